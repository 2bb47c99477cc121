import ArcadeKit
import CaromGeometry
import GameSettings
import UIKit

/// The controls of slope, world and bodies.
final class SetupPanel: InstrumentPanel {
  private let problem = Words(.refusal)
  private let tiltNote = Words(.note)
  private let engineNote = Words(.note, InclineStrings.engineNote)
  private var dials: [(quantity: Quantity, row: DialRow)] = []
  private var planetRow: DialRow!
  private var countRow: ChoiceRow!
  private var laneRow: ChoiceRow!
  private var shelf: PictureRow!
  private let shelfNote = Words(.note)
  private var offRow: ButtonRow!
  private var ghostRow: ButtonRow!
  private var moreRow: ButtonRow!
  private let news = Words(.note)
  /// The rows that More shows.
  private var more: [UIView] = []
  private var isMore = false
  private var endRow: ChoiceRow!
  private var engineRow: ChoiceRow!
  private var tiltRow: ChoiceRow!
  private let motion = CMMotionManager()
  private var shown: Setup?
  private var shownLane = -1

  override class var kind: String { "SetupPanel" }

  override func build() {
    super.build()
    problem.isHidden = true
    for quantity in Quantity.allCases { dials.append((quantity, dial(quantity))) }
    planetRow = DialRow(
      InclineStrings.planetTitle, 0...(Planet.allCases.count - 1), step: 1, fine: 1, value: 0,
      words: { InclineStrings.planet(Planet(rawValue: $0) ?? .earth) }
    ) { [me = Weak(self)] value in
      me.value?.change { setup in
        setup.planet = Planet(rawValue: value) ?? .earth
        return nil
      }
    }
    countRow = ChoiceRow(InclineStrings.bodyCount, ["1", "2", "3", "4"], selected: 0) { [me = Weak(self)] choice in
      _ = me.value?.change { setup in
        setup.setLanes(choice + 1)
        return nil
      }
    }
    laneRow = ChoiceRow(InclineStrings.body, ["1", "2", "3", "4"], selected: 0) { [me = Weak(self)] choice in
      guard let controller = me.value?.controller else { return }
      controller.lane = min(choice, controller.experiment.lanes - 1)
      controller.updateViewFromModel()
    }
    makeShelf()
    endRow = ChoiceRow(InclineStrings.endTitle, InclineStrings.ends, selected: 0) { [me = Weak(self)] choice in
      _ = me.value?.change { setup in
        setup.end = SlopeEnd(rawValue: choice) ?? .stop
        return nil
      }
    }
    engineRow = ChoiceRow(InclineStrings.engineTitle, InclineStrings.engines, selected: 0) {
      [me = Weak(self)] choice in
      _ = me.value?.change { setup in
        setup.engine = Engine(rawValue: choice) ?? .exact
        return nil
      }
    }
    tiltRow = ChoiceRow(InclineStrings.tilt, isOn: false) { [me = Weak(self)] isOn in me.value?.followDevice(isOn) }
    let speed = ChoiceRow(InclineStrings.speed, InclineStrings.speeds, selected: 0) { [me = Weak(self)] choice in
      me.value?.controller?.setRate([1, 0.5, 0.25, 0.1][max(0, min(choice, 3))])
    }
    let sound = ChoiceRow(InclineStrings.sound, isOn: SlideSound.isOn) { SlideSound.isOn = $0 }
    ghostRow = ButtonRow(button(InclineStrings.raceThis) { [me = Weak(self)] in me.value?.controller?.toggleGhost() })
    let link = button(InclineStrings.copyLink) { [me = Weak(self)] in me.value?.controller?.copyLink() }
    let standard = button(InclineStrings.standard) { [me = Weak(self)] in
      _ = me.value?.change { setup in
        setup = Setup()
        return nil
      }
    }
    moreRow = ButtonRow(button(InclineStrings.more) { [me = Weak(self)] in me.value?.showMore() })
    more = [
      row(.mass), row(.radius), row(.length), row(.start), endRow, row(.restitution), row(.damping), countRow, laneRow,
      speed,
      engineRow, engineNote, tiltRow, tiltNote, sound, ButtonRow(standard), Words(.note, InclineStrings.help),
    ]
    news.isHidden = true
    // A picture follows the finger at once; everything else scrolls.
    sheet.delaysContentTouches = false
    sheet.rows =
      [
        problem, news, shelf, shelfNote, offRow, row(.angle), row(.staticFriction), row(.kineticFriction), planetRow,
        ghostRow, ButtonRow(link), moreRow,
      ] + more
    showRows()
  }

