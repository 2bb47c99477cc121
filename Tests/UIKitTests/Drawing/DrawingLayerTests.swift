import Testing
import UIKit

@testable import UIKitCore

@Suite struct DrawingLayerTests {
  private let application = UIApplication(textMeasuring: FixedTextMetrics())

  private func written(_ layer: CALayer) -> [UInt32] {
    var commands = CommandBuffer()
    layer.commitContent(into: &commands)
    return commands.words
  }

  @Test func pathsBecomeSVG() {
    var path = CGPath()
    path.move(to: CGPoint(x: 0, y: -0.5))
    path.addLine(to: CGPoint(x: 10.25, y: 1.0 / 3))
    path.addQuadCurve(to: CGPoint(x: 1, y: 2), control: CGPoint(x: 3.05, y: 4.005))
    path.addCurve(
      to: CGPoint(x: 1, y: 2), control1: CGPoint(x: -1e9, y: 0.0004), control2: CGPoint(x: 100, y: -0.0004))
    path.closeSubpath()
    #expect(path.svgData == "M0 -0.5L10.25 0.333Q3.05 4.005 1 2C-10000000 0 100 0 1 2Z")
    #expect(CGPath().svgData.isEmpty)
  }

  @Test func aShapeLayerWritesItsShape() {
    let layer = CAShapeLayer()
    #expect(written(layer).isEmpty)
    layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 1))
    layer.strokeColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.fillColor = nil
    layer.lineWidth = 3
    layer.lineCap = .round
    layer.fillRule = .evenOdd
    layer.strokeEnd = 0.25
    layer.lineDashPattern = [4, 2]
    var expected = CommandBuffer()
    expected.put(
      .shape(
        path: "M0 0L2 0L2 1L0 1Z", fill: .clear, stroke: CGColor(red: 1, green: 0, blue: 0, alpha: 1), width: 3,
        miterLimit: 10, cap: 1, join: 0, isEvenOdd: true, start: 0, end: 0.25, dashPhase: 0, dashes: [4, 2]), layer.id)
    #expect(written(layer) == expected.words)
    layer.path = nil
    #expect(written(layer)[2] == 0)
    #expect(written(layer).isEmpty)
  }

  @Test func badNumbersOfAShapeAreMadeGood() {
    let layer = CAShapeLayer()
    layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 1))
    layer.strokeColor = .black
    layer.lineWidth = .nan
    layer.strokeEnd = 7
    layer.lineDashPattern = [-1]
    let words = written(layer)
    let afterPath = words[(3 + (Int(words[2]) + 3) / 4)...]
    let numbers = afterPath.map { Float(bitPattern: $0) }
    #expect(Array(afterPath)[1] == 0)
    #expect(numbers[2] == 0 && numbers[8] == 1 && Array(afterPath)[10] == 0)
  }

  @Test func aGradientLayerWritesItsStops() {
    let layer = CAGradientLayer()
    #expect(written(layer).isEmpty)
    layer.colors = [.black, .white, .black]
    layer.type = .radial
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    var expected = CommandBuffer()
    let stops = [(CGColor.black, 0.0), (.white, 0.5), (.black, 1)].map { CGGradient.Stop(color: $0, place: $1) }
    expected.put(.gradient(kind: 1, startX: 0.5, startY: 0.5, endX: 0.5, endY: 1, stops: stops), layer.id)
    #expect(written(layer) == expected.words)
    layer.locations = [0.2, 0.1, 9]
    #expect([9, 11, 13].map { Float(bitPattern: written(layer)[$0]) } == [0.2, 0.2, 1])
    layer.colors = nil
    #expect(written(layer).last == 0)
    #expect(written(layer).isEmpty)
  }

  @Test func aLayerInAWindowIsWrittenWhenItChanges() {
    let window = UIWindow(windowScene: application.windowScene)
    window.makeKeyAndVisible()
    let layer = CAShapeLayer()
    window.layer.addSublayer(layer)
    application.commit()
    _ = application.takeCommands { $0 }
    layer.lineWidth = 1
    #expect(application.layersToCommit.isEmpty)
    layer.lineWidth = 2
    #expect(application.layersToCommit.count == 1)
  }

  @Test func aViewMayHaveAShapeForALayer() {
    let view = ShapeView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect((view.layer as? CAShapeLayer) != nil)
    (view.layer as? CAShapeLayer)?.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(written(view.layer).first == LayerCommand.Kind.shape.rawValue)
  }

  @Test func whatABrowserDecidesIsAcceptedAndGivenBack() {
    let layer = CALayer()
    layer.contentsScale = 3
    layer.shouldRasterize = true
    layer.name = "ball"
    layer.shadowPath = CGPath(rect: .zero)
    #expect(layer.contentsScale == 3 && layer.shouldRasterize && layer.name == "ball" && layer.shadowPath != nil)
    layer.isDoubleSided = false
    #expect(layer.hidesBack)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
    #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 3))
  }
}

private final class ShapeView: UIView {
  override class var layerClass: CALayer.Type { CAShapeLayer.self }
}
