import Testing
import UIKit

/// The calls, in order, with the scene's state at that moment.
private final class Log: NSObject {
  var lines: [String] = []

  func add(_ line: String, _ scene: UIScene) { lines.append("\(line) \(scene.activationState)") }

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

private final class LoggedScene: UIWindowScene {
  override class var kind: String { "LoggedScene" }
}

// The code of Xcode's template, which logs its calls.

private class AppDelegate: UIResponder, UIApplicationDelegate {
  let log = Log()
  var sceneClass: UIWindowScene.Type?
  var hasSceneDelegate = true

  required override init() { super.init() }

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: LaunchOptions?) -> Bool {
    log.lines.append("launch \(application.connectedScenes.count)")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    if hasSceneDelegate { configuration.delegateClass = SceneDelegate.init }
    configuration.sceneClass = sceneClass
    log.lines.append("configuration for \(options.address)")
    return configuration
  }

  func applicationDidBecomeActive(_ application: UIApplication) { log.lines.append("app active") }
  func applicationWillResignActive(_ application: UIApplication) { log.lines.append("app resigns") }
  func applicationDidEnterBackground(_ application: UIApplication) { log.lines.append("app background") }
  func applicationWillEnterForeground(_ application: UIApplication) { log.lines.append("app foreground") }
}

private class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var log: Log? { (UIApplication.shared.delegate as? AppDelegate)?.log }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    log?.add("connect \(connectionOptions.address)", scene)
  }

  func sceneDidBecomeActive(_ scene: UIScene) { log?.add("active", scene) }
  func sceneWillResignActive(_ scene: UIScene) { log?.add("resigns", scene) }
  func sceneWillEnterForeground(_ scene: UIScene) { log?.add("foreground", scene) }
  func sceneDidEnterBackground(_ scene: UIScene) { log?.add("background", scene) }
}

@Suite struct SceneTests {
  @Test func theTemplateRuns() throws {
    let delegate = AppDelegate()
    let host = HeadlessHost(delegate: delegate, size: CGSize(width: 320, height: 480), address: "/settings")
    #expect(
      delegate.log.take() == [
        "launch 0", "configuration for /settings", "connect /settings unattached", "foreground unattached",
        "active foregroundActive",
      ])
    let scene = try #require(host.application.connectedScenes.first as? UIWindowScene)
    let sceneDelegate = try #require(scene.delegate as? SceneDelegate)
    #expect(host.application.connectedScenes.count == 1)
    #expect(host.application.openSessions == [scene.session])
    #expect(scene.session.scene === scene)
    #expect(scene.session.configuration.name == "Default Configuration")
    #expect(scene.windows.count == 1 && scene.keyWindow === sceneDelegate.window)
    #expect(host.rootViewController === sceneDelegate.window?.rootViewController)
    #expect(host.view.bounds.size == CGSize(width: 320, height: 480))
    #expect(sceneDelegate.window?.next === scene && scene.next === host.application)
  }

  @Test func aSceneDelegateHearsOfHidingShowingAndTheKeyboardInOrder() {
    let delegate = AppDelegate()
    let host = HeadlessHost(delegate: delegate)
    _ = delegate.log.take()
    host.hide()
    #expect(delegate.log.take() == ["resigns foregroundActive", "background background"])
    host.show()
    #expect(delegate.log.take() == ["foreground background", "active foregroundActive"])
    host.blur()
    #expect(delegate.log.take() == ["resigns foregroundActive"])
    #expect(host.application.windowScene.activationState == .foregroundInactive)
    host.hide()
    #expect(delegate.log.take() == ["background background"])
    host.blur()
    #expect(delegate.log.take() == ["foreground background"])
    host.focus()
    #expect(delegate.log.take() == ["active foregroundActive"])
  }

  @Test func withoutASceneDelegateTheApplicationsHears() {
    let delegate = AppDelegate()
    delegate.hasSceneDelegate = false
    let host = HeadlessHost(delegate: delegate)
    #expect(delegate.log.take() == ["launch 0", "configuration for ", "app active"])
    #expect(host.application.windowScene.delegate == nil)
    host.hide()
    host.show()
    #expect(delegate.log.take() == ["app resigns", "app background", "app foreground", "app active"])
    #expect(host.application.windowScene.activationState == .foregroundActive)
  }

  @Test func notificationsComeOfTheSceneAndOfTheApplication() {
    let delegate = AppDelegate()
    let host = HeadlessHost(delegate: delegate)
    var heard: [String] = []
    let center = NotificationCenter.default
    let names = [
      UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
      UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
    ]
    for name in names {
      _ = center.addObserver(forName: name, object: host.application.windowScene) { heard.append($0.name.rawValue) }
    }
    _ = center.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil) { _ in heard.append("app") }
    host.hide()
    host.show()
    #expect(
      heard == [
        "UISceneWillDeactivate", "UISceneDidEnterBackground", "UISceneWillEnterForeground", "UISceneDidActivate", "app",
      ])
  }

  @Test func aConfigurationSaysTheScenesClass() {
    let delegate = AppDelegate()
    delegate.sceneClass = LoggedScene.self
    let host = HeadlessHost(delegate: delegate, size: CGSize(width: 300, height: 400))
    #expect(host.application.windowScene as? LoggedScene != nil)
    #expect(host.application.windowScene.bounds.size == CGSize(width: 300, height: 400))
    #expect(host.application.windows.first?.windowScene === host.application.windowScene)
  }

  @Test func theTitleIsThePages() {
    let host = HeadlessHost(delegate: AppDelegate())
    host.application.windowScene.title = "Marbles"
    host.application.windowScene.title = "Marbles"
    host.advance(ticks: 1)
    #expect(host.outputs.filter { $0 == .title("Marbles") }.count == 1)
  }
}
