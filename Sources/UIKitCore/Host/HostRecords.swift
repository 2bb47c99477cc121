/// The state of the world when a session begins.
public struct StartInput: HostRecord, Equatable {
  /// The format's version.
  public var version: UInt8 = HostInput.formatVersion
  /// The seed of the first clock's generator.
  public var seed: Int32 = 0
  /// Stored values: key, value, key, value, ….
  public var stored: [String] = []
  /// The part of the address behind `#`.
  public var address: String = ""
  /// The person's first language, as in `en-GB`.
  public var locale: String = "en"
  /// What kind of device the page runs on: `phone`, `tablet` or `desktop`.
  public var platform: String = ""

  public init() {}

  public mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
    visitor.byte("version", &version)
    visitor.int32("seed", &seed)
    visitor.texts("stored", &stored)
    visitor.text("address", &address)
    visitor.text("locale", &locale)
    visitor.text("platform", &platform)
  }
}

/// Runs ticks.
public struct AdvanceInput: HostRecord, Equatable {
  /// The tick to reach, in 1/120 s since the start.
  public var tick: Int32 = 0

  public init() {}

  public mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
    visitor.int32("tick", &tick)
  }
}

/// A pointer's event, in points of the window.
public struct PointerInput: HostRecord, Equatable {
  /// Tells pointers apart from down to up.
  public var id: Int32 = 0
  /// 0 down, 1 move, 2 up, 3 cancel, 4 hover.
  public var phase: UInt8 = 0
  /// 0 touch, 1 mouse, 2 pen.
  public var type: UInt8 = 0
  /// Bits of the pressed buttons: 1 primary, 2 secondary, 4 middle.
  public var buttons: UInt8 = 1
  /// Bits: 1 shift, 2 control, 4 option, 8 command.
  public var modifiers: UInt8 = 0
  /// When within its tick it happened, in 1/256 of a tick.
  public var offset: UInt8 = 0
  /// Points from the window's left.
  public var x: Double = 0.0
  /// Points from the window's top.
  public var y: Double = 0.0
  /// The layer of the armed element it went to, or 0.
  public var target: Int32 = 0

  public init() {}

  public mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
    visitor.int32("id", &id)
    visitor.byte("phase", &phase)
    visitor.byte("type", &type)
    visitor.byte("buttons", &buttons)
    visitor.byte("modifiers", &modifiers)
    visitor.byte("offset", &offset)
    visitor.double("x", &x)
    visitor.double("y", &y)
    visitor.int32("target", &target)
  }
}

/// A wheel's turn.
public struct WheelInput: HostRecord, Equatable {
  /// Where, in points from the left.
  public var x: Double = 0.0
  /// Where, in points from the top.
  public var y: Double = 0.0
  /// Points to scroll to the right.
  public var deltaX: Double = 0.0
  /// Points to scroll down.
  public var deltaY: Double = 0.0
  /// As in `PointerInput`.
  public var modifiers: UInt8 = 0

  public init() {}

  public mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
    visitor.double("x", &x)
    visitor.double("y", &y)
    visitor.double("deltaX", &deltaX)
    visitor.double("deltaY", &deltaY)
    visitor.byte("modifiers", &modifiers)
  }
}

/// A key's event.
public struct KeyInput: HostRecord, Equatable {
  /// 0 down, 1 repeat, 2 up.
  public var phase: UInt8 = 0
  /// As in `PointerInput`.
  public var modifiers: UInt8 = 0
  /// The key's place on the keyboard, as the DOM names it: `ArrowLeft`, `KeyA`, `Space`.
  public var code: String = ""
  /// What the key types, or its DOM name.
  public var characters: String = ""

  public init() {}

  public mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
    visitor.byte("phase", &phase)
    visitor.byte("modifiers", &modifiers)
    visitor.text("code", &code)
    visitor.text("characters", &characters)
  }
}

/// What happened in a text field.
public struct TextInput: HostRecord, Equatable {
  /// The field's layer.
  public var layer: Int32 = 0
  /// 0 began, 1 changed, 2 ended, 3 return, 4 selected, 5 changed while an input method composes.
  public var phase: UInt8 = 0
  /// The whole content.
  public var value: String = ""
  /// In UTF-16 units.
  public var selectionStart: Int32 = 0
  /// In UTF-16 units.
  public var selectionEnd: Int32 = 0

  public init() {}

  public mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
    visitor.int32("layer", &layer)
    visitor.byte("phase", &phase)
    visitor.text("value", &value)
    visitor.int32("selectionStart", &selectionStart)
    visitor.int32("selectionEnd", &selectionEnd)
  }
}

/// An act that comes without pointer: by a screen reader, or focus moved by the page.
public struct AssistiveInput: HostRecord, Equatable {
  /// The element's layer.
  public var layer: Int32 = 0
  /// 0 activate, 1 increment, 2 decrement, 3 focus, 4 blur, 5 escape, 6 set value.
  public var action: UInt8 = 0
  /// The value, for 6.
  public var value: String = ""

  public init() {}

  public mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
    visitor.int32("layer", &layer)
    visitor.byte("action", &action)
    visitor.text("value", &value)
  }
}

/// The window's size.
public struct ResizeInput: HostRecord, Equatable {
  /// Points.
  public var width: Double = 390.0
  /// Points.
  public var height: Double = 844.0
  /// Pixels in a point.
  public var scale: Double = 2.0
  /// Safe-area inset, points.
  public var top: Double = 0.0
  /// Safe-area inset, points.
  public var left: Double = 0.0
  /// Safe-area inset, points.
  public var bottom: Double = 0.0
  /// Safe-area inset, points.
  public var right: Double = 0.0
  /// Height of the on-screen keyboard, points.
  public var keyboard: Double = 0.0

