import CaromGeometry

extension UIApplication {
  /// A fingerprint of the session as it is now: clocks, chance, animators, touches, stored values, and all that is seen
  /// at the current tick with its texts and drawings. Equal inputs give equal fingerprints in every build.
  ///
  /// It draws every view; `clockHash()` is the cheap one.
  public func stateHash() -> UInt64 {
    var hash = StateHash()
    hash.combine(clockHash())
    for key in userDefaults.allKeys {
      hash.combine(key)
      hash.combine(userDefaults.string(forKey: key) ?? "")
    }
    hash.combine(address)
    hash.combine(focusedView.flatMap { ViewPath(to: $0) })
    hash.combine(firstResponder.flatMap { ViewPath(to: $0) })
    for window in windows { window.layer.combine(into: &hash, withContent: true) }
    return hash.value
  }

  /// A fingerprint of what moves: clocks, chance, timers, animators, touches, and the places of all layers. Cheap enough
  /// for every tick, to find the first one in which two sessions differ.
  public func clockHash() -> UInt64 {
    var hash = StateHash()
    hash.combine(tick)
    for scene in liveScenes { scene.combine(into: &hash) }
    touchDispatcher.combine(into: &hash)
    for window in windows { window.layer.combine(into: &hash, withContent: false) }
    return hash.value
  }

  /// A fingerprint of the run that began last (see `UIView.beginRun`): its scene, and all that is seen in its view. It is
  /// the same whether the run is played in its session or alone; 0 where there is no run.
  public func runHash() -> UInt64 {
    guard let runView else { return 0 }
    var hash = StateHash()
    runView.scene.combine(into: &hash)
    runView.layer.combine(into: &hash, withContent: true)
    return hash.value
  }

  /// A fingerprint of what is in `view`: the clocks of its subtree and all that is seen there.
  public func stateHash(of view: UIView) -> UInt64 {
    var hash = StateHash()
    for scene in liveScenes where scene.holder?.isDescendant(of: view) == true { scene.combine(into: &hash) }
    view.layer.combine(into: &hash, withContent: true)
    return hash.value
  }

  /// A fingerprint of what a run's touches will meet: where each view is for them, and what it says it is. Views that
  /// touches pass by are left out, and so is what only looks different while an animation lasts.
  package func screenHash() -> UInt64 {
    var hash = StateHash()
    for window in windows { window.combineTargets(into: &hash) }
    return hash.value
  }
}

extension UIView {
  /// Adds the view and its subviews as a hit test finds them.
  fileprivate final func combineTargets(into hash: inout StateHash) {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return }
    let engine = UIApplication.shared.animationEngine
    let place = engine.isTouchedWhereSeen(layer) ? engine.presentation(of: layer, fraction: 0) : layer.model
    hash.combine(place.position)
    hash.combine(place.bounds)
    hash.combine(place.anchorPoint)
    place.transform.combine(into: &hash)
    hash.combine(engine.blocksInteraction(with: layer))
    semantics.combine(into: &hash)
    for view in subviews { view.combineTargets(into: &hash) }
    // Where this branch of the tree ends.
    hash.combine(-1)
  }
}

extension CALayer {
  /// Adds what is seen of the layer and its sublayers at the current tick; ids are left out.
  final func combine(into hash: inout StateHash, withContent: Bool) {
    var seen = model
    UIApplication.shared.animationEngine.animate(&seen, of: self, fraction: 0)
    seen.combine(into: &hash, withLook: withContent)
    if withContent {
      var commands = CommandBuffer(isAnonymous: true)
      commitContent(into: &commands)
      hash.combine(commands.words.count)
      for word in commands.words { hash.combine(word) }
      view?.semantics.combine(into: &hash)
    }
    hash.combine(sublayers.count)
    for layer in sublayers { layer.combine(into: &hash, withContent: withContent) }
  }
}

extension Semantics {
  fileprivate func combine(into hash: inout StateHash) {
    hash.combine(role?.rawValue ?? "")
    hash.combine(label)
    hash.combine(value)
    hash.combine(hint)
    hash.combine(states.rawValue)
    guard let range else { return }
    for number in [range.now, range.least, range.greatest] { hash.combine(number) }
  }
}

extension TouchDispatcher {
  fileprivate func combine(into hash: inout StateHash) {
    for touch in touches {
      hash.combine(touch.id)
      hash.combine(touch.windowLocation)
      hash.combine(touch.isUp)
    }
    hash.combine(inPlay.count)
    hash.combine(presses.count)
  }
}

extension StateHash {
  fileprivate mutating func combine(_ path: ViewPath?) {
    guard let path else { return combine(-1) }
    combine(path.isController)
    for index in path.indices { combine(index) }
  }
}
