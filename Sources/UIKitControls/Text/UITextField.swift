import CaromGeometry
import UIKitCore

/// A line of text that a person writes. In a page it is a real input: every language's keyboard and input method, paste,
/// selection and what screen readers offer for writing are the browser's.
///
/// The page reports what is in the input; delegate and limits then decide, and what they refuse is put back. A real input
/// is its own target for pointers: what covers a field without being modal does not keep taps from it.
open class UITextField: UIControl, PageFieldOwner {
  public enum BorderStyle: Int { case none, line, bezel, roundedRect }
  public enum ViewMode: Int { case never, whileEditing, unlessEditing, always }
  public enum DidEndEditingReason: Int { case committed, cancelled }

  @Weak public final var delegate: (any UITextFieldDelegate)?

  // What is written; `UITextField+Editing` changes it.
  final var content = ""
  /// In UTF-16 units.
  final var selection = NSRange(location: 0, length: 0)
  /// Whether the page must put the caret to `selection`.
  final var tellsSelection = false
  /// The content before an input method began to compose; nil while none does.
  final var beforeComposing: String?
  final lazy var clearButton = ClearButton(of: self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    fieldOwner = self
    contentHorizontalAlignment = .leading
    resolveColors()
  }

  open override class var kind: String { "UITextField" }

  // MARK: Text

  /// What is written. Setting it asks nobody and sends nothing; line breaks become spaces.
  open var text: String? {
    get { content }
    set {
      let new = (newValue ?? "").asFieldContent
      guard new.utf16.count != content.utf16.count || !new.utf8.elementsEqual(content.utf8) else { return }
      write(new, caret: new.utf16.count)
    }
  }

