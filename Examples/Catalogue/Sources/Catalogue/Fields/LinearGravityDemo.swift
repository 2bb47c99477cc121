import UIKit

/// A force in one direction, only inside the field's region: a stream through the middle.
final class LinearGravityDemo: Demo {
  override class var name: String { "Linear gravity" }
  lazy var swimmers = [box(160, 150), box(160, 280), box(160, 420)]
  let stream = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))

  override func viewDidLoad() {
    super.viewDidLoad()
    stream.strength = 0.1
    stream.position = CGPoint(x: 160, y: 280)
    stream.region = UIRegion(size: CGSize(width: 4_000, height: 120))
    for swimmer in swimmers { stream.addItem(swimmer) }
    add(stream)
  }
}
