import CaromGeometry

/// A 3D transform as translation, rotation, scale, shear and perspective, which can be interpolated without collapsing
/// as a matrix would: half a turn about any axis is a rotation.
struct SpaceTransform {
  private var shift = (0.0, 0.0, 0.0)
  private var scale = (1.0, 1.0, 1.0)
  /// The shear of y by x, of z by x, and of z by y.
  private var shear = (0.0, 0.0, 0.0)
  private var perspective = (0.0, 0.0, 0.0, 1.0)
  /// A unit quaternion.
  private var turn = (x: 0.0, y: 0.0, z: 0.0, w: 1.0)

  /// Decomposes `matrix`; nil if it is not invertible.
  init?(_ matrix: CATransform3D) {
    var m = matrix
    m.m14 = 0
    m.m24 = 0
    m.m34 = 0
    m.m44 = 1
    var rows = [[m.m11, m.m12, m.m13], [m.m21, m.m22, m.m23], [m.m31, m.m32, m.m33]]
    func dot(_ a: [Double], _ b: [Double]) -> Double { a[0] * b[0] + a[1] * b[1] + a[2] * b[2] }
    func scaled(_ a: [Double], _ factor: Double) -> [Double] { [a[0] * factor, a[1] * factor, a[2] * factor] }
    func minus(_ a: [Double], _ b: [Double], _ factor: Double) -> [Double] {
      [a[0] - b[0] * factor, a[1] - b[1] * factor, a[2] - b[2] * factor]
    }
    let cross = [
      rows[1][1] * rows[2][2] - rows[1][2] * rows[2][1], rows[1][2] * rows[2][0] - rows[1][0] * rows[2][2],
      rows[1][0] * rows[2][1] - rows[1][1] * rows[2][0],
    ]
    let determinant = dot(rows[0], cross)
    guard determinant > 1e-9 || determinant < -1e-9 else { return nil }
    shift = (m.m41, m.m42, m.m43)
    let i = CATransform3DInvert(m)
    let (a, b, c, d) = (matrix.m14, matrix.m24, matrix.m34, matrix.m44)
    perspective = (
      i.m11 * a + i.m12 * b + i.m13 * c + i.m14 * d, i.m21 * a + i.m22 * b + i.m23 * c + i.m24 * d,
      i.m31 * a + i.m32 * b + i.m33 * c + i.m34 * d, i.m41 * a + i.m42 * b + i.m43 * c + i.m44 * d
    )
    // Gram–Schmidt orthogonalization of the rows; what it subtracts is the shear.
    scale.0 = dot(rows[0], rows[0]).squareRoot()
    rows[0] = scaled(rows[0], 1 / scale.0)
    shear.0 = dot(rows[0], rows[1])
    rows[1] = minus(rows[1], rows[0], shear.0)
    scale.1 = dot(rows[1], rows[1]).squareRoot()
    rows[1] = scaled(rows[1], 1 / scale.1)
    shear.1 = dot(rows[0], rows[2])
    rows[2] = minus(rows[2], rows[0], shear.1)
    shear.2 = dot(rows[1], rows[2])
    rows[2] = minus(rows[2], rows[1], shear.2)
    scale.2 = dot(rows[2], rows[2]).squareRoot()
    rows[2] = scaled(rows[2], 1 / scale.2)
    if determinant < 0 {
      // The determinant is negative, so the matrix mirrors: mirror the depth, and what remains is a rotation.
      scale.2 = -scale.2
      rows[2] = scaled(rows[2], -1)
    }
    turn = SpaceTransform.quaternion(rows)
  }

  private static func quaternion(_ r: [[Double]]) -> (x: Double, y: Double, z: Double, w: Double) {
    func part(_ value: Double, negative: Bool) -> Double {
      let size = max(0, value).squareRoot() / 2
      return negative ? -size : size
    }
    return (
      part(1 + r[0][0] - r[1][1] - r[2][2], negative: r[2][1] > r[1][2]),
      part(1 - r[0][0] + r[1][1] - r[2][2], negative: r[0][2] > r[2][0]),
      part(1 - r[0][0] - r[1][1] + r[2][2], negative: r[1][0] > r[0][1]),
      part(1 + r[0][0] + r[1][1] + r[2][2], negative: false)
    )
  }

  /// The transform at a share of the way to another one; the rotation takes the shorter way.
  func mixed(with other: SpaceTransform, _ share: Double) -> SpaceTransform {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    func mix(_ a: (Double, Double, Double), _ b: (Double, Double, Double)) -> (Double, Double, Double) {
      (mix(a.0, b.0), mix(a.1, b.1), mix(a.2, b.2))
    }
    var result = self
    result.shift = mix(shift, other.shift)
    result.scale = mix(scale, other.scale)
    result.shear = mix(shear, other.shear)
    let (p, q) = (perspective, other.perspective)
    result.perspective = (mix(p.0, q.0), mix(p.1, q.1), mix(p.2, q.2), mix(p.3, q.3))
    let (a, b) = (turn, other.turn)
    var cosine = a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w
    let sign = cosine < 0 ? -1.0 : 1
    cosine = min(1, cosine * sign)
    var (near, far) = (1 - share, share)
    if cosine < 1 - 1e-9 {
      let angle = acos(cosine)
      (near, far) = (sin((1 - share) * angle) / sin(angle), sin(share * angle) / sin(angle))
    }
    far *= sign
    result.turn = (
      a.x * near + b.x * far, a.y * near + b.y * far, a.z * near + b.z * far, a.w * near + b.w * far
    )
    return result
  }

  /// The transform as a matrix again.
  var matrix: CATransform3D {
    let (x, y, z, w) = turn
    var space = CATransform3DIdentity
    space.m11 = 1 - 2 * (y * y + z * z)
    space.m12 = 2 * (x * y + z * w)
    space.m13 = 2 * (x * z - y * w)
    space.m21 = 2 * (x * y - z * w)
    space.m22 = 1 - 2 * (x * x + z * z)
    space.m23 = 2 * (y * z + x * w)
    space.m31 = 2 * (x * z + y * w)
    space.m32 = 2 * (y * z - x * w)
    space.m33 = 1 - 2 * (x * x + y * y)
    var stretch = CATransform3DMakeScale(scale.0, scale.1, scale.2)
    stretch.m21 = shear.0
    stretch.m31 = shear.1
    stretch.m32 = shear.2
    space = CATransform3DConcat(stretch, space)
    (space.m41, space.m42, space.m43) = shift
    var eye = CATransform3DIdentity
    (eye.m14, eye.m24, eye.m34, eye.m44) = perspective
    return CATransform3DConcat(space, eye)
  }
}
