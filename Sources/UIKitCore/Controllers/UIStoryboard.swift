/// The scenes of a storyboard, each of which creates a controller.
///
/// Interface Builder files are not read. `carom port` translates a storyboard to code, which registers its scenes:
///
///     UIStoryboard.register("Main", initial: "game", scenes: [.init("game") { GameScene(coder: NSCoder())! }])
///     let controller = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
open class UIStoryboard: UIObject {
  private final let name: String

  /// Creates a storyboard of the scenes that were registered under `name`. A name without scenes is diagnosed when a
  /// controller is requested.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  open override class var kind: String { "UIStoryboard" }

  /// Creates the controller of the first scene; nil, with a diagnostic, if there is none.
  open func instantiateInitialViewController() -> UIViewController? {
    guard let content = UIApplication.shared.storyboards[name] else {
      complain("no scenes were registered. Call UIStoryboard.register(_:initial:scenes:) first.")
      return nil
    }
    guard let initial = content.initial else {
      complain("it has no initial scene. Mark one in the storyboard, or instantiate a scene by its identifier.")
      return nil
    }
    return make(initial)
  }

  /// Creates the controller of the scene with this identifier. If there is no such scene, returns an empty controller,
  /// with a diagnostic that lists the identifiers.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    if let controller = make(identifier) { return controller }
    let known = (UIApplication.shared.storyboards[name]?.scenes ?? []).map { "\"" + $0.identifier + "\"" }
    complain(
      "it has no scene \"\(identifier)\"; an empty controller is shown. "
        + (known.isEmpty ? "None was registered." : "There are \(known.joined(separator: ", "))."))
    return UIViewController()
  }

  /// Creates the controller of the scene with this identifier; see `instantiateViewController(withIdentifier:)`.
  public final func instantiateViewController(identifier: String) -> UIViewController {
    instantiateViewController(withIdentifier: identifier)
  }

  private func make(_ identifier: String) -> UIViewController? {
    guard let scene = UIApplication.shared.storyboards[name]?.scenes.first(where: { $0.identifier == identifier })
    else { return nil }
    let controller = scene.make()
    controller.storyboard = self
    return controller
  }

  private func complain(_ what: String) { UIApplication.shared.diagnose("UIStoryboard \"\(name)\": \(what)") }

  // MARK: Carom's own

  /// A scene: its identifier, and a closure that creates its controller.
  public struct Scene {
    /// The identifier by which code refers to the scene.
    public let identifier: String
    /// Creates the controller, without loading its view.
    public let make: () -> UIViewController

    /// Creates a scene for `register(_:initial:scenes:)`.
    public init(_ identifier: String, _ make: @escaping () -> UIViewController) {
      self.identifier = identifier
      self.make = make
    }
  }

  /// Registers the scenes of a storyboard. Scenes that were registered under the same name before are replaced.
  ///
  /// - Parameters:
  ///   - name: The name of the storyboard.
  ///   - initial: The identifier of the first scene, or nil.
  ///   - scenes: All scenes.
  public static func register(_ name: String, initial: String?, scenes: [Scene]) {
    UIApplication.shared.storyboards[name] = (initial, scenes)
  }
}
