/// The state of the world when a session starts.
public struct StartInput: HostRecord, Equatable, Sendable {
  /// The format's version.
  public var version: UInt8 = HostInput.formatVersion
  /// The seed of the first clock's generator.
  public var seed: Int32 = 0
  /// The stored values: key, value, key, value, ….
  public var stored: [String] = []
  /// The part of the address after `#`.
  public var address: String = ""
  /// The user's first language, such as `en-GB`.
  public var locale: String = "en"
  /// What kind of device the page runs on: `phone`, `tablet` or `desktop`.
  public var platform: String = ""

  /// Creates a record with the default value in each field.
  public init() {}

  /// Passes each field to `visitor`, in the order of the bytes.
  public mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
    visitor.byte("version", &version)
    visitor.int32("seed", &seed)
    visitor.texts("stored", &stored)
    visitor.text("address", &address)
    visitor.text("locale", &locale)
    visitor.text("platform", &platform)
  }
}

/// Advances time to a tick.
public struct AdvanceInput: HostRecord, Equatable, Sendable {
  /// The tick to reach, counted in 1/120 s since the start.
  public var tick: Int32 = 0

  /// Creates a record with the default value in each field.
  public init() {}

  /// Passes each field to `visitor`, in the order of the bytes.
  public mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
    visitor.int32("tick", &tick)
  }
}

/// An event of a finger, a pen or the mouse, in points of the window.
public struct PointerInput: HostRecord, Equatable, Sendable {
  /// Identifies the pointer from down to up.
  public var id: Int32 = 0
  /// The phase: 0 down, 1 move, 2 up, 3 cancel, 4 hover.
  public var phase: UInt8 = 0
  /// The kind of pointer: 0 touch, 1 mouse, 2 pen.
  public var type: UInt8 = 0
  /// The pressed buttons as bits: 1 primary, 2 secondary, 4 middle.
  public var buttons: UInt8 = 1
  /// The held modifier keys as bits: 1 shift, 2 control, 4 option, 8 command.
  public var modifiers: UInt8 = 0
  /// When it happened within its tick, in 1/256 of a tick.
  public var offset: UInt8 = 0
  /// The distance from the window's left edge, in points.
  public var x: Double = 0.0
  /// The distance from the window's top edge, in points.
  public var y: Double = 0.0
  /// The layer of the armed element that received the event, or 0.
  public var target: Int32 = 0

  /// Creates a record with the default value in each field.
  public init() {}

  /// Passes each field to `visitor`, in the order of the bytes.
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

/// A turn of the mouse wheel, or a two-finger scroll.
public struct WheelInput: HostRecord, Equatable, Sendable {
  /// The distance of the pointer from the window's left edge, in points.
  public var x: Double = 0.0
  /// The distance of the pointer from the window's top edge, in points.
  public var y: Double = 0.0
  /// How far to scroll to the right, in points.
  public var deltaX: Double = 0.0
  /// How far to scroll down, in points.
  public var deltaY: Double = 0.0
  /// The held modifier keys, as in `PointerInput`.
  public var modifiers: UInt8 = 0

  /// Creates a record with the default value in each field.
  public init() {}

  /// Passes each field to `visitor`, in the order of the bytes.
  public mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
    visitor.double("x", &x)
    visitor.double("y", &y)
    visitor.double("deltaX", &deltaX)
    visitor.double("deltaY", &deltaY)
    visitor.byte("modifiers", &modifiers)
  }
}

/// An event of a key.
public struct KeyInput: HostRecord, Equatable, Sendable {
  /// The phase: 0 down, 1 repeat, 2 up.
  public var phase: UInt8 = 0
  /// The held modifier keys, as in `PointerInput`.
  public var modifiers: UInt8 = 0
  /// The key's position on the keyboard, as the DOM names it: `ArrowLeft`, `KeyA`, `Space`.
  public var code: String = ""
  /// The text that the key types, or the key's DOM name.
  public var characters: String = ""

  /// Creates a record with the default value in each field.
  public init() {}

  /// Passes each field to `visitor`, in the order of the bytes.
  public mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
    visitor.byte("phase", &phase)
    visitor.byte("modifiers", &modifiers)
    visitor.text("code", &code)
    visitor.text("characters", &characters)
  }
}

