import Testing
import UIKit

@Suite struct SelectorTests {
  private let host = HeadlessHost(size: CGSize(width: 400, height: 400))

  private final class Ear: NSObject {
    var heard: [String] = []
    func slide(_ sender: UISlider) { heard.append("slide") }
    func tap(_ sender: UIButton, _ event: UIEvent) { heard.append("tap") }
    func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }
    func plain() { heard.append("plain") }
  }

  private final class Plain {
    var taps = 0
    func tap(_ sender: UIButton) { taps += 1 }
  }

  /// KT-W17a: On Apple's systems a selector has no type; here a diagnostic reports a sender of another class.
  @Test func aSenderOfAnotherClassIsDiagnosed() {
    let (ear, button) = (Ear(), UIButton(type: .system))
    button.setTitle("Save", for: .normal)
    button.addTarget(ear, action: Selector("slide", Ear.slide), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(ear.heard.isEmpty && host.diagnostics.count == 1)
    let text = host.diagnostics.first ?? ""
    #expect(text.contains("UIButton \"Save\"") && text.contains("\"slide\"") && text.contains("UISlider"))
    host.forgetOutputs()
    // A method with an event parameter cannot be called without an event.
    button.removeTarget(nil, action: nil, for: .allEvents)
    button.addTarget(ear, action: Selector("tap", Ear.tap), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(ear.heard.isEmpty && host.diagnostics.first?.contains("UIEvent") == true)
  }

  @Test func aTargetOfAnotherClassIsDiagnosed() {
    let button = UIButton(type: .system)
    button.addTarget(host.view, action: Selector("plain", Ear.plain), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(host.diagnostics.first?.contains("another class") == true)
  }

  @Test func recognizersAndBarButtonsDiagnoseToo() {
    let ear = Ear()
    let item = UIBarButtonItem(title: "Go", style: .plain, target: ear, action: Selector("slide", Ear.slide))
    let root = UIViewController()
    root.navigationItem.rightBarButtonItem = item
    let host = HeadlessHost(size: CGSize(width: 400, height: 400)) { UINavigationController(rootViewController: root) }
    root.view.addGestureRecognizer(UITapGestureRecognizer(target: ear, action: Selector("slide", Ear.slide)))
    host.tap("Go")
    host.tap(at: CGPoint(x: 200, y: 300))
    #expect(host.diagnostics.count == 2 && ear.heard.isEmpty)
    #expect(host.diagnostics.last?.contains("UITapGestureRecognizer") == true)
  }

  /// KT-W17b: Apple's `addTarget(_ target: Any?, …)` takes any object.
  @Test func aTargetNeedNotBeAnNSObject() {
    let (plain, button) = (Plain(), UIButton(type: .system))
    button.addTarget(plain, action: Selector("tap", Plain.tap), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    let tap = UITapGestureRecognizer(target: plain, action: Selector("tap", Plain.tap))
    tap.removeTarget(plain, action: nil)
    #expect(plain.taps == 1 && button.actions(forTarget: plain, forControlEvent: .touchUpInside) == ["tap"])
    button.removeTarget(plain, action: nil, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(plain.taps == 1 && host.diagnostics.isEmpty)
  }

  /// developer.apple.com, `addObserver(_:selector:name:object:)`: "The method that aSelector specifies must have one and
  /// only one argument (an instance of NSNotification)".
  @Test func anObserversMethodGetsTheNotification() {
    let ear = Ear()
    let center = NotificationCenter.default
    center.addObserver(ear, selector: Selector("hear", Ear.hear), name: nil, object: nil)
    center.addObserver(ear, selector: Selector("plain", Ear.plain), name: Notification.Name("B"), object: nil)
    center.post(name: Notification.Name("A"), object: nil)
    center.post(name: Notification.Name("B"), object: nil)
    #expect(ear.heard == ["A", "B", "plain"])
    center.addObserver(ear, selector: Selector("slide", Ear.slide), name: Notification.Name("C"), object: nil)
    center.post(name: Notification.Name("C"), object: nil)
    #expect(host.diagnostics.first?.contains("notification \"C\"") == true)
  }
}
