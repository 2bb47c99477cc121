extension HostInput {
  /// The kind of this input.
  public var kind: Kind {
    switch self {
    case .start: .start
    case .advance: .advance
    case .pointer: .pointer
    case .wheel: .wheel
    case .key: .key
    case .text: .text
    case .assistive: .assistive
    case .resize: .resize
    case .motion: .motion
    case .gamepad: .gamepad
    case .visibility: .visibility
    case .preferences: .preferences
    case .address: .address
    case .permission: .permission
    case .storage: .storage
    case .file: .file
    case .measured: .measured
    case .calendar: .calendar
    case .audio: .audio
    case .pictures: .pictures
    case .shared: .shared
    case .fullScreen: .fullScreen
    case .runs: .runs
    case .ghost: .ghost
    case .verified: .verified
    }
  }

  /// Writes the input as bytes: its kind, then its fields.
  public func write(to writer: inout HostWriter) {
    var kind = kind.rawValue
    writer.byte("kind", &kind)
    switch self {
    case .start(var fields): fields.visit(&writer)
    case .advance(var fields): fields.visit(&writer)
    case .pointer(var fields): fields.visit(&writer)
    case .wheel(var fields): fields.visit(&writer)
    case .key(var fields): fields.visit(&writer)
    case .text(var fields): fields.visit(&writer)
    case .assistive(var fields): fields.visit(&writer)
    case .resize(var fields): fields.visit(&writer)
    case .motion(var fields): fields.visit(&writer)
    case .gamepad(var fields): fields.visit(&writer)
    case .visibility(var fields): fields.visit(&writer)
    case .preferences(var fields): fields.visit(&writer)
    case .address(var fields): fields.visit(&writer)
    case .permission(var fields): fields.visit(&writer)
    case .storage(var fields): fields.visit(&writer)
    case .file(var fields): fields.visit(&writer)
    case .measured(var fields): fields.visit(&writer)
    case .calendar(var fields): fields.visit(&writer)
    case .audio(var fields): fields.visit(&writer)
    case .pictures(var fields): fields.visit(&writer)
    case .shared(var fields): fields.visit(&writer)
    case .fullScreen(var fields): fields.visit(&writer)
    case .runs(var fields): fields.visit(&writer)
    case .ghost(var fields): fields.visit(&writer)
    case .verified(var fields): fields.visit(&writer)
    }
  }

  /// Reads the input at the reader's offset; nil if the kind is unknown or the bytes are incomplete.
  public init?(from reader: inout HostReader) {
    var byte: UInt8 = 0
    reader.byte("kind", &byte)
    guard let kind = Kind(rawValue: byte) else { return nil }
    switch kind {
    case .start: self = .start(Self.read(&reader))
    case .advance: self = .advance(Self.read(&reader))
    case .pointer: self = .pointer(Self.read(&reader))
    case .wheel: self = .wheel(Self.read(&reader))
    case .key: self = .key(Self.read(&reader))
    case .text: self = .text(Self.read(&reader))
    case .assistive: self = .assistive(Self.read(&reader))
    case .resize: self = .resize(Self.read(&reader))
    case .motion: self = .motion(Self.read(&reader))
    case .gamepad: self = .gamepad(Self.read(&reader))
    case .visibility: self = .visibility(Self.read(&reader))
    case .preferences: self = .preferences(Self.read(&reader))
    case .address: self = .address(Self.read(&reader))
    case .permission: self = .permission(Self.read(&reader))
    case .storage: self = .storage(Self.read(&reader))
    case .file: self = .file(Self.read(&reader))
    case .measured: self = .measured(Self.read(&reader))
    case .calendar: self = .calendar(Self.read(&reader))
    case .audio: self = .audio(Self.read(&reader))
    case .pictures: self = .pictures(Self.read(&reader))
    case .shared: self = .shared(Self.read(&reader))
    case .fullScreen: self = .fullScreen(Self.read(&reader))
    case .runs: self = .runs(Self.read(&reader))
    case .ghost: self = .ghost(Self.read(&reader))
    case .verified: self = .verified(Self.read(&reader))
    }
    guard reader.isValid else { return nil }
  }

  @inline(never)
  private static func read<R: HostRecord>(_ reader: inout HostReader) -> R {
    var fields = R()
    fields.visit(&reader)
    return fields
  }

  /// The table by which the page writes inputs: a line `kind name field:type …` for each kind.
  public static var table: String {
    var lines = ""
    for kind in Kind.allCases {
      switch kind {
      case .start: lines += line(kind, "start", StartInput())
      case .advance: lines += line(kind, "advance", AdvanceInput())
      case .pointer: lines += line(kind, "pointer", PointerInput())
      case .wheel: lines += line(kind, "wheel", WheelInput())
      case .key: lines += line(kind, "key", KeyInput())
      case .text: lines += line(kind, "text", TextInput())
      case .assistive: lines += line(kind, "assistive", AssistiveInput())
      case .resize: lines += line(kind, "resize", ResizeInput())
      case .motion: lines += line(kind, "motion", MotionInput())
      case .gamepad: lines += line(kind, "gamepad", GamepadInput())
      case .visibility: lines += line(kind, "visibility", VisibilityInput())
      case .preferences: lines += line(kind, "preferences", PreferencesInput())
      case .address: lines += line(kind, "address", AddressInput())
      case .permission: lines += line(kind, "permission", PermissionInput())
      case .storage: lines += line(kind, "storage", StorageInput())
      case .file: lines += line(kind, "file", FileInput())
      case .measured: lines += line(kind, "measured", MeasuredInput())
      case .calendar: lines += line(kind, "calendar", CalendarInput())
      case .audio: lines += line(kind, "audio", AudioInput())
      case .pictures: lines += line(kind, "pictures", PicturesInput())
      case .shared: lines += line(kind, "shared", SharedInput())
      case .fullScreen: lines += line(kind, "fullScreen", FullScreenInput())
      case .runs: lines += line(kind, "runs", RunsInput())
      case .ghost: lines += line(kind, "ghost", GhostInput())
      case .verified: lines += line(kind, "verified", VerifiedInput())
      }
    }
    return lines
  }

  private static func line<R: HostRecord>(_ kind: Kind, _ name: StaticString, _ record: R) -> String {
    var record = record
    var printer = HostTablePrinter()
    record.visit(&printer)
    return line(kind.rawValue, name, printer.line)
  }

  // Not inlined, so that the program contains it once instead of once for each kind.
  @inline(never)
  private static func line(_ number: UInt8, _ name: StaticString, _ fields: String) -> String {
    "\(number) \(name.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }) \(fields)\n"
  }
}