  public init() {}

  public mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
    visitor.double("width", &width)
    visitor.double("height", &height)
    visitor.double("scale", &scale)
    visitor.double("top", &top)
    visitor.double("left", &left)
    visitor.double("bottom", &bottom)
    visitor.double("right", &right)
    visitor.double("keyboard", &keyboard)
  }
}

/// The device's motion, in units of g, in the axes of the screen as it is held.
public struct MotionInput: HostRecord, Equatable {
  /// To the right.
  public var gravityX: Double = 0.0
  /// Down.
  public var gravityY: Double = 0.0
  /// Into the screen.
  public var gravityZ: Double = 0.0
  /// Without gravity.
  public var accelerationX: Double = 0.0
  /// Without gravity.
  public var accelerationY: Double = 0.0
  /// Without gravity.
  public var accelerationZ: Double = 0.0

  public init() {}

  public mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
    visitor.double("gravityX", &gravityX)
    visitor.double("gravityY", &gravityY)
    visitor.double("gravityZ", &gravityZ)
    visitor.double("accelerationX", &accelerationX)
    visitor.double("accelerationY", &accelerationY)
    visitor.double("accelerationZ", &accelerationZ)
  }
}

/// A gamepad's state.
public struct GamepadInput: HostRecord, Equatable {
  /// Which gamepad.
  public var index: UInt8 = 0
  /// 0 when it has gone.
  public var connected: UInt8 = 1
  /// Bits in the standard mapping.
  public var buttons: Int32 = 0
  /// −1 … 1.
  public var leftX: Double = 0.0
  /// −1 … 1.
  public var leftY: Double = 0.0
  /// −1 … 1.
  public var rightX: Double = 0.0
  /// −1 … 1.
  public var rightY: Double = 0.0

  public init() {}

  public mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
    visitor.byte("index", &index)
    visitor.byte("connected", &connected)
    visitor.int32("buttons", &buttons)
    visitor.double("leftX", &leftX)
    visitor.double("leftY", &leftY)
    visitor.double("rightX", &rightX)
    visitor.double("rightY", &rightY)
  }
}

/// Whether the page can be seen and has the keyboard.
public struct VisibilityInput: HostRecord, Equatable {
  /// 0 while hidden.
  public var isVisible: UInt8 = 1
  /// 0 while another window has the keyboard.
  public var isFocused: UInt8 = 1

  public init() {}

  public mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
    visitor.byte("isVisible", &isVisible)
    visitor.byte("isFocused", &isFocused)
  }
}

/// What the person prefers.
public struct PreferencesInput: HostRecord, Equatable {
  /// 1 for dark mode.
  public var isDark: UInt8 = 0
  /// 1 for reduced motion.
  public var reducesMotion: UInt8 = 0
  /// 1 for increased contrast.
  public var increasesContrast: UInt8 = 0
  /// 1 where text runs right to left.
  public var isRightToLeft: UInt8 = 0
  /// 0 coarse (a finger), 1 fine (a mouse).
  public var pointer: UInt8 = 0
  /// Size of text relative to the normal one.
  public var textScale: Double = 1.0

  public init() {}

  public mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
    visitor.byte("isDark", &isDark)
    visitor.byte("reducesMotion", &reducesMotion)
    visitor.byte("increasesContrast", &increasesContrast)
    visitor.byte("isRightToLeft", &isRightToLeft)
    visitor.byte("pointer", &pointer)
    visitor.double("textScale", &textScale)
  }
}

/// The address or the history.
public struct AddressInput: HostRecord, Equatable {
  /// The part behind `#`.
  public var path: String = ""
  /// 1 when Back was pressed.
  public var isBack: UInt8 = 0

  public init() {}

  public mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
    visitor.text("path", &path)
    visitor.byte("isBack", &isBack)
  }
}

/// An answer to a wanted permission.
public struct PermissionInput: HostRecord, Equatable {
  /// `motion`, `clipboard`, ….
  public var name: String = ""
  /// 1 when granted.
  public var isGranted: UInt8 = 0

  public init() {}

  public mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
    visitor.text("name", &name)
    visitor.byte("isGranted", &isGranted)
  }
}

/// News of the store.
public struct StorageInput: HostRecord, Equatable {
  /// The key.
  public var key: String = ""
  /// The value found elsewhere.
  public var value: String = ""
  /// 0 changed elsewhere, 1 removed elsewhere, 2 storing failed.
  public var change: UInt8 = 0

  public init() {}

  public mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
    visitor.text("key", &key)
    visitor.text("value", &value)
    visitor.byte("change", &change)
  }
}

/// What came of a file that was asked for.
public struct FileInput: HostRecord, Equatable {
  /// Its name.
  public var name: String = ""
  /// Its text.
  public var content: String = ""
  /// 0 opened, 1 none was chosen, 2 too large to be read, 3 no text.
  public var outcome: UInt8 = 0

  public init() {}

  public mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
    visitor.text("name", &name)
    visitor.text("content", &content)
    visitor.byte("outcome", &outcome)
  }
}

/// A measured text.
public struct MeasuredInput: HostRecord, Equatable {
  /// The font as CSS.
  public var font: String = ""
  /// The text.
  public var value: String = ""
  /// Points.
  public var width: Double = 0.0

  public init() {}

  public mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
    visitor.text("font", &font)
    visitor.text("value", &value)
    visitor.double("width", &width)
  }
}
