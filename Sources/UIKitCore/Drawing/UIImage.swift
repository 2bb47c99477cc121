import CaromGeometry

/// A picture, kept as the operations that draw it: sharp at every size and resolution.
///
/// There are no picture files: images are drawn by `UIGraphicsImageRenderer`, or are symbols by name.
public final class UIImage: NSObject {
  /// Points.
  public let size: CGSize
  public let renderingMode: RenderingMode
  /// Whether it is a symbol, which takes the tint where nothing else is said.
  public let isSymbolImage: Bool
  /// What screen readers are told where the image is all that a control shows.
  public var accessibilityLabel: String?
  /// The operations, in a box of `size`.
  let recording: [UInt32]
  private let fixedTint: UIColor?

  /// Whether an image keeps its colours, or is a stencil for the tint colour.
  public enum RenderingMode: Int { case automatic, alwaysOriginal, alwaysTemplate }

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

  /// An image without anything in it.
  public convenience override init() { self.init(recording: [], size: .zero) }

  /// Always nil: there are no picture files here. Draw the image with `UIGraphicsImageRenderer` instead.
  public convenience init?(named name: String) {
    UIApplication.shared.diagnose(
      "UIImage: there are no picture files, so none is named \"\(name)\"; draw it with UIGraphicsImageRenderer.")
    return nil
  }

  /// Pixels in a point; drawings have as many as the screen.
  public var scale: CGFloat { UITraitCollection.current.displayScale }

  /// Whether the tint colour replaces the image's own.
  var isTemplate: Bool { renderingMode == .alwaysTemplate || (renderingMode == .automatic && isSymbolImage) }

  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(recording: recording, size: size, renderingMode: mode, isSymbol: isSymbolImage, fixedTint: fixedTint)
  }

  /// The image's shape in one colour.
  public func withTintColor(_ color: UIColor, renderingMode mode: RenderingMode = .automatic) -> UIImage {
    UIImage(recording: recording, size: size, renderingMode: mode, isSymbol: isSymbolImage, fixedTint: color)
  }

  /// Draws the image with its upper left corner at a point.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image stretched to a rectangle.
  public func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.draw(self, in: rect, tint: nil) }

  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let before = context.wanted
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    context.draw(self, in: rect, tint: nil)
    context.wanted = before
  }

  /// The one colour it is drawn in, if it is: its own tint, or for a template the one it is given.
  func tint(or given: CGColor?) -> CGColor? {
    if let fixedTint, renderingMode != .alwaysTemplate { return fixedTint.cgColor }
    return isTemplate ? given ?? fixedTint?.cgColor : nil
  }

  public override class var kind: String { "UIImage" }
}

extension CGContext {
  /// Draws an image stretched to a rectangle; `tint` colours a template.
  func draw(_ image: UIImage, in rect: CGRect, tint: CGColor?) {
    guard !image.recording.isEmpty, rect.isFinite, image.size.width > 0, image.size.height > 0 else { return }
    tellMixing()
    saveGState()
    translateBy(x: rect.minX, y: rect.minY)
    scaleBy(x: rect.width / image.size.width, y: rect.height / image.size.height)
    if let color = image.tint(or: tint) { put(.tint(color)) }
    put(recording: image.recording)
    ink()
    restoreGState()
  }

  /// The operations so far, every saved state restored, so that they can be replayed among others.
  var balancedWords: [UInt32] {
    hasInk ? words + Array(repeating: DrawingCommand.Kind.restore.rawValue, count: savedStates) : []
  }
}
