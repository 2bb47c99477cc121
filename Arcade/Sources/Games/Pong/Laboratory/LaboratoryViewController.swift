import ArcadeKit
import UIKit

/// The laboratory: a ladder of stages that builds Pong law by law. Each stage runs live beside its few lines of code.
///
/// `Exhibit` runs a stage; `LabLadder` holds the stages with their texts, code and controls. The exhibit stands still
/// while another tab is shown, and then continues exactly where it was.
final class LaboratoryViewController: UIViewController {
  // MARK: Model

  /// The index of the stage on screen, from 0.
  private(set) var index = 0
  /// The reader's values, stage by stage.
  private var kept = LabLadder.stages.map { $0.values }
  /// Whether the reader has paused the exhibit.
  private(set) var isHeld = false
  /// Whether an address named the stage before the view was loaded.
  private var isAddressed = false
  private var isShown = false
  private var hasAppeared = false
  private var isActive = true
  private static let key = "pong.stage"

  // MARK: Views

  private(set) lazy var exhibit = Exhibit(LabLadder.stages[0], values: LabLadder.stages[0].values)
  let plate = UIView()
  let caption = UILabel()
  let look = LabLookView(frame: .zero)
  let legend = PhysicsLegend(ink: Ink.ink)
  /// Starts the stage, and restarts it while it is read.
  private(set) lazy var player = LabPlayer(in: plate)
  let tools = LabToolbar(frame: .zero)
  let header = LabHeader(frame: .zero)
  let notes = LabNotesView(frame: .zero)
  let contents = UITableView(frame: .zero, style: .plain)

