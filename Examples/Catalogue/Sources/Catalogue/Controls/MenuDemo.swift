import UIKit

/// A button with a menu, a card with a context menu, and an alert with a text field.
final class MenuDemo: Demo, UIContextMenuInteractionDelegate {
  override class var name: String { "Menus" }
  let result = UILabel(frame: CGRect(x: 20, y: 320, width: 280, height: 30))
  let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))

  override func viewDidLoad() {
    super.viewDidLoad()
    let sort = UIButton(type: .system)
    sort.setTitle("Sort", for: .normal)
    sort.frame = CGRect(x: 20, y: 110, width: 120, height: 44)
    sort.showsMenuAsPrimaryAction = true
    sort.menu = UIMenu(
      options: .singleSelection,
      children: [action("By name", .on), action("By size"), UIMenu(title: "More", children: [action("By color")])])
    view.addSubview(sort)
    let stripes = UIView(frame: CGRect(x: 20, y: 170, width: 140, height: 120))
    stripes.backgroundColor = .systemOrange
    view.addSubview(stripes)
    card.frame = CGRect(x: 60, y: 190, width: 200, height: 80)
    card.layer.cornerRadius = 12
    card.clipsToBounds = true
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Card"
    card.accessibilityTraits = .button
    card.addInteraction(UIContextMenuInteraction(delegate: self))
    view.addSubview(card)
    result.text = "Nothing chosen"
    view.addSubview(result)
  }

  private func action(_ title: String, _ state: UIMenuElement.State = .off) -> UIAction {
    UIAction(title: title, state: state) { [me = Weak(self)] action in me.value?.result.text = action.title }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [self] _ in
      UIMenu(children: [
        UIAction(title: "Rename") { [me = Weak(self)] _ in me.value?.rename() },
        UIMenu(options: .displayInline, children: [action("Delete")]),
      ])
    })
  }

  private func rename() {
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Rename", style: .default) { [me = Weak(self), alert = Weak(alert)] _ in
        me.value?.result.text = "Renamed to \(alert.value?.textFields?.first?.text ?? "")"
      })
    present(alert, animated: true)
  }
}
