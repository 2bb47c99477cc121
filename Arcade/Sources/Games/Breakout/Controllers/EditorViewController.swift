import ArcadeKit
import UIKit

/// The editor: build a wall with fingers, mouse or keys, ask a bot whether it can be cleared, play it, and share it by a link.
package final class EditorViewController: UIViewController {
  /// Called with a wall that the player wants to play.
  var onPlay: ((Level) -> Void)?
  package private(set) var draft = EditorStore.draft
  private let scenery = SceneryView(frame: .zero)
  let grid = EditorGrid(frame: .zero)
  let palette = BrickPalette(frame: .zero)
  private let note = UILabel()
  private var buttons: [UIButton] = []
  /// What a stroke paints: it erases if it began on a brick of the chosen kind.
  private var brush: Level.Cell?
  private var hasKeys = false
  private var trial: Trial?
  private var trialLink: CADisplayLink?

  package override class var kind: String { "EditorViewController" }
  package override var canBecomeFirstResponder: Bool { true }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = BreakoutStrings.editor
    scenery.show(CourtLook.look(0))
    view.backgroundColor = scenery.backgroundColor
    note.textColor = .white
    note.textAlignment = .center
    note.numberOfLines = 0
    note.font = .preferredFont(forTextStyle: .footnote)
    note.adjustsFontForContentSizeCategory = true
    note.text = BreakoutStrings.editorHint
    for each in [scenery, grid, palette, note] as [UIView] { view.addSubview(each) }
    grid.onPaint = { [me = Weak(self)] row, column, isFirst in me.value?.paint(row, column, isFirst: isFirst) }
    add(BreakoutStrings.back) { $0.dismiss(animated: true) }
    add(BreakoutStrings.clear) { $0.clear() }
    add(BreakoutStrings.mirrored) { $0.toggleMirror() }
    add(BreakoutStrings.test) { $0.test() }
    add(BreakoutStrings.copyLink) { $0.share() }
    add(BreakoutStrings.play) { $0.playIt() }
    show()
  }

  private func add(_ title: String, _ act: @escaping (EditorViewController) -> Void) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.tintColor = .white
    button.titleLabel?.font = .systemFont(ofSize: 15, weight: .semibold)
    button.titleLabel?.adjustsFontSizeToFitWidth = true
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: Spacing.tight, bottom: 0, right: Spacing.tight)
    button.backgroundColor = UIColor.rgb(0x4B3FA8, 0.85)
    button.layer.cornerRadius = 10
    button.addAction(UIAction { [me = Weak(self)] _ in if let me = me.value { act(me) } }, for: .touchUpInside)
    buttons.append(button)
    view.addSubview(button)
  }

  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  package override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    stopTest()
  }

  // MARK: Layout

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scenery.frame = view.bounds
    let safe = view.leadingSafeAreaInsets
    let area = view.bounds.inset(by: safe).insetBy(dx: Spacing.close, dy: Spacing.tight)
    area.width > area.height ? layoutWide(area) : layoutTall(area)
  }

  /// The height of the grid at a width: as in the court, or taller for fingers if there is room.
  private static let ratio: CGFloat = 0.78
  private static let tallest: CGFloat = 1

  private func layoutTall(_ area: CGRect) {
    let width = min(area.width, 640)
    let left = area.midX - width / 2
    var y = layoutButtons(CGRect(x: left, y: area.minY, width: width, height: 0)) + Spacing.tight
    let height = palette.height(for: width)
    let text = note.sizeThatFits(CGSize(width: width, height: 200)).height
    // The Home button is below.
    let room = max(area.maxY - Spacing.target - y - height - text - 2 * Spacing.tight, 120)
    let tall = min(width * EditorViewController.tallest, room)
    view.place(grid, leading: CGRect(x: left, y: y, width: width, height: tall))
    y += tall + Spacing.tight
    view.place(palette, leading: CGRect(x: left, y: y, width: width, height: height))
    y += height + Spacing.hair
    view.place(note, leading: CGRect(x: left, y: y, width: width, height: text))
  }

  private func layoutWide(_ area: CGRect) {
    let side = min(max(area.width * 0.36, 250), 420)
    let room = area.width - side - Spacing.normal
    let width = min(room, area.height / EditorViewController.ratio)
    let left = area.midX - (width + side + Spacing.normal) / 2
    view.place(
      grid,
      leading: CGRect(
        x: left, y: area.minY, width: width, height: min(width * EditorViewController.ratio, area.height)))
    let x = left + width + Spacing.normal
    var y = layoutButtons(CGRect(x: x, y: area.minY, width: side, height: 0)) + Spacing.tight
    let height = palette.height(for: side)
    view.place(palette, leading: CGRect(x: x, y: y, width: side, height: height))
    y += height + Spacing.hair
    let text = note.sizeThatFits(CGSize(width: side, height: 200)).height
    view.place(note, leading: CGRect(x: x, y: y, width: side, height: text))
  }

  /// Places the buttons in rows of three; returns the bottom.
  private func layoutButtons(_ frame: CGRect) -> CGFloat {
    let width = (frame.width - 2 * Spacing.tight) / 3
    for (index, button) in buttons.enumerated() {
      view.place(
        button,
        leading: CGRect(
          x: frame.minX + CGFloat(index % 3) * (width + Spacing.tight),
          y: frame.minY + CGFloat(index / 3) * (Spacing.target + Spacing.hair), width: width, height: Spacing.target))
    }
    return frame.minY + 2 * Spacing.target + Spacing.hair
  }

  // MARK: Painting

  private func show() {
    grid.show(draft, showsCursor: hasKeys)
    EditorStore.draft = draft
    buttons[2].backgroundColor = UIColor.rgb(draft.isMirrored ? 0x7B5CE0 : 0x4B3FA8, 0.85)
    buttons[2].accessibilityTraits = draft.isMirrored ? [.button, .selected] : .button
  }

  private func paint(_ row: Int, _ column: Int, isFirst: Bool) {
    if isFirst { brush = draft.level[row, column] == palette.cell ? nil : palette.cell }
    draft.paint(brush, row: row, column: column)
    changed()
  }

  private func changed() {
    stopTest()
    note.text = BreakoutStrings.editorHint
    show()
  }

  private func clear() {
    draft.clear()
    changed()
  }

  private func toggleMirror() {
    draft.isMirrored.toggle()
    show()
  }

  package override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let key = presses.first?.key, act(on: key.code) else {
      return super.pressesBegan(presses, with: event)
    }
  }

  private func act(on code: String) -> Bool {
    switch code {
    case "ArrowUp": draft.move(rows: -1, columns: 0)
    case "ArrowDown": draft.move(rows: 1, columns: 0)
    case "ArrowLeft": draft.move(rows: 0, columns: -1)
    case "ArrowRight": draft.move(rows: 0, columns: 1)
    case "Space": draft.stamp(palette.cell)
    case "KeyQ": palette.choose(palette.chosen - 1)
    case "KeyE": palette.choose(palette.chosen + 1)
    default: return false
    }
    hasKeys = true
    changed()
    return true
  }

  // MARK: Trying, playing and sharing

  private func tell(_ text: String) {
    note.text = text
    view.setNeedsLayout()
    UIAccessibility.post(notification: .announcement, argument: text)
  }

  /// The wall, if there is anything to break.
  private var wall: Level? {
    let wall = draft.finished
    if wall.wanted > 0 { return wall }
    tell(BreakoutStrings.nothingToBreak)
    return nil
  }

  private func playIt() { if let wall { onPlay?(wall) } }

  private func share() {
    guard let wall else { return }
    let address = UIApplication.address(of: ["breakout"], query: BreakoutViewController.wallName + wall.link)
    UIApplication.shared.send(.copy(text: "#" + address))
    tell(BreakoutStrings.linkCopied)
  }

  /// Lets the bot play in slices, so that the page stays alive.
  private func test() {
    guard let wall else { return }
    trial = Trial(wall, seed: 1)
    tell(BreakoutStrings.testing)
    guard trialLink == nil else { return }
    let link = CADisplayLink(target: self, selector: Selector("goOnTesting", EditorViewController.goOnTesting))
    link.add(to: .main, forMode: .common)
    trialLink = link
  }

  func goOnTesting() {
    guard let verdict = trial?.advance(ticks: Rules.judgedTicks) else { return stopTest() }
    switch verdict {
    case .playing:
      note.text = BreakoutStrings.testing + " " + BreakoutStrings.tried(trial?.progress ?? 0)
      return
    case .cleared(let seconds): tell(BreakoutStrings.winnable(seconds: seconds))
    case .stuck: tell(BreakoutStrings.unwinnable)
    }
    stopTest()
  }

  private func stopTest() {
    trial = nil
    trialLink?.invalidate()
    trialLink = nil
  }
}
