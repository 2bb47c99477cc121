import CaromGeometry

/// The root of a tree of views, which fills its scene.
///
///     let window = UIWindow(windowScene: UIApplication.shared.windowScene)
///     window.rootViewController = GameController()
///     window.makeKeyAndVisible()
open class UIWindow: UIView {
  /// The scene that the window belongs to.
  @BackLink public final var windowScene: UIWindowScene?

  /// The controller whose view fills the window; nil at first. Setting it replaces the old controller's view.
  public final var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { replaceRoot(oldValue) } }
  }

  /// Creates a window with the bounds of a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.bounds)
    self.windowScene = windowScene
  }

  /// Creates a window in the application's scene. `frame`, in points, is replaced by the scene's bounds when the window
  /// is shown.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    windowScene = UIApplication.shared.windowScene
  }

  /// Creates a window of zero size without a scene; the coder is ignored, because there are no archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override class var kind: String { "UIWindow" }
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// Whether this window is in front of all others that are not hidden.
  public final var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// Shows the window in front of the others; does nothing if it is already in its scene.
  public final func makeKeyAndVisible() {
    guard let scene = windowScene, !scene.windows.contains(where: { $0 === self }) else { return }
    frame = scene.bounds
    scene.windows.append(self)
    layer.enterWindow()
    updateSafeArea()
    let application = UIApplication.shared
    application.setNeedsLayoutPass()
    setNeedsLayout()
    rootViewController?.beginAppearance(true, animated: false)
    application.layout()
    rootViewController?.endAppearance()
  }

  private func replaceRoot(_ old: UIViewController?) {
    let isShown = UIApplication.shared.windows.contains { $0 === self }
    if let old {
      if isShown { old.beginAppearance(false, animated: false) }
      old.viewIfLoaded?.removeFromSuperview()
      if isShown { old.endAppearance() }
    }
    guard let root = rootViewController else { return }
    root.view.frame = bounds
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if isShown { root.beginAppearance(true, animated: false) }
    addSubview(root.view)
    if isShown { root.endAppearance() }
  }

  /// Tells the root controller about the new traits and size, then applies the size. The animations of the returned
  /// coordinator run once the traits have changed too.
  final func sceneResized(
    to bounds: CGRect, traits: UITraitCollection, sizeChanged: Bool
  ) -> UIViewControllerTransitionCoordinator {
    let coordinator = UIViewControllerTransitionCoordinator(targetTransform: .identity)
    let old = UITraitCollection.current
    if traits.horizontalSizeClass != old.horizontalSizeClass || traits.verticalSizeClass != old.verticalSizeClass {
      rootViewController?.willTransition(to: traits, with: coordinator)
    }
    if sizeChanged { rootViewController?.viewWillTransition(to: bounds.size, with: coordinator) }
    frame = bounds
    setNeedsLayout()
    tellOfSafeAreaChange()
    return coordinator
  }

  final func traitsChanged(from previous: UITraitCollection) { tellOfTraitChange(from: previous) }
}
