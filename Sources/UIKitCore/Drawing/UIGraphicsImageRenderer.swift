// Some of these are Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CaromGeometry

/// Creates images from drawing code.
///
///     let renderer = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24))
///     let dot = renderer.image { context in
///       UIColor.systemRed.setFill()
///       context.cgContext.fillEllipse(in: CGRect(x: 2, y: 2, width: 20, height: 20))
///     }
public final class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect

  /// Creates a renderer of images of a size in points.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }
  /// Creates a renderer of images of a size in points; `format` has no effect.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.init(size: size) }

  /// Creates a renderer of what is drawn inside a rectangle, in points; one that is not finite is replaced by an empty
  /// one.
  public init(bounds: CGRect) { self.bounds = bounds.isFinite ? bounds : .zero }
  /// Creates a renderer of what is drawn inside a rectangle, in points; `format` has no effect.
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { self.init(bounds: bounds) }

  /// Returns the image that `actions` draws. Dynamic colors are resolved with the current traits.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(isEmbedded: true)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(cgContext: context, bounds: bounds))
    UIGraphicsPopContext()
    return UIImage(recording: context.balancedWords, size: bounds.size)
  }

  public override class var kind: String { "UIGraphicsImageRenderer" }
}

/// Exists for compatibility and has no effect: images always have the screen's resolution and may be transparent.
public final class UIGraphicsImageRendererFormat: NSObject {
  /// The pixels per point, without effect; 0 by default.
  public var scale: CGFloat = 0
  /// Whether the image has no transparent parts, without effect; false by default.
  public var opaque = false
  /// Creates a format.
  public override init() {}
  /// Returns a new format.
  public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  public override class var kind: String { "UIGraphicsImageRendererFormat" }
}

/// The context in which a renderer's actions draw.
public final class UIGraphicsImageRendererContext: NSObject {
  /// The context that records the drawing; it is also the current one.
  public let cgContext: CGContext
  private let bounds: CGRect
  /// A new format, which has no effect.
  public var format: UIGraphicsImageRendererFormat { .default() }

  init(cgContext: CGContext, bounds: CGRect) {
    self.cgContext = cgContext
    self.bounds = bounds
  }

  /// Fills a rectangle with the current fill color.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle with the current fill color and a blend mode.
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    let before = cgContext.wanted
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.wanted = before
  }
  /// Draws a line along the inside of a rectangle's edges (inside by half a point, for a line of 1 pt).
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }
  /// Restricts painting to a rectangle, until the context's state is restored.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  public override class var kind: String { "UIGraphicsImageRendererContext" }
}

/// Starts drawing an image of a size in points; call `UIGraphicsEndImageContext()` when it is finished.
///
/// The last two arguments, opaque and scale, have no effect: images may be transparent and have the screen's
/// resolution.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let context = CGContext(isEmbedded: true)
  context.imageSize = size
  UIGraphicsPushContext(context)
}

/// Starts drawing an image of a size in points; call `UIGraphicsEndImageContext()` when it is finished.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// The image drawn so far; nil unless the current context was created by `UIGraphicsBeginImageContext`.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = UIGraphicsGetCurrentContext(), let size = context.imageSize else { return nil }
  return UIImage(recording: context.balancedWords, size: size)
}

/// Ends the image that was begun last; does nothing if the current context is not that of an image.
public func UIGraphicsEndImageContext() {
  if UIGraphicsGetCurrentContext()?.imageSize != nil { UIGraphicsPopContext() }
}
