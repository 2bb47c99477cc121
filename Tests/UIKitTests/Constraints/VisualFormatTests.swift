import Testing
import UIKit

@testable import UIKitCore

/// The visual format language: the meaning of each part of its grammar, and the messages for invalid formats.
@Suite(.serialized) struct VisualFormatTests {
  let host = HeadlessHost(size: CGSize(width: 400, height: 800), root: { UIViewController() })
  let views: [String: UIView]
  private static let metrics: [String: CGFloat] = ["gap": 12, "half": 2.5, "strong": 900, "_x1": -3]

  init() {
    var views: [String: UIView] = [:]
    for name in ["a", "b", "c", "far_1"] {
      let view = UIView()
      view.accessibilityIdentifier = name
      view.translatesAutoresizingMaskIntoConstraints = false
      host.view.addSubview(view)
      views[name] = view
    }
    self.views = views
  }

  private func read(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) -> [String] {
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: VisualFormatTests.metrics, views: views)
    host.advance(ticks: 1)
    return made.map { constraint in
      let equation = constraint.equation { $0.view?.accessibilityIdentifier ?? "|" }
      return constraint.priority == .required ? equation : equation + " @\(constraint.priority.rawValue)"
    }
  }

  static let meanings: [(String, [String])] = [
    ("[a]", []), ("H:[a]", []), ("V:[a]", []),
    ("[a]-[b]", ["b.leading == a.trailing + 8"]),
    ("V:[a]-[b]", ["b.top == a.bottom + 8"]),
    ("[a][b]", ["b.leading == a.trailing"]),
    ("H:|[a]|", ["a.leading == |.leading", "|.trailing == a.trailing"]),
    ("|-[a]-|", ["a.leading == |.leadingMargin", "|.trailingMargin == a.trailing"]),
    ("V:|-[a]-|", ["a.top == |.topMargin", "|.bottomMargin == a.bottom"]),
    ("V:|-0-[a]-2.25-|", ["a.top == |.top", "|.bottom == a.bottom + 2.25"]),
    ("[a]-10-[b]-gap-[c]", ["b.leading == a.trailing + 10", "c.leading == b.trailing + 12"]),
    ("[a]-(10)-[b]-(-4)-[c]", ["b.leading == a.trailing + 10", "c.leading == b.trailing - 4"]),
    ("[a]-(_x1)-[b]", ["b.leading == a.trailing - 3"]),
    ("[a]-(>=8@750,<=20)-[b]", ["b.leading >= a.trailing + 8 @750.0", "b.leading <= a.trailing + 20"]),
    ("[a]-(==half@strong)-|", ["|.trailing == a.trailing + 2.5 @900.0"]),
    ("[a(50)]", ["a.width == 50"]), ("V:[a(50)]", ["a.height == 50"]),
    ("[a(>=70,<=100)]", ["a.width >= 70", "a.width <= 100"]),
    ("[a(==b)]", ["a.width == b.width"]), ("[a(b)]", ["a.width == b.width"]),
    ("V:[a(<=far_1@20)]", ["a.height <= far_1.height @20.0"]),
    ("[a(gap)]", ["a.width == 12"]), ("[a(==b@strong)]", ["a.width == b.width @900.0"]),
    ("[a(1e2)]", ["a.width == 100"]), ("[a(.5)]", ["a.width == 0.5"]), ("[a(12.5e-1)]", ["a.width == 1.25"]),
    ("[a(0.1)]", ["a.width == 0.1"]), ("[a(5.)]", ["a.width == 5"]),
    (
      " H: | - 5 - [ a ( >= 7 @ 9 , b ) ] - [ b ] | ",
      ["a.leading == |.leading + 5", "b.leading == a.trailing + 8", "|.trailing == b.trailing"]
        + ["a.width >= 7 @9.0", "a.width == b.width"]
    ),
    (
      "|-[a]-[b(==a)]-[c(>=20)]-|",
      [
        "a.leading == |.leadingMargin", "b.leading == a.trailing + 8", "c.leading == b.trailing + 8",
        "|.trailingMargin == c.trailing", "b.width == a.width", "c.width >= 20",
      ]
    ),
  ]

  @Test("each part of the grammar gives these constraints", arguments: meanings)
  func means(format: String, constraints: [String]) {
    #expect(read(format) == constraints)
    #expect(host.diagnostics == [])
  }

  static let options: [(String, NSLayoutConstraint.FormatOptions, [String])] = [
    ("|-[a][b]", .directionLeadingToTrailing, ["a.leading == |.leadingMargin", "b.leading == a.trailing"]),
    (
      "|-[a]-3-[b]|", .directionLeftToRight,
      ["a.left == |.leftMargin", "b.left == a.right + 3", "|.right == b.right"]
    ),
    (
      "|-[a]-(>=3)-[b]|", .directionRightToLeft,
      ["|.rightMargin == a.right", "a.left >= b.right + 3", "b.left == |.left"]
    ),
    ("V:[a][b]", .directionRightToLeft, ["b.top == a.bottom"]),
    (
      "[a]-[b]-[c]", .alignAllCenterY,
      [
        "b.leading == a.trailing + 8", "c.leading == b.trailing + 8", "b.centerY == a.centerY",
        "c.centerY == b.centerY",
      ]
    ),
    (
      "[a][b]", [.alignAllTop, .alignAllBottom], ["b.leading == a.trailing", "b.top == a.top", "b.bottom == a.bottom"]
    ),
    ("[a][b]", .alignAllFirstBaseline, ["b.leading == a.trailing", "b.firstBaseline == a.firstBaseline"]),
    ("[a][b]", .alignAllLastBaseline, ["b.leading == a.trailing", "b.lastBaseline == a.lastBaseline"]),
    ("V:[a][b]", .alignAllLeading, ["b.top == a.bottom", "b.leading == a.leading"]),
    ("V:[a][b]", .alignAllTrailing, ["b.top == a.bottom", "b.trailing == a.trailing"]),
    ("V:[a][b]", [.alignAllLeft, .alignAllRight], ["b.top == a.bottom", "b.left == a.left", "b.right == a.right"]),
    ("V:[a][b]", .alignAllCenterX, ["b.top == a.bottom", "b.centerX == a.centerX"]),
    (
      "V:|-9-[a]-20-[b]-[c]", .spacingBaselineToBaseline,
      ["a.top == |.top + 9", "b.firstBaseline == a.lastBaseline + 20", "c.top == b.bottom + 8"]
    ),
  ]

  @Test("options align views and change the direction", arguments: options)
  func options(format: String, options: NSLayoutConstraint.FormatOptions, constraints: [String]) {
    #expect(read(format, options) == constraints)
    #expect(host.diagnostics == [])
  }

  /// Formats, the position of the caret, and the message.
  static let damaged: [(String, Int, String)] = [
    ("", 0, "a view such as [name] was expected, but the text ends."),
    ("X:[a]", 0, "\"H:\", \"V:\", \"|\" or a view such as [name] was expected."),
    ("a", 0, "\"H:\", \"V:\", \"|\" or a view such as [name] was expected."),
    ("H[a]", 1, "\":\" after the direction was expected."),
    ("H:", 2, "a view such as [name] was expected, but the text ends."),
    ("H:|", 3, "\"-\", \"[\" or \"|\" was expected, but the text ends."),
    ("||", 1, "a view such as [name] was expected."),
    ("|-|", 2, "a view such as [name] was expected."),
    ("|-[]-|", 3, "a view's name after \"[\" was expected."),
    ("[1a]", 1, "a view's name after \"[\" was expected."),
    ("[a", 2, "\"]\" or \"(\" after the view's name was expected, but the text ends."),
    ("[a b]", 3, "\"]\" or \"(\" after the view's name was expected."),
    ("[a]]", 3, "\"-\", \"[\" or \"|\" was expected."),
    ("[a]-", 4, "a distance, \"[\" or \"|\" after \"-\" was expected, but the text ends."),
    ("[a]--[b]", 4, "a distance, \"[\" or \"|\" after \"-\" was expected."),
    ("[a]-8[b]", 5, "\"-\" after the distance (relations and priorities need parentheses"),
    ("[a]-8@9-[b]", 5, "\"-\" after the distance (relations and priorities need parentheses"),
    ("[a]-(8)[b]", 7, "\"-\" after the distance was expected."),
    ("[a]-()-[b]", 5, "a number, a metric or a view was expected."),
    ("[a]-(8-[b]", 6, "\",\" or \")\" was expected."),
    ("[a]-(8,)-[b]", 7, "a number, a metric or a view was expected."),
    ("[a]-(=8)-[b]", 6, "\"==\", \"<=\" or \">=\" was expected."),
    ("[a]-(>8)-[b]", 6, "\"==\", \"<=\" or \">=\" was expected."),
    ("[a(8@)]", 5, "a priority after \"@\" was expected."),
    ("[a(8)", 5, "\"]\" after the view's size was expected, but the text ends."),
    ("[a(.)]", 3, "a number, a metric or a view was expected."),
    ("[a]|[b]", 4, "the end after the superview's edge was expected."),
    ("[a]-[nobody]", 5, "no view is called \"nobody\"."),
    ("[a(nothing)]", 3, "no metric and no view is called \"nothing\"."),
    ("[a]-(nothing)-[b]", 5, "no metric is called \"nothing\"."),
    ("[a]-b-[b]", 4, "no metric is called \"b\"."),
    ("[a(8@b)]", 5, "no metric is called \"b\"."),
    ("[a(8@1001)]", 5, "a priority must be greater than 0 and at most 1000."),
    ("[a(8@0)]", 5, "a priority must be greater than 0 and at most 1000."),
    ("[a(1e999)]", 3, "the number is too large."),
    ("[ä]", 1, "a view's name after \"[\" was expected."),
    ("[a]-ü-[b]", 4, "a distance, \"[\" or \"|\" after \"-\" was expected."),
  ]

  @Test("an invalid format is diagnosed, with a caret at the error", arguments: damaged)
  func isDamaged(format: String, place: Int, reason: String) {
    #expect(read(format) == [])
    let lines = host.diagnostics.last?.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) } ?? []
    #expect(host.diagnostics.count == 1 && lines.count == 3, "\(lines)")
    #expect(lines.first?.hasPrefix("Visual format: " + reason) == true, "\(lines)")
    #expect(lines.dropFirst().first == format && lines.last == String(repeating: " ", count: place) + "^", "\(lines)")
  }

  @Test func whatTheFormatCannotKnowIsToldOf() {
    let loose = ["a": UIView()]
    #expect(NSLayoutConstraint.constraints(withVisualFormat: "|[a]", views: loose).isEmpty)
    host.advance(ticks: 1)
    #expect(host.diagnostics.last?.contains("\"a\" has no superview for \"|\" to stand for") == true)
    #expect(read("[a][b]", .alignAllLeading) == [] && read("V:[a][b]", .alignAllTop) == [])
    #expect(host.diagnostics.last?.contains("cannot be aligned by their top") == true)
    let bad: [String: CGFloat] = ["n": .nan]
    #expect(NSLayoutConstraint.constraints(withVisualFormat: "[a(n)]", metrics: bad, views: views).isEmpty)
    host.advance(ticks: 1)
    #expect(host.diagnostics.last?.contains("the metric \"n\" is NaN or infinite") == true)
  }

  @Test func codeOfUIKitCompilesAsItIsWritten() {
    let label = UILabel()
    let button = UIButton(type: .system)
    let guide = UILayoutGuide()
    for view in [label, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      host.view.addSubview(view)
    }
    host.view.addLayoutGuide(guide)
    var all: [NSLayoutConstraint] = []
    let views = ["label": label, "button": button]
    let metrics = ["side": 20]
    all += NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-side-[label]-[button]", options: [], metrics: metrics, views: views)
    all += NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-side-[label(==h)]", options: [], metrics: ["side": 20, "h": 30.5], views: ["label": label])
    all += NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-5-[button(h)]", options: NSLayoutConstraint.FormatOptions(),
      metrics: ["h": NSNumber(value: 44)], views: views)
    all += NSLayoutConstraint.constraints(
      withVisualFormat: "[button(label)]", options: [], metrics: nil, views: ["label": label, "button": button])
    all += NSLayoutConstraint.constraints(
      withVisualFormat: "H:|[guide(70)]", views: ["guide": guide])
    all += NSLayoutConstraint.constraints(withVisualFormat: "[label(100)]", metrics: nil, views: views)
    NSLayoutConstraint.activate(all)
    host.advance(ticks: 1)
    #expect(label.frame == CGRect(x: 20, y: 20, width: 100, height: 30.5))
    #expect(button.frame == CGRect(x: 128, y: 5, width: 100, height: 44))
    #expect(guide.layoutFrame.width == 70 && host.diagnostics == [])
  }

  @Test func garbageIsNeverAccepted() {
    var generator = SeededGenerator(seed: 6)
    let pieces = [
      "|", "-", "[", "]", "(", ")", "[a]", "[b(", "8", "gap", ">=", "<=", "==", "@", ",", "H:", "V:", " ", "1e", ".",
      "é", "\n", "\0", "a", "=", "-(",
    ]
    var accepted = 0
    for _ in 0..<20_000 {
      let count = Int(generator.next(below: 12))
      var format = ""
      for _ in 0..<count { format += pieces[Int(generator.next(below: UInt32(pieces.count)))] }
      do throws(VisualFormatError) {
        let parsed = try VisualFormatParser.parse(format)
        accepted += 1
        #expect(!parsed.parts.isEmpty && parsed.connections.count == parsed.parts.count - 1, "\(format)")
        #expect(try VisualFormatParser.parse(format + " ") == parsed)
      } catch {
        #expect(error.place >= 0 && error.place <= format.utf8.count && !error.reason.isEmpty, "\(format)")
      }
    }
    #expect(accepted > 20 && accepted < 4_000, "\(accepted)")
  }
}
