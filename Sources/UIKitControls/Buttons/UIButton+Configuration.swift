import CaromGeometry
import UIKitCore

extension UIButton {
  /// The complete appearance of a button, as a single value.
  ///
  ///     var configuration = UIButton.Configuration.filled()
  ///     configuration.title = "Play"
  ///     configuration.image = UIImage(systemName: "play.fill")
  ///     configuration.imagePadding = 6
  ///     let button = UIButton(configuration: configuration)
  public struct Configuration: Sendable {
    /// The rounding of the background's corners, at most half of the button's height.
    public enum CornerStyle: Int, Sendable {
      /// `background.cornerRadius`, unchanged.
      case fixed = -1
      /// `background.cornerRadius`, scaled with the text size.
      case dynamic
      /// 6 points, scaled with the text size.
      case small
      /// 9 points, scaled with the text size.
      case medium
      /// 12 points, scaled with the text size.
      case large
      /// Half of the height.
      case capsule
    }

    /// The sizes of a button, which differ in their insets and text styles.
    public enum Size: Int, Sendable {
      /// 34 points high at the default text size.
      case medium
      /// 28 points high at the default text size.
      case small
      /// 28 points high at the default text size, and narrower.
      case mini
      /// 50 points high at the default text size.
      case large
    }
    /// The alignment of title and subtitle to each other.
    public enum TitleAlignment: Int, Sendable {
      /// Centered, or leading beside an image.
      case automatic
      /// Where text begins.
      case leading
      /// In the middle.
      case center
      /// Where text ends.
      case trailing
    }
    enum Style { case plain, gray, tinted, filled }

    let style: Style
    /// The title, or nil for the one that was set by `setTitle(_:for:)`.
    public var title: String?
    /// A smaller text below the title, or nil.
    public var subtitle: String?
    /// The image, or nil for the one that was set by `setImage(_:for:)`.
    public var image: UIImage?
    /// The space between image and title, in points; 0 by default.
    public var imagePadding: CGFloat = 0
    /// The space between title and subtitle, in points; 1 by default.
    public var titlePadding: CGFloat = 1
    /// The side of the titles on which the image is; `.leading` by default.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The alignment of title and subtitle to each other; `.automatic` by default.
    public var titleAlignment = TitleAlignment.automatic
    /// The space around the content, in points; by default that of the button size.
    public var contentInsets: NSDirectionalEdgeInsets
    /// The rounding of the background's corners; `.dynamic` by default.
    public var cornerStyle = CornerStyle.dynamic
    /// The color of titles and image; nil means that of the style.
    public var baseForegroundColor: UIColor?
    /// The color from which the background is derived; nil means that of the style.
    public var baseBackgroundColor: UIColor?
    /// The size of the button; `.medium` by default. Setting it resets `contentInsets`.
    public var buttonSize = Size.medium { didSet { contentInsets = Configuration.insets(for: buttonSize) } }
    /// The background; its values take precedence over those of the style.
    public var background = UIBackgroundConfiguration()
    /// Whether a spinner is shown instead of the image; false by default.
    public var showsActivityIndicator = false

    private init(_ style: Style) {
      self.style = style
      contentInsets = Configuration.insets(for: .medium)
    }

    /// Returns a configuration with text in the tint color, and no background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns a configuration with text in the tint color on gray.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns a configuration with text in the tint color on a light tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration with white text on the tint color.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns a configuration like `plain()`.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// Returns a configuration like `gray()`.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Returns a configuration like `tinted()`.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration like `filled()`.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Insets that result in Apple's heights of 28, 28, 34 and 50 points at the default text size.
    private static func insets(for size: Size) -> NSDirectionalEdgeInsets {
      let (vertical, horizontal): (CGFloat, CGFloat) =
        switch size {
        case .mini: (5, 8)
        case .small: (5, 10)
        case .medium: (7, 12)
        case .large: (15, 20)
        }
      return NSDirectionalEdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    /// Resets `contentInsets` to those of the button size.
    public mutating func setDefaultContentInsets() { contentInsets = Configuration.insets(for: buttonSize) }

    var titleStyle: UIFont.TextStyle {
      switch buttonSize {
      case .mini, .small: .subheadline
      case .medium, .large: .body
      }
    }

    /// The radius of the background's corners in points, for a button of the given height.
    func cornerRadius(height: CGFloat, textScale: CGFloat) -> CGFloat {
      let wanted: CGFloat =
        switch cornerStyle {
        case .fixed: background.cornerRadius
        case .dynamic: background.cornerRadius * textScale
        case .small: 6 * textScale
        case .medium: 9 * textScale
        case .large: 12 * textScale
        case .capsule: height / 2
        }
      return min(wanted, height / 2)
    }
  }
}

/// The background behind the content of a button.
public struct UIBackgroundConfiguration: Sendable {
  /// The color; nil means that of the style.
  public var backgroundColor: UIColor?
  /// The radius of the corners, in points; 6 by default.
  public var cornerRadius: CGFloat = 6
  /// The color of the outline; nil leaves it as it is.
  public var strokeColor: UIColor?
  /// The width of the outline, in points; 0, the default, means none.
  public var strokeWidth: CGFloat = 0
  /// The insets of the background from the button's bounds, in points; zero by default.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// Creates a background with the style's color, and without an outline.
  public init() {}

  /// Returns a transparent background.
  public static func clear() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = .clear
    return background
  }
}
