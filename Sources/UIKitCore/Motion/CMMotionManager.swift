import CaromGeometry

/// Reads the device's motion sensors.
///
///     let manager = CMMotionManager()
///     manager.startDeviceMotionUpdates { motion, error in
///       guard let motion else { return print(error == .notAuthorized ? "refused" : "no motion") }
///       print(motion.gravity.x)
///     }
///
/// Browsers ask the user for permission, and some allow the question only during a user gesture. The manager asks when
/// it is started; if permission is refused, the handler receives an error. Updates arrive in ticks of the clock whose
/// code started them.
public final class CMMotionManager: NSObject {
  /// A closure that receives each update, or else the error that ended the updates.
  public typealias DeviceMotionHandler = (_ motion: CMDeviceMotion?, _ error: CMError?) -> Void

  /// Whether motion may be available: true until the user or the browser refuses permission.
  public var isDeviceMotionAvailable: Bool { UIApplication.shared.motionAccess != false }
  /// Whether updates were started and have been neither stopped nor refused.
  public private(set) var isDeviceMotionActive = false
  /// The latest update; nil before the first one.
  public private(set) var deviceMotion: CMDeviceMotion?
  /// The shortest time between two updates, in seconds; 0, the default, delivers every one.
  public var deviceMotionUpdateInterval: TimeInterval = 0
  private var handler: DeviceMotionHandler?
  private var last = -Double.infinity
  @Weak private var clock: TickClock?

  /// Creates a manager that has not been started.
  public override init() { super.init() }

  /// A closure that receives each acceleration, or else the error that ended the updates.
  public typealias AccelerometerHandler = (_ data: CMAccelerometerData?, _ error: CMError?) -> Void

  /// Whether accelerations may be available, as `isDeviceMotionAvailable`.
  public var isAccelerometerAvailable: Bool { isDeviceMotionAvailable }
  /// Whether updates of the acceleration were started and have been neither stopped nor refused.
  public private(set) var isAccelerometerActive = false
  /// The shortest time between two accelerations, in seconds; 0, the default, delivers every one.
  public var accelerometerUpdateInterval: TimeInterval = 0
  /// The latest acceleration; nil before the first one.
  public private(set) var accelerometerData: CMAccelerometerData?
  private var accelerometerHandler: AccelerometerHandler?
  /// Passes accelerations on; set with the first start, so that an app that never uses it contains none of the code.
  private var acceleration: (update: (MotionInput) -> Void, refuse: () -> Void)?
  private var lastAcceleration = -Double.infinity

  /// Starts updates of the acceleration without a handler; read them from `accelerometerData`.
  public func startAccelerometerUpdates() { startAccelerometer(nil) }
  /// Starts updates of the acceleration and calls `handler` with each of them, in ticks of the clock whose code called
  /// this; there is one thread, so the queue makes no difference.
  public func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping AccelerometerHandler) {
    startAccelerometer(handler)
  }
  /// Stops updates of the acceleration and releases the handler.
  public func stopAccelerometerUpdates() {
    isAccelerometerActive = false
    accelerometerHandler = nil
  }
  /// Starts updates and calls `handler` with each of them; there is one thread, so the queue makes no difference.
  public func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping DeviceMotionHandler) {
    start(handler)
  }

  private func startAccelerometer(_ handler: AccelerometerHandler?) {
    accelerometerHandler = handler
    acceleration = (
      { [me = Weak(self)] in me.value?.updateAcceleration($0) }, { [me = Weak(self)] in me.value?.refuseAcceleration() }
    )
    isAccelerometerActive = true
    lastAcceleration = -Double.infinity
    listen()
  }

  /// Starts updates without a handler; read them from `deviceMotion`. An earlier handler is released.
  public func startDeviceMotionUpdates() { start(nil) }

  /// Starts updates and calls `handler` with each of them. It replaces an earlier handler.
  public func startDeviceMotionUpdates(withHandler handler: @escaping DeviceMotionHandler) { start(handler) }

  private func start(_ handler: DeviceMotionHandler?) {
    self.handler = handler
    isDeviceMotionActive = true
    last = -Double.infinity
    listen()
  }

  private func listen() {
    let application = UIApplication.shared
    clock = application.currentClock
    application.motionManagers.removeAll { $0.value == nil || $0.value === self }
    application.motionManagers.append(Weak(self))
    guard !application.permissions.contains("motion") else { return }
    application.permissions.append("motion")
    application.send(.wantPermission(name: "motion"))
  }

  /// Stops updates and releases the handler.
  public func stopDeviceMotionUpdates() {
    isDeviceMotionActive = false
    handler = nil
  }

  func update(_ motion: MotionInput) {
    acceleration?.update(motion)
    guard isDeviceMotionActive, let clock, clock.time - last >= deviceMotionUpdateInterval else { return }
    last = clock.time
    let update = CMDeviceMotion(motion)
    deviceMotion = update
    clock.perform { handler?(update, nil) }
  }

  private func updateAcceleration(_ motion: MotionInput) {
    guard isAccelerometerActive, let clock, clock.time - lastAcceleration >= accelerometerUpdateInterval else { return }
    lastAcceleration = clock.time
    let update = CMAccelerometerData(CMDeviceMotion(motion), at: clock.time)
    accelerometerData = update
    clock.perform { accelerometerHandler?(update, nil) }
  }

  private func refuseAcceleration() {
    guard isAccelerometerActive, let clock else { return }
    let told = accelerometerHandler
    stopAccelerometerUpdates()
    clock.perform { told?(nil, .notAuthorized) }
  }

  func refuse() {
    acceleration?.refuse()
    guard isDeviceMotionActive, let clock else { return }
    isDeviceMotionActive = false
    let told = handler
    handler = nil
    clock.perform { told?(nil, .notAuthorized) }
  }

  public override class var kind: String { "CMMotionManager" }
}

