import CaromGeometry

/// Draws and lays out a layer for its owner. A view is the delegate of its layer.
public protocol CALayerDelegate: NSObject {
  /// Draws the content of the layer, in its coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Lays out the sublayers of the layer.
  func layoutSublayers(of layer: CALayer)
  /// Returns what a change of the layer's property does, or nil to leave it to `actions`.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Returns nil.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension UIView: CALayerDelegate {}

/// An image as the content of a layer.
struct LayerPicture {
  var image: UIImage
  var rect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var gravity = CALayerContentsGravity.resize
}

/// How a layer's picture is placed in its bounds: stretched (`resize`), scaled without distortion until it fits
/// (`resizeAspect`) or fills (`resizeAspectFill`) them, or in its own size at the named place. Top is up on the screen.
public enum CALayerContentsGravity: Int, Sendable {
  /// The contents are stretched, fitted or filling in proportion, or at a place in their own size.
  case resize, resizeAspect, resizeAspectFill, center, top, bottom, left, right, topLeft, topRight, bottomLeft
  /// The contents are at the bottom right in their own size.
  case bottomRight
}

extension CALayer {
  /// The object that draws and lays out the layer: the layer's view if it has one, otherwise the object that was set.
  /// It is not retained.
  public final var delegate: (any CALayerDelegate)? {
    get { ownDelegate ?? view }
    set { ownDelegate = newValue }
  }

  /// The picture that fills the layer: a `CGImage` or a `UIImage`; nil, the default, for none. Other objects are
  /// diagnosed.
  public final var contents: AnyObject? {
    get { picture?.image }
    set {
      let image = newValue as? UIImage ?? (newValue as? CGImage)?.image
      if newValue != nil, image == nil {
        UIApplication.shared.diagnose("CALayer \(id): contents is not an image; set a CGImage or a UIImage.")
      }
      if let image, picture != nil { picture?.image = image } else { picture = image.map { LayerPicture(image: $0) } }
      pictureChanged()
    }
  }
  /// The part of the picture that is shown, in units of its size; all of it by default.
  public final var contentsRect: CGRect {
    get { picture?.rect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set {
      guard newValue.isFinite else { return }
      if picture == nil { picture = LayerPicture(image: UIImage()) }
      picture?.rect = newValue
      pictureChanged()
    }
  }
  /// How the picture is placed in the bounds; stretched by default.
  public final var contentsGravity: CALayerContentsGravity {
    get { picture?.gravity ?? .resize }
    set {
      if picture == nil { picture = LayerPicture(image: UIImage()) }
      picture?.gravity = newValue
      pictureChanged()
    }
  }

  private func pictureChanged() {
    contentDrawing =
      picture == nil
      ? nil
      : { [me = Weak(self)] in
        guard let layer = me.value, let picture = layer.picture else { return }
        picture.draw(in: layer.bounds, $0)
      }
    markDirty(.content)
  }

  /// Records what `body` draws in the layer's coordinates and writes it for the page. Writes nothing if it is empty and
  /// the page shows no drawing.
  final func commitDrawing(
    into commands: inout CommandBuffer, mode: UIView.ContentMode, by body: (CGContext) -> Void
  ) {
    let context = UIApplication.shared.scratchContext
    let bounds = self.bounds
    context.reset()
    if !bounds.isEmpty {
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      UIGraphicsPushContext(context)
      (view?.traitCollection ?? UITraitCollection.current).performAsCurrent { body(context) }
      UIGraphicsPopContext()
    }
    guard commands.needsContent(isEmpty: !context.hasInk, &hasDrawing) else { return }
    commands.put(
      .drawing(
        width: bounds.width, height: bounds.height, mode: UInt32(mode.rawValue),
        operations: context.hasInk ? context.words : []), id)
  }

  // MARK: Layout

  /// Requests a call of `layoutSublayers()` before the next frame.
  public final func setNeedsLayout() {
    if let view { return view.setNeedsLayout() }
    guard !awaitsLayout else { return }
    awaitsLayout = true
    UIApplication.shared.layersToLayOut.append(self)
    UIApplication.shared.setNeedsLayoutPass()
  }
  /// Whether `layoutSublayers()` will be called before the next frame.
  public final func needsLayout() -> Bool { view?.needsLayout ?? awaitsLayout }
  /// Calls `layoutSublayers()` now if it was requested.
  public final func layoutIfNeeded() {
    if let view { return view.layoutIfNeeded() }
    guard awaitsLayout else { return }
    awaitsLayout = false
    layoutSublayers()
  }
}

extension LayerPicture {
  func draw(in bounds: CGRect, _ context: CGContext) {
    guard rect.width > 0, rect.height > 0, image.size.width > 0, image.size.height > 0 else { return }
    let part = CGSize(width: image.size.width * rect.width, height: image.size.height * rect.height)
    let place = frame(of: part, in: bounds)
    context.saveGState()
    context.clip(to: place)
    let scale = CGSize(width: place.width / part.width, height: place.height / part.height)
    let whole = CGRect(
      x: place.minX - rect.minX * image.size.width * scale.width,
      y: place.minY - rect.minY * image.size.height * scale.height, width: image.size.width * scale.width,
      height: image.size.height * scale.height)
    context.draw(image, in: whole, tint: nil)
    context.restoreGState()
  }

  private func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
    let (x, y) = (bounds.width / size.width, bounds.height / size.height)
    var shown = size
    switch gravity {
    case .resize: return bounds
    case .resizeAspect: shown = CGSize(width: size.width * min(x, y), height: size.height * min(x, y))
    case .resizeAspectFill: shown = CGSize(width: size.width * max(x, y), height: size.height * max(x, y))
    default: break
    }
    var place = CGRect(
      x: bounds.midX - shown.width / 2, y: bounds.midY - shown.height / 2, width: shown.width, height: shown.height)
    switch gravity {
    case .left, .topLeft, .bottomLeft: place.origin.x = bounds.minX
    case .right, .topRight, .bottomRight: place.origin.x = bounds.maxX - shown.width
    default: break
    }
    switch gravity {
    case .top, .topLeft, .topRight: place.origin.y = bounds.minY
    case .bottom, .bottomLeft, .bottomRight: place.origin.y = bounds.maxY - shown.height
    default: break
    }
    return place
  }
}
