import CaromGeometry
import UIKitCore

/// A text of several lines that the user can edit, or read and, with a mouse, select.
///
/// While it is editable, it is a real input element of the page, which scrolls by itself, so that `contentOffset` is
/// zero.
open class UITextView: UIScrollView {
  private final let label = UILabel()
  final var edits = TextViewEdits()
  /// The page's field; nil while the text cannot be edited.
  private(set) final var editor: TextViewEditor?

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
    editableChanged()
  }

  open override class var kind: String { "UITextView" }

  /// The text; never nil when it is read.
  open var text: String! {
    get { label.text ?? "" }
    set {
      show((newValue ?? "").asTextViewContent)
      edits = TextViewEdits()
      edits.selection.location = text.utf16.count
      edits.tellsSelection = isFirstResponder
    }
  }

  /// Shows a text without calling the delegate.
  final func show(_ text: String) {
    label.text = text
    contentChanged()
  }

  /// The text with attributes; never nil when it is read. While the text can be edited, all of it has the attributes of
  /// the text view.
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

  /// The text's color; that of a label by default.
  open var textColor: UIColor? {
    get { label.textColor }
    set {
      label.textColor = newValue
      editorChanged()
    }
  }

  /// The horizontal alignment of the text; that of a label by default.
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set {
      label.textAlignment = newValue
      editorChanged()
    }
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

  // MARK: Editing

  /// Whether the user can edit the text; true by default.
  open var isEditable = true { didSet { if isEditable != oldValue { editableChanged() } } }
  /// The keyboard that a phone shows; `.default` by default.
  open var keyboardType = UIKeyboardType.default { didSet { editorChanged() } }
  /// The label of the return key; `.default` by default.
  open var returnKeyType = UIReturnKeyType.default { didSet { editorChanged() } }
  /// When the keyboard capitalizes letters by itself; `.sentences` by default.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { editorChanged() } }
  /// Whether the browser corrects words by itself; `.default`, which means yes, by default.
  open var autocorrectionType = UITextAutocorrectionType.default { didSet { editorChanged() } }
  /// Whether the browser marks spelling mistakes; `.default`, which means no, by default.
  open var spellCheckingType = UITextSpellCheckingType.default { didSet { editorChanged() } }

  final var textDelegate: (any UITextViewDelegate)? { delegate?.asTextViewDelegate }

  private func editableChanged() {
    label.isHidden = isEditable
    if isEditable {
      let made = TextViewEditor(of: self)
      editor = made
      addSubview(made)
    } else {
      resignFirstResponder()
      editor?.removeFromSuperview()
      editor = nil
    }
    setContentOffset(.zero, animated: false)
    setNeedsLayout()
  }

  /// Called when the text or its look changed, which the page's field shows.
  final func editorChanged() { editor?.layer.markDirty([.content, .semantics]) }

  /// While the text can be edited, the page scrolls it.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if isEditable, gestureRecognizer === panGestureRecognizer { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func wheelTurned(by delta: CGVector, at point: CGPoint) -> Bool {
    isEditable ? false : super.wheelTurned(by: delta, at: point)
  }

  open override var canBecomeFirstResponder: Bool { isEditable && window != nil }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, textDelegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    begin()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard textDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    end()
    return true
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

  /// With `isScrollEnabled` false, as high as the text is in the view's width; otherwise none.
  open override var intrinsicContentSize: CGSize {
    let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    guard !isScrollEnabled, bounds.width > 0 else { return isScrollEnabled ? none : sizeThatFits(.zero) }
    return CGSize(
      width: UIView.noIntrinsicMetric, height: sizeThatFits(CGSize(width: bounds.width, height: 0)).height)
  }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    editorChanged()
  }

  open override func layoutSubviews() {
    let inset = textContainerInset
    let width = max(0, bounds.width - inset.left - inset.right)
    let height = label.sizeThatFits(CGSize(width: max(1, width), height: 0)).height
    let frame = CGRect(x: inset.left, y: inset.top, width: width, height: height)
    if label.frame != frame { label.frame = frame }
    let size = CGSize(width: bounds.width, height: height + inset.top + inset.bottom)
    if contentSize != size { contentSize = size }
    if editor?.frame != bounds { editor?.frame = bounds }
    super.layoutSubviews()
  }
}
