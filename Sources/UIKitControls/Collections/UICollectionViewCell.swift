import CaromGeometry
import UIKitCore

/// An item of a collection view: whatever is added to its content view.
open class UICollectionViewCell: UICollectionReusableView {
  /// The view for content of one's own; as large as the cell.
  public final let contentView = UIView(frame: .zero)
  /// Where the cell is in its collection view.
  final var indexPath = IndexPath(item: 0, section: 0)

  public required init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    contentView.frame = bounds
    addSubview(contentView)
  }

  open override class var kind: String { "UICollectionViewCell" }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
  }

  /// As large as the constraints in the content view say, where there are any and the layout asks cells.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard collectionView?.asksCells == true, !contentView.constraints.isEmpty else { return layoutAttributes }
    let size = contentView.systemLayoutSizeFitting(layoutAttributes.size)
    layoutAttributes.frame = CGRect(origin: layoutAttributes.frame.origin, size: size)
    return layoutAttributes
  }

  // MARK: Selection

  /// Whether the item is chosen; override it, with `didSet`, to show it in a way of your own.
  open var isSelected = false { didSet { if isSelected != oldValue { chosenChanged() } } }
  /// Whether a finger is on the item.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { showChosen() } } }

  /// Drawn behind everything; nil at first.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Shown over the background while the item is selected or pressed.
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
    showChosen()
  }

  private func showChosen() { selectedBackgroundView?.alpha = isSelected || isHighlighted ? 1 : 0 }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
    isSelected = false
  }

  // MARK: Accessibility and keys

  /// Whether choosing the item does something.
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

  /// Whether something in it can be used by itself, and so must be reachable.
  private var holdsControl: Bool { contentView.subviews.contains { $0 as? UIControl != nil } }

  /// An item that can be chosen is one element with its texts; in others the parts stand for themselves.
  open override var isAccessibilityElement: Bool {
    get { super.isAccessibilityElement || (isChoosable && !holdsControl) }
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
    return isChoosable ? .option : .listitem
  }
  open override var canBecomeFocused: Bool { isChoosable && isAccessibilityElement && isUserInteractionEnabled }

  open override func accessibilityActivate() -> Bool {
    guard isChoosable, let collectionView else { return false }
    collectionView.choose(indexPath)
    return true
  }

  /// Space and Enter choose the item, arrows go to the item beside it.
  open override func handleKey(_ key: UIKey, isRepeat: Bool) -> Bool {
    guard isChoosable, let collectionView else { return super.handleKey(key, isRepeat: isRepeat) }
    if key.activates {
      if !isRepeat { collectionView.choose(indexPath) }
      return true
    }
    // At the ends of the list an arrow stays where it is.
    if collectionView.moveFocus(from: indexPath, by: key) { return true }
    return CollectionDirection(key, isRightToLeft: isRightToLeft) != nil
  }
}
