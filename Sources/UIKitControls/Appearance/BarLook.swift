import CaromGeometry
import UIKitCore

/// What lies behind the content of a bar, as appearance objects or the bar's own properties say.
struct BarLook {
  var color: UIColor?
  var effect: UIBlurEffect?
  var image: UIImage?
  var imageMode = UIView.ContentMode.scaleToFill
  /// The color of the line; nil for none.
  var line: UIColor?
  var lineImage: UIImage?
  /// From 0, where nothing is behind the bar, to 1.
  var opacity: CGFloat = 1
}

/// What a bar's own properties say of its background, where no appearance object does.
struct PlainBarLook {
  var style = UIBarStyle.default
  var images: [(metrics: UIBarMetrics, image: UIImage)] = []
  var shadowImage: UIImage?

  /// The background's image for bars of a height; a compact bar without one has that of the usual height.
  subscript(metrics: UIBarMetrics) -> UIImage? {
    get { (images.first { $0.metrics == metrics } ?? images.first { $0.metrics == .default })?.image }
    set {
      images.removeAll { $0.metrics == metrics }
      if let newValue { images.append((metrics, newValue)) }
    }
  }

  /// Takes what another bar has and this one has not.
  mutating func take(_ other: PlainBarLook) {
    if style == .default { style = other.style }
    if images.isEmpty { images = other.images }
    if shadowImage == nil { shadowImage = other.shadowImage }
  }

  /// What the bar shows, with the color that it was given.
  func look(_ tint: UIColor?, in bar: UIView) -> BarLook {
    let image = self[bar.traitCollection.verticalSizeClass == .compact ? .compact : .default]
    // Opaque: without a blur what lies behind would shine through as a ghost.
    let isDark = style == .black || bar.traitCollection.userInterfaceStyle == .dark
    let system = UIColor(white: isDark ? 0.09 : 0.976, alpha: 1)
    let hasLine = image == nil || shadowImage == nil
    return BarLook(
      color: tint ?? (image == nil ? system : nil), image: image, line: hasLine ? .separator : nil,
      lineImage: hasLine ? nil : shadowImage)
  }
}
