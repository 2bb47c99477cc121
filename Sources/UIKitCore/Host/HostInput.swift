/// Everything that can enter the kit from outside. It is the only way in, and its bytes are the replay format.
///
/// An input's position gives its time: it belongs to the tick after the last `advance` before it.
public enum HostInput: Sendable {
  /// The first input of a session.
  case start(StartInput)
  /// Runs the ticks up to a given one.
  case advance(AdvanceInput)
  /// A finger, a pen or the mouse went down, moved, went up or was cancelled.
  case pointer(PointerInput)
  /// A wheel or a two-finger scroll.
  case wheel(WheelInput)
  /// A key went down, repeated or came up.
  case key(KeyInput)
  /// The text, selection or return key of a real input element.
  case text(TextInput)
  /// A screen reader or the keyboard acted on an element.
  case assistive(AssistiveInput)
  /// The window's size, scale or safe area.
  case resize(ResizeInput)
  /// The device's gravity and acceleration.
  case motion(MotionInput)
  /// A gamepad's buttons and sticks.
  case gamepad(GamepadInput)
  /// The page was hidden or shown, or lost or got the focus.
  case visibility(VisibilityInput)
  /// Dark mode, reduced motion, text size and other preferences.
  case preferences(PreferencesInput)
  /// The page's address changed, or Back was pressed.
  case address(AddressInput)
  /// A requested permission was granted or refused.
  case permission(PermissionInput)
  /// A stored value was changed elsewhere, or storing failed.
  case storage(StorageInput)
  /// A requested file was opened, or the user chose none.
  case file(FileInput)
  /// The width of a text as the page measured it, recorded so that a replay needs no page.
  case measured(MeasuredInput)
  /// The time of day, which advances with the ticks.
  case calendar(CalendarInput)
  /// A sound file was loaded, ended, or cannot be played.
  case audio(AudioInput)
  /// The app's picture files, before its launch.
  case pictures(PicturesInput)
  /// The outcome of something that the app wanted to share.
  case shared(SharedInput)
  /// The page can fill the whole screen, and whether it does.
  case fullScreen(FullScreenInput)
  /// The runs that the page keeps; sent only where it can keep any.
  case runs(RunsInput)
  /// The track of a run that is shown beside the current one, or that a new game races against.
  case ghost(GhostInput)
  /// News of a server that verifies runs; sent only where the page has one.
  case verified(VerifiedInput)

  /// The format's version; a reader refuses any other.
  ///
  /// It must be increased when bytes written before would be read differently: when a number of `Kind` changes, or the
  /// fields of a record, their types or their order. A new input with a number of its own needs no new version, because
  /// old files do not contain it.
  public static let formatVersion: UInt8 = 1

  /// The kind of an input: its first byte; the case's name is its name in the page's table.
  public enum Kind: UInt8, CaseIterable, Sendable {
    /// The first input of a session.
    case start = 1
    /// These kinds correspond to the cases of `HostInput` with the same names.
    case advance, pointer, wheel, key, text, assistive, resize, motion, gamepad, visibility, preferences, address
    /// These kinds correspond to the cases of `HostInput` with the same names.
    case permission, storage, file, measured, calendar, audio, pictures, shared, fullScreen, runs, verified, ghost
  }
}
