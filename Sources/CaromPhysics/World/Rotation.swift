import CaromGeometry

/// A rotation in the plane, stored as its cosine and sine.
public struct Rotation: Equatable, BitwiseCopyable, Sendable {
  /// The cosine of the angle.
  public private(set) var cosine: Float
  /// The sine of the angle.
  public private(set) var sine: Float

  /// The rotation by zero.
  public static let identity = Rotation(cosine: 1, sine: 0)

  init(cosine: Float, sine: Float) {
    self.cosine = cosine
    self.sine = sine
  }

  /// A rotation by an angle in radians, positive from x towards y. NaN and infinities give the identity.
  public init(angle: Float) {
    guard angle.isFinite else {
      self = .identity
      return
    }
    cosine = Float(CaromGeometry.cos(Double(angle)))
    sine = Float(CaromGeometry.sin(Double(angle)))
  }

  /// The angle in radians, −π … π.
  public var angle: Float { Float(CaromGeometry.atan2(Double(sine), Double(cosine))) }

  /// Converts a vector from the rotated frame to the outer frame.
  @inline(__always) public func rotate(_ v: Vector2) -> Vector2 {
    Vector2(cosine * v.x - sine * v.y, sine * v.x + cosine * v.y)
  }

  /// Converts a vector from the outer frame to the rotated frame.
  @inline(__always) public func unrotate(_ v: Vector2) -> Vector2 {
    Vector2(cosine * v.x + sine * v.y, cosine * v.y - sine * v.x)
  }

  /// The composition: `b` first, then `a`.
  static func * (a: Rotation, b: Rotation) -> Rotation {
    Rotation(
      cosine: a.cosine * b.cosine - a.sine * b.sine, sine: a.sine * b.cosine + a.cosine * b.sine)
  }

  var inverse: Rotation { Rotation(cosine: cosine, sine: -sine) }

  /// The same rotation with the rounding error of its length removed.
  var normalized: Rotation {
    let l = (cosine * cosine + sine * sine).squareRoot()
    guard l > 0 else { return .identity }
    return Rotation(cosine: cosine / l, sine: sine / l)
  }

  /// This rotation followed by a small one of `angle` radians (below about 1).
  ///
  /// With t close to tan(angle / 2), the Cayley form (1 − t², 2t) / (1 + t²) is an exact rotation, so a sub-step needs
  /// neither a square root nor a sine.
  @inline(__always) func turned(by angle: Float) -> Rotation {
    let t = 0.5 * angle * (1 + angle * angle * (1 / 12))
    let k = 1 / (1 + t * t)
    let c = (1 - t * t) * k
    let s = 2 * t * k
    return Rotation(cosine: cosine * c - sine * s, sine: sine * c + cosine * s)
  }
}

/// The position of a body's center of mass, and the body's rotation.
struct Pose: BitwiseCopyable {
  var center: Vector2
  var rotation: Rotation

  @inline(__always) func place(_ p: Vector2) -> Vector2 { center + rotation.rotate(p) }
  @inline(__always) func local(_ p: Vector2) -> Vector2 { rotation.unrotate(p - center) }
}

/// An axis-aligned bounding box.
struct Box: BitwiseCopyable {
  var minX, minY, maxX, maxY: Float

  static let none = Box(minX: 1, minY: 1, maxX: -1, maxY: -1)

  @inline(__always) func overlaps(_ o: Box) -> Bool {
    minX <= o.maxX && o.minX <= maxX && minY <= o.maxY && o.minY <= maxY
  }
  @inline(__always) func contains(_ o: Box) -> Bool {
    minX <= o.minX && o.maxX <= maxX && minY <= o.minY && o.maxY <= maxY
  }
  func grown(by m: Float) -> Box { Box(minX: minX - m, minY: minY - m, maxX: maxX + m, maxY: maxY + m) }
  func union(_ o: Box) -> Box {
    Box(
      minX: min(minX, o.minX), minY: min(minY, o.minY), maxX: max(maxX, o.maxX),
      maxY: max(maxY, o.maxY))
  }
}
