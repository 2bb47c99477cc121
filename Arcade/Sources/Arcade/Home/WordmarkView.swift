import ArcadeKit
import UIKit

/// The arcade's name, whose letter o is the red ball of carom billiards.
final class WordmarkView: UIView {
  private let start = UILabel()
  private let end = UILabel()
  private let ball = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .header
    accessibilityLabel = ArcadeStrings.arcade
    start.text = "Car"
    end.text = "m"
    ball.type = .radial
    ball.startPoint = CGPoint(x: 0.36, y: 0.3)
    ball.endPoint = CGPoint(x: 1.1, y: 1.04)
    ball.colors = [UIColor.rgb(0xFF8A75).cgColor, UIColor.rgb(0xDF3A28).cgColor, UIColor.rgb(0x8E1710).cgColor]
    ball.locations = [0, 0.42, 1]
    for label in [start, end] {
      label.isAccessibilityElement = false
      addSubview(label)
    }
    layer.addSublayer(ball)
    adoptFont()
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "WordmarkView" }

  /// The font size, in points.
  var pointSize: CGFloat = 36 {
    didSet { if pointSize != oldValue { adoptFont() } }
  }

  private func adoptFont() {
    for label in [start, end] { label.font = font }
    setNeedsLayout()
  }

  private var font: UIFont { .display(pointSize) }
  /// As large as the round letter of the display font, which is 0.44 of the font size.
  private var diameter: CGFloat { (pointSize * 0.45).rounded() }
  private var gap: CGFloat { (pointSize * 0.03).rounded() }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (first, last) = (start.sizeThatFits(.zero), end.sizeThatFits(.zero))
    return CGSize(width: first.width + last.width + diameter + 2 * gap, height: first.height)
  }

  /// The letters run from left to right in every language.
  override func layoutSubviews() {
    super.layoutSubviews()
    let (first, last) = (start.sizeThatFits(.zero), end.sizeThatFits(.zero))
    start.frame = CGRect(origin: .zero, size: first)
    let x = first.width + gap
    let baseline = (first.height - font.lineHeight) / 2 + font.ascender
    ball.frame = CGRect(x: x, y: baseline - diameter + pointSize * 0.01, width: diameter, height: diameter)
    ball.cornerRadius = diameter / 2
    end.frame = CGRect(origin: CGPoint(x: x + diameter + gap, y: 0), size: last)
  }
}
