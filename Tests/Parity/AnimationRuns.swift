import CaromHeadlessHost
import CaromReplay
import UIKit

extension GoldenRun {
  static var animation: [GoldenRun] {
    [GoldenRun("curves and springs", curves), GoldenRun("overlapping animations", overlaps)]
  }

  private static func page() -> HeadlessHost { HeadlessHost(size: CGSize(width: 400, height: 400)) }

  private static func curves(_ hash: inout StateHash) {
    let host = page()
    let options: [UIView.AnimationOptions] = [
      .curveLinear, .curveEaseIn, .curveEaseOut, .curveEaseInOut, [.autoreverse, .repeat],
    ]
    for (index, option) in options.enumerated() {
      let view = UIView(frame: CGRect(x: 10, y: 30 * Double(index), width: 20, height: 20))
      view.backgroundColor = .systemOrange
      host.view.addSubview(view)
      UIView.animate(withDuration: 0.7, delay: 0.05 * Double(index), options: option) {
        view.center.x += 200
        view.alpha = 0.2
        view.backgroundColor = .systemTeal
        view.transform = CGAffineTransform(rotationAngle: 1.3).scaledBy(x: 1.2, y: 0.7)
      }
    }
    for damping in [0.3, 0.6, 1.0] {
      let view = UIView(frame: CGRect(x: 10, y: 200 + 50 * damping, width: 20, height: 20))
      host.view.addSubview(view)
      UIView.animate(
        withDuration: 0.6, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 2, options: [],
        animations: { view.frame = CGRect(x: 300, y: 10, width: 60, height: 30) })
    }
    follow(host, into: &hash)
  }

  private static func overlaps(_ hash: inout StateHash) {
    let host = page()
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    host.view.addSubview(view)
    for step in 1...6 {
      UIView.animate(withDuration: 0.5) {
        view.center = CGPoint(x: 60 * Double(step), y: 400 / Double(step))
        view.layer.cornerRadius = Double(step)
      }
      host.advance(ticks: 11)
      hash.combine(host.application.stateHash())
    }
    follow(host, into: &hash)
  }

  /// One second: every tick, and the layer commands in between.
  private static func follow(_ host: HeadlessHost, into hash: inout StateHash) {
    for tick in 0..<120 {
      host.advance(ticks: 1)
      hash.combine(host.application.stateHash())
      for line in host.commit(fraction: Double(tick % 4) / 4) { hash.combine(line) }
    }
  }
}
