import ArcadeKit
import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import InclinedPlane

@Suite struct TruePlaneTests {
  private static let sizes = [
    CGSize(width: 320, height: 568), CGSize(width: 852, height: 393), CGSize(width: 768, height: 1024),
    CGSize(width: 1440, height: 900),
  ]

  private func stage(_ size: CGSize = CGSize(width: 390, height: 844), reducesMotion: Bool = false) -> PlaneStage {
    PlaneStage(size: size, reducesMotion: reducesMotion, tab: 1)
  }

  @Test func runsByTheSpaceKeyAndComesToRest() {
    let stage = stage()
    stage.host.press("Space")
    stage.host.advance(seconds: 1)
    #expect(stage.plane.experiment.tick > 110 && stage.plane.experiment.motion().velocity > 0)
    stage.host.advance(seconds: 30)
    #expect(stage.plane.experiment.isOver && !stage.plane.isPlaying)
    stage.host.settle()
    #expect(!stage.host.needsFrame)
  }

  @Test func aRunIsKeptOnceHoweverLongItIs() {
    let stage = stage()
    func place() -> UnsafePointer<Movement>? {
      stage.plane.experiment.history.withUnsafeBufferPointer { $0.baseAddress }
    }
    stage.host.press("Space")
    // A second owner forces a copy in the next tick.
    let owner = stage.plane.experiment
    let shared = place()
    stage.host.advance(ticks: 1)
    #expect(place() != shared && owner.lastTick < stage.plane.experiment.lastTick)
    var (moves, last) = (0, place())
    for _ in 0..<600 {
      stage.host.advance(ticks: 1)
      let now = place()
      if now != last { moves += 1 }
      last = now
    }
    // Its storage grows by doubling.
    #expect(stage.plane.experiment.lastTick > 100 && moves <= 10, "copied \(moves) times")
  }

  @Test("IN-F1: contact is exact at any angle and size")
  func contactIsExactAtAnyAngleAndSize() {
    for size in Self.sizes {
      for steps in stride(from: -8500, through: 8500, by: 250) {
        for radius in [20, 100, 200] {
          var setup = Setup([.ball, .ring], [(.angle, steps)])
          for lane in 0..<2 { _ = setup.set(.radius, to: radius, lane: lane) }
          let geometry = SlopeGeometry(setup, in: size)
          for lane in 0..<2 {
            let r = setup.value(.radius, lane: lane)
            let middle = geometry.center(1.2, radius: r, lane: lane)
            #expect(geometry.gap(of: middle, radius: r, lane: lane).magnitude < 0.05)
            #expect((geometry.place(at: middle, lane: lane) - 1.2).magnitude < 1e-9)
          }
        }
      }
    }
  }

  @Test func aFingerTiltsBySlopesEnd() {
    for size in Self.sizes {
      let stage = stage(size)
      let view = stage.plane.slopeView
      let geometry = view.geometry
      let end = view.convert(geometry.point(geometry.length), to: nil)
      stage.host.drag(from: end, to: CGPoint(x: end.x, y: end.y + 25))
      #expect(stage.plane.experiment.setup.steps(.angle) > 2000, "\(size)")
      #expect(stage.plane.experiment.setup.steps(.angle) <= 8500)
    }
  }

  @Test func aFingerPushesTheBodyUp() {
    let stage = stage(CGSize(width: 768, height: 1024))
    for _ in 0..<30 { stage.plane.step(by: 1) }
    let view = stage.plane.slopeView
    let body = view.convert(view.geometry.center(stage.plane.experiment.motion().place, radius: 0.1), to: nil)
    stage.host.drag(from: body, to: CGPoint(x: body.x - 120, y: body.y - 60), duration: 0.3)
    #expect(stage.plane.experiment.motion().work != 0 || stage.plane.experiment.touchedAt != nil)
    #expect(stage.plane.push == nil)
  }

