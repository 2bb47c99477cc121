import ArcadeKit
import UIKit

/// The home screen: a shelf with an icon for each app, and the apps that were opened from it.
///
/// An app is made when it is first opened, and so is its place here; both are kept. While it is away its clock stands.
final class HomeViewController: UIViewController {
  private let entries: [ArcadeEntry]
  let shelf: ShelfView
  /// The place of each app that was opened, in the order of the icons.
  private(set) var stages: [AppStage?]
  /// The app that is shown, or is becoming so; nil at home.
  private(set) var shown: Int?
  /// A finger that comes up from the lower edge.
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

  /// The place of an app.
  private func stage(_ index: Int) -> AppStage {
    if let stage = stages[index] { return stage }
    let entry = entries[index]
    // Each clock has its own seed, whatever was opened before.
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

  /// The root controller of the app with that address; nil where it was not opened yet.
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

  // MARK: Opening and leaving

  /// Shows an app, where it was left.
  func open(_ index: Int, animated: Bool) {
    guard shown != index else { return }
    let isFromHome = shown == nil
    let stage = stage(index)
    let isNamed = animated && isFromHome
    stage.app.makeRoot()
    // An app that goes for another one makes no show of it.
    if shown != nil { putAway(animated: false) }
    shown = index
    edgePan.isEnabled = true
    // Before its views are made: what begins there begins at this address.
    tellPlace(step: isSeen ? .new : .same)
    shelf.accessibilityElementsHidden = true
    // While the app still grows over it, too.
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

  /// Leaves the app that is shown.
  func goHome(animated: Bool) {
    guard let index = shown else { return }
    putAway(animated: animated)
    tellPlace(step: .new)
    shelf.isHidden = false
    shelf.accessibilityElementsHidden = false
    UIAccessibility.post(notification: .screenChanged, argument: shelf.icons[index])
  }

  /// Takes the app that is shown from the screen and stops its clock.
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

  /// Whether the home screen, or the app in front of it, is on the screen or on its way there.
  private var isSeen = false

  // MARK: Addresses

  /// Shows the place of an address; false, and home, where there is none.
  func show(address: String, animated: Bool) -> Bool {
    let parts = UIApplication.addressNames(in: address)
    guard let first = parts.first else {
      goHome(animated: animated)
      tellPlace(step: .same)
      return true
    }
    let now = entries.firstIndex { $0.address == first }
    // What was an app of its own once is a place in another one now.
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

  /// Address and title of what is shown.
  private func tellPlace(step: AddressStep) {
    let application = UIApplication.shared
    guard let shown else {
      application.setAddress("/", step: step)
      application.windowScene.title = ArcadeStrings.arcade
      return
    }
    application.setAddress(stage(shown).app.address, step: step)
    application.windowScene.title = ArcadeStrings.title(of: entries[shown].name)
  }

  // MARK: Keys

  /// Escape leaves the app, where the app has no use for it.
  override func accessibilityPerformEscape() -> Bool {
    guard shown != nil else { return false }
    goHome(animated: true)
    return true
  }

  /// The first arrow key finds the first icon.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard shown == nil, let code = presses.first?.key?.code, ArrowKey(code) != nil else {
      return super.pressesBegan(presses, with: event)
    }
    UIApplication.shared.focus(shelf.icons.first)
  }
}
