import ArcadeKit
import UIKit

/// The home screen: a shelf with an icon for each app, and the apps that have been opened from it.
///
/// An app and its stage are created when it is first opened, and kept. While the app is closed its clock stops.
final class HomeViewController: UIViewController {
  private let entries: [ArcadeEntry]
  let shelf: ShelfView
  /// The stages of the apps, in the order of the icons; nil for an app that has not been opened.
  private(set) var stages: [AppStage?]
  /// The index of the app that is open or opening; nil on the home screen.
  private(set) var shown: Int?
  /// Recognizes a finger that swipes up from the bottom edge.
  private let edgePan = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)

  init(_ entries: [ArcadeEntry]) {
    self.entries = entries
    shelf = ShelfView(entries)
    stages = entries.map { _ in nil }
    super.init()
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "HomeViewController" }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = ArcadeStrings.arcade
    view.addSubview(shelf)
    shelf.onOpen = { [me = Weak(self)] index in me.value?.open(index, animated: true) }
    edgePan.edges = .bottom
    edgePan.isEnabled = false
    edgePan.addAction { [me = Weak(self)] pan in if pan.state == .began { me.value?.goHome(animated: true) } }
    view.addGestureRecognizer(edgePan)
  }

  override var appearanceChildren: [UIViewController] { shown.map { [stage($0).app] } ?? [] }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    shelf.frame = view.bounds
    shelf.layoutIfNeeded()
    for (index, stage) in stages.enumerated() {
      stage?.arrange(in: view.bounds, icon: shelf.iconFrame(index, in: view))
    }
  }

  /// The stage of an app, created on first use.
  private func stage(_ index: Int) -> AppStage {
    if let stage = stages[index] { return stage }
    let entry = entries[index]
    // Each app's clock has its own seed, whatever was opened before.
    let seed = UIApplication.shared.clock.seed &+ UInt64(index) &+ 1
    let stage = AppStage(AppViewController(entry, seed: seed), icon: entry.makeIcon())
    stages[index] = stage
    addChild(stage.app)
    view.addSubview(stage)
    stage.app.didMove(toParent: self)
    stage.app.homeButton.addAction(
      UIAction { [me = Weak(self)] _ in me.value?.goHome(animated: true) }, for: .primaryActionTriggered)
    return stage
  }

  /// The root controller of the app at this address; nil if the app has not been opened yet.
  func rootViewController(ofApp address: String) -> UIViewController? {
    entries.firstIndex { $0.address == address }.flatMap { stages[$0]?.app.root }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isSeen = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isSeen = false
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if shown == nil { shelf.play() }
  }

  // MARK: Opening and closing

  /// Opens an app where the player left it.
  func open(_ index: Int, animated: Bool) {
    guard shown != index else { return }
    let isFromHome = shown == nil
    let stage = stage(index)
    let isNamed = animated && isFromHome
    stage.app.makeRoot()
    // An app that another one replaces disappears without animation.
    if shown != nil { putAway(animated: false) }
    shown = index
    edgePan.isEnabled = true
    // Before the app's views exist, so that they start at this address.
    tellPlace(step: isSeen ? .new : .same)
    shelf.accessibilityElementsHidden = true
    // Even while the app is still growing over it.
    shelf.isUserInteractionEnabled = false
    if let focused = UIApplication.shared.focusedView, focused.isDescendant(of: shelf) {
      UIApplication.shared.focus(nil)
    }
    stage.app.resume()
    if isSeen { stage.app.begin(appearing: true, animated: isNamed) }
    if isNamed { UIAccessibility.post(notification: .screenChanged, argument: entries[index].name) }
    stage.show(in: view.bounds, icon: shelf.iconFrame(index, in: view), animated: isNamed) { [me = Weak(self)] in
      guard let me = me.value else { return }
      if me.isSeen { stage.app.end() }
      if me.shown == index { me.shelf.isHidden = true }
    }
  }

  /// Closes the open app.
  func goHome(animated: Bool) {
    guard let index = shown else { return }
    putAway(animated: animated)
    tellPlace(step: .new)
    shelf.isHidden = false
    shelf.accessibilityElementsHidden = false
    UIAccessibility.post(notification: .screenChanged, argument: shelf.icons[index])
  }

  /// Hides the open app and stops its clock.
  private func putAway(animated: Bool) {
    guard let index = shown else { return }
    let stage = stage(index)
    shown = nil
    edgePan.isEnabled = false
    if isSeen { stage.app.begin(appearing: false, animated: animated) }
    UIApplication.shared.cancelTouches(in: stage)
    stage.app.pause()
    shelf.isUserInteractionEnabled = true
    shelf.isHidden = false
    shelf.layoutIfNeeded()
    stage.hide(in: view.bounds, icon: shelf.iconFrame(index, in: view), animated: animated) { [me = Weak(self)] in
      if me.value?.isSeen == true { stage.app.end() }
    }
  }

  /// Whether this controller's view is on screen, or on its way there.
  private var isSeen = false

  // MARK: Addresses

  /// Opens the place at an address; returns false, and goes home, if there is none.
  func show(address: String, animated: Bool) -> Bool {
    let parts = UIApplication.addressNames(in: address)
    guard let first = parts.first else {
      goHome(animated: animated)
      tellPlace(step: .same)
      return true
    }
    let now = entries.firstIndex { $0.address == first }
    // A former address: that app is now a place inside another one.
    guard let index = now ?? entries.firstIndex(where: { $0.formerAddresses.contains(first) }),
      stage(index).app.open(
        now == nil ? parts : Array(parts.dropFirst()), query: UIApplication.addressQuery(in: address))
    else {
      goHome(animated: animated)
      tellPlace(step: .same)
      return false
    }
    open(index, animated: animated)
    tellPlace(step: .same)
    return true
  }

  /// Reports the address, the title and the ground of what is shown.
  private func tellPlace(step: AddressStep) {
    let application = UIApplication.shared
    application.keyWindow?.backgroundColor = shown.map { stage($0).app.groundColor } ?? Skin.home.ground.color
    guard let shown else {
      application.setAddress("/", step: step)
      application.windowScene.title = ArcadeStrings.arcade
      return
    }
    application.setAddress(stage(shown).app.address, step: step)
    application.windowScene.title = ArcadeStrings.title(of: entries[shown].name)
  }

  // MARK: Keys

  /// Closes the app on Escape, if the app itself has no use for the key.
  override func accessibilityPerformEscape() -> Bool {
    guard shown != nil else { return false }
    goHome(animated: true)
    return true
  }

  /// Focuses the first icon when the first arrow key is pressed.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard shown == nil, let code = presses.first?.key?.code, ArrowKey(code) != nil else {
      return super.pressesBegan(presses, with: event)
    }
    UIApplication.shared.focus(shelf.icons.first)
  }
}
