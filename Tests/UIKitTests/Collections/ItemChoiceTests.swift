import Testing
import UIKit

@testable import UIKitControls

/// A photo with its title, date and, in a stack, a button.
private final class PhotoCell: UICollectionViewCell {
  let title = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
  let date = UILabel(frame: CGRect(x: 0, y: 20, width: 90, height: 20))
  let like = UIButton(frame: CGRect(x: 0, y: 40, width: 40, height: 40))

  required init(frame: CGRect) {
    super.init(frame: frame)
    like.setTitle("Like", for: .normal)
    let around = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
    for view in [title, date, like] { around.addSubview(view) }
    contentView.addSubview(around)
  }
  required init?(coder: NSCoder) { nil }
}

private final class Photos: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var names = ["Lake", "Hill", "Sea"]
  var chosen: [Int] = []
  var liked: [String] = []

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath) as! PhotoCell
    let name = names[indexPath.item]
    cell.title.text = name
    cell.date.text = "Monday"
    cell.like.accessibilityLabel = "Like \(name)"
    cell.like.addAction(UIAction { [me = Weak(self)] _ in me.value?.liked.append(name) }, for: .touchUpInside)
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    chosen.append(indexPath.item)
  }
}

/// An item with a control can be chosen by keyboards and screen readers, and its control is reachable beside it.
@Suite struct ItemChoiceTests {
  private let host = HeadlessHost(size: CGSize(width: 320, height: 480))
  private let view: UICollectionView
  private let photos = Photos()

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 90)
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    view.dataSource = photos
    view.delegate = photos
    host.view.addSubview(view)
    host.advance(ticks: 1)
  }

  private func cell(_ item: Int) -> PhotoCell { view.cellForItem(at: IndexPath(item: item, section: 0)) as! PhotoCell }

  @Test func theKeyboardReachesItemAndControl() {
    host.tab(to: "Lake")
    host.press("Enter")
    host.advance(seconds: 0.5)
    #expect(photos.chosen == [0] && host.focusedName == "Lake")
    host.press("Tab")
    #expect(host.focusedName == "Like Lake")
    host.press("Space")
    host.advance(seconds: 0.5)
    #expect(photos.liked == ["Lake"] && photos.chosen == [0])
    host.tab(to: "Hill")
    host.press("ArrowRight")
    #expect(host.focusedName == "Sea" && host.diagnostics.isEmpty)
  }

  @Test func aScreenReaderHearsAListWhoseItemsHoldTwoButtons() {
    #expect(view.semantics.role == .list && cell(0).semantics.role == nil && cell(0).semantics.states.contains(.listed))
    let choice = cell(0).choice!
    #expect(choice.semantics.role == .button && choice.semantics.label == "Lake" && choice.semantics.value == "Monday")
    #expect(cell(0).like.semantics.role == .button && cell(0).title.semantics.states.contains(.hidden))
    #expect(host.activate("Lake") && photos.chosen == [0])
    #expect(choice.accessibilityTraits.contains(.selected))
  }

  @Test func itSaysTheTextsOfTheItemThatComes() {
    photos.names = ["Wood", "Hill", "Sea"]
    view.reloadData()
    host.advance(ticks: 2)
    #expect(cell(0).choice?.accessibilityLabel == "Wood")
  }

  @Test func itGoesWhereItIsNotNeededAnyMore() {
    host.tab(to: "Lake")
    cell(0).like.removeFromSuperview()
    cell(0).setNeedsLayout()
    host.advance(ticks: 1)
    #expect(cell(0).choice == nil && cell(0).isFocused && cell(0).semantics.role == .button)
    view.allowsSelection = false
    host.advance(ticks: 1)
    #expect(cell(1).choice == nil && cell(1).title.isAccessibilityElement)
  }

  @Test func aTouchChoosesTheItemItself() {
    host.tap(at: CGPoint(x: 20, y: 10))
    host.advance(seconds: 0.5)
    #expect(photos.chosen == [0] && view.hitTest(CGPoint(x: 20, y: 10), with: nil) !== cell(0).choice)
  }
}
