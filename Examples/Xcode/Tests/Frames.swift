import UIKit

/// The frames that were worked out by hand from Apple's rules, in points of the window. The tests beside this file compare them with
/// the views, and `Tests/showcase` with the elements of a page, in each of which it finds this text.
private let table = """
  # A window without a safe area. A line at 24 points is 28.67 high. The controls are 44 high, 16 above the lower edge:
  # 667 − 16 − 44 = 607. A stepper is 94 × 32; what is left of 343 − 16 is the segments'. Both stand in the middle of 44.
  Doodle window: width 375, height 667
  Doodle title: midX 187.5, minY 8, height 28.67
  Doodle canvas: minX 16, minY 44.67, width 343, height 550.33
  Doodle controls: minX 16, minY 607, width 343, height 44
  Doodle colors: minX 16, minY 613, width 233, height 32
  Doodle stepper: minX 265, minY 613, width 94, height 32

  # 24 points bold: a line of 28.67 points, 16 below the top, in the middle.
  Marbles window: width 390, height 844
  Marbles hits: midX 195, minY 16, height 28.67

  # The label is 38 high at 32 points, so the grid is 667 − 16 − 16 − 38 − 16 = 581 high: rows of (581 − 3·8) / 4, columns of
  # (343 − 2·8) / 3. The button is in the middle of the label's line, at the right edge.
  Pairs window: width 375, height 667
  Pairs card 0: minX 16, minY 16, width 109, height 139.25
  Pairs card 1: minX 133, minY 16, width 109, height 139.25
  Pairs card 2: minX 250, minY 16, width 109, height 139.25
  Pairs card 3: minX 16, minY 163.25, width 109, height 139.25
  Pairs card 4: minX 133, minY 163.25, width 109, height 139.25
  Pairs card 5: minX 250, minY 163.25, width 109, height 139.25
  Pairs card 6: minX 16, minY 310.5, width 109, height 139.25
  Pairs card 7: minX 133, minY 310.5, width 109, height 139.25
  Pairs card 8: minX 250, minY 310.5, width 109, height 139.25
  Pairs card 9: minX 16, minY 457.75, width 109, height 139.25
  Pairs card 10: minX 133, minY 457.75, width 109, height 139.25
  Pairs card 11: minX 250, minY 457.75, width 109, height 139.25
  Pairs new game: maxX 359, midY 632

  # A phone's safe area of 59 and 34 points. Below the bar of 96 points (automatic titles stay large), at margins of 16; a large
  # title at 34 points is 40.67 high, a line at 17 points 20.33.
  Planets window: width 393, height 852, top 59, bottom 34
  Planets name: minX 16, minY 175, width 361, height 40.67
  Planets moons: minX 16, minY 223.67, width 361, height 20.33
  Planets globe: minX 122.8, minY 276, width 147.4, height 147.4
  Planets note: minX 16, minY 764, width 361, height 34

  # 20 from both edges, 24 from the top, 12 between rows: fields of 40, a switch of 31, a stepper of 32, a button of 44. A line at
  # 17 points is 20.33 high, in the middle of its row. A switch is aligned by 49 of its 51 points.
  Register window: width 375, height 667
  Register field 0: minX 20, minY 24, width 335, height 40
  Register field 1: minX 20, minY 76, width 335, height 40
  Register field 2: minX 20, minY 128, width 335, height 40
  Register newsletter: minX 20, minY 185.33, width 278, height 20.33
  Register switch: minX 306, minY 180, width 51, height 31
  Register age: minX 20, minY 228.83, width 233, height 20.33
  Register stepper: minX 261, minY 223, width 94, height 32
  Register button: minX 20, minY 267, width 335, height 44
  """

/// What is known of the frame of a view, to a point.
struct Expected {
  private(set) var measures: [String: CGFloat] = [:]

  /// The line of the table that begins with this name, such as `Pairs card 0`.
  init(_ name: String) {
    let lines = table.split(separator: "\n").map { $0.drop { $0 == " " } }
    guard let line = lines.first(where: { $0.hasPrefix(name + ":") }) else { return }
    for measure in line.dropFirst(name.count + 1).split(separator: ",") {
      let parts = measure.split(separator: " ")
      measures[String(parts[0])] = Double(parts[1])
    }
  }

  /// The size of a window.
  var size: CGSize { CGSize(width: measures["width"]!, height: measures["height"]!) }

  /// Whether the frame of a view, in its window, is the expected one.
  func fits(_ view: UIView) -> Bool {
    let frame = view.convert(view.bounds, to: nil)
    let found = [
      "minX": frame.minX, "midX": frame.midX, "maxX": frame.maxX, "minY": frame.minY, "midY": frame.midY,
      "width": frame.width, "height": frame.height,
    ]
    return !measures.isEmpty && measures.allSatisfy { abs(found[$0.key]! - $0.value) <= 1 }
  }
}
