import CaromConstraints
import CaromGeometry

/// A view or guide in an engine: its four variables, and the rules for them that do not come from constraints.
final class LayoutEntry {
  enum Standing { case root, sizedRoot, byHand, free, guide }

  let item: LayoutItem
  let standing: Standing
  let left: Int
  let top: Int
  let width: Int
  let height: Int
  /// The item's own rules by index: for its frame, or for the size of its content.
  private var rules = [Rule](repeating: Rule(), count: 8)
  /// The width at which wrapped text was measured.
  private var lineWidth: CGFloat = 0
  /// The alignment insets with which the constraints were computed.
  private var alignedInsets = UIEdgeInsets.zero

  private struct Rule {
    var constraint: LinearConstraint?
    var id = -1
  }

  init(_ item: LayoutItem, standing: Standing, _ solver: inout Solver) {
    self.item = item
    self.standing = standing
    left = solver.makeVariable()
    top = solver.makeVariable()
    width = solver.makeVariable()
    height = solver.makeVariable()
  }

  /// Whether the engine sets the view's frame.
  var isPlaced: Bool { standing == .free && item.view != nil }

  // MARK: The item's own rules

  /// Sets the rules for the current frame, or for the current size of the content.
  func setRules(in engine: LayoutEngine) {
    switch standing {
    case .root, .sizedRoot:
      set(0, .init([.init(left)], .equal), engine)
      set(1, .init([.init(top)], .equal), engine)
      if standing == .root, let size = item.view?.bounds.size { setSize(size, engine) }
    case .byHand:
      guard let view = item.view, let parent = view.superview, let outer = engine.entry(of: parent.layoutItem) else {
        return
      }
      setFrame(view.layoutFrame, in: outer, engine)
    case .guide:
      guard let guide = item.guide, let view = guide.owningView, let outer = engine.entry(of: view.layoutItem) else {
        return
      }
      switch guide.standing {
      case .free, .content:
        set(2, .init([.init(width)], .greaterThanOrEqual), engine)
        set(3, .init([.init(height)], .greaterThanOrEqual), engine)
        if guide.standing == .content { setContent(of: outer, engine) }
      case .safeArea, .margins, .readable, .frame, .keyboard: setInsets(guide.standing, of: view, outer, engine)
      }
    case .free:
      if rules[0].constraint == nil {
        set(0, .init([.init(width)], .greaterThanOrEqual), engine)
        set(1, .init([.init(height)], .greaterThanOrEqual), engine)
      }
      setContentSize(engine)
    }
  }

  /// The content of a scroll view begins at the scroll view's corner; scrolling is added later.
  private func setContent(of outer: LayoutEntry, _ engine: LayoutEngine) {
    set(0, .init([.init(left), .init(outer.left, -1)], .equal), engine)
    set(1, .init([.init(top), .init(outer.top, -1)], .equal), engine)
  }

  private func setFrame(_ frame: CGRect, in outer: LayoutEntry, _ engine: LayoutEngine) {
    let offset = outer.innerOffset
    setCorner(CGPoint(x: frame.minX - offset.x, y: frame.minY - offset.y), outer, engine)
    set(4, .init([.init(width)], constant: -frame.width, .equal), engine)
    set(5, .init([.init(height)], constant: -frame.height, .equal), engine)
  }

  /// Sets the position of the upper left corner relative to that of the surrounding view.
  private func setCorner(_ corner: CGPoint, _ outer: LayoutEntry, _ engine: LayoutEngine) {
    set(0, .init([.init(left), .init(outer.left, -1)], constant: -corner.x, .equal), engine)
    set(1, .init([.init(top), .init(outer.top, -1)], constant: -corner.y, .equal), engine)
  }