/// An event of a text field.
public struct TextInput: HostRecord, Equatable, Sendable {
  /// The layer of the field.
  public var layer: Int32 = 0
  /// The event: 0 began, 1 changed, 2 ended, 3 Return was pressed, 4 the selection changed, 5 changed while an input
  /// method composes.
  public var phase: UInt8 = 0
  /// The whole text of the field.
  public var value: String = ""
  /// The start of the selection, in UTF-16 units.
  public var selectionStart: Int32 = 0
  /// The end of the selection, in UTF-16 units.
  public var selectionEnd: Int32 = 0

  /// Creates a record with the default value in each field.
  public init() {}

  /// Passes each field to `visitor`, in the order of the bytes.
  public mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
    visitor.int32("layer", &layer)
    visitor.byte("phase", &phase)
    visitor.text("value", &value)
    visitor.int32("selectionStart", &selectionStart)
    visitor.int32("selectionEnd", &selectionEnd)
  }
}

/// An action without a pointer: by a screen reader, or when the page moved the focus.
public struct AssistiveInput: HostRecord, Equatable, Sendable {
  /// The layer of the element.
  public var layer: Int32 = 0
  /// The action: 0 activate, 1 increment, 2 decrement, 3 focus, 4 blur, 5 escape, 6 set value.
  public var action: UInt8 = 0
  /// The value to set, for action 6.
  public var value: String = ""

  /// Creates a record with the default value in each field.
  public init() {}

  /// Passes each field to `visitor`, in the order of the bytes.
  public mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
    visitor.int32("layer", &layer)
    visitor.byte("action", &action)
    visitor.text("value", &value)
  }
}

/// The window's size, scale and safe area.
public struct ResizeInput: HostRecord, Equatable, Sendable {
  /// The width of the window, in points.
  public var width: Double = 390.0
  /// The height of the window, in points.
  public var height: Double = 844.0
  /// The number of pixels per point.
  public var scale: Double = 2.0
  /// The safe area inset at the top, in points.
  public var top: Double = 0.0
  /// The safe area inset at the left, in points.
  public var left: Double = 0.0
  /// The safe area inset at the bottom, in points.
  public var bottom: Double = 0.0
  /// The safe area inset at the right, in points.
  public var right: Double = 0.0
  /// The height of the on-screen keyboard, in points.
  public var keyboard: Double = 0.0

  /// Creates a record with the default value in each field.
  public init() {}

  /// Passes each field to `visitor`, in the order of the bytes.
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

/// The device's motion in g, along the axes of the screen as it is held.
public struct MotionInput: HostRecord, Equatable, Sendable {
  /// Gravity to the right.
  public var gravityX: Double = 0.0
  /// Gravity downwards.
  public var gravityY: Double = 0.0
  /// Gravity into the screen.
  public var gravityZ: Double = 0.0
  /// The acceleration to the right, without gravity.
  public var accelerationX: Double = 0.0
  /// The acceleration downwards, without gravity.
  public var accelerationY: Double = 0.0
  /// The acceleration into the screen, without gravity.
  public var accelerationZ: Double = 0.0

  /// Creates a record with the default value in each field.
  public init() {}

  /// Passes each field to `visitor`, in the order of the bytes.
  public mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
    visitor.double("gravityX", &gravityX)
    visitor.double("gravityY", &gravityY)
    visitor.double("gravityZ", &gravityZ)
    visitor.double("accelerationX", &accelerationX)
    visitor.double("accelerationY", &accelerationY)
    visitor.double("accelerationZ", &accelerationZ)
  }
}

/// The state of a gamepad.
public struct GamepadInput: HostRecord, Equatable, Sendable {
  /// The gamepad's number.
  public var index: UInt8 = 0
  /// 1 while the gamepad is connected, 0 once it is gone.
  public var connected: UInt8 = 1
  /// The pressed buttons as bits, in the W3C's standard layout.
  public var buttons: Int32 = 0
  /// The left stick, from −1 (left) to 1 (right).
  public var leftX: Double = 0.0
  /// The left stick, from −1 (up) to 1 (down).
  public var leftY: Double = 0.0
  /// The right stick, from −1 (left) to 1 (right).
  public var rightX: Double = 0.0
  /// The right stick, from −1 (up) to 1 (down).
  public var rightY: Double = 0.0

  /// Creates a record with the default value in each field.
  public init() {}

  /// Passes each field to `visitor`, in the order of the bytes.
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

/// Whether the page is visible and has the keyboard focus.
public struct VisibilityInput: HostRecord, Equatable, Sendable {
  /// 0 while the page is hidden.
  public var isVisible: UInt8 = 1
  /// 0 while another window has the keyboard focus.
  public var isFocused: UInt8 = 1

