import ArcadeKit
import UIKit

/// Contains one app, which has a clock of its own, and the button that leads home.
final class AppViewController: UIViewController {
  let entry: ArcadeEntry
  /// The app's clock; it stops while the app is closed.
  let clock: TickClock
  /// The app's own root controller; nil until the app is opened for the first time.
  private(set) var root: UIViewController?
  private let corner = HomeCorner()
  var homeButton: HomeButton { corner.button }

  init(_ entry: ArcadeEntry, seed: UInt64) {
    self.entry = entry
    clock = TickClock(seed: seed)
    clock.isPaused = true
    super.init()
    fillsWindow = true
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "AppViewController" }
  override var addressName: String? { entry.address }
  private var tabs: UITabBarController? { root as? UITabBarController }

  /// Light or dark like the app; the window behind it shows the same background.
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    didSet { if overrideUserInterfaceStyle != oldValue, !clock.isPaused { view.window?.backgroundColor = groundColor } }
  }

  /// The background color of the app, as the app reports it.
  var groundColor: UIColor {
    let color = entry.ground
    guard overrideUserInterfaceStyle != .unspecified else { return color }
    return color.resolvedColor(with: UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle))
  }

  /// The upper edge of the visible game, in the app's points; 0 if there is none.
  var pictureTop: CGFloat {
    guard let root, let game = GameViewController.shownRun(in: root), game.window != nil else { return 0 }
    return game.convert(game.bounds, to: view).minY
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(corner)
    corner.tintColor = entry.skin.bar.mutedInk
  }

  // MARK: Places

  /// Creates the app's root controller, but not its views.
  func makeRoot() {
    guard root == nil else { return }
    inApp { root = entry.makeRootViewController() }
    // A controller that the app presents covers only the app, leaves with it, and is still there when it returns.
    root?.definesPresentationContext = true
  }

  /// Opens the place that `names` from an address lead to, with the address's query; returns false if there is no such
  /// place.
  func open(_ names: [String], query: String?) -> Bool {
    makeRoot()
    guard let root else { return false }
    var isThere = false
    inApp { isThere = root.open(addressNames: names, query: query) }
    return isThere
  }

  /// The address of what the app is showing.
  var address: String {
    UIApplication.address(of: [entry.address] + (root?.shownAddressNames ?? []), query: root?.shownAddressQuery)
  }

  /// Updates the texts after a change of language: the app is created again if nothing is in progress, and otherwise
  /// sets its texts again.
  func speakAnew() {
    guard let tabs, let fresh = entry.makeRootViewController() as? UITabBarController else { return }
    inApp {
      let (old, new) = (tabs.viewControllers ?? [], fresh.viewControllers ?? [])
      guard old.count == new.count else { return }
      fresh.viewControllers = []
      let selected = tabs.selectedIndex
      tabs.viewControllers = zip(old, new).enumerated().map { index, pair in
        pair.0.tabBarItem.title = pair.1.tabBarItem.title
        return index == selected || GameViewController.progress(in: pair.0) != nil ? pair.0 : pair.1
      }
      tabs.selectedIndex = selected
    }
  }

  // MARK: Opening and closing

  /// Starts the clock. The first call also creates the app's views.
  func resume() {
    clock.isPaused = false
    guard let root, root.parent == nil else { return }
    inApp {
      addChild(root)
      let content: UIView = root.view
      content.clock = clock
      content.frame = view.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(content, at: 0)
      root.didMove(toParent: self)
    }
    tabs?.tabBar.leadingRoom = HomeButton.room
    // The Home button stays in its place, and fades when the bar next to it is hidden.
    if let tabs = tabs as? SkinnedTabs {
      tabs.onBarChange = { [corner = Weak(corner), tabs = Weak(tabs)] in
        guard let corner = corner.value, let tabs = tabs.value else { return }
        corner.alpha = tabs.isBarAway ? 0.45 : 1
        corner.tintColor = tabs.barSkin.bar.mutedInk
      }
      tabs.onBarChange()
    }
    if tabs == nil { root.additionalSafeAreaInsets.bottom = Spacing.target }
  }

  /// Stops the clock, and with it every clock inside the app.
  func pause() { clock.isPaused = true }

  func begin(appearing: Bool, animated: Bool) { inApp { beginAppearanceTransition(appearing, animated: animated) } }

  func end() { inApp { endAppearanceTransition() } }

  /// Runs `body` on the app's clock.
  private func inApp(_ body: () -> Void) { clock.perform(body) }

  /// The height of a tab bar without the safe area below it.
  private func barHeight(_ bar: UITabBar) -> CGFloat {
    bar.sizeThatFits(view.bounds.size).height - bar.safeAreaInsets.bottom
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaInsets
    let height = tabs.map { barHeight($0.tabBar) } ?? Spacing.target
    let leading = view.readsRightToLeft ? safe.right : safe.left
    view.place(
      corner,
      leading: CGRect(
        x: leading + Spacing.hair, y: view.bounds.height - safe.bottom - height, width: HomeButton.room - Spacing.hair,
        height: height))
  }
}
