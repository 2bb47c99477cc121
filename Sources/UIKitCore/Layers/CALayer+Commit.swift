import CaromGeometry

extension CALayer {
  /// Creates the layer's page element if there is none yet; that of a window goes under the root of the page.
  final func commitCreation(into commands: inout CommandBuffer) {
    guard isInWindow, committed == nil else { return }
    commands.put(.create(kind: elementKind), id)
    if let window = view as? UIWindow { window.commitOrder(into: &commands) }
  }

  /// Writes the differences from what the page shows, as visible `fraction` of a tick after the latest one.
  final func commit(into commands: inout CommandBuffer, fraction: Double) {
    isQueued = false
    guard isInWindow else { return }
    let application = UIApplication.shared
    var seen = model
    application.animationEngine.animate(&seen, of: self, fraction: fraction)
    var isStillMoving = stillMoves(content: false)
    if let motion {
      isStillMoving = show(motion, in: &seen, fraction: fraction) || isStillMoving
    }
    // Changes that drawing makes are written by the next commit.
    let told = dirt
    dirt = []
    write(&seen, into: &commands)
    if told.contains(.places) { writePlacesOfSublayers(into: &commands) }
    if told.contains(.content) { commitContent(into: &commands) }
    if told.contains(.mask) { maskWriter?(&commands) }
    if told.contains(.semantics) { view?.commitSemantics(into: &commands) }
    if told.contains(.children) { writeChildren(into: &commands) }
    if isStillMoving { markDirty(.values) }
    if stillMoves(content: true) { markDirty(.content) }
  }

  private func writeChildren(into commands: inout CommandBuffer) {
    commands.put(.children(layers: sublayersFromBack.map { $0.id }), id)
  }

  final var sublayersFromBack: [CALayer] {
    // A stable sort by `zPosition`, only if any sublayer uses it.
    if allSublayers.contains(where: { $0.model.zPosition != 0 }) {
      return allSublayers.enumerated().sorted {
        ($0.element.model.zPosition, $0.offset) < ($1.element.model.zPosition, $1.offset)
      }.map { $0.element }
    }
    return allSublayers
  }

  /// Replaces position and rotation by those between the last two ticks; returns whether another frame is needed to
  /// reach the latest ones.
  private func show(_ motion: Motion, in seen: inout LayerValues, fraction: Double) -> Bool {
    let age = Double(UIApplication.shared.tick - motion.tick) + fraction
    if age >= 1 {
      self.motion = nil
      return false
    }
    seen.position.x = motion.position.x + (seen.position.x - motion.position.x) * age
    seen.position.y = motion.position.y + (seen.position.y - motion.position.y) * age
    let (cosine, sine) = (seen.transform.m11, seen.transform.m12)
    if motion.cosine != cosine || motion.sine != sine {
      // Interpolates along the chord and normalizes, because rotations within a tick are small. Half a turn has no
      // midpoint.
      let x = motion.cosine + (cosine - motion.cosine) * age
      let y = motion.sine + (sine - motion.sine) * age
      let length = hypot(x, y)
      if length > 1e-3 { seen.transform = CATransform3DMakeAffineTransform(turn(x / length, y / length)) }
    }
    return true
  }

  /// The position at which the current frame shows the layer: between its positions in the last two ticks, while a
  /// dynamic animator moves it. The last element says whether a later frame will show it elsewhere.
  package final var placeInFrame: (position: CGPoint, transform: CATransform3D, isOnItsWay: Bool) {
    guard let motion else { return (model.position, model.transform, false) }
    var seen = model
    let isOnItsWay = show(motion, in: &seen, fraction: UIApplication.shared.animationEngine.shownFraction)
    return (seen.position, seen.transform, isOnItsWay)
  }