  @Test func goesBackAndStepsAndTurnsTimeSlow() {
    let stage = stage()
    for _ in 0..<10 { stage.host.press("Period") }
    #expect(stage.plane.experiment.tick == 10)
    stage.host.press("Comma")
    #expect(stage.plane.experiment.tick == 9 && stage.plane.experiment.lastTick == 10)
    stage.plane.setRate(0.1)
    stage.plane.restart()
    stage.plane.toggle()
    stage.host.advance(ticks: 120)
    #expect((11...13).contains(stage.plane.experiment.tick))
    stage.plane.scrub(to: 5)
    #expect(!stage.plane.isPlaying && stage.plane.experiment.tick == 5)
  }

  @Test func aRefusedValueIsSaidAndTheOneBeforeHolds() {
    let stage = stage(CGSize(width: 1440, height: 900))
    #expect(stage.plane.change { $0.set(.mass, typed: "0") } == .outside(.mass))
    #expect(stage.plane.tilt(to: 9000) == .outside(.angle))
    #expect(stage.plane.experiment.setup == Setup())
    let slider = stage.host.element("Kinetic friction") as! UISlider
    slider.value = 900
    slider.sendActions(for: .valueChanged)
    stage.host.advance(ticks: 2)
    #expect(stage.plane.experiment.setup.steps(.kineticFriction) == 300 && slider.value == 300)
    #expect(stage.host.screenText.contains("at most static friction"))
    #expect(stage.host.announcements.contains { $0.contains("at most static friction") })
  }

  @Test func degreesAreWrittenOrRefusedBesideTheField() {
    let stage = stage()
    let field = stage.host.element("Slope, written") as! UITextField
    func write(_ text: String) {
      field.becomeFirstResponder()
      field.text = text
      field.resignFirstResponder()
      stage.host.advance(ticks: 2)
    }
    write("31.25")
    #expect(stage.plane.experiment.setup.steps(.angle) == 3125)
    for (text, reason) in [("86", "goes from"), ("steep", "not a number"), ("3.125", "decimals")] {
      write(text)
      #expect(stage.plane.experiment.setup.steps(.angle) == 3125 && field.text == "31.25")
      #expect(stage.host.screenText.contains(reason), "\(text)")
    }
    write("-10")
    #expect(stage.plane.experiment.setup.steps(.angle) == -1000)
    #expect(!stage.host.screenText.contains("decimals"))
  }

  @Test func everyFieldRefusesBesideItselfAndKeepsItsValue() {
    let stage = stage(CGSize(width: 768, height: 1024))
    let before = stage.plane.experiment.setup
    let wrong: [(String, String, String)] = [
      ("Mass, written", "0", "Mass goes from"), ("Mass, written", "-1", "Mass goes from"),
      ("Static friction, written", "-0.1", "Static friction goes from"),
      ("Kinetic friction, written", "-0.001", "Kinetic friction goes from"),
      ("Kinetic friction, written", "0.5", "at most static friction"), ("Slope, written", "85.01", "Slope goes from"),
      ("Slope, written", "-86", "Slope goes from"), ("Slope, written", "NaN", "not a number"),
      ("Slope, written", "1e3", "not a number"), ("Length, written", "0", "Length goes from"),
      ("Bounce of the stop, written", "101", "Bounce of the stop goes from"),
      ("Damping of the spring, written", "-5", "Damping of the spring goes from"),
    ]
    for (name, text, reason) in wrong {
      guard let field = stage.host.element(name) as? UITextField else {
        Issue.record("there is no field \(name)")
        continue
      }
      let shown = field.text
      field.becomeFirstResponder()
      field.text = text
      field.resignFirstResponder()
      stage.host.advance(ticks: 2)
      #expect(field.text == shown && stage.plane.experiment.setup == before, "\(name) \(text)")
      // The refusal is shown in the row of the field.
      var row: UIView? = field
      while let each = row, !(each is DialRow) { row = each.superview }
      let words = row.map { said(in: $0) } ?? []
      #expect(words.contains { $0.contains(reason) }, "\(name) \(text): \(words)")
    }
    #expect(stage.host.diagnostics.isEmpty)
  }

