import CaromHeadlessHost
import Testing
import UIKit

/// A window that records when it becomes the key window, or no longer is.
private final class Listening: UIWindow {
  var told: [String] = []
  override func becomeKey() { told.append("become") }
  override func resignKey() { told.append("resign") }
}

private final class Keyless: UIWindow {
  override var canBecomeKey: Bool { false }
}

@Suite struct WindowLevelTests {
  private let host = HeadlessHost(size: CGSize(width: 400, height: 800))
  private var windows: [UIWindow] { host.application.windows }

  /// developer.apple.com, `windowLevel`: "Windows at each level are ordered back to front … every window in a higher level
  /// is in front of every window of a lower level"; the levels are 0, 1000 and 2000.
  @Test func aHigherLevelIsInFront() throws {
    let first = try #require(windows.first)
    let (alert, bar, plain) = (UIWindow(), UIWindow(), UIWindow())
    alert.windowLevel = .alert
    bar.windowLevel = .statusBar
    for window in [alert, bar, plain] { window.isHidden = false }
    #expect(windows == [first, plain, bar, alert])
    first.makeKeyAndVisible()
    #expect(windows == [plain, first, bar, alert] && first.isKeyWindow)
    bar.windowLevel = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 1)
    #expect(windows == [plain, first, alert, bar])
    bar.windowLevel = .normal
    #expect(windows == [plain, first, bar, alert])
    #expect(UIWindow.Level(.nan) == .normal)
    #expect([UIWindow.Level.normal, .statusBar, .alert].map { $0.rawValue } == [0, 1000, 2000])
  }

  /// The page puts an element in front of the others when it receives its command, so the commands for higher levels
  /// are sent again.
  @Test func thePageHasTheSameOrder() {
    let alert = UIWindow()
    alert.windowLevel = .alert
    alert.isHidden = false
    host.frame()
    let plain = UIWindow()
    plain.backgroundColor = .red
    plain.isHidden = false
    let roots = host.frame().filter { $0.hasPrefix("root ") }
    #expect(roots == ["root \(plain.layer.id)", "root \(alert.layer.id)"])
    alert.windowLevel = .normal
    plain.makeKeyAndVisible()
    #expect(host.frame().filter { $0.hasPrefix("root ") } == ["root \(plain.layer.id)"])
  }

  /// developer.apple.com: `makeKey()` "Makes the receiver the key window"; `becomeKey()` and `resignKey()` are called, and
  /// the notifications of the same names are posted, with the window.
  @Test func theKeyWindowIsTold() throws {
    let first = try #require(windows.first)
    let (one, other) = (Listening(), Listening())
    var posted: [String] = []
    for name in [
      UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification, UIWindow.didBecomeVisibleNotification,
      UIWindow.didBecomeHiddenNotification,
    ] {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        posted.append("\(note.name.rawValue.dropFirst(8)) \(note.object === one ? 1 : note.object === other ? 2 : 0)")
      }
    }
    one.isHidden = false
    other.isHidden = false
    #expect(posted == ["DidBecomeVisible 1", "DidBecomeVisible 2"] && one.told.isEmpty)
    posted = []
    one.makeKey()
    #expect(one.isKeyWindow && windows == [first, one, other], "the order stays")
    other.makeKeyAndVisible()
    #expect(one.told == ["become", "resign"] && other.told == ["become"])
    #expect(posted == ["DidResignKey 0", "DidBecomeKey 1", "DidResignKey 1", "DidBecomeKey 2"])
    posted = []
    other.isHidden = true
    #expect(other.told == ["become", "resign"] && !other.isKeyWindow && one.isKeyWindow)
    #expect(posted == ["DidBecomeHidden 2", "DidResignKey 2", "DidBecomeKey 1"])
  }

  @Test func aWindowMayRefuseTheKeys() {
    let key = host.application.keyWindow
    let window = Keyless()
    window.makeKeyAndVisible()
    window.makeKey()
    #expect(!window.isHidden && windows.last === window && host.application.keyWindow === key && !window.isKeyWindow)
  }
}
