import CaromGeometry
import UIKit

/// The view in which UIKit Dynamics moves its bodies: at one scale on every screen, centered on the first lane's line,
/// and scaled to the size of the drawing.
final class DynamicsStage: UIView {
  private(set) var bodies: [BodyView] = []
  private var lanes: [Setup.Lane] = []

  /// Points per meter of the slope, enough that the overlap which the engine tolerates, half a millimeter in its own
  /// units, is invisible on every screen.
  static let scale = 800.0

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "DynamicsStage" }

  /// Creates a view for each body of the setup.
  func fit(_ setup: Setup) {
    guard setup.lanes != lanes else { return }
    lanes = setup.lanes
    for body in bodies { body.removeFromSuperview() }
    bodies = lanes.indices.map { lane in
      BodyView(
        lanes[lane].shape, radius: setup.value(.radius, lane: lane) * DynamicsStage.scale,
        Draft.lanes[lane % Draft.lanes.count])
    }
    // The first body is in front.
    for body in bodies.reversed() { addSubview(body) }
  }

  /// Moves the bodies to where they are at a moment.
  func show(_ moment: Moment) {
    fit(moment.setup)
    let geometry = SlopeGeometry(moment.setup, scale: DynamicsStage.scale)
    for (lane, body) in bodies.enumerated() {
      let motion = moment.motion(lane)
      let radius = moment.conditions(lane).radius
      body.center = geometry.center(motion.place, radius: radius + motion.gap, lane: lane)
      body.transform = CGAffineTransform(rotationAngle: body.shape == .box ? geometry.angle : motion.turn)
    }
  }

  /// Aligns the stage with the slope in the drawing, and hides the bodies that are gone.
  func lie(in drawing: SlopeGeometry, _ moment: Moment) {
    let shrink = drawing.scale / DynamicsStage.scale
    let wanted = CGAffineTransform(scaleX: shrink, y: shrink)
    if center != drawing.pivot { center = drawing.pivot }
    if transform != wanted { transform = wanted }
    for (lane, body) in bodies.enumerated() {
      body.shrink = shrink
      body.isHidden = moment.motion(lane).phase == .gone
    }
  }
}
