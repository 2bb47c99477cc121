import CaromGeometry
import UIKit

/// Where UIKit Dynamics moves its bodies: the slope about the middle of its first line at one scale, whatever the screen,
/// and shown as large as the drawing is.
final class DynamicsStage: UIView {
  private(set) var bodies: [BodyView] = []
  private var lanes: [Setup.Lane] = []

  /// Points in a metre of the slope: so many that what the engine lets surfaces overlap, half a millimetre of its own, is
  /// seen on no screen.
  static let scale = 800.0

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "DynamicsStage" }

  /// Has a view for each body of the set-up.
  func fit(_ setup: Setup) {
    guard setup.lanes != lanes else { return }
    lanes = setup.lanes
    for body in bodies { body.removeFromSuperview() }
    bodies = lanes.indices.map { lane in
      BodyView(
        lanes[lane].shape, radius: setup.value(.radius, lane: lane) * DynamicsStage.scale,
        Draft.lanes[lane % Draft.lanes.count])
    }
    // The first body stands in front.
    for body in bodies.reversed() { addSubview(body) }
  }

  /// Puts the bodies where they are at the moment that is shown.
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

  /// Hides the bodies that are gone, and lies where the drawing has its slope.
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
