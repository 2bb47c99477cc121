import Glibc
import Testing
import UIKit
import UIKitCore

@Suite struct DepthTests {
  /// A chain of nested views, with the first view and the last one that was accepted.
  private func nest(_ count: Int) -> (first: UIView, last: UIView) {
    let first = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    var last = first
    for _ in 1..<count {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      view.autoresizingMask = .flexibleWidth
      last.addSubview(view)
      if view.superview === last { last = view }
    }
    return (first, last)
  }

  private func levels(of view: UIView) -> Int {
    var (count, each) = (0, Optional(view))
    while let view = each {
      count += 1
      each = view.superview
    }
    return count
  }

  @Test func viewsNestToALimit() {
    let host = HeadlessHost(size: CGSize(width: 390, height: 844))
    host.view.accessibilityIdentifier = "root"
    let chain = nest(3000)
    #expect(levels(of: chain.last) == CALayer.maximumDepth)
    // The chain may be this deep by itself, but not inside another view.
    host.view.addSubview(chain.first)
    #expect(chain.first.superview == nil)
    host.advance(ticks: 1)
    #expect(host.diagnostics.last?.contains("UIView \"root\"") == true)
    #expect(host.diagnostics.last?.contains("\(CALayer.maximumDepth) may be nested") == true)
    // A shorter chain may.
    chain.last.superview!.superview!.removeFromSuperview()
    host.view.addSubview(chain.first)
    #expect(chain.first.superview === host.view)
    host.settle()
  }

  @Test func layersNestToALimit() {
    let host = HeadlessHost(size: CGSize(width: 390, height: 844))
    var (layer, count) = (CALayer(), 1)
    for _ in 0..<30_000 {
      let outer = CALayer()
      outer.addSublayer(layer)
      guard layer.superlayer != nil else { break }
      layer = outer
      count += 1
    }
    #expect(count == CALayer.maximumDepth)
    host.view.layer.addSublayer(layer)
    host.advance(ticks: 1)
    #expect(layer.superlayer == nil && host.diagnostics.count == 2)
  }

  @Test func controllersNestToALimit() {
    let host = HeadlessHost { UIViewController() }
    var last = host.rootViewController!
    for _ in 0..<1000 {
      let child = UIViewController()
      last.addChild(child)
      guard child.parent != nil else { break }
      last = child
    }
    host.resize(to: CGSize(width: 844, height: 390))
    #expect(last !== host.rootViewController && host.diagnostics.last?.contains("UIViewController") == true)
  }

  @Test func behaviorsNestToALimit() {
    let host = HeadlessHost(size: CGSize(width: 390, height: 844))
    let animator = UIDynamicAnimator(referenceView: host.view)
    let first = UIDynamicBehavior()
    animator.addBehavior(first)
    var last = first
    for _ in 0..<10_000 {
      let child = UIDynamicBehavior()
      last.addChildBehavior(child)
      guard child.dynamicAnimator != nil else { break }
      last = child
    }
    host.settle()
    #expect(host.diagnostics.count == 1)
    animator.removeBehavior(first)
    #expect(last.dynamicAnimator == nil)
  }

  /// The deepest tree fits into a page's stack, even in a debug build.
  @Test func theLimitHoldsInAMegabyteOfStack() {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, 1 << 20)
    var thread = pthread_t()
    pthread_create(
      &thread, &attributes,
      { _ in
        let host = HeadlessHost(size: CGSize(width: 390, height: 844))
        let room = CALayer.maximumDepth - 3
        var each = host.view
        for _ in 0..<room {
          let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
          view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          each.addSubview(view)
          each = view
        }
        host.tap(at: CGPoint(x: 10, y: 10))
        host.view.overrideUserInterfaceStyle = .dark
        host.resize(to: CGSize(width: 844, height: 390))
        host.view.subviews[0].frame.size = CGSize(width: 10, height: 10)
        host.settle()
        _ = host.frame()
        let first = host.view.subviews[0]
        first.removeFromSuperview()
        host.view.addSubview(first)
        host.settle()
        UIApplication.resignCurrent()
        return nil
      }, nil)
    pthread_join(thread, nil)
  }

  /// A release recurses to the depth of the tree, so the deepest trees must fit into the stack then as well.
  @Test func theDeepestTowersAreReleasedInAMegabyteOfStack() {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, 1 << 20)
    var thread = pthread_t()
    var released = Released()
    pthread_create(
      &thread, &attributes,
      { pointer in
        let released = pointer!.assumingMemoryBound(to: Released.self)
        let host = HeadlessHost(root: { UIViewController() })
        DepthTests.makeTowers(host, released)
        host.application.keyWindow?.rootViewController = UIViewController()
        host.advance(ticks: 2)
        released.pointee.diagnostics = host.diagnostics.count
        UIApplication.resignCurrent()
        return nil
      }, &released)
    pthread_join(thread, nil)
    #expect(released.views == CALayer.maximumDepth && released.controllers == CALayer.maximumDepth - 1)
    #expect(released.behaviors == 64 && released.diagnostics == 0)
  }

  private static func makeTowers(_ host: HeadlessHost, _ released: UnsafeMutablePointer<Released>) {
    var view: UIView = CountedView(released)
    for _ in 1..<CALayer.maximumDepth {
      let outer = CountedView(released)
      outer.addSubview(view)
      view = outer
    }
    var controller = host.rootViewController!
    for _ in 1..<CALayer.maximumDepth {
      let child = CountedController(released)
      controller.addChild(child)
      controller = child
    }
    let animator = UIDynamicAnimator(referenceView: host.view)
    var behavior = CountedBehavior(released)
    animator.addBehavior(behavior)
    for _ in 1..<64 {
      let child = CountedBehavior(released)
      behavior.addChildBehavior(child)
      behavior = child
    }
  }
}

/// The number of deallocated objects.
private struct Released { var (views, controllers, behaviors, diagnostics) = (0, 0, 0, 0) }

private final class CountedView: UIView {
  private var released: UnsafeMutablePointer<Released>?
  convenience init(_ released: UnsafeMutablePointer<Released>) {
    self.init(frame: .zero)
    self.released = released
  }
  deinit { released?.pointee.views += 1 }
}

private final class CountedController: UIViewController {
  private var released: UnsafeMutablePointer<Released>?
  convenience init(_ released: UnsafeMutablePointer<Released>) {
    self.init()
    self.released = released
  }
  deinit { released?.pointee.controllers += 1 }
}

private final class CountedBehavior: UIDynamicBehavior {
  private var released: UnsafeMutablePointer<Released>?
  convenience init(_ released: UnsafeMutablePointer<Released>) {
    self.init()
    self.released = released
  }
  deinit { released?.pointee.behaviors += 1 }
}
