import Testing
import UIKit

@testable import UIKitCore

/// Transforms of the coordinate space of sublayers.
@Suite struct SublayerTransformTests {
  private let host = HeadlessHost(size: CGSize(width: 200, height: 100))

  /// The matrix of a layer's element in the page: its last `affine` or `matrix`.
  private func matrix(of layer: CALayer) -> [Double] {
    let lines = host.commit().map { $0.split(separator: " ") }
    let line = lines.last { ["affine", "matrix"].contains($0[0]) && $0[1] == "\(layer.id)" }
    return (line ?? []).dropFirst(2).compactMap { Double($0) }
  }

  @Test func sublayersAreTurnedAboutTheAnchorPoint() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.frame = CGRect(x: 50, y: 0, width: 100, height: 100)
    inner.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    outer.addSublayer(inner)
    host.view.layer.addSublayer(outer)
    outer.sublayerTransform = CATransform3DMakeScale(0.5, 0.5, 1)
    // About (50, 50) of the outer layer the corner (0, 0) goes to (25, 25).
    #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 25, y: 25))
    #expect(inner.convert(CGPoint(x: 20, y: 20), to: host.view.layer) == CGPoint(x: 85, y: 35))
    #expect(outer.hitTest(CGPoint(x: 80, y: 30)) === inner && outer.hitTest(CGPoint(x: 60, y: 10)) === outer)
    #expect(outer.convert(CGPoint.zero, to: host.view.layer) == CGPoint(x: 50, y: 0))
  }

  @Test func viewsAreTouchedWhereTheyAreSeen() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    outer.addSubview(button)
    host.view.addSubview(outer)
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    outer.layer.sublayerTransform = CATransform3DMakeTranslation(50, 50, 0)
    host.tap(at: CGPoint(x: 72, y: 72))
    #expect(presses == 1 && button.convert(CGPoint.zero, to: nil) == CGPoint(x: 50, y: 50))
  }

  @Test func thePageIsToldWhenTheSpaceOrItsSizeChanges() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    inner.frame = CGRect(x: 40, y: 40, width: 20, height: 20)
    outer.addSublayer(inner)
    host.view.layer.addSublayer(outer)
    #expect(matrix(of: inner) == [1, 0, 0, 1, 40, 40])
    outer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    let doubled = matrix(of: inner)
    #expect(doubled.count == 16 && doubled[0] == 2 && doubled[12] == 30 && doubled[13] == 30)
    outer.bounds.size.width = 200
    #expect(matrix(of: inner)[12] == -20)
    outer.sublayerTransform = CATransform3DIdentity
    #expect(matrix(of: inner) == [1, 0, 0, 1, 40, 40])
  }

  @Test func depthCountsInAPerspective() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    inner.frame = CGRect(x: 40, y: 40, width: 20, height: 20)
    inner.zPosition = 250
    outer.addSublayer(inner)
    host.view.layer.addSublayer(outer)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    outer.sublayerTransform = perspective
    let seen = matrix(of: inner)
    // Half of the distance to the viewer: twice as large, with w = 0.5.
    #expect(abs(seen[15] - 0.5) < 1e-6 && seen[11] < 0)
  }

  @Test func whatIsNotFiniteIsDiagnosed() {
    let layer = CALayer()
    layer.sublayerTransform = CATransform3DMakeScale(.nan, 1, 1)
    #expect(layer.sublayerTransform == CATransform3DIdentity && host.diagnostics.count == 1)
  }
}
