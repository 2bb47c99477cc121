import CaromGeometry
import UIKitCore

/// The content of a row as a single value.
///
///     var content = cell.defaultContentConfiguration()
///     content.text = "Apples"
///     cell.contentConfiguration = content
public struct UIListContentConfiguration: Sendable {
  /// The appearance of a text.
  public struct TextProperties: Sendable {
    /// The font; nil means that of the style.
    public var font: UIFont?
    /// The text's color; nil means `.label` for the text, and for the secondary text
    /// `.secondaryLabel`, which is darker in light mode to be read well.
    public var color: UIColor?
    /// The greatest number of lines; 0, the default, means no limit.
    public var numberOfLines = 0
  }

  /// The appearance of the image.
  public struct ImageProperties: Sendable {
    /// The tint of a template image; nil means that of the cell.
    public var tintColor: UIColor?
  }

  /// The title, or nil for none.
  public var text: String?
  /// The second text, or nil for none.
  public var secondaryText: String?
  /// The image before the texts, or nil for none.
  public var image: UIImage?
  /// The appearance of `text`.
  public var textProperties = TextProperties()
  /// The appearance of `secondaryText`.
  public var secondaryTextProperties = TextProperties()
  /// The appearance of `image`.
  public var imageProperties = ImageProperties()
  let style: UITableViewCell.CellStyle

  private init(_ style: UITableViewCell.CellStyle) { self.style = style }

  init(of cell: UITableViewCell) { self.init(cell.style) }

  /// Returns an empty content with a title and a smaller text below.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.subtitle) }
  /// Returns an empty content with a title and a value at the trailing end.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration(.value1) }
  /// Returns an empty content with a title and an optional smaller text below.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.subtitle) }
}

extension UITableViewCell {
  /// Returns an empty content in the cell's style. Changing it has no effect until it is set as
  /// `contentConfiguration`.
  public final func defaultContentConfiguration() -> UIListContentConfiguration {
    style == .default ? .cell() : UIListContentConfiguration(of: self)
  }

  /// Shows `content` in the style that it was created for.
  final func show(_ content: UIListContentConfiguration) {
    adopt(content.style)
    fill(textLabel, content.text, content.textProperties, style: .body, color: .label)
    let isSmall = content.style == .subtitle
    if content.secondaryText != nil || detailTextLabel?.text != nil {
      fill(
        detailTextLabel, content.secondaryText, content.secondaryTextProperties, style: isSmall ? .footnote : .body,
        color: UIColor.secondaryLabel.legible)
    }
    if content.image != nil || imageView?.image != nil {
      imageView?.image = content.image
      imageView?.tintColor = content.imageProperties.tintColor
    }
    setNeedsLayout()
  }

  private func fill(
    _ label: UILabel?, _ text: String?, _ properties: UIListContentConfiguration.TextProperties,
    style: UIFont.TextStyle, color: UIColor
  ) {
    guard let label else { return }
    label.text = text
    label.font = properties.font ?? UIFont.preferredFont(forTextStyle: style)
    label.textColor = properties.color ?? color
    label.numberOfLines = properties.numberOfLines
  }
}
