/// Everything that can come from outside: the only way in, and, written as bytes, the replay format.
///
/// An input is stamped by its place: it belongs to the tick after the last `advance` before it.
public enum HostInput {
  /// The first input of a session.
  case start(StartInput)
  /// Run the ticks up to this one.
  case advance(AdvanceInput)
  /// A finger, a pen or the mouse came, moved, left or was taken away.
  case pointer(PointerInput)
  /// The wheel or a two-finger scroll.
  case wheel(WheelInput)
  /// A key went down, repeated or came up.
  case key(KeyInput)
  /// A real text field's content, selection or return key.
  case text(TextInput)
  /// A screen reader or the keyboard acts on an element.
  case assistive(AssistiveInput)
  /// The window's size, scale or safe area.
  case resize(ResizeInput)
  /// Gravity and acceleration of the device.
  case motion(MotionInput)
  /// A gamepad's buttons and sticks.
  case gamepad(GamepadInput)
  /// The page was hidden or shown, lost or got focus.
  case visibility(VisibilityInput)
  /// Dark mode, reduced motion, text size and the like.
  case preferences(PreferencesInput)
  /// The address changed, or Back was pressed.
  case address(AddressInput)
  /// A permission that was asked for was granted or refused.
  case permission(PermissionInput)
  /// A stored value changed elsewhere, or storing failed.
  case storage(StorageInput)
  /// A file that was asked for: the person opened one, or none.
  case file(FileInput)
  /// The width that the page measured for a text; recorded so that a replay needs no page.
  case measured(MeasuredInput)

  /// The format's version; a reader refuses any other.
  ///
  /// It rises when bytes that were written before would be read otherwise: when a number of `Kind` changes, or a record's
  /// fields, their types or their order do. A new input, with a number of its own, is no reason: old files lack it.
  public static let formatVersion: UInt8 = 1

  /// The first byte of each input.
  ///
  /// The order of the cases is the file format: recordings are read by these numbers. A new input comes last, none is
  /// removed, and none moves, unless `formatVersion` rises.
  public enum Kind: UInt8, CaseIterable {
    case start = 1
    case advance, pointer, wheel, key, text, assistive, resize, motion, gamepad, visibility, preferences, address
    case permission, storage, file, measured
  }
}
