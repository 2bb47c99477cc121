extension UIControl {
  /// The events of a control; a set can contain several. The numbers are Apple's.
  public struct Event: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A touch began in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch began whose tap count is greater than one.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A tracked touch moved inside the control, or near it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A tracked touch moved outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A tracked touch moved into the control again.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A tracked touch moved out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A tracked touch ended inside the control, or a key or a screen reader activated it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A tracked touch ended outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A tracked touch was cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's main action: a button's tap, a slider's change, a text field's return key.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu is about to be shown; no control here sends it.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began in a text field.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changed the text of a text field.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended in a text field.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key was pressed in a text field; if something is registered for it, editing ends.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The bits that are free for apps.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The bits that are reserved for the kit.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The states of a control; `normal` is the absence of all others. The numbers are Apple's.
  public struct State: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No other state.
    public static let normal: State = []
    /// The control is pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control cannot be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the keyboard focus.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits that are free for apps.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits that are reserved for the kit.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The horizontal position of the content in a control.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// Across the full width: a button stretches its image, and centers a title.
    case fill
    /// Where text begins.
    case leading
    /// Where text ends.
    case trailing
  }
  /// The vertical position of the content in a control.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// Across the full height: a button stretches its image, and centers a title.
    case fill
  }
}
