import Testing
import UIKit

@Suite struct LayerTests {
  private let host = HeadlessHost(size: CGSize(width: 400, height: 800))

  /// KT-W9a: developer.apple.com: `var sublayers: [CALayer]? { get set }`, "The default value of this property is nil".
  @Test func sublayersAreNilWhereThereAreNone() {
    let layer = CALayer()
    #expect(layer.sublayers == nil)
    let (a, b, c) = (CALayer(), CALayer(), CALayer())
    layer.sublayers = [a, b]
    #expect(layer.sublayers == [a, b] && a.superlayer === layer)
    layer.sublayers = [c, a]
    #expect(layer.sublayers == [c, a] && b.superlayer == nil)
    for sublayer in layer.sublayers ?? [] { sublayer.removeFromSuperlayer() }
    #expect(layer.sublayers == nil)
    layer.addSublayer(a)
    layer.sublayers = nil
    #expect(layer.sublayers == nil && a.superlayer == nil)
  }

  /// KT-W9b: developer.apple.com: `var opacity: Float` and `var shadowOpacity: Float`.
  @Test func opacitiesAreFloats() {
    let layer = CALayer()
    let third: Float = 1.0 / 3
    layer.opacity = third
    layer.shadowOpacity = third
    #expect(layer.opacity == third && layer.shadowOpacity == third)
    // A view's alpha keeps the precision of its CGFloat.
    host.view.alpha = 1.0 / 3
    #expect(host.view.alpha == 1.0 / 3 && host.view.layer.opacity == third)
  }

  /// KT-W13: An index of `insertSubview(_:at:)` counts the sublayers without a view: measured on iOS at
  /// stackoverflow.com, "UIView insertSubview atIndex to move a subview odd behavior", where moving C of A, B, C, D to 1,
  /// with a layer added by hand at the back, gave C, A, B, D.
  @Test func anIndexCountsLayersThatWereAddedByHand() {
    let parent = UIView()
    let views = (0..<4).map { _ in UIView() }
    for view in views { parent.addSubview(view) }
    let hand = CALayer()
    parent.layer.insertSublayer(hand, at: 0)
    parent.insertSubview(views[2], at: 1)
    #expect(parent.subviews == [views[2], views[0], views[1], views[3]])
    #expect(parent.layer.sublayers == [hand] + parent.subviews.map { $0.layer })
  }

  /// KT-W13: developer.apple.com, `insertSubview(_:aboveSubview:)`: "Inserts a view above another view in the view hierarchy".
  /// The layer goes directly above that view's layer, and an added view, or one brought to the front, goes above
  /// everything.
  @Test func viewsGoNextToTheirSiblingBesideLayersAddedByHand() {
    let parent = UIView()
    let (a, b, new, hand) = (UIView(), UIView(), UIView(), CALayer())
    parent.addSubview(a)
    parent.layer.addSublayer(hand)
    parent.insertSubview(new, aboveSubview: a)
    #expect(parent.layer.sublayers == [a.layer, new.layer, hand])
    parent.addSubview(b)
    #expect(parent.layer.sublayers == [a.layer, new.layer, hand, b.layer])
    parent.insertSubview(new, belowSubview: b)
    #expect(parent.layer.sublayers == [a.layer, hand, new.layer, b.layer] && parent.subviews == [a, new, b])
    parent.layer.addSublayer(hand)
    parent.bringSubviewToFront(a)
    #expect(parent.layer.sublayers == [new.layer, b.layer, hand, a.layer] && parent.subviews == [new, b, a])
    parent.layer.insertSublayer(hand, at: 0)
    parent.sendSubviewToBack(b)
    #expect(parent.layer.sublayers == [b.layer, hand, new.layer, a.layer] && parent.subviews == [b, new, a])
  }
}

@Suite struct WindowTests {
  private let host = HeadlessHost(size: CGSize(width: 400, height: 800))

  /// KT-W11b: developer.apple.com, `window`: a window is its own. A new window is hidden until `makeKeyAndVisible()` or
  /// `isHidden = false` ("makeKeyAndVisible: This is a convenience method to show the current window …").
  @Test func aNewWindowIsHiddenAndItsOwnWindow() {
    let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(window.isHidden && window.window === window)
    let child = UIView()
    window.addSubview(child)
    #expect(child.window === window)
    child.removeFromSuperview()
    #expect(child.window == nil && window.window === window)
    let key = host.application.keyWindow
    window.isHidden = false
    #expect(host.application.windows.last === window)
    #expect(host.application.keyWindow === key && !window.isKeyWindow)
    window.makeKeyAndVisible()
    #expect(window.isKeyWindow && !window.isHidden)
  }

