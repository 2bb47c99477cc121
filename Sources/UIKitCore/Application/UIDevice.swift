import CaromGeometry

/// The device on which the page is shown, as far as a page knows it.
public final class UIDevice: UIObject {
  /// The device of the running app.
  public static var current: UIDevice { UIApplication.shared.device }

  init() { super.init() }

  /// The kind of device, which follows the window's size; see `UITraitCollection.userInterfaceIdiom`.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { UIApplication.shared.traits.userInterfaceIdiom }
  /// `iPad` if the window is as large as on one, otherwise `iPhone`.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The same as `model`.
  public var localizedModel: String { model }
  /// The same as `model`: a page does not know the name that its owner gave the device.
  public var name: String { model }
  /// The name of the system, `Carom`.
  public var systemName: String { "Carom" }
  /// The version of the kit.
  public var systemVersion: String { CaromVersion.current }

  /// How the device is held, derived from the window: `landscapeLeft` if it is wider than high, otherwise `portrait`. A
  /// page cannot tell left from right, nor up from down.
  public var orientation: UIDeviceOrientation {
    let bounds = UIApplication.shared.windowScene.bounds
    return bounds.width > bounds.height ? .landscapeLeft : .portrait
  }
  /// Whether changes of the orientation are posted; calls to begin and end are counted.
  public var isGeneratingDeviceOrientationNotifications: Bool { generators > 0 }
  private var generators = 0
  /// Called with the old and the new size of the window.
  var windowChanged: ((_ old: CGSize, _ new: CGSize) -> Void)?
  /// Starts posting changes of the orientation as `orientationDidChangeNotification`.
  public func beginGeneratingDeviceOrientationNotifications() {
    generators += 1
    // Set here, so that an app that never calls this contains none of the code.
    windowChanged = { [me = Weak(self)] in me.value?.tellTurn(from: $0, to: $1) }
  }
  /// Undoes one call of `beginGeneratingDeviceOrientationNotifications()`.
  public func endGeneratingDeviceOrientationNotifications() { generators = max(0, generators - 1) }

  /// Posts the notification if it was requested and the window's orientation has changed.
  private func tellTurn(from old: CGSize, to new: CGSize) {
    guard isGeneratingDeviceOrientationNotifications, (old.width > old.height) != (new.width > new.height) else {
      return
    }
    NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: self)
  }

  /// Posted when the orientation changed, after `beginGeneratingDeviceOrientationNotifications()`.
  public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")

  /// Whether several apps can be seen at once; true, as in windows of a browser.
  public var isMultitaskingSupported: Bool { true }
  /// The charge of the battery: −1, since a page does not know it.
  public var batteryLevel: Float { -1 }
  /// The state of the battery: `unknown`, since a page does not know it.
  public var batteryState: BatteryState { .unknown }
  /// Whether the battery is watched; setting it has no effect.
  public var isBatteryMonitoringEnabled = false

  /// The state of a battery; the raw values are Apple's.
  public enum BatteryState: Int, Sendable {
    /// The state is unknown, or the battery discharges, is charged, or is full.
    case unknown, unplugged, charging, full
  }

  public override class var kind: String { "UIDevice" }
}

/// How a device is held; the raw values are Apple's. A page reports only `portrait` and `landscapeLeft`.
public enum UIDeviceOrientation: Int, Sendable {
  /// Unknown, upright, upside down, turned to the left or right, or lying with the screen up or down.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether the device is upright, either way round.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is held sideways.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can have this orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// How the interface is turned; the raw values are Apple's, in which left and right are swapped compared to
/// `UIDeviceOrientation`.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Unknown, upright, or upside down.
  case unknown, portrait, portraitUpsideDown
  /// The device is turned to the left.
  case landscapeRight = 3
  /// The device is turned to the right.
  case landscapeLeft = 4

  /// Whether the interface is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Ways to turn the interface, as bits.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits, which are Apple's.
  public let rawValue: UInt
  /// Creates a mask from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// Sideways, one way.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// Sideways, the other way.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// Sideways, both ways.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// All.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}

extension UIWindowScene {
  /// How the interface is turned, derived from the window.
  public final var interfaceOrientation: UIInterfaceOrientation {
    bounds.width > bounds.height ? .landscapeRight : .portrait
  }
  /// The screen of the windows.
  public final var screen: UIScreen { .main }
}

extension UIWindow {
  /// The screen of the window.
  public final var screen: UIScreen { .main }
}
