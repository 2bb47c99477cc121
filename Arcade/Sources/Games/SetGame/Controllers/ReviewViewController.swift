import ArcadeKit
import UIKit

/// A look back at the last finished game: what the player found and how quickly, what was missed, and what the player
/// sees slowly.
package final class ReviewViewController: UITableViewController {
  /// The game to look back at; nil before one has ended.
  package var game: Game? {
    didSet {
      review = game.map { Review($0) }
      if isViewLoaded { reload() }
    }
  }
  package private(set) var review: Review?
  private var sections: [(header: String?, footer: String?, cells: [UITableViewCell])] = []

  package init() { super.init(style: .insetGrouped) }

  package required init?(coder: NSCoder) { return nil }

  package override class var kind: String { "ReviewViewController" }
  package override var addressName: String? { "review" }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = SetStrings.review
    tableView.rowReach = Spacing.rowReach
    reload()
  }

  private func reload() {
    sections = makeSections()
    tableView.reloadData()
  }

  private func makeSections() -> [(header: String?, footer: String?, cells: [UITableViewCell])] {
    guard let game, let review, !review.finds.isEmpty || !review.missed.isEmpty else {
      return [(nil, nil, [ReviewCell(SetStrings.noReview, detail: nil)])]
    }
    let letters = game.settings.showsLetters
    var sections: [(header: String?, footer: String?, cells: [UITableViewCell])] = [
      (nil, nil, [ReviewCell(SetStrings.summary(game, review), detail: SetStrings.weakness(review.weakness))])
    ]
    if !review.kinds.isEmpty {
      sections.append(
        (
          SetStrings.kindsHeader, SetStrings.kindsFooter,
          review.kinds.map { ReviewCell(SetStrings.kind($0), detail: SetStrings.kindTime($0)) }
        ))
    }
    if !review.missed.isEmpty {
      sections.append(
        (
          SetStrings.missedHeader, SetStrings.missedFooter,
          review.missed.map {
            ReviewCell(SetStrings.missed($0), detail: SetStrings.taken($0), cards: $0.cards, letters: letters)
          }
        ))
    }
    if !review.finds.isEmpty {
      sections.append(
        (
          SetStrings.foundHeader, nil,
          review.finds.enumerated().map {
            ReviewCell(
              SetStrings.find($0.offset + 1, $0.element), detail: SetStrings.others($0.element.others),
              cards: $0.element.cards, letters: letters)
          }
        ))
    }
    return sections
  }

  // MARK: The table

  package override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  package override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].cells.count
  }

  package override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    sections[indexPath.section].cells[indexPath.row]
  }

  package override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  package override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }

  package override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { false }
}