  /// KT-W11a: `makeKeyAndVisible()` shows a window; developer.apple.com does not mention its frame, which is unchanged.
  @Test func aWindowKeepsItsFrame() {
    let full = host.view.window
    let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    window.makeKeyAndVisible()
    #expect(window.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    host.resize(to: CGSize(width: 500, height: 600))
    #expect(window.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    // A window that fills its scene continues to fill it.
    #expect(full?.frame == CGRect(x: 0, y: 0, width: 500, height: 600))
    #expect(UIWindow().frame == CGRect(x: 0, y: 0, width: 500, height: 600))
  }

  @Test func theWindowMadeKeyLastComesToTheFront() {
    let (first, second) = (UIWindow(), UIWindow())
    for window in [first, second] { window.makeKeyAndVisible() }
    first.makeKeyAndVisible()
    #expect(host.application.windows.last === first && first.isKeyWindow && !second.isKeyWindow)
    first.isHidden = true
    #expect(host.application.keyWindow === second)
  }

  /// KT-W12: developer.apple.com, `convert(_:to:)`: between views of two trees, the positions of the trees are taken into
  /// account.
  @Test func pointsAreConvertedBetweenWindows() {
    let (first, second) = (
      UIWindow(frame: CGRect(x: 10, y: 20, width: 100, height: 100)),
      UIWindow(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
    )
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
    first.addSubview(view)
    #expect(view.convert(CGPoint(x: 5, y: 5), to: second) == CGPoint(x: -84, y: -23))
    #expect(second.convert(CGPoint(x: 5, y: 5), from: view) == CGPoint(x: -84, y: -23))
    #expect(view.convert(CGPoint(x: 5, y: 5), to: nil) == CGPoint(x: 6, y: 7))
    #expect(view.convert(CGPoint(x: 5, y: 5), to: first) == CGPoint(x: 6, y: 7))
  }

  /// KT-W10, KT-W15c: developer.apple.com, "Using responders and the responder chain to handle events": "if the app delegate is an instance
  /// of UIResponder and is not a view, view controller, or the app object itself", it is the application's next responder.
  @Test func theChainGoesOnToTheDelegate() {
    // Not final: the protocol does not force it.
    class Delegate: UIResponder, UIApplicationDelegate {
      var presses = 0
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: LaunchOptions?) -> Bool {
        true
      }
      func help(_ sender: UIControl) { presses += 1 }
    }
    let delegate = Delegate()
    let host = HeadlessHost(delegate: delegate)
    #expect(host.application.next === delegate && delegate.next == nil)
    let window = UIWindow()
    let control = UIControl()
    window.addSubview(control)
    control.addTarget(nil, action: Selector("help", Delegate.help), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(delegate.presses == 1)
  }
}

@Suite struct OverrideTests {
  private let host = HeadlessHost(size: CGSize(width: 400, height: 800))

  private class Card: UIView {
    var calls: [String] = []
    override func addSubview(_ view: UIView) {
      calls.append("add")
      super.addSubview(view)
    }
    override func insertSubview(_ view: UIView, at index: Int) {
      calls.append("insert")
      super.insertSubview(view, at: index)
    }
    override func removeFromSuperview() {
      calls.append("remove")
      super.removeFromSuperview()
    }
    override func setNeedsLayout() {
      calls.append("layout")
      super.setNeedsLayout()
    }
    override func layoutIfNeeded() {
      calls.append("now")
      super.layoutIfNeeded()
    }
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0) }
    override var isFocused: Bool { true }
  }

  /// KT-W15a: developer.apple.com declares these members `open`.
  @Test func whatAppleLetsOneOverrideIsOpen() {
    let card = Card()
    card.calls = []
    card.addSubview(UIView())
    #expect(card.calls.first == "add" && card.subviews.count == 1)
    card.insertSubview(UIView(), at: 0)
    #expect(card.calls.contains("insert") && card.subviews.count == 2)
    card.calls = []
    card.setNeedsLayout()
    card.layoutIfNeeded()
    #expect(card.calls == ["layout", "now"])
    host.view.addSubview(card)
    card.removeFromSuperview()
    #expect(card.calls.contains("remove") && card.superview == nil)
    #expect(card.safeAreaInsets.top == 7 && card.isFocused)
  }

  /// KT-W15b.
  @Test func colorsCanBeSubclassed() {
    final class Ink: UIColor, @unchecked Sendable { let name = "ink" }
    let ink = Ink(red: 1, green: 0, blue: 0, alpha: 1)
    host.view.backgroundColor = ink
    #expect(ink.name == "ink" && ink == UIColor.red && host.view.layer.backgroundColor == UIColor.red.cgColor)
  }
}
