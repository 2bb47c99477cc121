import CaromGeometry

/// How the device is held and moved, from its sensors.
///
///     let manager = CMMotionManager()
///     manager.startDeviceMotionUpdates { motion, error in … }
///
/// Browsers ask the person; some only inside a gesture. The manager asks when it is started, and a refusal comes to the
/// handler as an error. Updates come in ticks of the clock whose code started them, as often as the device has them.
public final class CMMotionManager: NSObject {
  public typealias DeviceMotionHandler = (_ motion: CMDeviceMotion?, _ error: CMError?) -> Void

  /// False once the person, or the browser, refused.
  public var isDeviceMotionAvailable: Bool { UIApplication.shared.motionAccess != false }
  /// Whether it was started and not stopped.
  public private(set) var isDeviceMotionActive = false
  /// The last update; nil before the first one.
  public private(set) var deviceMotion: CMDeviceMotion?
  /// Seconds between updates at least; 0 for each one there is.
  public var deviceMotionUpdateInterval: TimeInterval = 0
  private var handler: DeviceMotionHandler?
  private var last = -Double.infinity
  @Weak private var clock: TickClock?

  public override init() { super.init() }

  /// Begins updates, which are read from `deviceMotion`.
  public func startDeviceMotionUpdates() { start(nil) }

  /// Begins updates, each of which is given to `handler`.
  public func startDeviceMotionUpdates(withHandler handler: @escaping DeviceMotionHandler) { start(handler) }

  private func start(_ handler: DeviceMotionHandler?) {
    let application = UIApplication.shared
    self.handler = handler
    isDeviceMotionActive = true
    last = -Double.infinity
    clock = application.currentClock
    application.motionManagers.removeAll { $0.value == nil || $0.value === self }
    application.motionManagers.append(Weak(self))
    guard !application.permissions.contains("motion") else { return }
    application.permissions.append("motion")
    application.send(.wantPermission(name: "motion"))
  }

  /// Ends updates; the handler is let go of.
  public func stopDeviceMotionUpdates() {
    isDeviceMotionActive = false
    handler = nil
  }

  func update(_ motion: MotionInput) {
    guard isDeviceMotionActive, let clock, clock.time - last >= deviceMotionUpdateInterval else { return }
    last = clock.time
    let update = CMDeviceMotion(motion)
    deviceMotion = update
    clock.perform { handler?(update, nil) }
  }

  func refuse() {
    guard isDeviceMotionActive, let clock else { return }
    isDeviceMotionActive = false
    let told = handler
    handler = nil
    clock.perform { told?(nil, .notAuthorized) }
  }

  public override class var kind: String { "CMMotionManager" }
}

/// One update: gravity and what the person does to the device, in g; x to the right, y up, z out of the screen as it is
/// held.
public final class CMDeviceMotion: NSObject {
  public let gravity: CMAcceleration
  public let userAcceleration: CMAcceleration

  init(_ motion: MotionInput) {
    gravity = CMAcceleration(x: motion.gravityX, y: -motion.gravityY, z: -motion.gravityZ)
    userAcceleration = CMAcceleration(x: motion.accelerationX, y: -motion.accelerationY, z: -motion.accelerationZ)
    super.init()
  }

  public override class var kind: String { "CMDeviceMotion" }
}

/// An acceleration in g.
public struct CMAcceleration: Equatable {
  public var x, y, z: Double

  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}

/// Why there is no motion.
public enum CMError: Int, Error { case notAuthorized = 105 }

extension UIApplication {
  /// Tells those who listen how the device is held.
  func motionCame(_ motion: MotionInput) {
    self.motion = motion
    for manager in motionManagers { manager.value?.update(motion) }
  }

  /// The person, or the browser, answered.
  func permissionCame(_ answer: PermissionInput) {
    permissions.removeAll { $0 == answer.name }
    guard answer.name == "motion" else { return }
    motionAccess = answer.isGranted != 0
    if answer.isGranted == 0 { for manager in motionManagers { manager.value?.refuse() } }
  }
}
