import CaromConstraints
import CaromGeometry

/// Places what is inside a view whose own frame is set by hand, by the constraints among it.
///
/// All variables are places in the root's coordinates, so that a constraint may relate any two items; frames are their
/// differences. Nothing is solved anew: what changed since the last layout is handed to the solver, which mends its
/// solution.
package final class LayoutEngine {
  @Weak private(set) var root: UIView?
  var solver = Solver()
  /// What the solver found, by variables.
  var found: [Double] = []
  /// Whether what follows reading runs from right to left.
  private var isMirrored = false
  /// What is placed, superviews first.
  private(set) var entries: [LayoutEntry] = []
  private var entryOfItem: [ObjectIdentifier: LayoutEntry] = [:]
  /// The constraints of the island.
  private(set) var held: [Held] = []
  /// Whether constraints or views came or went.
  private var isStale = true
  private(set) var asks = true
  /// Whether the root's size is free, because it is to be found.
  private let findsSize: Bool

  /// A constraint, what the solver was given for it, and its number there; −1 for one that contradicts others.
  struct Held {
    let constraint: NSLayoutConstraint
    var linear: LinearConstraint?
    var id = -1
    /// What `linear` was made of; nil where more than these may have changed.
    var source: Source?

    struct Source: Equatable {
      let constant: CGFloat
      let priority: UILayoutPriority
      let isMirrored: Bool
    }
  }

  /// An engine for the inside of `root`, whose size is given.
  init(inside root: UIView) {
    findsSize = false
    self.root = root
  }

  /// An engine that finds the size of `view`.
  init(of view: UIView) {
    findsSize = true
    root = view
  }

  // MARK: Asking

  /// Another solution is wanted at the next layout.
  func ask() {
    asks = true
    root?.setNeedsLayout()
  }

  /// Constraints or views came or went.
  func constraintsChanged() {
    isStale = true
    ask()
  }

  // MARK: Solving

  /// Finds a solution and gives everything its frame.
  func place() {
    guard let root else { return }
    asks = false
    root.updateConstraintsIfNeeded()
    solve()
    giveFrames()
    for entry in entries { entry.tellContentSize(self) }
  }

  /// Gives everything that is placed the frame that was found.
  func giveFrames() {
    for entry in entries where entry.isPlaced { entry.item.view?.take(layoutFrame: frame(of: entry)) }
    root?.tellLayoutDebugViews()
  }

  /// Brings the solver in step with views and constraints.
  func solve() {
    if isStale { collect() }
    isMirrored = root?.isRightToLeft == true
    for entry in entries { entry.setRules(in: self) }
    for index in held.indices { update(index) }
    found = solver.values
    // A text of several lines is as high as its width makes it, which is known only now.
    var isWidthNew = false
    for entry in entries where entry.adoptWidth(value(entry.width)) { isWidthNew = true }
    guard isWidthNew else { return }
    for entry in entries { entry.setRules(in: self) }
    found = solver.values
  }

  /// Finds all views and guides of the island and the constraints that its views hold. What was there before stays in
  /// the solver as it is.
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
    // A constraint over what was replaced is given anew.
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
    // The inside of what is placed by hand is a matter of its own.
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

  /// The entry that stands for an item in a constraint with another: for what is scrolled, the edges of the view that
  /// scrolls are those of its content.
  private func entry(of item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, from other: LayoutItem?)
    -> LayoutEntry?
  {
    if let view = item.view, view.contentScroller != nil, !attribute.isSize, let inside = other?.host,
      inside !== view, inside.isDescendant(of: view)
    {
      return entry(of: view.guide(.content).item)
    }
    return entry(of: item)
  }

  /// Gives the solver a constraint that it has not, or has otherwise.
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
        "\(constraint.said): it contradicts other required constraints, so it is left out. Remove one of them, or give "
          + "one a priority below required. A view that constraints are to place alone needs "
          + "translatesAutoresizingMaskIntoConstraints = false.")
    }
  }

  /// The constraint over the solver's variables; nil where an item is not here.
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

  // MARK: Answers

  func value(_ variable: Int) -> CGFloat {
    // The solver's sums leave traces in the last digits; a 64th of a point is finer than any screen.
    ((found.indices.contains(variable) ? found[variable] : 0) * 64).rounded() / 64
  }

  /// The frame in the coordinates of the superview.
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

  /// The root's size that suits the constraints and is nearest to `target`.
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
  /// The engine for what is inside this view; made on first use.
  var engineForInside: LayoutEngine {
    if let engine { return engine }
    let made = LayoutEngine(inside: host ?? UIView())
    engine = made
    return made
  }
}
