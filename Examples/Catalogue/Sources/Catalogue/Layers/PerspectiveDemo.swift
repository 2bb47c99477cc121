import UIKit

/// Cards in a ring that are viewed from one point, by `sublayerTransform`.
final class PerspectiveDemo: Demo {
  override class var name: String { "Perspective" }
  let ring = UIView(frame: CGRect(x: 20, y: 160, width: 280, height: 200))
  let turn = UISlider(frame: CGRect(x: 20, y: 110, width: 280, height: 34))
  private(set) var cards: [CALayer] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    turn.minimumValue = -60
    turn.maximumValue = 60
    turn.accessibilityLabel = "Turn in degrees"
    turn.addAction(UIAction { [me = Weak(self)] _ in me.value?.show() }, for: .valueChanged)
    view.addSubview(turn)
    let colors: [UIColor] = [.systemRed, .systemOrange, .systemGreen, .systemBlue, .systemPurple]
    for color in colors {
      let card = CALayer()
      card.bounds = CGRect(x: 0, y: 0, width: 80, height: 120)
      card.position = CGPoint(x: 140, y: 100)
      card.cornerRadius = 12
      card.backgroundColor = color.cgColor
      ring.layer.addSublayer(card)
      cards.append(card)
    }
    ring.isAccessibilityElement = true
    ring.accessibilityTraits = .image
    ring.accessibilityLabel = "Five cards in a ring"
    view.addSubview(ring)
    show()
  }

  private func show() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    ring.layer.sublayerTransform = perspective
    for (place, card) in cards.enumerated() {
      let angle = (Double(turn.value) + Double(place - 2) * 40) * .pi / 180
      // 120 points from the middle of the ring, which is as far behind the screen.
      let depth = 120 * (cos(angle) - 1)
      card.transform = CATransform3DConcat(
        CATransform3DMakeRotation(angle, 0, 1, 0), CATransform3DMakeTranslation(120 * sin(angle), 0, depth))
      card.zPosition = depth / 1000
    }
  }
}
