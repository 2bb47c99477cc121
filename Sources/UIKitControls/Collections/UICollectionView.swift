import CaromGeometry
import UIKitCore
import UIKitDynamics

/// Items in sections that a layout places, and that scroll.
///
/// Cells are made when they come near the visible part and used again when they leave it.
open class UICollectionView: UIScrollView {
  public enum ElementCategory: UInt { case cell, supplementaryView, decorationView }
  public struct ScrollPosition: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  @Weak public final var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// Whether items can be chosen; true at first.
  open var allowsSelection = true {
    didSet {
      semanticsChanged()
      for element in shown { element.view.semanticsChanged() }
    }
  }
  open var allowsMultipleSelection = false
  /// Stays behind the items.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  final var layout: UICollectionViewLayout
  /// How many items each section has, as the data source last said.
  final var counts: [Int] = []
  final var shown: [CollectionElement] = []
  final var reusable: [UICollectionReusableView] = []
  final var classes: [(kind: String, identifier: String, make: (CGRect) -> UICollectionReusableView)] = []
  final var selected: [IndexPath] = []
  final var touchedPath: IndexPath?
  final var needsReload = true
  final var needsPrepare = true
  /// Where the view that the data source is asked for will be.
  final var makingFrame = CGRect.zero
  /// The update under way, if there is one.
  final var update: CollectionUpdate?
  final var focusToRestore: IndexPath?
  final var isArranging = false
  /// Whether views are made and taken away at this moment.
  final var isShowing = false
  /// How often data may be loaded anew in the midst of one layout.
  private static let maximumRounds = 20

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    begin()
  }

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

  /// Items that can be chosen are the options of a list, among which arrows move.
  open override var semanticRole: Semantics.Role? { allowsSelection ? .listbox : .list }

  // MARK: Layout

  /// What places the items.
  public final var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  final func adopt(_ new: UICollectionViewLayout) {
    if let other = new.collectionView, other !== self {
      UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): its layout is another collection view's already, which loses it. Make a layout for each."
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
    // What a data source or delegate asks for in the middle of this comes afterwards.
    guard !isArranging, !isShowing else { return setNeedsLayout() }
    isArranging = true
    var rounds = 0
    repeat {
      loadIfNeeded()
      prepareIfNeeded()
      showElements()
      settleSizes()
      rounds += 1
    } while needsReload && rounds < UICollectionView.maximumRounds
    isArranging = false
    if needsReload {
      UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): its data is loaded anew each time its items are laid out, and that was cut off after \(rounds) rounds. Do not change or reload items in cellForItemAt, willDisplay or didEndDisplaying; do it in a later tick."
      )
    }
    backgroundView?.frame = bounds
    restoreFocus()
  }

  // MARK: Data

  /// Asks the data source for everything anew; forgets the selection.
  open func reloadData() {
    selected = []
    rememberFocus()
    needsReload = true
    // Out of the list first: who is told of it may reload once more.
    let old = shown
    shown = []
    // A layout that is asked for meanwhile comes afterwards, or the two would call each other for ever.
    let outer = isShowing
    isShowing = true
    for element in old { recycle(element, tells: true) }
    isShowing = outer
    setNeedsLayout()
  }

  final func loadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    counts = countsNow
    selected.removeAll { !has($0) }
    let context = type(of: layout).invalidationContextClass.init()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: context)
    needsPrepare = true
  }

  /// What the data source says at this moment.
  final var countsNow: [Int] {
    guard let dataSource else { return [] }
    var limit = TableLayout.maximumCount
    return (0..<within(&limit, dataSource.numberOfSections(in: self))).map {
      within(&limit, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  /// As many as are told, or as are left of `limit`; below 0 counts as none.
  private func within(_ limit: inout Int, _ told: Int) -> Int {
    if told > limit {
      UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): its data source has \(told) items or sections; \(limit) of them are shown, since a collection holds \(TableLayout.maximumCount) at most. Show a part of them."
      )
    }
    let count = max(0, min(told, limit))
    limit -= count
    return count
  }

  final func has(_ path: IndexPath) -> Bool {
    counts.indices.contains(path.section) && path.item >= 0 && path.item < counts[path.section]
  }

  /// Prepares the layout until the size of its content disturbs it no more.
  final func prepareIfNeeded() {
    for _ in 0..<4 where needsPrepare {
      layout.prepare()
      needsPrepare = false
      let size = layout.collectionViewContentSize
      let old = contentSize
      guard size != old else { continue }
      keepingRightEnd { contentSize = size }
      if isFlipped, old.width > 0 { moveElements(by: size.width - old.width) }
    }
    needsPrepare = false
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
