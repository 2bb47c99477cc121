import CaromGeometry

/// The scene of the windows: the area that the page gives them.
open class UIWindowScene: UIScene {
  /// The windows, from back to front.
  public internal(set) final var windows: [UIWindow] = []

  /// The window that was made key last, or else the one in front; nil if none is visible.
  public final var keyWindow: UIWindow? {
    if let windowMadeKey, windowMadeKey.isInScene, !windowMadeKey.isHidden { return windowMadeKey }
    return windows.last { !$0.isHidden && $0.canBecomeKey }
  }
  @BackLink final var windowMadeKey: UIWindow?
  /// The key window that the windows were told of.
  @BackLink final var toldKeyWindow: UIWindow?

  /// The traits of the application, which all its windows share.
  public final var traitCollection: UITraitCollection { UIApplication.shared.traits }

  /// Whether the scene fills the whole screen. See `setFullScreen(_:)`.
  public internal(set) final var isFullScreen = false

  // MARK: Carom's own

  /// Whether the scene can fill the whole screen: not on an iPhone, and not where a page around this one forbids it.
  public internal(set) final var canBeFullScreen = false

  /// The area the windows fill, in points.
  public internal(set) final var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

  /// The insets for the screen's edges, notch and home indicator.
  public internal(set) final var safeAreaInsets = UIEdgeInsets.zero

  /// Height of the on-screen keyboard in points.
  public internal(set) final var keyboardHeight: CGFloat = 0

  /// The color that the browser gives its own bars; nil for the one in the page's manifest.
  final var themeColor: CGColor? {
    didSet { if themeColor != oldValue { tellThemeColor() } }
  }

  final func tellThemeColor() {
    UIApplication.shared.send(.themeColor(themeColor.map { $0.packed | 0xFF00_0000 } ?? 0))
  }

  // MARK: Another class of scene

  /// Takes the windows and the area over from `scene`.
  final func takeOver(_ scene: UIWindowScene) {
    windows = scene.windows
    windowMadeKey = scene.windowMadeKey
    toldKeyWindow = scene.toldKeyWindow
    bounds = scene.bounds
    safeAreaInsets = scene.safeAreaInsets
    keyboardHeight = scene.keyboardHeight
    isFullScreen = scene.isFullScreen
    canBeFullScreen = scene.canBeFullScreen
    for window in windows { window.windowScene = self }
  }

  open override class var kind: String { "UIWindowScene" }
}

/// The delegate of a window scene, which keeps its window.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window, which the delegate creates in `scene(_:willConnectTo:options:)`.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// Nil; setting it has no effect.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
