import Geometry

/// Records changes made inside animation blocks and evaluates them at any time.
package final class AnimationEngine {
  private var contexts: [AnimationContext] = []
  private var groups: [AnimationGroup] = []
  private var layers: [CALayer] = []
  var areAnimationsEnabled = true

  /// A layer holds its animations, and their completions may hold the layer's view: nothing is left of them.
  deinit {
    for layer in layers { layer.animations = [] }
    for group in groups { group.completion = nil }
  }

  /// Whether any animation moves with its clock.
  var isRunning: Bool { groups.contains { !$0.scene.stands } }

  /// Whether a block is under way, be it one that records or one that does not.
  var isInBlock: Bool { !contexts.isEmpty }

  /// Whether changes are being recorded, because code runs inside an animation block.
  package var isRecording: Bool { contexts.last.map { !$0.isSuspended } ?? false }

  /// The innermost block that animates; nil outside.
  var context: AnimationContext? { contexts.last.flatMap { $0.isSuspended ? nil : $0 } }

  // MARK: Recording

  /// Runs `body` as an animation block; returns what it began.
  func record(in context: AnimationContext, _ body: () -> Void) {
    contexts.append(context)
    body()
    if context.laysOutSubviews { for layer in context.touched { layer.view?.layoutIfNeeded() } }
    contexts.removeLast()
    groups.append(context.group)
  }

  /// Runs `body` without recording.
  func suspend(_ body: () -> Void) {
    contexts.append(AnimationContext.suspended)
    body()
    contexts.removeLast()
  }

  /// Begins animations for what differs between `old` and the layer's model.
  func record(_ layer: CALayer, from old: LayerValues) {
    guard let context else { return }
    let new = layer.model
    // The model is the new one already: where nothing runs, what is seen is still the old one.
    let seen = context.beginsFromCurrentState ? presentation(of: layer, fraction: 0, model: old) : old
    func add(_ change: LayerAnimation.Change) { begin(change, on: layer, in: context) }
    if old.position != new.position {
      add(.position(CGPoint(x: old.position.x - new.position.x, y: old.position.y - new.position.y)))
    }
    if old.bounds != new.bounds {
      add(
        .bounds(
          CGRect(
            x: old.bounds.origin.x - new.bounds.origin.x, y: old.bounds.origin.y - new.bounds.origin.y,
            width: old.bounds.size.width - new.bounds.size.width,
            height: old.bounds.size.height - new.bounds.size.height)))
    }
    if old.transform != new.transform { add(transformChange(from: old, to: new, seen: layer)) }
    if old.opacity != new.opacity { add(.opacity(from: seen.opacity, to: new.opacity)) }
    if old.backgroundColor != new.backgroundColor {
      let clear = CGColor.clear
      add(
        .backgroundColor(
          from: seen.backgroundColor ?? new.backgroundColor?.copy(alpha: 0) ?? clear,
          to: new.backgroundColor ?? seen.backgroundColor?.copy(alpha: 0) ?? clear))
    }
    if old.cornerRadius != new.cornerRadius { add(.cornerRadius(from: seen.cornerRadius, to: new.cornerRadius)) }
    if old.borderWidth != new.borderWidth { add(.borderWidth(from: seen.borderWidth, to: new.borderWidth)) }
    if old.borderColor != new.borderColor { add(.borderColor(from: seen.borderColor, to: new.borderColor)) }
    if old.shadowOpacity != new.shadowOpacity { add(.shadowOpacity(from: seen.shadowOpacity, to: new.shadowOpacity)) }
    if old.shadowRadius != new.shadowRadius { add(.shadowRadius(from: seen.shadowRadius, to: new.shadowRadius)) }
    if old.shadowOffset != new.shadowOffset { add(.shadowOffset(from: seen.shadowOffset, to: new.shadowOffset)) }
    if old.shadowColor != new.shadowColor { add(.shadowColor(from: seen.shadowColor, to: new.shadowColor)) }
  }

  private func transformChange(from old: LayerValues, to new: LayerValues, seen layer: CALayer) -> LayerAnimation.Change
  {
    let m = new.affineTransform
    let determinant = m.a * m.d - m.b * m.c
    let isInvertible = determinant > 1e-9 || determinant < -1e-9
    if isInvertible && CATransform3DIsAffine(old.transform) && CATransform3DIsAffine(new.transform) {
      let back = CATransform3DMakeAffineTransform(m.inverted())
      return .relativeTransform(DecomposedTransform(CATransform3DConcat(old.transform, back)))
    }
    let from = presentation(of: layer, fraction: 0, model: old).transform
    return .transform(from: DecomposedTransform(from), to: DecomposedTransform(new.transform))
  }

  /// Attaches one animation, replacing those that do not add up with it.
  func begin(_ change: LayerAnimation.Change, on layer: CALayer, in context: AnimationContext) {
    let animation = LayerAnimation(group: context.group, change: change)
    if !animation.isAdditive { end(on: layer) { $0.key == animation.key } }
    if layer.animations.isEmpty { layers.append(layer) }
    layer.animations.append(animation)
    context.group.count += 1
    if context.laysOutSubviews && !context.touched.contains(where: { $0 === layer }) { context.touched.append(layer) }
    layer.markDirty(.values)
  }

  /// A change outside any block: it cancels what does not add up on the same property.
  func changedDirectly(_ layer: CALayer, from old: LayerValues) {
    let new = layer.model
    end(on: layer) { animation in
      switch animation.change {
      case .opacity: old.opacity != new.opacity
      case .backgroundColor: old.backgroundColor != new.backgroundColor
      case .cornerRadius: old.cornerRadius != new.cornerRadius
      case .transform: old.transform != new.transform
      case .borderWidth: old.borderWidth != new.borderWidth
      case .borderColor: old.borderColor != new.borderColor
      case .shadowOpacity: old.shadowOpacity != new.shadowOpacity
      default: false
      }
    }
  }

  // MARK: Ending

  /// Ends the groups whose time is over and the interrupted ones, and runs their completions in order.
  func finishDueAnimations() {
    let due = groups.filter { group in
      if group.count == 0 { return true }
      guard !group.scene.stands, let end = group.endTick else { return false }
      return group.scene.tick >= end
    }
    finish(due)
  }

  /// Ends every animation on the clock of `scene`; completions get false.
  func endAnimations(in scene: UIScene) {
    let due = groups.filter { $0.scene === scene }
    for group in due { group.wasInterrupted = true }
    finish(due)
  }

  private func finish(_ due: [AnimationGroup]) {
    guard !due.isEmpty else { return }
    groups.removeAll { group in due.contains { $0 === group } }
    for layer in layers {
      let before = layer.animations.count
      layer.animations.removeAll { animation in due.contains { $0 === animation.group } }
      if layer.animations.count != before { layer.markDirty(.values) }
    }
    layers.removeAll { $0.animations.isEmpty }
    for group in due {
      guard let completion = group.completion else { continue }
      group.completion = nil
      UIApplication.shared.run(in: group.scene) { completion(!group.wasInterrupted) }
    }
  }

  private func end(on layer: CALayer, where matches: (LayerAnimation) -> Bool) {
    layer.animations.removeAll { animation in
      guard matches(animation) else { return false }
      animation.group.count -= 1
      animation.group.wasInterrupted = true
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
    for layer in layers where isAnimating(layer) { layer.markDirty(.values) }
  }

  // MARK: Evaluating

  /// What `layer` looks like `fraction` of a tick after the last one.
  package func presentation(of layer: CALayer, fraction: Double) -> LayerValues {
    presentation(of: layer, fraction: fraction, model: layer.model)
  }

  private func presentation(of layer: CALayer, fraction: Double, model: LayerValues) -> LayerValues {
    guard !layer.animations.isEmpty else { return model }
    var seen = model
    for isAdditive in [false, true] {
      for animation in layer.animations where animation.isAdditive == isAdditive {
        let group = animation.group
        animation.apply(to: &seen, progress: group.progress(fraction: group.scene.stands ? 0 : fraction))
      }
    }
    return seen
  }

  /// Whether `layer` looks different from frame to frame.
  func isAnimating(_ layer: CALayer) -> Bool { layer.animations.contains { !$0.group.scene.stands } }

  /// Whether touches pass `layer`'s view by, because it is animated without `allowUserInteraction`.
  func blocksInteraction(with layer: CALayer) -> Bool { layer.animations.contains { !$0.group.allowsInteraction } }
}

/// An animation block while its code runs.
final class AnimationContext {
  let group: AnimationGroup
  let beginsFromCurrentState: Bool
  let laysOutSubviews: Bool
  fileprivate(set) var isSuspended = false
  /// Layers whose subviews are laid out with the block.
  var touched: [CALayer] = []

  init(group: AnimationGroup, beginsFromCurrentState: Bool, laysOutSubviews: Bool) {
    self.group = group
    self.beginsFromCurrentState = beginsFromCurrentState
    self.laysOutSubviews = laysOutSubviews
  }

  /// The context inside which nothing is recorded.
  static var suspended: AnimationContext {
    let group = AnimationGroup(
      scene: UIApplication.shared.currentScene, duration: 0, delay: 0, curve: .cubic(.linear), repeatCount: 1,
      autoreverses: false, allowsInteraction: true)
    let context = AnimationContext(group: group, beginsFromCurrentState: false, laysOutSubviews: false)
    context.isSuspended = true
    return context
  }
}
