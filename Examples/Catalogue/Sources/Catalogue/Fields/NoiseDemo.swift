import UIKit

/// A smooth random force that changes over time: boxes drift like leaves.
final class NoiseDemo: Demo {
  override class var name: String { "Noise" }
  lazy var leaves = (0..<5).map { box(60 + 50 * CGFloat($0), 260, 24, 24, .systemGreen) }
  let wind = UIFieldBehavior.noiseField(smoothness: 0.6, animationSpeed: 1)

  override func viewDidLoad() {
    super.viewDidLoad()
    wind.strength = 0.2
    for leaf in leaves { wind.addItem(leaf) }
    let laws = UIDynamicItemBehavior(items: leaves.map { $0 })
    laws.resistance = 1
    let walls = UICollisionBehavior(items: leaves.map { $0 })
    walls.translatesReferenceBoundsIntoBoundary = true
    add(wind, laws, walls)
  }
}
