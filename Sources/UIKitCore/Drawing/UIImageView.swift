import CaromGeometry

/// A view that shows an image, or several in turn.
///
///     let star = UIImageView(image: UIImage(systemName: "star.fill"))
///     star.tintColor = .systemYellow
///     view.addSubview(star)
///
/// Touches pass through it unless `isUserInteractionEnabled` is set. `contentMode` decides how the image fits the
/// bounds.
open class UIImageView: UIView {
  /// The image that is shown; nil, the default, shows nothing.
  open var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      configured = nil
      layer.markDirty(.content)
      if image?.size != oldValue?.size || image?.alignmentRectInsets != oldValue?.alignmentRectInsets {
        invalidateIntrinsicContentSize()
      }
      if image?.images != nil { startAnimating() } else if oldValue?.images != nil { stopAnimating() }
    }
  }
  /// The configuration of symbols, as far as they do not come with values of their own; nil by default.
  public final var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      configured = nil
      layer.markDirty(.content)
      invalidateIntrinsicContentSize()
    }
  }
  /// `image` with the preferred configuration, if it is a symbol.
  private final var configured: UIImage?
  /// The image shown instead of `image` while the view is highlighted; nil shows `image`.
  open var highlightedImage: UIImage? { didSet { layer.markDirty(.content) } }
  /// Whether the view shows `highlightedImage`; false by default.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { layer.markDirty(.content) } } }

  /// The images to show in turn between `startAnimating()` and `stopAnimating()`.
  open var animationImages: [UIImage]?
  /// How long one pass through all images takes, in seconds; 0, the default, shows each image for 1/30 s.
  open var animationDuration: TimeInterval = 0
  /// How many times all images are shown; 0, the default, means until `stopAnimating()`.
  open var animationRepeatCount = 0
  private final var timer: Timer?
  private final var frameIndex = 0

  /// Creates a view without an image; `frame` is in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityTraits = .image
  }

  /// Creates a view with the size of its image.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    // Initializers do not call observers.
    if image?.images != nil { startAnimating() }
  }

  /// Creates a view with the size of `image`, and with an image for the highlighted state.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// Creates an empty view; the coder is ignored, because there are no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    accessibilityTraits = .image
  }

  deinit { timer?.invalidate() }

  open override class var kind: String { "UIImageView" }

  open override var intrinsicContentSize: CGSize {
    guard let size = configuredImage?.size else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return alignmentRect(forFrame: CGRect(origin: .zero, size: size)).size
  }

  /// Those of the image.
  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { configuredImage?.size ?? .zero }

  private final var configuredImage: UIImage? {
    guard let preferredSymbolConfiguration, let image, image.isSymbolImage else { return image }
    if let configured { return configured }
    let own = image.symbolConfiguration
    let made = image.withConfiguration(
      own.map { preferredSymbolConfiguration.applying($0) } ?? preferredSymbolConfiguration)
    configured = made
    return made
  }

  package override var redrawsOnResize: Bool { true }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shown?.isTemplate == true { layer.markDirty(.content) }
  }

  // MARK: Display

  private final var shown: UIImage? {
    if timer != nil, let frames, !frames.isEmpty { return frames[frameIndex % frames.count] }
    return isHighlighted ? highlightedImage ?? configuredImage : configuredImage
  }

  package override func commitContent(into commands: inout CommandBuffer) {
    commitDrawing(into: &commands) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      drawContent(in: context)
    }
  }

  package override func drawContent(in context: CGContext) {
    guard let image = shown else { return }
    let tint = image.isTemplate ? tintColor.resolved(for: traitCollection) : nil
    context.draw(image, in: contentMode.place(of: image.size, in: bounds), tint: tint)
  }

  // MARK: Animation

  /// Whether the images are being shown in turn.
  open var isAnimating: Bool { timer != nil }

  /// The images to show in turn: those of the view, or else those of its image.
  private final var frames: [UIImage]? { animationImages ?? image?.images }

  /// Shows `animationImages` in turn, or else those of an animated image, from the first one; does nothing if there are
  /// none.
  open func startAnimating() {
    guard let frames, !frames.isEmpty else { return }
    stopAnimating()
    let count = frames.count
    let duration = animationDuration > 0 ? animationDuration : animationImages == nil ? image?.duration ?? 0 : 0
    let interval = duration > 0 ? duration / Double(count) : 1.0 / 30
    frameIndex = 0
    layer.markDirty(.content)
    timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { [me = Weak(self)] timer in
      guard let view = me.value else { return timer.invalidate() }
      view.frameIndex += 1
      let isOver = view.animationRepeatCount > 0 && view.frameIndex >= view.animationRepeatCount * count
      if isOver { view.stopAnimating() } else { view.layer.markDirty(.content) }
    }
  }

  /// Stops the animation; the view shows `image` again.
  open func stopAnimating() {
    timer?.invalidate()
    timer = nil
    layer.markDirty(.content)
  }
}

extension UIView.ContentMode {
  /// The rectangle that content of `size` occupies within `bounds`.
  func place(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    var size = size
    let (x, y) = (bounds.width / size.width, bounds.height / size.height)
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: size = CGSize(width: size.width * min(x, y), height: size.height * min(x, y))
    case .scaleAspectFill: size = CGSize(width: size.width * max(x, y), height: size.height * max(x, y))
    default: break
    }
    let (spareX, spareY) = (bounds.width - size.width, bounds.height - size.height)
    var origin = CGPoint(x: bounds.minX + spareX / 2, y: bounds.minY + spareY / 2)
    switch self {
    case .left, .topLeft, .bottomLeft: origin.x = bounds.minX
    case .right, .topRight, .bottomRight: origin.x = bounds.minX + spareX
    default: break
    }
    switch self {
    case .top, .topLeft, .topRight: origin.y = bounds.minY
    case .bottom, .bottomLeft, .bottomRight: origin.y = bounds.minY + spareY
    default: break
    }
    return CGRect(origin: origin, size: size)
  }
}
