import Arcade
import Breakout
import CaromGeometry
import CaromHeadlessHost
import UIKit

/// A session of the arcade.
final class Session {
  let host: HeadlessHost
  let application: UIApplication
  let play: BreakoutViewController

  /// Opens Breakout, with random walls unless `stored` says something else.
  init(size: CGSize = CGSize(width: 390, height: 844), seed: Int32 = 1, stored: [String: String] = [:]) {
    let stored = stored.merging(["breakout.walls": "1"]) { own, _ in own }
    let delegate = ArcadeDelegate()
    host = HeadlessHost(delegate: delegate, size: size, seed: seed, stored: stored, address: "/breakout")
    application = host.application
    let tabs = delegate.rootViewController(ofApp: "breakout") as! UITabBarController
    play = tabs.viewControllers![0] as! BreakoutViewController
  }

  private(set) var diagnostics: [String] = []

  func advance(ticks: Int = 1) { host.advance(ticks: ticks) }

  /// Commits the changes as a page does once a frame, and discards all outputs but the diagnostics.
  func commit() {
    host.commitUnread()
    diagnostics += host.diagnostics
    host.forgetOutputs()
  }

  func pointer(_ phase: HeadlessHost.TouchPhase, _ place: CGPoint) { host.touch(phase: phase, at: place) }
}
