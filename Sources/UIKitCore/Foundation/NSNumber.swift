import CaromGeometry

/// A rectangle, size, point or the like as an object, for APIs that take only objects.
public class NSValue: NSObject, @unchecked Sendable {
  package let values: [Double]

  /// Creates an object for numbers.
  init(values: [Double]) { self.values = values }

  /// Creates an object for a rectangle.
  public convenience init(cgRect: CGRect) {
    self.init(values: [cgRect.origin.x, cgRect.origin.y, cgRect.size.width, cgRect.size.height])
  }
  /// Creates an object for a point.
  public convenience init(cgPoint: CGPoint) { self.init(values: [cgPoint.x, cgPoint.y]) }
  /// Creates an object for a size.
  public convenience init(cgSize: CGSize) { self.init(values: [cgSize.width, cgSize.height]) }

  /// Creates an object for a vector.
  public convenience init(cgVector: CGVector) { self.init(values: [cgVector.dx, cgVector.dy]) }
  /// Creates an object for a transform in space.
  public convenience init(caTransform3D t: CATransform3D) {
    self.init(values: [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
    ])
  }

  private func value(_ index: Int) -> Double { index < values.count ? values[index] : 0 }

  /// The rectangle; zero if the object was created from something else.
  public final var cgRectValue: CGRect { CGRect(x: value(0), y: value(1), width: value(2), height: value(3)) }
  /// The point; zero if the object was made with something else.
  public final var cgPointValue: CGPoint { CGPoint(x: value(0), y: value(1)) }
  /// The size; zero if the object was made with something else.
  public final var cgSizeValue: CGSize { CGSize(width: value(0), height: value(1)) }

  /// The vector; zero if the object was made with something else.
  public final var cgVectorValue: CGVector { CGVector(dx: value(0), dy: value(1)) }
  /// The transform; that which changes nothing if the object was made with something else.
  public final var caTransform3DValue: CATransform3D {
    guard values.count == 16 else { return .identity }
    return CATransform3D(
      m11: values[0], m12: values[1], m13: values[2], m14: values[3], m21: values[4], m22: values[5], m23: values[6],
      m24: values[7], m31: values[8], m32: values[9], m33: values[10], m34: values[11], m41: values[12],
      m42: values[13], m43: values[14], m44: values[15])
  }

  public override func isEqual(_ object: NSObject?) -> Bool { (object as? NSValue)?.values == values }
  public override var hash: Int { values.reduce(0) { $0 &* 31 &+ Int(truncatingIfNeeded: $1.bitPattern) } }
  public override class var kind: String { "NSValue" }
}

/// A number as an object.
public final class NSNumber: NSValue, @unchecked Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral
{
  /// The number as a floating-point value.
  public let doubleValue: Double
  /// Creates an object for a floating-point number.
  public init(value: Double) {
    doubleValue = value
    super.init(values: [value])
  }
  /// Creates an object for an integer.
  public convenience init(value: Int) { self.init(value: Double(value)) }
  /// Creates an object for a floating-point number.
  public convenience init(value: Float) { self.init(value: Double(value)) }
  /// Creates an object for 1 (true) or 0.
  public convenience init(value: Bool) { self.init(value: value ? 1.0 : 0) }

  /// A whole number as a literal.
  public convenience init(integerLiteral value: Int) { self.init(value: Double(value)) }
  /// A number with a fraction as a literal.
  public convenience init(floatLiteral value: Double) { self.init(value: value) }
  /// `true` or `false` as a literal.
  public convenience init(booleanLiteral value: Bool) { self.init(value: value) }

  /// The whole part of the number; 0 if it is none that fits.
  public var intValue: Int { Int(exactly: doubleValue.rounded(.towardZero)) ?? 0 }
  /// The number with less precision.
  public var floatValue: Float { Float(doubleValue) }
  /// Whether the number is other than 0.
  public var boolValue: Bool { doubleValue != 0 }
  /// The number as a text; integers have no fraction.
  public var stringValue: String {
    let isWhole = doubleValue == doubleValue.rounded() && abs(doubleValue) < 0x1p53
    return isWhole ? "\(Int64(doubleValue))" : "\(doubleValue)"
  }
  /// How the numbers are ordered.
  public func compare(_ other: NSNumber) -> ComparisonResult {
    doubleValue < other.doubleValue
      ? .orderedAscending : doubleValue == other.doubleValue ? .orderedSame : .orderedDescending
  }
  /// Whether the numbers are the same.
  public func isEqual(to number: NSNumber) -> Bool { doubleValue == number.doubleValue }

  public override func isEqual(_ object: NSObject?) -> Bool {
    (object as? NSNumber)?.doubleValue == doubleValue
  }
  public override var hash: Int { Int(truncatingIfNeeded: doubleValue.bitPattern) }
  public override class var kind: String { "NSNumber" }
}
