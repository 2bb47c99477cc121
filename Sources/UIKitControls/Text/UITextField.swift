import CaromGeometry
import UIKitCore

/// A single line of text that the user edits.
///
/// The page reports the contents of the input element; the delegate and limits then decide, and changes that they
/// reject are undone. The input element receives pointer events itself, so a view that covers a field without being
/// modal does not keep taps from it.
open class UITextField: UIControl, PageFieldOwner {
  /// The border around a text field.
  public enum BorderStyle: Int, Sendable {
    /// No border, a line, a bezel, or a rounded rectangle.
    case none, line, bezel, roundedRect
  }
  /// When an overlay such as the clear button is shown.
  public enum ViewMode: Int, Sendable {
    /// Never, only during editing, only outside of editing, or always.
    case never, whileEditing, unlessEditing, always
  }
  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// Editing ended normally, or was cancelled.
    case committed, cancelled
  }

  /// The object that decides about editing and is notified of it; not retained.
  @Weak public final var delegate: (any UITextFieldDelegate)?

  // The text; `UITextField+Editing` changes it.
  final var content = ""
  /// The selected range, in UTF-16 units.
  final var selection = NSRange(location: 0, length: 0)
  /// Whether the page must set the caret to `selection`.
  final var tellsSelection = false
  /// The content before an input method began to compose; nil if it is not composing.
  final var beforeComposing: String?
  final lazy var clearButton = ClearButton(of: self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  /// Creates a field; the coder is passed to the superclass.
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

  /// The text; never nil when it is read. Setting it neither asks the delegate nor sends events; line breaks become
  /// spaces, and control characters are removed.
  open var text: String? {
    get { content }
    set {
      let new = (newValue ?? "").asFieldContent
      guard new.utf16.count != content.utf16.count || !new.utf8.elementsEqual(content.utf8) else { return }
      write(new, caret: new.utf16.count)
    }
  }

  /// The text with the field's font and color. Setting it takes only the characters.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: content, attributes: [.font: storedFont, .foregroundColor: storedColor]) }
    set { text = newValue?.string }
  }

  /// A text that is shown while the field is empty; also its accessibility label if it has no other.
  open var placeholder: String? { didSet { if placeholder != oldValue { lookChanged() } } }

  /// The placeholder as an attributed string; only its characters are used.
  open var attributedPlaceholder: NSAttributedString? { didSet { placeholder = attributedPlaceholder?.string } }

  /// The greatest number of characters, as users count them; nil, the default, means no limit, and a negative number 0.
  ///
  /// It applies to what the user types or pastes, and to a composed text when the composition ends. As much of a
  /// pasted text as fits is inserted. This is not part of Apple's API.
  open var maximumLength: Int?

  // MARK: Appearance

  /// The font; nil resets it to the system font of 17 points, the default. Some phones enlarge the page during
  /// editing if it is smaller than 16 points.
  open var font: UIFont? {
    get { storedFont }
    set {
      let old = storedFont
      storedFont = newValue ?? UIFont.systemFont(ofSize: UIFont.labelFontSize)
      followTextSize()
      // Setting the same font again during a layout must not request another layout.
      if storedFont != old { lookChanged() }
    }
  }
  private final var storedFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  /// The text's color; nil resets it to `.label`, the default.
  open var textColor: UIColor? {
    get { storedColor }
    set {
      storedColor = newValue ?? .label
      lookChanged()
    }
  }
  private final var storedColor = UIColor.label

  /// The color of the placeholder; `.placeholderText` by default. This is not part of Apple's API, where it comes
  /// from an attributed placeholder.
  open var placeholderColor = UIColor.placeholderText { didSet { lookChanged() } }

  /// The horizontal alignment of the text; `.natural` by default. `.justified` counts as natural.
  open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { lookChanged() } } }
  /// The field's border; `.none` by default.
  open var borderStyle = BorderStyle.none {
    didSet {
      if borderStyle != oldValue, borderStyle == .roundedRect || oldValue == .roundedRect {
        borderLayer.cornerRadius = borderStyle == .roundedRect ? 6 : 0
      }
      resolveColors()
      lookChanged()
    }
  }
  /// Whether the font follows the user's text size; false by default.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      followTextSize()
      lookChanged()
    }
  }
  /// Accepted without effect: a browser's input element scrolls instead. False by default.
  open var adjustsFontSizeToFitWidth = false
  /// Accepted without effect; 0 by default.
  open var minimumFontSize: CGFloat = 0

  // MARK: Behavior

  /// Whether the text is cleared when editing begins; false by default. The delegate's `textFieldShouldClear` can
  /// prevent it.
  open var clearsOnBeginEditing = false
  /// Accepted without effect; false by default.
  open var clearsOnInsertion = false
  /// The keyboard that a phone shows; `.default` by default.
  open var keyboardType = UIKeyboardType.default { didSet { lookChanged() } }
  /// The label of the return key; `.default` by default.
  open var returnKeyType = UIReturnKeyType.default { didSet { lookChanged() } }
  /// When the keyboard capitalizes letters by itself; `.sentences` by default.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { lookChanged() } }
  /// Whether the browser corrects words by itself; `.default`, which means yes, by default.
  open var autocorrectionType = UITextAutocorrectionType.default { didSet { lookChanged() } }
  /// Whether the browser marks spelling mistakes; `.default`, which means no, by default.
  open var spellCheckingType = UITextSpellCheckingType.default { didSet { lookChanged() } }
  /// Accepted without effect: a browser's keyboard follows the system.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// What the text is, so that the browser can suggest it; nil by default.
  open var textContentType: UITextContentType? { didSet { lookChanged() } }
  /// Whether the characters are hidden, as for passwords; false by default.
  open var isSecureTextEntry = false { didSet { lookChanged() } }
  /// Whether the return key has no effect while the field is empty; false by default.
  open var enablesReturnKeyAutomatically = false

  /// Whether the field is being edited.
  public final var isEditing: Bool { isFirstResponder }

  // MARK: Views at the ends

  /// A view at the left end, or nil; `leftViewMode` decides when it is shown.
  open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
  /// A view at the right end, or nil; `rightViewMode` decides when it is shown.
  open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
  /// When the left view is shown; `.never` by default.
  open var leftViewMode = ViewMode.never { didSet { lookChanged() } }
  /// When the right view is shown; `.never` by default.
  open var rightViewMode = ViewMode.never { didSet { lookChanged() } }
  /// When a button that clears the text is shown; `.never` by default. It replaces the right view, and is hidden
  /// while the field is empty or disabled.
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

  // MARK: Rectangles

  /// Returns the rectangle of the text: the bounds without the views at the ends, and without 8 points at each side
  /// if there is a border.
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

  /// Returns the rectangle of the text during editing; that of `textRect(forBounds:)` by default.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the placeholder; that of `textRect(forBounds:)` by default. While the field is empty, the
  /// page shows the caret there too.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the border, which is drawn in front of the background; the bounds by default.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The layer that shows the border: the field's own, unless `borderRect(forBounds:)` has another size or place.
  private final var borderLayer: CALayer { ownBorder ?? layer }
  private final var ownBorder: CALayer?

  private func placeBorder() {
    let rect = borderRect(forBounds: bounds)
    if ownBorder == nil {
      guard rect != bounds else { return }
      let border = CALayer()
      (border.borderWidth, border.borderColor) = (layer.borderWidth, layer.borderColor)
      border.cornerRadius = layer.cornerRadius
      layer.borderWidth = 0
      layer.insertSublayer(border, at: 0)
      ownBorder = border
    }
    ownBorder?.frame = rect
  }

  /// Returns the rectangle of the clear button: a square of at most 28 points, 2 points from the right edge.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side = min(28, bounds.height)
    return CGRect(x: bounds.maxX - side - 2, y: bounds.midY - side / 2, width: side, height: side)
  }

  /// Returns the rectangle of the left view: its own size, 8 points from the left edge.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(x: bounds.minX + 8, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns the rectangle of the right view: its own size, 8 points from the right edge.
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
    placeBorder()
    layer.markDirty(.content)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let shown = content.utf8.isEmpty ? placeholder ?? "" : content
    let width = (shown as NSString).size(withAttributes: [.font: storedFont]).width
    let room = CGRect(x: 0, y: 0, width: 1000, height: 44)
    let around = room.width - textRect(forBounds: room).width
    let height = (storedFont.lineHeight + (borderStyle == .none ? 2 : 14)).rounded(.up)
    // Since iOS 13 a rounded field is 34 points high at 14 points, as Xcode places it.
    return CGSize(
      width: width.rounded(.up) + around + 2, height: borderStyle == .roundedRect ? max(34, height) : height)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
  package final var fieldFont: UIFont { storedFont }

  /// Called when the appearance changed, but not the text.
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
    borderLayer.borderWidth = borderStyle == .none ? 0 : 1
    borderLayer.borderColor = UIColor.separator.resolved(for: traits)
    followTextSize()
  }

  // MARK: Beginning and ending editing

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

  /// Editing ends when another element of the page gets the keyboard focus.
  open override func focusChanged(isFocused: Bool) {
    super.focusChanged(isFocused: isFocused)
    if !isFocused, isFirstResponder { resignFirstResponder() }
  }

  // MARK: Touches, keys, screen readers

  package override var answersActivationKeys: Bool { false }
  package override var primaryEventOfTap: Event { [] }
  open override var cursor: String? { isEnabled ? "text" : nil }

  /// Begins editing after a tap that the page did not turn into editing.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { becomeFirstResponder() }
  }

  /// The return key, on hosts that have keys but no input elements.
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

  /// The label that was set, or else the placeholder.
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
    let place =
      content.utf8.isEmpty
      ? placeholderRect(forBounds: bounds) : isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    field.insets = UIEdgeInsets(
      top: place.minY - bounds.minY, left: place.minX - bounds.minX, bottom: bounds.maxY - place.maxY,
      right: bounds.maxX - place.maxX)
    field.selection = tellsSelection ? selection : nil
    return field
  }
}
