import CaromGeometry

/// Shows an image, or several in turn.
open class UIImageView: UIView {
  /// Nil at first: nothing.
  open var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      layer.markDirty(.content)
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
    }
  }
  /// What replaces `image` while the view is highlighted.
  open var highlightedImage: UIImage? { didSet { layer.markDirty(.content) } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { layer.markDirty(.content) } } }

  /// Images to be shown in turn while the view animates.
  open var animationImages: [UIImage]?
  /// Seconds for all of them; 0, the default, is a thirtieth of a second each.
  open var animationDuration: TimeInterval = 0
  /// How often all of them are shown; 0, the default, is without end.
  open var animationRepeatCount = 0
  private final var timer: Timer?
  private final var frameIndex = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityTraits = .image
  }

  /// A view as large as its image.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    accessibilityTraits = .image
  }

  deinit { timer?.invalidate() }

  open override class var kind: String { "UIImageView" }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  package override var redrawsOnResize: Bool { true }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shown?.isTemplate == true { layer.markDirty(.content) }
  }

  // MARK: Showing

  private final var shown: UIImage? {
    if timer != nil, let animationImages, !animationImages.isEmpty {
      return animationImages[frameIndex % animationImages.count]
    }
    return isHighlighted ? highlightedImage ?? image : image
  }

  package override func commitContent(into commands: inout CommandBuffer) {
    let image = shown
    let tint = image?.isTemplate == true ? tintColor.resolved(for: traitCollection) : nil
    commitDrawing(into: &commands) {
      guard let image else { return }
      UIGraphicsGetCurrentContext()?.draw(image, in: contentMode.place(of: image.size, in: bounds), tint: tint)
    }
  }

  // MARK: Animation

  open var isAnimating: Bool { timer != nil }

  open func startAnimating() {
    guard let animationImages, !animationImages.isEmpty else { return }
    stopAnimating()
    let count = animationImages.count
    let interval = animationDuration > 0 ? animationDuration / Double(count) : 1.0 / 30
    frameIndex = 0
    layer.markDirty(.content)
    timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { [me = Weak(self)] timer in
      guard let view = me.value else { return timer.invalidate() }
      view.frameIndex += 1
      let isOver = view.animationRepeatCount > 0 && view.frameIndex >= view.animationRepeatCount * count
      if isOver { view.stopAnimating() } else { view.layer.markDirty(.content) }
    }
  }

  open func stopAnimating() {
    timer?.invalidate()
    timer = nil
    layer.markDirty(.content)
  }
}

extension UIView.ContentMode {
  /// Where something of `size` is put in `bounds`.
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
