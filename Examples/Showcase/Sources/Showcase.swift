import CaromWebHost
import UIKit

/// One program with all projects of `Examples/Xcode`, as they were ported. The address names the project that is open: its
/// application delegate, and its scene's, live as they do in an app of their own. Without a name the list is shown.
@main
final class Showcase: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
  private var project: (any UIApplicationDelegate)?
  private var listWindow: UIWindow?
  private var connection: (scene: UIWindowScene, options: UIScene.ConnectionOptions)?

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Showcase", sessionRole: session.role)
    configuration.delegateClass = { self }
    return configuration
  }

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    // A project without a scene delegate answers with this configuration when it is asked for one.
    session.configuration.delegateClass = nil
    connection = (scene, options)
    open(options.address)
  }

  func application(_ application: UIApplication, openAddress path: String) -> Bool {
    let isKnown = open(path)
    tellThatItIsActive(application)
    return isKnown
  }

  /// Opens a project from the list, as a link to its address does.
  private func choose(_ project: Project) {
    let application = UIApplication.shared
    application.setAddress("/" + project.name)
    open(application.address)
    tellThatItIsActive(application)
  }

  /// Closes what is open. Opens the project with the first name of the address, or the list; returns false if no project has
  /// that name.
  @discardableResult
  private func open(_ address: String) -> Bool {
    guard let (scene, options) = connection else { return false }
    // A scene keeps its windows.
    for window in scene.windows {
      window.isHidden = true
      window.rootViewController = nil
    }
    scene.delegate = nil
    project = nil
    listWindow = nil
    let name = UIApplication.addressNames(in: address).first
    if let chosen = projects.first(where: { $0.name == name }) {
      launch(chosen.makeDelegate(), in: scene, options)
      return true
    }
    let list = ProjectsViewController(style: .insetGrouped)
    list.choose = { self.choose($0) }
    listWindow = UIWindow(windowScene: scene)
    listWindow?.rootViewController = UINavigationController(rootViewController: list)
    listWindow?.makeKeyAndVisible()
    return name == nil
  }

  /// Does for a project what the application does for its delegate at launch.
  private func launch(
    _ delegate: any UIApplicationDelegate, in scene: UIWindowScene, _ options: UIScene.ConnectionOptions
  ) {
    project = delegate
    let application = UIApplication.shared
    let launchOptions: LaunchOptions? = nil
    _ = delegate.application(application, didFinishLaunchingWithOptions: launchOptions)
    let configuration = delegate.application(application, configurationForConnecting: scene.session, options: options)
    scene.delegate = configuration.delegateClass?()
    scene.delegate?.scene(scene, willConnectTo: scene.session, options: options)
  }

  /// The application says so by itself only when the page opens.
  private func tellThatItIsActive(_ application: UIApplication) {
    guard application.applicationState == .active else { return }
    guard let scene = connection?.scene, let delegate = scene.delegate else {
      return applicationDidBecomeActive(application)
    }
    delegate.sceneDidBecomeActive(scene)
  }

  // MARK: What the open project is told

  func applicationDidBecomeActive(_ application: UIApplication) { project?.applicationDidBecomeActive(application) }
  func applicationWillResignActive(_ application: UIApplication) { project?.applicationWillResignActive(application) }
  func applicationDidEnterBackground(_ application: UIApplication) {
    project?.applicationDidEnterBackground(application)
  }
  func applicationWillEnterForeground(_ application: UIApplication) {
    project?.applicationWillEnterForeground(application)
  }
}
