import CaromGeometry
import UIKitCore

extension UIButton {
  /// Moves a part of a button without a configuration away from the edges, as insets of its alignment do.
  final func moved(_ frame: CGRect, by insets: UIEdgeInsets) -> CGRect {
    guard configuration == nil, insets != .zero else { return frame }
    var frame = frame
    switch effectiveContentHorizontalAlignment {
    case .left: frame.origin.x += insets.left
    case .right: frame.origin.x -= insets.right
    case .fill:
      frame.origin.x += insets.left
      frame.size.width = max(0, frame.width - insets.left - insets.right)
    default: frame.origin.x += (insets.left - insets.right) / 2
    }
    switch contentVerticalAlignment {
    case .top: frame.origin.y += insets.top
    case .bottom: frame.origin.y -= insets.bottom
    case .fill:
      frame.origin.y += insets.top
      frame.size.height = max(0, frame.height - insets.top - insets.bottom)
    default: frame.origin.y += (insets.top - insets.bottom) / 2
    }
    return frame
  }

  /// Sets the configuration of symbols for a state; nil removes it, so that the state shows symbols as in the normal one. What a
  /// symbol brings with it counts before it.
  public final func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[state] = configuration
    contentDidChange()
  }

  /// Returns the configuration of symbols for a state, or else the one that the state falls back to.
  public final func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    symbolConfigurations.shown(in: state)
  }

  /// The image as the button shows it in a state.
  final func configured(_ image: UIImage?, for state: State) -> UIImage? {
    guard let image, image.isSymbolImage, let preferred = preferredSymbolConfigurationForImage(in: state) else {
      return image
    }
    if let known = configuredSymbol, known.image === image, known.configuration === preferred { return known.shown }
    let shown = image.withConfiguration(image.symbolConfiguration.map { preferred.applying($0) } ?? preferred)
    configuredSymbol = (image, preferred, shown)
    return shown
  }
}
