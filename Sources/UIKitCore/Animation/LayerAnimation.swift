import Geometry

/// What one animation block changes over time: its clock, its timing, and whom it tells at the end.
package final class AnimationGroup {
  let scene: UIScene
  let startTick: Tick
  let duration: Double
  let delay: Double
  let curve: TimingCurve
  /// How often it runs; infinite for `.repeat`.
  let repeatCount: Double
  let autoreverses: Bool
  let allowsInteraction: Bool
  var completion: ((Bool) -> Void)?
  /// Animations of layers that are still attached.
  var count = 0
  /// Whether any was replaced or removed before its end.
  var wasInterrupted = false

  init(
    scene: UIScene, duration: Double, delay: Double, curve: TimingCurve, repeatCount: Double, autoreverses: Bool,
    allowsInteraction: Bool
  ) {
    self.scene = scene
    startTick = scene.tick
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
    self.allowsInteraction = allowsInteraction
  }

  /// The tick of the scene in which it ends; nil where it never does.
  var endTick: Tick? {
    let total = delay + duration * repeatCount * (autoreverses ? 2 : 1)
    guard total < 1e9 else { return nil }
    return startTick + UIApplication.ticks(in: total)
  }

  /// How far it has come `fraction` of a tick after the scene's last one.
  func progress(fraction: Double) -> Double {
    let time = (Double(scene.tick - startTick) + fraction) / UIApplication.ticksPerSecond - delay
    if time <= 0 { return 0 }
    let pass = (time / duration).rounded(.down)
    let last = repeatCount * (autoreverses ? 2 : 1)
    if repeatCount == 1 && !autoreverses { return curve.progress(at: time, of: duration) }
    if pass >= last { return 1 }
    let local = curve.progress(at: time - pass * duration, of: duration)
    return autoreverses && pass.truncatingRemainder(dividingBy: 2) == 1 ? 1 - local : local
  }
}

/// One property of one layer on its way.
///
/// Geometry is additive: what is seen is the model plus what is left of every difference, so that place and velocity
/// stay continuous when animations overlap. The rest is replaced by the last animation.
package struct LayerAnimation {
  enum Change {
    case position(CGPoint)
    case bounds(CGRect)
    /// What the old transform is relative to the new one.
    case relativeTransform(DecomposedTransform)
    /// For transforms that have no inverse: both ends.
    case transform(from: DecomposedTransform, to: DecomposedTransform)
    case opacity(from: Double, to: Double)
    case backgroundColor(from: CGColor, to: CGColor)
    case cornerRadius(from: Double, to: Double)
    case borderWidth(from: Double, to: Double)
    case borderColor(from: CGColor, to: CGColor)
    case shadowOpacity(from: Double, to: Double)
    case shadowRadius(from: Double, to: Double)
    case shadowOffset(from: CGSize, to: CGSize)
    case shadowColor(from: CGColor, to: CGColor)
    /// A turn about an axis in the plane of the screen, seen in perspective; radians.
    case flip(axisX: Double, axisY: Double, from: Double, to: Double)
  }

  let group: AnimationGroup
  let change: Change

  /// Adds to `seen` what this animation does at `progress`.
  func apply(to seen: inout LayerValues, progress: Double) {
    let left = 1 - progress
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * progress }
    func mix(_ from: CGColor, _ to: CGColor) -> CGColor { from.mixed(with: to, progress) }
    switch change {
    case .position(let difference):
      seen.position.x += difference.x * left
      seen.position.y += difference.y * left
    case .bounds(let difference):
      seen.bounds.origin.x += difference.origin.x * left
      seen.bounds.origin.y += difference.origin.y * left
      seen.bounds.size.width += difference.size.width * left
      seen.bounds.size.height += difference.size.height * left
    case .relativeTransform(let relative):
      seen.transform = CATransform3DConcat(relative.mixed(with: .identity, progress).matrix, seen.transform)
    case .transform(let from, let to): seen.transform = from.mixed(with: to, progress).matrix
    case .opacity(let from, let to): seen.opacity = max(0, min(1, mix(from, to)))
    case .backgroundColor(let from, let to): seen.backgroundColor = mix(from, to)
    case .cornerRadius(let from, let to): seen.cornerRadius = max(0, mix(from, to))
    case .borderWidth(let from, let to): seen.borderWidth = max(0, mix(from, to))
    case .borderColor(let from, let to): seen.borderColor = mix(from, to)
    case .shadowOpacity(let from, let to): seen.shadowOpacity = max(0, min(1, mix(from, to)))
    case .shadowRadius(let from, let to): seen.shadowRadius = max(0, mix(from, to))
    case .shadowOffset(let from, let to):
      seen.shadowOffset = CGSize(width: mix(from.width, to.width), height: mix(from.height, to.height))
    case .shadowColor(let from, let to): seen.shadowColor = mix(from, to)
    case .flip(let x, let y, let from, let to):
      let size = seen.bounds.size
      var turn = CATransform3DMakeRotation(mix(from, to), x, y, 0)
      var eye = CATransform3DIdentity
      eye.m34 = -1 / max(300, 2 * max(size.width, size.height))
      turn = CATransform3DConcat(turn, eye)
      seen.transform = CATransform3DConcat(seen.transform, turn)
    }
  }

  /// A number for each property, equal for the animations that replace one another.
  var key: Int {
    switch change {
    case .position: 0
    case .bounds: 1
    case .relativeTransform: 2
    case .transform: 3
    case .opacity: 4
    case .backgroundColor: 5
    case .cornerRadius: 6
    case .borderWidth: 7
    case .borderColor: 8
    case .shadowOpacity: 9
    case .shadowRadius: 10
    case .shadowOffset: 11
    case .shadowColor: 12
    case .flip: 13
    }
  }

  /// Whether it adds to the model instead of replacing it.
  var isAdditive: Bool { key < 3 }
}

extension CGColor {
  /// The colour a share of the way to another, mixed with weights by opacity so that clear has no hue of its own.
  package func mixed(with other: CGColor, _ share: Double) -> CGColor {
    let alpha = self.alpha + (other.alpha - self.alpha) * share
    guard alpha > 0 else { return CGColor(red: other.red, green: other.green, blue: other.blue, alpha: 0) }
    func mix(_ from: Double, _ to: Double) -> Double {
      (from * self.alpha * (1 - share) + to * other.alpha * share) / (self.alpha * (1 - share) + other.alpha * share)
    }
    return CGColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), alpha: alpha)
  }
}
