import CaromGeometry

/// An image, stored as the operations that draw it: a drawing or a symbol is sharp at every size and resolution.
///
/// `UIImage(named:)` and `UIImage(data:)` show picture files, `UIGraphicsImageRenderer` draws images, and
/// `UIImage(systemName:)` creates symbols.
public final class UIImage: NSObject, @unchecked Sendable {
  /// The size in points.
  public let size: CGSize
  /// Whether the tint color replaces the image's own colors.
  public let renderingMode: RenderingMode
  /// Whether the image is a symbol; those take the tint color in `automatic` mode.
  public let isSymbolImage: Bool
  /// What screen readers announce for a control that shows only this image.
  public var accessibilityLabel: String?
  /// The operations, which draw within (0, 0) and `size`.
  let recording: [UInt32]
  private let fixedTint: UIColor?
  /// The pixels per point of a picture file; 0 for drawings.
  var fileScale: CGFloat = 0
  /// The corners that keep their size, in points; zero unless the image is resizable.
  public internal(set) var capInsets = UIEdgeInsets.zero
  /// The distances, in points, from the edges of the image to those of the rectangle by which Auto Layout aligns an image view
  /// that shows it; zero by default.
  public internal(set) var alignmentRectInsets = UIEdgeInsets.zero
  /// How the middle of a resizable image fills a larger area.
  public internal(set) var resizingMode = ResizingMode.tile
  /// What a resizable image draws in an area of a size; nil for others, which are stretched.
  var pieces: ((CGSize) -> [Piece])?
  /// The name and the configuration of a symbol.
  var symbol: (name: String, configuration: SymbolConfiguration?)?
  /// The images that an animated image shows in turn; nil for others.
  public internal(set) var images: [UIImage]?
  /// How long an animated image takes to show all its images, in seconds; 0 for others.
  public internal(set) var duration: TimeInterval = 0
  /// The bytes from which the image was created.
  var encoded: (data: Data, kind: PictureHeader.Kind)?

  /// Whether an image keeps its colors or takes the tint color.
  ///
  /// - `automatic`: symbols take the tint color, other images keep their colors.
  /// - `alwaysOriginal`: the image keeps its colors.
  /// - `alwaysTemplate`: the image takes the tint color.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  init(
    recording: [UInt32], size: CGSize, renderingMode: RenderingMode = .automatic, isSymbol: Bool = false,
    fixedTint: UIColor? = nil
  ) {
    self.recording = recording
    self.size = size
    self.renderingMode = renderingMode
    self.fixedTint = fixedTint
    isSymbolImage = isSymbol
  }

  /// Creates an empty image of size zero.
  public convenience override init() { self.init(recording: [], size: .zero) }

  /// The picture itself; drawn anew from it, an image has the same size.
  public var cgImage: CGImage? { CGImage(self) }
  /// Creates an image of a picture.
  public convenience init(cgImage: CGImage) {
    let image = cgImage.image
    self.init(
      recording: image.recording, size: image.size, renderingMode: image.renderingMode, isSymbol: image.isSymbolImage,
      fixedTint: image.fixedTint)
    keep(image)
  }
  /// The image that a literal names; empty, with a diagnostic, if there is no such file.
  public convenience init(imageLiteralResourceName name: String) {
    if let image = UIImage(named: name) { self.init(cgImage: CGImage(image)) } else { self.init() }
  }

  /// The pixels per point: those of a picture file, otherwise those of the screen.
  public var scale: CGFloat { fileScale > 0 ? fileScale : UITraitCollection.current.displayScale }

  /// Copies everything except the drawing from another image.
  private func keep(_ other: UIImage) {
    fileScale = other.fileScale
    capInsets = other.capInsets
    alignmentRectInsets = other.alignmentRectInsets
    resizingMode = other.resizingMode
    pieces = other.pieces
    encoded = other.encoded
    symbol = other.symbol
    images = other.images
    duration = other.duration
  }

  /// The same image with another rendering mode and, if one is given, another tint of its own.
  func copy(renderingMode: RenderingMode, fixedTint: UIColor? = nil) -> UIImage {
    let copy = UIImage(
      recording: recording, size: size, renderingMode: renderingMode, isSymbol: isSymbolImage,
      fixedTint: fixedTint ?? self.fixedTint)
    copy.keep(self)
    return copy
  }

  /// The same image with another rendering mode, and the tint of another image.
  func copy(renderingMode: RenderingMode, tintOf other: UIImage) -> UIImage {
    copy(renderingMode: renderingMode, fixedTint: other.fixedTint)
  }

  /// Creates an image that shows others in turn, each for the same time, for ever; an image view shows it at once. Nil if
  /// there are none.
  ///
  /// - Parameter duration: How long all of them take, in seconds; one that is not positive and finite means 1/30 s each.
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let made = first.copy(renderingMode: first.renderingMode)
    made.images = images
    made.duration = duration > 0 && duration.isFinite ? duration : Double(images.count) / 30
    return made
  }

  /// Whether the tint color replaces the image's own.
  var isTemplate: Bool { renderingMode == .alwaysTemplate || (renderingMode == .automatic && isSymbolImage) }

  /// The same image with another rendering mode.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    copy(renderingMode: mode)
  }

  /// The same image with a shadow or an ornament at its edges, which Auto Layout leaves out when it aligns the image.
  ///
  /// - Parameter alignmentInsets: How wide that is at each edge, in points. Lengths that are not finite count as 0.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    func length(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    let image = copy(renderingMode: renderingMode)
    image.alignmentRectInsets = UIEdgeInsets(
      top: length(alignmentInsets.top), left: length(alignmentInsets.left), bottom: length(alignmentInsets.bottom),
      right: length(alignmentInsets.right))
    return image
  }

  /// The shape of the image in one color.
  public func withTintColor(_ color: UIColor, renderingMode mode: RenderingMode = .automatic) -> UIImage {
    copy(renderingMode: mode, fixedTint: color)
  }

  /// Draws the image in the current context with its upper left corner at `point`.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image in the current context, stretched to fill a rectangle.
  public func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.draw(self, in: rect, tint: nil) }

  /// Draws the image in the current context, stretched to fill a rectangle, with a blend mode and an opacity from 0 to
  /// 1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let before = context.wanted
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    context.draw(self, in: rect, tint: nil)
    context.wanted = before
  }

  /// The color in which all of the image is drawn, if any: its own tint, or for a template the given one.
  func tint(or given: CGColor?) -> CGColor? {
    if let fixedTint, renderingMode != .alwaysTemplate { return fixedTint.cgColor }
    return isTemplate ? given ?? fixedTint?.cgColor : nil
  }

  public override class var kind: String { "UIImage" }
}

