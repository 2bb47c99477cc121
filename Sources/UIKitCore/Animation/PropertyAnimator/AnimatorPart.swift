import CaromGeometry

/// The changes of one block of a property animator.
final class AnimatorPart: AnimationGroup {
  private let owner: AnimatorRun
  private let start: Double
  private var timeline: AnimatorTimeline
  /// Whether it was added on the way back: it begins at `start` and ends at 0.
  private let isBackward: Bool
  private let isVertical: Bool
  /// The part for vertical changes.
  private(set) lazy var vertical = AnimatorPart(of: owner, from: start, isBackward: isBackward, isVertical: true)

  init(of run: AnimatorRun, from start: Double, isBackward: Bool, isVertical: Bool = false) {
    owner = run
    self.start = start
    self.isBackward = isBackward
    self.isVertical = isVertical
    timeline = AnimatorTimeline(from: start, isVertical ? run.down : run.across, over: run.seconds)
    super.init(clock: run.clock, parent: run)
  }

  override var run: AnimatorRun? { owner }
  override var describedDuration: Double { owner.seconds }
  override var cubicCurve: CubicTiming? { if case .cubic(let cubic) = owner.across { cubic } else { nil } }

  override func progress(fraction: Double) -> Double? {
    let place = owner.place(fraction: fraction)
    guard isBackward else { return timeline.progress(at: place) }
    return place >= start ? 0 : timeline.ease((start - place) / start)
  }

  /// Continues with the run's new timing.
  func turn(at place: Double, backward: Bool) {
    if isBackward { return }
    timeline.turn(at: place, backward: backward, isVertical ? owner.down : owner.across, over: owner.seconds)
  }
}

extension CALayer {
  /// Sets a whole property through the view if there is one, so that the view knows about it.
  final func settle(_ property: LayerProperty, _ value: CAAnimationValue) {
    switch (property, value, view) {
    case (.position, .point(let point), let view?): view.center = point
    case (.bounds, .rect(let rect), let view?): view.bounds = rect
    case (.transform, .transform(let transform), let view?): view.transform3D = transform
    case (.opacity, .number(let opacity), let view?): view.alpha = opacity
    case (.backgroundColor, .color(let color), let view?): view.backgroundColor = UIColor(cgColor: color)
    default:
      if property.isContent { return setContent(property, value) }
      var values = model
      property.write(value, to: &values)
      change(from: model, to: values) { $0 = $1 }
    }
  }
}
