import CaromGeometry
import UIKitCore

/// A row of a table: texts, an image, an accessory, and whatever is added to its content view.
open class UITableViewCell: UIView {
  public enum CellStyle: Int {
    /// A title.
    case `default`
    /// A title, and a value at the far end.
    case value1
    /// A tinted title that ends where its value begins.
    case value2
    /// A title with a smaller text below.
    case subtitle
  }

  public enum SelectionStyle: Int { case none, blue, gray, `default` }
  public enum AccessoryType: Int { case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton }
  public enum SeparatorStyle: Int { case none, singleLine }

  /// How texts are placed; a content configuration brings its own.
  public private(set) final var style: CellStyle
  public final let reuseIdentifier: String?

  /// The view for content of one's own; as large as the cell less its accessory.
  public final let contentView: UIView = CellContentView(frame: .zero)
  final var madeTextLabel: UILabel?
  final var madeDetailLabel: UILabel?
  final var madeImageView: UIImageView?
  final var accessoryMark: UIView?
  final var editingState = EditingState()
  /// What tells screen readers of the row's actions.
  final var actionsMark: RowActionsMark?
  private final let highlight = UIView.part(.systemGray4)
  private final let separator = UIView.part(.separator)
  /// The table's, while the cell is in one.
  @BackLink final var table: UITableView?
  /// Where the cell is in its table.
  final var indexPath = IndexPath(row: 0, section: 0)
  final var showsSeparator = false { didSet { if showsSeparator != oldValue { setNeedsLayout() } } }

  /// A cell for a table. Required, since tables make registered cells by it: write `required init` where you override it.
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

  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    build()
  }

  private func build() {
    clipsToBounds = true
    highlight.alpha = 0
    addSubview(highlight)
    addSubview(contentView)
    addSubview(separator)
  }

  open override class var kind: String { "UITableViewCell" }

  /// Called before the cell shows another row.
  open func prepareForReuse() {
    isHighlighted = false
    setSelected(false, animated: false)
  }

  // MARK: Content

  /// The content as one value; nil at first: the labels are set one by one.
  open var contentConfiguration: UIListContentConfiguration? {
    didSet { if let contentConfiguration { show(contentConfiguration) } }
  }

  final func adopt(_ style: CellStyle) { self.style = style }

  /// The title's label; body text. Made when first asked for.
  public final var textLabel: UILabel? {
    if let madeTextLabel { return madeTextLabel }
    let label = makeLabel(.body)
    if style == .value2 { label.textColor = tintColor }
    madeTextLabel = label
    return label
  }

  /// The second text's label; nil in the default style.
  public final var detailTextLabel: UILabel? {
    if let madeDetailLabel { return madeDetailLabel }
    guard style != .default else { return nil }
    let label = makeLabel(style == .subtitle ? .footnote : .body)
    label.textColor = style == .value2 ? .label : .secondaryLabel
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

  /// The image before the texts. Made when first asked for.
  public final var imageView: UIImageView? {
    if let madeImageView { return madeImageView }
    let view = UIImageView(frame: .zero)
    madeImageView = view
    contentView.addSubview(view)
    return view
  }

  open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { accessoryDidChange() } } }

  /// A view of one's own at the far end, instead of the accessory type's; a control in it is named by the cell's title.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      accessoryDidChange()
    }
  }

  /// Steps of 10 points that the content is moved in by.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  /// Where the line below begins and ends; nil means at the texts.
  open var separatorInset: UIEdgeInsets? { didSet { setNeedsLayout() } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    highlight.frame = bounds
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    let space = editingSpace
    let layout = CellLayout(of: self, width: bounds.width - space.leading - space.trailing)
    layout.place(in: bounds.height)
    placeEditing(accessoryView ?? accessoryMark)
    let line = 1 / max(1, traitCollection.displayScale)
    separator.isHidden = !showsSeparator
    let start = separatorInset.map { isRightToLeft ? $0.right : $0.left } ?? layout.separatorStart + space.leading
    let end = separatorInset.map { isRightToLeft ? $0.left : $0.right } ?? 0
    separator.frame = CGRect(
      x: isRightToLeft ? end : start, y: bounds.height - line, width: max(0, bounds.width - start - end), height: line)
    nameAccessory()
  }

  /// The height that suits the content in a row of that width: what the constraints in the content view say, or else
  /// what texts and accessory need, at least 44 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let space = editingSpace
    let layout = CellLayout(of: self, width: size.width - space.leading - space.trailing)
    var height = layout.height
    if !contentView.constraints.isEmpty {
      let fitting = contentView.systemLayoutSizeFitting(
        CGSize(width: layout.contentWidth, height: 0), withHorizontalFittingPriority: .required)
      if fitting.height > 0 { height = fitting.height.rounded(.up) }
    }
    return CGSize(width: size.width, height: height)
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

  /// A control at the far end is called what the row says, unless it has a name of its own.
  private func nameAccessory() {
    guard let control = accessoryView as? UIControl, let text = madeTextLabel?.text else { return }
    if control.accessibilityLabel == nil || control.accessibilityLabel == namedAccessory {
      control.accessibilityLabel = text
      namedAccessory = text
    }
  }
  private final var namedAccessory: String?

  // MARK: Selection

  open var selectionStyle = SelectionStyle.default { didSet { semanticsChanged() } }
  /// Drawn behind everything; nil at first.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// Shown instead of grey while the row is selected or pressed.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let selectedBackgroundView else { return }
      selectedBackgroundView.alpha = 0
      insertSubview(selectedBackgroundView, aboveSubview: highlight)
    }
  }

  open var isSelected: Bool {
    get { chosen }
    set { setSelected(newValue, animated: false) }
  }
  private final var chosen = false

  open var isHighlighted: Bool {
    get { pressed }
    set { setHighlighted(newValue, animated: false) }
  }
  private final var pressed = false

  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != chosen else { return }
    chosen = selected
    semanticsChanged()
    showHighlight(animated: animated)
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != pressed else { return }
    pressed = highlighted
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

  /// Whether choosing the row does something.
  final var isChoosable: Bool {
    guard let table, selectionStyle != .none, table.allowsSelection else { return false }
    return !isEditing || table.allowsSelectionDuringEditing
  }

  private var texts: [String] {
    let own = [madeTextLabel?.text, madeDetailLabel?.text].compactMap { $0 }
    return own.isEmpty ? contentView.subviews.compactMap { ($0 as? UILabel)?.text } : own
  }

  /// Whether something in the row can be used by itself, and so must be reachable.
  private var holdsControl: Bool {
    editingState.button != nil || editingState.handle != nil || accessoryView as? UIControl != nil
      || accessoryMark as? UIControl != nil
      || contentView.subviews.contains { $0 as? UIControl != nil }
  }

  /// A row that can be chosen is one element with its texts; in others the parts stand for themselves.
  open override var isAccessibilityElement: Bool {
    get { super.isAccessibilityElement || (isChoosable && !holdsControl) }
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

  /// Delete shows what can be done with the row, and so does the arrow that slides it aside.
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
    table?.rowContentChanged(self)
  }
}

/// A cell's content view: tells the cell when a text or view in it changed.
private final class CellContentView: UIView {
  private var size = CGSize.zero

  override func layoutSubviews() {
    super.layoutSubviews()
    // A new size is the cell's own doing; everything else is a change of the content.
    defer { size = bounds.size }
    guard size == bounds.size, let cell = superview as? UITableViewCell else { return }
    cell.setNeedsLayout()
    cell.table?.rowContentChanged(cell)
  }

  override class var kind: String { "UITableViewCellContentView" }
}
