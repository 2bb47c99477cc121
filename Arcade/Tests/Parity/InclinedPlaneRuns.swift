import CaromHeadlessHost
import CaromReplay
import InclinedPlane
import UIKit

extension GoldenRun {
  static var inclinedPlane: [GoldenRun] {
    [
      GoldenRun("the tutorial's ball and a true race on the inclined plane") { hash in incline(&hash) }
    ]
  }

  /// The tutorial with changing heights and turns of the device; then every shape at every end, tilted on its way.
  private static func incline(_ hash: inout StateHash) {
    let host = HeadlessHost(seed: 29, root: { InclinedPlaneApp.makeRootViewController() })
    guard let tabs = host.rootViewController as? UITabBarController,
      let tutorial = tabs.viewControllers?.first as? TutorialViewController,
      let plane = tabs.viewControllers?.last as? TruePlaneViewController
    else { return }
    for step in 0..<30 {
      tutorial.setHeight(Double(step * 23 % 400 - 200))
      if step % 11 == 5 { host.rotate() }
      host.advance(ticks: 12)
      hash.combine(host.application.clockHash())
      for line in host.commit() { hash.combine(line) }
    }
    tabs.selectedIndex = 1
    for (index, end) in SlopeEnd.allCases.enumerated() {
      var setup = Setup([.ball, .ring, .box, .hollowBall], [(.angle, 2500 + index * 700), (.restitution, 60)])
      setup.end = end
      _ = plane.change {
        $0 = setup
        return nil
      }
      plane.toggle()
      for step in 0..<24 {
        if step == 9 { _ = plane.tilt(to: -1800) }
        host.advance(ticks: 20)
        for line in host.commit() { hash.combine(line) }
        for lane in 0..<4 {
          let motion = plane.experiment.motion(lane)
          for value in [motion.place, motion.velocity, motion.rim, motion.turn, motion.heat, motion.work] {
            hash.combine(value)
          }
        }
      }
      hash.combine(host.application.stateHash())
    }
  }
}
