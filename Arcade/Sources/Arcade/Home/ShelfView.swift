import ArcadeKit
import GameSettings
import UIKit

/// The view of the home screen: a wall in lamplight with a header, the Continue and Today cards, and ledges with the
/// icons on them. It scrolls if not everything fits.
final class ShelfView: UIView, UIScrollViewDelegate {
  private(set) var icons: [IconButton] = []
  let continueCard = ContinueCard(frame: .zero)
  private(set) var today: TodayCard
  let fullScreen = FullScreenButton(frame: .zero)
  let sound = SoundButton(frame: .zero)
  let about = AboutButton(frame: .zero)
  /// Opens the list of runs; nil while the page keeps none.
  private(set) var runs: RunsButton?
  /// Called with the index of the app to open.
  var onOpen: (Int) -> Void = { _ in }
  /// Called with the address of a challenge.
  var onChallenge: (String) -> Void = { _ in }
  /// Called with the address of the sheet to open.
  var onSheet: (String) -> Void = { _ in }
  /// Called when the contents were scrolled or laid out anew.
  var onScroll: () -> Void = {}
  let scroll = UIScrollView()
  private let entries: [ArcadeEntry]
  private let wordmark = WordmarkView()
  private var ledges: [LedgeView] = []
  private var lights: [LightView] = []
  private let lamp = CAGradientLayer()
  private var plan: HomePlan?

  override class var layerClass: CALayer.Type { CAGradientLayer.self }
  override class var kind: String { "ShelfView" }

  init(_ entries: [ArcadeEntry]) {
    self.entries = entries
    today = TodayCard(entries)
    super.init(frame: .zero)
    lamp.type = .radial
    lamp.startPoint = CGPoint(x: 0.5, y: 0)
    lamp.endPoint = CGPoint(x: 1.15, y: 0.85)
    layer.addSublayer(lamp)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.delegate = self
    addSubview(scroll)
    for view in [wordmark, fullScreen, sound, about, continueCard] { scroll.addSubview(view) }
    continueCard.isHidden = true
    open(AboutViewController.place, by: about)
    addToday()
    icons = entries.map { IconButton($0) }
    for (index, icon) in icons.enumerated() {
      icon.addAction(
        UIAction { [me = Weak(self)] _ in me.value?.onOpen(index) }, for: .primaryActionTriggered)
      icon.onArrow = { [me = Weak(self)] arrow in me.value?.moveFocus(from: index, arrow) ?? false }
      scroll.addSubview(icon)
    }
    resolveColors()
  }

  required init?(coder: NSCoder) { return nil }

  private func open(_ sheet: String, by button: UIControl) {
    button.addAction(UIAction { [me = Weak(self)] _ in me.value?.onSheet(sheet) }, for: .primaryActionTriggered)
  }

  /// Adds the button that opens the list of runs.
  private func addRuns() {
    let button = RunsButton(frame: .zero)
    open(RunsViewController.place, by: button)
    scroll.insertSubview(button, belowSubview: fullScreen)
    runs = button
  }

  /// Adds the row that opens the boards, if there are any. It moves what is below it.
  @inline(never)
  func addBoards() {
    guard today.boards == nil, BoardsRow.isKnown else { return }
    today.addBoards { [me = Weak(self)] in me.value?.onSheet(BoardsSheet.place) }
    setNeedsLayout()
  }

  private func addToday() {
    today.onOpen = { [me = Weak(self)] address in me.value?.onChallenge(address) }
    today.isHidden = today.rows.isEmpty
    scroll.insertSubview(today, aboveSubview: continueCard)
  }

  override func resolveColors() {
    super.resolveColors()
    let isDark = traitCollection.userInterfaceStyle == .dark
    let wall = isDark ? [0x1B1922, 0x131119, 0x0B0A10] : [0xFBF7EF, 0xF3ECE0, 0xE6DBCA]
    (layer as? CAGradientLayer)?.colors = wall.map { UIColor.rgb($0).cgColor }
    let light = isDark ? UIColor.rgb(0xFFC46B) : UIColor.white
    lamp.colors = [isDark ? 0.15 : 0.85, isDark ? 0.06 : 0.35, 0].map { light.withAlphaComponent($0).cgColor }
    lamp.locations = [0, 0.45, 1]
  }

  /// Updates everything that changes with time and play: bests, results, the sound.
  func reload() {
    for icon in icons { icon.reload() }
    today.show(.today)
    sound.reload()
    fullScreen.reload()
    about.show(ArcadeStrings.about)
    if runs == nil, UIApplication.shared.keptRuns != nil { addRuns() }
    runs?.show(RunStrings.runs)
    setNeedsLayout()
  }

  /// Plays each icon's animation once.
  func play() { for icon in icons { icon.icon.play() } }

