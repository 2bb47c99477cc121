import CaromHeadlessHost
import Testing
import UIKit

@testable import Pong

/// The laboratory as a reader uses it: one tab among others.
@Suite(.serialized) struct LaboratoryTests {
  static let sizes = [
    CGSize(width: 320, height: 568), CGSize(width: 393, height: 852), CGSize(width: 852, height: 393),
    CGSize(width: 568, height: 320), CGSize(width: 768, height: 1_024), CGSize(width: 1_024, height: 768),
    CGSize(width: 1_440, height: 900),
  ]

  /// Opens the laboratory beside an empty tab.
  private func open(
    size: CGSize = CGSize(width: 390, height: 844), stored: [String: String] = [:], reducesMotion: Bool = false,
    safeArea: UIEdgeInsets = .zero
  ) -> (HeadlessHost, LaboratoryViewController) {
    var preferences = PreferencesInput()
    preferences.reducesMotion = reducesMotion ? 1 : 0
    let host = HeadlessHost(size: size, safeArea: safeArea, preferences: preferences, stored: stored) {
      let laboratory = LaboratoryViewController()
      laboratory.tabBarItem = UITabBarItem(title: LabStrings.title, image: nil, tag: 0)
      let other = UIViewController()
      other.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 1)
      let tabs = UITabBarController()
      tabs.viewControllers = [laboratory, other]
      return tabs
    }
    host.advance(ticks: 2)
    let tabs = host.rootViewController as! UITabBarController
    return (host, tabs.viewControllers![0] as! LaboratoryViewController)
  }

  @Test("every stage has text, new code, and controls with names")
  func everyStage() {
    let (host, laboratory) = open()
    #expect(LabLadder.stages.map(\.name) == LabStage.Name.allCases)
    for (index, stage) in LabLadder.stages.enumerated() {
      laboratory.go(to: index)
      host.advance(ticks: 2)
      #expect(host.isVisible(LabStrings.words(of: stage.name).title), "\(stage.name)")
      let code = LabProgram(index, values: stage.values)
      #expect(!code.text(whole: false).isEmpty, "\(stage.name) shows no line")
      for line in code.lines { #expect(line.text.count <= 46, "too wide for a phone") }
      let names = laboratory.notes.rows.map { LabStrings.title($0.property) }
      #expect(names.count == stage.controls.count && names.allSatisfy { host.element($0) != nil })
    }
    #expect(host.diagnostics.allSatisfy { $0.contains("density") })
  }

  @Test("whole, apart and inside the safe area at every size", arguments: sizes)
  func fits(size: CGSize) {
    let notch = size.height > 800 ? UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0) : .zero
    for scale in [1.0, 2] {
      let (host, laboratory) = open(size: size, safeArea: notch)
      host.setTextScale(scale)
      host.advance(ticks: 2)
      let area = laboratory.view.bounds.inset(by: laboratory.view.safeAreaInsets).insetBy(dx: -0.5, dy: -0.5)
      let parts: [UIView] = [
        laboratory.header, laboratory.plate, laboratory.caption, laboratory.tools, laboratory.notes,
      ]
      for (index, part) in parts.enumerated() {
        #expect(area.contains(part.frame), "\(type(of: part)) \(part.frame) in \(area)")
        for other in parts[..<index] { #expect(!part.frame.insetBy(dx: 0.5, dy: 0.5).intersects(other.frame)) }
      }
      #expect(laboratory.plate.bounds.height >= (scale == 1 ? 120 : 60), "\(laboratory.plate.frame)")
      #expect(laboratory.notes.bounds.height >= 80 && laboratory.notes.bounds.width >= 240)
      for row in laboratory.notes.rows {
        #expect(laboratory.notes.contentSize.height >= row.frame.maxY && row.frame.height > 40)
      }
      #expect(host.diagnostics == [])
    }
  }

  @Test("PO-R15: a switch acts on the live exhibit, and the code says so")
  func controls() throws {
    let (host, laboratory) = open(stored: ["pong.stage": "8"])
    #expect(laboratory.index == 8 && host.isVisible("Elastic"))
    host.activate("Collision in use")
    #expect(laboratory.exhibit.collision.dynamicAnimator == nil)
    #expect(try #require(host.element(LabStrings.code)?.accessibilityLabel).contains("elasticity = 1.0"))
    let whole = LabProgram(8, values: laboratory.exhibit.values).text(whole: true)
    #expect(whole.contains("// animator.addBehavior(collision)"))
    for _ in 0..<20 { host.adjust("Ball’s elasticity", up: false) }
    #expect(laboratory.exhibit.ballLaws.elasticity == 0)
    #expect(try #require(host.element(LabStrings.code)?.accessibilityLabel).contains("ballLaws.elasticity = 0.0"))
    host.activate(LabStrings.standard)
    #expect(laboratory.exhibit.ballLaws.elasticity == 1 && laboratory.exhibit.collision.dynamicAnimator != nil)
    #expect(host.diagnostics == [])
  }

  @Test("buttons, arrow keys, swipes and the contents lead through the ladder; the stage is remembered")
  func ladder() {
    let (host, laboratory) = open()
    host.tap(LabStrings.next)
    #expect(laboratory.index == 1 && host.stored["pong.stage"] == "1")
    #expect(host.announcements.last == "Stage 2: Once, or all the time")
    host.press("ArrowRight")
    host.press("ArrowRight")
    host.press("ArrowLeft")
    #expect(laboratory.index == 2)
    let notes = laboratory.notes.convert(CGPoint(x: 200, y: 60), to: nil)
    host.drag(from: notes, to: CGPoint(x: notes.x - 120, y: notes.y), duration: 0.1)
    #expect(laboratory.index == 3)
    host.drag(from: notes, to: CGPoint(x: notes.x + 120, y: notes.y), duration: 0.1)
    #expect(laboratory.index == 2)
    host.tap(LabStrings.contents)
    #expect(host.isVisible("1  A push"))
    host.tap("1  A push")
    #expect(laboratory.index == 0 && host.isVisible("A push") && !laboratory.header.previous.isEnabled)
    host.tap(LabStrings.contents)
    host.escape(LabStrings.contents)
    #expect(laboratory.contents.isHidden)
    let (_, again) = open(stored: host.stored)
    #expect(again.index == 0)
  }

  @Test("PO-R18: a tap moves the paddle to the tapped point; arrows move it too")
  func tap() {
    let (host, laboratory) = open(stored: ["pong.stage": "14"])
    let exhibit = laboratory.exhibit
    let wanted = CGPoint(x: 70, y: 180)
    host.tap(at: exhibit.table.convert(wanted, to: nil))
    #expect(hypot(exhibit.paddle.center.x - wanted.x, exhibit.paddle.center.y - wanted.y) < 0.5)
    let x = exhibit.paddle.center.x
    host.adjust(LabStrings.paddle)
    #expect(abs(exhibit.paddle.center.x - x - 30) < 1)
  }

  @Test("PO-F2: two taps with two fingers, or the button, restart the stage")
  func reset() {
    let (host, laboratory) = open(stored: ["pong.stage": "17"])
    host.advance(seconds: LabPlayer.opening + 0.5)
    #expect(laboratory.exhibit.ball.center != CGPoint(x: 100, y: 60))
    host.tap(LabStrings.reset)
    #expect(laboratory.exhibit.animator.elapsedTime < 0.02)
    host.advance(seconds: 0.7)
    let place = laboratory.exhibit.table.convert(CGPoint(x: 150, y: 150), to: nil)
    for _ in 0..<2 {
      for id in [Int32(1), 2] {
        host.touch(id: id, phase: .down, at: CGPoint(x: place.x + 40 * Double(id), y: place.y))
      }
      host.advance(ticks: 4)
      for id in [Int32(1), 2] { host.touch(id: id, phase: .up, at: CGPoint(x: place.x + 40 * Double(id), y: place.y)) }
      host.advance(ticks: 6)
    }
    #expect(laboratory.exhibit.animator.elapsedTime < 0.1)
    #expect(host.diagnostics == [])
  }

  @Test("in another tab or window the exhibit is paused, and later continues exactly where it was")
  func leaving() {
    let (host, laboratory) = open(stored: ["pong.stage": "8"])
    let (free, undisturbed) = open(stored: ["pong.stage": "8"])
    host.advance(seconds: 0.4)
    host.tap("Other")
    let place = laboratory.exhibit.ball.center
    host.advance(seconds: 3)
    host.commit()
    #expect(laboratory.exhibit.ball.center == place && !host.needsFrame)
    host.blur()
    host.focus()
    host.advance(seconds: 1)
    #expect(laboratory.exhibit.ball.center == place, "it is not seen, so it does not run")
    host.tap(LabStrings.title)
    host.blur()
    let later = laboratory.exhibit.ball.center
    host.advance(seconds: 1)
    #expect(laboratory.exhibit.ball.center == later)
    host.focus()
    host.advance(seconds: 0.3)
    free.advance(seconds: laboratory.exhibit.animator.elapsedTime - undisturbed.exhibit.animator.elapsedTime)
    #expect(laboratory.exhibit.animator.elapsedTime == undisturbed.exhibit.animator.elapsedTime)
    #expect(laboratory.exhibit.ball.center == undisturbed.exhibit.ball.center)
  }

  @Test("at rest, paused, or gone: no frame is requested until the stage is replayed")
  func quiet() {
    for stage in ["0", "11"] {
      let (host, laboratory) = open(stored: ["pong.stage": stage])
      let exhibit = laboratory.exhibit
      for _ in 0..<1_200 where !exhibit.readings.hasLeft && !exhibit.readings.isResting { host.advance(ticks: 1) }
      #expect(exhibit.readings.hasLeft || exhibit.readings.isResting, "stage \(stage)")
      host.advance(ticks: 60)
      host.commit()
      #expect(!host.needsFrame, "stage \(stage)")
      host.advance(seconds: LabPlayer.ending)
      #expect(host.needsFrame && !exhibit.readings.hasLeft && !exhibit.readings.isResting, "stage \(stage)")
    }
    let (host, laboratory) = open(stored: ["pong.stage": "8"])
    host.tap(LabStrings.pause)
    host.advance(seconds: 1)
    host.commit()
    #expect(laboratory.isHeld && !host.needsFrame && host.isVisible(LabStrings.play))
    host.press("Space")
    #expect(!laboratory.isHeld && host.needsFrame)
  }

  @Test("an opened stage stands still until its text can be read, and is then played repeatedly")
  func replays() {
    for (index, stage) in LabLadder.stages.enumerated() where stage.replay != .never {
      let (host, laboratory) = open(stored: ["pong.stage": "\(index)"])
      host.advance(seconds: LabPlayer.opening - 0.1)
      #expect(laboratory.exhibit.ball.center == stage.ball, "\(stage.name)")
      host.advance(seconds: 0.4)
      #expect(laboratory.exhibit.ball.center != stage.ball, "\(stage.name)")
      guard case .after(let seconds) = stage.replay else { continue }
      host.advance(seconds: seconds + LabPlayer.ending)
      #expect(laboratory.player.rounds == 1, "\(stage.name)")
      host.advance(seconds: seconds + LabPlayer.ending)
      #expect(laboratory.player.rounds == 2, "\(stage.name)")
      host.tap(LabStrings.pause)
      host.advance(seconds: 20)
      #expect(laboratory.player.rounds == 2, "not while it is held: \(stage.name)")
    }
  }

  @Test("the two pushed balls are replayed before the table is empty, and after they are level")
  func neverEmpty() {
    let (host, laboratory) = open(stored: ["pong.stage": "1"])
    var farthest: CGFloat = 0
    for _ in 0..<1_800 where laboratory.player.rounds < 3 {
      host.advance(ticks: 1)
      let (exhibit, table) = (laboratory.exhibit, LabStage.tableSize.width)
      #expect(min(exhibit.ball.frame.minX, exhibit.paddle.frame.minX) < table, "round \(laboratory.player.rounds)")
      if exhibit.paddle.center.x > exhibit.ball.center.x { farthest = max(farthest, exhibit.ball.center.x) }
    }
    #expect(laboratory.player.rounds == 3 && farthest > 290)
  }

  @Test("the ball of Collide meets the paddle and then each of the four edges, and the code says how it was thrown")
  func fourEdges() {
    let (host, laboratory) = open(stored: ["pong.stage": "2"])
    var met: [Int] = []
    for round in 0..<5 {
      for _ in 0..<900 where laboratory.player.rounds == round {
        let frame = laboratory.exhibit.ball.frame
        let gaps = [frame.minX, frame.minY, 360 - frame.maxX, 300 - frame.maxY]
        if met.count == round {
          if let edge = gaps.firstIndex(where: { $0 < 4 }) { met.append(edge) }
          if laboratory.exhibit.readings.paddleHits > 0 { met.append(4) }
        }
        host.advance(ticks: 1)
      }
      if round == 0 {
        let code = host.element(LabStrings.code)?.accessibilityLabel ?? ""
        #expect(code.contains("dx: 1.0, dy: -0.5"), "the next throw")
      }
    }
    #expect(met == [4, 2, 3, 0, 1], "the paddle, right, below, left, above: \(met)")
    host.adjust(LabStrings.title(.pushX))
    let chosen = laboratory.exhibit.values[.pushX]
    host.advance(seconds: 12)
    #expect(laboratory.exhibit.values[.pushX] == chosen, "a push that the reader chose stays")
  }

  @Test("PO-R28: once and all the time, side by side: the second ball is as fast after a second and level after two")
  func pushes() {
    let bench = Bench("Once, or all the time")
    #expect(bench.exhibit.push.mode == .instantaneous && bench.exhibit.steady.mode == .continuous)
    #expect(bench.paddle.bounds.size == bench.ball.bounds.size)
    bench.advance(ticks: 60)
    #expect(bench.ball.center.x > bench.paddle.center.x + 20)
    bench.advance(ticks: 60)
    let once = bench.velocity(of: bench.ball).x
    #expect(abs(once - 120) < 0.1 && abs(bench.velocity(of: bench.paddle).x - once) < 4)
    bench.advance(ticks: 118)
    #expect(abs(bench.ball.center.x - bench.paddle.center.x) < 3 && bench.ball.center.x < 330)
    #expect(bench.readings.text(for: bench.exhibit.stage).contains("120 pt/s"))
  }

  @Test("a stage that responds to taps is tapped automatically until the reader taps")
  func taps() {
    let (host, laboratory) = open(stored: ["pong.stage": "14"])
    let first = laboratory.exhibit.paddle.center
    host.advance(seconds: LabPlayer.opening + 2.5)
    let second = laboratory.exhibit.paddle.center
    #expect(second != first)
    let wanted = CGPoint(x: 70, y: 180)
    host.tap(at: laboratory.exhibit.table.convert(wanted, to: nil))
    let own = laboratory.exhibit.paddle.center
    host.advance(seconds: 10)
    #expect(hypot(laboratory.exhibit.paddle.center.x - own.x, laboratory.exhibit.paddle.center.y - own.y) < 20)
  }

  @Test("each stage has an address, by name and by number; others are refused")
  func addresses() {
    let (host, laboratory) = open()
    for (index, stage) in LabLadder.stages.enumerated().reversed() {
      #expect(laboratory.open(addressNames: [stage.name.rawValue]) && laboratory.index == index)
      host.advance(ticks: 1)
      #expect(host.addresses.last == "/laboratory/" + stage.name.rawValue)
    }
    #expect(laboratory.open(addressNames: ["3"]) && laboratory.index == 2)
    for bad in ["0", "19", "nowhere", "-1", "99999999999999999999"] {
      #expect(!laboratory.open(addressNames: [bad]) && laboratory.index == 2)
    }
    #expect(
      !laboratory.open(addressNames: ["push", "push"]) && laboratory.open(addressNames: []) && laboratory.index == 2)
    let unseen = LaboratoryViewController()
    #expect(unseen.open(addressNames: ["heavy"]))
    unseen.loadViewIfNeeded()
    #expect(unseen.index == 6)
  }

  @Test("what to look for is under the figure on a phone, and at the top of the notes if there is no room")
  func lookFor() {
    for size in LaboratoryTests.sizes {
      let (host, laboratory) = open(size: size)
      for index in LabLadder.stages.indices {
        laboratory.go(to: index)
        host.advance(ticks: 2)
        let look = laboratory.look.convert(laboratory.look.bounds, to: nil)
        let isUnder = look.minY >= laboratory.plate.frame.maxY && laboratory.look.superview === laboratory.view
        let isFirst = laboratory.look.superview === laboratory.notes
        #expect(isUnder || isFirst, "\(size), stage \(index + 1): \(look)")
        #expect(look.maxY <= laboratory.notes.frame.maxY, "above the fold: \(size), stage \(index + 1): \(look)")
      }
    }
  }

  @Test("with reduced motion nothing moves until the reader asks for it")
  func reducedMotion() {
    let (host, laboratory) = open(reducesMotion: true)
    host.advance(seconds: 1)
    #expect(laboratory.exhibit.ball.center == CGPoint(x: 100, y: 60) && laboratory.isHeld)
    host.tap(LabStrings.play)
    host.advance(seconds: 0.2)
    #expect(laboratory.exhibit.ball.center.y > 100)
  }

  @Test("the overlay draws what the physics sees, and changes nothing")
  func overlay() {
    func run(_ withOverlay: Bool) -> CGPoint {
      let (host, laboratory) = open(stored: ["pong.stage": "8"])
      if withOverlay { host.activate(LabStrings.overlay) } else { host.advance(ticks: 1) }
      #expect(laboratory.exhibit.showsOverlay == withOverlay)
      host.advance(seconds: 1)
      return laboratory.exhibit.ball.center
    }
    #expect(run(true) == run(false))
    let (host, laboratory) = open()
    #expect(laboratory.legend.isHidden)
    host.activate(LabStrings.overlay)
    host.advance(ticks: 2)
    #expect(host.isVisible("Velocity") && laboratory.legend.frame.minY >= laboratory.plate.frame.maxY)
  }

  @Test("light and dark, paper and ink")
  func dark() {
    let (host, laboratory) = open()
    let light = laboratory.view.layer.backgroundColor
    let rim = laboratory.plate.layer.borderColor
    host.setDark(true)
    host.advance(ticks: 1)
    #expect(laboratory.view.layer.backgroundColor != light && laboratory.plate.layer.borderColor != rim)
  }

  @Test("everything touchable has a name, and is large enough for a finger")
  func names() {
    let (host, _) = open(stored: ["pong.stage": "16"])
    for role in [Semantics.Role.button, .slider, .switch, .img] {
      for view in host.elements(role: role) { #expect(view.accessibilityLabel?.isEmpty == false, "\(view)") }
    }
    for name in [LabStrings.previous, LabStrings.next, LabStrings.pause, LabStrings.reset, LabStrings.push] {
      let size = host.element(name)!.bounds.size
      #expect(size.width >= 44 && size.height >= 44)
    }
  }
}
