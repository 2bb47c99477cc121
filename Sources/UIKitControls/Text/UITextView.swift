import CaromGeometry
import UIKitCore

/// A long text that is read: it scrolls, and a mouse can select in it. Writing in several lines is missing.
open class UITextView: UIScrollView {
  private final let label = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

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

  /// What is read.
  open var text: String! {
    get { label.text ?? "" }
    set {
      label.text = newValue
      contentChanged()
    }
  }

  open var attributedText: NSAttributedString! {
    get { label.attributedText ?? NSAttributedString(string: "") }
    set {
      label.attributedText = newValue
      contentChanged()
    }
  }

  open var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue
      contentChanged()
    }
  }

  open var textColor: UIColor? {
    get { label.textColor }
    set { label.textColor = newValue }
  }

  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
  }

  open var adjustsFontForContentSizeCategory: Bool {
    get { label.adjustsFontForContentSizeCategory }
    set { label.adjustsFontForContentSizeCategory = newValue }
  }

  /// Space around the text, points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 5, bottom: 8, right: 5) {
    didSet { contentChanged() }
  }

  /// False; setting it true has no effect but a diagnostic.
  open var isEditable: Bool {
    get { false }
    set {
      guard newValue else { return }
      UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): text of several lines cannot be edited yet. Use a UITextField.")
    }
  }

  open var isSelectable: Bool {
    get { label.isSelectable }
    set {
      label.isSelectable = newValue
      label.layer.setNeedsDisplay()
    }
  }

  /// Brings a part of the text, in UTF-16 units, into sight.
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
