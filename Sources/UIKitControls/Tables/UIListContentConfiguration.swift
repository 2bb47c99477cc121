import CaromGeometry
import UIKitCore

/// What a row shows, as one value: `var content = cell.defaultContentConfiguration()`.
public struct UIListContentConfiguration {
  /// How a text looks.
  public struct TextProperties {
    /// Nil means the style's.
    public var font: UIFont?
    public var color: UIColor?
    /// 0 is as many lines as there are.
    public var numberOfLines = 0
  }

  /// How the image looks.
  public struct ImageProperties {
    /// Nil means the cell's tint.
    public var tintColor: UIColor?
  }

  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties()
  let style: UITableViewCell.CellStyle

  private init(_ style: UITableViewCell.CellStyle) { self.style = style }

  init(of cell: UITableViewCell) { self.init(cell.style) }

  /// A title, and a smaller text below.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.subtitle) }
  /// A title, and a value at the far end.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration(.value1) }
  /// A title, and a smaller text below where there is one.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.subtitle) }
}

extension UITableViewCell {
  /// An empty content in the cell's style.
  public final func defaultContentConfiguration() -> UIListContentConfiguration {
    style == .default ? .cell() : UIListContentConfiguration(of: self)
  }

  /// Shows `content`, in the style it was made for.
  final func show(_ content: UIListContentConfiguration) {
    adopt(content.style)
    fill(textLabel, content.text, content.textProperties, style: .body, color: .label)
    let isSmall = content.style == .subtitle
    if content.secondaryText != nil || detailTextLabel?.text != nil {
      fill(
        detailTextLabel, content.secondaryText, content.secondaryTextProperties, style: isSmall ? .footnote : .body,
        color: .secondaryLabel)
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
