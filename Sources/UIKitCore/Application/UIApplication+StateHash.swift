import CaromGeometry

// MARK: Carom's own

extension UIApplication {
  /// A hash of the state of the session: clocks, random generators, animators, touches, stored values, and everything
  /// visible at the current tick, with text and drawings. The same inputs give the same hash in every build.
  ///
  /// It draws every view; `clockHash()` is faster.
  public func stateHash() -> UInt64 {
    var hash = StateHash()
    hash.combine(clockHash())
    for key in userDefaults.allKeys {
      hash.combine(key)
      hash.combine(userDefaults.kept(key) ?? "")
    }
    hash.combine(address)
    hash.combine(focusedView.flatMap { ViewPath(to: $0) })
    hash.combine(firstResponder.flatMap { ViewPath(to: $0) })
    for window in windows { combineLook(of: window.layer, into: &hash) }
    return hash.value
  }

  /// A hash of what moves: clocks, random generators, timers, animators, touches, and the positions of all layers. It
  /// is fast enough for every tick, to find the first one in which two sessions differ.
  public func clockHash() -> UInt64 {
    var hash = StateHash()
    hash.combine(tick)
    for clock in liveClocks { clock.combine(into: &hash) }
    touchDispatcher.combine(into: &hash)
    for window in windows { window.layer.combine(into: &hash, withContent: false) }
    return hash.value
  }

  /// A hash of the clocks in the subtree of `view`, and of everything visible there.
  public func stateHash(of view: UIView) -> UInt64 {
    var hash = StateHash()
    for clock in liveClocks where clock.holder?.isDescendant(of: view) == true { clock.combine(into: &hash) }
    combineLook(of: view.layer, into: &hash)
    return hash.value
  }

  /// Combines a layer with everything that is visible in it into a hash.
  private func combineLook(of layer: CALayer, into hash: inout StateHash) {
    semantics.isReadOut = true
    layer.combine(into: &hash, withContent: true)
    semantics.isReadOut = false
  }
}

// MARK: What recordings compare

extension UIApplication {
  /// A fingerprint of the run that began last (see `UIView.beginRun`): its clock, and everything visible in its view.
  /// It is the same whether the run is played in its session or alone; 0 if there is no run.
  package func runHash() -> UInt64 {
    guard let runView else { return 0 }
    var hash = StateHash()
    runView.clock.combine(into: &hash)
    combineLook(of: runView.layer, into: &hash)
    return hash.value
  }

  /// A hash of what the touches of a run can hit: where each view is for a hit test, and its semantics. Views that do
  /// not take touches are left out, and so are differences that exist only while an animation runs.
  package func screenHash() -> UInt64 {
    var hash = StateHash()
    for window in windows { window.combineTargets(into: &hash) }
    return hash.value
  }
}

extension UIView {
  /// Combines the view and its subviews as a hit test sees them.
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
    // Marks the end of this branch of the tree.
    hash.combine(-1)
  }
}

extension CALayer {
  /// Combines what is visible of the layer and its sublayers at the current tick, without their ids.
  final func combine(into hash: inout StateHash, withContent: Bool) {
    var seen = model
    UIApplication.shared.animationEngine.animate(&seen, of: self, fraction: 0)
    seen.combine(into: &hash, withLook: withContent)
    rare?.combine(into: &hash)
    if withContent {
      var commands = CommandBuffer(isAnonymous: true)
      commitContent(into: &commands)
      hash.combine(commands.words.count)
      for word in commands.words { hash.combine(word) }
      view?.semantics.combine(into: &hash)
    }
    hash.combine(allSublayers.count)
    for layer in allSublayers { layer.combine(into: &hash, withContent: withContent) }
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
