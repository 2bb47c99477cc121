import Testing
import UIKit

@testable import UIKitCore

/// A card that can be kept or thrown away.
@Suite struct CustomActionTests {
  private final class Diary: NSObject {
    var lines: [String] = []
  }

  private let host = HeadlessHost(size: CGSize(width: 390, height: 844))
  private let card = UIView(frame: CGRect(x: 40, y: 100, width: 200, height: 60))
  private let diary = Diary()

  init() {
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Letter"
    card.accessibilityHint = "from a friend"
    card.accessibilityCustomActions = ["Keep", "Throw away"].map { name in
      UIAccessibilityCustomAction(name: name) { [diary] action in
        diary.lines.append(action.name + " at " + (UIApplication.shared.focusedView?.accessibilityLabel ?? "nothing"))
        return true
      }
    }
    host.view.addSubview(card)
    host.advance(ticks: 1)
  }

  private func open() {
    host.tab(to: "Letter")
    host.press("F10", modifiers: .shift)
    host.settle()
  }

  @Test func theKeyboardReachesWhatHasActionsAndIsToldHow() {
    #expect(card.canBecomeFocused && card.semantics.states.contains(.focusable))
    #expect(card.semantics.hint == "from a friend, Shift F10 for actions")
    card.accessibilityCustomActions = nil
    host.advance(ticks: 1)
    #expect(!card.canBecomeFocused && card.semantics.hint == "from a friend")
  }

  @Test func arrowsChooseInAMenuAndEnterDoesIt() throws {
    open()
    let row = try #require(host.element("Keep"))
    #expect(host.focusedName == "Keep" && row.semantics.role == .menuitem)
    #expect(row.superview?.semantics.role == .menu && row.superview?.semantics.label == "Letter")
    #expect(!row.bounds.isEmpty && row.bounds.height >= 44)
    host.press("ArrowDown")
    #expect(host.focusedName == "Throw away")
    host.press("Enter")
    host.settle()
    // The element gets the focus back before the action is performed.
    #expect(diary.lines == ["Throw away at Letter"] && host.focusedName == "Letter")
    #expect(host.element("Keep") == nil && host.diagnostics == [])
  }

  @Test func theMenuKeyDoesTooAndEscapeDoesNothing() {
    host.tab(to: "Letter")
    host.press("ContextMenu")
    host.settle()
    #expect(host.focusedName == "Keep")
    host.press("Escape")
    host.settle()
    #expect(diary.lines == [] && host.focusedName == "Letter" && host.element("Keep") == nil)
    open()
    #expect(host.focusedName == "Keep" && host.diagnostics == [])
  }

  @Test func fingersAndScreenReadersChooseToo() {
    open()
    host.tap("Keep")
    host.settle()
    open()
    host.activate("Throw away")
    host.settle()
    #expect(diary.lines == ["Keep at Letter", "Throw away at Letter"] && host.diagnostics == [])
  }

  @Test func theMenuStandsBesideTheElementOnPhonesToo() throws {
    open()
    let menu = try #require(host.element("Keep")?.superview)
    let frame = menu.convert(menu.bounds, to: nil)
    #expect(frame.minY >= 160 && frame.minY < 180 && frame.height == 88 && frame.width < 200)
    #expect(host.view.bounds.contains(frame))
  }

  @Test func withoutActionsTheKeyGoesOn() {
    card.accessibilityCustomActions = []
    card.accessibilityTraits = .button
    host.advance(ticks: 1)
    open()
    #expect(host.rootViewController?.presentedViewController == nil && host.focusedName == "Letter")
  }
}
