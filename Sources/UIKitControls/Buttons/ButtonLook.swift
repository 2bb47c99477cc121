import CaromGeometry
import UIKitCore

/// The appearance of a button in one state, from its configuration or from the values for each state.
struct ButtonLook {
  var title: String?
  var subtitle: String?
  var image: UIImage?
  var backgroundImage: UIImage?
  var titleFont: UIFont
  var subtitleFont: UIFont
  var foreground: UIColor
  var background: UIColor?
  var stroke: UIColor?
  var strokeWidth: CGFloat = 0
  var cornerRadius: CGFloat = 0
  var contentAlpha: CGFloat = 1
  var backgroundAlpha: CGFloat = 1
  var insets = NSDirectionalEdgeInsets.zero
  var backgroundInsets = NSDirectionalEdgeInsets.zero
  var imagePadding: CGFloat = 0
  var titlePadding: CGFloat = 1
  var imagePlacement: NSDirectionalRectEdge = .leading
  var titleAlignment = UIButton.Configuration.TitleAlignment.automatic
  var showsSpinner = false

  /// The appearance of a button with a configuration.
  init(_ configuration: UIButton.Configuration, of button: UIButton) {
    let state = button.state
    let tint: UIColor = configuration.baseBackgroundColor ?? button.tintColor
    let isPressed = state.contains(.highlighted)
    title = configuration.title ?? button.title(for: state)
    subtitle = configuration.subtitle
    image = button.configured(configuration.image ?? button.image(for: state), for: state)
    titleFont = UIFont.preferredFont(forTextStyle: configuration.titleStyle)
    if configuration.style == .filled && configuration.buttonSize == .large {
      titleFont = UIFont.systemFont(ofSize: titleFont.pointSize, weight: .semibold)
    }
    subtitleFont = UIFont.preferredFont(forTextStyle: .footnote)
    switch configuration.style {
    case .plain:
      foreground = button.tintColor
      background = configuration.baseBackgroundColor
      contentAlpha = isPressed ? 0.3 : 1
    case .gray:
      foreground = button.tintColor
      background = configuration.baseBackgroundColor ?? .secondarySystemFill
    case .tinted:
      foreground = button.tintColor
      background = tint.withAlphaComponent(0.18)
    case .filled:
      foreground = .white
      background = tint
    }
    if let own = configuration.baseForegroundColor { foreground = own }
    if let own = configuration.background.backgroundColor { background = own }
    if isPressed, configuration.style != .plain { (contentAlpha, backgroundAlpha) = (0.75, 0.75) }
    if state.contains(.disabled) {
      foreground = .tertiaryLabel
      if background != nil && configuration.style != .plain { background = .tertiarySystemFill }
    }
    stroke = configuration.background.strokeColor
    strokeWidth = configuration.background.strokeWidth
    cornerRadius = configuration.cornerRadius(
      height: button.bounds.height, textScale: max(1, button.traitCollection.textScale))
    insets = configuration.contentInsets
    backgroundInsets = configuration.background.backgroundInsets
    imagePadding = configuration.imagePadding
    titlePadding = configuration.titlePadding
    imagePlacement = configuration.imagePlacement
    titleAlignment = configuration.titleAlignment
    showsSpinner = configuration.showsActivityIndicator
  }

  /// The appearance of a button without a configuration.
  init(statesOf button: UIButton, font: UIFont) {
    let state = button.state
    let isSystem = button.buttonType != .custom
    title = button.title(for: state)
    image = button.configured(button.image(for: state), for: state)
    backgroundImage = button.backgroundImage(for: state)
    titleFont = font
    subtitleFont = font
    let own = button.titleColor(for: state)
    foreground = own ?? (isSystem ? button.tintColor : .white)
    if state.contains(.disabled), button.ownTitleColor(for: .disabled) == nil {
      foreground = isSystem ? .tertiaryLabel : foreground.withAlphaComponent(0.5)
    }
    // Apple's system button fades to 0.2.
    if isSystem {
      if state.contains(.highlighted), button.ownTitleColor(for: .highlighted) == nil { contentAlpha = 0.2 }
    } else if state.contains(.highlighted), button.adjustsImageWhenHighlighted, image != nil || backgroundImage != nil {
      contentAlpha = 0.5
    }
    insets = button.contentInsets
  }
}
