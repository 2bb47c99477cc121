import CaromGeometry
import UIKitCore

extension UIButton {
  /// Everything a button looks like, as one value.
  public struct Configuration {
    public enum CornerStyle: Int {
      /// `background.cornerRadius` as it is.
      case fixed = -1
      /// `background.cornerRadius`, scaled with the text.
      case dynamic
      case small, medium, large, capsule
    }

    public enum Size: Int { case medium, small, mini, large }
    public enum TitleAlignment: Int { case automatic, leading, center, trailing }
    enum Style { case plain, gray, tinted, filled }

    let style: Style
    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    /// Space between image and title, points; 0 at first.
    public var imagePadding: CGFloat = 0
    /// Space between title and subtitle, points; 1 at first.
    public var titlePadding: CGFloat = 1
    /// The side of the titles that the image is on; leading at first.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    public var titleAlignment = TitleAlignment.automatic
    public var contentInsets: NSDirectionalEdgeInsets
    public var cornerStyle = CornerStyle.dynamic
    /// The colour of titles and image; nil means the style's.
    public var baseForegroundColor: UIColor?
    /// The colour the background is made of; nil means the style's.
    public var baseBackgroundColor: UIColor?
    public var buttonSize = Size.medium { didSet { contentInsets = Configuration.insets(for: buttonSize) } }
    public var background = UIBackgroundConfiguration()
    /// Whether a spinner stands in for the image.
    public var showsActivityIndicator = false

    private init(_ style: Style) {
      self.style = style
      contentInsets = Configuration.insets(for: .medium)
    }

    /// Text in the tint, no background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Text in the tint on grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Text in the tint on a light tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// White text on the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.plain) }
    public static func bordered() -> Configuration { Configuration(.gray) }
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Insets that give Apple's heights of 28, 28, 34 and 50 points at the normal text size.
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

    /// Sets the insets that the size has by itself.
    public mutating func setDefaultContentInsets() { contentInsets = Configuration.insets(for: buttonSize) }

    var titleStyle: UIFont.TextStyle {
      switch buttonSize {
      case .mini, .small: .subheadline
      case .medium, .large: .body
      }
    }

    /// Radius of the background's corners in points, for a button of this height.
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

/// What is behind a button's or cell's content.
public struct UIBackgroundConfiguration {
  /// Nil means the style's colour.
  public var backgroundColor: UIColor?
  /// Points; 6 at first.
  public var cornerRadius: CGFloat = 6
  public var strokeColor: UIColor?
  /// Points; 0 at first: none.
  public var strokeWidth: CGFloat = 0
  /// Distances of the background from the bounds, points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  public init() {}

  public static func clear() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = .clear
    return background
  }
}
