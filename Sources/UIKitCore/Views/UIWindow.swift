import CaromGeometry

/// The root of a tree of views; fills its scene.
open class UIWindow: UIView {
  /// The scene whose area the window fills.
  @BackLink public final var windowScene: UIWindowScene?

  /// The controller whose view fills the window.
  public final var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { replaceRoot(oldValue) } }
  }

  /// A window that fills the application's scene once it is shown.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.bounds)
    self.windowScene = windowScene
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    windowScene = UIApplication.shared.windowScene
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override class var kind: String { "UIWindow" }
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  public final var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// Shows the window in front of the others.
  public final func makeKeyAndVisible() {
    guard let scene = windowScene, !scene.windows.contains(where: { $0 === self }) else { return }
    frame = scene.bounds
    scene.windows.append(self)
    layer.enterWindow()
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

  /// Tells of the traits and the size to come and takes the size; what goes along runs when the traits have changed too.
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
