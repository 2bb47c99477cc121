/// A gamepad, for apps that read its buttons and sticks themselves.
///
///     if let pad = GCController.current?.extendedGamepad {
///       paddle.velocity = Double(pad.leftThumbstick.xAxis.value) * 400
///     }
///     pad.buttonA.pressedChangedHandler = { _, _, isPressed in if isPressed { serve() } }
///
/// Its buttons go on acting as keys. A browser tells a page of a gamepad only once a button of it was pressed. Values change
/// between ticks and are part of recordings.
public final class GCController: NSObject {
  /// Which player has the gamepad: the app's to set.
  public enum PlayerIndex: Int, Sendable {
    /// No player.
    case indexUnset = -1
    /// The first, second, third or fourth player.
    case index1, index2, index3, index4
  }

  let index: UInt8
  /// All buttons and sticks.
  public let extendedGamepad: GCExtendedGamepad?
  /// Nil: a page is not told who made the gamepad.
  public var vendorName: String? { nil }
  /// Which player has the gamepad; unset at first.
  public var playerIndex = PlayerIndex.indexUnset

  init(index: UInt8) {
    self.index = index
    extendedGamepad = GCExtendedGamepad()
  }

  public override class var kind: String { "GCController" }

  /// The gamepads that are connected, in the order of the browser's numbers.
  public static func controllers() -> [GCController] { GamepadRegister.shared.controllers }
  /// The gamepad that was used last, or else the first; nil if there is none.
  public static var current: GCController? { GamepadRegister.shared.current ?? controllers().first }
  /// Calls the handler in the next tick: a page cannot look for gamepads, the person connects them.
  public static func startWirelessControllerDiscovery(completionHandler: (() -> Void)? = nil) {
    guard let completionHandler else { return }
    Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in completionHandler() }
  }
  /// Does nothing: nothing is looked for.
  public static func stopWirelessControllerDiscovery() {}
}

extension Notification.Name {
  /// A gamepad was connected; `object` is its `GCController`.
  public static var GCControllerDidConnect: Notification.Name {
    _ = GamepadRegister.shared
    return GamepadRegister.didConnect
  }
  /// A gamepad is gone; `object` is its `GCController`.
  public static var GCControllerDidDisconnect: Notification.Name {
    _ = GamepadRegister.shared
    return GamepadRegister.didDisconnect
  }
}

/// The gamepads of an app that has asked for them; others have none of this.
final class GamepadRegister: NSObject {
  static let didConnect = Notification.Name("GCControllerDidConnectNotification")
  static let didDisconnect = Notification.Name("GCControllerDidDisconnectNotification")
  private(set) var controllers: [GCController] = []
  @Weak private(set) var current: GCController?

  override class var kind: String { "GamepadRegister" }

  /// The running application's, made when it is first asked for.
  static var shared: GamepadRegister {
    let dispatcher = UIApplication.shared.touchDispatcher
    if let register = dispatcher.gamepadRegister as? GamepadRegister { return register }
    let register = GamepadRegister()
    dispatcher.gamepadRegister = register
    // What is connected already tells nobody.
    for pad in dispatcher.gamepads { register.controllers.append(GCController(index: pad.index)) }
    for (controller, pad) in zip(register.controllers, dispatcher.gamepads) { controller.extendedGamepad?.take(pad) }
    dispatcher.onGamepads = { [me = Weak(register)] in me.value?.update() }
    return register
  }

  private func update() {
    let application = UIApplication.shared
    let pads = application.touchDispatcher.gamepads
    for gone in controllers where !pads.contains(where: { $0.index == gone.index }) {
      controllers.removeAll { $0 === gone }
      application.notificationCenter.post(name: GamepadRegister.didDisconnect, object: gone)
    }
    for pad in pads {
      let known = controllers.first { $0.index == pad.index }
      let controller = known ?? GCController(index: pad.index)
      if known == nil {
        controllers.append(controller)
        controllers.sort { $0.index < $1.index }
        application.notificationCenter.post(name: GamepadRegister.didConnect, object: controller)
      }
      if controller.extendedGamepad?.take(pad) == true { current = controller }
    }
  }
}
