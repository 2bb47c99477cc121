import CaromGeometry
import UIKitCore

extension UICollectionView {
  /// Elements this far beyond the visible part exist too: half a view in the directions that scroll.
  private var reach: CGSize {
    CGSize(
      width: contentSize.width > bounds.width ? bounds.width / 2 : 0,
      height: contentSize.height > bounds.height ? bounds.height / 2 : 0)
  }

  /// The attributes of the elements in and near the visible part.
  final var wantedElements: [UICollectionViewLayoutAttributes] {
    let reach = reach
    let rect = bounds.insetBy(dx: -reach.width, dy: -reach.height)
    let wanted = (layout.layoutAttributesForElements(in: rect) ?? []).filter { attributes in
      guard attributes.values.center.isFinite, attributes.values.size.isFinite,
        seen(attributes.frame, of: attributes.key).intersects(rect)
      else { return false }
      return attributes.representedElementCategory != .cell || has(attributes.indexPath)
    }
    guard wanted.count > UICollectionView.maximumElements else { return wanted }
    UIApplication.shared.diagnose(
      "\(UIApplication.describe(self)): its items are so small, or it is so large, that \(wanted.count) or more views would exist at once; only \(UICollectionView.maximumElements) are shown. Make the items larger."
    )
    return Array(wanted.prefix(UICollectionView.maximumElements))
  }

  /// Converts a position of the content to where it is visible, which differs if the element's section scrolls
  /// orthogonally.
  final func seen(_ frame: CGRect, of key: CollectionElement.Key) -> CGRect {
    guard let host = layout.host(of: key) else { return frame }
    return frame.offsetBy(dx: host.frame.minX - host.bounds.minX, dy: host.frame.minY - host.bounds.minY)
  }

  /// The greatest number of cells and other elements that exist at once.
  static let maximumElements = 1000

