import CaromGeometry

/// Records changes that are made inside animation blocks, and evaluates all animations at any time: those of blocks,
/// keyframes, property animators and layers.
package final class AnimationEngine {
  private(set) var contexts: [AnimationContext] = [] {
    didSet { UIApplication.shared.isInAnimationBlock = !contexts.isEmpty }
  }
  private var groups: [AnimationGroup] = []
  /// The layers that have animations.
  private(set) var layers: [CALayer] = []
  /// Animators that nobody else owns, such as those of interactive transitions.
  private var held: [UIViewPropertyAnimator] = []
  var areAnimationsEnabled = true
  /// Whether any layer has its own time; if none has, times need no conversion.
  var layersHaveTimes = false
  /// The fraction of a tick after the last one that the running commit shows; 0 at other times.
  var shownFraction = 0.0

  /// A layer owns its animations, whose completions may own the layer's view; this breaks the cycle.
  deinit {
    for layer in layers { layer.animations = [] }
    for group in groups { group.abandon() }
  }

  /// Whether any animation is moving at the moment.
  var isRunning: Bool { groups.contains { $0.isUnderWay && !$0.clock.stands } }

  /// The innermost animation block of views; nil outside, or if that block does not animate.
  var context: AnimationContext? {
    let block = contexts.last { !$0.isTransaction }
    return block?.group == nil ? nil : block
  }

  /// The block or transaction that records changes of `layer`; transactions only affect layers without a view.
  func context(for layer: CALayer) -> AnimationContext? {
    let context = contexts.last { !$0.isTransaction || layer.view == nil }
    return context?.group == nil || context?.isSilent == true ? nil : context
  }

  // MARK: Blocks

  /// Runs `body` within the current block so that only nested blocks animate, as parts of that block.
  func recordBlocksOnly(_ body: () -> Void) {
    guard let outer = context else { return body() }
    let depth = contexts.count
    contexts.append(
      AnimationContext(
        group: outer.group, duration: outer.duration, curve: outer.curve, options: outer.options, isSilent: true))
    body()
    closeTransactions(downTo: depth + 1)
    contexts.removeLast()
  }

  /// Runs `body` as an animation block.
  func record(in context: AnimationContext, _ body: () -> Void) {
    let depth = contexts.count
    contexts.append(context)
    body()
    if context.options.contains(.layoutSubviews) { for layer in context.touched { layer.view?.layoutIfNeeded() } }
    closeTransactions(downTo: depth + 1)
    if let recorder = context.keyframes, let group = context.group {
      recorder.handOut { layer, property, keyframes in
        begin(property, .keyframes(keyframes), on: layer, in: context, group: group)
      }
    }
    contexts.removeLast()
    if let group = context.group { keep(group) }
  }

  /// Keeps a group that ends by itself until then.
  func keep(_ group: AnimationGroup) {
    if group.parent == nil && !groups.contains(where: { $0 === group }) { groups.append(group) }
  }

  /// Runs `body` without recording.
  func suspend(_ body: () -> Void) {
    let depth = contexts.count
    contexts.append(AnimationContext.suspended)
    body()
    closeTransactions(downTo: depth + 1)
    contexts.removeLast()
  }

  /// The innermost transaction; nil outside.
  var transaction: AnimationContext? { contexts.last { $0.isTransaction } }

  /// Opens a transaction. `closeTransaction` closes it, at the latest at the end of the surrounding block or tick.
  func openTransaction(_ context: AnimationContext) { contexts.append(context) }

  /// Replaces the settings of the innermost transaction.
  func changeTransaction(_ changed: AnimationContext) {
    guard let index = contexts.lastIndex(where: { $0.isTransaction }) else { return }
    keepChanges(of: contexts[index])
    contexts[index] = changed
  }

  /// Closes the innermost transaction, if one was opened in the running block.
  func closeTransaction() {
    guard let last = contexts.last, last.isTransaction else { return }
    contexts.removeLast()
    keepChanges(of: last)
    // Even one in which nothing happened ends in the next tick.
    let end = BlockGroup(clock: UIApplication.shared.currentClock, duration: 0, curve: .cubic(.linear))
    last.tally?.add(end)
    keep(end)
  }

  private func keepChanges(of transaction: AnimationContext) {
    guard let group = transaction.group, group.count > 0 else { return }
    transaction.tally?.add(group)
    keep(group)
  }

  private func closeTransactions(downTo depth: Int) {
    while contexts.count > depth, contexts[contexts.count - 1].isTransaction {
      UIApplication.shared.diagnose(
        "CATransaction: begin() without commit(); it was committed with the code around it.")
      closeTransaction()
    }
  }

  /// Adds an animation to `layer`, after those it has.
  func attach(_ animation: LayerAnimation, to layer: CALayer) {
    if layer.animations.isEmpty { layers.append(layer) }
    var animation = animation
    if layersHaveTimes { animation.lead = lead(of: animation, on: layer, fraction: 0) }
    layer.animations.append(animation)
    animation.group.root.count += 1
    layer.markAnimated(animation.property)
  }

  /// Runs `body` and marks the groups that it begins as belonging to `owner`.
  func mark(by owner: NSObject, _ body: () -> Void) {
    let before = groups
    body()
    for group in groups where !before.contains(where: { $0 === group }) { group.begunBy = owner }
  }

  /// Keeps an animator that nobody else owns.
  func hold(_ animator: UIViewPropertyAnimator) { held.append(animator) }
  func letGo(of animator: UIViewPropertyAnimator) { held.removeAll { $0 === animator } }

  // MARK: Ending

  /// Ends the groups of `owner` immediately, as if their time were over.
  func finishGroups(of owner: NSObject) { finish(groups.filter { $0.begunBy === owner }) }

  /// Ends the groups whose time is over and those that were interrupted, and calls their completions in order.
  func finishDueAnimations() {
    closeTransactions(downTo: 0)
    noticeLeads()
    for group in groups { group.notice() }
    let due = groups.filter { $0.isOver }
    finish(due.filter { $0.reachEnd() })
  }

  /// Ends every animation on `clock`; completions get false.
  func endAnimations(in clock: TickClock) {
    let due = groups.filter { $0.clock === clock }
    for group in due { group.wasInterrupted = true }
    finish(due)
    for layer in layers { end(on: layer) { $0.group.clock === clock } }
  }

  /// Removes the animations of `due` from their layers and calls their completions.
  func finish(_ due: [AnimationGroup]) {
    guard !due.isEmpty else { return }
    forget(due)
    for group in due {
      group.complete()
      group.tally?.ended(one: group)
    }
  }

  /// Removes the animations of groups from their layers without calling anything.
  func forget(_ ended: [AnimationGroup]) {
    groups.removeAll { group in ended.contains { $0 === group } }
    for layer in layers {
      let before = layer.animations.count
      layer.animations.removeAll { animation in
        let root = animation.group.root
        guard ended.contains(where: { $0 === root }) else { return false }
        if animation.property.isContent { layer.markDirty(.content) }
        return true
      }
      if layer.animations.count != before { layer.markDirty(.values) }
    }
    layers.removeAll { $0.animations.isEmpty }
  }

  /// Keeps a group's animations on their layers, but needs no more ticks for it.
  func release(_ group: AnimationGroup) { groups.removeAll { $0 === group } }

  /// Ends the animations of `layer` for which `matches` is true; their groups count as interrupted.
  func end(on layer: CALayer, where matches: (LayerAnimation) -> Bool) {
    guard !layer.animations.isEmpty else { return }
    layer.animations.removeAll { animation in
      guard matches(animation) else { return false }
      animation.group.root.count -= 1
      animation.group.root.wasInterrupted = true
      if animation.property.isContent { layer.markDirty(.content) }
      return true
    }
    if layer.animations.isEmpty { layers.removeAll { $0 === layer } }
  }

  /// Ends every animation of `layer`; completions get false.
  func removeAnimations(of layer: CALayer) {
    guard !layer.animations.isEmpty else { return }
    end(on: layer) { _ in true }
    layer.markDirty(.values)
  }

  /// A clock continues after a pause: its animations, and those of clocks inside it, must be shown again.
  func resumed() {
    for layer in layers { for animation in layer.animations { layer.markAnimated(animation.property) } }
  }
}
