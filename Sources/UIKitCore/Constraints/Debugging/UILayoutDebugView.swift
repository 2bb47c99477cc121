import CaromGeometry

/// Draws the layout of a view and its descendants over it: alignment rectangles, constraints, and what is ambiguous or
/// broken.
///
/// Add it as the last subview of the view. It follows the view's size and is redrawn after each layout by constraints.
/// It ignores touches and is hidden from screen readers. Apple has something like it only in its own debugger.
public final class UILayoutDebugView: UIView {
  /// The parts of the drawing.
  public struct Parts: OptionSet, Sendable {
    /// The bits of the parts.
    public let rawValue: Int
    /// Creates a set of parts from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Yellow outlines of views that constraints place, and dashed ones of guides.
    public static let alignmentRectangles = Parts(rawValue: 1)
    /// Lines with a bar at each end: blue ones are required, orange ones are not.
    public static let constraints = Parts(rawValue: 2)
    /// Dashed purple outlines of ambiguous views, and red lines for constraints that contradict others.
    public static let faults = Parts(rawValue: 4)
    /// All of them.
    public static let everything: Parts = [.alignmentRectangles, .constraints, .faults]
  }

  /// The parts that are drawn; all of them by default.
  public var parts: Parts = .everything { didSet { setNeedsDisplay() } }

  /// The view whose layout is shown.
  @Weak public private(set) var inspectedView: UIView?

  /// Creates an overlay for `view`, of the same size.
  public init(inspecting view: UIView) {
    super.init(frame: view.bounds)
    inspectedView = view
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    view.layoutItem.debugView = self
  }

  /// Creates the view from an archive; there are none, so nothing is inspected.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override class var kind: String { "UILayoutDebugView" }

  public override func draw(_ rect: CGRect) {
    if let inspectedView { draw(inspectedView) }
  }

  /// Draws the contents of a view before the constraints it holds, so that lines lie above rectangles.
  private func draw(_ view: UIView) {
    guard view !== self, !view.isHidden else { return }
    if parts.contains(.alignmentRectangles) { drawRectangles(of: view) }
    for subview in view.subviews { draw(subview) }
    for constraint in view.constraints { draw(constraint) }
    if parts.contains(.faults), view !== inspectedView, !view.openAttributes.isEmpty { drawAmbiguous(view) }
  }

  private func drawRectangles(of view: UIView) {
    UIColor.systemYellow.setStroke()
    if !view.translatesAutoresizingMaskIntoConstraints {
      let outline = UIBezierPath(rect: frame(of: view.layoutItem))
      outline.lineWidth = 1
      outline.stroke()
    }
    for guide in view.layoutGuides {
      let outline = UIBezierPath(rect: frame(of: guide.item))
      outline.lineWidth = 1
      outline.setLineDash([4, 3], count: 2, phase: 0)
      outline.stroke()
    }
  }

  private func drawAmbiguous(_ view: UIView) {
    let outline = UIBezierPath(rect: frame(of: view.layoutItem).insetBy(dx: 1, dy: 1))
    UIColor.systemPurple.withAlphaComponent(0.15).setFill()
    outline.fill()
    UIColor.systemPurple.setStroke()
    outline.lineWidth = 2
    outline.setLineDash([6, 4], count: 2, phase: 0)
    outline.stroke()
  }

  private func draw(_ constraint: NSLayoutConstraint) {
    guard parts.contains(constraint.isBroken ? .faults : .constraints), let mark = mark(of: constraint) else { return }
    let color: UIColor =
      constraint.isBroken ? .systemRed : constraint.priority == .required ? .systemBlue : .systemOrange
    color.setStroke()
    let line = mark.path
    line.lineWidth = constraint.isBroken ? 2 : 1
    line.stroke()
  }

  // MARK: Positions

  /// The line that represents a constraint; nil if an item was deallocated.
  private func mark(of constraint: NSLayoutConstraint) -> ConstraintMark? {
    guard let axis = constraint.firstAttribute.axis, constraint.first.host != nil else { return nil }
    let own = frame(of: constraint.first)
    if constraint.firstAttribute.isSize { return .size(own, axis) }
    guard let second = constraint.second, second.host != nil else { return nil }
    let other = frame(of: second)
    return .distance(
      from: place(of: constraint.secondAttribute, of: second, other), in: other,
      to: place(of: constraint.firstAttribute, of: constraint.first, own), in: own, axis)
  }

  private func frame(of item: LayoutItem) -> CGRect {
    if let guide = item.guide, let view = guide.owningView { return view.convert(guide.layoutFrame, to: self) }
    return item.view.map { $0.convert($0.bounds, to: self) } ?? .zero
  }

  /// The position of an attribute of an item whose frame in this view is `frame`.
  private func place(of attribute: NSLayoutConstraint.Attribute, of item: LayoutItem, _ frame: CGRect) -> CGFloat {
    if let edge = attribute.edgeOfMargins {
      let margins = item.view.flatMap { view in view.frame(of: .margins).map { view.convert($0, to: self) } } ?? frame
      return margins.place(of: edge, isMirrored: isRightToLeft)
    }
    switch attribute {
    case .firstBaseline, .lastBaseline:
      guard let text = item.view?.baselines(forWidth: frame.width) else { return frame.maxY }
      return frame.midY + (attribute == .firstBaseline ? text.first : text.last)
    default: return frame.place(of: attribute, isMirrored: isRightToLeft)
    }
  }
}
