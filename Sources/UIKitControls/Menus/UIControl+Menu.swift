import CaromGeometry
import UIKitCore

/// Opens the menu of a control: at a tap if it is the primary action, otherwise at a long press.
final class ControlMenu: NSObject {
  @BackLink private var control: UIControl?
  var menu: UIMenu
  private var press: MenuPress?

  init(_ menu: UIMenu, of control: UIControl) {
    self.menu = menu
    self.control = control
    super.init()
    let press = MenuPress { [me = Weak(self)] point in
      guard let me = me.value, point == nil || me.control?.showsMenuAsPrimaryAction == false else { return }
      me.open()
    }
    control.addGestureRecognizer(press)
    self.press = press
    control.openMenu = { [me = Weak(self)] in me.value?.open() }
  }

  override class var kind: String { "UIControlMenu" }

  func open() {
    guard let control, control.isEnabled else { return }
    control.sendActions(for: .menuActionTriggered)
    _ = MenuController.open(menu, from: control, sender: control)
  }

  func end() {
    control?.openMenu = nil
    if let press { control?.removeGestureRecognizer(press) }
  }
}

extension UIButton {
  /// The menu that opens on a long press, the secondary button or the menu key, and on a tap with
  /// `showsMenuAsPrimaryAction`. Nil by default.
  public final var menu: UIMenu? {
    get { (ownMenu as? ControlMenu)?.menu }
    set {
      let old = ownMenu as? ControlMenu
      if let newValue, let old {
        old.menu = newValue
        return
      }
      old?.end()
      ownMenu = newValue.map { ControlMenu($0, of: self) }
    }
  }
}

extension UIBarButtonItem {
  /// Creates a button that opens a menu, or that runs an action if one is given.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu?
  ) {
    self.init(title: title, image: image, primaryAction: primaryAction)
    self.menu = menu
  }

  /// Creates a system item that opens a menu, or that runs an action if one is given.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu?) {
    self.init(systemItem: systemItem, primaryAction: primaryAction)
    self.menu = menu
  }

  /// The menu that a tap opens on an item without an action of its own; nil by default. On one with an action it has no
  /// effect.
  public final var menu: UIMenu? {
    get { ownMenu }
    set {
      ownMenu = newValue
      openMenu = newValue.map { menu in
        { [me = Weak(self)] view in _ = MenuController.open(menu, from: view, sender: me.value) }
      }
    }
  }
}
