import Testing
import UIKit

/// A view with an intrinsic size.
private final class Content: UIView {
  var size = CGSize.zero { didSet { invalidateIntrinsicContentSize() } }
  override var intrinsicContentSize: CGSize { size }

  init(_ width: CGFloat, _ height: CGFloat) {
    super.init(frame: .zero)
    size = CGSize(width: width, height: height)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { return nil }
}

@Suite struct ConstraintTests {
  let host = HeadlessHost(size: CGSize(width: 400, height: 800), root: { UIViewController() })
  var view: UIView { host.view }

  private func box(_ width: CGFloat = 0, _ height: CGFloat = 0, in parent: UIView? = nil) -> Content {
    let box = Content(width, height)
    (parent ?? view).addSubview(box)
    return box
  }

  private func free(in parent: UIView? = nil) -> UIView {
    let free = UIView()
    free.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? view).addSubview(free)
    return free
  }

  @Test func edgesWithInsetsFollowTheSuperview() {
    let inner = free()
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -30),
      inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -50),
    ])
    host.advance(ticks: 1)
    #expect(inner.frame == CGRect(x: 20, y: 40, width: 350, height: 710))
    host.resize(to: CGSize(width: 800, height: 400))
    host.advance(ticks: 1)
    #expect(inner.frame == CGRect(x: 20, y: 40, width: 750, height: 310))
    #expect(host.diagnostics.isEmpty)
  }

  @Test func multipliersAndSizesRelate() {
    let (one, other) = (free(), free())
    NSLayoutConstraint.activate([
      one.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: -10),
      one.heightAnchor.constraint(equalTo: one.widthAnchor, multiplier: 2),
      one.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      one.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      other.widthAnchor.constraint(equalToConstant: 30),
      other.heightAnchor.constraint(equalToConstant: 20),
      other.leftAnchor.constraint(equalTo: one.rightAnchor, constant: 8),
      other.bottomAnchor.constraint(equalTo: one.topAnchor),
      NSLayoutConstraint(
        item: other, attribute: .width, relatedBy: .lessThanOrEqual, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 40),
    ])
    host.advance(ticks: 1)
    #expect(one.frame == CGRect(x: 105, y: 210, width: 190, height: 380))
    #expect(other.frame == CGRect(x: 303, y: 190, width: 30, height: 20))
  }

  @Test func huggingAndResistanceDecideWhoGivesWay() {
    let (left, right) = (box(100, 20), box(200, 20))
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      right.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      left.topAnchor.constraint(equalTo: view.topAnchor), right.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    left.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    host.advance(ticks: 1)
    #expect(left.frame == CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(right.frame == CGRect(x: 100, y: 0, width: 300, height: 20))
    right.setContentHuggingPriority(.required, for: .horizontal)
    host.advance(ticks: 1)
    #expect(right.frame.width == 200 && left.frame.width == 200)
    left.size.width = 350
    left.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    host.advance(ticks: 1)
    #expect(left.frame.width == 350 && right.frame.width == 50)
    #expect(left.contentHuggingPriority(for: .horizontal) == .defaultHigh)
    #expect(left.contentHuggingPriority(for: .vertical) == .defaultLow)
  }

  @Test func constantsAndActivityChangeWhatIsThere() {
    let inner = free()
    let top = inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 10)
    let narrow = inner.widthAnchor.constraint(equalToConstant: 50)
    let wide = inner.widthAnchor.constraint(equalToConstant: 90)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([
      top, narrow, wide, inner.leftAnchor.constraint(equalTo: view.leftAnchor),
      inner.heightAnchor.constraint(equalToConstant: 5),
    ])
    host.advance(ticks: 1)
    #expect(inner.frame == CGRect(x: 0, y: 10, width: 50, height: 5))
    top.constant = 33
    narrow.isActive = false
    host.advance(ticks: 1)
    #expect(inner.frame == CGRect(x: 0, y: 33, width: 90, height: 5))
    narrow.isActive = true
    wide.priority = UILayoutPriority(1)
    host.advance(ticks: 1)
    #expect(inner.frame.width == 50)
    #expect(narrow.isActive && view.constraints.contains { $0 === top } && inner.constraints.contains { $0 === narrow })
  }

  @Test func aChangedConstantAnimatesWithLayoutIfNeeded() {
    let inner = free()
    let left = inner.leftAnchor.constraint(equalTo: view.leftAnchor)
    NSLayoutConstraint.activate([
      left, inner.topAnchor.constraint(equalTo: view.topAnchor), inner.widthAnchor.constraint(equalToConstant: 100),
      inner.heightAnchor.constraint(equalToConstant: 100),
    ])
    host.advance(ticks: 1)
    left.constant = 200
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.layoutIfNeeded() }
    #expect(inner.frame.minX == 200)
    host.advance(seconds: 0.5)
    #expect(abs((inner.layer.presentation()?.frame.minX ?? 0) - 100) < 3)
    host.advance(seconds: 0.6)
    #expect((inner.layer.presentation()?.frame.minX ?? 0) == 200)
  }

  @Test func rightToLeftMirrorsLeadingAndLeavesLeft() {
    var preferences = PreferencesInput()
    preferences.isRightToLeft = 1
    let host = HeadlessHost(
      size: CGSize(width: 400, height: 800), preferences: preferences, root: { UIViewController() })
    let (one, other) = (Content(50, 10), Content(60, 10))
    host.view.addSubview(one)
    host.view.addSubview(other)
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: host.view.leadingAnchor, constant: 20),
      one.topAnchor.constraint(equalTo: host.view.topAnchor),
      other.leadingAnchor.constraint(greaterThanOrEqualTo: one.trailingAnchor, constant: 8),
      other.leftAnchor.constraint(equalTo: host.view.leftAnchor, constant: 30),
      other.topAnchor.constraint(equalTo: host.view.topAnchor),
    ])
    host.advance(ticks: 1)
    #expect(one.frame == CGRect(x: 330, y: 0, width: 50, height: 10))
    #expect(other.frame == CGRect(x: 30, y: 0, width: 60, height: 10))
  }

  @Test func contradictionsAreToldOfByNameAndTheRestHolds() {
    let inner = free()
    inner.accessibilityIdentifier = "panel"
    let second = inner.widthAnchor.constraint(equalToConstant: 80)
    second.identifier = "second width"
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: view.leftAnchor), inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.heightAnchor.constraint(equalToConstant: 10), inner.widthAnchor.constraint(equalToConstant: 50), second,
    ])
    host.advance(ticks: 1)
    host.advance(ticks: 1)
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 50, height: 10))
    #expect(host.diagnostics.filter { $0.contains("second width") && $0.contains("contradicts") }.count == 1)
  }

  /// A root's size is fixed. In Apple's UIKit, too, its `NSAutoresizingMaskLayoutConstraint`s are among the conflicting
  /// ones, and one of the others is broken.
  @Test func aRootThatBecomesTooSmallKeepsItsSizeAndTheLastConstraintIsLeftOut() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.addSubview(root)
    let inner = UIView(frame: .zero)
    inner.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(inner)
    let width = inner.widthAnchor.constraint(equalToConstant: 260)
    width.identifier = "wide"
    let trailing = inner.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor)
    trailing.identifier = "within"
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
      inner.topAnchor.constraint(equalTo: root.topAnchor),
      inner.heightAnchor.constraint(equalToConstant: 10), width, trailing,
    ])
    host.advance(ticks: 1)
    #expect(inner.frame == CGRect(x: 20, y: 0, width: 260, height: 10) && host.diagnostics == [])
    root.frame.size.width = 200
    host.advance(ticks: 1)
    // The root's own constraints come before those of its descendants.
    #expect(inner.frame.minX == 20 && inner.frame.maxX <= 200 && root.bounds.width == 200)
    #expect(host.diagnostics.count == 1 && host.diagnostics.first?.contains("wide") == true)
    root.frame.size.width = 400
    host.advance(ticks: 1)
    root.frame.size.width = 240
    host.advance(ticks: 1)
    #expect(host.diagnostics.count == 2, "a conflict that was resolved and returns is reported again")
  }

  @Test func mistakesAreDiagnosed() {
    let stranger = UIView()
    let inner = free()
    inner.leftAnchor.constraint(equalTo: stranger.leftAnchor).isActive = true
    host.advance(ticks: 1)
    #expect(host.diagnostics.contains { $0.contains("no common superview") })
    inner.leftAnchor.constraint(equalTo: view.leftAnchor, constant: .nan).isActive = true
    host.advance(ticks: 1)
    #expect(host.diagnostics.contains { $0.contains("NaN or infinite") })
    let crossed = NSLayoutConstraint(
      item: inner, attribute: .left, relatedBy: .equal, toItem: view, attribute: .top, multiplier: 1, constant: 0)
    crossed.isActive = true
    host.advance(ticks: 1)
    #expect(!crossed.isActive && host.diagnostics.contains { $0.contains("vertical") })
    host.advance(ticks: 2)
    #expect(inner.frame.isFinite)
  }

  @Test func whoLeavesTakesNoConstraintsAlongAndFreesTheOthers() {
    let (one, other) = (box(50, 10), box(60, 10))
    let between = other.leftAnchor.constraint(equalTo: one.rightAnchor)
    NSLayoutConstraint.activate([
      one.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 100), between,
      one.topAnchor.constraint(equalTo: view.topAnchor), other.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    host.advance(ticks: 1)
    #expect(other.frame.minX == 150)
    one.removeFromSuperview()
    #expect(!between.isActive && view.constraints.count == 1)
    other.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 7).isActive = true
    host.advance(ticks: 1)
    #expect(other.frame == CGRect(x: 7, y: 0, width: 60, height: 10))
    #expect(host.diagnostics.isEmpty)
  }

  @Test func viewsPlacedByHandAreFixedPointsForTheOthers() {
    let hand = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    view.addSubview(hand)
    let label = box(10, 10)
    let inside = box(10, 10, in: hand)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: hand.rightAnchor, constant: 5),
      label.centerYAnchor.constraint(equalTo: hand.centerYAnchor),
      inside.centerXAnchor.constraint(equalTo: hand.centerXAnchor),
      inside.centerYAnchor.constraint(equalTo: hand.centerYAnchor),
    ])
    host.advance(ticks: 1)
    #expect(label.frame == CGRect(x: 155, y: 120, width: 10, height: 10))
    #expect(inside.frame == CGRect(x: 20, y: 20, width: 10, height: 10))
    hand.frame = CGRect(x: 200, y: 10, width: 100, height: 20)
    host.advance(ticks: 1)
    #expect(label.frame == CGRect(x: 305, y: 15, width: 10, height: 10))
    #expect(inside.frame == CGRect(x: 45, y: 5, width: 10, height: 10))
  }

  @Test func constraintsReachIntoWhatIsPlacedByHand() {
    let hand = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    view.addSubview(hand)
    let inside = box(10, 10, in: hand)
    NSLayoutConstraint.activate([
      inside.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 130),
      inside.topAnchor.constraint(equalTo: hand.topAnchor, constant: 3),
    ])
    host.advance(ticks: 1)
    #expect(inside.frame == CGRect(x: 30, y: 3, width: 10, height: 10))
  }

  @Test func textBreaksAtTheWidthItIsGiven() {
    let label = UILabel()
    label.text = "A line that is far too long for a single one of them, so it breaks"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    let below = box(10, 10)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: view.leftAnchor), label.topAnchor.constraint(equalTo: view.topAnchor),
      label.widthAnchor.constraint(equalToConstant: 120), below.topAnchor.constraint(equalTo: label.bottomAnchor),
      below.leftAnchor.constraint(equalTo: view.leftAnchor),
    ])
    host.advance(ticks: 1)
    let height = label.sizeThatFits(CGSize(width: 120, height: 0)).height
    #expect(height > label.font.lineHeight * 2)
    #expect(abs(label.frame.height - height) < 0.02 && abs(below.frame.minY - height) < 0.02)
    label.text = "Short"
    host.advance(ticks: 1)
    #expect(abs(below.frame.minY - label.sizeThatFits(CGSize(width: 120, height: 0)).height) < 0.02)
  }

  @Test(arguments: [false, true])
  func everyEdgeOfTheMarginsHolds(isMirrored: Bool) {
    var preferences = PreferencesInput()
    preferences.isRightToLeft = isMirrored ? 1 : 0
    let host = HeadlessHost(
      size: CGSize(width: 400, height: 800), preferences: preferences, root: { UIViewController() })
    let view = host.view
    view.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 50)
    let edges: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
      (.left, .leftMargin), (.right, .rightMargin), (.leading, .leadingMargin), (.trailing, .trailingMargin),
      (.centerX, .centerXWithinMargins), (.top, .topMargin), (.bottom, .bottomMargin),
      (.centerY, .centerYWithinMargins),
    ]
    let places = edges.enumerated().map { index, each -> CGRect in
      let (edge, margin) = each
      let inner = box(40, 60, in: view)
      let other: NSLayoutConstraint.Attribute = index < 5 ? .top : .left
      NSLayoutConstraint.activate([
        NSLayoutConstraint(
          item: inner, attribute: edge, relatedBy: .equal, toItem: view, attribute: margin, multiplier: 1, constant: 0),
        NSLayoutConstraint(
          item: inner, attribute: other, relatedBy: .equal, toItem: view, attribute: other, multiplier: 1, constant: 0),
      ])
      host.advance(ticks: 1)
      return inner.frame
    }
    let (width, height) = (view.bounds.width, view.bounds.height)
    let (first, last) = isMirrored ? (width - 90, CGFloat(20)) : (CGFloat(20), width - 90)
    #expect(places[..<5].map { $0.minX } == [20, width - 90, first, last, (20 + width - 50) / 2 - 20])
    #expect(places[5...].map { $0.minY } == [10, height - 90, (10 + height - 30) / 2 - 30])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func guidesTakePart() {
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    let inner = box(40, 40)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: view.leftAnchor), guide.rightAnchor.constraint(equalTo: inner.leftAnchor),
      guide.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
      inner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      inner.bottomAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.bottomAnchor),
    ])
    host.advance(ticks: 1)
    #expect(inner.frame == CGRect(x: 100, y: 0, width: 40, height: 40))
    #expect(guide.layoutFrame.width == 100)
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 16, y: 0, width: 368, height: 800))
    #expect(view.readableContentGuide.layoutFrame.width <= 672)
    view.removeLayoutGuide(guide)
    #expect(view.layoutGuides.isEmpty && host.diagnostics.isEmpty)
  }

  /// A subclass with properties of its own that inherits the initializer, as in layout libraries.
  private final class NamedConstraint: NSLayoutConstraint {
    var name = "none"
  }

  @Test func itemsMayBeViewsAndGuidesInASubclassToo() {
    let inner = box(40, 40)
    let (guide, safe): (AnyObject, AnyObject) = (UILayoutGuide(), view.safeAreaLayoutGuide)
    view.addLayoutGuide(guide as! UILayoutGuide)
    func tie(
      _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ other: AnyObject?,
      _ second: NSLayoutConstraint.Attribute = .notAnAttribute, _ constant: CGFloat = 0
    ) -> NamedConstraint {
      NamedConstraint(
        item: item, attribute: attribute, relatedBy: .equal, toItem: other, attribute: second, multiplier: 1,
        constant: constant)
    }
    let ties = [
      tie(guide, .left, safe, .left, 10), tie(guide, .width, nil, .notAnAttribute, 30), tie(guide, .top, safe, .top),
      tie(guide, .height, nil, .notAnAttribute, 5), tie(inner, .left, guide, .right),
      tie(inner, .firstBaseline, guide, .bottom, 50),
    ]
    ties[0].name = "first"
    NSLayoutConstraint.activate(ties)
    host.advance(ticks: 1)
    // The baseline of a view without text is its bottom edge.
    #expect(inner.frame == CGRect(x: 40, y: 15, width: 40, height: 40))
    #expect(ties[0].name == "first" && ties[0].firstItem === guide && ties[0].secondItem === safe)
    #expect(host.diagnostics.isEmpty)
    let stray = tie(NSObject(), .left, inner, .left)
    stray.isActive = true
    #expect(!stray.isActive)
    #expect(host.diagnostics.contains { $0.contains("neither a view nor a layout guide") })
  }

  @Test func theSafeAreaPushesWhatIsTiedToIt() {
    let inner = box(40, 40)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      inner.leftAnchor.constraint(equalTo: view.leftAnchor),
    ])
    host.advance(ticks: 1)
    #expect(inner.frame.minY == 0)
    view.viewController?.additionalSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0)
    host.advance(ticks: 1)
    #expect(inner.frame.minY == 59)
  }

  @Test func fittingSizesComeFromTheInside() {
    let panel = UIView()
    let (one, other) = (box(50, 20, in: panel), box(80, 30, in: panel))
    NSLayoutConstraint.activate([
      one.topAnchor.constraint(equalTo: panel.topAnchor, constant: 10),
      one.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 10),
      other.topAnchor.constraint(equalTo: one.bottomAnchor, constant: 5),
      other.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 10),
      other.trailingAnchor.constraint(equalTo: panel.trailingAnchor, constant: -10),
      panel.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: 10),
    ])
    #expect(panel.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 100, height: 75))
    let wide = panel.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == CGSize(width: 300, height: 75))
  }

  @Test func ambiguityIsSeen() {
    let inner = free()
    inner.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
    host.advance(ticks: 1)
    #expect(inner.hasAmbiguousLayout)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: view.topAnchor), inner.widthAnchor.constraint(equalToConstant: 3),
      inner.heightAnchor.constraint(equalToConstant: 3),
    ])
    host.advance(ticks: 1)
    #expect(!inner.hasAmbiguousLayout)
    #expect(inner.constraintsAffectingLayout(for: .horizontal).count == 2)
  }

  @Test func whatScrollsIsAsLargeAsItsContent() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    view.addSubview(scroll)
    let content = free(in: scroll)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -10),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -20),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])
    host.advance(ticks: 1)
    #expect(scroll.contentSize == CGSize(width: 200, height: 900))
    #expect(content.frame == CGRect(x: 10, y: 0, width: 180, height: 900))
    scroll.contentOffset.y = 120
    host.advance(ticks: 1)
    #expect(content.frame == CGRect(x: 10, y: 0, width: 180, height: 900))
  }

  @Test func nothingIsKeptAlive() {
    var parent: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let gone = Weak(parent)
    var child: UIView? = free(in: parent)
    let goneChild = Weak(child)
    child!.leftAnchor.constraint(equalTo: parent!.leftAnchor).isActive = true
    child!.widthAnchor.constraint(equalToConstant: 10).isActive = true
    view.addSubview(parent!)
    host.advance(ticks: 1)
    parent!.removeFromSuperview()
    host.advance(ticks: 1)
    child = nil
    parent = nil
    #expect(gone.value == nil && goneChild.value == nil)
  }

  @Test func updateConstraintsComesOnceBeforeLayout() {
    final class Page: UIViewController {
      var updates = 0
      override func updateViewConstraints() {
        super.updateViewConstraints()
        updates += 1
      }
    }
    let page = Page()
    let host = HeadlessHost(size: CGSize(width: 100, height: 100), root: { page })
    host.advance(ticks: 1)
    page.view.setNeedsUpdateConstraints()
    page.view.setNeedsUpdateConstraints()
    let before = page.updates
    host.advance(ticks: 2)
    #expect(page.updates == before + 1)
  }
}