  private func turn(_ cosine: Double, _ sine: Double) -> CGAffineTransform {
    CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  private func write(_ seen: inout LayerValues, into commands: inout CommandBuffer) {
    // Chromium shows the back of an element whose children are composited by themselves, whatever its style says. A
    // hidden element, unlike a transparent one, also costs nothing in each frame.
    if seen.hidesBack && seen.showsBack { seen.isHidden = true }
    let isNew = committed == nil
    let before = committed ?? .initial
    committed = seen
    var comparison = CommitComparison(others: before)
    seen.visit(&comparison)
    let told = comparison.told
    let sizeDiffers = seen.bounds.size != before.bounds.size
    if isNew || sizeDiffers {
      commands.put(.size(width: seen.bounds.size.width, height: seen.bounds.size.height), id)
    }
    if isNew || sizeDiffers || told.contains(.affine) {
      writePlace(seen, origin: superlayer?.committed?.bounds.origin ?? .zero, into: &commands)
    }
    // Sublayers are placed relative to the origin, so they move when it does.
    if !isNew && (before.bounds.origin != seen.bounds.origin || sizeDiffers && rare != nil) {
      writePlacesOfSublayers(into: &commands)
    }
    if !isNew && told.contains(.children) { superlayer?.writeChildren(into: &commands) }
    if told.contains(.opacity) { commands.put(.opacity(opacity: seen.opacity), id) }
    if told.contains(.hidden) { commands.put(.hidden(isHidden: seen.isHidden), id) }
    if told.contains(.background) { commands.put(.background(color: seen.backgroundColor ?? .clear), id) }
    let corners = UInt32(seen.maskedCorners.rawValue & CACornerMask.all.rawValue)
    if seen.cornerRadius != before.cornerRadius {
      commands.put(.corners(radius: seen.cornerRadius, corners: corners), id)
    }
    if told.contains(.border), seen.borderWidth > 0 || before.borderWidth > 0 {
      commands.put(.border(width: seen.borderWidth, color: seen.borderColor), id)
    }
    if told.contains(.shadow), seen.shadowOpacity > 0 || before.shadowOpacity > 0 {
      let color = seen.shadowColor.copy(alpha: seen.shadowColor.alpha * seen.shadowOpacity)
      commands.put(
        .shadow(color: color, radius: seen.shadowRadius, x: seen.shadowOffset.width, y: seen.shadowOffset.height), id)
    }
    // Golden runs contain these commands: a new element always gets its edges, and the radius of the model.
    let edgesDiffer = told.contains(.clip) || told.contains(.perspective) || seen.maskedCorners != before.maskedCorners
    guard isNew || edgesDiffer else { return }
    commands.put(.clip(clips: seen.masksToBounds), id)
    if told.contains(.perspective) { commands.put(.perspective(distance: 0, hidesBack: seen.hidesBack), id) }
    if model.cornerRadius > 0, page == 0 || seen.cornerRadius == model.cornerRadius {
      commands.put(.corners(radius: model.cornerRadius, corners: corners), id)
    }
  }

  private func writePlacesOfSublayers(into commands: inout CommandBuffer) {
    let origin = committed?.bounds.origin ?? .zero
    for layer in allSublayers {
      if let seen = layer.committed { layer.writePlace(seen, origin: origin, into: &commands) }
    }
  }

  private func writePlace(_ seen: LayerValues, origin: CGPoint, into commands: inout CommandBuffer) {
    let width = seen.bounds.size.width
    let height = seen.bounds.size.height
    if let superlayer, superlayer.hasSublayerTransform {
      let toAnchor = CATransform3DMakeTranslation(-seen.anchorPoint.x * width, -seen.anchorPoint.y * height, 0)
      let moved = CATransform3DMakeTranslation(
        seen.position.x - origin.x, seen.position.y - origin.y, seen.zPosition)
      let place = CATransform3DConcat(CATransform3DConcat(toAnchor, seen.transform), moved)
      commands.put(.matrix(matrix: CATransform3DConcat(place, superlayer.spaceOfSublayers)), id)
    } else if CATransform3DIsAffine(seen.transform) {
      // The element's corner is at (0, 0) of its own box, whatever the bounds' origin is.
      var corner = seen
      corner.bounds.origin = .zero
      let place = corner.toSuperlayer
      commands.put(
        .affine(a: place.a, b: place.b, c: place.c, d: place.d, tx: place.tx - origin.x, ty: place.ty - origin.y), id)
    } else {
      let toAnchor = CATransform3DMakeTranslation(-seen.anchorPoint.x * width, -seen.anchorPoint.y * height, 0)
      let back = CATransform3DMakeTranslation(seen.position.x - origin.x, seen.position.y - origin.y, 0)
      let place = CATransform3DConcat(CATransform3DConcat(toAnchor, seen.transform), back)
      commands.put(.matrix(matrix: place), id)
    }
  }
}

extension LayerProperty {
  /// The command that sends this property to the page; nil for parts, and for content beyond a layer's values.
  package var command: LayerCommand.Kind? {
    switch self {
    case .position, .anchorPoint, .transform: .affine
    case .bounds: .size
    // The superlayer writes it, because it is the order of its sublayers.
    case .zPosition: .children
    case .opacity: .opacity
    case .isHidden: .hidden
    case .backgroundColor: .background
    case .cornerRadius, .maskedCorners: .corners
    case .borderWidth, .borderColor: .border
    case .shadowOpacity, .shadowRadius, .shadowOffset, .shadowColor: .shadow
    case .masksToBounds: .clip
    case .hidesBack: .perspective
    case .positionX, .positionY, .boundsOrigin, .boundsOriginX, .boundsOriginY, .boundsSize, .boundsWidth: nil
    case .boundsHeight, .scale, .scaleX, .scaleY, .rotationX, .rotationY, .rotationZ, .translation: nil
    case .translationX, .translationY, .translationZ, .flip: nil
    case .path, .fillColor, .strokeColor, .lineWidth, .strokeStart, .strokeEnd, .lineDashPhase, .miterLimit: nil
    case .colors, .locations, .startPoint, .endPoint: nil
    }
  }
}

/// Collects the commands that the differences require.
private struct CommitComparison: LayerValueVisitor {
  let others: LayerValues
  var told = CommandSet()

  struct CommandSet {
    private var bits: UInt32 = 0
    mutating func insert(_ kind: LayerCommand.Kind?) { if let kind { bits |= 1 << kind.rawValue } }
    func contains(_ kind: LayerCommand.Kind) -> Bool { bits & (1 << kind.rawValue) != 0 }
  }

  @inline(__always)
  mutating func value<T: LayerValue>(_ property: LayerProperty, _ mine: inout T, _ other: (LayerValues) -> T) {
    if mine != other(others) { told.insert(property.command) }
  }
}

extension LayerValues {
  /// Whether the layer faces away from the viewer.
  fileprivate var showsBack: Bool { transform.m33 < 0 }
}
