import CaromPhysics
import CaromPhysicsScenes
import UIKit

/// All bodies of a world and their contacts, drawn on one canvas.
final class WorldView: UIView {
  var experiment: Experiment { didSet { setNeedsDisplay() } }

  /// Points per meter, and the position of the plane's origin.
  private var scale: CGFloat = 1
  private var origin = CGPoint.zero

  init(_ experiment: Experiment) {
    self.experiment = experiment
    super.init(frame: .zero)
    backgroundColor = Palette.night
    layer.cornerRadius = 16
    clipsToBounds = true
    isAccessibilityElement = true
    accessibilityTraits = .image
  }

  required init?(coder: NSCoder) { return nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return }
    fit()
    let world = experiment.world
    // One path per color, which the page fills in one call: ground, sleeping bodies, moving bodies.
    var paths = [CGPath](repeating: CGPath(), count: 2 + Palette.bodies.count)
    var edges = CGPath()
    for (number, (item, id)) in zip(experiment.exhibit.scene.items, experiment.ids).enumerated() {
      guard let motion = try? world.motion(of: id) else { continue }
      let isAwake = item.isDynamic && (try? world.isAwake(id)) == true
      let color = !item.isDynamic ? 0 : isAwake ? 2 + number % Palette.bodies.count : 1
      add(item, motion, to: &paths[color], edges: &edges)
    }
    fill(paths[0], Palette.ground, context)
    fill(paths[1], Palette.asleep, context)
    for (number, color) in Palette.bodies.enumerated() { fill(paths[2 + number], color, context) }
    context.setStrokeColor(Palette.night.withAlphaComponent(0.55).cgColor)
    context.setLineWidth(max(0.04 * scale, 0.5))
    context.addPath(edges)
    context.strokePath()
    drawContacts(world, context)
  }

  private func fill(_ path: CGPath, _ color: UIColor, _ context: CGContext) {
    guard !path.isEmpty else { return }
    context.setFillColor(color.cgColor)
    context.addPath(path)
    context.fillPath()
  }

  /// Fits the scene's part of the plane into the view, centered.
  private func fit() {
    let frame = experiment.exhibit.frame
    scale = min(bounds.width / frame.width, bounds.height / frame.height)
    origin = CGPoint(x: bounds.midX - frame.midX * scale, y: bounds.midY + frame.midY * scale)
  }

  private func place(_ p: Vector2) -> CGPoint {
    CGPoint(x: origin.x + CGFloat(p.x) * scale, y: origin.y - CGFloat(p.y) * scale)
  }

  private func add(_ item: Scene.Item, _ motion: Motion, to path: inout CGPath, edges: inout CGPath) {
    switch item.form {
    case .circle:
      // At least one point, or a small ball in a wide scene would be invisible.
      let radius = max(CGFloat(item.a) * scale, 1)
      let center = place(motion.position)
      path.addEllipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
      guard item.isDynamic, radius > 4 else { return }
      edges.move(to: center)
      edges.addLine(to: place(motion.position + motion.rotation.rotate(Vector2(item.a, 0))))
    case .box:
      let a = motion.rotation.rotate(Vector2(item.a, item.b))
      let b = motion.rotation.rotate(Vector2(-item.a, item.b))
      path.move(to: place(motion.position + a))
      path.addLine(to: place(motion.position + b))
      path.addLine(to: place(motion.position - a))
      path.addLine(to: place(motion.position - b))
      path.closeSubpath()
      guard item.isDynamic, CGFloat(item.b) * scale > 4 else { return }
      edges.move(to: place(motion.position + a))
      edges.addLine(to: place(motion.position + b))
      edges.addLine(to: place(motion.position - a))
      edges.addLine(to: place(motion.position - b))
      edges.closeSubpath()
    }
  }

  private func drawContacts(_ world: World, _ context: CGContext) {
    var path = CGPath()
    let size = min(max(0.14 * scale, 1.5), 4)
    for contact in world.contactPoints where contact.separation < 0.005 {
      let p = place(contact.position)
      path.addRect(CGRect(x: p.x - size / 2, y: p.y - size / 2, width: size, height: size))
    }
    fill(path, Palette.contact, context)
  }
}
