import Testing
import UIKit

@Suite struct ViewHierarchyTests {
  private let host = HeadlessHost(size: CGSize(width: 400, height: 800))

  @Test func aViewHasOneSuperview() {
    let (a, b, child) = (UIView(), UIView(), UIView())
    a.addSubview(child)
    b.addSubview(child)
    #expect(a.subviews.isEmpty)
    #expect(b.subviews == [child])
    #expect(child.superview === b)
    #expect(child.isDescendant(of: b) && !child.isDescendant(of: a))
  }

  @Test func orderIsKeptByEveryWayOfInserting() {
    let parent = UIView()
    let (a, b, c, d) = (UIView(), UIView(), UIView(), UIView())
    for view in [a, b, c] { parent.addSubview(view) }
    parent.insertSubview(d, at: 1)
    #expect(parent.subviews == [a, d, b, c])
    parent.bringSubviewToFront(a)
    #expect(parent.subviews == [d, b, c, a])
    parent.sendSubviewToBack(c)
    #expect(parent.subviews == [c, d, b, a])
    parent.insertSubview(a, belowSubview: d)
    #expect(parent.subviews == [c, a, d, b])
    parent.insertSubview(c, aboveSubview: d)
    #expect(parent.subviews == [a, d, c, b])
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(parent.subviews == [b, d, c, a])
    #expect(parent.layer.sublayers?.map { $0.id } == parent.subviews.map { $0.layer.id })
  }

  @Test func aCircleOfViewsIsRefused() {
    let (a, b) = (UIView(), UIView())
    a.addSubview(b)
    b.addSubview(a)
    a.addSubview(a)
    host.advance(ticks: 1)
    #expect(host.diagnostics.count == 2)
    #expect(a.superview == nil)
  }

  @Test func viewsHearOfTheirMoves() {
    final class Moving: UIView {
      var heard: [String] = []
      override func willMove(toSuperview newSuperview: UIView?) {
        heard.append(newSuperview == nil ? "-super" : "+super")
      }
      override func didMoveToSuperview() { heard.append("super") }
      override func willMove(toWindow newWindow: UIWindow?) { heard.append(newWindow == nil ? "-window" : "+window") }
      override func didMoveToWindow() { heard.append("window") }
    }
    let view = Moving()
    let holder = UIView()
    holder.addSubview(view)
    #expect(view.heard == ["+super", "super"])
    host.view.addSubview(holder)
    #expect(view.heard == ["+super", "super", "+window", "window"])
    #expect(view.window === host.view.window)
    view.heard = []
    view.removeFromSuperview()
    #expect(view.heard.contains("-super") && view.heard.contains("-window") && view.window == nil)
  }

  @Test func viewsAreFoundByTag() {
    let (a, b) = (UIView(), UIView())
    a.addSubview(b)
    b.tag = 7
    #expect(a.viewWithTag(7) === b)
    #expect(a.viewWithTag(8) == nil)
  }

  @Test func aTreeThatIsLetGoOfIsGone() {
    var root: UIView? = UIView()
    let leaf = UIView()
    root?.addSubview(leaf)
    host.view.addSubview(root!)
    host.frame()
    let gone = Weak(root)
    let id = root!.layer.id
    root?.removeFromSuperview()
    root = nil
    #expect(gone.value == nil)
    #expect(leaf.superview == nil)
    #expect(host.frame().contains("destroy \(id)"))
  }
}

@Suite struct ViewGeometryTests {
  private let host = HeadlessHost(size: CGSize(width: 400, height: 800))

