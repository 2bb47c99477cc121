import CaromGeometry

/// What walks over the properties of a layer: the hash, the comparison, or the reader and writer of a single one.
package protocol LayerValueVisitor {
  /// A property, and the value of another layer's beside it.
  mutating func value<T: LayerValue>(_ property: LayerProperty, _ mine: inout T, _ other: T)
  /// A number that animations keep within `range`.
  mutating func number(_ property: LayerProperty, _ mine: inout Double, _ other: Double, _ range: ClosedRange<Double>)
}

extension LayerValueVisitor {
  @inline(__always)
  package mutating func number(
    _ property: LayerProperty, _ mine: inout Double, _ other: Double, _ range: ClosedRange<Double>
  ) {
    value(property, &mine, other)
  }
}

/// A value that a layer's property can have.
package protocol LayerValue: Equatable {
  func combine(into hash: inout StateHash)
  /// The value as animations have it; nil where it cannot be animated.
  var animated: CAAnimationValue? { get }
  /// The value that an animation shows; nil where it is of another kind.
  init?(animated: CAAnimationValue)
}

// MARK: Walks

extension LayerValues {
  /// The properties that are not as in `other`.
  mutating func differences(from other: LayerValues) -> LayerPropertySet {
    var walk = Comparison()
    visit(beside: other, &walk)
    return walk.found
  }

  /// Adds the values to a fingerprint; without the look, only where the layer is.
  mutating func combine(into hash: inout StateHash, withLook: Bool) {
    var walk = Combination(hash: hash)
    visitPlace(beside: self, &walk)
    if withLook {
      visitLook(beside: self, &walk)
      walk.hasNames = true
      visitOptions(beside: LayerValues(), &walk)
    }
    hash = walk.hash
  }

  /// A whole property as animations have it; nil where there is no such value.
  mutating func animated(_ property: LayerProperty) -> CAAnimationValue? {
    var walk = Reading(property: property)
    visit(beside: self, &walk)
    return walk.value
  }

  /// Puts what an animation shows of a whole property; a value of another kind is left out.
  mutating func put(_ value: CAAnimationValue, as property: LayerProperty) {
    var walk = Writing(property: property, new: value)
    visit(beside: self, &walk)
  }
}

/// Properties of layers.
package struct LayerPropertySet {
  private var bits: UInt64 = 0

  init() {}

  var isEmpty: Bool { bits == 0 }
  mutating func insert(_ property: LayerProperty) { bits |= 1 << UInt64(property.rawValue) }
  func contains(_ property: LayerProperty) -> Bool { bits & (1 << UInt64(property.rawValue)) != 0 }
}

private struct Comparison: LayerValueVisitor {
  var found = LayerPropertySet()

  @inline(__always)
  mutating func value<T: LayerValue>(_ property: LayerProperty, _ mine: inout T, _ other: T) {
    if mine != other { found.insert(property) }
  }
}

private struct Combination: LayerValueVisitor {
  var hash: StateHash
  /// Whether a property is left out where it is as the other, and comes with its place in the list of names.
  var hasNames = false

  @inline(__always)
  mutating func value<T: LayerValue>(_ property: LayerProperty, _ mine: inout T, _ other: T) {
    if hasNames {
      if mine == other { return }
      hash.combine(property.name)
    }
    mine.combine(into: &hash)
  }
}

private struct Reading: LayerValueVisitor {
  let property: LayerProperty
  var value: CAAnimationValue?

  @inline(__always)
  mutating func value<T: LayerValue>(_ property: LayerProperty, _ mine: inout T, _ other: T) {
    if property == self.property { value = mine.animated }
  }
}

private struct Writing: LayerValueVisitor {
  let property: LayerProperty
  let new: CAAnimationValue

  @inline(__always)
  mutating func value<T: LayerValue>(_ property: LayerProperty, _ mine: inout T, _ other: T) {
    if property == self.property, let value = T(animated: new) { mine = value }
  }

  @inline(__always)
  mutating func number(
    _ property: LayerProperty, _ mine: inout Double, _ other: Double, _ range: ClosedRange<Double>
  ) {
    value(property, &mine, other)
    if property == self.property { mine = max(range.lowerBound, min(range.upperBound, mine)) }
  }
}

// MARK: Values

extension Double: LayerValue {
  package func combine(into hash: inout StateHash) { hash.combine(self) }
  package var animated: CAAnimationValue? { .number(self) }
  package init?(animated: CAAnimationValue) {
    guard case .number(let number) = animated else { return nil }
    self = number
  }
}

extension Bool: LayerValue {
  package func combine(into hash: inout StateHash) { hash.combine(self) }
  package var animated: CAAnimationValue? { nil }
  package init?(animated: CAAnimationValue) { return nil }
}

extension CGPoint: LayerValue {
  package func combine(into hash: inout StateHash) { hash.combine(self) }
  package var animated: CAAnimationValue? { .point(self) }
  package init?(animated: CAAnimationValue) {
    guard case .point(let point) = animated else { return nil }
    self = point
  }
}

extension CGSize: LayerValue {
  package func combine(into hash: inout StateHash) { hash.combine(self) }
  package var animated: CAAnimationValue? { .size(self) }
  package init?(animated: CAAnimationValue) {
    guard case .size(let size) = animated else { return nil }
    self = size
  }
}

extension CGRect: LayerValue {
  package func combine(into hash: inout StateHash) { hash.combine(self) }
  package var animated: CAAnimationValue? { .rect(self) }
  package init?(animated: CAAnimationValue) {
    guard case .rect(let rect) = animated else { return nil }
    self = rect
  }
}

extension CATransform3D: LayerValue {
  package func combine(into hash: inout StateHash) {
    for row in [m11, m12, m13, m14, m21, m22, m23, m24] { hash.combine(row) }
    for row in [m31, m32, m33, m34, m41, m42, m43, m44] { hash.combine(row) }
  }
  package var animated: CAAnimationValue? { .transform(self) }
  package init?(animated: CAAnimationValue) {
    guard case .transform(let transform) = animated else { return nil }
    self = transform
  }
}

extension CGColor: LayerValue {
  package func combine(into hash: inout StateHash) { hash.combine(UInt64(packed)) }
  package var animated: CAAnimationValue? { .color(self) }
  package init?(animated: CAAnimationValue) {
    guard case .color(let color) = animated else { return nil }
    self = color
  }
}

/// A missing colour is clear.
extension Optional: LayerValue where Wrapped == CGColor {
  package func combine(into hash: inout StateHash) { hash.combine(self.map { UInt64($0.packed) } ?? UInt64.max) }
  package var animated: CAAnimationValue? { .color(self ?? .clear) }
  package init?(animated: CAAnimationValue) {
    guard case .color(let color) = animated else { return nil }
    self = .some(color)
  }
}

extension CACornerMask: LayerValue {
  package func combine(into hash: inout StateHash) { hash.combine(UInt64(rawValue)) }
  package var animated: CAAnimationValue? { nil }
  package init?(animated: CAAnimationValue) { return nil }
}
