import ArcadeKit
import UIKit

/// A medal on its ribbon; an empty rim if none was won.
final class MedalView: UIView {
  private let medal: Medal?

  /// A medal, 96 points wide and high.
  init(_ medal: Medal?) {
    self.medal = medal
    super.init(frame: CGRect(x: 0, y: 0, width: 96, height: 100))
    accessibilityLabel = BubbleStrings.medal(medal)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityTraits = .image
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "MedalView" }

  /// The metal's light, its body and its shade.
  private var metal: (light: UIColor, body: UIColor, shade: UIColor) {
    switch medal {
    case .gold: (UIColor.rgb(0xFFF3B0), UIColor.rgb(0xF2B632), UIColor.rgb(0xA86E00))
    case .silver: (UIColor.rgb(0xFFFFFF), UIColor.rgb(0xC3CBD6), UIColor.rgb(0x76828F))
    case .bronze: (UIColor.rgb(0xFFD9B0), UIColor.rgb(0xCB7F43), UIColor.rgb(0x7C441A))
    case nil: (.clear, .clear, .clear)
    }
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let side = min(bounds.width, bounds.height)
    context.saveGState()
    context.translateBy(x: bounds.midX, y: bounds.minY)
    context.scaleBy(x: side / 100, y: side / 100)
    drawRibbon()
    let disc = UIBezierPath(ovalIn: CGRect(x: -33, y: 32, width: 66, height: 66))
    guard let medal else {
      disc.lineWidth = 4
      Soap.faintInk.setStroke()
      disc.stroke()
      return context.restoreGState()
    }
    fill(disc, context)
    let inner = UIBezierPath(ovalIn: CGRect(x: -26, y: 39, width: 52, height: 52))
    inner.lineWidth = 2.5
    metal.shade.withAlphaComponent(0.7).setStroke()
    inner.stroke()
    // As many bubbles as the medal's rank, which tells it apart without color.
    let count = medal.rawValue + 1
    for number in 0..<count {
      let x = (CGFloat(number) - CGFloat(count - 1) / 2) * 16
      let bubble = UIBezierPath(ovalIn: CGRect(x: x - 6.5, y: 58.5, width: 13, height: 13))
      metal.shade.setFill()
      bubble.fill()
      UIColor.white.withAlphaComponent(0.8).setFill()
      UIBezierPath(ovalIn: CGRect(x: x - 4, y: 60.5, width: 4, height: 4)).fill()
    }
    context.restoreGState()
  }

  private func drawRibbon() {
    for (side, color) in [(-1.0, Soap.toned(0xB8246F, by: 0)), (1.0, Soap.toned(0xB8246F, by: 0.25))] {
      let ribbon = UIBezierPath()
      ribbon.move(to: CGPoint(x: side * 26, y: 0))
      ribbon.addLine(to: CGPoint(x: side * 4, y: 42))
      ribbon.addLine(to: CGPoint(x: -side * 10, y: 34))
      ribbon.addLine(to: CGPoint(x: side * 6, y: 0))
      ribbon.close()
      (medal == nil ? Soap.faintInk.withAlphaComponent(0.35) : color).setFill()
      ribbon.fill()
    }
  }

  private func fill(_ disc: UIBezierPath, _ context: CGContext) {
    let colors = [metal.light.cgColor, metal.body.cgColor, metal.shade.cgColor]
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [0, 0.55, 1]) else { return }
    context.saveGState()
    disc.addClip()
    context.drawRadialGradient(
      gradient, startCenter: CGPoint(x: -12, y: 50), startRadius: 0, endCenter: CGPoint(x: 0, y: 65), endRadius: 44,
      options: [.drawsAfterEndLocation])
    context.restoreGState()
  }
}
