import CaromGeometry

/// An animation from what a layer showed when it was drawn last to what it shows after the changes of this tick.
///
/// It is always added with the key `kCATransition`. A layer that was not drawn yet, or has no superlayer, changes
/// immediately.
///
///     label.layer.add(CATransition(), forKey: nil)
///     label.text = "Done"
open class CATransition: CAAnimation {
  /// How the new content appears; it dissolves (`fade`) by default.
  public final var type = CATransitionType.fade
  /// The side from which the new content comes, or to which the old one goes if it is revealed; nil stands for the
  /// left.
  public final var subtype: CATransitionSubtype?
  /// The share of the whole way at which the transition begins, clamped to 0…1.
  public final var startProgress: Float = 0
  /// The share of the whole way at which the transition ends, clamped to `startProgress`…1.
  public final var endProgress: Float = 1
  /// The layer that it was added to, and a snapshot of what that showed before.
  @Weak private final var layer: CALayer?
  private final var picture: CASnapshotLayer?

  open override class var kind: String { "CATransition" }

  package override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }

  package override func begins(on layer: CALayer) {
    guard layer.committed != nil, layer.isInWindow, let superlayer = layer.superlayer else { return }
    let picture = CASnapshotLayer.pictureOfLastCommit(of: layer)
    if type == .moveIn {
      superlayer.insertSublayer(picture, below: layer)
    } else {
      superlayer.insertSublayer(picture, above: layer)
    }
    (self.layer, self.picture) = (layer, picture)
    let parts = CAAnimationGroup()
    parts.take(from: self)
    parts.delegate = nil
    // The snapshot is only visible during the transition.
    picture.model.opacity = 0
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = CAAnimationValue.number(type == .fade ? 1 - span.lowerBound : 1)
    fade.toValue = CAAnimationValue.number(type == .fade ? 1 - span.upperBound : 1)
    parts.animations = [fade]
    if type == .push || type == .reveal {
      parts.animations?.append(slide(along: way(of: picture), from: -span.lowerBound, to: -span.upperBound))
    }
    picture.add(parts, forKey: kCATransition)
  }

  package override func forEachTrack(_ add: (TrackOfLayer) -> Void, problem: (String) -> Void) {
    guard let layer, picture != nil else { return }
    let moves = type == .push || type == .moveIn
    slide(along: moves ? way(of: layer) : .zero, from: 1 - span.lowerBound, to: 1 - span.upperBound)
      .forEachTrack(add, problem: problem)
  }

  package override func ended() {
    picture?.removeFromSuperlayer()
    picture = nil
  }

  /// The stretch of the whole way that it takes.
  private final var span: ClosedRange<Double> {
    let start = startProgress.isFinite ? min(1, max(0, Double(startProgress))) : 0
    let end = endProgress.isFinite ? min(1, max(start, Double(endProgress))) : 1
    return start...end
  }

  /// The vector from the layer's position to where its new content comes from.
  private final func way(of layer: CALayer) -> CGVector {
    let size = layer.model.bounds.size
    return switch subtype {
    case .fromRight?: CGVector(dx: size.width, dy: 0)
    case .fromTop?: CGVector(dx: 0, dy: -size.height)
    case .fromBottom?: CGVector(dx: 0, dy: size.height)
    case .fromLeft?, nil: CGVector(dx: -size.width, dy: 0)
    }
  }

  private final func slide(along way: CGVector, from start: Double, to end: Double) -> CABasicAnimation {
    let slide = CABasicAnimation(keyPath: "position")
    slide.isAdditive = true
    slide.fromValue = CAAnimationValue.point(CGPoint(x: way.dx * start, y: way.dy * start))
    slide.toValue = CAAnimationValue.point(CGPoint(x: way.dx * end, y: way.dy * end))
    return slide
  }
}

/// The key of every transition of a layer.
public let kCATransition = "transition"

/// How the new content appears.
public enum CATransitionType: UInt8, Sendable {
  /// The old content dissolves.
  case fade
  /// The new content slides over the old.
  case moveIn
  /// The new content pushes the old away.
  case push
  /// The old content slides away from the new.
  case reveal
}

/// The side from which content moves: `fromRight`, `fromLeft`, `fromTop` or `fromBottom`.
public enum CATransitionSubtype: UInt8, Sendable {
  /// The side from which the transition begins.
  case fromRight, fromLeft, fromTop, fromBottom
}
