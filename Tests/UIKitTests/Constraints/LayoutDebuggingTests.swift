import Testing
import UIKit

@testable import UIKitCore

/// Queries about a layout: what is ambiguous, what determines a value, what is broken, as text and as a drawing.
@Suite(.serialized) struct LayoutDebuggingTests {
  let host = HeadlessHost(size: CGSize(width: 400, height: 800), root: { UIViewController() })
  var view: UIView { host.view }

  private func free(_ name: String, in parent: UIView? = nil) -> UIView {
    let free = UIView()
    free.accessibilityIdentifier = name
    free.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? view).addSubview(free)
    return free
  }

  private func activate(_ formats: String..., views: [String: UIView]) {
    for format in formats {
      NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: format, views: views))
    }
    host.advance(ticks: 1)
  }

  // MARK: Words

  @Test func constraintsAreReadable() {
    let (a, b) = (free("a"), free("b"))
    let label = UILabel()
    view.addSubview(label)
    let guide = UILayoutGuide()
    guide.identifier = "room"
    view.addLayoutGuide(guide)
    let gap = b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8)
    gap.identifier = "gap"
    let cases: [(NSLayoutConstraint, String)] = [
      (gap, "<NSLayoutConstraint 'gap' UIView 'b'.leading == UIView 'a'.trailing + 8 (inactive)>"),
      (
        a.widthAnchor.constraint(lessThanOrEqualToConstant: 2.5),
        "<NSLayoutConstraint UIView 'a'.width <= 2.5 (inactive)>"
      ),
      (
        a.heightAnchor.constraint(greaterThanOrEqualTo: label.widthAnchor, multiplier: 0.5, constant: -3),
        "<NSLayoutConstraint UIView 'a'.height >= 0.5 * UILabel.width - 3 (inactive)>"
      ),
      (
        a.topAnchor.constraint(equalTo: guide.bottomAnchor),
        "<NSLayoutConstraint UIView 'a'.top == UILayoutGuide 'room'.bottom (inactive)>"
      ),
    ]
    for (constraint, words) in cases { #expect(constraint.description == words && "\(constraint)" == words) }
    gap.priority = .defaultHigh
    gap.isActive = true
    #expect(gap.description == "<NSLayoutConstraint 'gap' UIView 'b'.leading == UIView 'a'.trailing + 8 @750 (active)>")
    #expect(gap.debugDescription.contains("UIView \"b\" (0.0, 0.0, 0.0, 0.0).leading == UIView \"a\" (0.0"))
  }

  // MARK: Ambiguity

  @Test func whatIsOpenOfAFrameIsSeenAndTried() {
    let a = free("a")
    #expect(a.hasAmbiguousLayout && !view.hasAmbiguousLayout)
    activate("|-10-[a(>=30,<=90)]", "V:|-20-[a(40)]", views: ["a": a])
    #expect(a.hasAmbiguousLayout)
    let frame = a.frame
    var widths: [CGFloat] = []
    for _ in 0..<4 {
      a.exerciseAmbiguityInLayout()
      widths.append(a.frame.width)
      #expect(a.frame.origin == frame.origin && a.frame.height == 40)
    }
    #expect(
      Set(widths).subtracting([frame.width]).count >= 1 && widths.allSatisfy { $0 >= 30 && $0 <= 90 }, "\(widths)")
    view.setNeedsUpdateConstraints()
    host.advance(ticks: 1)
    #expect(a.frame == frame, "the next layout is the original one again")
    a.widthAnchor.constraint(equalToConstant: 50).isActive = true
    host.advance(ticks: 1)
    #expect(!a.hasAmbiguousLayout)
    a.exerciseAmbiguityInLayout()
    #expect(a.frame == CGRect(x: 10, y: 20, width: 50, height: 40))
  }

  @Test func whatStandsInSomethingOpenIsNotOpenItself() {
    let outer = free("outer")
    let inner = free("inner", in: outer)
    activate("V:|[outer(100)]", "[outer(100)]", views: ["outer": outer])
    activate("|-5-[inner]-5-|", "V:|[inner]|", views: ["inner": inner])
    #expect(outer.hasAmbiguousLayout && !inner.hasAmbiguousLayout)
    #expect(view.layoutFaults().count == 1)
    #expect(
      view.layoutFaults()[0].hasPrefix("UIView \"outer\"") && view.layoutFaults()[0].hasSuffix(" is ambiguous: left"))
  }

  @Test func limitsThatMeetLeaveNothingOpen() {
    let a = free("a")
    // Between the two limits only one width is possible, although no constraint states it.
    activate("|[a(>=60,<=60)]", "V:|[a(>=10)]", "V:[a(<=10)]", views: ["a": a])
    #expect(!a.hasAmbiguousLayout && a.frame.size == CGSize(width: 60, height: 10))
    #expect(view.layoutFaults() == [] && host.diagnostics == [])
  }

  @Test func constraintsThatHoldAViewAreFoundThoughTheyDoNotNameIt() {
    let (a, b) = (free("a"), free("b"))
    activate("|-10-[a(50)]-[b]-10-|", "V:|-7-[a(9)]", "V:|[b(9)]", views: ["a": a, "b": b])
    let slack = b.widthAnchor.constraint(greaterThanOrEqualToConstant: 20)
    slack.isActive = true
    host.advance(ticks: 1)
    func affecting(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> [String] {
      view.constraintsAffectingLayout(for: axis).map { $0.equation { $0.view?.accessibilityIdentifier ?? "|" } }
        .sorted()
    }
    #expect(affecting(a, .horizontal) == ["a.leading == |.leading + 10", "a.width == 50"])
    #expect(
      affecting(b, .horizontal)
        == [
          "a.leading == |.leading + 10", "a.width == 50", "b.leading == a.trailing + 8",
          "|.trailing == b.trailing + 10",
        ])
    #expect(affecting(b, .vertical) == ["b.height == 9", "b.top == |.top"])
  }

  // MARK: The trace and the drawing

  @Test func theTraceNamesWhatIsOpenAndWhatIsBroken() {
    let (a, b) = (free("a"), free("b"))
    let plain = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.addSubview(plain)
    activate("|[a(50)]", "V:|[a(9)]", "[b(9)]", "V:|[b(9)]", views: ["a": a, "b": b])
    let wide = a.widthAnchor.constraint(equalToConstant: 60)
    wide.isActive = true
    host.advance(ticks: 1)
    #expect(host.diagnostics.count == 1)
    let lines = view.autolayoutTrace().split(separator: "\n").map { String($0) }
    #expect(lines[0] == "•UIView (0.0, 0.0, 400.0, 800.0)")
    #expect(lines[1].hasPrefix("|   *UIView \"a\" (0.0, 0.0, 50.0, 9.0) - <NSLayoutConstraint UIView \"a\""))
    #expect(lines[1].hasSuffix(".width == 60 (broken)>"), "\(lines)")
    #expect(lines[2] == "|   *UIView \"b\" (0.0, 0.0, 9.0, 9.0) - UIView \"b\" (0.0, 0.0, 9.0, 9.0) is ambiguous: left")
    #expect(lines[3] == "|   •UIView (1.0, 2.0, 3.0, 4.0)" && lines.last?.hasPrefix("  • frame set directly") == true)
    #expect(view.layoutFaults().count == 2)
    wide.isActive = false
    NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "|[b]", views: ["b": b]))
    host.advance(ticks: 1)
    #expect(view.layoutFaults() == [])
  }

  @Test func marksRunFromEdgeToEdgeOrAlongTheOneInCommon() {
    let outer = CGRect(x: 0, y: 0, width: 400, height: 800)
    let (left, right) = (CGRect(x: 10, y: 20, width: 50, height: 40), CGRect(x: 68, y: 40, width: 50, height: 40))
    #expect(
      ConstraintMark.distance(from: 60, in: left, to: 68, in: right, .horizontal)
        == ConstraintMark(axis: .horizontal, from: 60, to: 68, across: 50))
    #expect(
      ConstraintMark.distance(from: 0, in: outer, to: 10, in: left, .horizontal)
        == ConstraintMark(axis: .horizontal, from: 0, to: 10, across: 40))
    let common = ConstraintMark.distance(from: 20, in: left, to: 20, in: right, .vertical)
    #expect(common.across == 64 && common.reach == 54)
    #expect(common.path.bounds == CGRect(x: 10, y: 20, width: 108, height: 0))
    #expect(
      ConstraintMark.size(left, .vertical).path.bounds == CGRect(x: 31, y: 20, width: 8, height: 40))
  }

  @Test func theOverlayIsDrawnAnewAfterALayoutAndNeverTouched() {
    let a = free("a")
    activate("|-10-[a(50)]", "V:|-10-[a(50)]", views: ["a": a])
    let overlay = UILayoutDebugView(inspecting: view)
    view.addSubview(overlay)
    host.settle()
    #expect(overlay.frame == view.bounds && view.hitTest(CGPoint(x: 20, y: 20), with: nil) === a)
    func redraws() -> Bool { host.frame().contains { $0.contains("drawing") || $0.contains("picture") } }
    #expect(!redraws())
    a.constraints.first { $0.firstAttribute == .width }?.constant = 80
    let lines = host.frame()
    #expect(lines.count > 1, "\(lines)")
    host.settle()
    let quiet = host.frame()
    overlay.parts = [.faults]
    #expect(host.frame() != quiet && !host.needsFrame && host.diagnostics == [])
  }
}