  /// The frame of an icon in `view`, whether or not it is pressed.
  func iconFrame(_ index: Int, in view: UIView) -> CGRect {
    guard let plan else { return .zero }
    var frame = plan.icon(index)
    if readsRightToLeft { frame.origin.x = scroll.bounds.width - frame.maxX }
    return scroll.convert(frame, to: view)
  }

  /// The frame of the Continue card's picture in `view`.
  func pictureFrame(in view: UIView) -> CGRect { continueCard.well.convert(continueCard.well.bounds, to: view) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll() }

  // MARK: Keyboard

  private func moveFocus(from index: Int, _ arrow: ArrowKey) -> Bool {
    let columns = plan?.columns ?? 1
    let step =
      switch arrow {
      case .left: readsRightToLeft ? 1 : -1
      case .right: readsRightToLeft ? -1 : 1
      case .up: -columns
      case .down: columns
      }
    guard icons.indices.contains(index + step) else { return true }
    UIApplication.shared.focus(icons[index + step])
    return true
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    lamp.frame = bounds
    scroll.frame = bounds
    var contents = HomePlan.Contents()
    contents.icons = icons.count
    contents.wordmark = fitWordmark()
    contents.hasContinue = !continueCard.isHidden
    contents.challenges = today.rows.count
    contents.nameHeight = { width in self.icons.map { $0.wordsHeight(width) }.max() ?? 0 }
    contents.continueHeight = { self.continueCard.wordsHeight($0) }
    contents.todayHeight = { self.today.height($0) }
    let plan = HomePlan(room: bounds.size, safe: safeAreaInsets, contents)
    self.plan = plan
    scroll.contentSize = CGSize(width: bounds.width, height: plan.height)
    layOutHeader(plan)
    continueCard.isPictureAbove = plan.isPictureAbove
    if let frame = plan.continueCard { scroll.place(continueCard, leading: frame) }
    if let frame = plan.todayCard { scroll.place(today, leading: frame) }
    continueCard.layoutIfNeeded()
    layOutLedges(plan)
    for (index, icon) in icons.enumerated() {
      let frame = plan.icon(index)
      // Pressing makes it smaller by a transform, which changes its frame but not its center and bounds.
      var place = frame
      if readsRightToLeft { place.origin.x = bounds.width - frame.maxX }
      icon.bounds = CGRect(origin: .zero, size: place.size)
      icon.center = CGPoint(x: place.midX, y: place.midY)
      var words = plan.name(index)
      words.origin = CGPoint(x: (frame.width - words.width) / 2, y: words.minY - frame.minY)
      icon.wordsFrame = words
    }
    onScroll()
  }

  private func layOutHeader(_ plan: HomePlan) {
    scroll.place(wordmark, leading: plan.wordmark)
    let side = Spacing.target
    let y = plan.header.midY - side / 2
    let room = plan.header.maxX - plan.wordmark.maxX - Spacing.tight - 4 * side
    let gap = min(max(room / 3, 0), Spacing.tight)
    // The button that may be missing comes last, so that it moves no other.
    for (index, button) in [about, sound, fullScreen, runs].enumerated() {
      guard let button else { continue }
      let x = plan.header.maxX - side - CGFloat(index) * (side + gap)
      scroll.place(button, leading: CGRect(x: x, y: y, width: side, height: side))
    }
  }

  private func layOutLedges(_ plan: HomePlan) {
    while ledges.count > plan.rows {
      ledges.removeLast().removeFromSuperview()
      lights.removeLast().removeFromSuperview()
    }
    while ledges.count < plan.rows {
      let (ledge, light) = (LedgeView(frame: .zero), LightView(frame: .zero))
      scroll.insertSubview(ledge, at: 0)
      scroll.insertSubview(light, at: 0)
      ledges.append(ledge)
      lights.append(light)
    }
    for (row, ledge) in ledges.enumerated() {
      ledge.frame = plan.ledge(row)
      ledge.feet = icons.indices.filter { $0 / plan.columns == row }.map { index in
        let frame = iconFrame(index, in: ledge)
        return CGRect(x: frame.minX, y: 0, width: frame.width, height: 1)
      }
      // Behind the icons, from above their heads down to the ledge.
      let rise = plan.side * 1.45
      lights[row].frame = CGRect(
        x: ledge.frame.minX, y: ledge.frame.minY - rise, width: ledge.frame.width, height: rise)
      lights[row].feet = ledge.feet
    }
  }

  private func fitWordmark() -> CGSize {
    let least = min(bounds.width, bounds.height)
    let large = min(max(traitCollection.textScale, 1), 1.3)
    wordmark.pointSize = ((least >= 700 ? 46 : least >= 360 ? 36 : 30) * large).rounded()
    return wordmark.sizeThatFits(.zero)
  }
}
