import CaromHeadlessHost
import UIKit

@testable import Pong

/// A stage of the ladder in a window, advanced tick by tick.
final class Bench {
  let host = HeadlessHost(size: CGSize(width: 390, height: 844))
  let window: UIWindow
  let exhibit: Exhibit

  /// The stage with the title `title`, with some values changed.
  init(_ title: String, _ changes: (LabProperty, Double)...) {
    window = UIWindow(windowScene: host.application.windowScene)
    window.makeKeyAndVisible()
    let stage = LabLadder.stages.first { LabStrings.words(of: $0.name).title == title }!
    var values = stage.values
    for (property, value) in changes { values[property] = value }
    exhibit = Exhibit(stage, values: values)
    window.addSubview(exhibit.table)
  }

  var ball: UIView { exhibit.ball }
  var paddle: UIView { exhibit.paddle }
  var readings: LabReadings { exhibit.readings }

  func advance(ticks: Int = 1) { host.advance(ticks: ticks) }

  /// Advances tick by tick until `isDone`, for at most `seconds`; returns whether it was done.
  @discardableResult
  func advance(upTo seconds: Double, until isDone: () -> Bool) -> Bool {
    for _ in 0..<Int(seconds * 120) {
      if isDone() { return true }
      advance()
    }
    return isDone()
  }

  /// The velocity in pt/s, from the distance moved in the last tick.
  func velocity(of view: UIView) -> CGPoint {
    let before = view.center
    advance()
    return CGPoint(x: (view.center.x - before.x) * 120, y: (view.center.y - before.y) * 120)
  }

  func angle(of view: UIView) -> Double { atan2(view.transform.b, view.transform.a) }

  var diagnostics: [String] { host.diagnostics }
}
