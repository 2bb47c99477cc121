import ArcadeKit
import UIKit

/// A look back at the last finished game: each mismatch in which the player had already seen one of the cards, and
/// when.
package final class RegretsViewController: UITableViewController {
  /// The game to look back at; nil before one has ended.
  package var game: Game? { didSet { if isViewLoaded { reload() } } }
  package private(set) var cells: [UITableViewCell] = []

  package init() { super.init(style: .insetGrouped) }

  package required init?(coder: NSCoder) { return nil }

  package override class var kind: String { "RegretsViewController" }
  package override var addressName: String? { "regrets" }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = ConcentrationStrings.regrets
    tableView.rowReach = Spacing.rowReach
    reload()
  }

  private func reload() {
    cells = makeCells()
    tableView.reloadData()
  }

  private func makeCells() -> [UITableViewCell] {
    guard let game, !game.regrets.isEmpty else {
      let words = game == nil ? ConcentrationStrings.noGame : ConcentrationStrings.noRegrets
      return [RegretCell(words, detail: [], faces: [], of: Theme.all[0])]
    }
    return game.regrets.map { regret in
      RegretCell(
        ConcentrationStrings.regret(regret, player: ConcentrationStrings.player(regret.player, game)),
        detail: regret.seen.map {
          ConcentrationStrings.seen(
            ConcentrationStrings.face(game.face($0.place), of: game.theme), at: $0.sighting.seconds,
            flip: $0.sighting.flip)
        }, faces: regret.places.map { game.face($0) }, of: game.theme)
    }
  }

  // MARK: The table

  package override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }

  package override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cells[indexPath.row]
  }

  package override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    game?.regrets.isEmpty == false ? ConcentrationStrings.regretsFooter : nil
  }

  package override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { false }
}
