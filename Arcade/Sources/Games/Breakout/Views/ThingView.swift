import ArcadeKit
import UIKit

/// A thing that falls: a capsule with its sign. Powers are round and bright, mishaps have corners and are dark, so that
/// players can distinguish them without colors.
final class ThingView: UIView {
  private let thing: Thing
  private let look: CourtLook
  /// How many points of the screen a point of the court has. The capsule is drawn larger by this factor and shown smaller by it, so that it
  /// has the resolution of the screen.
  private let scale: CGFloat

  init(_ thing: Thing, size: CGSize, scale: CGFloat, look: CourtLook) {
    self.thing = thing
    self.look = look
    self.scale = max(scale, 0.1)
    super.init(frame: CGRect(x: 0, y: 0, width: size.width * self.scale, height: size.height * self.scale))
    transform = rest
    isOpaque = false
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .image
    accessibilityLabel = BreakoutStrings.falling(thing)
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "ThingView" }

  private var rest: CGAffineTransform { scale == 1 ? .identity : CGAffineTransform(scaleX: 1 / scale, y: 1 / scale) }

  override func draw(_ rect: CGRect) { ThingView.draw(thing, in: bounds, isPlain: look.isPlain) }

  /// Draws the capsule of a thing into the current context.
  static func draw(_ thing: Thing, in bounds: CGRect, isPlain: Bool = false) {
    let box = bounds.insetBy(dx: 1.5, dy: 1.5)
    let shape: UIBezierPath
    if thing.isPower {
      shape = UIBezierPath(roundedRect: box, cornerRadius: box.height / 2)
    } else {
      let cut = box.height / 2
      shape = UIBezierPath()
      shape.move(to: CGPoint(x: box.minX, y: box.midY))
      shape.addLine(to: CGPoint(x: box.minX + cut, y: box.minY))
      shape.addLine(to: CGPoint(x: box.maxX - cut, y: box.minY))
      shape.addLine(to: CGPoint(x: box.maxX, y: box.midY))
      shape.addLine(to: CGPoint(x: box.maxX - cut, y: box.maxY))
      shape.addLine(to: CGPoint(x: box.minX + cut, y: box.maxY))
      shape.close()
    }
    (thing.isPower ? UIColor.rgb(0xE9FBFF) : UIColor.rgb(0x3A0F2A)).setFill()
    shape.fill()
    shape.lineWidth = 2
    (thing.isPower ? UIColor.rgb(0x3FA7D6) : UIColor.rgb(0xFF6B8B)).setStroke()
    shape.stroke()
    let side = box.height * 0.56
    let ink = thing.isPower ? UIColor.rgb(0x10284A) : UIColor.rgb(0xFFD9E2)
    ink.setFill()
    ink.setStroke()
    ThingGlyph(
      thing: thing, field: CGRect(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side)
    ).draw()
  }

  /// Disappears into the paddle.
  func swallow() {
    isAccessibilityElement = false
    UIView.animate(
      withDuration: Motion.flash, delay: 0, options: .curveEaseIn,
      animations: {
        self.transform = self.rest.scaledBy(x: 1.3, y: 0.2)
        self.center.y += self.bounds.height / self.scale / 2
        self.alpha = 0
      }, completion: { _ in self.removeFromSuperview() })
  }

  func fade() {
    isAccessibilityElement = false
    UIView.animate(withDuration: Motion.farewell, animations: { self.alpha = 0 }) { _ in self.removeFromSuperview() }
  }
}
