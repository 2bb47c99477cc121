import ArcadeKit
import UIKit

/// Every text that the inclined plane shows or speaks.
enum InclineStrings {
  static let title = "Inclined Plane"
  static let tutorial = "Tutorial"
  static let truePlane = "True plane"

  static let pause = "Pause"
  static let play = "Play"
  static let again = "Begin again"

  static func fine(_ name: String) -> String { name + ", fine" }

  static func written(_ name: String) -> String { name + ", written" }
  static let heightRange = "PLANE_HEIGHT goes from −300 to 300, in whole points."

  // MARK: Tutorial

  static let sheet = "Sheet"
  static let ball = "Ball"
  static let plane = "Plane"
  static let listing = "Listing"
  static let notes = "Notes"
  static let tutorialTitle = "A ball on a slope"
  static let tutorialText =
    "A timer calls moveBall 80 times a second. Each call moves the ball a point to the right, and a formula puts it on "
    + "the slope. Change PLANE_HEIGHT in the listing while it runs, or drag an end of the slope: the ball stays on it."
  static let downhill = "Always downhill"
  static let swing = "Animate the slope"
  static let mend = "Mend the first frame"
  static let tangent = "Tangent geometry"
  static let edge = "At the edge the ball"
  static let edges = ["Leaves", "Stops", "Returns"]
  static let tutorialNotes =
    "As written, the ball has no size yet when its place is computed for the first time: it begins 44 points too low and "
    + "jumps. The switch gives it its size before.\n\n"
    + "The formula puts the lowest point of the ball on the line, not the circle: the line cuts into it by r (sec θ − 1). "
    + "Tangent geometry lifts it by that much.\n\n"
    + "In the tutorial's words width and height of the plane are exchanged once, and its second listing has two lines "
    + "too many; its code, and this listing, use the true relation. Its ball never stops; what it does at the edge is "
    + "chosen here. It slides, at one speed, whatever the slope: the other tab shows what a true ball does."

  static func readings(_ slope: TutorialSlope) -> String {
    let frame = slope.ballFrame
    let gap = slope.isTangent ? slope.tangentGap : slope.gap
    return "x " + FixedPoint.text(frame.minX, places: 0) + "   y " + FixedPoint.text(frame.minY, places: 2)
      + "   slope "
      + FixedPoint.text(slope.degrees, places: 1) + "°   gap " + FixedPoint.text(gap.magnitude, places: 2)
  }
}
