import ArcadeKit
import GameSettings
import UIKit

/// The Walls tab: the map of the drawn walls with their stars and locks, and before them the wall of the day, random walls and
/// the editor.
package final class WallsViewController: UIViewController {
  /// Called with the course that the player chose.
  var onPlay: ((Course) -> Void)?
  /// Called when the player wants to build a wall.
  var onBuild: (() -> Void)?
  /// The course being played.
  var current: () -> Course? = { nil }
  /// The wall of the day.
  var wallOfToday: () -> Level? = { nil }

  private let scenery = SceneryView(frame: .zero)
  private let scroll = UIScrollView()
  private let header = UILabel()
  private let hint = UILabel()
  private(set) var cards: [WallCard] = []

  package override class var kind: String { "WallsViewController" }
  package override var addressName: String? { "walls" }

  /// The cards before those of the drawn walls.
  private static let extras = 3

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = BreakoutStrings.walls
    scenery.show(CourtLook.look(0))
    view.backgroundColor = scenery.backgroundColor
    view.addSubview(scenery)
    view.addSubview(scroll)
    header.textColor = .rgb(0xFFD54A)
    header.accessibilityTraits = .header
    hint.textColor = UIColor(white: 1, alpha: 0.8)
    hint.font = .preferredFont(forTextStyle: .footnote)
    hint.adjustsFontForContentSizeCategory = true
    hint.numberOfLines = 0
    scroll.addSubview(header)
    scroll.addSubview(hint)
    for index in 0..<Level.journey.count + WallsViewController.extras {
      let card = WallCard(frame: .zero)
      card.addAction(UIAction { [me = Weak(self)] _ in me.value?.choose(index) }, for: .touchUpInside)
      cards.append(card)
      scroll.addSubview(card)
    }
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    update()
    view.setNeedsLayout()
  }

  private func update() {
    let journey = CourseStore.journey
    let now = current()
    header.text = "★ " + BreakoutStrings.starsOf(journey.stars, 3 * journey.marks.count)
    header.accessibilityLabel = BreakoutStrings.starsOf(journey.stars, 3 * journey.marks.count)
    hint.text = BreakoutStrings.starsHint
    let isToday = if case .day = now { true } else { false }
    let isShared = if case .shared = now { true } else { false }
    cards[0].face = WallCard.Face(
      title: BreakoutStrings.today, level: wallOfToday(), stars: nil, isCurrent: isToday)
    cards[1].face = WallCard.Face(title: BreakoutStrings.random, isCurrent: now == .random, glyph: .random)
    cards[2].face = WallCard.Face(title: BreakoutStrings.build, isCurrent: isShared, glyph: .build)
    for (wall, level) in Level.journey.enumerated() {
      cards[wall + WallsViewController.extras].face = WallCard.Face(
        title: BreakoutStrings.wall(wall), level: level, stars: journey.marks[wall].stars,
        isLocked: wall >= journey.open, isCurrent: now == .journey(wall))
    }
  }

  private func choose(_ index: Int) {
    switch index {
    case 0: onPlay?(.day(.today))
    case 1: onPlay?(.random)
    case 2: onBuild?()
    default: onPlay?(.journey(index - WallsViewController.extras))
    }
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scenery.frame = view.bounds
    scroll.frame = view.bounds
    let safe = view.leadingSafeAreaInsets
    let widest: CGFloat = 1_040
    let room = min(view.bounds.width - safe.left - safe.right - 2 * Spacing.normal, widest)
    let left = safe.left + (view.bounds.width - safe.left - safe.right - room) / 2
    let gap = Spacing.close
    let columns = WallCard.count(in: room, gap: gap)
    let width = (room - CGFloat(columns - 1) * gap) / CGFloat(columns)
    let height = (width * 0.82).rounded() + 24 * (traitCollection.halfTextScale - 1)
    var y = Spacing.normal + safe.top
    header.setDisplay(26 * min(max(traitCollection.textScale, 1), 1.6))
    let title = header.sizeThatFits(CGSize(width: room, height: 200))
    scroll.place(header, leading: CGRect(x: left, y: y, width: room, height: title.height))
    y += title.height + Spacing.hair
    let note = hint.sizeThatFits(CGSize(width: room, height: 400))
    scroll.place(hint, leading: CGRect(x: left, y: y, width: room, height: note.height))
    y += note.height + Spacing.normal
    // The cards before the drawn walls share a row; beside each other on a phone they are lower.
    let extras = WallsViewController.extras
    let wide = (room - CGFloat(extras - 1) * gap) / CGFloat(extras)
    let low = min(height, (max(wide, 120) * 0.82).rounded())
    for (index, card) in cards.enumerated() {
      let isExtra = index < extras
      let place = isExtra ? index : index - extras
      let span = isExtra ? wide : width
      let column = isExtra ? place : place % columns
      let top = isExtra ? y : y + low + Spacing.normal + CGFloat(place / columns) * (height + gap)
      scroll.place(
        card,
        leading: CGRect(
          x: left + CGFloat(column) * (span + gap), y: top, width: span, height: isExtra ? low : height))
    }
    let bottom = cards.map { $0.frame.maxY }.max() ?? y
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: view.bounds.width, height: bottom + Spacing.wide + safe.bottom)
  }
}
