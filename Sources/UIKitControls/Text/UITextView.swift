import CaromGeometry
import UIKitCore

/// A scrolling text of several lines, which the user can read and, with a mouse, select. It cannot be edited.
open class UITextView: UIScrollView {
  private final let label = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  /// Creates a text view; the coder is passed to the superclass.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    label.numberOfLines = 0
    label.isSelectable = true
    addSubview(label)
  }

  open override class var kind: String { "UITextView" }

  /// The text; never nil when it is read.
  open var text: String! {
    get { label.text ?? "" }
    set {
      label.text = newValue
      contentChanged()
    }
  }

  /// The text with attributes; never nil when it is read.
  open var attributedText: NSAttributedString! {
    get { label.attributedText ?? NSAttributedString(string: "") }
    set {
      label.attributedText = newValue
      contentChanged()
    }
  }

  /// The font of the text; that of a label by default.
  open var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue
      contentChanged()
    }
  }

  /// The text's colour; that of a label by default.
  open var textColor: UIColor? {
    get { label.textColor }
    set { label.textColor = newValue }
  }

  /// The horizontal alignment of the text; that of a label by default.
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
  }

  /// Whether the font follows the user's text size; false by default.
  open var adjustsFontForContentSizeCategory: Bool {
    get { label.adjustsFontForContentSizeCategory }
    set { label.adjustsFontForContentSizeCategory = newValue }
  }

  /// The space around the text, in points; 8 above and below, and 5 at the sides, by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 5, bottom: 8, right: 5) {
    didSet { contentChanged() }
  }

  /// Whether the text can be edited: always false. Setting true is diagnosed and has no effect.
  open var isEditable: Bool {
    get { false }
    set {
      guard newValue else { return }
      UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): a text view cannot be edited yet. Use a UITextField.")
    }
  }

  /// Whether the text can be selected with a mouse; true by default.
  open var isSelectable: Bool {
    get { label.isSelectable }
    set {
      label.isSelectable = newValue
      label.layer.setNeedsDisplay()
    }
  }

  /// Scrolls, with an animation, until the beginning of a range of the text is visible.
  ///
  /// - Parameter range: The range in UTF-16 units; a location beyond the text counts as its end.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let units = Array((text ?? "").utf16)
    let head = String(decoding: units[..<min(range.location, units.count)], as: UTF16.self)
    let probe = UILabel()
    probe.font = label.font
    probe.numberOfLines = 0
    probe.text = head
    let above = probe.sizeThatFits(CGSize(width: label.bounds.width, height: 0))
    let line = label.font.lineHeight
    let y = label.frame.minY + max(0, above.height - line)
    scrollRectToVisible(CGRect(x: label.frame.minX, y: y, width: 1, height: line), animated: true)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inset = textContainerInset
    let room = size.width > 0 ? max(1, size.width - inset.left - inset.right) : 0
    let text = label.sizeThatFits(CGSize(width: room, height: 0))
    return CGSize(
      width: text.width + inset.left + inset.right, height: text.height + inset.top + inset.bottom)
  }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    let inset = textContainerInset
    let width = max(0, bounds.width - inset.left - inset.right)
    let height = label.sizeThatFits(CGSize(width: max(1, width), height: 0)).height
    let frame = CGRect(x: inset.left, y: inset.top, width: width, height: height)
    if label.frame != frame { label.frame = frame }
    let size = CGSize(width: bounds.width, height: height + inset.top + inset.bottom)
    if contentSize != size { contentSize = size }
    super.layoutSubviews()
  }
}
