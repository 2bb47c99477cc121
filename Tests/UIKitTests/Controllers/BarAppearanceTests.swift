import Testing
import UIKit
import UIKitCore

/// Enough rows to scroll.
private final class List: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "List"
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Send", style: .done, target: nil, action: nil)
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

extension UIView {
  /// The first view within a view that shows a text.
  fileprivate func label(_ text: String) -> UILabel? {
    for view in subviews {
      if let label = view as? UILabel, label.text == text { return label }
      if let found = view.label(text) { return found }
    }
    return nil
  }
}

@Suite struct BarAppearanceTests {
  private func show(
    size: CGSize = CGSize(width: 390, height: 844), _ change: (inout PreferencesInput) -> Void = { _ in }
  ) -> (HeadlessHost, UINavigationController, List) {
    var preferences = PreferencesInput()
    change(&preferences)
    let host = HeadlessHost(size: size, preferences: preferences) { UINavigationController(rootViewController: List()) }
    host.advance(ticks: 2)
    let navigation = host.rootViewController as! UINavigationController
    return (host, navigation, navigation.topViewController as! List)
  }

  private func colored(_ color: UIColor) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = color
    return appearance
  }

  /// The color behind the bar's content; nil if there is none.
  private func ground(_ bar: UIView) -> UIColor? {
    let view = bar.subviews[0]
    return view.alpha == 0 ? nil : view.backgroundColor
  }

  @Test("The three configurations are those that Apple documents")
  func configurations() {
    let appearance = UIBarAppearance()
    #expect(appearance.backgroundEffect != nil && appearance.backgroundColor == nil && appearance.shadowColor != nil)
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundEffect == nil && appearance.backgroundColor == .systemBackground)
    #expect(appearance.shadowColor != nil)
    appearance.configureWithTransparentBackground()
    #expect(appearance.backgroundEffect == nil && appearance.backgroundColor == nil && appearance.shadowColor == nil)
  }

  @Test("A bar keeps a copy, and shows changes of the one that it returns")
  func barsCopy() {
    let (host, navigation, _) = show()
    let bar = navigation.navigationBar
    let mine = colored(.red)
    bar.standardAppearance = mine
    bar.scrollEdgeAppearance = mine
    mine.backgroundColor = .blue
    host.advance(ticks: 1)
    #expect(ground(bar) == .red)
    bar.scrollEdgeAppearance?.backgroundColor = .green
    #expect(ground(bar) == .green)
    bar.scrollEdgeAppearance?.titleTextAttributes = [.foregroundColor: UIColor.yellow]
    #expect(bar.label("List")?.textColor == .yellow)
    bar.scrollEdgeAppearance?.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.orange]
    #expect(bar.label("Send")?.textColor == .orange)
  }

  @Test("At the top of the content the bar has the scroll edge appearance, or else the standard one without background")
  func scrollEdge() {
    let (host, navigation, list) = show()
    let bar = navigation.navigationBar
    bar.standardAppearance = colored(.red)
    host.advance(ticks: 1)
    #expect(ground(bar) == nil)
    list.tableView.contentOffset.y += 200
    host.advance(seconds: 0.3)
    #expect(ground(bar) == .red)
    bar.scrollEdgeAppearance = colored(.green)
    #expect(ground(bar) == .red)
    list.tableView.contentOffset.y -= 200
    host.advance(seconds: 0.3)
    #expect(ground(bar) == .green)
  }

  @Test("A compact height has the compact appearance, and without one the standard one")
  func compact() {
    let (host, navigation, list) = show(size: CGSize(width: 800, height: 390))
    list.tableView.contentOffset.y += 200
    host.advance(ticks: 2)
    let bar = navigation.navigationBar
    bar.standardAppearance = colored(.red)
    #expect(ground(bar) == .red)
    bar.compactAppearance = colored(.blue)
    #expect(ground(bar) == .blue)
  }

  @Test("The top item's appearance replaces the bar's, as long as it is on top")
  func items() {
    let (host, navigation, _) = show()
    let bar = navigation.navigationBar
    bar.scrollEdgeAppearance = colored(.red)
    let next = UIViewController()
    next.navigationItem.scrollEdgeAppearance = colored(.purple)
    navigation.pushViewController(next, animated: false)
    host.advance(ticks: 2)
    #expect(ground(bar) == .purple)
    next.navigationItem.scrollEdgeAppearance?.backgroundColor = .cyan
    #expect(ground(bar) == .cyan)
    navigation.popViewController(animated: false)
    host.advance(ticks: 2)
    #expect(ground(bar) == .red)
  }

  @Test("Dynamic colors follow light and dark; buttons have their states; the title can be offset")
  func details() {
    let (host, navigation, list) = show { $0.isDark = 1 }
    let bar = navigation.navigationBar
    let appearance = colored(UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
    appearance.titlePositionAdjustment = UIOffset(horizontal: 7, vertical: 3)
    appearance.doneButtonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.brown]
    let before = bar.label("List")!.frame
    bar.scrollEdgeAppearance = appearance
    host.advance(ticks: 2)
    #expect(bar.subviews[0].layer.backgroundColor == UIColor.white.cgColor)
    #expect(bar.label("List")!.frame == before.offsetBy(dx: 7, dy: 3))
    list.navigationItem.rightBarButtonItem?.isEnabled = false
    #expect(bar.label("Send")?.textColor == .brown)
  }

  @Test("An empty background image and an empty shadow make the bar transparent, as in earlier versions")
  func olderProperties() {
    let (host, navigation, list) = show()
    let bar = navigation.navigationBar
    list.tableView.contentOffset.y += 200
    host.advance(seconds: 0.3)
    #expect(ground(bar) != nil && bar.subviews[1].backgroundColor != nil)
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.shadowImage = UIImage()
    #expect(ground(bar) == nil && bar.subviews[1].backgroundColor == nil)
    bar.setBackgroundImage(nil, for: .default)
    bar.barStyle = .black
    host.advance(ticks: 1)
    #expect(bar.label("List")?.textColor == .white)
    bar.largeTitleTextAttributes = [.foregroundColor: UIColor.red]
    #expect(bar.label("List")?.textColor == .white)
  }

  @Test("A toolbar's scroll edge is the end of the content")
  func toolbars() {
    let (host, navigation, list) = show()
    list.toolbarItems = [UIBarButtonItem(title: "Undo", style: .plain, target: nil, action: nil)]
    navigation.isToolbarHidden = false
    let appearance = UIToolbarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.yellow]
    navigation.toolbar.standardAppearance = appearance
    host.advance(ticks: 2)
    #expect(ground(navigation.toolbar) == .red && navigation.toolbar.label("Undo")?.textColor == .yellow)
    list.tableView.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false)
    host.advance(seconds: 0.3)
    #expect(ground(navigation.toolbar) == nil)
  }

  @Test("Tabs have colors for their states, and the bar an appearance at the end of the content, also in a stack")
  func tabBars() {
    let host = HeadlessHost {
      let list = List()
      let stack = UINavigationController(rootViewController: list)
      stack.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
      let other = UIViewController()
      other.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 1)
      let tabs = UITabBarController()
      tabs.viewControllers = [stack, other]
      return tabs
    }
    host.advance(ticks: 2)
    let tabs = host.rootViewController as! UITabBarController
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.yellow]
    appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.green]
    tabs.tabBar.standardAppearance = appearance
    host.advance(ticks: 2)
    #expect(ground(tabs.tabBar) == .red)
    #expect(tabs.tabBar.label("One")?.textColor == .green && tabs.tabBar.label("Two")?.textColor == .yellow)
    let list = (tabs.selectedViewController as! UINavigationController).topViewController as! List
    list.tableView.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false)
    host.advance(seconds: 0.3)
    #expect(ground(tabs.tabBar) == nil)
    let last = UITabBarAppearance()
    last.configureWithOpaqueBackground()
    last.backgroundColor = .blue
    tabs.viewControllers?[1].tabBarItem.scrollEdgeAppearance = last
    tabs.selectedIndex = 1
    host.advance(seconds: 0.3)
    #expect(ground(tabs.tabBar) == .blue)
    appearance.stackedItemPositioning = .centered
    appearance.stackedItemWidth = 60
    appearance.stackedItemSpacing = 10
    tabs.tabBar.scrollEdgeAppearance = appearance
    tabs.selectedIndex = 0
    host.advance(ticks: 2)
    let buttons = tabs.tabBar.subviews.filter { $0.semanticRole == .tab }
    #expect(buttons.map { $0.frame.minX } == [130, 200] && buttons[0].frame.width == 60)
  }

  @Test("A material blurs what is behind the bar, and is opaque with increased contrast")
  func materials() {
    for isStrong in [false, true] {
      let (host, navigation, list) = show { $0.increasesContrast = isStrong ? 1 : 0 }
      navigation.navigationBar.standardAppearance = UINavigationBarAppearance()
      list.tableView.contentOffset.y += 200
      host.advance(seconds: 0.3)
      let material = navigation.navigationBar.subviews[0].subviews.first as? UIVisualEffectView
      #expect(material?.bounds.size == CGSize(width: 390, height: 44))
      let alpha = material?.layer.backgroundColor?.alpha ?? 0
      #expect(isStrong ? alpha == 1 : alpha > 0.5 && alpha < 1)
    }
  }

  /// The bar is 74 points high with a prompt: 30 more than without (`UINavigationItem.prompt`).
  @Test("A prompt is above the title and makes the bar 30 points higher")
  func prompt() throws {
    let (host, navigation) = navigationHost(["Game"], CallLog())
    let top = try #require(navigation.topViewController)
    let title = try #require(navigation.navigationBar.titleLabel("Game"))
    let before = title.convert(title.bounds, to: nil).minY
    top.navigationItem.prompt = "Choose a level"
    host.advance(ticks: 1)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 74))
    #expect(top.view.safeAreaInsets.top == 47 + 74)
    let label = try #require(navigation.navigationBar.titleLabel("Choose a level"))
    let moved = try #require(navigation.navigationBar.titleLabel("Game"))
    #expect(label.convert(label.bounds, to: nil) == CGRect(x: 16, y: 51, width: 358, height: 26))
    #expect(moved.convert(moved.bounds, to: nil).minY == before + 30)
    top.navigationItem.prompt = nil
    host.advance(ticks: 1)
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(navigation.navigationBar.titleLabel("Choose a level") == nil && host.diagnostics == [])
  }

  @Test("Vibrant content is as transparent as its style's color, and opaque with increased contrast")
  func vibrancy() {
    let blur = UIBlurEffect(style: .systemMaterial)
    for isStrong in [false, true] {
      var preferences = PreferencesInput()
      preferences.increasesContrast = isStrong ? 1 : 0
      let host = HeadlessHost(size: CGSize(width: 320, height: 480), preferences: preferences) { UIViewController() }
      let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel))
      host.view.addSubview(view)
      host.advance(ticks: 1)
      #expect(view.contentView.alpha == (isStrong ? 1 : 0.6) && view.layer.backgroundColor == nil)
      let other = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterial))
      #expect(UIVibrancyEffect(blurEffect: blur) == other)
      #expect(UIVibrancyEffect(blurEffect: blur, style: .fill) != other)
    }
  }

  @Test("A tint is inherited, and dimmed if an ancestor requires it")
  func tints() {
    let (outer, inner, own) = (UIView(), UIView(), UIView())
    outer.addSubview(inner)
    inner.addSubview(own)
    outer.tintColor = .red
    own.tintColor = .green
    #expect(inner.tintColor == .red && own.tintColor == .green && inner.tintAdjustmentMode == .normal)
    outer.tintAdjustmentMode = .dimmed
    #expect(own.tintAdjustmentMode == .dimmed)
    for view in [inner, own] {
      let color = view.tintColor.cgColor
      #expect(color.red == color.green && color.green == color.blue)
    }
    own.tintAdjustmentMode = .normal
    #expect(own.tintColor == .green)
  }
}

extension UIView {
  /// The visible label within the view that has a text.
  fileprivate func titleLabel(_ text: String) -> UILabel? {
    for view in subviews {
      if let label = view as? UILabel, label.text == text, label.superview?.clipsToBounds == false { return label }
      if let label = view.titleLabel(text) { return label }
    }
    return nil
  }
}
