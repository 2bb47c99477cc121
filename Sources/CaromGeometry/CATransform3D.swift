/// A 4×4 matrix that transforms points in space. A point is a row vector (x, y, z, 1), multiplied by the matrix from
/// the right.
///
/// `m34` = −1/d is a perspective seen from d points in front of the plane.
public struct CATransform3D: Hashable, Sendable {
  /// The first row.
  public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
  /// The second row.
  public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
  /// The third row, whose last element controls the perspective.
  public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
  /// The fourth row: the translation and the scale of the homogeneous coordinate.
  public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

  /// A matrix of zeros, as in Apple's library. The identity is `CATransform3DIdentity`.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0,
      m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
  }

  /// A matrix with the given elements, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m14 = m14
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m24 = m24
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
    self.m34 = m34
    self.m41 = m41
    self.m42 = m42
    self.m43 = m43
    self.m44 = m44
  }

  /// The identity transform.
  public static let identity = CATransform3D(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

  /// Whether all sixteen elements are finite.
  public var isFinite: Bool {
    m11.isFinite && m12.isFinite && m13.isFinite && m14.isFinite
      && m21.isFinite && m22.isFinite && m23.isFinite && m24.isFinite
      && m31.isFinite && m32.isFinite && m33.isFinite && m34.isFinite
      && m41.isFinite && m42.isFinite && m43.isFinite && m44.isFinite
  }

  /// The projection of a point (x, y, z) onto the plane, in points. nil if the point lies at or behind the eye, where
  /// it has no projection.
  public func project(_ point: CGPoint, z: CGFloat = 0) -> CGPoint? {
    let w = point.x * m14 + point.y * m24 + z * m34 + m44
    guard w > 0 else { return nil }
    return CGPoint(
      x: (point.x * m11 + point.y * m21 + z * m31 + m41) / w,
      y: (point.x * m12 + point.y * m22 + z * m32 + m42) / w)
  }

  /// The point of the plane z = 0 that is seen at `seen`, the inverse of `project(_:z:)`. nil if the plane is seen
  /// edge-on or the point would lie behind the eye.
  public func unproject(_ seen: CGPoint) -> CGPoint? {
    // For z = 0 the transform is a 3×3 homography; its adjugate is the inverse up to a factor.
    let x = seen.x * (m22 * m44 - m24 * m42) + seen.y * (m24 * m41 - m21 * m44) + (m21 * m42 - m22 * m41)
    let y = seen.x * (m14 * m42 - m12 * m44) + seen.y * (m11 * m44 - m14 * m41) + (m12 * m41 - m11 * m42)
    let w = seen.x * (m12 * m24 - m14 * m22) + seen.y * (m14 * m21 - m11 * m24) + (m11 * m22 - m12 * m21)
    let place = CGPoint(x: x / w, y: y / w)
    guard place.isFinite, place.x * m14 + place.y * m24 + m44 > 0 else { return nil }
    return place
  }
}
