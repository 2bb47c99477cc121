import CaromGeometry
import UIKitCore

/// Shows the content of a row: an image, a title, and a second text below it or at the end of the line.
public final class UIListContentView: UIView {
  /// The content that the view shows.
  public var configuration: UIListContentConfiguration { didSet { show() } }
  private let title = UILabel(frame: .zero)
  private let detail = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  /// The space at both ends, in points; 16 by default.
  var margin: CGFloat = 16 { didSet { if margin != oldValue { setNeedsLayout() } } }
  /// Additional space at the leading end, in points.
  var indentation: CGFloat = 0 { didSet { if indentation != oldValue { setNeedsLayout() } } }

  /// Creates a view that shows a content.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    for view in [picture, title, detail] { addSubview(view) }
    show()
  }

  /// Returns nil: the view needs a content.
  public required init?(coder: NSCoder) { nil }

  public override class var kind: String { "UIListContentView" }

  private var isBeside: Bool { configuration.style == .value1 || configuration.style == .value2 }

  private func show() {
    let isSmall = configuration.style == .subtitle
    fill(title, configuration.text, configuration.textProperties, .body, .label)
    fill(
      detail, configuration.secondaryText, configuration.secondaryTextProperties, isSmall ? .footnote : .body,
      UIColor.secondaryLabel.legible)
    picture.image = configuration.image
    picture.tintColor = configuration.imageProperties.tintColor
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func fill(
    _ label: UILabel, _ text: String?, _ properties: UIListContentConfiguration.TextProperties,
    _ style: UIFont.TextStyle, _ color: UIColor
  ) {
    label.text = text
    label.adjustsFontForContentSizeCategory = true
    label.font = properties.font ?? UIFont.preferredFont(forTextStyle: style)
    label.textColor = properties.color ?? color
    label.numberOfLines = properties.numberOfLines
  }

  /// The frames of the image and of the two texts within a width, in a left-to-right layout, and the height.
  private func places(in width: CGFloat) -> (image: CGRect, title: CGRect, detail: CGRect, height: CGFloat) {
    let image = configuration.image?.size ?? .zero
    let start = margin + indentation + (configuration.image == nil ? 0 : max(29, image.width) + 16)
    let room = CGSize(width: max(0, width - start - margin), height: .greatestFiniteMagnitude)
    let first = title.text == nil ? .zero : title.sizeThatFits(room)
    let second = detail.text == nil ? .zero : detail.sizeThatFits(room)
    // Side by side only if both fit.
    let isInLine = isBeside && first.width + second.width + 8 <= room.width
    let gap: CGFloat = first.height > 0 && second.height > 0 ? 2 : 0
    let texts = isInLine ? max(first.height, second.height) : first.height + gap + second.height
    let height = max(44, (max(texts, image.height) + 22).rounded(.up))
    let top = (height - texts) / 2
    return (
      CGRect(
        x: margin + indentation + max(0, (29 - image.width) / 2), y: (height - image.height) / 2, width: image.width,
        height: image.height),
      isInLine
        ? CGRect(x: start, y: (height - first.height) / 2, width: room.width - second.width, height: first.height)
        : CGRect(x: start, y: top, width: room.width, height: first.height),
      isInLine
        ? CGRect(
          x: start + room.width - second.width, y: (height - second.height) / 2, width: second.width,
          height: second.height)
        : CGRect(x: start, y: top + texts - second.height, width: room.width, height: second.height),
      height
    )
  }

  /// The x coordinate where the texts begin, in a left-to-right layout.
  var textStart: CGFloat { places(in: bounds.width).title.minX }

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : bounds.width
    return CGSize(width: width, height: places(in: width).height)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let places = places(in: bounds.width)
    let down = (bounds.height - places.height) / 2
    func put(_ view: UIView, _ rect: CGRect) {
      let x = isRightToLeft ? bounds.width - rect.maxX : rect.minX
      view.frame = CGRect(x: x, y: rect.minY + down, width: rect.width, height: rect.height)
    }
    put(picture, places.image)
    put(title, places.title)
    put(detail, places.detail)
  }
}

extension UICollectionViewCell {
  private var listContent: UIListContentView? {
    for view in contentView.subviews { if let content = view as? UIListContentView { return content } }
    return nil
  }

  /// The content as a single value; nil by default. It fills the content view.
  public final var contentConfiguration: UIListContentConfiguration? {
    get { listContent?.configuration }
    set {
      guard let newValue else {
        listContent?.removeFromSuperview()
        return
      }
      if let listContent {
        listContent.configuration = newValue
      } else {
        let view = UIListContentView(configuration: newValue)
        view.frame = contentView.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(view)
      }
      setNeedsLayout()
    }
  }
}
