import Testing
import UIKit

/// Runs a test's closure when it is notified of a move in the hierarchy.
private final class Mover: UIView {
  var onWindow: ((Mover, UIWindow?) -> Void)?
  var onSuperview: ((Mover, UIView?) -> Void)?
  override func willMove(toWindow newWindow: UIWindow?) { onWindow?(self, newWindow) }
  override func willMove(toSuperview newSuperview: UIView?) { onSuperview?(self, newSuperview) }
}

@Suite struct HierarchyHookTests {
  private let host = HeadlessHost(size: CGSize(width: 390, height: 844))

  @Test func siblingsGoWhileAViewComes() {
    let siblings = (0..<5).map { _ in UIView() }
    for view in siblings { host.view.addSubview(view) }
    let mover = Mover()
    mover.onWindow = { _, _ in for view in siblings { view.removeFromSuperview() } }
    host.view.insertSubview(mover, at: 4)
    #expect(host.view.subviews.count == 1 && mover.window != nil)
    host.view.insertSubview(siblings[0], aboveSubview: mover)
    host.view.insertSubview(siblings[1], belowSubview: mover)
    #expect(host.view.subviews == [siblings[1], mover, siblings[0]])
    #expect(host.view.layer.sublayers?.count == 3)
    host.settle()
  }

  @Test func aViewThatLeavesAsksToLeave() {
    let mover = Mover()
    mover.onWindow = { view, window in if window == nil { view.removeFromSuperview() } }
    mover.onSuperview = { view, _ in view.removeFromSuperview() }
    host.view.addSubview(mover)
    mover.removeFromSuperview()
    #expect(mover.superview == nil && mover.window == nil && host.view.subviews.isEmpty)
    let outer = UIView()
    outer.addSubview(mover)
    host.view.addSubview(outer)
    outer.removeFromSuperview()
    #expect(outer.window == nil && mover.window == nil)
  }

  @Test func aViewOnItsWayGoesNowhereElse() {
    let (mover, other) = (Mover(), UIView())
    mover.accessibilityIdentifier = "mover"
    mover.onSuperview = { view, new in if new !== other { other.addSubview(view) } }
    host.view.addSubview(mover)
    host.advance(ticks: 1)
    #expect(mover.superview === host.view && other.subviews.isEmpty)
    #expect(host.diagnostics.count == 1 && host.diagnostics[0].contains("\"mover\""))
  }

  @Test func aViewTakesItsTargetIn() {
    let (mover, target) = (Mover(), UIView())
    mover.onSuperview = { view, new in if let new, new.superview !== view { view.addSubview(new) } }
    target.addSubview(mover)
    #expect(target.superview === mover && mover.superview == nil)
    host.settle()
  }
}