  /// Pictures of all bodies, to be dragged onto the slope or tapped.
  private func makeShelf() {
    shelf = PictureRow(
      BodyShape.allCases.map { ($0, InclineStrings.shortShapes[$0.rawValue]) }, areOnSlope: false
    ) { [me = Weak(self)] index in
      me.value?.put(BodyShape.allCases[index], on: nil)
    }
    for button in shelf.buttons {
      guard let shape = button.shape else { continue }
      button.accessibilityLabel = InclineStrings.put(shape)
      button.onDrag = { [me = Weak(self)] drag, touch in me.value?.controller?.drag(shape, drag, touch) }
    }
    offRow = ButtonRow(
      button(InclineStrings.removeLast) { [me = Weak(self)] in
        _ = me.value?.change { setup in
          setup.setLanes(setup.lanes.count - 1)
          return nil
        }
      })
  }

  /// Puts a body on the slope: in the place of another one, or beside those that are there.
  func put(_ shape: BodyShape, on lane: Int?) {
    guard let controller else { return }
    let count = controller.experiment.lanes
    guard lane != nil || count < Setup.mostLanes else { return say(InclineStrings.full) }
    _ = controller.change { setup in
      if lane == nil { setup.setLanes(count + 1) }
      setup.setShape(shape, lane: lane ?? count)
      return nil
    }
    controller.lane = lane ?? count
    controller.updateViewFromModel()
    UIAccessibility.post(
      notification: .announcement, argument: InclineStrings.onSlope(controller.experiment.origin.lanes))
  }

  /// Shows or hides rarely used controls.
  func showMore() {
    isMore.toggle()
    showRows()
    if isMore { sheet.reveal(moreRow, height: sheet.bounds.height) }
  }

  private func showRows() {
    moreRow.button.accessibilityTraits = isMore ? [.button, .selected] : .button
    moreRow.button.setTitle((isMore ? "▾ " : "▸ ") + InclineStrings.more, for: .normal)
    moreRow.button.accessibilityLabel = InclineStrings.more
    for row in more { row.isHidden = !isMore }
    shown = nil
    update(isHurried: false)
    if isMore, tiltNote.text == nil { tiltNote.isHidden = true }
    sheet.setNeedsLayout()
  }

  private func row(_ quantity: Quantity) -> UIView { dials[quantity.rawValue].row }

  private func dial(_ quantity: Quantity) -> DialRow {
    let scale = quantity.scale
    return DialRow(
      InclineStrings.title(quantity), scale.least...scale.greatest, step: quantity.step, fine: quantity.fineStep,
      value: scale.standard, words: { InclineStrings.value($0, of: quantity) }, writing: writing(quantity)
    ) { [me = Weak(self)] steps in
      guard let controller = me.value?.controller else { return nil }
      let refusal =
        quantity == .angle
        ? controller.tilt(to: steps) : controller.change { $0.set(quantity, to: steps, lane: controller.lane) }
      return refusal.map { InclineStrings.reason($0) }
    }
  }