  override class var kind: String { "LaboratoryViewController" }
  override var addressName: String? { "laboratory" }
  override var canBecomeFirstResponder: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = LabStrings.title
    view.backgroundColor = Ink.paper
    plate.clipsToBounds = true
    plate.backgroundColor = LabInk.plate
    plate.layer.borderWidth = 1.5
    plate.layer.cornerRadius = 3
    plate.accessibilityLabel = LabStrings.table
    plate.addSubview(exhibit.table)
    caption.numberOfLines = 2
    caption.textColor = Ink.wash
    caption.adjustsFontSizeToFitWidth = true
    caption.minimumScaleFactor = 0.4
    contents.backgroundColor = Ink.paper
    contents.rowReach = Spacing.rowReach
    contents.dataSource = self
    contents.delegate = self
    contents.isHidden = true
    contents.accessibilityLabel = LabStrings.contents
    notes.contentInsetAdjustmentBehavior = .never
    contents.contentInsetAdjustmentBehavior = .never
    legend.isHidden = true
    for each in [header, plate, caption, look, legend, tools, notes, contents] as [UIView] { view.addSubview(each) }
    connect()
    traitCollectionDidChange(nil)
    let last = LabLadder.stages.count - 1
    let stored = UserDefaults.standard.checkedInteger(forKey: LaboratoryViewController.key, standard: 0) {
      $0 >= 0 && $0 <= last
    }
    go(to: isAddressed ? index : stored)
  }

  private func connect() {
    header.previous.addAction(UIAction { [me = Weak(self)] _ in me.value?.step(by: -1) }, for: .touchUpInside)
    header.following.addAction(UIAction { [me = Weak(self)] _ in me.value?.step(by: 1) }, for: .touchUpInside)
    header.contents.addAction(UIAction { [me = Weak(self)] _ in me.value?.toggleContents() }, for: .touchUpInside)
    tools.play.addAction(UIAction { [me = Weak(self)] _ in me.value?.togglePlay() }, for: .touchUpInside)
    tools.reset.addAction(UIAction { [me = Weak(self)] _ in me.value?.reset() }, for: .touchUpInside)
    tools.push.addAction(UIAction { [me = Weak(self)] _ in me.value?.pushAgain() }, for: .touchUpInside)
    tools.overlay.addAction(UIAction { [me = Weak(self)] _ in me.value?.showOverlay() }, for: .valueChanged)
    notes.onChange = { [me = Weak(self)] property, value in me.value?.change(property, to: value) }
    notes.onStandard = { [me = Weak(self)] in me.value?.restoreValues() }
    exhibit.onReading = { [me = Weak(self)] in me.value?.showReadings() }
    exhibit.onOver = { [me = Weak(self)] in me.value?.player.over() }
    player.onStart = { [me = Weak(self)] in me.value?.applyPause() }
    player.onAgain = { [me = Weak(self)] in me.value?.playAgain() }
    player.onTap = { [me = Weak(self)] place in me.value?.exhibit.movePaddle(to: place) }
    connectTouches()
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: Selector("leave", LaboratoryViewController.leave),
      name: UIApplication.willResignActiveNotification, object: nil)
    center.addObserver(
      self, selector: Selector("comeBack", LaboratoryViewController.comeBack),
      name: UIApplication.didBecomeActiveNotification, object: nil)
  }

  // MARK: Coming and going

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isShown = true
    applyPause()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // Not earlier: until the table is in the app's hierarchy, it is not on the app's clock.
    if !hasAppeared { begin(opens: true) }
    hasAppeared = true
    becomeFirstResponder()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isShown = false
    applyPause()
  }

  private func leave() {
    isActive = false
    applyPause()
  }

  private func comeBack() {
    isActive = true
    applyPause()
  }

  private func applyPause() {
    player.isHeld = isHeld || !isShown || !isActive
    exhibit.isPaused = player.isHeld || player.isOpening
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    arrange(in: view.bounds.inset(by: view.leadingSafeAreaInsets))
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let press = presses.first, let key = press.key, key.modifierFlags.isEmpty, handle(key.code, press.isRepeat)
    else { return super.pressesBegan(presses, with: event) }
  }

  // MARK: The ladder

  /// Shows the stage at `index` from its beginning. An index beyond the ladder shows the nearest end.
  func go(to index: Int) {
    self.index = max(0, min(index, LabLadder.stages.count - 1))
    UserDefaults.standard.setChecked(self.index, forKey: LaboratoryViewController.key)
    notes.show(self.index, values: kept[self.index])
    header.previous.isEnabled = self.index > 0
    header.following.isEnabled = self.index < LabLadder.stages.count - 1
    tools.push.isEnabled = LabLadder.stages[self.index].parts.contains(.push)
    look.text = LabStrings.words(of: LabLadder.stages[self.index].name).lookFor
    view.setNeedsLayout()
    begin(opens: true)
    place.name = LabLadder.stages[self.index].name.rawValue
    addressQueryChanged()
  }

  /// Moves up or down the ladder.
  func step(by steps: Int) {
    let old = index
    go(to: index + steps)
    guard index != old else { return }
    showContents(false)
    UIAccessibility.post(
      notification: .announcement,
      argument: LabStrings.announce(index + 1, LabStrings.words(of: LabLadder.stages[index].name).title))
  }

  /// Restarts the stage, keeping the reader's changes.
  func reset() { begin(opens: false) }

  /// Begins the stage; one that `opens` stands still for a moment first.
  private func begin(opens: Bool) {
    let stage = LabLadder.stages[index]
    let waits = opens && !Motion.isReduced
    if opens { player.open(stage, opens: waits) } else { player.begin(opens: false) }
    exhibit.begin(stage, values: kept[index])
    hold(Motion.isReduced)
  }

  /// Plays the stage again by itself, with its next push if the reader has not chosen one.
  private func playAgain() {
    let stage = LabLadder.stages[index]
    let count = stage.series.count
    if count > 0 {
      let last = stage.series[(player.rounds - 1) % count]
      if kept[index][.pushX] == last.dx, kept[index][.pushY] == last.dy {
        kept[index][.pushX] = stage.series[player.rounds % count].dx
        kept[index][.pushY] = stage.series[player.rounds % count].dy
        notes.update(index, values: kept[index])
      }
    }
    player.begin(opens: false)
    exhibit.begin(stage, values: kept[index])
  }

  private func pushAgain() {
    player.start()
    exhibit.pushAgain()
    hold(false)
  }

  func togglePlay() { hold(!isHeld) }

  private func hold(_ isHeld: Bool) {
    self.isHeld = isHeld
    tools.isPlaying = !isHeld
    applyPause()
  }

  private func showOverlay() {
    exhibit.showsOverlay = tools.overlay.isOn
    legend.isHidden = !tools.overlay.isOn
    view.setNeedsLayout()
  }

  private func change(_ property: LabProperty, to value: Double) {
    kept[index][property] = value
    exhibit.change(property, to: value)
    notes.update(index, values: kept[index])
  }

  private func restoreValues() {
    kept[index] = LabLadder.stages[index].values
    notes.update(index, values: kept[index])
    player.open(LabLadder.stages[index], opens: false)
    reset()
  }

  private func showReadings() {
    let readings = exhibit.readings
    var text = LabStrings.figure(index + 1) + readings.text(for: exhibit.stage)
    if let spin = readings.spinText, !readings.hasLeft, !readings.isResting { text += "\n" + spin }
    if caption.text?.utf8.elementsEqual(text.utf8) != true { caption.text = text }
  }

  // MARK: Addresses

  /// The stage in the address.
  private lazy var place: LabPlace = {
    let place = LabPlace()
    addChild(place)
    return place
  }()

  override var addressedChild: UIViewController? { place }

  /// Opens the stage with this name or number; without one the laboratory stays at its stage.
  override func open(addressNames names: [String]) -> Bool {
    guard let name = names.first else { return true }
    guard names.count == 1, let index = LabLadder.index(named: name) else { return false }
    if !isViewLoaded {
      self.index = index
      isAddressed = true
    } else if index != self.index {
      showContents(false)
      go(to: index)
    }
    return true
  }

  // MARK: Contents

  private func toggleContents() { showContents(contents.isHidden) }

  func showContents(_ isShown: Bool) {
    guard contents.isHidden == isShown else { return }
    contents.isHidden = !isShown
    notes.isHidden = isShown
    header.contents.isSelected = isShown
    guard isShown else { return }
    contents.reloadData()
    contents.layoutIfNeeded()
    contents.scrollToRow(at: IndexPath(row: index, section: 0), at: .middle, animated: false)
    UIAccessibility.post(
      notification: .layoutChanged, argument: contents.cellForRow(at: IndexPath(row: index, section: 0)))
  }

  override func accessibilityPerformEscape() -> Bool {
    guard !contents.isHidden else { return super.accessibilityPerformEscape() }
    showContents(false)
    return true
  }

  // MARK: Look

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    caption.font = LabInk.serif(.footnote, italic: true)
    plate.layer.borderColor = Ink.ink.resolvedColor(with: traitCollection).cgColor
    if isViewLoaded { view.setNeedsLayout() }
  }
}

/// A stage's place in the address. It shows nothing itself.
private final class LabPlace: UIViewController {
  var name: String?
  override var addressName: String? { name }
  override class var kind: String { "LabPlace" }
}

extension LaboratoryViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { LabLadder.stages.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.backgroundColor = Ink.paper
    cell.textLabel?.text = "\(indexPath.row + 1)  " + LabStrings.words(of: LabLadder.stages[indexPath.row].name).title
    cell.textLabel?.font = LabInk.serif(.body)
    cell.textLabel?.textColor = indexPath.row == index ? Ink.red : Ink.ink
    cell.accessoryType = indexPath.row == index ? .checkmark : .none
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    showContents(false)
    go(to: indexPath.row)
    becomeFirstResponder()
  }
}
