import UIKit

/// Repels positive charge and attracts negative charge; the third ball has none.
final class ElectricDemo: Demo {
  override class var name: String { "Electric" }
  lazy var positive = ball(200, 200, 40, .systemRed)
  lazy var negative = ball(200, 280, 40, .systemBlue)
  lazy var neutral = ball(200, 360, 40, .systemGray)

  override func viewDidLoad() {
    super.viewDidLoad()
    let field = UIFieldBehavior.electricField()
    field.position = CGPoint(x: 100, y: 280)
    field.strength = 0.05
    for (ball, charge) in [(positive, 1.0), (negative, -1), (neutral, 0)] {
      let laws = UIDynamicItemBehavior(items: [ball])
      laws.charge = charge
      field.addItem(ball)
      add(laws)
    }
    add(field)
  }
}