  @Test func frameBoundsAndCenterAgree() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.center = CGPoint(x: 0, y: 0)
    #expect(view.frame == CGRect(x: -15, y: -20, width: 30, height: 40))
    view.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.frame == CGRect(x: -5, y: -5, width: 10, height: 10))
    view.frame = CGRect(x: 10, y: 10, width: -10, height: -4)
    #expect(view.frame == CGRect(x: 0, y: 6, width: 10, height: 4))
  }

  @Test func aTurnedViewsFrameIsTheBoxAroundIt() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(view.frame.minX - 25) < 1e-9 && abs(view.frame.minY + 25) < 1e-9)
    #expect(abs(view.frame.width - 50) < 1e-9 && abs(view.frame.height - 100) < 1e-9)
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test("SE-H3o: setting the frame of a rotated view is diagnosed once; bounds and center are the remedy")
  func theFrameOfATurnedViewIsNotToBeSet() {
    let card = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 90))
    card.accessibilityIdentifier = "card"
    card.transform = CGAffineTransform(rotationAngle: 0.3)
    card.bounds.size = CGSize(width: 40, height: 60)
    card.center = CGPoint(x: 100, y: 100)
    for transform in [CGAffineTransform(scaleX: 2, y: -1), CGAffineTransform(rotationAngle: .pi / 2)] {
      card.transform = transform
      card.frame = CGRect(x: 0, y: 0, width: 80, height: 60)
      #expect(card.frame.size.width.rounded() == 80 && card.frame.size.height.rounded() == 60)
    }
    host.advance(ticks: 1)
    #expect(host.diagnostics == [])
    card.transform = CGAffineTransform(rotationAngle: 0.3)
    for _ in 0..<3 { card.frame = CGRect(x: 0, y: 0, width: 80, height: 60) }
    host.advance(ticks: 1)
    #expect(host.diagnostics.count == 1 && host.diagnostics[0].hasPrefix("UIView \"card\""))
    #expect(host.diagnostics[0].contains("Set bounds and center"))
  }

  @Test("SE-H13: points are converted through rotations, scales and offsets, and back")
  func pointsAreConvertedThroughTurnsScalesAndOffsets() {
    let (a, b) = (UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200)), UIView())
    host.view.addSubview(a)
    a.bounds.origin = CGPoint(x: 10, y: 20)
    b.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    a.addSubview(b)
    #expect(b.convert(CGPoint.zero, to: nil) == CGPoint(x: 100, y: 100))
    b.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(b.convert(CGPoint.zero, to: nil) == CGPoint(x: 50, y: 50))
    #expect(b.convert(CGPoint(x: 50, y: 50), to: a) == CGPoint(x: 60, y: 70))
    #expect(a.convert(CGPoint(x: 60, y: 70), to: b) == CGPoint(x: 50, y: 50))
    #expect(
      b.convert(CGRect(x: 0, y: 0, width: 100, height: 100), to: nil) == CGRect(x: 50, y: 50, width: 200, height: 200))
    let sibling = UIView(frame: CGRect(x: 5, y: 5, width: 1, height: 1))
    host.view.addSubview(sibling)
    #expect(sibling.convert(CGPoint.zero, from: b) == CGPoint(x: 45, y: 45))
    // A quarter turn clockwise takes the upper left corner to the upper right one.
    b.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let corner = b.convert(CGPoint.zero, to: nil)
    #expect(hypot(corner.x - 200, corner.y - 100) < 1e-9, "\(corner)")
  }

  @Test("SE-H13: through nested rotations, scales, shears and bounds origins a round trip errs by less than 1e-6")
  func conversionsThroughNestedTransformsAreInverses() {
    let root = host.view
    func nest(_ depth: Int, _ sign: Double) -> UIView {
      var inner = root
      for level in 1...depth {
        let view = UIView(frame: CGRect(x: 20 * Double(level), y: 30, width: 300, height: 200))
        let turned = CGAffineTransform(rotationAngle: sign * (0.4 + 0.3 * Double(level)))
        view.transform = turned.concatenating(CGAffineTransform(a: 1.5, b: 0, c: 0.25 * sign, d: 0.6, tx: 7, ty: -3))
        view.bounds.origin = CGPoint(x: -11 * Double(level), y: 5)
        inner.addSubview(view)
        inner = view
      }
      return inner
    }
    let (one, other) = (nest(5, 1), nest(3, -1))
    for point in [CGPoint.zero, CGPoint(x: 123.5, y: -77.25), CGPoint(x: -1_000, y: 2_000)] {
      for view in [nil, root, other, one.superview] {
        let back = one.convert(one.convert(point, to: view), from: view)
        #expect(hypot(back.x - point.x, back.y - point.y) < 1e-6, "\(point) came back as \(back)")
        // Both directions name the same conversion.
        let there = one.convert(point, to: view)
        let same = view?.convert(point, from: one) ?? there
        #expect(hypot(there.x - same.x, there.y - same.y) < 1e-6, "\(there), \(same)")
      }
      #expect(one.convert(point, to: other) != point, "the transforms have an effect")
    }
  }

  /// KT-W2: developer.apple.com, `sizeToFit()`: "Resizes and moves the receiver view so it just encloses its subviews"; on iOS
  /// the upper left corner of the frame stays where it is.
  @Test func fittingKeepsTheUpperLeftCorner() {
    let (label, button, picture) = (UILabel(), UIButton(type: .system), UIImageView(image: UIImage(systemName: "star")))
    label.text = "aaaa"
    button.setTitle("Button", for: .normal)
    for view in [label, button, picture] as [UIView] {
      for frame in [CGRect(x: 30, y: 40, width: 0, height: 0), CGRect(x: 30, y: 40, width: 200, height: 100)] {
        view.frame = frame
        view.sizeToFit()
        #expect(view.frame.origin == CGPoint(x: 30, y: 40) && view.frame.size == view.sizeThatFits(.zero))
      }
    }
    #expect(label.frame.size == CGSize(width: 37, height: 20.5) && picture.frame.size == CGSize(width: 20, height: 20))
  }

  @Test func numbersThatAreNoneAreRefusedAndNamed() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.accessibilityIdentifier = "ball"
    view.frame = CGRect(x: .nan, y: 0, width: 1, height: 1)
    view.center = CGPoint(x: Double.infinity, y: 0)
    view.bounds.size.width = .nan
    view.transform = CGAffineTransform(scaleX: .nan, y: 1)
    view.alpha = .nan
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.alpha >= 0 && view.alpha <= 1)
    host.advance(ticks: 1)
    #expect(host.diagnostics.count == 4)
    #expect(host.diagnostics.allSatisfy { $0.hasPrefix("UIView \"ball\" (1.0, 2.0, 3.0, 4.0)") })
  }

  static let resizings: [(UIView.AutoresizingMask, CGRect)] = [
    (.flexibleWidth, CGRect(x: 10, y: 10, width: 130, height: 20)),
    ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 10, width: 130, height: 120)),
    (.flexibleLeftMargin, CGRect(x: 110, y: 10, width: 30, height: 20)),
    (.flexibleRightMargin, CGRect(x: 10, y: 10, width: 30, height: 20)),
    ([.flexibleTopMargin, .flexibleBottomMargin], CGRect(x: 10, y: 22.5, width: 30, height: 20)),
    // Margins of 10 and 60 share the 100 points more in proportion, and so do 10 and 70.
    (
      [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin],
      CGRect(x: 10 + 100.0 * 10 / 70, y: 22.5, width: 30, height: 20)
    ),
    ([], CGRect(x: 10, y: 10, width: 30, height: 20)),
  ]

  @Test("SE-H4: autoresizing masks distribute the growth of a superview", arguments: resizings)
  func marginsAndSizesGiveWayAsTheMaskSays(mask: UIView.AutoresizingMask, frame: CGRect) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 20))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 200, height: 200)
    let grown = child.frame
    #expect(abs(grown.minX - frame.minX) < 1e-9 && abs(grown.minY - frame.minY) < 1e-9, "\(grown)")
    #expect(grown.size == frame.size)
    parent.autoresizesSubviews = false
    parent.frame.size = CGSize(width: 100, height: 100)
    #expect(child.frame == grown)
  }

  @Test("SE-H4: with four flexible margins a centered view keeps its size and stays centered")
  func fourFlexibleMarginsKeepAViewCentered() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 35, y: 40, width: 30, height: 20))
    child.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
    parent.addSubview(child)
    for size in [CGSize(width: 320, height: 568), CGSize(width: 568, height: 320), CGSize(width: 61, height: 44)] {
      parent.frame.size = size
      #expect(hypot(child.center.x - size.width / 2, child.center.y - size.height / 2) < 1e-9, "\(child.center)")
      #expect(child.bounds.size == CGSize(width: 30, height: 20))
    }
  }

  @Test func aViewOfNoSizeSurvivesResizing() {
    let parent = UIView(frame: .zero)
    let child = UIView(frame: .zero)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleLeftMargin, .flexibleRightMargin]
    parent.addSubview(child)
    parent.frame = CGRect(x: 0, y: 0, width: 90, height: 60)
    #expect(child.frame.isFinite)
    parent.frame = .zero
    #expect(child.frame.isFinite)
  }

  @Test func hitTestsHonorBoundsAndTransforms() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 80, y: 80, width: 100, height: 100))
    outer.addSubview(inner)
    #expect(outer.hitTest(CGPoint(x: 90, y: 90), with: nil) === inner)
    #expect(outer.hitTest(CGPoint(x: 120, y: 120), with: nil) == nil)
    inner.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    #expect(outer.hitTest(CGPoint(x: 90, y: 90), with: nil) === outer)
    inner.isUserInteractionEnabled = false
    outer.isUserInteractionEnabled = false
    #expect(outer.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
  }
}

