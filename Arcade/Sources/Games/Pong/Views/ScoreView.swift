import ArcadeKit
import UIKit

/// A side's points in large, pale numerals, with the player's name below.
final class ScoreView: UIView {
  private let numeral = UILabel()
  private let nameLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = [.staticText, .updatesFrequently]
    for label in [numeral, nameLabel] {
      label.textAlignment = .center
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.4
      label.isAccessibilityElement = false
      label.textColor = Ink.wash
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "ScoreView" }

  /// Shows the points and the name; full ink marks a player who may win with the next point.
  func show(_ points: Int, name: String, isClose: Bool) {
    let text = "\(points)"
    if numeral.text != text { numeral.text = text }
    if nameLabel.text != name { nameLabel.text = name }
    let color = isClose ? Ink.ink : Ink.wash
    numeral.textColor = color
    nameLabel.textColor = color
    accessibilityLabel = name + " " + text
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let line = min(bounds.height * 0.3, 20 * min(traitCollection.textScale, 1.6))
    let rest = bounds.height - line
    let size = (rest / 1.2).rounded(.down)
    numeral.setSerif(max(size, 12), .light)
    nameLabel.setSerif(max((line / 1.25).rounded(.down), 9))
    numeral.frame = CGRect(x: 0, y: 0, width: bounds.width, height: rest)
    nameLabel.frame = CGRect(x: 0, y: rest, width: bounds.width, height: line)
  }
}
