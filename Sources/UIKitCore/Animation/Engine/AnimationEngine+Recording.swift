import CaromGeometry

extension AnimationEngine {
  /// The model of `layer` changed: begins animations if a block is running, otherwise ends those that the change
  /// replaces.
  func modelChanged(_ layer: CALayer, from old: LayerValues) {
    guard let context = context(for: layer), let group = context.group else {
      if !layer.animations.isEmpty { changedDirectly(layer, from: old) }
      if layer.mayAct, !CATransaction.disableActions() {
        var before = old
        let changed = before.differences(from: layer.model)
        for property in LayerProperty.recorded where changed.contains(property) { _ = layer.act(on: property) }
      }
      return
    }
    var before = old
    let changed = before.differences(from: layer.model)
    for property in LayerProperty.recorded where changed.contains(property) {
      if layer.act(on: property) { continue }
      if let recorder = context.keyframes {
        guard let from = property.read(old), let to = property.read(layer.model) else { continue }
        recorder.note(property, of: layer, from: from, to: to)
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
      $0.property.root == property && !$0.group.isOfLayer
        && ($0.group.repeatsForEver && $0.property != .flip || !$0.isAdditive)
    }
    // The model already has the new value. If no animation is running, the old one is still visible.
    let seesCurrent = context.beginsFromCurrentState && (!property.isGeometry || replaced)
    let seen = seesCurrent ? presentation(of: layer, fraction: 0, model: old) : old
    if replaced && property.isGeometry {
      end(on: layer) {
        $0.property.root == property && !$0.group.isOfLayer && $0.isAdditive && $0.property != .flip
          && $0.group.repeatsForEver
      }
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
      guard let from = property.read(seen), let to = property.read(new) else { return }
      begin(property, .change(from: from, to: to), on: layer, in: context, group: group)
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

  /// A property of a layer's content changed from `old` to `new`: begins an animation if a block is running.
  func contentChanged(_ layer: CALayer, _ property: LayerProperty, from old: CAAnimationValue, to new: CAAnimationValue)
  {
    guard property != .path, let context = context(for: layer), let group = context.group else {
      return end(on: layer) { $0.property == property && !$0.group.isOfLayer }
    }
    if let recorder = context.keyframes { return recorder.note(property, of: layer, from: old, to: new) }
    var seen = old
    if context.beginsFromCurrentState {
      for animation in layer.animations where animation.property == property {
        let lead = lead(of: animation, on: layer, fraction: 0)
        if let progress = animation.group.progress(fraction: lead) {
          seen = animation.value(at: progress, over: seen) ?? seen
        }
      }
    }
    begin(property, .change(from: seen, to: new), on: layer, in: context, group: group)
  }

  /// Begins an animation for `context`, and ends those of blocks that it replaces.
  func begin(
    _ property: LayerProperty, _ track: LayerAnimation.Track, on layer: CALayer, in context: AnimationContext,
    group: AnimationGroup
  ) {
    let animation = LayerAnimation(group: group, property: property, track: track)
    if !animation.isAdditive || property == .flip {
      end(on: layer) { $0.property.root == property.root && $0.isReplaced(by: animation) }
    }
    attach(animation, to: layer)
    touch(layer, in: context)
  }

  private func touch(_ layer: CALayer, in context: AnimationContext) {
    guard context.options.contains(.layoutSubviews), !context.touched.contains(where: { $0 === layer }) else { return }
    context.touched.append(layer)
  }

  /// A change outside any block ends the absolute animations of the same property.
  private func changedDirectly(_ layer: CALayer, from old: LayerValues) {
    var before = old
    let changed = before.differences(from: layer.model)
    end(on: layer) { animation in
      guard !animation.isAdditive, !animation.group.isOfLayer else { return false }
      return changed.contains(animation.property.root)
    }
  }
}
