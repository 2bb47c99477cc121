import CaromGeometry

/// The screen: the area that the page gives the app.
public final class UIScreen: UIObject {
  /// The screen of the running app.
  public static var main: UIScreen { UIApplication.shared.screen }
  /// All screens: there is one.
  public static var screens: [UIScreen] { [main] }

  init() { super.init() }

  /// The size in points, with the origin (0, 0); that of the window scene.
  public var bounds: CGRect { UIApplication.shared.windowScene.bounds }
  /// The size in pixels; unlike Apple's, it turns with the device.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The number of pixels in a point.
  public var scale: CGFloat { UIApplication.shared.traits.displayScale }
  /// The number of pixels in a point, the same as `scale`.
  public var nativeScale: CGFloat { scale }
  /// How often the state can change in a second: 120, once per tick. How often the page draws frames depends on the
  /// browser.
  public var maximumFramesPerSecond: Int { Int(UIApplication.ticksPerSecond) }
  /// The traits of the app.
  public var traitCollection: UITraitCollection { UIApplication.shared.traits }
  /// The brightness, 0 … 1. A page does not know it: it is 1, and setting it has no effect.
  public var brightness: CGFloat = 1

  public override class var kind: String { "UIScreen" }
}
