import CaromGeometry
import UIKitCore

/// Is notified of the user's actions in a search bar; every method has a default.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObject {
  /// Returns whether editing may begin; true by default.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Returns whether editing may end; true by default.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called when the text has changed, including when it was cleared.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Returns whether `text` may replace a range, in UTF-16 units; true by default.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called when the return key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the button "Cancel" was pressed.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when another scope was chosen.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Returns true by default.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing by default.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Returns true by default.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing by default.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing by default.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Returns true by default.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing by default.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing by default.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing by default.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// A field for a search text, with a button that cancels, and scopes below; 56 points high, and 44 more with scopes.
///
///     let search = UISearchBar()
///     search.delegate = self  // a UISearchBarDelegate
///     tableView.tableHeaderView = search
open class UISearchBar: UIView, UITextFieldDelegate {
  /// The styles of the bar.
  public enum Style: UInt, Sendable {
    /// Treated like `minimal`.
    case `default`
    /// With a background.
    case prominent
    /// Without a background.
    case minimal
  }

  /// The object that is notified; not retained.
  @Weak public final var delegate: (any UISearchBarDelegate)?
  /// The field.
  public final let searchTextField = UISearchTextField(frame: .zero)
  private final let cancelButton = UIButton(type: .system)
  private final var scopes: UISegmentedControl?
  /// Additional behavior of a search controller.
  final var onBegin: (() -> Void)?
  final var onChange: (() -> Void)?
  final var onCancel: (() -> Void)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  /// Creates a bar; the coder is passed to the superclass.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    addSubview(searchTextField)
    searchTextField.delegate = self
    searchTextField.addAction(UIAction { [me = Weak(self)] _ in me.value?.textChanged() }, for: .editingChanged)
    cancelButton.setTitle(Words.cancel, for: .normal)
    cancelButton.addAction(UIAction { [me = Weak(self)] _ in me.value?.cancel() }, for: .primaryActionTriggered)
    cancelButton.isHidden = true
    addSubview(cancelButton)
  }

  open override class var kind: String { "UISearchBar" }

  // MARK: Contents

  /// The text; nil only before one was set. Setting it does not notify the delegate.
  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      onChange?()
    }
  }
  /// A text that is shown while the field is empty; "Search" by default.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// The style of the bar; `default` by default.
  open var searchBarStyle = Style.default { didSet { resolveColors() } }
  /// The color of the bar's background; nil, the default, for none.
  open var barTintColor: UIColor? { didSet { resolveColors() } }
  /// Accepted without effect: the bar is clear unless it has a color. True by default.
  open var isTranslucent = true

  /// Whether the button "Cancel" is shown; false by default.
  open var showsCancelButton: Bool {
    get { !cancelButton.isHidden }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows or hides the button "Cancel"; the field makes room with an animation if `animated` is true.
  open func setShowsCancelButton(_ shows: Bool, animated: Bool) {
    guard shows != showsCancelButton else { return }
    cancelButton.isHidden = !shows
    setNeedsLayout()
    fade(0.25, animated: animated && !traitCollection.reducesMotion) { layoutIfNeeded() }
  }

  // MARK: Scopes

  /// The titles of the scopes; nil, the default, for none.
  open var scopeButtonTitles: [String]? {
    didSet {
      scopes?.removeFromSuperview()
      scopes = scopeButtonTitles.flatMap { $0.isEmpty ? nil : UISegmentedControl(items: $0) }
      guard let scopes else { return }
      scopes.selectedSegmentIndex = 0
      scopes.isHidden = !showsScopeBar
      scopes.accessibilityLabel = Words.scope
      scopes.addAction(
        UIAction { [me = Weak(self)] _ in
          guard let me = me.value else { return }
          me.delegate?.searchBar(me, selectedScopeButtonIndexDidChange: me.selectedScopeButtonIndex)
          me.onChange?()
        }, for: .valueChanged)
      addSubview(scopes)
      invalidateIntrinsicContentSize()
    }
  }
  /// The index of the selected scope, from 0. Setting it does not notify the delegate.
  open var selectedScopeButtonIndex: Int {
    get { max(0, scopes?.selectedSegmentIndex ?? 0) }
    set { scopes?.selectedSegmentIndex = newValue }
  }
  /// Whether the scopes are shown; false by default.
  open var showsScopeBar = false {
    didSet {
      scopes?.isHidden = !showsScopeBar
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  // MARK: Layout

  final var height: CGFloat { scopes != nil && showsScopeBar ? 100 : 56 }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let margin: CGFloat = 8
    let cancel = showsCancelButton ? cancelButton.sizeThatFits(.zero).width + margin : 0
    let width = max(0, bounds.width - 2 * margin - cancel)
    searchTextField.frame = CGRect(x: isRightToLeft ? margin + cancel : margin, y: 10, width: width, height: 36)
    let size = max(0, cancel - margin)
    cancelButton.frame = CGRect(x: isRightToLeft ? margin : bounds.width - margin - size, y: 6, width: size, height: 44)
    scopes?.frame = CGRect(x: margin, y: 56, width: max(0, bounds.width - 2 * margin), height: 32)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

  open override func resolveColors() {
    super.resolveColors()
    let ground = barTintColor ?? (searchBarStyle == .prominent ? .secondarySystemBackground : nil)
    if let ground { layer.backgroundColor = ground.resolved(for: traitCollection) }
  }

  // MARK: Actions of the user

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  private func textChanged() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    onChange?()
  }

  private func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    onCancel?()
  }

  /// Asks the delegate.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldBeginEditing(self) ?? true
  }
  /// Tells the delegate.
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    delegate?.searchBarTextDidBeginEditing(self)
    onBegin?()
  }
  /// Asks the delegate.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldEndEditing(self) ?? true
  }
  /// Tells the delegate.
  public func textFieldDidEndEditing(_ textField: UITextField) { delegate?.searchBarTextDidEndEditing(self) }
  /// Asks the delegate.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: string) ?? true }
  /// Tells the delegate.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    delegate?.searchBarSearchButtonClicked(self)
    return true
  }
}