  /// Sets the distances of a view's own guide from the edges of the view, which constraints may move or resize.
  private func setInsets(
    _ standing: UILayoutGuide.Standing, of view: UIView, _ outer: LayoutEntry, _ engine: LayoutEngine
  ) {
    // Guides of a scroll view stay where they are while its content moves.
    let scrolled = view.contentScroller == nil ? CGPoint.zero : view.bounds.origin
    if outer.standing == .root || outer.standing == .byHand {
      // The size is known. Insets that are larger leave a guide of size 0, and no contradiction.
      guard let frame = view.frame(of: standing) else { return }
      let origin = view.bounds.origin
      setCorner(
        CGPoint(x: frame.minX - origin.x + scrolled.x, y: frame.minY - origin.y + scrolled.y), outer, engine)
      set(4, .init([.init(width)], constant: -frame.width, .equal), engine)
      set(5, .init([.init(height)], constant: -frame.height, .equal), engine)
      return
    }
    let insets = view.insets(of: standing)
    let (across, down) = (insets.left + insets.right, insets.top + insets.bottom)
    let difference = [LinearConstraint.Term(width), LinearConstraint.Term(outer.width, -1)]
    set(1, .init([.init(top), .init(outer.top, -1)], constant: -insets.top - scrolled.y, .equal), engine)
    set(5, .init([.init(height), .init(outer.height, -1)], constant: down, .equal), engine)
    guard standing == .readable else {
      set(0, .init([.init(left), .init(outer.left, -1)], constant: -insets.left - scrolled.x, .equal), engine)
      set(4, .init(difference, constant: across, .equal), engine)
      return
    }
    // As wide as the margins and comfortable reading allow, and centered between the margins.
    let middle = [
      LinearConstraint.Term(left), .init(width, 0.5), .init(outer.left, -1), .init(outer.width, -0.5),
    ]
    set(0, .init(middle, constant: (insets.right - insets.left) / 2 - scrolled.x, .equal), engine)
    set(2, .init([.init(width)], constant: -view.readableWidth, .lessThanOrEqual), engine)
    set(3, .init(difference, constant: across, .lessThanOrEqual), engine)
    set(4, .init(difference, constant: across, .equal, priority: LinearConstraint.required - 1), engine)
  }

  /// Whether the size of the root, which is not empty, contradicts what else is said.
  var isSizeRefused: Bool {
    guard standing == .root, let size = item.view?.bounds.size, size.width > 0, size.height > 0 else { return false }
    return rules[2].id < 0 || rules[3].id < 0
  }

  private func setSize(_ size: CGSize, _ engine: LayoutEngine) {
    set(2, .init([.init(width)], constant: -size.width, .equal), engine)
    set(3, .init([.init(height)], constant: -size.height, .equal), engine)
  }

  /// Sets how strongly the view resists being larger, and smaller, than its content.
  private func setContentSize(_ engine: LayoutEngine) {
    guard let view = item.view else { return }
    var size = view.intrinsicContentSize
    if lineWidth > 0 { size.height = view.sizeThatFits(CGSize(width: lineWidth, height: 0)).height }
    let insets = view.alignmentRectInsets
    if insets != alignedInsets {
      alignedInsets = insets
      engine.alignmentChanged()
    }
    for (place, variable, content, padding, hugging, resistance) in [
      (4, width, size.width, insets.left + insets.right, item.hugging.0, item.resistance.0),
      (6, height, size.height, insets.top + insets.bottom, item.hugging.1, item.resistance.1),
    ] {
      if content == UIView.noIntrinsicMetric || !content.isFinite {
        if rules[place].constraint == nil { continue }
        set(place, nil, engine)
        set(place + 1, nil, engine)
        continue
      }
      let term = LinearConstraint.Term(variable)
      let wish = content + padding
      set(place, .init([term], constant: -wish, .lessThanOrEqual, priority: Double(hugging.rawValue)), engine)
      set(place + 1, .init([term], constant: -wish, .greaterThanOrEqual, priority: Double(resistance.rawValue)), engine)
    }
  }

  /// Wraps the text at the computed width; returns whether that width is new.
  func adoptWidth(_ found: CGFloat) -> Bool {
    guard standing == .free, let view = item.view, view.breaksLines else { return false }
    let old = lineWidth
    lineWidth = found
    return old != found
  }

  private func set(_ place: Int, _ wanted: LinearConstraint?, _ engine: LayoutEngine) {
    let rule = rules[place]
    // A rule that was rejected is tried again, because the rules that it contradicted may have changed.
    if rule.constraint == wanted, rule.id >= 0 || wanted == nil { return }
    rules[place].constraint = wanted
    if let wanted, let old = rule.constraint, rule.id >= 0, old.terms == wanted.terms, old.relation == wanted.relation,
      old.priority == wanted.priority
    {
      if engine.solver.setConstant(wanted.constant, of: rule.id) { return }
    } else if rule.id >= 0 {
      engine.solver.remove(rule.id)
    }
    rules[place].id = wanted.flatMap { engine.solver.add($0) } ?? -1
    if wanted != nil, rules[place].id < 0 { engine.refusedRules = true }
  }

  // MARK: Removal

