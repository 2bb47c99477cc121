import Testing
import UIKit

@testable import UIKitCore

/// The semantics that the page receives for screen readers and browsers.
@Suite struct AssistiveMeaningTests {
  private let host = HeadlessHost(size: CGSize(width: 400, height: 400))

  private func show(_ view: UIView) -> Semantics {
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    host.view.addSubview(view)
    host.advance(ticks: 1)
    return view.semantics
  }

  @Test func anAdjustableElementHasNumbersAndItsOwnWords() {
    let dial = UIView()
    dial.isAccessibilityElement = true
    dial.accessibilityTraits = .adjustable
    dial.accessibilityValue = "loud"
    let told = show(dial)
    #expect(told.role == .slider && told.value == "loud" && told.states.contains(.hasRange))
    #expect(told.range == Semantics.Range(now: 0.5, least: 0, greatest: 1))
  }

  @Test func whatChangesOftenIsNotAnnouncedEachTime() {
    let score = UILabel()
    score.text = "12"
    score.accessibilityTraits = [.staticText, .updatesFrequently]
    #expect(!show(score).states.contains(.live))
  }

  @Test func theMenuOfActionsOpensWithoutAKey() {
    let card = UIView()
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Letter"
    #expect(!show(card).states.contains(.hasActions))
    card.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Keep") { _ in true }]
    host.advance(ticks: 1)
    #expect(card.semantics.states.contains(.hasActions))
    #expect(host.showActions("Letter"))
    host.settle()
    #expect(host.focusedName == "Keep" && host.diagnostics == [])
  }

  /// The lines that tell the page whether the app handles two-finger gestures on `view`.
  private func fingers(_ view: UIView) -> [String] {
    host.frame().filter { $0.hasPrefix("interaction \(view.layer.id) ") }
  }

  @Test func thePageKeepsItsZoomWhereNothingAsksForTwoFingers() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    host.view.addSubview(view)
    #expect(fingers(view) == [])
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    view.addGestureRecognizer(pan)
    #expect(fingers(view) == [])
    pan.minimumNumberOfTouches = 2
    #expect(fingers(view) == ["interaction \(view.layer.id) 5"])
    view.removeGestureRecognizer(pan)
    #expect(fingers(view) == ["interaction \(view.layer.id) 0"])
    view.addGestureRecognizer(UIPinchGestureRecognizer(target: nil, action: nil))
    #expect(fingers(view) == ["interaction \(view.layer.id) 5"])
    view.isMultipleTouchEnabled = true
    #expect(fingers(view) == [] || fingers(view) == ["interaction \(view.layer.id) 5"])
  }

  @Test func aViewIsToldOfTheTintThatItInheritsWhereItIsPut() {
    final class Dot: UIView {
      var shown: UIColor?
      override func tintColorDidChange() { shown = tintColor }
    }
    let (box, dot) = (UIView(), Dot())
    box.addSubview(dot)
    #expect(dot.shown == nil)
    host.view.tintColor = .systemRed
    host.view.addSubview(box)
    #expect(dot.shown === UIColor.systemRed)
  }

  @Test func aViewSaysInWhichDirectionItsOwnContentsRun() {
    let code = UILabel()
    host.view.addSubview(code)
    let directions: [(UISemanticContentAttribute, UIUserInterfaceLayoutDirection)] = [
      (.unspecified, .leftToRight), (.forceRightToLeft, .rightToLeft), (.playback, .leftToRight),
      (.spatial, .leftToRight), (.forceLeftToRight, .leftToRight),
    ]
    for (attribute, direction) in directions {
      code.semanticContentAttribute = attribute
      #expect(code.effectiveUserInterfaceLayoutDirection == direction)
    }
  }

  @Test func quietTextIsReadableOnLightBackgrounds() {
    let light = UITraitCollection()
    let quiet = UIColor.secondaryLabel.legible.resolved(for: light)
    #expect(quiet == UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.8).resolved(for: light))
    let fixed = UIColor(white: 0.5, alpha: 1)
    #expect(fixed.legible === fixed)
  }
}
