import CaromGeometry

#if hasFeature(Embedded)
  /// A value of an animation, where Apple has `Any`: in Embedded Swift a `CAAnimationValue`, which number literals are, and
  /// `CAAnimationValue(x)` of a variable; natively anything.
  public typealias AnyAnimationValue = CAAnimationValue
#else
  /// A value of an animation, where Apple has `Any`: in Embedded Swift a `CAAnimationValue`, which number literals are, and
  /// `CAAnimationValue(x)` of a variable; natively anything.
  public typealias AnyAnimationValue = Any
#endif

/// A value that an animation starts from, ends at or passes through. Number literals are `.number`.
public enum CAAnimationValue: Equatable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  /// A single number, such as an opacity or an angle in radians.
  case number(Double)
  /// A point, such as a position.
  case point(CGPoint)
  /// A size.
  case size(CGSize)
  /// A rectangle, such as the bounds.
  case rect(CGRect)
  /// A color.
  case color(CGColor)
  /// A transform.
  case transform(CATransform3D)
  /// The path of a shape.
  case path(CGPath)
  /// The colors of a gradient.
  case colors([CGColor])
  /// The locations of a gradient's colors, 0…1.
  case numbers([Double])

  /// Creates a `.number`.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Creates a `.number`.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }

  /// Creates a `.number`.
  public init(_ number: Double) { self = .number(number) }
  /// Creates a `.number`.
  public init(_ number: Float) { self = .number(Double(number)) }
  /// Creates a `.number`.
  public init(_ number: Int) { self = .number(Double(number)) }
  /// Creates a `.point`.
  public init(_ point: CGPoint) { self = .point(point) }
  /// Creates a `.size`.
  public init(_ size: CGSize) { self = .size(size) }
  /// Creates a `.rect`.
  public init(_ rect: CGRect) { self = .rect(rect) }
  /// Creates a `.color`.
  public init(_ color: CGColor) { self = .color(color) }
  /// Creates a `.transform`.
  public init(_ transform: CATransform3D) { self = .transform(transform) }
  /// Creates a `.path`.
  public init(_ path: CGPath) { self = .path(path) }

  /// The kinds of values, by which properties check them.
  package enum Kind { case number, point, size, rect, color, transform, path, colors, numbers }

  package var kind: Kind {
    switch self {
    case .number: .number
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .color: .color
    case .transform: .transform
    case .path: .path
    case .colors: .colors
    case .numbers: .numbers
    }
  }

  /// Whether all numbers in it are finite.
  package var isFinite: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .point(let point): point.isFinite
    case .size(let size): size.isFinite
    case .rect(let rect): rect.isFinite
    case .transform(let transform): transform.isFinite
    case .numbers(let numbers): numbers.allSatisfy { $0.isFinite }
    case .color, .colors, .path: true
    }
  }

  /// The value at a share of the way to another one of the same kind. If they cannot be interpolated, it changes in the
  /// middle.
  package func mixed(with other: CAAnimationValue, _ share: Double) -> CAAnimationValue {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(mix(a, b))
    case (.point(let a), .point(let b)): return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: mix(a.origin.x, b.origin.x), y: mix(a.origin.y, b.origin.y), width: mix(a.size.width, b.size.width),
          height: mix(a.size.height, b.size.height)))
    case (.color(let a), .color(let b)): return .color(a.mixed(with: b, share))
    case (.transform(let a), .transform(let b)):
      return .transform(DecomposedTransform(a).mixed(with: DecomposedTransform(b), share).matrix)
    case (.path(let a), .path(let b)):
      if let path = a.mixed(with: b, share) { return .path(path) }
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { $0.mixed(with: $1, share) })
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map { mix($0, $1) })
    default: break
    }
    return share < 0.5 ? self : other
  }

  /// The sum with another value of the same kind; transforms are concatenated. Values that cannot be added stay
  /// unchanged.
  package func adding(_ other: CAAnimationValue, times factor: Double = 1) -> CAAnimationValue {
    if case .transform(let a) = self, case .transform(let b) = other {
      return .transform(factor < 0 ? CATransform3DConcat(CATransform3DInvert(b), a) : CATransform3DConcat(b, a))
    }
    guard kind == other.kind, kind != .path else { return self }
    let (mine, others) = (components, other.components)
    guard mine.count == others.count else { return self }
    return CAAnimationValue(like: self, zip(mine, others).map { $0 + $1 * factor })
  }

  // MARK: As numbers

  /// The numbers of the value; only `init(like:_:)` needs to know their order. Colors are premultiplied by their
  /// opacity, so that clear has no hue; plane transforms are decomposed.
  package var components: [Double] {
    switch self {
    case .number(let number): return [number]
    case .point(let point): return [point.x, point.y]
    case .size(let size): return [size.width, size.height]
    case .rect(let rect): return [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    case .color(let color): return color.weighted
    case .colors(let colors): return colors.flatMap { $0.weighted }
    case .numbers(let numbers): return numbers
    case .transform(let transform): return DecomposedTransform(transform).components
    case .path(let path): return path.coordinates
    }
  }

  /// Creates a value of the same kind and structure as `other` from numbers.
  package init(like other: CAAnimationValue, _ numbers: [Double]) {
    switch other {
    case .number: self = .number(numbers[0])
    case .point: self = .point(CGPoint(x: numbers[0], y: numbers[1]))
    case .size: self = .size(CGSize(width: numbers[0], height: numbers[1]))
    case .rect: self = .rect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case .color: self = .color(CGColor(weighted: numbers[0..<4]))
    case .colors:
      self = .colors(stride(from: 0, to: numbers.count, by: 4).map { CGColor(weighted: numbers[$0..<$0 + 4]) })
    case .numbers: self = .numbers(numbers)
    case .transform: self = .transform(DecomposedTransform(components: numbers).matrix)
    case .path(let path): self = .path(path.with(numbers))
    }
  }
}

