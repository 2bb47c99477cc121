import UIKit

/// The tabs of an app, in its skin. Each app has a subclass, which specifies the skin; if games with different skins
/// share the tabs, the bar has that of the visible game.
///
/// The bar is hidden while a ball is in play (`GameViewController.givesWay`): it slides out, and the game's frame does
/// not change. With reduced motion it fades.
open class SkinnedTabs: UITabBarController {
  /// The skin of this app.
  open class var skin: Skin { .home }
  /// The skin of a tab, which its bar has while the tab is visible: that of the app by default.
  open func skin(of tab: UIViewController) -> Skin { type(of: self).skin }

  /// Called when the bar is hidden, returns or changes its skin, so that the views next to it can change along.
  public final var onBarChange: () -> Void = {}
  /// Whether the bar is hidden.
  public private(set) final var isBarAway = false

  public override init() {
    super.init()
    let app = type(of: self)
    app.skin.dress(app)
  }

  public required init?(coder: NSCoder) { return nil }

  open override class var kind: String { "SkinnedTabs" }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let ground = type(of: self).skin.ground
    view.backgroundColor = ground.color
    view.tintColor = ground.accent
  }

  /// The current skin of the bar.
  public final var barSkin: Skin { selectedViewController.map { skin(of: $0) } ?? type(of: self).skin }

  open override func setViewControllers(_ new: [UIViewController]?, animated: Bool) {
    for tab in new ?? [] { skin(of: tab).dress(tab.tabBarItem) }
    super.setViewControllers(new, animated: animated)
    onBarChange()
  }

  open override var selectedIndex: Int { didSet { onBarChange() } }

  /// The views next to the tabs, such as the Home button, are light or dark like them.
  open override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    didSet { parent?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }

  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    parent?.overrideUserInterfaceStyle = overrideUserInterfaceStyle
  }

  /// Moves the bar away or back.
  public final func setBarAway(_ isAway: Bool) {
    guard isAway != isBarAway else { return }
    isBarAway = isAway
    tabBar.accessibilityElementsHidden = isAway
    tabBar.isUserInteractionEnabled = !isAway
    guard isViewLoaded else { return }
    if isAway, let focused = UIApplication.shared.focusedView, focused.isDescendant(of: tabBar) {
      UIApplication.shared.focus(nil)
    }
    // The clock around the game, because the game may have paused its own.
    view.clock.perform {
      UIView.animate(
        withDuration: Motion.move, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
        animations: {
          self.placeBar()
          self.onBarChange()
        })
    }
  }

  private func placeBar() {
    tabBar.alpha = isBarAway ? 0 : 1
    let away = isBarAway && !Motion.isReduced ? tabBar.bounds.height : 0
    tabBar.transform = CGAffineTransform(translationX: 0, y: away)
  }

  /// The frame is set while the bar is in its place.
  open override func viewDidLayoutSubviews() {
    UIView.performWithoutAnimation { tabBar.transform = .identity }
    super.viewDidLayoutSubviews()
    UIView.performWithoutAnimation { placeBar() }
  }
}
