import ArcadeKit
import GameSettings
import UIKit

/// The home screen: a shelf with an icon for each app, and the apps that have been opened from it.
///
/// An app and its stage are created when it is first opened, and kept. While the app is closed its clock stops, and the
/// app that was left last is the picture of the Continue card.
final class HomeViewController: UIViewController {
  private let entries: [ArcadeEntry]
  let shelf: ShelfView
  /// The stages of the apps, in the order of the icons; nil for an app that has not been opened.
  private(set) var stages: [AppStage?]
  /// The index of the app that is open or opening; nil on the home screen.
  private(set) var shown: Int?
  /// The index of the app that was left last, which the Continue card shows; nil if none was left.
  private(set) var left: Int?
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
    shelf.onScroll = { [me = Weak(self)] in me.value?.arrangeStages() }
    shelf.onOpen = { [me = Weak(self)] index in me.value?.open(index, animated: true) }
    shelf.onChallenge = { [me = Weak(self)] address in me.value?.openChallenge(address) }
    shelf.continueCard.addAction(
      UIAction { [me = Weak(self)] _ in me.value?.goOn() }, for: .primaryActionTriggered)
    shelf.onSheet = { [me = Weak(self)] address in me.value?.showSheet([address], animated: true) }
    edgePan.edges = .bottom
    edgePan.isEnabled = false
    edgePan.addAction { [me = Weak(self)] pan in if pan.state == .began { me.value?.goHome(animated: true) } }
    view.addGestureRecognizer(edgePan)
    shelf.reload()
    shelf.addBoards()
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: Selector("languageChanged", HomeViewController.languageChanged),
      name: Language.didChangeNotification, object: nil)
    for name in [
      ArcadeVolume.didChangeNotification, UIApplication.didBecomeActiveNotification,
      UIWindowScene.fullScreenDidChangeNotification, UIApplication.keptRunsDidChangeNotification,
    ] {
      center.addObserver(
        self, selector: Selector("reloadShelf", HomeViewController.reloadShelf), name: name, object: nil)
    }
    center.addObserver(
      self, selector: Selector("boardsCame", HomeViewController.boardsCame),
      name: UIApplication.verifiedRunsDidChangeNotification, object: nil)
  }

  override var appearanceChildren: [UIViewController] { shown.map { [stage($0).app] } ?? [] }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    shelf.frame = view.bounds
    shelf.layoutIfNeeded()
    arrangeStages()
  }

  /// Places the closed apps.
  private func arrangeStages() {
    for (index, stage) in stages.enumerated() {
      stage?.arrange(in: view.bounds, at: rest(index), isCovered: shelf.isHidden)
    }
  }

  /// The place of a closed app: behind its icon, or as the picture of the Continue card.
  private func rest(_ index: Int) -> AppStage.Rest {
    left == index
      ? AppStage.Rest(frame: shelf.pictureFrame(in: view), isPicture: true)
      : AppStage.Rest(frame: shelf.iconFrame(index, in: view), isPicture: false)
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

  /// Opens an app where the player left it, with a zoom out of its icon.
  func open(_ index: Int, animated: Bool) { open(index, fromPicture: false, animated: animated) }

  /// Opens the app of the Continue card, with a zoom out of its picture.
  private func goOn() {
    guard let left else { return }
    open(left, fromPicture: true, animated: true)
  }

  /// Opens an app out of the Continue card's picture, or out of its icon.
  private func open(_ index: Int, fromPicture: Bool, animated: Bool) {
    guard shown != index else { return }
    dismissSheet()
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
    // Even while the app is still growing over the home screen.
    shelf.isUserInteractionEnabled = false
    if let focused = UIApplication.shared.focusedView, focused.isDescendant(of: shelf) {
      UIApplication.shared.focus(nil)
    }
    // In front of the app in the Continue card.
    if view.subviews.last !== stage { view.bringSubviewToFront(stage) }
    stage.app.resume()
    if isSeen { stage.app.begin(appearing: true, animated: isNamed) }
    if isNamed { UIAccessibility.post(notification: .screenChanged, argument: entries[index].name) }
    let rest =
      fromPicture ? rest(index) : AppStage.Rest(frame: shelf.iconFrame(index, in: view), isPicture: false)
    shelf.icons[index].isAway = !fromPicture && !Motion.isReduced
    stage.show(in: view.bounds, from: rest, animated: isNamed) { [me = Weak(self)] in
      guard let me = me.value else { return }
      if me.isSeen { stage.app.end() }
      guard me.shown == index else { return }
      me.shelf.isHidden = true
      me.arrangeStages()
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
    shelf.icons[index].isAway = false
    left = index
    shelf.continueCard.isHidden = false
    tellContinue()
    shelf.scroll.contentOffset = .zero
    shelf.reload()
    shelf.addBoards()
    shelf.layoutIfNeeded()
    stage.hide(in: view.bounds, to: rest(index), animated: animated) { [me = Weak(self)] in
      guard let me = me.value else { return }
      if me.isSeen { stage.app.end() }
      me.arrangeStages()
    }
    arrangeStages()
  }

  /// Shows on the Continue card what is in progress.
  private func tellContinue() {
    guard let left, let root = stages[left]?.app.root else { return }
    shelf.continueCard.show(app: entries[left].name, progress: entries[left].progress(root))
  }

  /// Whether this controller's view is on screen or about to be.
  private var isSeen = false

  // MARK: Today

  private func openChallenge(_ address: String) {
    if !show(address: "/" + address, animated: true) {
      UIApplication.shared.diagnose(ArcadeStrings.unknown(address))
    }
  }

  // MARK: Addresses

  /// Opens the place at an address; returns false, and goes home, if there is none.
  func show(address: String, animated: Bool) -> Bool {
    let parts = UIApplication.addressNames(in: address)
    guard let first = parts.first else {
      dismissSheet()
      goHome(animated: animated)
      tellPlace(step: .same)
      return true
    }
    if sheets.contains(first) {
      goHome(animated: false)
      if showSheet(parts, animated: animated && isSeen) { return true }
      dismissSheet()
      tellPlace(step: .same)
      return false
    }
    let now = entries.firstIndex { $0.address == first }
    // A former address: that app is now a place inside another one.
    guard let index = now ?? entries.firstIndex(where: { $0.formerAddresses.contains(first) }),
      stage(index).app.open(
        now == nil ? parts : Array(parts.dropFirst()), query: UIApplication.addressQuery(in: address))
    else {
      dismissSheet()
      goHome(animated: animated)
      tellPlace(step: .same)
      return false
    }
    open(index, animated: animated)
    tellPlace(step: .same)
    return true
  }

  /// Reports the address, the title and the background of the visible place.
  private func tellPlace(step: AddressStep) {
    let application = UIApplication.shared
    application.keyWindow?.backgroundColor = shown.map { stage($0).app.groundColor } ?? Skin.home.ground.color
    guard let shown else {
      application.setAddress("/" + (list?.address ?? ""), step: step)
      application.windowScene.title = list.map { ArcadeStrings.title(of: $0.heading) } ?? ArcadeStrings.arcade
      return
    }
    application.setAddress(stage(shown).app.address, step: step)
    application.windowScene.title = ArcadeStrings.title(of: entries[shown].name)
  }

  // MARK: Sheets

  private let sheets = [AboutViewController.place, RunsViewController.place, BoardsSheet.place]

  /// The first list of the sheet over the home screen: About, the recorded runs, or the boards.
  private(set) var sheet: HomeSheetController?

  /// The list that the sheet shows.
  private var list: HomeSheetController?

  /// Shows a sheet, and the place on it; returns false if there is none.
  @discardableResult
  private func showSheet(_ names: [String], animated: Bool) -> Bool {
    guard shown == nil, let first = names.first else { return false }
    let rest = Array(names.dropFirst())
    if let sheet, sheet.address == first { return sheet.open(rest) }
    let controller = makeSheet(first)
    let stack = HomeSheetStack(controller)
    guard controller.open(rest) else { return false }
    dismissSheet()
    stack.onClose = { [me = Weak(self), sheet = Weak(controller)] in me.value?.sheetClosed(sheet.value) }
    stack.onMove = { [me = Weak(self), sheet = Weak(controller)] step, list in
      guard let me = me.value, let sheet = sheet.value, me.sheet === sheet else { return }
      me.list = list
      me.tellPlace(step: step)
    }
    sheet = controller
    list = stack.top
    present(stack, animated: animated)
    tellPlace(step: isSeen ? .new : .same)
    return true
  }

  @inline(never)
  private func makeSheet(_ address: String) -> HomeSheetController {
    switch address {
    case RunsViewController.place: RunsViewController()
    case BoardsSheet.place: BoardsSheet.makeViewController()
    default: AboutViewController(entries)
    }
  }

  private func dismissSheet() {
    guard let sheet else { return }
    (self.sheet, list) = (nil, nil)
    sheet.dismiss(animated: false)
    shelf.addBoards()
  }

  private func sheetClosed(_ controller: HomeSheetController?) {
    guard let sheet, sheet === controller else { return }
    (self.sheet, list) = (nil, nil)
    shelf.addBoards()
    if shown == nil { tellPlace(step: .back) }
  }

  // MARK: What changes

  private func reloadShelf() { shelf.reload() }

  /// The page has found a server with boards, or has news of it. Their row waits until an app or a sheet lies over
  /// the icons, because a tap on one that has just moved misses it.
  private func boardsCame() {
    BoardsRow.isKnown = true
    if shown != nil || sheet != nil { shelf.addBoards() }
  }

  /// Shows all texts in the language that the player has chosen.
  private func languageChanged() {
    for (index, stage) in stages.enumerated() {
      guard let stage, let root = stage.app.root else { continue }
      if entries[index].progress(root) == nil, shown != index {
        forget(index)
      } else {
        stage.app.speakAnew()
      }
    }
    tellContinue()
    shelf.reload()
    tellPlace(step: .same)
  }

  /// Releases an app in which nothing is in progress; it is created again when it is opened.
  private func forget(_ index: Int) {
    guard let stage = stages[index] else { return }
    stages[index] = nil
    stage.app.willMove(toParent: nil)
    stage.removeFromSuperview()
    stage.app.removeFromParent()
    if left == index {
      left = nil
      shelf.continueCard.isHidden = true
    }
  }

  // MARK: Keys

  /// Closes the app on Escape, if the app itself has no use for the key.
  override func accessibilityPerformEscape() -> Bool {
    guard shown != nil else { return false }
    goHome(animated: true)
    return true
  }

  /// Focuses the first icon when the first arrow key is pressed; M turns the sound off or on.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if takeSoundKey(presses) { return }
    guard shown == nil, let code = presses.first?.key?.code, ArrowKey(code) != nil else {
      return super.pressesBegan(presses, with: event)
    }
    UIApplication.shared.focus(shelf.icons.first)
  }
}

extension UIViewController {
  /// Turns all sound off or on if M was pressed, and announces it; returns whether M was pressed.
  final func takeSoundKey(_ presses: Set<UIPress>) -> Bool {
    guard let press = presses.first, let key = press.key, key.code == "KeyM", key.modifierFlags.isEmpty else {
      return false
    }
    guard !press.isRepeat else { return true }
    ArcadeVolume.isMuted.toggle()
    showRemark(ArcadeVolume.isMuted ? ArcadeStrings.soundIsOff : ArcadeStrings.soundIsOn)
    return true
  }
}
