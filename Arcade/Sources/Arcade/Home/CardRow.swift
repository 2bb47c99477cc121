import ArcadeKit
import GameSettings
import UIKit

/// A row of a card on the home screen: a picture, a name, and a text about it.
class CardRow: UIControl {
  private let picture: UIView
  final let name = UILabel(.headline, Skin.home.surface.ink, bold: true)
  final let status = UILabel(.subheadline, Skin.home.surface.mutedInk)
  private static let pictureSide: CGFloat = 40

  init(picture: UIView) {
    self.picture = picture
    super.init(frame: .zero)
    accessibilityTraits = .button
    layer.cornerRadius = 12
    for view in [picture, name, status] { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "CardRow" }
  override var cursor: String? { "pointer" }

  private func wordsWidth(_ width: CGFloat) -> CGFloat {
    width - Spacing.tight * 2 - CardRow.pictureSide - Spacing.close
  }

  /// The height that the row needs at a width, in points.
  final func height(_ width: CGFloat) -> CGFloat {
    let room = wordsWidth(width)
    return max(name.height(room) + status.height(room) + 2, CardRow.pictureSide) + Spacing.close
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = CardRow.pictureSide
    place(
      picture, leading: CGRect(x: Spacing.tight, y: ((bounds.height - side) / 2).rounded(), width: side, height: side))
    let x = Spacing.tight + side + Spacing.close
    let room = wordsWidth(bounds.width)
    let (first, second) = (name.height(room), status.height(room))
    let top = ((bounds.height - first - second - 2) / 2).rounded()
    place(name, leading: CGRect(x: x, y: top, width: room, height: first))
    place(status, leading: CGRect(x: x, y: top + first + 2, width: room, height: second))
  }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? Skin.home.surface.ink.withAlphaComponent(0.08) : .clear
  }
}

/// A challenge of the day: the icon of its app, a description, and the player's result.
final class TodayRow: CardRow {
  let challenge: DailyChallenge

  init(_ challenge: DailyChallenge, icon: AppIcon) {
    self.challenge = challenge
    super.init(picture: icon)
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "TodayRow" }

  /// Shows the result of a day.
  func show(_ day: Day) {
    let result = challenge.results.result(on: day)
    let streak = challenge.results.streak(on: day)
    name.text = challenge.name
    let done = result.map { "✓ " + challenge.words($0.official) } ?? ArcadeStrings.notPlayed
    status.text = streak > 1 ? done + " · " + ArcadeStrings.streak(streak) : done
    status.textColor = result == nil ? Skin.home.surface.mutedInk : Skin.home.surface.accent
    accessibilityLabel = challenge.name
    accessibilityValue =
      (result.map { challenge.words($0.official) } ?? ArcadeStrings.notPlayed)
      + (streak > 1 ? ", " + ArcadeStrings.streak(streak) : "")
    accessibilityHint = result == nil ? ArcadeStrings.challengeHint : ArcadeStrings.practiceHint
    setNeedsLayout()
  }
}
