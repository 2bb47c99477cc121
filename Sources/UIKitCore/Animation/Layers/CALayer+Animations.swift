import CaromGeometry

extension CALayer {
  /// Adds a copy of an animation, which begins now unless it has a `beginTime`. An animation that was added with the
  /// same key ends. The model does not change.
  ///
  /// Key paths that cannot be animated, and values of the wrong kind, are diagnosed, and the rest of the animation
  /// runs. An animation with invalid times is diagnosed and not added.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - key: A name for `animation(forKey:)` and `removeAnimation(forKey:)`; transitions always use `kCATransition`.
  public final func add(_ animation: CAAnimation, forKey key: String?) {
    let application = UIApplication.shared
    let engine = application.animationEngine
    let copy = animation.copy()
    guard var timing = copy.timing(defaultDuration: engine.transaction?.duration ?? 0.25) else {
      return report(
        copy, "times and counts must be finite and not negative (a count may be infinite); nothing was added")
    }
    let key = copy is CATransition ? kCATransition : key
    if let key { removeAnimation(forKey: key) }
    copy.begins(on: self)
    let clock: TickClock = application.currentClock
    if timing.begin != 0 { timing.begin -= ownTime(clock.time) }
    let run = LayerRun(clock: clock, animation: copy, key: key, timing: timing)
    attach(copy, timings: [timing], of: run)
    run.hasTracks = run.count > 0
    engine.keep(run)
    engine.transaction?.tally?.add(run)
  }

  private func attach(_ animation: CAAnimation, timings: [MediaTiming], of run: LayerRun) {
    let engine = UIApplication.shared.animationEngine
    let group = LayerRunPart(of: run, timings: timings)
    animation.forEachTrack(
      { track in
        guard !track.property.isContent || content(track.property) != nil else {
          return report(animation, "only shape layers, or only gradient layers, have that property")
        }
        engine.attach(LayerAnimation(group: group, property: track.property, track: track.track), to: self)
      }, problem: { report(animation, $0) })
    for part in animation.parts {
      guard let timing = part.timing(defaultDuration: timings[timings.count - 1].duration) else {
        report(part, "times and counts must be finite and not negative")
        continue
      }
      attach(part, timings: timings + [timing], of: run)
    }
  }

  private func report(_ animation: CAAnimation, _ problem: String) {
    let whose = view.map { UIApplication.describe($0) } ?? "CALayer \(id)"
    UIApplication.shared.diagnose("\(whose): \(type(of: animation).kind): \(problem).")
  }

  /// The runs of the animations that were added, each once.
  private var runs: [LayerRun] {
    var result: [LayerRun] = []
    for animation in animations {
      guard let run = animation.group.root as? LayerRun, !result.contains(where: { $0 === run }) else { continue }
      result.append(run)
    }
    return result
  }

  /// Ends the animation with `key`; its delegate or completion gets false. Does nothing if there is none.
  public final func removeAnimation(forKey key: String) {
    if let block = blockKeys.first(where: { $0.key == key }) {
      var place = -1
      UIApplication.shared.animationEngine.end(on: self) { _ in
        place += 1
        return place == block.place
      }
      markDirty([.values, .content])
    }
    for run in runs where run.key == key {
      UIApplication.shared.animationEngine.end(on: self) { $0.group.root === run }
      // The delegate is notified at the end of the tick, but the animation is no longer visible.
      run.animation.ended()
      markDirty([.values, .content])
    }
  }

  /// Ends all animations. The layer shows its model immediately, and completions get false.
  public final func removeAllAnimations() { UIApplication.shared.animationEngine.removeAnimations(of: self) }

  /// The animation that was added with `key`, as long as it is on the layer; for the key of a block's animation, a
  /// description of it.
  public final func animation(forKey key: String) -> CAAnimation? {
    if let run = runs.first(where: { $0.key == key }) { return run.animation }
    return blockKeys.first { $0.key == key }.map { animations[$0.place].described(as: $0.property) }
  }

  /// The keys of the animations on the layer, in the order in which they were added; nil if there are none.
  ///
  /// Those of animation blocks are key paths such as `opacity`, `position` and `bounds.size`. Where several are added up,
  /// the later ones are called `position-2`, `position-3` and so on, as on Apple's systems.
  public final func animationKeys() -> [String]? {
    var keys: [String] = []
    var told: [LayerRun] = []
    let blocks = blockKeys
    for (place, animation) in animations.enumerated() {
      if let run = animation.group.root as? LayerRun {
        if let key = run.key, !told.contains(where: { $0 === run }) { keys.append(key) }
        told.append(run)
      } else {
        for block in blocks where block.place == place { keys.append(block.key) }
      }
    }
    return keys.isEmpty ? nil : keys
  }

  /// The keys of the animations of blocks, each with its index in `animations` and the property that it names.
  private var blockKeys: [(key: String, place: Int, property: LayerProperty)] {
    var result: [(key: String, place: Int, property: LayerProperty)] = []
    for (place, animation) in animations.enumerated() where !animation.group.isOfLayer {
      for property in animation.namedProperties {
        let earlier = result.reduce(0) { $0 + ($1.property == property ? 1 : 0) }
        result.append((earlier == 0 ? property.name : "\(property.name)-\(earlier + 1)", place, property))
      }
    }
    return result
  }

  /// A copy of the layer with the values that are visible at this tick.
  public final func presentation() -> CALayer? {
    let copy = seenCopy()
    copy.model = UIApplication.shared.animationEngine.presentation(of: self, fraction: 0)
    return copy
  }
}
