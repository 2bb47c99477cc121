import Geometry

/// Records changes made inside animation blocks and evaluates all animations at any time: those of blocks, of keyframes,
/// of property animators and of layers.
package final class AnimationEngine {
  private(set) var contexts: [AnimationContext] = []
  private var groups: [AnimationGroup] = []
  /// The layers that have animations.
  private(set) var layers: [CALayer] = []
  var areAnimationsEnabled = true
  /// Where between the last tick and the next the running commit looks; 0 outside.
  var shownFraction = 0.0

  /// A layer holds its animations, and their completions may hold the layer's view: nothing is left of them.
  deinit {
    for layer in layers { layer.animations = [] }
    for group in groups { group.abandon() }
  }

  /// Whether any animation moves with its clock.
  var isRunning: Bool { groups.contains { $0.isUnderWay && !$0.scene.stands } }

  /// Whether a block is under way, be it one that records or one that does not.
  var isInBlock: Bool { !contexts.isEmpty }

  /// The innermost block of views that animates; nil outside.
  var context: AnimationContext? {
    let block = contexts.last { !$0.isTransaction }
    return block?.group == nil ? nil : block
  }

  /// The block that records changes of `layer`: transactions concern layers without a view only.
  private func context(for layer: CALayer) -> AnimationContext? {
    let context = contexts.last { !$0.isTransaction || layer.view == nil }
    return context?.group == nil ? nil : context
  }

  // MARK: Blocks

  /// Runs `body` as an animation block.
  func record(in context: AnimationContext, _ body: () -> Void) {
    let depth = contexts.count
    contexts.append(context)
    body()
    if context.options.contains(.layoutSubviews) { for layer in context.touched { layer.view?.layoutIfNeeded() } }
    closeTransactions(downTo: depth + 1)
    if let recorder = context.keyframes, let group = context.group {
      recorder.forEach { layer, property, keyframes in
        begin(property, .keyframes(keyframes), on: layer, in: context, group: group)
      }
    }
    contexts.removeLast()
    if let group = context.group { keep(group) }
  }

  /// Takes care of a group that ends by itself.
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

  /// Opens a transaction; it is closed by `closeTransaction`, or at the latest with the block or tick around it.
  func openTransaction(_ context: AnimationContext) { contexts.append(context) }

  /// Gives the innermost transaction other settings.
  func changeTransaction(_ changed: AnimationContext) {
    guard let index = contexts.lastIndex(where: { $0.isTransaction }) else { return }
    keepChanges(of: contexts[index])
    contexts[index] = changed
  }

  /// Closes the innermost transaction, where one is open in the running block.
  func closeTransaction() {
    guard let last = contexts.last, last.isTransaction else { return }
    contexts.removeLast()
    keepChanges(of: last)
    // Even one in which nothing happened ends in the next tick.
    let end = BlockGroup(scene: UIApplication.shared.currentScene, duration: 0, curve: .cubic(.linear))
    last.tally?.add(end)
    keep(end)
  }

  private func keepChanges(of transaction: AnimationContext) {
    guard let group = transaction.group, group.count > 0 else { return }
    transaction.tally?.add(group)
    keep(group)
  }

  private func closeTransactions(downTo depth: Int) {
    while contexts.count > depth {
      UIApplication.shared.diagnose("CATransaction: begin() without commit(); it was committed with the code around it.")
      closeTransaction()
    }
  }

  // MARK: Recording

  /// The model of `layer` changed: begins what the running block animates, or ends what such a change cancels.
  func modelChanged(_ layer: CALayer, from old: LayerValues) {
    guard let context = context(for: layer), let group = context.group else {
      if !layer.animations.isEmpty { changedDirectly(layer, from: old) }
      return
    }
    for property in LayerProperty.recorded where property.differs(old, layer.model) {
      if let recorder = context.keyframes {
        recorder.note(property, of: layer, from: property.read(old), to: property.read(layer.model))
        touch(layer, in: context)
      } else {
        record(property, of: layer, from: old, in: context, group: group)
      }
    }
  }

  private func record(
    _ property: LayerProperty, of layer: CALayer, from old: LayerValues, in context: AnimationContext,
    group: AnimationGroup
  ) {
    let new = layer.model
    let replaced = layer.animations.contains {
      $0.property.root == property && !$0.group.isOfLayer && ($0.group.repeatsForEver || !$0.isAdditive)
    }
    // The model is the new one already: where nothing runs, what is seen is still the old one.
    let seesCurrent = context.beginsFromCurrentState && (!property.isGeometry || replaced)
    let seen = seesCurrent ? presentation(of: layer, fraction: 0, model: old) : old
    if replaced && property.isGeometry {
      end(on: layer) { $0.property.root == property && !$0.group.isOfLayer && $0.isAdditive && $0.group.repeatsForEver }
    }
    let isAbsolute = layer.animations.contains { $0.property.root == property && !$0.isAdditive && !$0.group.isOfLayer }
    group.run?.captured(property, of: layer, from: old, to: new)
    switch property {
    case .position where !isAbsolute:
      let difference = CGPoint(x: seen.position.x - new.position.x, y: seen.position.y - new.position.y)
      guard let (across, down) = group.run?.axes(of: group) else {
        return begin(property, .difference(.point(difference)), on: layer, in: context, group: group)
      }
      // An animator's spring may have another velocity on each axis.
      begin(.positionX, .difference(.number(difference.x)), on: layer, in: context, group: across)
      begin(.positionY, .difference(.number(difference.y)), on: layer, in: context, group: down)
    case .bounds where !isAbsolute:
      begin(
        property,
        .difference(
          .rect(
            CGRect(
              x: seen.bounds.origin.x - new.bounds.origin.x, y: seen.bounds.origin.y - new.bounds.origin.y,
              width: seen.bounds.size.width - new.bounds.size.width,
              height: seen.bounds.size.height - new.bounds.size.height))), on: layer, in: context, group: group)
    case .transform:
      let track = isAbsolute ? nil : transformTrack(from: seen, to: new)
      begin(property, track ?? absoluteTransform(of: layer, from: old, seen), on: layer, in: context, group: group)
    case .backgroundColor:
      let clear = CGColor.clear
      begin(
        property,
        .change(
          from: .color(seen.backgroundColor ?? new.backgroundColor?.copy(alpha: 0) ?? clear),
          to: .color(new.backgroundColor ?? seen.backgroundColor?.copy(alpha: 0) ?? clear)), on: layer, in: context,
        group: group)
    default:
      begin(
        property, .change(from: property.read(seen), to: property.read(new)), on: layer, in: context, group: group)
    }
  }

  private func transformTrack(from old: LayerValues, to new: LayerValues) -> LayerAnimation.Track? {
    let m = new.affineTransform
    let determinant = m.a * m.d - m.b * m.c
    let isInvertible = determinant > 1e-9 || determinant < -1e-9
    guard isInvertible && CATransform3DIsAffine(old.transform) && CATransform3DIsAffine(new.transform) else {
      return nil
    }
    let back = CATransform3DMakeAffineTransform(m.inverted())
    return .relativeTransform(DecomposedTransform(CATransform3DConcat(old.transform, back)))
  }

  private func absoluteTransform(of layer: CALayer, from old: LayerValues, _ seen: LayerValues) -> LayerAnimation.Track
  {
    let from = seen == old ? presentation(of: layer, fraction: 0, model: old).transform : seen.transform
    return .transform(from: DecomposedTransform(from), to: DecomposedTransform(layer.model.transform))
  }

  /// A property of a shape changed from `old` to `new`; says whether a block animates it.
  func contentChanged(_ layer: CALayer, _ property: LayerProperty, from old: CAAnimationValue, to new: CAAnimationValue) {
    guard property != .path, let context = context(for: layer), let group = context.group else {
      return end(on: layer) { $0.property == property && !$0.group.isOfLayer }
    }
    if let recorder = context.keyframes { return recorder.note(property, of: layer, from: old, to: new) }
    var seen = old
    if context.beginsFromCurrentState {
      for animation in layer.animations where animation.property == property {
        if let progress = animation.group.progress(fraction: 0) { seen = animation.value(at: progress, over: seen) ?? seen }
      }
    }
    begin(property, .change(from: seen, to: new), on: layer, in: context, group: group)
  }

  /// Begins an animation for `context`, replacing those of blocks that do not add up with it.
  func begin(
    _ property: LayerProperty, _ track: LayerAnimation.Track, on layer: CALayer, in context: AnimationContext,
    group: AnimationGroup
  ) {
    let animation = LayerAnimation(group: group, property: property, track: track)
    if !animation.isAdditive { end(on: layer) { $0.property.root == property.root && $0.isReplaced(by: animation) } }
    attach(animation, to: layer)
    touch(layer, in: context)
  }

  private func touch(_ layer: CALayer, in context: AnimationContext) {
    guard context.options.contains(.layoutSubviews), !context.touched.contains(where: { $0 === layer }) else { return }
    context.touched.append(layer)
  }

  /// Puts one animation on `layer`, after those it has.
  func attach(_ animation: LayerAnimation, to layer: CALayer) {
    if layer.animations.isEmpty { layers.append(layer) }
    layer.animations.append(animation)
    animation.group.root.count += 1
    layer.markAnimated(animation.property)
  }

  /// A change outside any block: it cancels what does not add up on the same property.
  private func changedDirectly(_ layer: CALayer, from old: LayerValues) {
    let new = layer.model
    end(on: layer) { animation in
      guard !animation.isAdditive, animation.property != .flip, !animation.group.isOfLayer else { return false }
      return animation.property.differs(old, new)
    }
  }

  // MARK: Ending

  /// Ends the groups whose time is over and the interrupted ones, and runs their completions in order.
  func finishDueAnimations() {
    closeTransactions(downTo: 0)
    for group in groups { group.notice() }
    let due = groups.filter { $0.isOver }
    finish(due.filter { $0.reachEnd() })
  }

  /// Ends every animation on the clock of `scene`; completions get false.
  func endAnimations(in scene: UIScene) {
    let due = groups.filter { $0.scene === scene }
    for group in due { group.wasInterrupted = true }
    finish(due)
    for layer in layers { end(on: layer) { $0.group.scene === scene } }
  }

  /// Takes the animations of `due` off their layers and tells whom they concern.
  func finish(_ due: [AnimationGroup]) {
    guard !due.isEmpty else { return }
    forget(due)
    for group in due {
      group.complete()
      group.tally?.ended(one: group)
    }
  }

  /// Takes the animations of `groups` off their layers and says nothing.
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

  /// A group stays on its layers but needs no more ticks.
  func release(_ group: AnimationGroup) { groups.removeAll { $0 === group } }

  /// Ends the animations of `layer` that `matches` names; what else they belong to is interrupted.
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

  /// A scene's clock goes on: what it animates, and what those inside it do, must be shown again.
  func resumed() {
    for layer in layers { for animation in layer.animations { layer.markAnimated(animation.property) } }
  }
}
