import UIKit

/// Calls what apps use every day as Apple documents it: mathematical functions, values of animations, locks, URLs, launch options,
/// gamepads, and lists that prefetch and move their items.
public enum EverydaySignatures {
  /// For each call, whether the result is the one that Apple documents.
  public static func results() -> [Bool] { mathematics() + values() + texts() + gamepads() + lists() }

  private static func mathematics() -> [Bool] {
    [
      sqrt(2.25) == 1.5, floor(-0.5) == -1, ceil(0.2) == 1, round(2.5) == 3, trunc(-1.7) == -1, fabs(-3.0) == 3,
      fmod(7.5, 2) == 1.5, log2(8.0) == 3, log10(1000.0) == 3, cbrt(-27.0) == -3, fmax(1.0, 2) == 2, fmin(1.0, 2) == 1,
      tanh(0.0) == 0, cosh(0.0) == 1, sinh(0.0) == 0, M_PI == Double.pi, sqrt(Float(4)) == 2, round(Float(-2.5)) == -3,
    ]
  }

  private static func values() -> [Bool] {
    let animation = CABasicAnimation(keyPath: "position")
    animation.fromValue = CAAnimationValue(CGPoint.zero)
    animation.toValue = 3
    animation.byValue = nil
    let path = CAKeyframeAnimation(keyPath: "opacity")
    path.values = [0, 0.5, 1]
    let none: [UIApplication.LaunchOptionsKey: AnyValue]? = nil
    let vector = NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue
    let turn = NSValue(caTransform3D: CATransform3DMakeTranslation(1, 2, 3)).caTransform3DValue
    let number: NSNumber = 3
    let fraction: NSNumber = 0.5
    let isTrue: NSNumber = true
    return [
      animation.fromValue != nil, path.values?.count == 3, none == nil, vector.dy == 2, turn.m43 == 3,
      number.intValue == 3, fraction.doubleValue == 0.5, isTrue.boolValue,
      NSMakeRange(1, 2).location == 1 && viewsAndLayers(),
    ]
  }

  private static func texts() -> [Bool] {
    let lock = NSLock()
    lock.lock()
    let isTaken = !lock.try()
    lock.unlock()
    let semaphore = DispatchSemaphore(value: 1)
    semaphore.wait()
    semaphore.signal()
    let group = DispatchGroup()
    var set = IndexSet()
    set.insert(3)
    set.insert(1)
    set.remove(3)
    guard let address = URL(string: "https://host.org/a/b.html?x=1#y") else { return [false] }
    return [
      isTaken, NSRecursiveLock().withLock { true }, semaphore.wait(timeout: .now() + 1) == .success,
      group.wait(timeout: .distantFuture) == .success, set == [1], set.first == 1, address.host == "host.org",
      address.scheme == "https", address.query == "x=1", address.fragment == "y",
      URL(fileURLWithPath: "a/b.txt").deletingPathExtension().lastPathComponent == "b",
      URL(fileURLWithPath: "a/b.txt").deletingLastPathComponent().path == "a/",
      "a b&".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) == "a%20b&",
      "Level 9".localizedStandardCompare("level 10") == .orderedAscending,
    ]
  }

  private static func gamepads() -> [Bool] {
    for pad in GCController.controllers() {
      pad.playerIndex = .index1
      pad.extendedGamepad?.buttonA.pressedChangedHandler = { button, value, isPressed in }
      pad.extendedGamepad?.valueChangedHandler = { pad, element in }
      pad.extendedGamepad?.dpad.valueChangedHandler = { pad, x, y in }
    }
    GCController.startWirelessControllerDiscovery {}
    let connected: Notification.Name = .GCControllerDidConnect
    return [GCController.current == nil, connected != .GCControllerDidDisconnect]
  }

  private static func lists() -> [Bool] {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    let isMoving = collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    collection.updateInteractiveMovementTargetPosition(.zero)
    collection.endInteractiveMovement()
    collection.cancelInteractiveMovement()
    collection.prefetchDataSource = nil
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
    table.prefetchDataSource = nil
    table.scrollToNearestSelectedRow(at: .middle, animated: false)
    let vibrancy = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterial), style: .secondaryLabel)
    return [
      !isMoving, collection.isPrefetchingEnabled, table.isPrefetchingEnabled,
      table.rectForHeader(inSection: 0) == .zero,
      table.rectForFooter(inSection: 0) == .zero, table.indexPathsForRows(in: table.bounds) == [],
      UIVisualEffectView(effect: vibrancy).contentView.alpha == 0.6,
    ]
  }
}

/// A delegate as in Xcode's template; only the value's type differs, because Embedded Swift has no `Any`.
public final class TemplateDelegate: UIResponder, UIApplicationDelegate {
  /// The window.
  public var window: UIWindow?
  /// Whether the app was launched without options.
  public private(set) var launchedWithNothing = false

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: AnyValue]?
  ) -> Bool {
    launchedWithNothing = launchOptions == nil
    return true
  }
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
}
