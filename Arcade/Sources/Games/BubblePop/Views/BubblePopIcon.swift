import ArcadeKit
import UIKit

/// Soap bubbles in the sun: a sky, two bubbles at rest, and a third that rises for a moment.
final class BubblePopIcon: AppIcon {
  private let bubble = IconBubble()

  override class var kind: String { "BubblePopIcon" }

  private static let rest = CGPoint(x: 66, y: 36)

  override func build() { addSubview(bubble) }

  override func arrangeDetails() {
    bubble.bounds = scaled(0, 0, 36, 36)
    put(bubble, at: BubblePopIcon.rest.x, BubblePopIcon.rest.y)
  }

  /// The bubble rises over the edge, and comes in again from below.
  override func moveDetail(done: @escaping () -> Void) {
    move(bubble, to: 70, -24, seconds: 0.6, .curveEaseIn) {
      self.put(self.bubble, at: 60, 124)
      self.move(
        self.bubble, to: BubblePopIcon.rest.x, BubblePopIcon.rest.y, seconds: 0.8, .curveEaseOut, then: done)
    }
  }

  override func drawFace(in context: CGContext) {
    let sky = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    AppIcon.fill(sky, in: context, [UIColor.rgb(0x7CC8FF), UIColor.rgb(0xCFEEFF), UIColor.rgb(0xFFE9C9)])
    AppIcon.light(UIColor.rgb(0xFFFFFF, 0.9), x: 20, y: 14, radius: 60, in: context)
    IconBubble.draw(0xE8324A, x: 34, y: 64, radius: 24, in: context)
    IconBubble.draw(0x2FB35A, x: 76, y: 78, radius: 12, in: context)
  }
}

/// The bubble that rises.
private final class IconBubble: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { return nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    IconBubble.draw(0x2E7BF0, x: bounds.midX, y: bounds.midY, radius: bounds.width / 2 - 0.5, in: context)
  }

  /// Draws a bubble: a skin, a rim of soap, and the reflected sun.
  static func draw(_ color: Int, x: CGFloat, y: CGFloat, radius: CGFloat, in context: CGContext) {
    let circle = UIBezierPath(ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    context.saveGState()
    circle.addClip()
    let colors = [UIColor.rgb(0xFFFFFF, 0.75), UIColor.rgb(color, 0.75), UIColor.rgb(color, 0.95)].map { $0.cgColor }
    if let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [0, 0.5, 1]) {
      let light = CGPoint(x: x - radius * 0.3, y: y - radius * 0.4)
      context.drawRadialGradient(
        gradient, startCenter: light, startRadius: 0, endCenter: light, endRadius: radius * 1.5,
        options: [.drawsAfterEndLocation])
    }
    context.restoreGState()
    let rims = [0xFF9AD5, 0xFFE08A, 0x9CF5C4, 0x8FD8FF, 0xC9A6FF]
    for (index, hue) in rims.enumerated() {
      let start = CGFloat(index) * 2 * CGFloat.pi / CGFloat(rims.count)
      let arc = UIBezierPath(
        arcCenter: CGPoint(x: x, y: y), radius: radius * 0.93, startAngle: start,
        endAngle: start + 2 * CGFloat.pi / CGFloat(rims.count), clockwise: true)
      arc.lineWidth = radius * 0.1
      UIColor.rgb(hue, 0.8).setStroke()
      arc.stroke()
    }
    UIColor.rgb(0xFFFFFF, 0.9).setFill()
    UIBezierPath(
      ovalIn: CGRect(x: x - radius * 0.56, y: y - radius * 0.66, width: radius * 0.42, height: radius * 0.26)
    ).fill()
  }
}