  /// The texts of all labels in a view.
  private func said(in view: UIView) -> [String] {
    if let label = view as? UILabel { return label.isHidden ? [] : [label.text ?? ""] }
    return view.subviews.flatMap { said(in: $0) }
  }

  @Test func aLinkGivesTheSameSetupAndADamagedOneIsRefused() {
    let stage = stage()
    let setup = Setup([.ring, .box], [(.angle, -3456), (.length, 333)])
    stage.plane.addressQuery = setup.link
    #expect(stage.plane.experiment.setup == setup)
    stage.plane.addressQuery = "a=9999"
    stage.host.advance(ticks: 2)
    #expect(stage.plane.experiment.setup == setup)
    #expect(stage.host.screenText.contains("damaged"))
    stage.plane.copyLink()
    stage.host.advance(ticks: 1)
    stage.host.commit()
    #expect(stage.host.addresses.last == "/plane?" + setup.link)
    let copied = stage.host.outputs.compactMap { if case .copy(let text) = $0 { text } else { nil } }
    #expect(copied == ["#/plane?" + setup.link])
    #expect(stage.host.screenText.contains("Copied: #/plane?"), "it is shown to the eye too")
    #expect(stage.host.announcements.contains { $0.hasPrefix("Copied: ") })
    #expect(stage.plane.tilt(to: 100) == nil)
    stage.host.commit()
    #expect(stage.host.addresses.last == "/plane")
  }

  @Test func theDeviceTiltsTheSlopeAndARefusalIsSaid() {
    let stage = stage()
    func answer(_ isGranted: UInt8) {
      var answer = PermissionInput()
      answer.name = "motion"
      answer.isGranted = isGranted
      stage.host.send(.permission(answer))
      stage.host.advance(ticks: 2)
    }
    func isWanted() -> Bool {
      stage.host.outputs.contains { if case .wantPermission("motion") = $0 { true } else { false } }
    }
    stage.host.commit()
    // No permission is requested before the user turns the switch on.
    #expect(!isWanted())
    stage.toggle("Tilt of the device")
    stage.host.commit()
    #expect(isWanted())
    answer(1)
    var motion = MotionInput()
    motion.gravityX = 0.5
    motion.gravityY = 0.8660254037844386
    stage.host.send(.motion(motion))
    stage.host.advance(ticks: 2)
    #expect(stage.plane.experiment.setup.steps(.angle) == 3000)
    // With the switch off, device motion has no effect any more.
    stage.toggle("Tilt of the device")
    motion.gravityX = -0.5
    stage.host.send(.motion(motion))
    stage.host.advance(ticks: 8)
    #expect(stage.plane.experiment.setup.steps(.angle) == 3000)
    stage.toggle("Tilt of the device")
    answer(0)
    #expect(stage.host.announcements.contains { $0.contains("is not available") })
    #expect((stage.host.element("Tilt of the device") as? UISwitch)?.isOn == false)
    // Everything else works without it.
    stage.plane.slopeView.accessibilityDecrement()
    #expect(stage.plane.experiment.setup.steps(.angle) == 2900)
    stage.host.press("Space")
    stage.host.advance(seconds: 1)
    #expect(stage.plane.experiment.motion().velocity != 0)
  }

  @Test func theFileHasTheRun() {
    let stage = stage()
    for _ in 0..<30 { stage.plane.step(by: 1) }
    stage.show(.data)
    stage.host.tap("Save as CSV")
    stage.host.commit()
    var files: [(name: String, content: String)] = []
    for case .download(let name, let content) in stage.host.outputs { files.append((name, content)) }
    #expect(files.count == 1 && files.first?.name == "inclined-plane.csv")
    #expect(files.first?.content.split(separator: "\n").count == 32)
  }