@Suite struct ViewLayoutTests {
  private let host = HeadlessHost(size: CGSize(width: 400, height: 800))

  private final class Counting: UIView {
    var layouts = 0
    var onLayout: (() -> Void)?
    override func layoutSubviews() {
      layouts += 1
      onLayout?()
    }
  }

  @Test("SE-H2: many requests make one layout")
  func manyRequestsMakeOneLayout() {
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    host.view.addSubview(view)
    host.advance(ticks: 1)
    #expect(view.layouts == 1)
    for _ in 0..<5 { view.setNeedsLayout() }
    host.advance(ticks: 1)
    #expect(view.layouts == 2)
    view.frame.origin.x = 50
    host.advance(ticks: 1)
    #expect(view.layouts == 2)
    view.frame.size.width = 50
    host.advance(ticks: 1)
    #expect(view.layouts == 3)
    view.layoutIfNeeded()
    #expect(view.layouts == 3)
  }

  /// KT-W3.
  @Test("SE-H2: a superview is laid out once for its bounds, its subviews and its own requests, and for nothing else")
  func aParentLaysOutForItsOwnChangesAlone() {
    let parent = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    parent.addSubview(child)
    host.view.addSubview(parent)
    func layouts(_ change: () -> Void) -> [Int] {
      let before = (parent.layouts, child.layouts)
      change()
      host.advance(ticks: 1)
      return [parent.layouts - before.0, child.layouts - before.1]
    }
    #expect(layouts {} == [1, 1], "both are new")
    #expect(layouts {} == [0, 0])
    #expect(layouts { child.center.x += 5 } == [0, 0])
    #expect(layouts { child.bounds.size.width += 5 } == [1, 1], "the size of a subview")
    #expect(layouts { child.frame.origin.y += 5 } == [0, 0], "its position alone")
    #expect(layouts { child.setNeedsLayout() } == [0, 1])
    #expect(layouts { parent.bounds.size.width += 5 } == [1, 0])
    #expect(layouts { parent.bounds.origin.y += 5 } == [1, 0])
    let second = UIView()
    #expect(layouts { parent.addSubview(second) } == [1, 0])
    #expect(layouts { second.removeFromSuperview() } == [1, 0])
    #expect(
      layouts {
        parent.addSubview(second)
        parent.bounds.size.height += 5
        parent.setNeedsLayout()
      } == [1, 0], "three reasons, one layout")
    // When the parent's layout changes the child, the child is laid out in the same pass.
    parent.onLayout = { child.frame = parent.bounds.insetBy(dx: 10, dy: 10) }
    #expect(layouts { parent.setNeedsLayout() } == [1, 1])
    #expect(layouts { parent.setNeedsLayout() } == [1, 0], "the frame stayed the same")
  }

  @Test func layoutIfNeededIsAtOnceAndBeginsAbove() {
    let parent = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = Counting(frame: .zero)
    parent.addSubview(child)
    parent.onLayout = { child.frame = parent.bounds }
    child.layoutIfNeeded()
    #expect(parent.layouts == 1 && child.layouts == 1)
    #expect(child.frame == parent.bounds)
  }

  @Test func layoutWithoutEndIsStoppedAndNamed() {
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.onLayout = { view.setNeedsLayout() }
    host.view.addSubview(view)
    host.advance(ticks: 1)
    #expect(host.diagnostics.count == 1)
  }

  @Test func safeAreasReachWhatLiesUnderThem() {
    let host = HeadlessHost(
      size: CGSize(width: 400, height: 800), safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0),
      root: { UIViewController() })
    let view = UIView(frame: CGRect(x: 0, y: 20, width: 400, height: 100))
    host.view.addSubview(view)
    #expect(host.view.safeAreaInsets == UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0))
    host.rotate()
    #expect(host.view.bounds.size == CGSize(width: 800, height: 400))
    #expect(host.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 30))
  }
}
