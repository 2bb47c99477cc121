import CaromGeometry

/// Visits the properties of a layer: to hash them, compare them, or read and write a single one.
package protocol LayerValueVisitor {
  /// A property, and how to find that of other values.
  mutating func value<T: LayerValue>(_ property: LayerProperty, _ mine: inout T, _ other: (LayerValues) -> T)
  /// A number that animations keep within `range`.
  mutating func number(
    _ property: LayerProperty, _ mine: inout Double, in range: ClosedRange<Double>, _ other: (LayerValues) -> Double)
}

extension LayerValueVisitor {
  @inline(__always)
  package mutating func number(
    _ property: LayerProperty, _ mine: inout Double, in range: ClosedRange<Double>, _ other: (LayerValues) -> Double
  ) {
    value(property, &mine, other)
  }
}

/// A value that a layer's property can have.
package protocol LayerValue: Equatable {
  func combine(into hash: inout StateHash)
  /// The value as an animation value; nil if it cannot be animated.
  var animated: CAAnimationValue? { get }
  /// The value from an animation value; nil if that is of another kind.
  static func shown(by value: CAAnimationValue) -> Self?
}

// MARK: Walks

extension LayerValues {
  /// The properties that differ from those of `other`.
  mutating func differences(from other: LayerValues) -> LayerPropertySet {
    var walk = Comparison(others: other)
    visit(&walk)
    return walk.found
  }

  /// Combines the values into a hash; without the look, only position and visibility.
  mutating func combine(into hash: inout StateHash, withLook: Bool) {
    var walk = Combination(hash: hash)
    visitPlace(&walk)
    if withLook {
      visitLook(&walk)
      walk.hasNames = true
      visitOptions(&walk)
    }
    hash = walk.hash
  }

  /// A whole property as an animation value; nil if it has none.
  mutating func animated(_ property: LayerProperty) -> CAAnimationValue? {
    var walk = Reading(property: property)
    visit(&walk)
    return walk.value
  }

  /// Sets a whole property from an animation value; a value of another kind is ignored.
  mutating func put(_ value: CAAnimationValue, as property: LayerProperty) {
    var walk = Writing(property: property, new: value)
    visit(&walk)
  }
}

/// A set of layer properties.
package struct LayerPropertySet {
  private var bits: UInt64 = 0

  init() {}

  var isEmpty: Bool { bits == 0 }
  mutating func insert(_ property: LayerProperty) { bits |= 1 << UInt64(property.rawValue) }
  func contains(_ property: LayerProperty) -> Bool { bits & (1 << UInt64(property.rawValue)) != 0 }
}

private struct Comparison: LayerValueVisitor {
  let others: LayerValues
  var found = LayerPropertySet()

  @inline(__always)
  mutating func value<T: LayerValue>(_ property: LayerProperty, _ mine: inout T, _ other: (LayerValues) -> T) {
    if mine != other(others) { found.insert(property) }
  }
}

private struct Combination: LayerValueVisitor {
  var hash: StateHash
  /// Whether a property is left out while it has its default value, and hashed together with its name otherwise.
  var hasNames = false

  @inline(__always)
  mutating func value<T: LayerValue>(_ property: LayerProperty, _ mine: inout T, _ other: (LayerValues) -> T) {
    if hasNames {
      if mine == other(.initial) { return }
      hash.combine(property.name)
    }
    mine.combine(into: &hash)
  }
}

private struct Reading: LayerValueVisitor {
  let property: LayerProperty
  var value: CAAnimationValue?

  @inline(__always)
  mutating func value<T: LayerValue>(_ property: LayerProperty, _ mine: inout T, _ other: (LayerValues) -> T) {
    if property == self.property { value = mine.animated }
  }
}

private struct Writing: LayerValueVisitor {
  let property: LayerProperty
  let new: CAAnimationValue

  @inline(__always)
  mutating func value<T: LayerValue>(_ property: LayerProperty, _ mine: inout T, _ other: (LayerValues) -> T) {
    if property == self.property, let value = T.shown(by: new) { mine = value }
  }

  @inline(__always)
  mutating func number(
    _ property: LayerProperty, _ mine: inout Double, in range: ClosedRange<Double>, _ other: (LayerValues) -> Double
  ) {
    value(property, &mine, other)
    if property == self.property { mine = max(range.lowerBound, min(range.upperBound, mine)) }
  }
}

// MARK: Values

extension Double: LayerValue {
  package func combine(into hash: inout StateHash) { hash.combine(self) }
  package var animated: CAAnimationValue? { .number(self) }
  package static func shown(by value: CAAnimationValue) -> Self? {
    if case .number(let number) = value { number } else { nil }
  }
}

extension Bool: LayerValue {
  package func combine(into hash: inout StateHash) { hash.combine(self) }
  package var animated: CAAnimationValue? { nil }
  package static func shown(by value: CAAnimationValue) -> Self? { nil }
}

extension CGPoint: LayerValue {
  package func combine(into hash: inout StateHash) { hash.combine(self) }
  package var animated: CAAnimationValue? { .point(self) }
  package static func shown(by value: CAAnimationValue) -> Self? {
    if case .point(let point) = value { point } else { nil }
  }
}

extension CGSize: LayerValue {
  package func combine(into hash: inout StateHash) { hash.combine(self) }
  package var animated: CAAnimationValue? { .size(self) }
  package static func shown(by value: CAAnimationValue) -> Self? {
    if case .size(let size) = value { size } else { nil }
  }
}

extension CGRect: LayerValue {
  package func combine(into hash: inout StateHash) { hash.combine(self) }
  package var animated: CAAnimationValue? { .rect(self) }
  package static func shown(by value: CAAnimationValue) -> Self? {
    if case .rect(let rect) = value { rect } else { nil }
  }
}

extension CATransform3D: LayerValue {
  package func combine(into hash: inout StateHash) {
    for row in [m11, m12, m13, m14, m21, m22, m23, m24] { hash.combine(row) }
    for row in [m31, m32, m33, m34, m41, m42, m43, m44] { hash.combine(row) }
  }
  package var animated: CAAnimationValue? { .transform(self) }
  package static func shown(by value: CAAnimationValue) -> Self? {
    if case .transform(let transform) = value { transform } else { nil }
  }
}

extension CGColor: LayerValue {
  package func combine(into hash: inout StateHash) { hash.combine(UInt64(packed)) }
  package var animated: CAAnimationValue? { .color(self) }
  package static func shown(by value: CAAnimationValue) -> Self? {
    if case .color(let color) = value { color } else { nil }
  }
}

/// A missing color counts as clear.
extension Optional: LayerValue where Wrapped == CGColor {
  package func combine(into hash: inout StateHash) { hash.combine(self.map { UInt64($0.packed) } ?? UInt64.max) }
  package var animated: CAAnimationValue? { .color(self ?? .clear) }
  package static func shown(by value: CAAnimationValue) -> Self? {
    if case .color(let color) = value { color } else { nil }
  }
}

extension CACornerMask: LayerValue {
  /// Bits that name no corner are left out, because their number depends on the size of an `Int`.
  package func combine(into hash: inout StateHash) { hash.combine(UInt64(rawValue & 0b1111)) }
  package var animated: CAAnimationValue? { nil }
  package static func shown(by value: CAAnimationValue) -> Self? { nil }
}
