import CaromGeometry
import UIKitCore

/// A cell of a collection view: it shows an item by the views in its content view.
open class UICollectionViewCell: UICollectionReusableView {
  /// The view for an app's own content; as large as the cell.
  public final let contentView = UIView(frame: .zero)
  /// The element that selects the item if the cell is not an element itself.
  final var choice: RowMark?
  /// The cell's path in its collection view.
  final var indexPath = IndexPath(item: 0, section: 0)

  /// Creates a cell.
  ///
  /// The initializer is required because collection views create registered cells with it: an override is written
  /// `required init`.
  public required init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  /// Creates a cell; the coder is passed to the superclass.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    contentView.frame = bounds
    addSubview(contentView)
  }

  open override class var kind: String { "UICollectionViewCell" }

  /// A closure that is called before a layout after the cell's state changed, and sets its content to suit; nil by
  /// default. It gets the cell, and its state.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
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

  open override func layoutSubviews() {
    updateContent()
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    placeChoice()
  }

  /// Returns the size that the constraints in the content view require, if there are any and the layout considers it;
  /// the attributes are unchanged otherwise.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    updateContent()
    guard collectionView?.asksCells == true, !contentView.constraints.isEmpty else { return layoutAttributes }
    let size = layoutAttributes.fittingSize(of: contentView)
    layoutAttributes.frame = CGRect(origin: layoutAttributes.frame.origin, size: size)
    return layoutAttributes
  }

  // MARK: Selection

  /// Whether the item is selected; override it with `didSet` to change the cell's appearance. Setting it does not
  /// change the collection view's selection.
  open var isSelected = false { didSet { if isSelected != oldValue { chosenChanged() } } }
  /// Whether a touch is on the item; override it with `didSet` to change the cell's appearance.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { chosenOrPressedChanged() } } }

  /// A view behind everything else; nil by default.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insert(backgroundView, .subview(0)) }
      setNeedsLayout()
    }
  }
  /// A view in front of the background that is shown while the item is selected or pressed; nil by default.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let selectedBackgroundView else { return }
      insertSubview(selectedBackgroundView, belowSubview: contentView)
      showChosen()
      setNeedsLayout()
    }
  }

  private func chosenChanged() {
    semanticsChanged()
    choice?.accessibilityTraits = accessibilityTraits.union(.button)
    chosenOrPressedChanged()
  }

  private func chosenOrPressedChanged() {
    showChosen()
    setNeedsUpdateConfiguration()
  }

  private func showChosen() { selectedBackgroundView?.alpha = isSelected || isHighlighted ? 1 : 0 }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
    isSelected = false
    setNeedsUpdateConfiguration()
  }

  // MARK: Accessibility and keys

  /// Whether the user can select the item.
  final var isChoosable: Bool { collectionView?.allowsSelection == true }

  private var texts: [String] {
    var texts: [String] = []
    func collect(_ view: UIView) {
      for each in view.subviews {
        if let text = (each as? UILabel)?.text, !text.isEmpty {
          texts.append(text)
        } else if each.isAccessibilityElement, let label = each.accessibilityLabel {
          texts.append(label)
        } else {
          collect(each)
        }
      }
    }
    collect(contentView)
    return texts
  }

  /// An item that can be selected, and contains no controls, is a single element with its texts; otherwise the parts
  /// are elements, and `choice` selects the item.
  open override var isAccessibilityElement: Bool {
    get { super.isAccessibilityElement || (isChoosable && !contentView.holdsControl) }
    set { super.isAccessibilityElement = newValue }
  }
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? (isAccessibilityElement ? texts.first : nil) }
    set { super.accessibilityLabel = newValue }
  }
  open override var accessibilityValue: String? {
    get {
      super.accessibilityValue
        ?? (isAccessibilityElement && texts.count > 1 ? texts.dropFirst().joined(separator: ", ") : nil)
    }
    set { super.accessibilityValue = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = super.accessibilityTraits
      if isSelected { traits.insert(.selected) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }
  open override var semanticRole: Semantics.Role? {
    guard isAccessibilityElement else { return nil }
    // The page puts each item of a list into an element of its own, which has the role of an item.
    if collectionView?.holdsListItems == true { return isChoosable ? .button : nil }
    return isChoosable ? .option : .listitem
  }
  open override var canBecomeFocused: Bool { isChoosable && isAccessibilityElement && isUserInteractionEnabled }

  open override func accessibilityActivate() -> Bool {
    guard isChoosable, let collectionView else { return false }
    collectionView.choose(indexPath)
    return true
  }

  /// Space and Enter select the item; the arrow keys move the focus to the next one.
  open override func handleKey(_ key: UIKey, isRepeat: Bool) -> Bool {
    guard isChoosable, let collectionView else { return super.handleKey(key, isRepeat: isRepeat) }
    if key.activates {
      if !isRepeat { collectionView.choose(indexPath) }
      return true
    }
    // At the ends of the list an arrow key does nothing.
    if collectionView.moveFocus(from: indexPath, by: key) { return true }
    return CollectionDirection(key, isRightToLeft: isRightToLeft) != nil
  }
}
