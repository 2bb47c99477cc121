import UIKit

/// A tab bar whose second tab has a badge, over a stack with a toolbar.
final class TabsDemo: Demo {
  override class var name: String { "Tabs" }
  let tabs = UITabBarController()

  override func viewDidLoad() {
    super.viewDidLoad()
    let (first, second) = (ToolController(), UIViewController())
    second.view.backgroundColor = .systemGroupedBackground
    let stack = UINavigationController(rootViewController: first)
    stack.isToolbarHidden = false
    stack.tabBarItem = UITabBarItem(title: "Tools", image: UIImage(systemName: "gearshape"), selectedImage: nil)
    second.tabBarItem = UITabBarItem(title: "News", image: UIImage(systemName: "star"), selectedImage: nil)
    second.tabBarItem.badgeValue = "3"
    tabs.viewControllers = [stack, second]
    embed(tabs)
  }
}

/// A page whose toolbar changes with each press.
final class ToolController: UIViewController {
  let label = UILabel()
  private(set) var presses = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tools"
    view.backgroundColor = .systemBackground
    label.textAlignment = .center
    label.frame = view.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(label)
    show(animated: false)
  }

  private func show(animated: Bool) {
    label.text = "\(presses) presses"
    let press = UIBarButtonItem(
      title: "Press \(presses + 1)",
      primaryAction: UIAction { [me = Weak(self)] _ in
        me.value?.presses += 1
        me.value?.show(animated: true)
      })
    setToolbarItems([.flexibleSpace(), press, .flexibleSpace()], animated: animated)
  }
}
