import Testing
import UIKit

@testable import Catalogue

/// A screen of the catalogue on a headless host.
final class Screen<Shown: Demo> {
  let host: HeadlessHost
  let demo: Shown

  init(size: CGSize = CGSize(width: 390, height: 844)) {
    // The host's application creates the controller, because layer IDs belong to an application.
    host = HeadlessHost(size: size) { Shown() }
    demo = host.rootViewController as! Shown
  }

  func run(_ seconds: Double) { host.advance(seconds: seconds) }

  /// The velocity of an item in pt/s, from its movement in one tick.
  func velocity(of item: any UIDynamicItem) -> CGPoint {
    let before = item.center
    host.advance(ticks: 1)
    return CGPoint(x: (item.center.x - before.x) * 120, y: (item.center.y - before.y) * 120)
  }

  func speed(of item: any UIDynamicItem) -> Double {
    let velocity = velocity(of: item)
    return hypot(velocity.x, velocity.y)
  }
}

func angle(_ item: any UIDynamicItem) -> Double { atan2(item.transform.b, item.transform.a) }

func distance(_ first: any UIDynamicItem, _ second: any UIDynamicItem) -> Double {
  hypot(first.center.x - second.center.x, first.center.y - second.center.y)
}
