import CaromGeometry

extension CALayer {
  /// Creates the layer's page element if there is none yet; that of a window goes under the root of the page.
  final func commitCreation(into commands: inout CommandBuffer) {
    guard isInWindow, committed == nil else { return }
    commands.put(.create, id)
    commands.put(elementKind)
    if view is UIWindow { commands.put(.root, id) }
  }

  /// Writes the differences from what the page shows, as visible `fraction` of a tick after the latest one.
  final func commit(into commands: inout CommandBuffer, fraction: Double) {
    isQueued = false
    guard isInWindow else { return }
    let application = UIApplication.shared
    var seen = application.animationEngine.presentation(of: self, fraction: fraction)
    var isStillMoving = stillMoves(content: false)
    if let motion {
      isStillMoving = show(motion, in: &seen, fraction: fraction) || isStillMoving
    }
    write(seen, into: &commands)
    if dirt.contains(.clip) { writeClip(into: &commands) }
    if dirt.contains(.content) { commitContent(into: &commands) }
    if dirt.contains(.semantics) { view?.commitSemantics(into: &commands) }
    if dirt.contains(.children) {
      commands.put(.children, id)
      commands.put(UInt32(sublayers.count))
      for layer in sublayersFromBack { commands.put(UInt32(bitPattern: layer.id)) }
    }
    dirt = []
    if isStillMoving { markDirty(.values) }
    if stillMoves(content: true) { markDirty(.content) }
  }

  private var sublayersFromBack: [CALayer] {
    // A stable order by zPosition, made only where somebody uses it.
    if sublayers.contains(where: { $0.model.zPosition != 0 }) {
      return sublayers.enumerated().sorted {
        ($0.element.model.zPosition, $0.offset) < ($1.element.model.zPosition, $1.offset)
      }.map { $0.element }
    }
    return sublayers
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
      // Along the chord, and back onto the circle: turns of one tick are small. Half a turn has no middle.
      let x = motion.cosine + (cosine - motion.cosine) * age
      let y = motion.sine + (sine - motion.sine) * age
      let length = hypot(x, y)
      if length > 1e-3 { seen.transform = CATransform3DMakeAffineTransform(turn(x / length, y / length)) }
    }
    return true
  }

  private func turn(_ cosine: Double, _ sine: Double) -> CGAffineTransform {
    CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  private func write(_ values: LayerValues, into commands: inout CommandBuffer) {
    let before = committed
    var seen = values
    // Chromium shows the back of an element whose children are composited by themselves, whatever its style says.
    if hidesBack && seen.showsBack { seen.opacity = 0 }
    committed = seen
    let origin = superlayer?.committed?.bounds.origin ?? .zero
    if before?.bounds.size != seen.bounds.size {
      commands.put(.size, id)
      commands.put(seen.bounds.size.width)
      commands.put(seen.bounds.size.height)
    }
    if before == nil || before!.placeDiffers(from: seen) { writePlace(seen, origin: origin, into: &commands) }
    if let before, before.bounds.origin != seen.bounds.origin {
      // Sublayers are placed relative to the origin, so they move when it does.
      for layer in sublayers where layer.committed != nil {
        layer.writePlace(layer.committed!, origin: seen.bounds.origin, into: &commands)
      }
    }
    if (before?.opacity ?? 1) != seen.opacity {
      commands.put(.opacity, id)
      commands.put(seen.opacity)
    }
    if (before?.isHidden ?? false) != seen.isHidden {
      commands.put(.hidden, id)
      commands.put(seen.isHidden)
    }
    if before?.backgroundColor != seen.backgroundColor {
      commands.put(.background, id)
      commands.put(seen.backgroundColor ?? .clear)
    }
    if (before?.cornerRadius ?? 0) != seen.cornerRadius {
      commands.put(.corners, id)
      commands.put(seen.cornerRadius)
      commands.put(UInt32(maskedCorners.rawValue))
    }
    if (before?.borderWidth ?? 0) != seen.borderWidth
      || (seen.borderWidth > 0 && before?.borderColor != seen.borderColor)
    {
      commands.put(.border, id)
      commands.put(seen.borderWidth)
      commands.put(seen.borderColor)
    }
    writeShadow(seen, before: before, into: &commands)
  }

  private func writeShadow(_ seen: LayerValues, before: LayerValues?, into commands: inout CommandBuffer) {
    let had = (before?.shadowOpacity ?? 0) > 0
    let has = seen.shadowOpacity > 0
    guard had || has else { return }
    if let before, before.shadowOpacity == seen.shadowOpacity, before.shadowColor == seen.shadowColor,
      before.shadowRadius == seen.shadowRadius, before.shadowOffset == seen.shadowOffset
    {
      return
    }
    commands.put(.shadow, id)
    commands.put(seen.shadowColor.copy(alpha: seen.shadowColor.alpha * seen.shadowOpacity))
    commands.put(seen.shadowRadius)
    commands.put(seen.shadowOffset.width)
    commands.put(seen.shadowOffset.height)
  }

  private func writePlace(_ seen: LayerValues, origin: CGPoint, into commands: inout CommandBuffer) {
    let width = seen.bounds.size.width
    let height = seen.bounds.size.height
    if CATransform3DIsAffine(seen.transform) {
      // The element's corner is at (0, 0) of its own box, whatever the bounds' origin is.
      var corner = seen
      corner.bounds.origin = .zero
      let place = corner.toSuperlayer
      commands.put(.affine, id)
      for number in [place.a, place.b, place.c, place.d, place.tx - origin.x, place.ty - origin.y] {
        commands.put(number)
      }
    } else {
      let toAnchor = CATransform3DMakeTranslation(-seen.anchorPoint.x * width, -seen.anchorPoint.y * height, 0)
      let back = CATransform3DMakeTranslation(seen.position.x - origin.x, seen.position.y - origin.y, 0)
      let place = CATransform3DConcat(CATransform3DConcat(toAnchor, seen.transform), back)
      commands.put(.matrix, id)
      for number in place.columns { commands.put(number) }
    }
  }

  private func writeClip(into commands: inout CommandBuffer) {
    commands.put(.clip, id)
    commands.put(masksToBounds)
    if hidesBack != committedHidesBack {
      committedHidesBack = hidesBack
      commands.put(.perspective, id)
      commands.put(0.0)
      commands.put(hidesBack)
    }
    if model.cornerRadius > 0 {
      commands.put(.corners, id)
      commands.put(model.cornerRadius)
      commands.put(UInt32(maskedCorners.rawValue))
    }
  }
}

extension LayerValues {
  /// Whether the layer faces away from the viewer.
  fileprivate var showsBack: Bool { transform.m33 < 0 }

  fileprivate func placeDiffers(from other: LayerValues) -> Bool {
    position != other.position || transform != other.transform || anchorPoint != other.anchorPoint
      || bounds.size != other.bounds.size
  }
}

extension CATransform3D {
  /// The sixteen numbers in the order of CSS `matrix3d`.
  fileprivate var columns: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}
