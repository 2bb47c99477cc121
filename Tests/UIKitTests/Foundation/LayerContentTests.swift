import CaromHeadlessHost
import Testing
import UIKit

@testable import UIKitCore

/// Layers that draw, show images, lay out and convert by themselves.
@Suite struct LayerContentTests {
  private let host = HeadlessHost(size: CGSize(width: 200, height: 200))

  private final class Dot: CALayer {
    var draws = 0
    var layouts = 0
    override func draw(in ctx: CGContext) {
      draws += 1
      ctx.fillEllipse(in: bounds)
    }
    override func layoutSublayers() {
      super.layoutSublayers()
      layouts += 1
      for layer in sublayers ?? [] { layer.frame = bounds }
    }
  }

  private final class Painter: NSObject, CALayerDelegate {
    var draws = 0
    func draw(_ layer: CALayer, in ctx: CGContext) {
      draws += 1
      ctx.fill(layer.bounds)
    }
  }

  @Test func aLayerDrawsOnceItIsAskedTo() {
    let dot = Dot()
    dot.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    host.view.layer.addSublayer(dot)
    host.commit()
    #expect(dot.draws == 0)
    dot.setNeedsDisplay()
    host.commit()
    #expect(dot.draws == 1)
    host.commit()
    #expect(dot.draws == 1)
  }

  @Test func aDelegateDraws() {
    let (layer, painter) = (CALayer(), Painter())
    layer.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    layer.delegate = painter
    host.view.layer.addSublayer(layer)
    layer.setNeedsDisplay()
    host.commit()
    #expect(painter.draws == 1)
    #expect(layer.delegate === painter)
    #expect(host.view.layer.delegate === host.view)
  }

  @Test func sublayersFollowTheSizeBeforeTheNextFrame() {
    let (dot, inner) = (Dot(), CALayer())
    dot.addSublayer(inner)
    host.view.layer.addSublayer(dot)
    dot.bounds = CGRect(x: 0, y: 0, width: 30, height: 40)
    #expect(dot.needsLayout())
    host.advance(ticks: 1)
    #expect(dot.layouts == 1 && inner.frame == dot.bounds)
    dot.setNeedsLayout()
    dot.layoutIfNeeded()
    #expect(dot.layouts == 2 && !dot.needsLayout())
  }

  @Test func placesAreConvertedBetweenLayers() {
    let (outer, inner, other) = (CALayer(), CALayer(), CALayer())
    outer.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    inner.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    other.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
    outer.addSublayer(inner)
    host.view.layer.addSublayer(outer)
    host.view.layer.addSublayer(other)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: host.view.layer) == CGPoint(x: 16, y: 26))
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: other) == CGPoint(x: -84, y: -74))
    #expect(
      outer.convert(CGRect(x: 0, y: 0, width: 2, height: 2), from: inner) == CGRect(x: 5, y: 5, width: 2, height: 2))
    #expect(host.view.layer.hitTest(CGPoint(x: 16, y: 26)) === inner)
    #expect(host.view.layer.hitTest(CGPoint(x: 50, y: 90)) === outer)
    #expect(host.view.layer.hitTest(CGPoint(x: 105, y: 105)) === other)
    outer.zPosition = 1
    #expect(host.view.layer.hitTest(CGPoint(x: 105, y: 105)) === outer)
    outer.isHidden = true
    #expect(host.view.layer.hitTest(CGPoint(x: 16, y: 26)) === host.view.layer)
  }

  @Test func aPictureFillsALayer() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
    }
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    host.view.layer.addSublayer(layer)
    host.commit()
    layer.contents = image.cgImage
    layer.contentsGravity = .resizeAspect
    layer.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 0.5)
    #expect(host.commit().filter { $0.hasPrefix("drawing \(layer.id) ") }.count == 1)
    #expect((layer.contents as? UIImage)?.size == CGSize(width: 10, height: 20))
    #expect(image.cgImage?.width == 20 && image.cgImage?.height == 40)
    #expect(image.cgImage?.cropping(to: CGRect(x: 10, y: 0, width: 30, height: 10))?.width == 10)
    #expect(image.cgImage?.cropping(to: CGRect(x: 100, y: 0, width: 30, height: 10)) == nil)
    layer.contents = UIView()
    #expect(host.diagnostics.contains { $0.contains("contents is not an image") })
    #expect(layer.contents == nil)
  }
}