/// One update: gravity and the acceleration that the user gives the device, both in g.
///
/// The axes are those of the screen as it is held: x points right, y up, and z out of the screen.
public final class CMDeviceMotion: NSObject {
  /// The direction of gravity, as an acceleration in g.
  public let gravity: CMAcceleration
  /// The acceleration that the user gives the device, without gravity, in g.
  public let userAcceleration: CMAcceleration

  init(_ motion: MotionInput) {
    gravity = CMAcceleration(x: motion.gravityX, y: -motion.gravityY, z: -motion.gravityZ)
    userAcceleration = CMAcceleration(x: motion.accelerationX, y: -motion.accelerationY, z: -motion.accelerationZ)
    super.init()
  }

  public override class var kind: String { "CMDeviceMotion" }
}

/// One update of the acceleration, gravity included, in g.
public final class CMAccelerometerData: NSObject {
  /// The acceleration with gravity: a device that lies on its back has (0, 0, −1).
  public let acceleration: CMAcceleration
  /// When it was measured, in seconds of the clock.
  public let timestamp: TimeInterval

  init(_ motion: CMDeviceMotion, at time: TimeInterval) {
    let (gravity, own) = (motion.gravity, motion.userAcceleration)
    acceleration = CMAcceleration(x: gravity.x + own.x, y: gravity.y + own.y, z: gravity.z + own.z)
    timestamp = time
    super.init()
  }

  public override class var kind: String { "CMAccelerometerData" }
}

/// An acceleration in g (9.81 m/s²), along three axes.
public struct CMAcceleration: Equatable, Sendable {
  /// The components along the three axes, in g.
  public var x, y, z: Double

  /// Creates an acceleration from its components, in g.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}

/// Why there are no motion updates; `notAuthorized` (105): the user or the browser refused permission.
public enum CMError: Int, Error, Sendable {
  /// The user has not granted access to the sensors.
  case notAuthorized = 105
}

extension UIApplication {
  /// Passes an update from the sensors to all motion managers.
  @inline(never)
  func motionCame(_ motion: MotionInput) {
    self.motion = motion
    for manager in motionManagers { manager.value?.update(motion) }
  }

  /// Handles the answer of the user or the browser to a request for permission.
  @inline(never)
  func permissionCame(_ answer: PermissionInput) {
    permissions.removeAll { $0 == answer.name }
    guard answer.name == "motion" else { return }
    motionAccess = answer.isGranted != 0
    if answer.isGranted == 0 { for manager in motionManagers { manager.value?.refuse() } }
  }
}
