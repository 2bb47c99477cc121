import ArcadeKit
import CaromGeometry
import UIKit

extension TruePlaneViewController {
  func connectTouches() {
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    pan.addAction { [me = Weak(self), pan = Weak(pan)] _ in if let pan = pan.value { me.value?.drag(pan) } }
    slopeView.addGestureRecognizer(pan)
  }

  /// The pull of a finger per meter of distance to the body and per kilogram of its mass, in newtons.
  private static let pull = 60.0
  /// How close to a body a finger must be to grab it, in points.
  private static let reach = 34.0

  /// A finger on a body pushes it; elsewhere it tilts the slope by the nearer end.
  private func drag(_ pan: UIPanGestureRecognizer) {
    let place = pan.location(in: slopeView)
    let geometry = slopeView.geometry
    switch pan.state {
    case .began:
      let moved = pan.translation(in: slopeView)
      grabbed = grab(CGPoint(x: place.x - moved.x, y: place.y - moved.y), geometry)
    case .changed: break
    default:
      push = nil
      grabbed = .nothing
      return
    }
    switch grabbed {
    case .nothing: break
    case .end(let isRight): _ = tilt(to: geometry.steps(for: place, isRight: isRight))
    case .body(let lane):
      let motion = experiment.motion(lane)
      let way = geometry.place(at: place, lane: lane) - motion.place
      push = (lane, max(-200, min(way * TruePlaneViewController.pull * experiment.conditions(lane).mass, 200)))
      if !isPlaying { isPlaying = true }
    }
  }

  private func grab(_ point: CGPoint, _ geometry: SlopeGeometry) -> Grab {
    for lane in 0..<experiment.lanes {
      let c = experiment.conditions(lane)
      let middle = geometry.center(experiment.motion(lane).place, radius: c.radius, lane: lane)
      if hypot(point.x - middle.x, point.y - middle.y) < max(TruePlaneViewController.reach, c.radius * geometry.scale) {
        return .body(lane)
      }
    }
    return .end(isRight: point.x > geometry.pivot.x)
  }

  // MARK: Keys

  /// Handles a pressed key; returns false if it has no meaning here.
  func handle(_ code: String, _ isRepeat: Bool) -> Bool {
    let angle = experiment.setup.steps(.angle)
    switch code {
    case "Space", "KeyP": if !isRepeat { toggle() }
    case "KeyR": if !isRepeat { restart() }
    case "KeyG": if !isRepeat { toggleGhost() }
    case "Period": step(by: 1)
    case "Comma": step(by: -1)
    case "ArrowUp": _ = tilt(to: angle + 100)
    case "ArrowDown": _ = tilt(to: angle - 100)
    case "ArrowLeft": pushByKey(-1)
    case "ArrowRight": pushByKey(1)
    default: return false
    }
    return true
  }

  /// Pushes the body that the instruments show for as long as a key is held, by half of its weight.
  private func pushByKey(_ sign: Double) {
    let c = experiment.conditions(lane)
    push = (lane, sign * (c.mass * c.gravity / 2 * 10).rounded() / 10)
    if !isPlaying { isPlaying = true }
  }

  /// Releases the body when the key that pushed it is released.
  func letGo(_ code: String) -> Bool {
    guard code == "ArrowLeft" || code == "ArrowRight" else { return false }
    push = nil
    return true
  }

  // MARK: Bodies from the shelf

  /// A finger drags a body from the shelf: the body follows the finger, and is placed where it is dropped on the
  /// drawing.
  func drag(_ shape: BodyShape, _ drag: PictureButton.Drag, _ touch: UITouch) {
    let place = touch.location(in: view)
    if carried == nil {
      let radius = max(experiment.setup.value(.radius, lane: lane) * slopeView.geometry.scale, 16)
      let body = BodyView(shape, radius: radius, Draft.blue)
      body.isUserInteractionEnabled = false
      view.addSubview(body)
      carried = body
    }
    carried?.center = place
    guard drag != .moved else { return }
    carried?.removeFromSuperview()
    carried = nil
    let point = touch.location(in: slopeView)
    guard drag == .dropped, slopeView.bounds.contains(point) else { return }
    (panels[Section.setup.rawValue] as? SetupPanel)?.put(shape, on: lane(at: point))
  }

  /// The lane whose body is under a point; nil outside of all bodies, where a new one is added.
  private func lane(at point: CGPoint) -> Int? {
    if case .body(let lane) = grab(point, slopeView.geometry) { return lane }
    return experiment.lanes == Setup.mostLanes ? Setup.mostLanes - 1 : nil
  }
}

/// The object that a finger holds.
enum Grab {
  case nothing
  case end(isRight: Bool)
  case body(Int)
}