#if !hasFeature(Embedded)
  extension UIImage: _ExpressibleByImageLiteral {}
#endif

/// A picture: what an image shows, without its rendering mode.
public final class CGImage: NSObject, @unchecked Sendable {
  let image: UIImage

  init(_ image: UIImage) {
    self.image = image
    super.init()
  }

  /// The width in pixels.
  public var width: Int { Int((image.size.width * image.scale).rounded()) }
  /// The height in pixels.
  public var height: Int { Int((image.size.height * image.scale).rounded()) }

  /// The part of the picture in a rectangle of pixels; nil if that lies outside.
  public func cropping(to rect: CGRect) -> CGImage? {
    let scale = image.scale
    let part = CGRect(
      x: rect.minX / scale, y: rect.minY / scale, width: rect.width / scale, height: rect.height / scale
    ).intersection(CGRect(origin: .zero, size: image.size))
    guard rect.isFinite, !part.isNull, part.width > 0, part.height > 0 else { return nil }
    let cut = UIGraphicsImageRenderer(size: part.size).image { _ in
      image.draw(at: CGPoint(x: -part.minX, y: -part.minY))
    }
    return CGImage(cut)
  }

  public override class var kind: String { "CGImage" }
}

extension CGContext {
  /// Draws an image stretched to fill a rectangle; `tint` is the color of templates.
  func draw(_ image: UIImage, in rect: CGRect, tint: CGColor?) {
    guard !image.recording.isEmpty, rect.isFinite, image.size.width > 0, image.size.height > 0 else { return }
    guard let pieces = image.pieces else { return drawWhole(image, in: rect, tint: tint) }
    for piece in pieces(rect.size) {
      let (x, y) = (piece.place.width / piece.part.width, piece.place.height / piece.part.height)
      saveGState()
      clip(to: piece.place.offsetBy(dx: rect.minX, dy: rect.minY))
      let whole = CGRect(
        x: rect.minX + piece.place.minX - piece.part.minX * x, y: rect.minY + piece.place.minY - piece.part.minY * y,
        width: image.size.width * x, height: image.size.height * y)
      drawWhole(image, in: whole, tint: tint)
      restoreGState()
    }
  }

  private func drawWhole(_ image: UIImage, in rect: CGRect, tint: CGColor?) {
    tellMixing()
    saveGState()
    translateBy(x: rect.minX, y: rect.minY)
    scaleBy(x: rect.width / image.size.width, y: rect.height / image.size.height)
    if let color = image.tint(or: tint) { put(.tint(color)) }
    put(recording: image.recording)
    ink()
    restoreGState()
  }

  /// The operations so far, followed by a `restore` for each saved state, so that they can be replayed among others.
  var balancedWords: [UInt32] {
    hasInk ? words + Array(repeating: DrawingCommand.Kind.restore.rawValue, count: savedStates) : []
  }
}
