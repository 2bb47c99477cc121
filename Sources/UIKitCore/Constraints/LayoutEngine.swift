import CaromConstraints
import CaromGeometry

/// Lays out the contents of a view whose own frame is set directly, by the constraints among them. Such a view is the
/// root of an island.
///
/// All variables are positions in the root's coordinates, so that a constraint can relate any two items; widths and
/// heights are variables too. Nothing is solved from scratch: only what changed since the last layout is passed to the
/// solver, which repairs its solution.
package final class LayoutEngine {
  @Weak private(set) var root: UIView?
  var solver = Solver()
  /// The solver's solution, indexed by variable.
  var found: [Double] = []
  /// Whether leading is on the right.
  private var isMirrored = false
  /// The views and guides of the island, superviews before subviews.
  private(set) var entries: [LayoutEntry] = []
  private var entryOfItem: [ObjectIdentifier: LayoutEntry] = [:]
  /// The constraints of the island.
  private(set) var held: [Held] = []
  /// Dirty flag: whether constraints, views or guides were added or removed.
  private var isStale = true
  private(set) var asks = true
  /// Whether frames are being set. What they change is solved again at once.
  private var isPlacing = false
  private var toldOfCircle = false
  /// Whether a rule of an item contradicted others when it was set.
  var refusedRules = false
  /// Whether the root's size is a variable, because `fittingSize` looks for it.
  private let findsSize: Bool

  /// A constraint, its form for the solver and its index there; the index is −1 if it contradicts other constraints.
  struct Held {
    let constraint: NSLayoutConstraint
    var linear: LinearConstraint?
    var id = -1
    /// What `linear` was computed from; nil if it also depends on other things.
    var source: Source?

    struct Source: Equatable {
      let constant: CGFloat
      let priority: UILayoutPriority
      let isMirrored: Bool
    }
  }

  /// Creates an engine for the contents of `root`, whose size is given.
  init(inside root: UIView) {
    findsSize = false
    self.root = root
  }

  /// Creates an engine that looks for the size of `view`.
  init(of view: UIView) {
    findsSize = true
    root = view
  }

  // MARK: Invalidation

  /// Requests another solution at the next layout.
  func ask() {
    asks = true
    if !isPlacing { root?.setNeedsLayout() }
  }

  /// Constraints, views or guides were added or removed.
  func constraintsChanged() {
    isStale = true
    ask()
  }

  /// The alignment insets of an item have changed: all constraints are computed anew.
  func alignmentChanged() {
    for index in held.indices { held[index].source = nil }
  }

  // MARK: Solving

  /// Solves the constraints and sets the frames.
  func place() {
    guard let root, !isPlacing else { return }
    isPlacing = true
    var rounds = 0
    // A view's position determines its safe area and so its margins, on which frames may depend in turn.
    repeat {
      asks = false
      root.updateConstraintsIfNeeded()
      solve()
      giveFrames()
      rounds += 1
    } while asks && rounds < LayoutEngine.maximumRounds
    if asks { tellOfCircle() }
    isPlacing = false
    for entry in entries { entry.tellContentSize(self) }
  }

  /// How often a layout solves the constraints, if the frames that it sets change what the constraints say.
  private static let maximumRounds = 8

  private func tellOfCircle() {
    asks = false
    guard !toldOfCircle, let root else { return }
    toldOfCircle = true
    UIApplication.shared.diagnose(
      "\(UIApplication.describe(root)): each time constraints set frames in it, its constraints, safe areas or margins change; this was stopped after \(LayoutEngine.maximumRounds) rounds. Do not place a view by its own safe area, and change constraints only if they differ."
    )
  }

  /// Sets the frame of every view that constraints place.
  func giveFrames() {
    for entry in entries where entry.isPlaced {
      entry.item.view?.take(layoutFrame: frame(of: entry))
      entry.item.view?.placeMayHaveChanged()
    }
    root?.tellLayoutDebugViews()
  }

  /// Updates the solver to the current views and constraints, and solves.
  func solve() {
    if isStale { collect() }
    isMirrored = root?.isRightToLeft == true
    for entry in entries { entry.setRules(in: self) }
    for index in held.indices { update(index) }
    if refusedRules {
      refusedRules = false
      for entry in entries { entry.setRules(in: self) }
      if refusedRules, entries.first?.isSizeRefused == true { makeRoomForRoot() }
    }
    found = solver.values
    // The height of wrapped text depends on its width, which is only known now.
    var isWidthNew = false
    for entry in entries where entry.adoptWidth(value(entry.width)) { isWidthNew = true }
    guard isWidthNew else { return }
    for entry in entries { entry.setRules(in: self) }
    for index in held.indices where !held[index].constraint.isOfEdgesAlone { update(index) }
    found = solver.values
  }

  /// The root's size comes first: it is given, and constraints that contradict it are left out, the last of them, and named
  /// in a diagnostic. All are taken out and added again in their order.
  private func makeRoomForRoot() {
    for index in held.indices where held[index].id >= 0 {
      solver.remove(held[index].id)
      held[index].id = -1
      held[index].source = nil
    }
    refusedRules = false
    for entry in entries { entry.setRules(in: self) }
    for index in held.indices { update(index) }
  }

  /// Collects all views and guides of the island, and the constraints that its views hold. Those that were there before
  /// stay in the solver unchanged.
  private func collect() {
    guard let root else { return }
    isStale = false
    let before = entries
    entries = []
    enter(root)
    let staying = entries
    for entry in before { entryOfItem[ObjectIdentifier(entry.item)] = nil }
    for entry in staying { entryOfItem[ObjectIdentifier(entry.item)] = entry }
    var stillHeld: [Held] = []
    var known: [ObjectIdentifier: Int] = [:]
    for (index, each) in held.enumerated() { known[ObjectIdentifier(each.constraint)] = index }
    var isKept = [Bool](repeating: false, count: held.count)
    for entry in staying {
      for constraint in entry.item.view?.existingLayoutItem?.held ?? [] {
        guard self.entry(of: constraint.first) != nil, constraint.second.map({ self.entry(of: $0) != nil }) ?? true
        else {
          continue
        }
        if let index = known[ObjectIdentifier(constraint)] {
          stillHeld.append(held[index])
          isKept[index] = true
        } else {
          stillHeld.append(Held(constraint: constraint))
        }
      }
    }
    for (index, each) in held.enumerated() where !isKept[index] && each.id >= 0 { solver.remove(each.id) }
    held = stillHeld
    for index in held.indices { held[index].source = nil }
    // Constraints that refer to a replaced entry are added again.
    for entry in before where self.entry(of: entry.item) !== entry {
      for index in held.indices where held[index].id >= 0 && held[index].linear.map({ entry.isNamed(in: $0) }) == true {
        solver.remove(held[index].id)
        held[index].id = -1
      }
    }
    for entry in before where self.entry(of: entry.item) !== entry { entry.dropRules(in: self) }
    for entry in before where self.entry(of: entry.item) !== entry { entry.leave(&solver) }
  }

  private func enter(_ view: UIView) {
    let isRoot = view === root
    let item = view.layoutItem
    add(item, isRoot ? (findsSize ? .sizedRoot : .root) : item.isPlacedByHand ? .byHand : .free)
    // The contents of a view whose frame is set directly belong to another island.
    guard isRoot || !item.isPlacedByHand || item.isOpenToOutside else { return }
    if view.contentScroller != nil { _ = view.guide(.content) }
    for guide in view.existingGuides ?? [] { add(guide.item, .guide) }
    for subview in view.subviews {
      guard let item = subview.existingLayoutItem else { continue }
      if !item.isPlacedByHand || item.isOpenToOutside || !item.naming.isEmpty { enter(subview) }
    }
  }

  private func add(_ item: LayoutItem, _ standing: LayoutEntry.Standing) {
    if let entry = entry(of: item), entry.standing == standing {
      entries.append(entry)
    } else {
      entries.append(LayoutEntry(item, standing: standing, &solver))
    }
  }

  func entry(of item: LayoutItem) -> LayoutEntry? { entryOfItem[ObjectIdentifier(item)] }

  /// The entry that stands for an item in a constraint with another item. In a constraint with a descendant of a scroll
  /// view, the edges of the scroll view are those of its content.
  private func entry(of item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, from other: LayoutItem?)
    -> LayoutEntry?
  {
    if let view = item.view, view.contentScroller != nil, !attribute.isSize, let inside = other?.host,
      inside !== view, inside.isDescendant(of: view)
    {
      return entry(of: view.guide(.content).item)
    }
    if let view = item.view, attribute == .firstBaseline || attribute == .lastBaseline {
      let text = attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      if text !== view, let item = text.existingLayoutItem, let entry = entry(of: item) { return entry }
    }
    return entry(of: item)
  }

  /// Adds a constraint to the solver, or updates it there if it changed.
  private func update(_ index: Int) {
    let constraint = held[index].constraint
    let source =
      constraint.isOfEdgesAlone
      ? Held.Source(
        constant: constraint.constant, priority: constraint.priority, isMirrored: isMirrored) : nil
    if held[index].id >= 0, source != nil, held[index].source == source { return }
    held[index].source = source
    guard let linear = linear(constraint) else { return }
    if held[index].id >= 0, let old = held[index].linear {
      if old == linear { return }
      held[index].linear = linear
      if old.terms == linear.terms, old.relation == linear.relation, old.priority == linear.priority {
        if solver.setConstant(linear.constant, of: held[index].id) { return }
      } else {
        solver.remove(held[index].id)
      }
      held[index].id = -1
    }
    held[index].linear = linear
    if let id = solver.add(linear) {
      held[index].id = id
      constraint.isBroken = false
    } else if !constraint.isBroken {
      constraint.isBroken = true
      UIApplication.shared.diagnose(
        "\(constraint.said): it contradicts other required constraints and was left out. Remove one of them, or give "
          + "one a priority below required. A view that only constraints place needs "
          + "translatesAutoresizingMaskIntoConstraints = false.")
    }
  }

  /// The constraint in terms of the solver's variables; nil if one of its items is not in this island.
  private func linear(_ constraint: NSLayoutConstraint) -> LinearConstraint? {
    guard let first = entry(of: constraint.first, constraint.firstAttribute, from: constraint.second) else {
      return nil
    }
    let isMirrored =
      isMirrored
      && (constraint.firstAttribute.followsReading || constraint.secondAttribute.followsReading)
    let sign: Double = isMirrored ? -1 : 1
    var form = first.form(constraint.firstAttribute, isMirrored: isMirrored)
    if let item = constraint.second {
      guard let second = entry(of: item, constraint.secondAttribute, from: constraint.first) else { return nil }
      let other = second.form(constraint.secondAttribute, isMirrored: isMirrored)
      form.constant -= other.constant * constraint.multiplier
      form.terms += other.terms.map { .init($0.variable, -$0.factor * constraint.multiplier) }
    }
    form.constant -= sign * constraint.constant
    let relation = LinearConstraint.Relation(rawValue: constraint.relation.rawValue * (isMirrored ? -1 : 1))
    return LinearConstraint(
      form.terms, constant: form.constant, relation ?? .equal, priority: Double(constraint.priority.rawValue))
  }

  // MARK: Results

  func value(_ variable: Int) -> CGFloat {
    // The solver's sums have rounding errors in the last digits; 1/64 pt is finer than any screen.
    ((found.indices.contains(variable) ? found[variable] : 0) * 64).rounded() / 64
  }

  /// The frame in the superview's coordinates.
  private func frame(of entry: LayoutEntry) -> CGRect {
    guard let parent = entry.item.view?.superview else { return .zero }
    return frame(of: entry, in: parent)
  }

  /// The frame of an item in `view`'s coordinates.
  func frame(of item: LayoutItem, in view: UIView) -> CGRect {
    guard let entry = entry(of: item) else { return .zero }
    return frame(of: entry, in: view)
  }

  private func frame(of entry: LayoutEntry, in view: UIView) -> CGRect {
    guard let outer = self.entry(of: view.layoutItem) else { return .zero }
    let origin = outer.inner(self)
    return CGRect(
      x: value(entry.left) - origin.x, y: value(entry.top) - origin.y, width: value(entry.width),
      height: value(entry.height))
  }

  /// The size of the root that satisfies the constraints and is nearest to `target`.
  func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    root?.updateConstraintsIfNeeded()
    collect()
    guard let entry = entries.first else { return .zero }
    for (variable, size, priority) in [
      (entry.width, target.width, horizontal), (entry.height, target.height, vertical),
    ] {
      _ = solver.add(
        LinearConstraint([.init(variable)], constant: -size, .equal, priority: Double(priority.rawValue)))
    }
    solve()
    return CGSize(width: value(entry.width), height: value(entry.height))
  }
}

extension LayoutItem {
  /// The engine for the contents of this view, created on first use.
  var engineForInside: LayoutEngine {
    if let engine { return engine }
    let made = LayoutEngine(inside: host ?? UIView())
    engine = made
    return made
  }
}