  private func writing(_ quantity: Quantity) -> DialRow.Writing {
    DialRow.Writing(
      text: { FixedPoint.text(Int64($0), places: quantity.places) }, unit: InclineStrings.unit(quantity),
      take: { [me = Weak(self)] text in
        guard let controller = me.value?.controller else { return nil }
        var setup = controller.experiment.setup
        if let refusal = setup.set(quantity, typed: text, lane: controller.lane) {
          return InclineStrings.reason(refusal)
        }
        let steps = setup.steps(quantity, lane: controller.lane)
        let refusal =
          quantity == .angle
          ? controller.tilt(to: steps) : controller.change { $0.set(quantity, to: steps, lane: controller.lane) }
        return refusal.map { InclineStrings.reason($0) }
      })
  }

  /// Changes the setup, and returns the reason if it was refused.
  private func change(_ body: (inout Setup) -> Refusal?) -> String? {
    controller?.change(body).map { InclineStrings.reason($0) }
  }

  /// Shows a notice above all rows, and announces it.
  func say(_ words: String) {
    problem.isHidden = true
    news.isHidden = false
    news.show(words)
    UIAccessibility.post(notification: .announcement, argument: words)
    sheet.contentOffset = .zero
    sheet.setNeedsLayout()
  }

  /// Shows above all rows the error in a link.
  func tell(_ reason: String?) {
    news.isHidden = true
    problem.isHidden = reason == nil
    if let reason {
      problem.show(reason)
      UIAccessibility.post(notification: .announcement, argument: reason)
    }
    sheet.setNeedsLayout()
  }

  override func update(isHurried: Bool) {
    guard let controller, !dials.isEmpty else { return }
    let setup = controller.experiment.setup
    let ghostTitle = controller.ghost == nil ? InclineStrings.raceThis : InclineStrings.removeGhost
    if ghostRow.button.currentTitle != ghostTitle {
      ghostRow.button.setTitle(ghostTitle, for: .normal)
      ghostRow.setNeedsLayout()
    }
    guard setup != shown || controller.lane != shownLane else { return }
    shown = setup
    shownLane = controller.lane
    for (quantity, row) in dials { row.show(setup.steps(quantity, lane: controller.lane)) }
    planetRow.show(setup.planet.rawValue)
    countRow.selected = setup.lanes.count - 1
    laneRow.selected = controller.lane
    shelfNote.show(InclineStrings.shelf + " " + InclineStrings.onSlope(setup.lanes) + ".")
    hide(offRow, setup.lanes.count == 1)
    endRow.selected = setup.end.rawValue
    engineRow.selected = setup.engine.rawValue
    hide(laneRow, setup.lanes.count == 1 || !isMore)
    hide(engineNote, setup.engine == .exact || !isMore)
  }

  private func hide(_ row: UIView, _ isHidden: Bool) {
    guard row.isHidden != isHidden else { return }
    row.isHidden = isHidden
    sheet.setNeedsLayout()
  }

  // MARK: Tilting the device

  private func followDevice(_ follows: Bool) {
    guard follows else {
      motion.stopDeviceMotionUpdates()
      return note(nil)
    }
    note(InclineStrings.tiltWaits)
    motion.deviceMotionUpdateInterval = 1.0 / 30
    motion.startDeviceMotionUpdates { [me = Weak(self)] update, error in
      guard let panel = me.value else { return }
      if error != nil {
        panel.tiltRow.selected = 0
        return panel.note(InclineStrings.tiltRefused)
      }
      guard let gravity = update?.gravity else { return }
      panel.note(InclineStrings.tiltOn)
      let level = hypot(gravity.y, gravity.z)
      let degrees = atan2(gravity.x, level) * 180 / Double.pi
      // Rounds to half a degree, because hands tremble by about that much.
      let steps = Int((degrees * 2).rounded()) * 50
      let range = Quantity.angle.scale
      _ = panel.controller?.tilt(to: max(range.least, min(steps, range.greatest)))
    }
  }

  private func note(_ text: String?) {
    if let text, tiltNote.text?.utf8.elementsEqual(text.utf8) != true {
      tiltNote.show(text)
      UIAccessibility.post(notification: .announcement, argument: text)
    }
    hide(tiltNote, text == nil || !isMore)
  }
}
