import UIKit

/// A layer whose time is paused, or runs slower or faster, together with the animations in it.
final class LayerTimeDemo: Demo {
  override class var name: String { "Layer time" }
  let stage = UIView(frame: CGRect(x: 20, y: 160, width: 280, height: 120))
  let hand = UIView(frame: CGRect(x: 0, y: 40, width: 40, height: 40))
  let speeds = UISegmentedControl(items: ["Paused", "Half", "Normal", "Double"])
  private static let speeds: [Float] = [0, 0.5, 1, 2]

  override func viewDidLoad() {
    super.viewDidLoad()
    speeds.frame = CGRect(x: 20, y: 110, width: 280, height: 32)
    speeds.selectedSegmentIndex = 2
    speeds.addAction(UIAction { [me = Weak(self)] _ in me.value?.changeSpeed() }, for: .valueChanged)
    view.addSubview(speeds)
    stage.backgroundColor = .secondarySystemBackground
    stage.layer.cornerRadius = 10
    hand.backgroundColor = .systemBlue
    hand.layer.cornerRadius = 20
    stage.addSubview(hand)
    view.addSubview(stage)
    let swing = CABasicAnimation(keyPath: "position.x")
    swing.fromValue = 30
    swing.toValue = 250
    swing.duration = 1
    swing.autoreverses = true
    swing.repeatCount = .infinity
    hand.layer.add(swing, forKey: "swing")
  }

  /// Changes the speed without a jump: the layer's current time stays the same.
  private func changeSpeed() {
    let layer = stage.layer
    let now = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = LayerTimeDemo.speeds[speeds.selectedSegmentIndex]
    layer.timeOffset = now
    layer.beginTime = CACurrentMediaTime()
  }
}
