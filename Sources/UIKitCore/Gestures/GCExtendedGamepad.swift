/// A part of a gamepad: a button, an axis, or a cross or stick of two axes.
public class GCControllerElement: NSObject {
  public override class var kind: String { "GCControllerElement" }
}

/// A button. It is pressed wholly or not at all, because that is what the page is told; triggers too.
public final class GCControllerButtonInput: GCControllerElement {
  /// 1 while the button is pressed, otherwise 0.
  public var value: Float { isPressed ? 1 : 0 }
  /// Whether the button is pressed.
  public private(set) var isPressed = false
  /// Called with the button, its value and whether it is pressed, when that has changed.
  public var pressedChangedHandler: ((GCControllerButtonInput, Float, Bool) -> Void)?
  /// Called with the button, its value and whether it is pressed, when the value has changed.
  public var valueChangedHandler: ((GCControllerButtonInput, Float, Bool) -> Void)?

  func take(_ isDown: Bool) -> Bool {
    guard isDown != isPressed else { return false }
    isPressed = isDown
    valueChangedHandler?(self, value, isPressed)
    pressedChangedHandler?(self, value, isPressed)
    return true
  }

  public override class var kind: String { "GCControllerButtonInput" }
}

/// An axis, from −1 (left, down) to 1 (right, up).
public final class GCControllerAxisInput: GCControllerElement {
  /// Where it is, −1…1.
  public private(set) var value: Float = 0
  /// Called with the axis and its value when that has changed.
  public var valueChangedHandler: ((GCControllerAxisInput, Float) -> Void)?

  func take(_ new: Float) -> Bool {
    guard new != value else { return false }
    value = new
    valueChangedHandler?(self, value)
    return true
  }

  public override class var kind: String { "GCControllerAxisInput" }
}

/// The cross, or a stick: two axes, which are also four buttons that are pressed beyond half way.
public final class GCControllerDirectionPad: GCControllerElement {
  /// From left (−1) to right (1).
  public let xAxis = GCControllerAxisInput()
  /// From down (−1) to up (1).
  public let yAxis = GCControllerAxisInput()
  /// Pressed upwards.
  public let up = GCControllerButtonInput()
  /// Pressed downwards.
  public let down = GCControllerButtonInput()
  /// Pressed to the left.
  public let left = GCControllerButtonInput()
  /// Pressed to the right.
  public let right = GCControllerButtonInput()
  /// Called with the pad and both values when one has changed.
  public var valueChangedHandler: ((GCControllerDirectionPad, Float, Float) -> Void)?

  func take(_ x: Float, _ y: Float) -> Bool {
    let changes = [
      xAxis.take(x), yAxis.take(y), up.take(y > 0.5), down.take(y < -0.5), left.take(x < -0.5), right.take(x > 0.5),
    ]
    guard changes.contains(true) else { return false }
    valueChangedHandler?(self, x, y)
    return true
  }

  public override class var kind: String { "GCControllerDirectionPad" }
}

/// The buttons and sticks of a gamepad. The letters are those of Apple: A is the lower button, B the right one, X the left
/// one, Y the upper one.
public final class GCExtendedGamepad: NSObject {
  /// The lower button.
  public let buttonA = GCControllerButtonInput()
  /// The right button.
  public let buttonB = GCControllerButtonInput()
  /// The left button.
  public let buttonX = GCControllerButtonInput()
  /// The upper button.
  public let buttonY = GCControllerButtonInput()
  /// The left shoulder button.
  public let leftShoulder = GCControllerButtonInput()
  /// The right shoulder button.
  public let rightShoulder = GCControllerButtonInput()
  /// The left trigger.
  public let leftTrigger = GCControllerButtonInput()
  /// The right trigger.
  public let rightTrigger = GCControllerButtonInput()
  /// The button at the right of the middle.
  public let buttonMenu = GCControllerButtonInput()
  /// The button at the left of the middle.
  public let buttonOptions: GCControllerButtonInput? = GCControllerButtonInput()
  /// The left stick, pressed down.
  public let leftThumbstickButton: GCControllerButtonInput? = GCControllerButtonInput()
  /// The right stick, pressed down.
  public let rightThumbstickButton: GCControllerButtonInput? = GCControllerButtonInput()
  /// The cross.
  public let dpad = GCControllerDirectionPad()
  /// The left stick.
  public let leftThumbstick = GCControllerDirectionPad()
  /// The right stick.
  public let rightThumbstick = GCControllerDirectionPad()
  /// Called with the gamepad and a part that has changed, after that part's own handlers.
  public var valueChangedHandler: ((GCExtendedGamepad, GCControllerElement) -> Void)?

  public override class var kind: String { "GCExtendedGamepad" }

  /// Takes the state that the page told, in the W3C's standard layout. Returns whether anything has changed.
  @discardableResult
  func take(_ pad: GamepadInput) -> Bool {
    func isDown(_ button: Int32) -> Bool { pad.buttons >> button & 1 == 1 }
    func axis(_ negative: Int32, _ positive: Int32) -> Float { (isDown(positive) ? 1 : 0) - (isDown(negative) ? 1 : 0) }
    let buttons: [(GCControllerButtonInput?, Int32)] = [
      (buttonA, 0), (buttonB, 1), (buttonX, 2), (buttonY, 3), (leftShoulder, 4), (rightShoulder, 5), (leftTrigger, 6),
      (rightTrigger, 7), (buttonOptions, 8), (buttonMenu, 9), (leftThumbstickButton, 10), (rightThumbstickButton, 11),
    ]
    var hasChanged = false
    func note(_ element: GCControllerElement, _ isNew: Bool) {
      guard isNew else { return }
      hasChanged = true
      valueChangedHandler?(self, element)
    }
    for (button, place) in buttons {
      if let button { note(button, button.take(isDown(place))) }
    }
    note(dpad, dpad.take(axis(14, 15), axis(13, 12)))
    note(leftThumbstick, leftThumbstick.take(Float(pad.leftX), -Float(pad.leftY)))
    note(rightThumbstick, rightThumbstick.take(Float(pad.rightX), -Float(pad.rightY)))
    return hasChanged
  }
}