  func isNamed(in constraint: LinearConstraint) -> Bool {
    constraint.terms.contains { owns($0.variable) }
  }

  private func owns(_ variable: Int) -> Bool {
    variable == left || variable == top || variable == width || variable == height
  }

  func dropRules(in engine: LayoutEngine) {
    for place in rules.indices { set(place, nil, engine) }
  }

  /// Removes the variables; no constraint may refer to them any more.
  func leave(_ solver: inout Solver) {
    for variable in [left, top, width, height] { solver.removeVariable(variable) }
  }

  // MARK: Attributes as linear forms

  /// An attribute in terms of the variables: of the alignment rectangle, or of the margins, which are measured from the
  /// edges of the view.
  func form(_ attribute: NSLayoutConstraint.Attribute, isMirrored: Bool)
    -> (terms: [LinearConstraint.Term], constant: Double)
  {
    if let edge = attribute.edgeOfMargins {
      return (frameForm(edge, isMirrored: isMirrored).terms, margins.offset(of: edge, isMirrored: isMirrored))
    }
    var form = frameForm(attribute, isMirrored: isMirrored)
    let insets = alignmentInsets
    switch attribute {
    case .width: form.constant -= insets.left + insets.right
    case .height: form.constant -= insets.top + insets.bottom
    default: form.constant += insets.offset(of: attribute, isMirrored: isMirrored)
    }
    return form
  }

  /// An attribute of the view's frame, of which Auto Layout aligns only the part inside the alignment insets.
  private func frameForm(_ attribute: NSLayoutConstraint.Attribute, isMirrored: Bool)
    -> (terms: [LinearConstraint.Term], constant: Double)
  {
    let far: [LinearConstraint.Term] = [.init(left), .init(width)]
    let low: [LinearConstraint.Term] = [.init(top), .init(height)]
    switch attribute {
    case .left: return ([.init(left)], 0)
    case .right: return (far, 0)
    case .leading: return isMirrored ? (far, 0) : ([.init(left)], 0)
    case .trailing: return isMirrored ? ([.init(left)], 0) : (far, 0)
    case .top: return ([.init(top)], 0)
    case .bottom: return (low, 0)
    case .width: return ([.init(width)], 0)
    case .height: return ([.init(height)], 0)
    case .centerX: return ([.init(left), .init(width, 0.5)], 0)
    case .centerY: return ([.init(top), .init(height, 0.5)], 0)
    case .firstBaseline, .lastBaseline:
      guard let text = baselines(attribute) else { return (low, -alignmentInsets.bottom) }
      return ([.init(top), .init(height, 0.5)], attribute == .firstBaseline ? text.first : text.last)
    default: return ([], 0)
    }
  }

  /// The margins of the view. Those of the content of a scroll view do not include the safe area, which the scroll view
  /// keeps free itself.
  private var margins: UIEdgeInsets { item.view?.layoutMargins ?? item.guide?.owningView?.ownMargins ?? .zero }

  private var alignmentInsets: UIEdgeInsets { item.view?.alignmentRectInsets ?? .zero }

  /// The baselines of the view's text, or of a subview that is placed by hand and shows it, in the middle of the view.
  private func baselines(_ attribute: NSLayoutConstraint.Attribute) -> (first: CGFloat, last: CGFloat)? {
    guard let view = item.view else { return nil }
    let text = attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if text !== view { return text.baselines(forWidth: 0) }
    return view.baselines(forWidth: standing == .free ? lineWidth : view.bounds.width)
  }

  // MARK: Coordinates

  /// The difference between a position in the view's own coordinates and one measured from its corner. Zero for scroll
  /// views, so that the solver need not follow scrolling.
  fileprivate var innerOffset: CGPoint {
    guard let view = item.view, view.contentScroller == nil else { return .zero }
    return view.bounds.origin
  }

  /// What must be subtracted from the engine's coordinates to get the view's own.
  func inner(_ engine: LayoutEngine) -> CGPoint {
    CGPoint(x: engine.value(left) - innerOffset.x, y: engine.value(top) - innerOffset.y)
  }

  /// Tells a scroll view the size of its content, if constraints determine it.
  func tellContentSize(_ engine: LayoutEngine) {
    guard let guide = item.guide, guide.standing == .content, let view = guide.owningView else { return }
    let size = CGSize(width: engine.value(width), height: engine.value(height))
    if let scroller = view.contentScroller, size != scroller.layoutContentSize { scroller.takeLayoutContentSize(size) }
  }
}
