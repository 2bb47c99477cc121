import CaromWebHost
import UIKit

/// One program with all projects of `Examples/Xcode`, as they were ported. The address names the project that is open: its
/// application delegate, and its scene's, live as they do in an app of their own. Without a name the list is shown.
@main
final class Showcase: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
  private var project: Project?
  private var delegate: (any UIApplicationDelegate)?
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
    let names = UIApplication.addressNames(in: path)
    if let delegate, names.first == project?.name {
      let own = UIApplication.address(of: Array(names.dropFirst()), query: UIApplication.addressQuery(in: path))
      return delegate.application(application, openAddress: path) || delegate.application(application, openAddress: own)
    }
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
    delegate = nil
    listWindow = nil
    let name = UIApplication.addressNames(in: address).first
    project = projects.first { $0.name == name }
    if let project {
      launch(project, in: scene, options)
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
  private func launch(_ project: Project, in scene: UIWindowScene, _ options: UIScene.ConnectionOptions) {
    let delegate = project.makeDelegate()
    self.delegate = delegate
    let application = UIApplication.shared
    let launchOptions: LaunchOptions? = nil
    _ = delegate.application(application, didFinishLaunchingWithOptions: launchOptions)
    let configuration = delegate.application(application, configurationForConnecting: scene.session, options: options)
    scene.delegate = configuration.delegateClass?()
    scene.delegate?.scene(scene, willConnectTo: scene.session, options: options)
    if let navigation = scene.keyWindow?.rootViewController as? UINavigationController {
      // It puts its screens into the address; the project's name stays in front of them.
      navigation.viewControllers.first?.navigationItem.addressName = project.name
      navigation.addressQueryChanged()
    }
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

  func applicationDidBecomeActive(_ application: UIApplication) { delegate?.applicationDidBecomeActive(application) }
  func applicationWillResignActive(_ application: UIApplication) { delegate?.applicationWillResignActive(application) }
  func applicationDidEnterBackground(_ application: UIApplication) {
    delegate?.applicationDidEnterBackground(application)
  }
  func applicationWillEnterForeground(_ application: UIApplication) {
    delegate?.applicationWillEnterForeground(application)
  }
}
