import CaromGeometry
import UIKitCore

/// Updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObject {
  /// Called when the search has become active, or its text or scope has changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// Is notified of the beginning and the end of a search; every method has a default.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObject {
  /// Called before the search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after the search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing by default.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing by default.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing by default.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing by default.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// A search bar in a navigation bar, and the results over the content.
///
///     let search = UISearchController(searchResultsController: nil)
///     search.searchResultsUpdater = self  // a UISearchResultsUpdating
///     navigationItem.searchController = search
///
/// Without a results controller, the searched controller shows the results itself, for `searchBar.text`.
open class UISearchController: UIViewController {
  /// The bar; give it a placeholder and scopes.
  public final let searchBar = UISearchBar(frame: .zero)
  /// The controller that shows the results while there is a text; nil for one that shows them itself.
  public final let searchResultsController: UIViewController?
  /// The object that finds the results; not retained.
  @Weak public final var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The object that is notified of beginning and end; not retained.
  @Weak public final var delegate: (any UISearchControllerDelegate)?
  /// Whether the content is dimmed while the search is active and no results are shown; true by default. A touch there
  /// ends the search.
  open var obscuresBackgroundDuringPresentation = true { didSet { showResults() } }
  /// Accepted without effect: the navigation bar stays. True by default.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the bar shows "Cancel" while the search is active; true by default.
  open var automaticallyShowsCancelButton = true
  /// Whether the results are shown even without a text; false by default.
  open var showsSearchResultsController = false { didSet { showResults() } }

  /// The controller whose content is searched.
  @Weak final var owner: UIViewController?
  private final var active = false
  private final let dimming = UIView(frame: .zero)

  /// Creates a search controller. `searchResultsController` shows the results over the content; nil leaves that to the
  /// controller with the content.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init()
    searchBar.onBegin = { [me = Weak(self)] in me.value?.isActive = true }
    searchBar.onChange = { [me = Weak(self)] in me.value?.textChanged() }
    searchBar.onCancel = { [me = Weak(self)] in me.value?.isActive = false }
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.3)
    dimming.addGestureRecognizer(UITapGestureRecognizer { [me = Weak(self)] _ in me.value?.isActive = false })
  }

  /// Creates a search controller without one for the results; the coder is passed to the superclass.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  open override class var kind: String { "UISearchController" }

  /// Whether the search is active: from the beginning of editing until "Cancel". Setting it false clears the text.
  open var isActive: Bool {
    get { active }
    set { newValue ? begin() : end() }
  }

  private func begin() {
    guard !active else { return }
    active = true
    delegate?.willPresentSearchController(self)
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
    if !searchBar.searchTextField.isEditing { searchBar.becomeFirstResponder() }
    showResults()
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didPresentSearchController(self)
  }

  private func end() {
    guard active else { return }
    active = false
    delegate?.willDismissSearchController(self)
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
    searchBar.resignFirstResponder()
    if searchBar.text?.isEmpty == false { searchBar.text = nil }
    showResults()
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didDismissSearchController(self)
  }

  private func textChanged() {
    guard active else { return }
    showResults()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  // MARK: Results

  private func showResults() {
    let hasText = searchBar.text?.isEmpty == false
    let showsThem = active && (hasText || showsSearchResultsController) && searchResultsController != nil
    cover(with: showsThem ? searchResultsController : nil)
    let isDim =
      active && obscuresBackgroundDuringPresentation && !showsThem && (searchResultsController != nil || !hasText)
    guard isDim, let content = owner?.viewIfLoaded, let place = content.superview else {
      return dimming.removeFromSuperview()
    }
    dimming.frame = content.frame
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if dimming.superview == nil { place.insertSubview(dimming, aboveSubview: content) }
  }

  /// Shows the results over the content, or removes them.
  private func cover(with results: UIViewController?) {
    guard let results, let owner, let content = owner.viewIfLoaded, let place = content.superview else {
      guard let shown = searchResultsController, shown.parent != nil else { return }
      shown.willMove(toParent: nil)
      shown.viewIfLoaded?.removeFromSuperview()
      shown.removeFromParent()
      return
    }
    guard results.parent !== owner else { return }
    owner.addChild(results)
    results.barInsets = owner.barInsets
    results.view.frame = content.frame
    results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    place.insertSubview(results.view, aboveSubview: content)
    results.didMove(toParent: owner)
  }
}

extension UINavigationItem {
  /// The search whose bar is below the title; nil by default.
  public final var searchController: UISearchController? {
    get { ownSearch as? UISearchController }
    set {
      ownSearch = newValue
      newValue?.owner = controller
      searchView = newValue?.searchBar
      searchHeight = { [search = Weak(newValue)] in search.value?.searchBar.height ?? 0 }
      didChange()
    }
  }
  /// Accepted without effect: the bar stays below the title. True by default.
  public final var hidesSearchBarWhenScrolling: Bool {
    get { storedHidesSearch }
    set { storedHidesSearch = newValue }
  }
}
