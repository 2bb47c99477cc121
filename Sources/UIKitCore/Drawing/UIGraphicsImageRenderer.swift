// Some of these are Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CaromGeometry

/// Makes images by drawing them.
public final class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect

  /// A renderer of images of a size in points.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.init(size: size) }

  /// A renderer of what is drawn inside a rectangle.
  public init(bounds: CGRect) { self.bounds = bounds.isFinite ? bounds : .zero }
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { self.init(bounds: bounds) }

  /// The image that `actions` draw, in the colours of the traits now in force.
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

/// Accepted; drawings always have the screen's resolution and may be transparent.
public final class UIGraphicsImageRendererFormat: NSObject {
  public var scale: CGFloat = 0
  public var opaque = false
  public override init() {}
  public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  public override class var kind: String { "UIGraphicsImageRendererFormat" }
}

/// Where a renderer's actions draw.
public final class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  private let bounds: CGRect
  public var format: UIGraphicsImageRendererFormat { .default() }

  init(cgContext: CGContext, bounds: CGRect) {
    self.cgContext = cgContext
    self.bounds = bounds
  }

  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    let before = cgContext.wanted
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.wanted = before
  }
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  public override class var kind: String { "UIGraphicsImageRendererContext" }
}

/// Begins drawing an image of a size in points; end it with `UIGraphicsEndImageContext`.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let context = CGContext(isEmbedded: true)
  context.imageSize = size
  UIGraphicsPushContext(context)
}

public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// What was drawn so far in the image begun last; nil where none was.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = UIGraphicsGetCurrentContext(), let size = context.imageSize else { return nil }
  return UIImage(recording: context.balancedWords, size: size)
}

public func UIGraphicsEndImageContext() {
  if UIGraphicsGetCurrentContext()?.imageSize != nil { UIGraphicsPopContext() }
}
