import Testing
import UIKit

/// Items that change within a callback.
private final class Fickle: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  enum Moment { case cell, willDisplay, didEnd, size }
  var names = (0..<200).map { "Item \($0)" }
  var sections = 1
  var moment: Moment?
  var onMoment: ((UICollectionView) -> Void)?

  private func say(_ moment: Moment, _ view: UICollectionView) {
    if moment == self.moment { onMoment?(view) }
  }
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    // An app would trap here if it were asked for an item that no longer exists.
    cell.accessibilityLabel = names[indexPath.item]
    say(.cell, collectionView)
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { say(.willDisplay, collectionView) }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { say(.didEnd, collectionView) }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    say(.size, collectionView)
    return CGSize(width: 100, height: 100)
  }
}

/// A cell that calls a closure when it moves.
private final class Restless: UICollectionViewCell {
  var onMove: (() -> Void)?

  private func tell() {
    guard let call = onMove else { return }
    onMove = nil
    call()
  }
  override func didMoveToSuperview() { tell() }
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height += 10
    return layoutAttributes
  }
}

/// A layout that calls a closure when it receives a cell's preferred attributes.
private final class Asked: UICollectionViewFlowLayout {
  var onAnswer: (() -> Void)?
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool {
    onAnswer?()
    return true
  }
}

@Suite struct CollectionReentryTests {
  private let host = HeadlessHost(size: CGSize(width: 390, height: 844))
  private let source = Fickle()

  private func show(_ moment: Fickle.Moment, _ change: @escaping (UICollectionView) -> Void) -> UICollectionView {
    let view = UICollectionView(frame: host.view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = source
    view.delegate = source
    host.view.addSubview(view)
    host.advance(ticks: 2)
    source.moment = moment
    source.onMoment = change
    view.contentOffset.y = 3000
    host.advance(ticks: 2)
    return view
  }

  private static let moments: [Fickle.Moment] = [.cell, .willDisplay, .didEnd]

  @Test(arguments: moments) private func itemsAreDeletedOnce(_ moment: Fickle.Moment) {
    let view = show(moment) { [source] view in
      source.moment = nil
      source.names.removeLast(195)
      view.deleteItems(at: (5..<200).map { IndexPath(item: $0, section: 0) })
      view.layoutIfNeeded()
    }
    host.settle()
    #expect(view.visibleCells.count == 5 && view.numberOfItems(inSection: 0) == 5)
    #expect(host.diagnostics == [])
  }

  @Test(arguments: moments) private func dataAreLoadedAnewOnce(_ moment: Fickle.Moment) {
    let view = show(moment) { [source] view in
      source.moment = nil
      source.names = ["Only"]
      view.reloadData()
      view.layoutIfNeeded()
    }
    host.settle()
    #expect(view.visibleCells.map { $0.accessibilityLabel } == ["Only"])
    #expect(host.diagnostics == [])
  }

  @Test(arguments: moments + [.size]) private func dataAreLoadedAnewForEver(_ moment: Fickle.Moment) {
    let view = show(moment) { view in
      view.reloadData()
      view.layoutIfNeeded()
    }
    view.reloadData()
    host.advance(ticks: 5)
    if moment != .didEnd { #expect(host.diagnostics.first?.contains("reloaded whenever its") == true) }
    source.moment = nil
    view.reloadData()
    host.advance(ticks: 5)
    #expect(!view.visibleCells.isEmpty)
  }

  @Test func anUpdateLoadsDataAnewInTheMidst() {
    let view = show(.willDisplay) { view in view.reloadData() }
    source.names.insert("New", at: 0)
    view.insertItems(at: [IndexPath(item: 0, section: 0)])
    host.advance(ticks: 5)
    source.moment = nil
    view.reloadData()
    host.settle()
    #expect(!view.visibleCells.isEmpty)
  }

  @Test func aNewLayoutAsksForSizesWhileTheDataAreLoadedAnew() {
    source.sections = 3
    let view = show(.size) { [source] view in
      source.moment = nil
      source.sections = 1
      view.reloadData()
      view.layoutIfNeeded()
    }
    source.moment = .size
    view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
    host.advance(ticks: 2)
    #expect(source.moment == nil && view.numberOfSections == 1 && !view.visibleCells.isEmpty)
    #expect(host.diagnostics == [])
  }

  private func showRestless(_ layout: UICollectionViewFlowLayout) -> UICollectionView {
    let view = UICollectionView(frame: host.view.bounds, collectionViewLayout: layout)
    view.register(Restless.self, forCellWithReuseIdentifier: "item")
    view.dataSource = source
    host.view.addSubview(view)
    return view
  }

  @Test func aCellThatIsTakenBackLoadsDataAnew() {
    let view = showRestless(UICollectionViewFlowLayout())
    host.advance(ticks: 2)
    let count = view.visibleCells.count
    for case let cell as Restless in view.visibleCells {
      host.view.addSubview(cell)
      cell.onMove = { view.reloadData() }
    }
    view.setNeedsLayout()
    host.settle()
    #expect(view.visibleCells.count == count && view.visibleCells.allSatisfy { $0.isDescendant(of: view) })
    #expect(host.diagnostics == [])
  }

  @Test func aLayoutThatLearnsOfASizeLoadsDataAnew() {
    let layout = Asked()
    layout.estimatedItemSize = CGSize(width: 100, height: 40)
    let view = showRestless(layout)
    var rounds = 0
    layout.onAnswer = {
      rounds += 1
      if rounds < 4 { view.reloadData() }
    }
    host.settle()
    #expect(rounds >= 4 && !view.visibleCells.isEmpty)
    #expect(host.diagnostics == [])
  }
}