  /// Creates a record with the default value in each field.
  public init() {}

  /// Passes each field to `visitor`, in the order of the bytes.
  public mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
    visitor.byte("isVisible", &isVisible)
    visitor.byte("isFocused", &isFocused)
  }
}

/// The user's preferences.
public struct PreferencesInput: HostRecord, Equatable, Sendable {
  /// 1 for dark mode.
  public var isDark: UInt8 = 0
  /// 1 for reduced motion.
  public var reducesMotion: UInt8 = 0
  /// 1 for increased contrast.
  public var increasesContrast: UInt8 = 0
  /// 1 if text runs from right to left.
  public var isRightToLeft: UInt8 = 0
  /// The precision of the main pointing device: 0 coarse (a finger), 1 fine (a mouse).
  public var pointer: UInt8 = 0
  /// The size of text relative to the default.
  public var textScale: Double = 1.0

  /// Creates a record with the default value in each field.
  public init() {}

  /// Passes each field to `visitor`, in the order of the bytes.
  public mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
    visitor.byte("isDark", &isDark)
    visitor.byte("reducesMotion", &reducesMotion)
    visitor.byte("increasesContrast", &increasesContrast)
    visitor.byte("isRightToLeft", &isRightToLeft)
    visitor.byte("pointer", &pointer)
    visitor.double("textScale", &textScale)
  }
}

/// The page's address.
public struct AddressInput: HostRecord, Equatable, Sendable {
  /// The part of the address after `#`.
  public var path: String = ""
  /// 1 if the user pressed Back.
  public var isBack: UInt8 = 0

  /// Creates a record with the default value in each field.
  public init() {}

  /// Passes each field to `visitor`, in the order of the bytes.
  public mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
    visitor.text("path", &path)
    visitor.byte("isBack", &isBack)
  }
}

/// The answer to a requested permission.
public struct PermissionInput: HostRecord, Equatable, Sendable {
  /// The permission's name: `motion`, `clipboard`, ….
  public var name: String = ""
  /// 1 if it was granted.
  public var isGranted: UInt8 = 0

  /// Creates a record with the default value in each field.
  public init() {}

  /// Passes each field to `visitor`, in the order of the bytes.
  public mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
    visitor.text("name", &name)
    visitor.byte("isGranted", &isGranted)
  }
}

/// A change of the stored values.
public struct StorageInput: HostRecord, Equatable, Sendable {
  /// The key of the value.
  public var key: String = ""
  /// The value that was set elsewhere.
  public var value: String = ""
  /// The change: 0 set elsewhere, 1 removed elsewhere, 2 storing failed.
  public var change: UInt8 = 0

  /// Creates a record with the default value in each field.
  public init() {}

  /// Passes each field to `visitor`, in the order of the bytes.
  public mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
    visitor.text("key", &key)
    visitor.text("value", &value)
    visitor.byte("change", &change)
  }
}

/// The result of a requested file.
public struct FileInput: HostRecord, Equatable, Sendable {
  /// The file's name.
  public var name: String = ""
  /// The file's text.
  public var content: String = ""
  /// The result: 0 opened, 1 no file was chosen, 2 the file is too large, 3 it is not text.
  public var outcome: UInt8 = 0

  /// Creates a record with the default value in each field.
  public init() {}

  /// Passes each field to `visitor`, in the order of the bytes.
  public mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
    visitor.text("name", &name)
    visitor.text("content", &content)
    visitor.byte("outcome", &outcome)
  }
}

/// The measured width of a text.
public struct MeasuredInput: HostRecord, Equatable, Sendable {
  /// The CSS font.
  public var font: String = ""
  /// The text that was measured.
  public var value: String = ""
  /// The width of the text, in points.
  public var width: Double = 0.0

  /// Creates a record with the default value in each field.
  public init() {}

  /// Passes each field to `visitor`, in the order of the bytes.
  public mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
    visitor.text("font", &font)
    visitor.text("value", &value)
    visitor.double("width", &width)
  }
}

/// The local time of day.
public struct CalendarInput: HostRecord, Equatable, Sendable {
  /// The seconds since January 1, 1970, 0:00 GMT.
  public var seconds: Double = 0
  /// The offset of the local time from GMT, in seconds.
  public var zone: Int32 = 0

  /// Creates a record with the default value in each field.
  public init() {}

  /// Passes each field to `visitor`, in the order of the bytes.
  public mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
    visitor.double("seconds", &seconds)
    visitor.int32("zone", &zone)
  }
}

