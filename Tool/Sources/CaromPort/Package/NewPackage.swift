/// The files of a new app: a controller with a puck that can be thrown, a test that throws it, and a page.
public struct NewPackage {
  private let name: String
  private let kit: ProjectPort.Kit
  private let hasScene: Bool

  /// Prepares a new app.
  ///
  /// - Parameters:
  ///   - name: The name of the module: a letter, then letters and digits.
  ///   - kit: How the package finds the kit.
  ///   - hasScene: Whether it has a scene delegate.
  public init(name: String, kit: ProjectPort.Kit, hasScene: Bool) {
    self.name = name
    self.kit = kit
    self.hasScene = hasScene
  }

  /// Derives a valid module name from any name.
  public static func moduleName(_ name: String) -> String { PackageWriter.moduleName(name) }

  /// The contents of the files, by their paths in the package.
  public var files: [String: String] {
    var result = ProjectPort.Result(name: name)
    PackageWriter(name: name, title: name, kit: kit, files: [], index: ProjectIndex(), tests: "\(name)Tests").write(
      into: &result)
    var files = result.texts.filter {
      !$0.key.hasSuffix("CaromAppDelegate.swift") && !$0.key.hasSuffix("Support.swift")
    }
    files["Sources/\(name)/AppDelegate.swift"] = hasScene ? sceneDelegates : delegate
    files["Sources/\(name)/\(name)ViewController.swift"] = controller
    files["Tests/\(name)Tests/\(name)Tests.swift"] = test
    return files
  }

  private var delegate: String {
    """
    import CaromWebHost
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: LaunchOptions?) -> Bool {
        window = UIWindow(windowScene: application.windowScene)
        window?.rootViewController = \(name)ViewController()
        window?.makeKeyAndVisible()
        return true
      }
    }

    """
  }

  private var sceneDelegates: String {
    """
    import CaromWebHost
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.init
        return configuration
      }
    }

    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?

      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = \(name)ViewController()
        window?.makeKeyAndVisible()
      }
    }

    """
  }

  private var controller: String {
    """
    import UIKit

    /// A puck that can be dragged and thrown, and bounces off the edges.
    class \(name)ViewController: UIViewController {
      let puck = UIView(frame: CGRect(x: 0, y: 0, width: 96, height: 96))
      private lazy var animator = UIDynamicAnimator(referenceView: view)
      private lazy var walls = UICollisionBehavior(items: [puck])
      private lazy var motion = UIDynamicItemBehavior(items: [puck])

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        puck.backgroundColor = .systemTeal
        puck.layer.cornerRadius = 48
        puck.accessibilityLabel = "Puck"
        puck.isAccessibilityElement = true
        view.addSubview(puck)
        puck.addGestureRecognizer(
          UIPanGestureRecognizer(target: self, action: Selector("drag(_:)", \(name)ViewController.drag(_:))))

        walls.translatesReferenceBoundsIntoBoundary = true
        motion.elasticity = 0.8
        motion.resistance = 0.5
      }

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard walls.dynamicAnimator == nil else { return }
        puck.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        animator.addBehavior(walls)
        animator.addBehavior(motion)
      }

      func drag(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
          walls.removeItem(puck)
          motion.removeItem(puck)
        case .changed:
          puck.center = pan.location(in: view)
        default:
          walls.addItem(puck)
          motion.addItem(puck)
          motion.addLinearVelocity(pan.velocity(in: view), for: puck)
        }
      }
    }

    """
  }

  private var test: String {
    """
    import Testing
    import UIKit

    @testable import \(name)

    @Test func aThrownPuckFliesAndStaysInside() {
      let host = HeadlessHost(delegate: AppDelegate())
      let start = host.frame("Puck")!
      host.drag("Puck", by: CGVector(dx: 120, dy: 0), duration: 0.08)
      host.advance(seconds: 5)
      let end = host.frame("Puck")!
      #expect(end.midX != start.midX)
      #expect(end.minX >= 0 && end.maxX <= host.size.width)
      #expect(host.diagnostics.isEmpty)
    }

    """
  }
}
