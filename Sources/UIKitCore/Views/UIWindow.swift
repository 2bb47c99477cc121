import CaromGeometry

/// The root of a tree of views, which usually fills its scene.
///
///     let window = UIWindow(windowScene: UIApplication.shared.windowScene)
///     window.rootViewController = GameController()
///     window.makeKeyAndVisible()
open class UIWindow: UIView {
  /// The scene that the window belongs to.
  @BackLink public final var windowScene: UIWindowScene?

  /// The bounds of the scene when this window last filled it; nil if it has another frame.
  private final var filledArea: CGRect?

  /// The controller whose view fills the window; nil by default. Setting it replaces the old controller's view.
  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { replaceRoot(oldValue) } }
  }

  /// Creates a hidden window with the bounds of a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.bounds)
    begin(in: windowScene)
  }

  /// Creates a hidden window in the application's scene. `frame` is in points; if it equals the scene's bounds, it
  /// follows them.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin(in: UIApplication.shared.windowScene)
  }

  /// Creates a hidden window with the bounds of the application's scene.
  public convenience init() { self.init(frame: UIApplication.shared.windowScene.bounds) }

  /// Creates a hidden window of zero size without a scene; the coder is ignored, because there are no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin(in: nil)
  }

  private func begin(in scene: UIWindowScene?) {
    windowScene = scene
    window = self
    filledArea = scene?.bounds == frame ? frame : nil
    layer.isHidden = true
  }

  open override class var kind: String { "UIWindow" }
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// The level, which `windowLevel` sets.
  final var level = Level.normal

  /// Whether the window can become the key window; true by default.
  open var canBecomeKey: Bool { true }
  /// Called after the window became the key window; does nothing by default.
  open func becomeKey() {}
  /// Called after the window stopped being the key window; does nothing by default.
  open func resignKey() {}

  /// Whether this window gets the keys: the one that was made key last, or else the one in front.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// Shows the window in front of the others of its level and makes it the key window; its frame stays as it is. Does
  /// nothing without a scene.
  open func makeKeyAndVisible() {
    guard let scene = windowScene else { return }
    if canBecomeKey { scene.windowMadeKey = self }
    if isInScene { moveToFrontOfLevel() }
    isHidden = false
    scene.tellKeyWindow()
  }

  /// Whether the window is invisible and gets no touches; true for a new window. Setting false for the first time shows
  /// it in front of the scene's other windows.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      let wasHidden = super.isHidden
      super.isHidden = newValue
      if !newValue { enterScene() }
      guard newValue != wasHidden else { return }
      NotificationCenter.default.post(
        name: newValue ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification, object: self)
      windowScene?.tellKeyWindow()
    }
  }

  /// Whether the window was shown.
  final var isInScene: Bool { windowScene?.windows.contains { $0 === self } ?? false }

  private func enterScene() {
    guard let scene = windowScene, !isInScene else { return }
    if filledArea == frame { frame = scene.bounds }
    filledArea = frame == scene.bounds ? frame : nil
    scene.windows.insert(self, at: placeInFrontOfLevel)
    tellThemeColor()
    layer.enterWindow()
    updateSafeArea()
    let application = UIApplication.shared
    application.setNeedsLayoutPass()
    setNeedsLayout()
    rootViewController?.beginAppearance(true, animated: false)
    for view in subviews { view.windowAppeared() }
    application.layout()
    rootViewController?.endAppearance()
  }

  private func replaceRoot(_ old: UIViewController?) {
    let isShown = isInScene
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
    if filledArea == frame {
      frame = bounds
      filledArea = bounds
    }
    setNeedsLayout()
    tellOfSafeAreaChange()
    return coordinator
  }

  /// The background of the window. The color of the scene's first window also becomes that of the browser's own bars,
  /// if the browser supports it; nil leaves that to the page's manifest.
  open override var backgroundColor: UIColor? { didSet { tellThemeColor() } }

  open override func resolveColors() {
    super.resolveColors()
    tellThemeColor()
  }

  private final func tellThemeColor() {
    guard let scene = windowScene, scene.windows.first === self else { return }
    scene.themeColor = backgroundColor?.resolved(for: traitCollection)
  }

  final func traitsChanged(from previous: UITraitCollection) { tellOfTraitChange(from: previous) }
}
