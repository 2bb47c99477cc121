import CaromGeometry
import UIKitCore

/// The background of a bar, from appearance objects or from the bar's own properties.
struct BarLook {
  var color: UIColor?
  var effect: UIBlurEffect?
  var image: UIImage?
  var imageMode = UIView.ContentMode.scaleToFill
  /// The color of the line; nil for none.
  var line: UIColor?
  var lineImage: UIImage?
  /// The opacity of the background, from 0 to 1.
  var opacity: CGFloat = 1
}

/// The background properties of a bar itself, which count if no appearance object is set.
struct PlainBarLook {
  var style = UIBarStyle.default
  var images: [(metrics: UIBarMetrics, image: UIImage)] = []
  var shadowImage: UIImage?

  /// The background image for a bar's height; a compact bar without one uses the standard image.
  subscript(metrics: UIBarMetrics) -> UIImage? {
    get { (images.first { $0.metrics == metrics } ?? images.first { $0.metrics == .default })?.image }
    set {
      images.removeAll { $0.metrics == metrics }
      if let newValue { images.append((metrics, newValue)) }
    }
  }

  /// Copies the values that another bar has and this one lacks.
  mutating func take(_ other: PlainBarLook) {
    if style == .default { style = other.style }
    if images.isEmpty { images = other.images }
    if shadowImage == nil { shadowImage = other.shadowImage }
  }

  /// The resulting look, with the bar's tint color.
  func look(_ tint: UIColor?, in bar: UIView) -> BarLook {
    let image = self[bar.traitCollection.verticalSizeClass == .compact ? .compact : .default]
    // Opaque, because without a blur the content behind would show through.
    let isDark = style == .black || bar.traitCollection.userInterfaceStyle == .dark
    let system = UIColor(white: isDark ? 0.09 : 0.976, alpha: 1)
    let hasLine = image == nil || shadowImage == nil
    return BarLook(
      color: tint ?? (image == nil ? system : nil), image: image, line: hasLine ? .separator : nil,
      lineImage: hasLine ? nil : shadowImage)
  }
}