/// An event of a sound file.
public struct AudioInput: HostRecord, Equatable, Sendable {
  /// The number of the player.
  public var player: Int32 = 0
  /// What happened: `loaded`, `ended` or `failed`.
  public var event: UInt8 = 0
  /// The length of a file that was loaded, in seconds.
  public var seconds: Double = 0

  /// The file was loaded.
  public static let loaded: UInt8 = 0
  /// The sound ended.
  public static let ended: UInt8 = 1
  /// The file is missing or cannot be played.
  public static let failed: UInt8 = 2

  /// Creates a record with the default value in each field.
  public init() {}

  /// Passes each field to `visitor`, in the order of the bytes.
  public mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
    visitor.int32("player", &player)
    visitor.byte("event", &event)
    visitor.double("seconds", &seconds)
  }
}

/// The outcome of something that the app wanted to share.
public struct SharedInput: HostRecord, Equatable, Sendable {
  /// What happened: `shared`, `cancelled`, `copied` or `failed`.
  public var outcome: UInt8 = 0

  /// The user chose a target.
  public static let shared: UInt8 = 0
  /// The user closed the sheet.
  public static let cancelled: UInt8 = 1
  /// There is no sheet for sharing; text and address are on the clipboard.
  public static let copied: UInt8 = 2
  /// It could neither be shared nor copied.
  public static let failed: UInt8 = 3

  /// Creates a record with the default value in each field.
  public init() {}

  /// Passes each field to `visitor`, in the order of the bytes.
  public mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
    visitor.byte("outcome", &outcome)
  }
}

/// Whether the page fills the whole screen; sent only where the browser can do that.
public struct FullScreenInput: HostRecord, Equatable, Sendable {
  /// 1 if the page fills the screen, otherwise 0.
  public var isOn: UInt8 = 0

  /// Creates a record with the default value in each field.
  public init() {}

  /// Passes each field to `visitor`, in the order of the bytes.
  public mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
    visitor.byte("isOn", &isOn)
  }
}

/// The recordings of runs that the page keeps, the newest first.
public struct RunsInput: HostRecord, Equatable, Sendable {
  /// Eight texts for each run: id, game, name, result, score, date in milliseconds since 1970, seconds, and `best` or
  /// nothing.
  public var list: [String] = []

  /// Creates a record with the default value in each field.
  public init() {}

  /// Passes each field to `visitor`, in the order of the bytes.
  public mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
    visitor.texts("list", &list)
  }
}

/// The track of a run, which is shown beside the current run and is no part of it.
public struct GhostInput: HostRecord, Equatable, Sendable {
  /// The name of the game's rules, as the app has asked for it; empty in a race.
  public var game = ""
  /// 1 if a new game is to begin, which races against this run; otherwise 0.
  public var isRace: UInt8 = 0
  /// The track, in the app's own format; empty if there is none.
  public var track = ""

  /// Creates a record with the default value in each field.
  public init() {}

  /// Passes each field to `visitor`, in the order of the bytes.
  public mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
    visitor.text("game", &game)
    visitor.byte("isRace", &isRace)
    visitor.text("track", &track)
  }
}

/// News of a server that verifies runs.
public struct VerifiedInput: HostRecord, Equatable, Sendable {
  /// What the news is about, then what there is to say of it, as texts:
  ///
  /// - `access`, `insecure`, `unreachable`, `open` or `joined`, the person's name on the server;
  /// - `ticket`, a game, a day or nothing, a seed in decimal digits;
  /// - `run`, the state of the run that ended last, its rank, its rank today, the reason for a refusal;
  /// - `board`, the query, `loaded` or what went wrong, then five texts for each line: rank, name, score, run, and `own` or nothing;
  /// - `failed`, what the person wanted, and why it was not done.
  public var list: [String] = []

  /// Creates a record with the default value in each field.
  public init() {}

  /// Passes each field to `visitor`, in the order of the bytes.
  public mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
    visitor.texts("list", &list)
  }
}

/// The app's picture files, sent before its launch, so that images have their sizes immediately.
public struct PicturesInput: HostRecord, Equatable, Sendable {
  /// The names in the folder `Web`, each followed by the size in pixels, such as `640x480`; `0x0` is a damaged file.
  public var files: [String] = []

  /// Creates a record with the default value in each field.
  public init() {}

  /// Passes each field to `visitor`, in the order of the bytes.
  public mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
    visitor.texts("files", &files)
  }
}
