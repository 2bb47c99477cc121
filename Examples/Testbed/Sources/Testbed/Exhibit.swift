import CaromPhysics
import CaromPhysicsScenes
import UIKit

/// A scene with its name and the part of the plane to show, in meters with y pointing up.
struct Exhibit {
  let name: String
  let title: String
  let frame: CGRect
  let scene: Scene

  static let all = [
    Exhibit(name: "Pile", title: "820 boxes in a pyramid", frame: frame(-24, -1, 24, 42), scene: .pyramid()),
    Exhibit(name: "Balls", title: "2,000 balls fall into a box", frame: frame(-12, -1, 12, 29), scene: .balls()),
    Exhibit(
      name: "Bricks", title: "500 elastic balls among 400 bricks", frame: frame(-31, -31, 31, 31), scene: .breakout()),
    Exhibit(
      name: "Cells", title: "400 m/s between walls of 8 cm", frame: frame(-0.3, -0.3, 20.3, 20.3), scene: .cells()),
    Exhibit(
      name: "Box", title: "Ten balls of 400 m/s in one box", frame: frame(-0.3, -0.3, 20.3, 20.3), scene: .open()),
    Exhibit(name: "Cards", title: "200 thrown cards", frame: frame(-16, -1, 16, 21), scene: .cards()),
    Exhibit(name: "Chain", title: "200 links and a weight of 50", frame: frame(-104, -104, 104, 8), scene: .chain()),
  ]

  private static func frame(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) -> CGRect {
    CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}
