import CaromGeometry
import UIKitCore

/// A controller whose view is a collection view, and which is its data source and delegate, and a flow layout's
/// delegate.
///
/// It declares every method of these protocols, so that subclasses override them.
///
///     final class Tiles: UICollectionViewController {
///       override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }
///       override func collectionView(
///         _ view: UICollectionView, cellForItemAt indexPath: IndexPath
///       ) -> UICollectionViewCell {
///         let cell = UICollectionViewCell(frame: .zero)
///         cell.backgroundColor = .systemTeal
///         return cell
///       }
///     }
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
{
  /// The layout that was given to the initializer.
  public final let collectionViewLayout: UICollectionViewLayout

  /// Whether selected items are deselected when the view is about to appear; true by default.
  public final var clearsSelectionOnViewWillAppear = true

  /// The long press that moves items.
  final var movementPress: NSObject?

  /// Creates a controller whose collection view has the given layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init()
  }

  /// Creates a controller with a flow layout.
  public convenience override init() { self.init(collectionViewLayout: UICollectionViewFlowLayout()) }

  /// Creates a controller with a flow layout; the coder is passed to the superclass.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  open override class var kind: String { "UICollectionViewController" }

  /// The collection view, which is the controller's view; nil if a subclass set another kind of view.
  public final var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }

  open override func loadView() {
    let collection = UICollectionView(
      frame: UIApplication.shared.windowScene.bounds, collectionViewLayout: collectionViewLayout)
    collection.backgroundColor = .systemBackground
    collection.alwaysBounceVertical = true
    collection.dataSource = self
    collection.delegate = self
    view = collection
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let collectionView else { return }
    for path in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: path, animated: animated)
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    collectionView?.flashScrollIndicators()
  }

  /// Keys that no other responder handles scroll the view.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let key = presses.first?.key, collectionView?.scroll(by: key) == true { return }
    super.pressesBegan(presses, with: event)
  }

  // MARK: UICollectionViewDataSource

  /// Returns 1 unless a subclass overrides it.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Returns 0 unless a subclass overrides it.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  /// Diagnoses that a subclass does not override the method, and returns an empty cell.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UIApplication.shared.diagnose(
      "\(UIApplication.describe(self)): collectionView(_:cellForItemAt:) is not overridden; an empty cell is shown.")
    return UICollectionViewCell(frame: .zero)
  }
  /// Diagnoses that a subclass does not override the method, and returns an empty view.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    UIApplication.shared.diagnose(
      "\(UIApplication.describe(self)): collectionView(_:viewForSupplementaryElementOfKind:at:) is not overridden; an empty view is shown."
    )
    return UICollectionReusableView(frame: .zero)
  }

  /// Returns true unless a subclass overrides it.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
  /// Does nothing unless a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  // MARK: UICollectionViewDelegate

  /// Returns `self`.
  open var asCollectionViewDelegate: (any UICollectionViewDelegate)? { self }
  /// Returns nil; a subclass that is the delegate of a text view overrides it and returns self.
  open var asTextViewDelegate: (any UITextViewDelegate)? { nil }
  /// Returns `self`.
  open var asFlowLayoutDelegate: (any UICollectionViewDelegateFlowLayout)? { self }
  /// Returns true unless a subclass overrides it.
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Does nothing unless a subclass overrides it.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  /// Does nothing unless a subclass overrides it.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  /// Returns true unless a subclass overrides it.
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Returns true unless a subclass overrides it.
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Does nothing unless a subclass overrides it.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// Does nothing unless a subclass overrides it.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// Does nothing unless a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// Does nothing unless a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// Does nothing unless a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Does nothing unless a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Returns `proposedContentOffset` unless a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns `proposedIndexPath` unless a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  // MARK: UICollectionViewDelegateFlowLayout

  /// Returns the size of an item, in points; by default the layout's `itemSize`, or its estimate if it has one.
  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.usualItemSize ?? .zero }
  /// Returns the insets of a section, in points; by default the layout's.
  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
  /// Returns the minimum spacing between the lines of a section, in points; by default the layout's.
  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }
  /// Returns the minimum spacing between items on a line, in points; by default the layout's.
  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }
  /// Returns the size of a section's header, in points; by default the layout's.
  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
  /// Returns the size of a section's footer, in points; by default the layout's.
  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero }

  // MARK: UIScrollViewDelegate

  /// Does nothing unless a subclass overrides it.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing unless a subclass overrides it.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing unless a subclass overrides it.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing unless a subclass overrides it.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing unless a subclass overrides it.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing unless a subclass overrides it.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing unless a subclass overrides it.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Returns true unless a subclass overrides it.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing unless a subclass overrides it.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing unless a subclass overrides it.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  /// Returns nil unless a subclass overrides it.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing unless a subclass overrides it.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing unless a subclass overrides it.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing unless a subclass overrides it.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
