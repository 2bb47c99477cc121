import ArcadeKit
import UIKit

/// Holds one app, on a clock of its own, and the way home.
final class AppViewController: UIViewController {
  let entry: ArcadeEntry
  /// The app's clock; it stands while the app is away.
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

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(corner)
  }

  // MARK: Places

  /// Makes the app's root controller, without its views.
  func makeRoot() {
    guard root == nil else { return }
    inApp { root = entry.makeRootViewController() }
    // What the app presents covers the app, goes away with it, and is there when it comes back.
    root?.definesPresentationContext = true
  }

  /// Goes to the place in the app that the names in an address lead to, and shows what its query says; false where there
  /// is none.
  func open(_ names: [String], query: String?) -> Bool {
    makeRoot()
    guard let root else { return false }
    var isThere = false
    inApp { isThere = root.open(addressNames: names, query: query) }
    return isThere
  }

  /// The address of what the app shows.
  var address: String {
    UIApplication.address(of: [entry.address] + (root?.shownAddressNames ?? []), query: root?.shownAddressQuery)
  }

  // MARK: Coming and going

  /// Lets the clock run; at first the app's views are made.
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
    if tabs == nil { root.additionalSafeAreaInsets.bottom = Spacing.target }
  }

  /// Stops the clock, and with it every clock inside the app.
  func pause() { clock.isPaused = true }

  func begin(appearing: Bool, animated: Bool) { inApp { beginAppearanceTransition(appearing, animated: animated) } }

  func end() { inApp { endAppearanceTransition() } }

  /// Runs `body` on the app's clock.
  private func inApp(_ body: () -> Void) { clock.perform(body) }

  /// The height of a tab bar without what the screen's edge takes.
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
