import CaromHeadlessHost
import Testing
import UIKit

@testable import Pong

/// The laboratory as a reader meets it: one tab among others.
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

  @Test("every stage has words, code that is new, and controls with names")
  func everyStage() {
    let (host, laboratory) = open()
    #expect(LabLadder.stages.count == LabStrings.stages.count)
    for (index, stage) in LabLadder.stages.enumerated() {
      laboratory.go(to: index)
      host.advance(ticks: 2)
      #expect(host.isVisible(stage.title), "\(stage.title)")
      let code = LabProgram(index, values: stage.values)
      #expect(!code.text(whole: false).isEmpty, "\(stage.title) shows no line")
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
    let (host, laboratory) = open(stored: ["pong.stage": "7"])
    #expect(laboratory.index == 7 && host.isVisible("Elastic"))
    host.activate("Collision in use")
    #expect(laboratory.exhibit.collision.dynamicAnimator == nil)
    #expect(try #require(host.element(LabStrings.code)?.accessibilityLabel).contains("elasticity = 1.0"))
    let whole = LabProgram(7, values: laboratory.exhibit.values).text(whole: true)
    #expect(whole.contains("// animator.addBehavior(collision)"))
    for _ in 0..<20 { host.adjust("Ball's elasticity", up: false) }
    #expect(laboratory.exhibit.ballLaws.elasticity == 0)
    #expect(try #require(host.element(LabStrings.code)?.accessibilityLabel).contains("ballLaws.elasticity = 0.0"))
    host.activate(LabStrings.standard)
    #expect(laboratory.exhibit.ballLaws.elasticity == 1 && laboratory.exhibit.collision.dynamicAnimator != nil)
    #expect(host.diagnostics == [])
  }

  @Test("buttons, arrow keys, strokes and the contents lead through the ladder; the stage is remembered")
  func ladder() {
    let (host, laboratory) = open()
    host.tap(LabStrings.next)
    #expect(laboratory.index == 1 && host.stored["pong.stage"] == "1")
    #expect(host.announcements.last == "Stage 2: Collide")
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
    let (host, laboratory) = open(stored: ["pong.stage": "13"])
    let exhibit = laboratory.exhibit
    let wanted = CGPoint(x: 70, y: 180)
    host.tap(at: exhibit.table.convert(wanted, to: nil))
    #expect(hypot(exhibit.paddle.center.x - wanted.x, exhibit.paddle.center.y - wanted.y) < 0.5)
    let x = exhibit.paddle.center.x
    host.adjust(LabStrings.paddle)
    #expect(abs(exhibit.paddle.center.x - x - 30) < 1)
  }

  @Test("PO-F2: two taps with two fingers, or the button, begin the stage again")
  func reset() {
    let (host, laboratory) = open(stored: ["pong.stage": "16"])
    host.advance(seconds: 0.5)
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

  @Test("another tab, another window: the exhibit stands still, and goes on exactly where it was")
  func leaving() {
    let (host, laboratory) = open(stored: ["pong.stage": "7"])
    let (free, undisturbed) = open(stored: ["pong.stage": "7"])
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

  @Test("at rest, held, or gone: no frame is asked for")
  func quiet() {
    for stage in ["0", "10"] {
      let (host, _) = open(stored: ["pong.stage": stage])
      host.advance(seconds: 8)
      host.commit()
      #expect(!host.needsFrame, "stage \(stage)")
    }
    let (host, laboratory) = open(stored: ["pong.stage": "7"])
    host.tap(LabStrings.pause)
    host.advance(seconds: 1)
    host.commit()
    #expect(laboratory.isHeld && !host.needsFrame && host.isVisible(LabStrings.play))
    host.press("Space")
    #expect(!laboratory.isHeld && host.needsFrame)
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
      let (host, laboratory) = open(stored: ["pong.stage": "7"])
      if withOverlay { host.activate(LabStrings.overlay) } else { host.advance(ticks: 1) }
      #expect(laboratory.exhibit.showsOverlay == withOverlay)
      host.advance(seconds: 1)
      return laboratory.exhibit.ball.center
    }
    #expect(run(true) == run(false))
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

  @Test("everything that can be touched has a name, and is large enough for a finger")
  func names() {
    let (host, _) = open(stored: ["pong.stage": "15"])
    for role in [Semantics.Role.button, .slider, .switch, .img] {
      for view in host.elements(role: role) { #expect(view.accessibilityLabel?.isEmpty == false, "\(view)") }
    }
    for name in [LabStrings.previous, LabStrings.next, LabStrings.pause, LabStrings.reset, LabStrings.push] {
      let size = host.element(name)!.bounds.size
      #expect(size.width >= 44 && size.height >= 44)
    }
  }
}
