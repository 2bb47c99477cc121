import CaromHeadlessHost
import Testing
import UIKit

@testable import UIKitCore

@Suite struct DrawingTests {
  private let application = UIApplication(textMeasuring: FixedTextMetrics())
  private let window: UIWindow

  init() {
    window = UIWindow(windowScene: application.windowScene)
    window.makeKeyAndVisible()
  }

  /// The operations of a view's `draw(_:)`, 100 × 50 pt.
  private func recorded(style: UIUserInterfaceStyle = .light, _ body: @escaping (CGContext) -> Void) -> [String] {
    let view = PaintedView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.paint = body
    view.overrideUserInterfaceStyle = style
    window.addSubview(view)
    var commands = CommandBuffer()
    view.commitContent(into: &commands)
    guard commands.words.count > 6 else { return [] }
    #expect(commands.words[0] == LayerCommand.Kind.drawing.rawValue)
    #expect(commands.words[2...4] == [Float(100).bitPattern, Float(50).bitPattern, 0])
    #expect(Int(commands.words[5]) == commands.words.count - 6)
    return CommandEntry.lines(ofDrawing: Array(commands.words[6...]))
  }

  @Test func aBezierPathIsFilledAndStroked() {
    let lines = recorded { _ in
      UIColor.red.setFill()
      UIColor.blue.setStroke()
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.addQuadCurve(to: CGPoint(x: 20, y: 20), controlPoint: CGPoint(x: 20, y: 0))
      path.close()
      path.lineWidth = 3
      path.lineCapStyle = .round
      path.fill()
      path.stroke()
      path.stroke()
    }
    let path = ["beginPath", "move 0 0", "line 10 0", "quadCurve 20 0 20 20", "closePath"]
    #expect(
      lines == ["fillColor #ffff0000"] + path + ["fill 0", "strokeColor #ff0000ff", "lineWidth 3", "lineCap 1"] + path
        + ["stroke"] + path + ["stroke"])
  }

  @Test func dashesAndMitersAreTold() {
    let lines = recorded { _ in
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
      path.setLineDash([4, 2], count: 2, phase: 1)
      path.miterLimit = 4
      path.lineJoinStyle = .bevel
      path.stroke()
    }
    #expect(lines.prefix(3) == ["lineJoin 2", "miterLimit 4", "lineDash 1 4 2"])
  }

  @Test func theStateIsSavedAndToldAgainOnlyWhereItDiffers() {
    let square = CGRect(x: 0, y: 0, width: 1, height: 1)
    let lines = recorded { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      context.fill(square)
      context.saveGState()
      context.setFillColor(CGColor.white)
      context.setAlpha(0.5)
      context.fill(square)
      context.restoreGState()
      context.fill(square)
      context.setFillColor(CGColor.black)
    }
    #expect(
      lines == [
        "fillColor #80ff0000", "fillRect 0 0 1 1", "save", "fillColor #ffffffff", "alpha 0.5", "fillRect 0 0 1 1",
        "restore", "fillRect 0 0 1 1",
      ])
  }

  @Test func aPathStaysWhereItWasBuiltWhenTheTransformChanges() {
    let lines = recorded { context in
      context.move(to: CGPoint(x: 10, y: 10))
      context.addLine(to: CGPoint(x: 20, y: 10))
      context.saveGState()
      context.scaleBy(x: 2, y: 2)
      context.addLine(to: CGPoint(x: 10, y: 20))
      context.restoreGState()
      context.strokePath()
      #expect(context.isPathEmpty)
    }
    #expect(
      lines == [
        "save", "transform 2 0 0 2 0 0", "restore", "beginPath", "move 10 10", "line 20 10", "line 20 40", "stroke",
      ])
  }

  @Test func clipsShadowsAndMixing() {
    let lines = recorded { context in
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)).addClip()
      context.setShadow(offset: CGSize(width: 1.0, height: 2.0), blur: 3)
      context.setBlendMode(.multiply)
      context.fillEllipse(in: CGRect(x: 0, y: 0, width: 2, height: 2))
      context.setShadow(offset: .zero, blur: 0, color: nil)
      context.stroke(CGRect(x: 0, y: 0, width: 1, height: 1), width: 2)
    }
    #expect(lines[0...6] == ["beginPath", "move 0 0", "line 4 0", "line 4 4", "line 0 4", "closePath", "clip 0"])
    #expect(lines[7...8] == [#"mixing "multiply""#, "shadow #55000000 3 1 2"])
    #expect(lines.suffix(3) == ["lineWidth 2", "shadow #00000000 0 0 0", "strokeRect 0 0 1 1"])
  }

  @Test func gradientsEndWhereTheOptionsSay() {
    let gradient = CGGradient(colorsSpace: nil, colors: [.black, .white], locations: [0, 1])!
    let (start, end) = (CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 50))
    let lines = recorded { context in
      context.drawLinearGradient(
        gradient, start: start, end: end, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      context.drawLinearGradient(gradient, start: start, end: end, options: [])
      context.drawRadialGradient(
        gradient, startCenter: start, startRadius: 0, endCenter: start, endRadius: 9, options: .drawsBeforeStartLocation
      )
    }
    #expect(
      lines == [
        "linearGradient 0 0 0 50 #ff000000 0 #ffffffff 1",
        "linearGradient 0 0 0 50 #00000000 0 #ff000000 0 #ffffffff 1 #00ffffff 1",
        "radialGradient 0 0 0 0 0 9 #ff000000 0 #ffffffff 1 #00ffffff 1",
      ])
  }

  @Test func textIsDrawnLineByLineOnItsBaselines() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let font = UIFont.systemFont(ofSize: 10)
    let attributes: [NSAttributedString.Key: NSObject] = [
      .font: font, .foregroundColor: UIColor.red, .paragraphStyle: style, .strokeWidth: NSNumber(value: -10),
      .strokeColor: UIColor.blue,
    ]
    let lines = recorded { _ in
      ("aa bb" as NSString).draw(in: CGRect(x: 10, y: 0, width: 20, height: 40), withAttributes: attributes)
    }
    #expect(
      lines == [
        "fillColor #ffff0000", "fillText 14.6 9.521 \"\(font.cssFont)\" 0 \"aa\"", "strokeColor #ff0000ff",
        "strokeText 14.6 9.521 \"\(font.cssFont)\" 0 \"aa\"", "fillText 14.6 21.455 \"\(font.cssFont)\" 0 \"bb\"",
        "strokeText 14.6 21.455 \"\(font.cssFont)\" 0 \"bb\"",
      ])
    #expect("aa".size(withAttributes: attributes) == CGSize(width: 11.0, height: 12.0))
  }

  @Test func colorsAreThoseOfTheViewsTraits() {
    let lines = recorded(style: .dark) { _ in
      UIColor.label.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(lines == ["fillColor #ffffffff", "fillRect 0 0 1 1"])
    #expect(UIColor.label.cgColor == .black)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func whoDrawsNothingCostsNothingUntilThereWasADrawing() {
    let view = PaintedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    var commands = CommandBuffer()
    view.commitContent(into: &commands)
    UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).commitContent(into: &commands)
    #expect(commands.isEmpty)
    view.paint = { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    view.commitContent(into: &commands)
    view.paint = { _ in }
    commands.removeAll()
    view.commitContent(into: &commands)
    #expect(commands.words.count == 6 && commands.words[5] == 0)
    commands.removeAll()
    view.commitContent(into: &commands)
    #expect(commands.isEmpty)
  }

  @Test func theOriginOfTheBoundsIsAtTheCorner() {
    let view = PaintedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.bounds.origin = CGPoint(x: 3, y: 4)
    view.paint = { $0.fill(CGRect(x: 3, y: 4, width: 1, height: 1)) }
    window.addSubview(view)
    var commands = CommandBuffer()
    view.commitContent(into: &commands)
    #expect(
      CommandEntry.lines(ofDrawing: Array(commands.words[6...])) == ["transform 1 0 0 1 -3 -4", "fillRect 3 4 1 1"])
  }

  @Test func badNumbersAreLeftOut() {
    let lines = recorded { context in
      context.translateBy(x: .nan, y: 0)
      context.setLineWidth(-1)
      context.fill(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
      context.move(to: CGPoint(x: .nan, y: 0))
      context.strokePath()
      context.restoreGState()
    }
    #expect(lines.isEmpty)
    #expect(application.takeOutputs().count == 1)
  }
}

private final class PaintedView: UIView {
  var paint: (CGContext) -> Void = { _ in }
  override func draw(_ rect: CGRect) { if let context = UIGraphicsGetCurrentContext() { paint(context) } }
}
