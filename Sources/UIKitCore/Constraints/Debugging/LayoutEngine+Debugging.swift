import CaromConstraints
import CaromGeometry

/// Which parts of a solution are ambiguous, which constraints determine it, and what the alternatives are.
extension LayoutEngine {
  private typealias Term = LinearConstraint.Term

  /// The positions and sizes of an item, relative to its superview, so that an ambiguity of the superview is not
  /// reported here.
  private func measures(of item: LayoutItem) -> [(attribute: NSLayoutConstraint.Attribute, terms: [Term])] {
    guard let entry = entry(of: item) else { return [] }
    let outer = (item.view?.superview ?? item.guide?.owningView).flatMap { self.entry(of: $0.layoutItem) }
    return [
      (.left, [Term(entry.left)] + (outer.map { [Term($0.left, -1)] } ?? [])),
      (.top, [Term(entry.top)] + (outer.map { [Term($0.top, -1)] } ?? [])),
      (.width, [Term(entry.width)]), (.height, [Term(entry.height)]),
    ]
  }

  /// The attributes that differ in other solutions: `left`, `top`, `width`, `height`. All of them if the item is not in
  /// this island.
  func openAttributes(of item: LayoutItem) -> [NSLayoutConstraint.Attribute] {
    guard entry(of: item) != nil else { return [.left, .top, .width, .height] }
    return measures(of: item).filter { solver.isAmbiguous($0.terms) }.map { $0.attribute }
  }

  /// The constraints without which the item could be elsewhere along `axis`.
  func constraints(holding item: LayoutItem, along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    var isHolding = [Bool](repeating: false, count: held.count)
    for measure in measures(of: item) where measure.attribute.axis == axis {
      let ids = solver.constraints(holding: measure.terms)
      for index in held.indices where ids.contains(held[index].id) { isHolding[index] = true }
    }
    return held.indices.compactMap { isHolding[$0] ? held[$0].constraint : nil }
  }

  /// Shows the next alternative solution, until the next layout; does nothing if there is none.
  func exerciseAmbiguity(of item: LayoutItem) {
    var others: [[Double]] = []
    for measure in measures(of: item) where solver.isAmbiguous(measure.terms) {
      let now = solver.sum(of: measure.terms, solver.values)
      for step in [40.0, -40] {
        let values = solver.drawing(measure.terms, to: now + step)
        if (solver.sum(of: measure.terms, values) - now).magnitude > 0.01 { others.append(values) }
      }
    }
    guard !others.isEmpty else { return }
    found = others[item.exercises % others.count]
    item.exercises += 1
    // As a part of the root's layout: the new sizes must not request another one, which would undo them.
    root?.arrange { giveFrames() }
  }
}
