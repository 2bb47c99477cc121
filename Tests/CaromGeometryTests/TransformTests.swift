import CaromGeometry
import Testing

@Suite struct TransformTests {
  func close(_ a: CGPoint, _ b: CGPoint) -> Bool { hypot(a.x - b.x, a.y - b.y) < 1e-12 }

  @Test func rotationIsClockwiseOnAScreen() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(close(turned, CGPoint(x: 0, y: 1)))
  }

  @Test func theModifiersHappenFirst() {
    let t = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3).rotated(by: .pi / 2).translatedBy(x: 1, y: 1)
    // (0, 0) → (1, 1) → (−1, 1) → (−2, 3) → (8, 3)
    #expect(close(CGPoint.zero.applying(t), CGPoint(x: 8, y: 3)))
  }

  @Test func concatenatingGoesOnWithTheOther() {
    let t = CGAffineTransform(scaleX: 2, y: 2).concatenating(CGAffineTransform(translationX: 1, y: 0))
    #expect(CGPoint(x: 3, y: 4).applying(t) == CGPoint(x: 7, y: 8))
    #expect(CGSize(width: 3, height: 4).applying(t) == CGSize(width: 6, height: 8))
  }

  @Test func inverse() {
    let t = CGAffineTransform(a: 1, b: 2, c: -3, d: 0.5, tx: 7, ty: -9)
    let p = CGPoint(x: 3, y: -2)
    #expect(close(p.applying(t).applying(t.inverted()), p))
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    #expect(t.concatenating(.identity) == t && CGAffineTransform.identity.isIdentity && !CGAffineTransform().isIdentity)
  }

  @Test func rectanglesAreBoundedAgain() {
    let turned = CGRect(x: -1, y: -1, width: 2, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 4))
    #expect((turned.width - 2 * 2.0.squareRoot()).magnitude < 1e-12 && turned.midX.magnitude < 1e-12)
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
  }

  @Test func spaceAgreesWithThePlane() {
    let plane = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 2, y: 3).translatedBy(x: 5, y: -1)
    let space = CATransform3DTranslate(
      CATransform3DScale(CATransform3DMakeRotation(0.7, 0, 0, 2), 2, 3, 1), 5, -1, 0)
    #expect(CATransform3DIsAffine(space))
    let p = CGPoint(x: 1.5, y: 2.5)
    #expect(close(space.project(p)!, p.applying(plane)))
    #expect(close(p.applying(CATransform3DGetAffineTransform(space)), p.applying(plane)))
    #expect(CATransform3DIsIdentity(CATransform3DMakeAffineTransform(.identity)))
  }

  @Test func inverseInSpace() {
    var t = CATransform3DMakeRotation(1.1, 1, 2, 3)
    t.m34 = -1.0 / 500
    t = CATransform3DTranslate(CATransform3DScale(t, 2, 0.5, 3), 4, 5, 6)
    let product = CATransform3DConcat(t, CATransform3DInvert(t))
    let rows = [
      product.m11 - 1, product.m12, product.m13, product.m14, product.m21, product.m22 - 1, product.m23, product.m24,
      product.m31, product.m32, product.m33 - 1, product.m34, product.m41, product.m42, product.m43, product.m44 - 1,
    ]
    for difference in rows { #expect(difference.magnitude < 1e-12) }
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DInvert(flat) == flat)
  }

  @Test func perspective() {
    var t = CATransform3DIdentity
    t.m34 = -1.0 / 100
    #expect(t.project(CGPoint(x: 10, y: 20), z: 50) == CGPoint(x: 20, y: 40))
    #expect(t.project(CGPoint(x: 10, y: 20), z: 100) == nil)
    let tilted = CATransform3DRotate(t, 0.8, 1, 0.2, 0)
    let p = CGPoint(x: 12, y: -30)
    #expect(close(tilted.unproject(tilted.project(p)!)!, p))
    #expect(CATransform3DMakeScale(0, 1, 1).unproject(CGPoint(x: 1, y: 1)) == nil)
  }

  @Test func rotationAboutNoAxis() {
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
  }

  @Test func finiteness() {
    #expect(!CGAffineTransform(scaleX: .infinity, y: 1).isFinite && !CATransform3DMakeScale(1, .nan, 1).isFinite)
    #expect(!CGVector(dx: 0, dy: .nan).isFinite && !UIOffset(horizontal: .infinity, vertical: 0).isFinite)
    #expect(CGAffineTransform.identity.isFinite && CATransform3DIdentity.isFinite)
  }
}