  @Test("it opens with a question: four bodies; one is picked, they race, and the run answers", arguments: sizes)
  func opensWithAQuestion(size: CGSize) throws {
    let stage = PlaneStage(size: size, tab: 1, isAsked: true)
    #expect(stage.plane.experiment.lanes == 4 && !stage.plane.isPlaying)
    #expect(stage.host.screenText.contains("which one wins?"))
    for name in ["Ring", "Disc", "Ball", "Hollow"] { #expect(stage.host.isVisible(name), "\(size): \(name)") }
    stage.host.tap("Ring")
    stage.host.advance(ticks: 2)
    #expect(stage.plane.isPlaying && stage.host.element("Ring")?.accessibilityTraits.contains(.selected) == true)
    #expect(stage.host.element("Ball")?.accessibilityTraits.contains(.selected) == false)
    stage.host.advance(seconds: 40)
    #expect(stage.host.announcements.contains { $0.hasPrefix("1.\u{A0}Ball") })
    #expect(stage.host.announcements.contains { $0.hasPrefix("Ball won.") })
    #expect(stage.host.screenText.contains("Ball won."))
    stage.host.tap("Ball")
    #expect(stage.plane.experiment.tick < 5 && stage.plane.isPlaying, "another pick is another run")
    stage.host.advance(seconds: 40)
    #expect(stage.host.screenText.contains("Right!"))
    let drawing = stage.host.drawing(of: stage.plane.slopeView)
    for word in ["Ring", "Disc", "Ball", "Hollow", "1.", "4."] {
      #expect(drawing.contains { $0.contains(word) }, "the stage names lanes and results: \(word)")
    }
    #expect(stage.host.diagnostics.isEmpty)
  }

  @Test("the answers of a question are whole on the smallest phone, where slider and tools share a line")
  func answersAreWhole() throws {
    let size = CGSize(width: 320, height: 568)
    let stage = PlaneStage(size: size, tab: 1, isAsked: true)
    for name in ["Ring", "Disc", "Ball", "Hollow"] {
      let button = try #require(stage.host.element(name) as? PictureButton)
      let seen = try #require(stage.host.visibleFrame(of: button))
      #expect(seen.height == button.bounds.height && seen.maxY <= size.height - 49, "\(name): \(seen)")
    }
    let slider = try #require(stage.host.element("Time") as? UISlider)
    #expect(slider.frame.maxX <= stage.plane.tools.frame.minX && slider.frame.minY == stage.plane.tools.frame.minY)
    #expect(slider.frame.width >= 100 && stage.plane.plate.frame.height > 150)
  }

  @Test("results of a race never cover one another", arguments: sizes)
  func resultsAreApart(size: CGSize) {
    let stage = PlaneStage(size: size, tab: 1, isAsked: true)
    stage.host.tap("Ring")
    stage.host.advance(seconds: 40)
    let drawing = stage.host.drawing(of: stage.plane.slopeView)
    #expect(drawing.contains { $0.contains("4.") }, "\(size)")
    let measures = stage.plane.slopeView.measures
    #expect(measures.count >= 8)
    for (index, one) in measures.enumerated() {
      for other in measures[..<index] {
        #expect(!one.insetBy(dx: 0, dy: 1).intersects(other.insetBy(dx: 0, dy: 1)), "\(size): \(one) \(other)")
      }
    }
  }

  @Test("the table of data has the whole width", arguments: sizes) func dataHasTheWidth(size: CGSize) {
    let stage = PlaneStage(size: size, tab: 1)
    stage.show(.data)
    let panel = stage.plane.panels[TruePlaneViewController.Section.data.rawValue]
    let head = panel.subviews.first { $0 is ColumnsView }!
    let labels = head.subviews.map { $0.frame }
    #expect(labels.count == 4 && head.bounds.width == panel.bounds.width)
    #expect(abs(labels[0].minX - 16) < 1 && abs(labels[3].maxX - (panel.bounds.width - 16)) < 1, "\(labels)")
    for (left, right) in zip(labels, labels.dropFirst()) { #expect(left.maxX <= right.minX + 0.01) }
  }

  @Test("only bodies on the slope have the colors of its lanes") func colorsOfPictures() {
    let stage = PlaneStage(tab: 1, isAsked: true)
    let race = ["Ring", "Disc", "Ball", "Hollow"].map { (stage.host.element($0) as! PictureButton).color }
    #expect(race == Draft.lanes)
    stage.show(.setup)
    for shape in BodyShape.allCases {
      #expect((stage.host.element(InclineStrings.put(shape)) as! PictureButton).color == Draft.ink)
    }
  }

  @Test(
    "Check is in reach on phones, without scrolling",
    arguments: [CGSize(width: 320, height: 568), CGSize(width: 393, height: 852), CGSize(width: 852, height: 393)])
  func checkIsInReach(size: CGSize) throws {
    let stage = PlaneStage(size: size, tab: 1, isAsked: true)
    for name in ["Repose", "Slip"] {
      stage.host.tap(name)
      stage.host.advance(ticks: 2)
      let button = try #require(stage.host.element("Check"))
      let seen = try #require(stage.host.visibleFrame(of: button), "\(size) \(name)")
      #expect(seen.height >= 40 && seen.maxY <= size.height - 49, "\(size) \(name): \(seen)")
    }
  }

  @Test("a task is checked by the run, and an error is red while a fact is not") func aTaskIsChecked() {
    let stage = PlaneStage(tab: 1, isAsked: true)
    stage.host.tap("Repose")
    stage.host.tap("Set it up")
    stage.host.tap("Check")
    stage.host.advance(ticks: 2)
    #expect(stage.host.screenText.contains("Press Play first."))
    stage.host.press("Space")
    stage.host.advance(ticks: 60)
    stage.host.tap("Check")
    stage.host.advance(ticks: 2)
    #expect(stage.host.screenText.contains("the box stays where it is"))
    #expect(stage.plane.tilt(to: 2440) == nil)
    stage.host.press("Space")
    stage.host.advance(ticks: 60)
    stage.host.tap("Check")
    stage.host.advance(ticks: 2)
    #expect(stage.host.screenText.contains("tan θ = μ"))
    #expect(stage.host.announcements.contains { $0.hasPrefix("Right!") })
  }

  @Test("a body is pushed by key for as long as the key is held, and a link has the push") func pushesByKey() throws {
    let stage = stage()
    stage.host.hold("ArrowLeft")
    stage.host.advance(ticks: 30)
    #expect(stage.plane.isPlaying && stage.plane.experiment.motion().push < 0)
    #expect(stage.plane.experiment.motion().work != 0)
    stage.host.release("ArrowLeft")
    stage.host.advance(ticks: 30)
    #expect(stage.plane.experiment.motion().push == 0 && stage.plane.push == nil)
    stage.host.press("Space")
    let link = try #require(stage.plane.experiment.link)
    #expect(link.contains("&p=0.0.-49,"), "\(link)")
    let other = self.stage()
    other.plane.addressQuery = link
    other.host.press("Space")
    other.host.advance(ticks: stage.plane.experiment.lastTick)
    other.host.press("Space")
    let last = min(stage.plane.experiment.lastTick, other.plane.experiment.lastTick)
    #expect(last > 50)
    for tick in 0...last {
      #expect(other.plane.experiment.motion(0, at: tick) == stage.plane.experiment.motion(0, at: tick))
    }
    other.host.tap("Begin again")
    #expect(other.plane.experiment.isScripted && other.plane.experiment.tick == 0, "again is the link's run again")
  }

  @Test("bodies are dragged from the shelf onto the slope, or tapped; a full slope says so") func shelf() throws {
    let stage = stage(CGSize(width: 768, height: 1024))
    func shapes() -> [BodyShape] { stage.plane.experiment.origin.lanes.map { $0.shape } }
    let ring = try #require(stage.host.element("Put on the slope: Ring"))
    let from = ring.convert(CGPoint(x: ring.bounds.midX, y: ring.bounds.midY), to: nil)
    let view = stage.plane.slopeView
    let beside = view.convert(CGPoint(x: view.bounds.maxX - 30, y: 30), to: nil)
    stage.host.drag(from: from, to: beside, duration: 0.4)
    stage.host.advance(ticks: 2)
    #expect(shapes() == [.ball, .ring] && stage.plane.carried == nil)
    #expect(stage.host.screenText.contains("On the slope: Ball, Ring."))
    let box = try #require(stage.host.element("Put on the slope: Box"))
    let start = box.convert(CGPoint(x: box.bounds.midX, y: box.bounds.midY), to: nil)
    let first = view.convert(view.geometry.center(stage.plane.experiment.motion(0).place, radius: 0.1), to: nil)
    stage.host.drag(from: start, to: first, duration: 0.4)
    stage.host.advance(ticks: 2)
    #expect(shapes() == [.box, .ring], "dropped on a body it takes its place")
    stage.host.drag(from: start, to: CGPoint(x: start.x, y: start.y + 200), duration: 0.3)
    #expect(shapes() == [.box, .ring], "dropped elsewhere nothing changes")
    for name in ["Disc", "Hollow ball", "Ball"] { stage.host.tap("Put on the slope: " + name) }
    stage.host.advance(ticks: 2)
    #expect(shapes() == [.box, .ring, .disc, .hollowBall])
    #expect(stage.host.screenText.contains("There is room for 4 bodies"))
    stage.host.tap("Take the last one off")
    #expect(shapes() == [.box, .ring, .disc])
    #expect(stage.host.diagnostics.isEmpty)
  }

  @Test("rolling and sliding sound by speed, and not where sound is off") func sounds() {
    let stage = stage()
    stage.host.press("Space")
    stage.host.advance(ticks: 90)
    let rolling = stage.host.sounds
    #expect(rolling.count > 3 && rolling.allSatisfy { $0.hasPrefix("roll") } && Set(rolling).count > 1, "\(rolling)")
    stage.plane.restart()
    _ = stage.plane.change { setup in
      setup.setShape(.box, lane: 0)
      return setup.set(.angle, to: 4500)
    }
    stage.host.press("Space")
    stage.host.advance(ticks: 60)
    #expect(stage.host.sounds.contains { $0.hasPrefix("slide") })
    stage.toggle("Sound of rolling and sliding")
    let count = stage.host.sounds.count
    stage.plane.restart()
    stage.host.press("Space")
    stage.host.advance(ticks: 60)
    #expect(stage.host.sounds.count == count)
  }

  @Test("readings have units; facts are not red") func readings() {
    let stage = stage()
    #expect(stage.host.screenText.contains("t 0.00 s   x 0.200 m   v 0.00 m/s   rolling"))
    func labels(_ view: UIView) -> [UILabel] {
      (view as? UILabel).map { [$0] } ?? view.subviews.flatMap { labels($0) }
    }
    let world = labels(stage.plane.view).first { $0.text?.hasPrefix("Earth, 9.81") == true }
    #expect(world != nil && world?.textColor != Draft.red)
  }

  @Test func leavingTheTabHoldsIt() {
    let stage = stage()
    stage.host.press("Space")
    stage.host.advance(ticks: 20)
    stage.host.tap("Tutorial")
    let tick = stage.plane.experiment.tick
    stage.host.advance(seconds: 1)
    #expect(stage.plane.experiment.tick == tick && !stage.plane.isPlaying)
  }

  @Test func everySectionFitsAndComplainsOfNothing() {
    for size in Self.sizes {
      for isDark in [false, true] {
        let stage = stage(size)
        stage.host.setDark(isDark)
        stage.host.press("Space")
        for section in [TruePlaneViewController.Section.tasks, .setup, .now, .plot, .data] {
          stage.show(section)
          stage.host.advance(ticks: 20)
          stage.host.commit()
          #expect(stage.host.isVisible("Drawing of the slope") && stage.host.isVisible("Time"), "\(size) \(section)")
        }
        stage.host.rotate()
        stage.host.advance(ticks: 5)
        #expect(stage.host.diagnostics.isEmpty, "\(stage.host.diagnostics)")
      }
    }
  }

  @Test func theSlopeIsReadAloud() {
    let stage = stage()
    #expect(stage.host.element("Drawing of the slope")?.accessibilityValue?.contains("20.00°") == true)
    #expect(stage.host.element("Drawing of the slope")?.accessibilityValue?.contains("Ball rolling") == true)
    stage.plane.slopeView.accessibilityIncrement()
    #expect(stage.plane.experiment.setup.steps(.angle) == 2100)
  }

  @Test func aScreenReaderReadsOffThePlot() {
    let stage = stage()
    for _ in 0..<40 { stage.plane.step(by: 1) }
    stage.show(.plot)
    let plot = stage.host.element(InclineStrings.plot) as! PlotView
    #expect(stage.host.adjust(InclineStrings.plot, up: false))
    #expect(stage.plane.experiment.tick == 39, "\(stage.plane.experiment.tick)")
    #expect(plot.mark == stage.plane.experiment.time)
    stage.host.adjust(InclineStrings.plot)
    #expect(stage.plane.experiment.tick == 40)
    #expect(plot.semanticRange?.now == 40.0 / 120)
  }

  @Test("the answer to a prediction, and what More opens, are in sight on a phone") func scrollsToWhatIsNew() {
    let stage = stage(CGSize(width: 320, height: 568))
    let panel = stage.plane.panels[TruePlaneViewController.Section.setup.rawValue] as! SetupPanel
    panel.showMore()
    panel.showMore()
    stage.host.advance(ticks: 2)
    #expect(stage.host.isVisible(InclineStrings.more) && stage.host.isVisible("Mass"))
    stage.show(.plot)
    let sheet = (stage.plane.panels[TruePlaneViewController.Section.plot.rawValue] as! PlotPanel).sheet
    sheet.contentOffset.y = 200
    stage.toggle("Draw first, then play")
    stage.host.advance(ticks: 2)
    let frame = stage.host.visibleFrame(of: stage.host.element(InclineStrings.plot)!)!
    #expect(frame.height > 100)
    stage.host.drag(
      from: CGPoint(x: frame.minX + 60, y: frame.maxY - 60), to: CGPoint(x: frame.maxX - 30, y: frame.minY + 50),
      duration: 0.5)
    sheet.contentOffset.y = 120
    stage.host.press("Space")
    stage.host.advance(seconds: 4)
    let note = sheet.rows[1]
    #expect((note as? Words)?.text?.contains("it speeds up") == true)
    #expect(sheet.bounds.contains(note.frame), "\(sheet.bounds), \(note.frame)")
  }

  @Test func thePredictionIsComparedWithTheRun() {
    let stage = stage(CGSize(width: 768, height: 1024))
    stage.show(.plot)
    stage.toggle("Draw first, then play")
    stage.host.advance(ticks: 2)
    #expect(stage.host.screenText.contains("Draw with a finger"))
    let plot = stage.host.element(InclineStrings.plot)!
    let frame = stage.host.visibleFrame(of: plot)!
    stage.host.drag(
      from: CGPoint(x: frame.minX + 60, y: frame.maxY - 60), to: CGPoint(x: frame.maxX - 30, y: frame.minY + 50),
      duration: 0.5)
    stage.host.press("Space")
    stage.host.advance(seconds: 3)
    #expect(stage.host.screenText.contains("You drew constant speed; it speeds up."))
    #expect(stage.host.screenText.contains("Root mean square of the difference"))
    #expect(stage.host.announcements.contains { $0.contains("it speeds up") })
    let plot2 = plot as! PlotView
    let drawn = plot2.series.first { $0.name == InclineStrings.drawn }
    #expect(plot2.series.filter { $0.color == drawn?.color }.count == 1, "no body has the color of the drawn curve")
    stage.plane.restart()
    stage.host.advance(ticks: 2)
    #expect(plot2.series.contains { $0.name == "the run before" }, "the ghost of the run before")
  }
}
