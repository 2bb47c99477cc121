import CaromGeometry

/// A transform as translation, rotation, scale and shear, which can be interpolated without collapsing as a matrix
/// would.
///
/// 3D transforms are interpolated as `SpaceTransform`s, and those that cannot be decomposed element by element.
package struct DecomposedTransform: Equatable {
  private var shift = CGPoint.zero
  var angle = 0.0
  var scaleX = 1.0
  var scaleY = 1.0
  private var shear = 0.0
  private var solid: CATransform3D?

  package static let identity = DecomposedTransform(CATransform3DIdentity)

  /// Decomposes `transform`: rotation and scale of the x axis first, then what remains for y.
  package init(_ transform: CATransform3D) {
    guard CATransform3DIsAffine(transform) else {
      solid = transform
      return
    }
    let m = CATransform3DGetAffineTransform(transform)
    shift = CGPoint(x: m.tx, y: m.ty)
    let determinant = m.a * m.d - m.b * m.c
    scaleX = hypot(m.a, m.b)
    if scaleX == 0 {
      scaleY = hypot(m.c, m.d)
      angle = scaleY == 0 ? 0 : atan2(-m.c, m.d)
    } else {
      angle = atan2(m.b, m.a)
      shear = (m.a * m.c + m.b * m.d) / (scaleX * scaleX)
      scaleY = determinant / scaleX
    }
    // Mirroring y and rotating by half a turn mirrors x. Without this case, a horizontal flip would spin.
    if scaleY < 0 && (angle > Double.pi / 2 || angle < -Double.pi / 2) {
      scaleX = -scaleX
      scaleY = -scaleY
      angle += angle > 0 ? -Double.pi : Double.pi
    }
  }

  /// The transform at a share of the way to another one; the rotation takes the shorter way.
  package func mixed(with other: DecomposedTransform, _ share: Double) -> DecomposedTransform {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
    var result = self
    if solid != nil || other.solid != nil {
      let a = matrix
      let b = other.matrix
      if let from = SpaceTransform(a), let to = SpaceTransform(b) {
        result.solid = from.mixed(with: to, share).matrix
        return result
      }
      result.solid = CATransform3D(
        m11: mix(a.m11, b.m11), m12: mix(a.m12, b.m12), m13: mix(a.m13, b.m13), m14: mix(a.m14, b.m14),
        m21: mix(a.m21, b.m21), m22: mix(a.m22, b.m22), m23: mix(a.m23, b.m23), m24: mix(a.m24, b.m24),
        m31: mix(a.m31, b.m31), m32: mix(a.m32, b.m32), m33: mix(a.m33, b.m33), m34: mix(a.m34, b.m34),
        m41: mix(a.m41, b.m41), m42: mix(a.m42, b.m42), m43: mix(a.m43, b.m43), m44: mix(a.m44, b.m44))
      return result
    }
    var turn = other.angle - angle
    if turn > Double.pi { turn -= 2 * Double.pi }
    if turn < -Double.pi { turn += 2 * Double.pi }
    result.shift = CGPoint(x: mix(shift.x, other.shift.x), y: mix(shift.y, other.shift.y))
    result.angle = angle + turn * share
    result.scaleX = mix(scaleX, other.scaleX)
    result.scaleY = mix(scaleY, other.scaleY)
    result.shear = mix(shear, other.shear)
    return result
  }

  /// Keeps `transform` as a matrix, even if it is a plane one.
  init(solid transform: CATransform3D) { solid = transform }

  /// Six numbers for a plane transform, with the angle third; 16 matrix elements for a 3D one.
  var components: [Double] {
    if let m = solid {
      return [
        m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41, m.m42, m.m43, m.m44,
      ]
    }
    return [shift.x, shift.y, angle, scaleX, scaleY, shear]
  }

  /// Creates the transform from six or sixteen numbers.
  init(components n: [Double]) {
    guard n.count == 6 else {
      solid = CATransform3D(
        m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7],
        m31: n[8], m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
      return
    }
    shift = CGPoint(x: n[0], y: n[1])
    (angle, scaleX, scaleY, shear) = (n[2], n[3], n[4], n[5])
  }

  /// The transform as a matrix again.
  package var matrix: CATransform3D {
    if let solid { return solid }
    let c = cos(angle)
    let s = sin(angle)
    return CATransform3DMakeAffineTransform(
      CGAffineTransform(
        a: c * scaleX, b: s * scaleX, c: c * scaleX * shear - s * scaleY, d: s * scaleX * shear + c * scaleY,
        tx: shift.x, ty: shift.y))
  }
}
