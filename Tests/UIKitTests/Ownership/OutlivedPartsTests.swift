import Testing
import UIKit

/// A delegate that offers no menu.
private final class NoMenu: NSObject, UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
}

private final class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {}
}

/// Parts of controls, masks, items of stacks: anything else that an app can retain while its owner is deallocated.
@Suite struct OutlivedPartsTests {
  private let host = HeadlessHost(size: CGSize(width: 390, height: 844))
  private var root: UIView { host.rootViewController!.view }

  /// Reads everything that the kit, a person or a screen reader may ask of a view and those in it.
  private func ask(_ view: UIView) {
    view.tintColor = .systemRed
    view.setNeedsLayout()
    view.layoutIfNeeded()
    _ = view.sizeThatFits(CGSize(width: 100, height: 100))
    _ = (view.accessibilityValue, view.accessibilityTraits, view.canBecomeFocused, view.next)
    view.accessibilityIncrement()
    view.accessibilityDecrement()
    _ = view.accessibilityActivate()
    if let control = view as? UIControl {
      control.isEnabled = false
      control.isEnabled = true
      control.sendActions(for: .allEvents)
    }
    view.traitCollectionDidChange(nil)
    for inner in view.subviews { ask(inner) }
  }

  /// Uses parts of a view that is gone, where they are and in another window's view.
  private func outlive(_ make: () -> UIView) {
    var owner: UIView? = make()
    root.addSubview(owner!)
    host.advance(ticks: 2)
    let parts = owner!.subviews
    #expect(!parts.isEmpty)
    owner!.removeFromSuperview()
    owner = nil
    for part in parts { ask(part) }
    host.advance(ticks: 1)
    for part in parts {
      root.addSubview(part)
      host.advance(ticks: 2)
      ask(part)
      host.tap(at: CGPoint(x: 20, y: 20))
      part.removeFromSuperview()
    }
    host.settle()
  }

  @Test func partsOfControls() {
    let frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    outlive { UIDatePicker(frame: frame) }
    outlive {
      let picker = UIDatePicker(frame: frame)
      picker.preferredDatePickerStyle = .wheels
      return picker
    }
    outlive {
      let picker = UIDatePicker(frame: frame)
      picker.preferredDatePickerStyle = .inline
      return picker
    }
    outlive { UIStepper() }
    outlive { UISlider(frame: frame) }
    outlive { UISwitch() }
    outlive { UISearchBar(frame: frame) }
    outlive {
      let button = UIButton(type: .system)
      button.setTitle("Title", for: .normal)
      return button
    }
    outlive {
      let text = UITextView(frame: frame)
      text.text = "Several words in a view"
      text.becomeFirstResponder()
      return text
    }
  }

  @Test func partsOfARowThatIsEdited() {
    let data = Rows()
    outlive {
      let table = UITableView(frame: root.bounds)
      table.dataSource = data
      root.addSubview(table)
      table.setEditing(true, animated: false)
      host.advance(ticks: 1)
      let cell = table.visibleCells[0]
      // The cell is deallocated with the table; its controls stay.
      table.removeFromSuperview()
      return cell
    }
  }

  @Test func aRefreshControl() {
    let refresh = UIRefreshControl()
    var view: UIScrollView? = UIScrollView(frame: root.bounds)
    view!.refreshControl = refresh
    root.addSubview(view!)
    host.advance(ticks: 1)
    refresh.beginRefreshing()
    host.advance(ticks: 3)
    view!.removeFromSuperview()
    view = nil
    refresh.endRefreshing()
    refresh.beginRefreshing()
    ask(refresh)
    var other: UIScrollView? = UIScrollView(frame: root.bounds)
    other!.refreshControl = refresh
    root.addSubview(other!)
    host.settle()
    #expect(other!.refreshControl === refresh)
    other!.removeFromSuperview()
    other = nil
    host.settle()
  }

  @Test func aMaskAndItsShape() {
    let mask = CAShapeLayer()
    mask.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    var view: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view!.backgroundColor = .systemRed
    view!.layer.mask = mask
    root.addSubview(view!)
    host.advance(ticks: 1)
    view!.removeFromSuperview()
    view = nil
    mask.path = nil
    mask.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    mask.setNeedsDisplay()
    let next = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    next.layer.mask = mask
    root.addSubview(next)
    host.settle()
    #expect(next.layer.mask === mask && mask.superlayer == nil)
  }

  @Test func interactions() {
    let delegate = NoMenu()
    let menu = UIContextMenuInteraction(delegate: delegate)
    var view: UIView? = UIView(frame: root.bounds)
    view!.addInteraction(menu)
    root.addSubview(view!)
    host.advance(ticks: 1)
    view!.removeFromSuperview()
    view = nil
    #expect(menu.view == nil && menu.location(in: root) == .zero && menu.location(in: nil) == .zero)
    root.addInteraction(menu)
    #expect(menu.view === root)
    host.press(at: CGPoint(x: 100, y: 100), seconds: 1)
    root.removeInteraction(menu)
    host.settle()
  }

  @Test func itemsOfStacksAndPages() {
    let inner = UILabel()
    var stack: UIStackView? = UIStackView(arrangedSubviews: [inner, UIView()])
    stack!.frame = root.bounds
    root.addSubview(stack!)
    host.advance(ticks: 1)
    stack!.removeFromSuperview()
    stack = nil
    inner.text = "Alone"
    inner.isHidden = true
    inner.isHidden = false
    ask(inner)
    let controller = UIViewController()
    var split: UISplitViewController? = UISplitViewController(style: .doubleColumn)
    split!.setViewController(controller, for: .primary)
    split!.loadViewIfNeeded()
    host.advance(ticks: 1)
    split = nil
    #expect(controller.splitViewController == nil && controller.parent == nil && controller.next == nil)
    controller.title = "Alone"
    controller.showDetailViewController(UIViewController(), sender: nil)
    controller.dismiss(animated: true)
    host.settle()
  }
}
