import CaromGeometry
import UIKitCore

/// A row of a table: texts, an image, an accessory, and whatever is added to its content view.
///
///     let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
///     cell.textLabel?.text = "Speed"
///     cell.detailTextLabel?.text = "Fast"
///     cell.accessoryType = .disclosureIndicator
open class UITableViewCell: UIView {
  /// The arrangement of a cell's texts.
  public enum CellStyle: Int, Sendable {
    /// Only a title.
    case `default`
    /// A title, and a value at the trailing end.
    case value1
    /// A tinted title, and a value that begins right after it.
    case value2
    /// A title with a smaller text below.
    case subtitle
  }

  /// The appearance of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// No highlight; the row cannot be selected by the user.
    case none
    /// The same as `default`.
    case blue
    /// The same as `default`.
    case gray
    /// A gray highlight, or `selectedBackgroundView`.
    case `default`
  }
  /// The standard accessories at the trailing end of a cell.
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none
    /// A chevron: the row leads to another screen.
    case disclosureIndicator
    /// An info button, like `detailButton`; it has no chevron here.
    case detailDisclosureButton
    /// A check mark; screen readers announce the row as selected.
    case checkmark
    /// An info button; pressing it calls the delegate's `accessoryButtonTappedForRowWith`.
    case detailButton
  }
  /// The lines between a table's rows.
  public enum SeparatorStyle: Int, Sendable {
    /// No lines.
    case none
    /// A thin line below each row.
    case singleLine
  }

  /// How the texts are arranged; setting a content configuration changes it.
  public private(set) final var style: CellStyle
  /// The identifier by which the table reuses the cell; nil for a cell that is not reused.
  public final let reuseIdentifier: String?

  /// The view for an app's own content; as large as the cell without its accessory and editing controls.
  public final let contentView: UIView = CellContentView(frame: .zero)
  final var madeTextLabel: UILabel?
  final var madeDetailLabel: UILabel?
  final var madeImageView: UIImageView?
  final var accessoryMark: UIView?
  final var editingState = EditingState()
  /// The element that announces the row's actions to screen readers.
  final var actionsMark: RowMark?
  /// The element that selects the row, if the row is not an element itself.
  final var choice: RowMark?
  private final let highlight = UIView.part(.systemGray4)
  private final let separator = UIView.part(.separator)
  /// The table that contains the cell, or nil.
  @BackLink final var table: UITableView?
  /// Whether the delegate was notified that the cell is displayed, and not yet that it is no longer displayed.
  final var isDisplayed = false
  /// The cell's path in its table.
  final var indexPath = IndexPath(row: 0, section: 0)
  final var showsSeparator = false { didSet { if showsSeparator != oldValue { setNeedsLayout() } } }

  /// Creates a cell.
  ///
  /// The initializer is required because tables create registered cells with it: an override is written `required
  /// init`.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    build()
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell with the style and the identifier that the coder specifies.
  public required init?(coder: NSCoder) {
    style = CellStyle(rawValue: coder.style) ?? .default
    reuseIdentifier = coder.reuseIdentifier
    super.init(coder: coder)
    build()
  }

  private func build() {
    clipsToBounds = true
    setContentMargins()
    highlight.alpha = 0
    addSubview(highlight)
    addSubview(contentView)
    addSubview(separator)
  }

  open override class var kind: String { "UITableViewCell" }

  /// Called before a cell is reused for another row; an override calls super, which clears highlight and selection.
  open func prepareForReuse() {
    isHighlighted = false
    setSelected(false, animated: false)
    setNeedsUpdateConfiguration()
  }

  // MARK: Content

  /// The content as a single value; nil by default, in which case the labels are set one by one. Setting nil later
  /// leaves the labels as they are.
  open var contentConfiguration: UIListContentConfiguration? {
    didSet { if let contentConfiguration { show(contentConfiguration) } }
  }

  /// A closure that is called before a layout after the cell's state changed, and sets its content to suit; nil by
  /// default. It gets the cell, and its state.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the next layout updates the content.
  final var awaitsConfiguration = false

  /// Called before a layout after the cell's state changed; the default runs `configurationUpdateHandler`.
  open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

  /// Updates the content, if the state changed.
  final func updateContent() {
    guard awaitsConfiguration else { return }
    awaitsConfiguration = false
    updateConfiguration(using: configurationState)
  }

  final func adopt(_ style: CellStyle) { self.style = style }

  /// The label of the title, in the `body` text style; created when it is first used.
  public final var textLabel: UILabel? {
    if let madeTextLabel { return madeTextLabel }
    let label = makeLabel(.body)
    if style == .value2 { label.textColor = tintColor }
    madeTextLabel = label
    return label
  }

  /// The label of the second text; nil in the default style, and created when it is first used.
  public final var detailTextLabel: UILabel? {
    if let madeDetailLabel { return madeDetailLabel }
    guard style != .default else { return nil }
    let label = makeLabel(style == .subtitle ? .footnote : .body)
    if style != .value2 { label.standardTextColor = UIColor.secondaryLabel.legible }
    madeDetailLabel = label
    return label
  }

  private func makeLabel(_ font: UIFont.TextStyle) -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = UIFont.preferredFont(forTextStyle: font)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    contentView.addSubview(label)
    return label
  }

  /// The image view before the texts; created when it is first used.
  public final var imageView: UIImageView? {
    if let madeImageView { return madeImageView }
    let view = UIImageView(frame: .zero)
    madeImageView = view
    contentView.addSubview(view)
    return view
  }

  /// The standard accessory at the trailing end; `.none` by default. `accessoryView` takes precedence over it.
  open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { accessoryDidChange() } } }

  /// A custom view at the trailing end, instead of the accessory type's. A control without an accessibility label
  /// gets the cell's title as its label.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      accessoryDidChange()
    }
  }

  /// The number of indentation steps of the content; 0 by default.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of a step of indentation, in points; 10 by default.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  /// The distances from the cell's left and right edges to the ends of the separator, in points. As long as it is not
  /// set, it is that of the table, or else the separator begins at the texts.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? table?.separatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  private final var ownSeparatorInset: UIEdgeInsets?

  open override func layoutSubviews() {
    updateContent()
    super.layoutSubviews()
    highlight.frame = bounds
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    let space = editingSpace
    let layout = CellLayout(of: self, width: bounds.width - space.leading - space.trailing)
    setContentMargins()
    // A new size of the cell's own texts does not count as a change of the contents.
    contentView.arrange { layout.place(in: bounds.height) }
    placeEditing(accessoryView ?? accessoryMark)
    let line = 1 / max(1, traitCollection.displayScale)
    separator.isHidden = !showsSeparator
    let inset = ownSeparatorInset ?? table?.ownSeparatorInset
    let start = inset.map { isRightToLeft ? $0.right : $0.left } ?? layout.separatorStart + space.leading
    let end = inset.map { isRightToLeft ? $0.left : $0.right } ?? 0
    separator.frame = CGRect(
      x: isRightToLeft ? end : start, y: bounds.height - line, width: max(0, bounds.width - start - end), height: line)
    nameAccessory()
    placeChoice()
  }

  /// Returns the width that was given, and the height for that width: from the constraints in the content view if
  /// there are any, or else what texts and accessory need, at least 44 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateContent()
    let space = editingSpace
    let layout = CellLayout(of: self, width: size.width - space.leading - space.trailing)
    var height = layout.height
    setContentMargins()
    if !contentView.constraints.isEmpty {
      let fitting = contentView.systemLayoutSizeFitting(
        CGSize(width: layout.contentWidth, height: 0), withHorizontalFittingPriority: .required)
      if fitting.height > 0 { height = fitting.height.rounded(.up) }
    }
    return CGSize(width: size.width, height: height)
  }

  /// Content inside the margins begins where the cell's own texts do.
  private func setContentMargins() {
    let side = table?.cellMargin ?? 16
    contentView.defaultLayoutMargins = UIEdgeInsets(
      top: CellLayout.padding, left: side, bottom: CellLayout.padding, right: side)
  }

  private func accessoryDidChange() {
    accessoryMark?.removeFromSuperview()
    accessoryMark = accessoryView == nil ? makeAccessoryMark() : nil
    if let accessoryMark { addSubview(accessoryMark) }
    setNeedsLayout()
    semanticsChanged()
    table?.rowContentChanged(self)
  }

  private func makeAccessoryMark() -> UIView? {
    switch accessoryType {
    case .none: return nil
    case .disclosureIndicator: return CellMark(.chevron)
    case .checkmark: return CellMark(.check)
    case .detailButton, .detailDisclosureButton:
      let button = UIButton(type: .detailDisclosure)
      button.bounds.size = CGSize(width: 30, height: 30)
      button.addAction(
        UIAction { [me = Weak(self)] _ in
          guard let me = me.value else { return }
          me.table?.tableDelegate?.tableView(me.table!, accessoryButtonTappedForRowWith: me.indexPath)
        }, for: .primaryActionTriggered)
      return button
    }
  }

  /// Labels a control at the trailing end with the cell's title, unless it has a label of its own.
  private func nameAccessory() {
    guard let control = accessoryView as? UIControl, let text = madeTextLabel?.text else { return }
    if control.accessibilityLabel == nil || control.accessibilityLabel == namedAccessory {
      control.accessibilityLabel = text
      namedAccessory = text
    }
  }
  private final var namedAccessory: String?

  /// Whether the background is the one that the table gave the cell, not the app.
  final var hasTablesColor = false

  open override var backgroundColor: UIColor? { didSet { hasTablesColor = false } }

  /// Applies the color of the table's lines.
  final func showTablesColors() {
    let color = table?.separatorColor
    separator.backgroundColor = color ?? .separator
    highlight.backgroundColor = color ?? .systemGray4
  }

  // MARK: Selection

  /// The appearance of the cell while it is selected; with `.none` the user cannot select it.
  open var selectionStyle = SelectionStyle.default { didSet { semanticsChanged() } }
  /// A view behind everything else; nil by default.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insert(backgroundView, .subview(0)) }
    }
  }
  /// A view that is shown instead of the gray highlight while the row is selected or pressed; nil by default.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let selectedBackgroundView else { return }
      selectedBackgroundView.alpha = 0
      insertSubview(selectedBackgroundView, aboveSubview: highlight)
    }
  }

  /// Whether the cell looks selected; setting it does not change the table's selection.
  open var isSelected: Bool {
    get { chosen }
    set { setSelected(newValue, animated: false) }
  }
  private final var chosen = false

  /// Whether the cell looks pressed.
  open var isHighlighted: Bool {
    get { pressed }
    set { setHighlighted(newValue, animated: false) }
  }
  private final var pressed = false

  /// Changes the selected appearance, with a fade of 0.35 s if `animated` is true. Override it to change more.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != chosen else { return }
    chosen = selected
    semanticsChanged()
    choice?.accessibilityTraits = accessibilityTraits
    setNeedsUpdateConfiguration()
    showHighlight(animated: animated)
  }

  /// Changes the pressed appearance, with a fade of 0.35 s if `animated` is true. Override it to change more.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != pressed else { return }
    pressed = highlighted
    setNeedsUpdateConfiguration()
    showHighlight(animated: animated)
  }

  private func showHighlight(animated: Bool) {
    let isOn = (chosen || pressed) && selectionStyle != .none
    let shown = selectedBackgroundView ?? highlight
    fade(0.35, animated: animated) {
      highlight.alpha = shown === highlight && isOn ? 1 : 0
      selectedBackgroundView?.alpha = isOn ? 1 : 0
    }
  }

  // MARK: Accessibility

  /// Whether the user can select the row.
  final var isChoosable: Bool {
    guard let table, selectionStyle != .none, table.allowsSelection else { return false }
    return !isEditing || table.allowsSelectionDuringEditing
  }

  final var texts: [String] {
    let own = [madeTextLabel?.text, madeDetailLabel?.text].compactMap { $0 }
    return own.isEmpty ? contentView.subviews.compactMap { ($0 as? UILabel)?.text } : own
  }

  /// Whether the cell contains a control, which must be reachable by itself.
  private var isDivided: Bool {
    editingState.button != nil || editingState.handle != nil || accessoryView as? UIControl != nil
      || accessoryMark as? UIControl != nil || contentView.holdsControl
  }

  /// A row that can be selected, and contains no controls, is a single element with its texts; otherwise the parts
  /// are elements, and `choice` selects the row.
  open override var isAccessibilityElement: Bool {
    get { super.isAccessibilityElement || (isChoosable && !isDivided) }
    set { super.isAccessibilityElement = newValue }
  }
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? (isAccessibilityElement ? texts.first : nil) }
    set { super.accessibilityLabel = newValue }
  }
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isAccessibilityElement && texts.count > 1 ? texts[1] : nil) }
    set { super.accessibilityValue = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = super.accessibilityTraits
      if isChoosable { traits.insert(.button) }
      if isSelected || accessoryType == .checkmark { traits.insert(.selected) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }
  open override var canBecomeFocused: Bool { isChoosable && isAccessibilityElement && isUserInteractionEnabled }

  open override func accessibilityActivate() -> Bool {
    guard isChoosable, let table else { return false }
    table.choose(indexPath)
    return true
  }

  open override func handleKey(_ key: UIKey, isRepeat: Bool) -> Bool {
    if key.activates, isChoosable {
      if !isRepeat { table?.choose(indexPath) }
      return true
    }
    if !isRepeat, opensActions(by: key) { return true }
    return super.handleKey(key, isRepeat: isRepeat)
  }

  /// Opens the row's actions by the Delete key, or by the arrow key in the direction in which the row would move.
  private func opensActions(by key: UIKey) -> Bool {
    guard key.modifierFlags.isEmpty, let table else { return false }
    switch key.code {
    case "Delete", "Backspace": return table.openSwipe(of: indexPath, atRight: !isRightToLeft)
    case "ArrowLeft": return table.openSwipe(of: indexPath, atRight: true)
    case "ArrowRight": return table.openSwipe(of: indexPath, atRight: false)
    default: return false
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
    table?.rowContentChanged(self)
  }
}

/// A cell's content view, which notifies the cell when its contents change.
private final class CellContentView: UIView {
  private var size = CGSize.zero

  override func layoutSubviews() {
    super.layoutSubviews()
    // The cell itself sets a new size; any other layout means that the contents changed.
    defer { size = bounds.size }
    guard size == bounds.size, let cell = superview as? UITableViewCell else { return }
    cell.setNeedsLayout()
    cell.table?.rowContentChanged(cell)
  }

  override class var kind: String { "UITableViewCellContentView" }
}