extension CGColor {
  /// Red, green and blue, premultiplied by the opacity, and the opacity.
  fileprivate var weighted: [Double] { [red * alpha, green * alpha, blue * alpha, alpha] }

  fileprivate init(weighted numbers: ArraySlice<Double>) {
    let start = numbers.startIndex
    let alpha = numbers[start + 3]
    let weight = alpha > 0 ? 1 / alpha : 0
    self.init(
      red: numbers[start] * weight, green: numbers[start + 1] * weight, blue: numbers[start + 2] * weight, alpha: alpha)
  }
}

extension CGPath {
  /// All coordinates, in the order of the elements.
  fileprivate var coordinates: [Double] {
    var numbers: [Double] = []
    for element in elements {
      switch element {
      case .move(let to), .line(let to): numbers += [to.x, to.y]
      case .quadCurve(let to, let control): numbers += [to.x, to.y, control.x, control.y]
      case .curve(let to, let control1, let control2):
        numbers += [to.x, to.y, control1.x, control1.y, control2.x, control2.y]
      case .closeSubpath: break
      }
    }
    return numbers
  }

  /// The same elements with other coordinates.
  fileprivate func with(_ numbers: [Double]) -> CGPath {
    var index = 0
    func next() -> CGPoint {
      defer { index += 2 }
      return index + 1 < numbers.count ? CGPoint(x: numbers[index], y: numbers[index + 1]) : .zero
    }
    var path = CGPath()
    for element in elements {
      switch element {
      case .move: path.move(to: next())
      case .line: path.addLine(to: next())
      case .quadCurve:
        let to = next()
        path.addQuadCurve(to: to, control: next())
      case .curve:
        let to = next()
        let control1 = next()
        path.addCurve(to: to, control1: control1, control2: next())
      case .closeSubpath: path.closeSubpath()
      }
    }
    return path
  }

  /// The path at a share of the way to another one; nil if the numbers of coordinates differ.
  fileprivate func mixed(with other: CGPath, _ share: Double) -> CGPath? {
    let (from, to) = (coordinates, other.coordinates)
    guard from.count == to.count else { return nil }
    return with(zip(from, to).map { $0 + ($1 - $0) * share })
  }
}
