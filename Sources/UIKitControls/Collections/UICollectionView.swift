import CaromGeometry
import UIKitCore
import UIKitDynamics

/// A scrolling view of items in sections, whose positions a layout determines.
///
/// Cells are created when they come near the visible part and reused when they leave it.
///
///     let layout = UICollectionViewFlowLayout()
///     layout.itemSize = CGSize(width: 80, height: 80)
///     let collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
///     collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
///     collection.dataSource = self  // a UICollectionViewDataSource
///     view.addSubview(collection)
open class UICollectionView: UIScrollView {
  /// The kinds of elements in a layout.
  public enum ElementCategory: UInt, Sendable {
    /// A cell, which shows an item.
    case cell
    /// A header, a footer or another view that the data source provides.
    case supplementaryView
    /// A view that belongs to the layout alone.
    case decorationView
  }
  /// Where an item should be after scrolling to it: at most one vertical and one horizontal position.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The item at the top of the visible part.
    public static let top = ScrollPosition(rawValue: 1)
    /// The item in the vertical middle; ignored together with `top`.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The item at the bottom; ignored together with `top` or `centeredVertically`.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The item at the left edge of the visible part.
    public static let left = ScrollPosition(rawValue: 8)
    /// The item in the horizontal middle; ignored together with `left`.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The item at the right edge; ignored together with `left` or `centeredHorizontally`.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of a flow layout's section headers.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a flow layout's section footers.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The object that provides the items; not retained. Setting it reloads the data.
  @Weak public final var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// The object that prepares data in advance; not retained.
  @Weak public final var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { beginPrefetching() }
  }
  /// Whether `prefetchDataSource` is asked; true by default.
  public final var isPrefetchingEnabled = true
  /// Called at the end of each layout.
  final var onLaidOut: (() -> Void)?
  /// The item that a finger is moving.
  final var movement: CollectionMovement?
  /// Whether the user can select items; true by default.
  open var allowsSelection = true {
    didSet {
      semanticsChanged()
      for element in shown {
        element.view.semanticsChanged()
        element.view.setNeedsLayout()
      }
    }
  }
  /// Whether the user can select several items; false by default.
  open var allowsMultipleSelection = false
  /// A view behind the items that does not scroll, or nil.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insert(backgroundView, .subview(0)) }
      setNeedsLayout()
    }
  }

  final var layout: UICollectionViewLayout
  /// The number of items in each section according to the last load.
  final var counts: [Int] = []
  final var shown: [CollectionElement] = []
  final var reusable: [UICollectionReusableView] = []
  final var classes: [(kind: String, identifier: String, make: (CGRect) -> UICollectionReusableView)] = []
  final var selected: [IndexPath] = []
  final var touchedPath: IndexPath?
  final var needsReload = true
  final var needsPrepare = true
  /// The frame that the view being created will have.
  final var makingFrame = CGRect.zero
  /// The update in progress, or nil.
  final var update: CollectionUpdate?
  /// The cell that is being configured again, which the data source dequeues.
  final var reconfigured: UICollectionViewCell?
  final var toldOfRegistrations = false
  final var focusToRestore: IndexPath?
  final let phase = Phase()
  /// How many times the data may be reloaded within one layout.
  private static let maximumRounds = 20

  /// Creates a collection view with a layout.
  ///
  /// A layout that another collection view has is taken away from it, with a diagnostic.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    begin()
  }

  /// Creates a collection view with a flow layout; the coder is passed to the superclass.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    adopt(layout)
    onWillMove = { [me = Weak(self)] offset in
      guard let me = me.value else { return }
      me.boundsWillChange(to: CGRect(origin: offset, size: me.bounds.size))
    }
    throwTarget = { [me = Weak(self)] offset, velocity in
      me.value?.layout.targetContentOffset(forProposedContentOffset: offset, withScrollingVelocity: velocity) ?? offset
    }
  }

  deinit { if layout.collectionView === self { layout.collectionView = nil } }

  open override class var kind: String { "UICollectionView" }

  final var collectionDelegate: (any UICollectionViewDelegate)? { delegate?.asCollectionViewDelegate }

  /// If items can be selected, they are the options of a list box, among which the arrow keys move. An option must not contain
  /// controls, so items that do make it a list.
  open override var semanticRole: Semantics.Role? { allowsSelection && !holdsListItems ? .listbox : .list }

  /// Makes the items those of a list from now on.
  final func becomeList() {
    guard !holdsListItems else { return }
    holdsListItems = true
    semanticsChanged()
    for element in shown { element.view.semanticsChanged() }
  }

  // MARK: Layout

  /// The layout that determines the positions of the items. Setting it is not animated.
  public final var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  final func adopt(_ new: UICollectionViewLayout) {
    if let other = new.collectionView, other !== self {
      UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): its layout already belonged to another collection view, which has lost it. Create a layout for each collection view."
      )
    }
    layout = new
    new.collectionView = self
    for animator in new.animators { animator.value?.resume() }
    needsPrepare = true
    setNeedsLayout()
  }

  final func layoutWasInvalidated(by context: UICollectionViewLayoutInvalidationContext) {
    if context.contentOffsetAdjustment != .zero, context.contentOffsetAdjustment.isFinite {
      let move = context.contentOffsetAdjustment
      setContentOffset(CGPoint(x: contentOffset.x + move.x, y: contentOffset.y + move.y), animated: false)
    }
    guard !needsPrepare else { return }
    needsPrepare = true
    setNeedsLayout()
  }

  private func boundsWillChange(to new: CGRect) {
    guard new != bounds, !needsReload, layout.shouldInvalidateLayout(forBoundsChange: new) else { return }
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: new))
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      boundsWillChange(to: newValue)
      if newValue.size == super.bounds.size {
        super.bounds = newValue
      } else {
        keepingRightEnd { super.bounds = newValue }
      }
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      guard newValue.size != bounds.size else {
        super.frame = newValue
        return
      }
      boundsWillChange(to: CGRect(origin: bounds.origin, size: newValue.size))
      keepingRightEnd { super.frame = newValue }
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // A layout that the data source or the delegate requests meanwhile is done afterwards.
    guard !phase.isUnderWay else { return phase.afterwards { self.setNeedsLayout() } }
    var rounds = 0
    phase.run {
      repeat {
        loadIfNeeded()
        // Each query may change the items, so the next one must not refer to an item that is gone.
        if !needsReload { prepareIfNeeded() }
        if !needsReload { showElements() }
        if !needsReload { settleSizes() }
        rounds += 1
      } while needsReload && rounds < UICollectionView.maximumRounds
    }
    if needsReload {
      UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): its data is reloaded whenever its items are laid out; this was stopped after \(rounds) rounds. Do not change or reload items in cellForItemAt, willDisplay or didEndDisplaying; do it in a later tick."
      )
    }
    backgroundView?.frame = bounds
    restoreFocus()
    onLaidOut?()
  }

  // MARK: Data

  /// Reloads all data from the data source, and forgets the selection.
  ///
  /// The data source is called during the next layout.
  open func reloadData() {
    selected = []
    movement = nil
    rememberFocus()
    needsReload = true
    // Update the list before calling the delegate, which may reload again.
    let old = shown
    shown = []
    // A layout that is requested meanwhile is done afterwards; otherwise the two would call each other forever.
    phase.run { for element in old { recycle(element, tells: true) } }
    setNeedsLayout()
  }

  final func loadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    guard let now = countsNow else { return }
    counts = now
    selected.removeAll { !has($0) }
    let context = type(of: layout).invalidationContextClass.init()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: context)
    needsPrepare = true
  }

  /// The numbers of items that the data source has right now, in each section; nil if it changed the items during the
  /// query. The collection view then loads everything in its next layout, and does not query items that may be gone.
  final var countsNow: [Int]? {
    guard let dataSource else { return [] }
    return phase.run {
      var limit = TableLayout.maximumCount
      var counts: [Int] = []
      for section in 0..<within(&limit, dataSource.numberOfSections(in: self)) {
        guard !needsReload else { return nil }
        counts.append(within(&limit, dataSource.collectionView(self, numberOfItemsInSection: section)))
      }
      return needsReload ? nil : counts
    }
  }

  /// Returns `told`, limited to the remaining part of `limit`; negative numbers count as 0.
  private func within(_ limit: inout Int, _ told: Int) -> Int {
    if told > limit {
      UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): its data source has \(told) items or sections; only \(limit) of them are shown, because a collection view can have at most \(TableLayout.maximumCount). Show fewer."
      )
    }
    let count = max(0, min(told, limit))
    limit -= count
    return count
  }

  final func has(_ path: IndexPath) -> Bool {
    counts.indices.contains(path.section) && path.item >= 0 && path.item < counts[path.section]
  }

  /// Prepares the layout; repeats that, up to four times, if setting the content size invalidates the layout.
  final func prepareIfNeeded() {
    // The layout queries the delegate about items that a load within such a query would change.
    phase.run {
      for _ in 0..<4 where needsPrepare {
        let prepared = layout
        prepared.prepare()
        guard !needsReload else { return }
        // The queries may have given the view another layout.
        guard prepared === layout else { continue }
        needsPrepare = false
        let size = layout.collectionViewContentSize
        let old = contentSize
        guard size != old else { continue }
        keepingRightEnd { contentSize = size }
        if isFlipped, old.width > 0 { moveElements(by: size.width - old.width) }
      }
      needsPrepare = false
    }
  }

  // MARK: Focus across a reload

  final func rememberFocus() {
    guard let focused = UIApplication.shared.focusedView, focusToRestore == nil else { return }
    focusToRestore = shown.first { $0.cell != nil && focused.isDescendant(of: $0.view) }?.path
  }

  private func restoreFocus() {
    guard let path = focusToRestore else { return }
    focusToRestore = nil
    if let cell = cellForItem(at: path) { UIApplication.shared.focus(cell) }
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard allowsSelection, let touch = touches.first, let path = indexPathForItem(at: touch.location(in: self)),
      let cell = cellForItem(at: path), collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return super.touchesBegan(touches, with: event) }
    touchedPath = path
    cell.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touchedPath == nil { super.touchesMoved(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let path = endTouch() else { return super.touchesEnded(touches, with: event) }
    choose(path)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if endTouch() == nil { super.touchesCancelled(touches, with: event) }
  }

  private func endTouch() -> IndexPath? {
    guard let path = touchedPath else { return nil }
    touchedPath = nil
    cellForItem(at: path)?.isHighlighted = false
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
    return path
  }
}