  /// Shows the elements that the layout has in and near the visible part, and removes the others.
  ///
  /// New views start with the attributes that `start` returns. If `end` is given, views that are no longer needed get
  /// its values and are returned; the caller removes them when they have arrived there.
  @discardableResult
  final func showElements(
    start: ((UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes?)? = nil,
    end: ((CollectionElement) -> UICollectionViewLayoutAttributes.Values)? = nil
  ) -> [CollectionElement] {
    let wanted = wantedElements
    guard !needsReload else { return [] }
    var isKept = Array(repeating: false, count: shown.count)
    let known = shown.count
    for attributes in wanted {
      // If the data must be reloaded, the rest of this work is useless.
      guard let index = place(attributes, startingFrom: start) else { return [] }
      if index < known { isKept[index] = true }
    }
    var kept: [CollectionElement] = []
    var leaving: [CollectionElement] = []
    var gone: [CollectionElement] = []
    for (index, element) in shown.enumerated() {
      if index >= known || isKept[index] || isHeld(element) {
        kept.append(element)
      } else if let end {
        element.view.write(end(element), over: element.values)
        leaving.append(element)
      } else {
        gone.append(element)
      }
    }
    // Update the list before calling the delegate, which may reload the data.
    shown = kept
    for element in gone { recycle(element, tells: true) }
    order()
    return leaving
  }

  /// Whether an element has the keyboard focus or a touch, so that it stays wherever it was scrolled to.
  final func isHeld(_ element: CollectionElement) -> Bool {
    guard element.key.category == .cell, has(element.path) else { return false }
    return UIApplication.shared.focusedView?.isDescendant(of: element.view) == true || touchedPath == element.path
      || movement?.path == element.path
  }

  /// Writes attributes to the view of their element, creating it if necessary. Returns its index in `shown`, or nil
  /// if the data must be reloaded.
  ///
  /// A new view starts with the attributes that `start` returns, unless they are nil.
  private func place(
    _ attributes: UICollectionViewLayoutAttributes,
    startingFrom start: ((UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes?)?
  ) -> Int? {
    let key = attributes.key
    if let index = shown.firstIndex(where: { $0.key == key }) {
      let element = shown[index]
      let home = layout.host(of: key) ?? self
      if element.view.superview !== home { home.addSubview(element.view) }
      // Whoever sees the view move may reload the data.
      guard !needsReload else { return nil }
      let values = movement?.values(attributes) ?? attributes.values
      shown[index].values = values
      element.view.write(values, over: element.values)
      element.view.apply(attributes)
      return needsReload ? nil : index
    }
    makingFrame = attributes.frame
    let start = start?(attributes)
    let view = makeView(for: key)
    guard !needsReload else { return nil }
    view.collectionView = self
    UIView.performWithoutAnimation {
      view.write((start ?? attributes).values, over: nil)
      view.apply(start ?? attributes)
      (layout.host(of: key) ?? self).addSubview(view)
    }
    guard !needsReload else {
      recycle(CollectionElement(key: key, view: view, values: attributes.values), tells: false)
      return nil
    }
    shown.append(CollectionElement(key: key, view: view, values: (start ?? attributes).values))
    tellWillDisplay(view, key)
    guard !needsReload else { return nil }
    guard start != nil else { return shown.count - 1 }
    return place(attributes, startingFrom: nil)
  }

  private func makeView(for key: CollectionElement.Key) -> UICollectionReusableView {
    let path = key.path
    var view: UICollectionReusableView
    switch key.category {
    case .cell:
      view =
        dataSource?.collectionView(self, cellForItemAt: movement?.sourcePath(of: path) ?? path)
        ?? UICollectionViewCell(frame: makingFrame)
    case .supplementaryView:
      view =
        dataSource?.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: path)
        ?? UICollectionReusableView(frame: makingFrame)
    case .decorationView: view = makeDecoration(key.kind)
    }
    if let other = shown.first(where: { $0.view === view }) {
      UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): the data source returned for item \(path.item) of section \(path.section) the view that is already at item \(other.path.item) of section \(other.path.section); an empty view is shown instead. Dequeue a view for each."
      )
      view = key.category == .cell ? UICollectionViewCell(frame: makingFrame) : .init(frame: makingFrame)
    }
    if let cell = view as? UICollectionViewCell {
      cell.indexPath = path
      cell.isSelected = selected.contains(path)
      // Its choice says the texts of the new item.
      if cell.choice != nil { cell.setNeedsLayout() }
    }
    return view
  }

  private func makeDecoration(_ kind: String) -> UICollectionReusableView {
    if let place = reusable.firstIndex(where: { $0.reuseKind == kind && $0.reuseIdentifier == kind }) {
      let view = reusable.remove(at: place)
      view.prepareForReuse()
      return view
    }
    guard let registered = layout.decorationClasses.first(where: { $0.kind == kind }) else {
      UIApplication.shared.diagnose(
        "\(UIApplication.describe(layout)): no class is registered for decorations of kind \(kind). Call register(_:forDecorationViewOfKind:) on the layout first."
      )
      return UICollectionReusableView(frame: makingFrame)
    }
    let view = registered.make(makingFrame)
    view.reuseKind = kind
    view.reuseIdentifier = kind
    view.isUserInteractionEnabled = false
    return view
  }

  private func tellWillDisplay(_ view: UICollectionReusableView, _ key: CollectionElement.Key) {
    guard let delegate = collectionDelegate else { return }
    if let cell = view as? UICollectionViewCell {
      delegate.collectionView(self, willDisplay: cell, forItemAt: key.path)
    } else if key.category == .supplementaryView {
      delegate.collectionView(self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.path)
    }
  }

  /// Removes a view and keeps it for reuse.
  final func recycle(_ element: CollectionElement, tells: Bool) {
    let view = element.view
    view.removeFromSuperview()
    view.collectionView = nil
    // More views than this are never needed again.
    if view.reuseIdentifier != nil, reusable.count < 64 { reusable.append(view) }
    guard tells, let delegate = collectionDelegate else { return }
    if let cell = element.cell {
      delegate.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
    } else if element.key.category == .supplementaryView {
      delegate.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.key.kind, at: element.path)
    }
  }

  /// Keeps the subviews in reading order, which is also the order of the Tab key and of screen readers; elements with
  /// a higher `zIndex` come later.
  final func order() {
    shown.sort(by: CollectionElement.isBefore)
    var place = backgroundView == nil ? 0 : 1
    // The number of elements so far in each scroll view of a section.
    var hosts: [(view: UIView, count: Int)] = []
    func put(_ view: UIView, in host: UIView, at place: Int) {
      if !host.subviews.indices.contains(place) || host.subviews[place] !== view { host.insert(view, .subview(place)) }
    }
    for element in shown {
      guard let host = layout.host(of: element.key) else {
        put(element.view, in: self, at: place)
        place += 1
        continue
      }
      if let index = hosts.firstIndex(where: { $0.view === host }) {
        put(element.view, in: host, at: hosts[index].count)
        hosts[index].count += 1
      } else {
        put(host, in: self, at: place)
        place += 1
        put(element.view, in: host, at: 0)
        hosts.append((host, 1))
      }
    }
  }
}