  /// The text with one look for all of it.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: content, attributes: [.font: storedFont, .foregroundColor: storedColor]) }
    set { text = newValue?.string }
  }

  /// Shown while nothing is written; also the field's name where it has no other.
  open var placeholder: String? { didSet { if placeholder != oldValue { lookChanged() } } }

  open var attributedPlaceholder: NSAttributedString? { didSet { placeholder = attributedPlaceholder?.string } }

  /// How many characters, as a person sees them, may be written; nil for any number. Counts when one is typed or pasted,
  /// once an input method is done; what fits of a paste is taken. Not Apple's.
  open var maximumLength: Int?

  // MARK: Look

  /// The system's in 17 pt at first; nil sets that again. Smaller than 16, and some phones enlarge the page to edit.
  open var font: UIFont? {
    get { storedFont }
    set {
      let old = storedFont
      storedFont = newValue ?? UIFont.systemFont(ofSize: UIFont.labelFontSize)
      followTextSize()
      // Set again while it is laid out, the same font must not ask for layout again.
      if storedFont != old { lookChanged() }
    }
  }
  private final var storedFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  open var textColor: UIColor? {
    get { storedColor }
    set {
      storedColor = newValue ?? .label
      lookChanged()
    }
  }
  private final var storedColor = UIColor.label

  /// The placeholder's colour. Not Apple's, where an attributed placeholder says it.
  open var placeholderColor = UIColor.placeholderText { didSet { lookChanged() } }

  open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { lookChanged() } } }
  open var borderStyle = BorderStyle.none {
    didSet {
      resolveColors()
      lookChanged()
    }
  }
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      followTextSize()
      lookChanged()
    }
  }
  /// Accepted; a browser's input scrolls instead.
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0

  // MARK: Behaviour

  /// Whether writing begins by taking away what was there.
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  open var keyboardType = UIKeyboardType.default { didSet { lookChanged() } }
  open var returnKeyType = UIReturnKeyType.default { didSet { lookChanged() } }
  open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { lookChanged() } }
  open var autocorrectionType = UITextAutocorrectionType.default { didSet { lookChanged() } }
  open var spellCheckingType = UITextSpellCheckingType.default { didSet { lookChanged() } }
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var textContentType: UITextContentType? { didSet { lookChanged() } }
  /// Whether dots are shown for what is written.
  open var isSecureTextEntry = false { didSet { lookChanged() } }
  /// Whether the return key is without effect while nothing is written.
  open var enablesReturnKeyAutomatically = false

  /// Whether somebody writes here now.
  public final var isEditing: Bool { isFirstResponder }

  // MARK: Views at the ends

  open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
  open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
  open var leftViewMode = ViewMode.never { didSet { lookChanged() } }
  open var rightViewMode = ViewMode.never { didSet { lookChanged() } }
  /// When a button that empties the field is shown; it takes the right view's place.
  open var clearButtonMode = ViewMode.never { didSet { lookChanged() } }

  private func replace(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    lookChanged()
  }

  final func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  // MARK: Places

  /// Where the text stands.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let inset: CGFloat = borderStyle == .none ? 0 : 8
    var rect = bounds.insetBy(dx: min(inset, bounds.width / 2), dy: 0)
    if let leftView, !leftView.isHidden {
      let end = leftViewRect(forBounds: bounds).maxX + 4
      rect.size.width = max(0, rect.maxX - max(end, rect.minX))
      rect.origin.x = max(end, rect.minX)
    }
    let trailing = !clearButtonIsHidden ? clearButtonRect(forBounds: bounds) : rightViewRect(forBounds: bounds)
    if !clearButtonIsHidden || rightView?.isHidden == false {
      rect.size.width = max(0, min(rect.maxX, trailing.minX - 4) - rect.minX)
    }
    return rect
  }

  /// Where it stands while it is edited; the same at first.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side = min(28, bounds.height)
    return CGRect(x: bounds.maxX - side - 2, y: bounds.midY - side / 2, width: side, height: side)
  }

  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(x: bounds.minX + 8, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width - 8, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  private var clearButtonIsHidden: Bool {
    clearButtonMode == .never || content.utf8.isEmpty || !isEnabled || !shows(clearButtonMode)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    leftView?.isHidden = !shows(leftViewMode)
    rightView?.isHidden = !shows(rightViewMode) || !clearButtonIsHidden
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.frame = rightViewRect(forBounds: bounds)
    if clearButtonMode != .never {
      if clearButton.superview == nil { addSubview(clearButton) }
      clearButton.isHidden = clearButtonIsHidden
      clearButton.frame = clearButtonRect(forBounds: bounds)
    }
    layer.markDirty(.content)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let shown = content.utf8.isEmpty ? placeholder ?? "" : content
    let width = (shown as NSString).size(withAttributes: [.font: storedFont]).width
    let room = CGRect(x: 0, y: 0, width: 1000, height: 44)
    let around = room.width - textRect(forBounds: room).width
    let height = storedFont.lineHeight + (borderStyle == .none ? 2 : 14)
    return CGSize(width: width.rounded(.up) + around + 2, height: height.rounded(.up))
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Something that is seen of the field changed, but not what is written.
  final func lookChanged() {
    layer.markDirty([.content, .semantics])
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private final func followTextSize() {
    if adjustsFontForContentSizeCategory { storedFont = storedFont.adjusted(for: traitCollection) }
  }

  open override func resolveColors() {
    super.resolveColors()
    let traits = traitCollection
    if backgroundColor == nil {
      layer.backgroundColor = borderStyle == .roundedRect ? UIColor.systemBackground.resolved(for: traits) : nil
    }
    layer.borderWidth = borderStyle == .none ? 0 : 1
    layer.cornerRadius = borderStyle == .roundedRect ? 6 : layer.cornerRadius
    layer.borderColor = UIColor.separator.resolved(for: traits)
    followTextSize()
  }

  // MARK: Beginning and ending

  open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    begin()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    end()
    return true
  }

  /// The keyboard went to something else on the page.
  open override func focusChanged(isFocused: Bool) {
    super.focusChanged(isFocused: isFocused)
    if !isFocused, isFirstResponder { resignFirstResponder() }
  }

  // MARK: Touches, keys, screen readers

  package override var answersActivationKeys: Bool { false }
  package override var primaryEventOfTap: Event { [] }
  open override var cursor: String? { isEnabled ? "text" : nil }

  /// A finger that no page turned into editing.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { becomeFirstResponder() }
  }

  /// Return, where a host has real keys but no inputs.
  open override func handleKey(_ key: UIKey, isRepeat: Bool) -> Bool {
    switch key.code {
    case "Enter", "NumpadEnter":
      if !isRepeat { returned() }
      return true
    case "Escape": return false
    default: return key.modifierFlags.isDisjoint(with: [.command, .control])
    }
  }

  open override func accessibilityActivate() -> Bool { becomeFirstResponder() }

  open override var semanticRole: Semantics.Role? { .textbox }

  /// What was set, or else the placeholder.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? placeholder }
    set { super.accessibilityLabel = newValue }
  }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isSecureTextEntry ? "" : content) }
    set { super.accessibilityValue = newValue }
  }

  package final func replaceText(with text: String) { change(to: text, caret: text.utf16.count) }

  // MARK: The page

  package final func received(_ text: TextInput) { take(text) }

  package final var pageField: PageField {
    let traits = traitCollection
    let color = storedColor.resolved(for: traits)
    var field = PageField(
      font: storedFont, color: isEnabled ? color : color.copy(alpha: color.alpha * 0.4),
      placeholderColor: placeholderColor.resolved(for: traits), caretColor: tintColor.resolved(for: traits))
    field.value = content
    field.placeholder = placeholder ?? ""
    field.alignment =
      switch textAlignment {
      case .natural, .justified: 0
      case .left: 1
      case .center: 2
      case .right: 3
      }
    field.keyboard = keyboardType.rawValue
    field.returnKey = returnKeyType.rawValue
    field.capitals = autocapitalizationType.rawValue
    field.isSecure = isSecureTextEntry
    field.isEnabled = isEnabled && isUserInteractionEnabled
    field.corrects = autocorrectionType != .no
    field.checksSpelling = spellCheckingType == .yes
    field.isRightToLeft = isRightToLeft
    field.purpose = textContentType?.rawValue ?? ""
    let place = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    field.insets = UIEdgeInsets(
      top: place.minY - bounds.minY, left: place.minX - bounds.minX, bottom: bounds.maxY - place.maxY,
      right: bounds.maxX - place.maxX)
    field.selection = tellsSelection ? selection : nil
    return field
  }
}
