/// The accessibility properties of an element; the `semantics` command sends them to the page.
public struct Semantics: Equatable, Sendable {
  /// What the element is: a role of ARIA, or `text` for the text of a label.
  public enum Role: String, Sendable {
    /// An ARIA role with this name.
    case alert, alertdialog, button, cell, checkbox, combobox, dialog, grid, group, heading, img, link, list, listbox
    /// An ARIA role with this name.
    case listitem, menu, menuitem, navigation, option, progressbar, radio, radiogroup, row, rowgroup, searchbox
    /// An ARIA role with this name.
    case slider, spinbutton, status, `switch`, tab, table, tablist, tabpanel, text, textbox, timer, toolbar

    /// Whether arrow keys move the focus among the elements inside; Tab stops at only one of them.
    var movesFocusByArrows: Bool {
      self == .radiogroup || self == .tablist || self == .menu || self == .listbox
    }
  }

  /// The state of the element, and what can be done with it; the page uses the same numbers.
  public struct State: OptionSet, Sendable {
    /// The bits, as the page reads them.
    public let rawValue: UInt32
    /// Creates a set of states from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Tab stops at the element (`tabindex="0"`).
    public static let focusable = State(rawValue: 1)
    /// It cannot be used at the moment (`aria-disabled`).
    public static let disabled = State(rawValue: 2)
    /// It can be selected, so that screen readers also say when it is not (`aria-selected`, or `aria-pressed` of a
    /// button); the role determines that.
    public static let selectable = State(rawValue: 4)
    /// It is selected (`aria-selected`).
    public static let selected = State(rawValue: 8)
    /// It can be on or off, so that screen readers also say when it is off (`aria-checked`); the role determines that.
    public static let checkable = State(rawValue: 16)
    /// It is on (`aria-checked`).
    public static let checked = State(rawValue: 32)
    /// It can be open or closed, so that screen readers also say when it is closed (`aria-expanded`).
    public static let expandable = State(rawValue: 64)
    /// It is open (`aria-expanded`).
    public static let expanded = State(rawValue: 128)
    /// It is modal (`aria-modal`); what is behind it is `hidden`.
    public static let modal = State(rawValue: 256)
    /// Neither the element nor its contents can be read or get the focus (`aria-hidden`, `inert`).
    public static let hidden = State(rawValue: 512)
    /// The element has a `range`.
    public static let hasRange = State(rawValue: 1024)
    /// Screen readers announce changes of its value when they are not speaking (`aria-live="polite"`).
    public static let live = State(rawValue: 2048)
    /// Arrow keys or code can focus the element, but Tab skips it (`tabindex="-1"`).
    public static let reachable = State(rawValue: 4096)
    /// Screen readers can increment and decrement the value.
    public static let adjustable = State(rawValue: 8192)
    /// The page wraps the element in a list item (`listitem`).
    public static let listed = State(rawValue: 16384)
    /// It has custom actions; a button that only screen readers find opens their menu.
    public static let hasActions = State(rawValue: 32768)
  }

  /// A value between two ends.
  public struct Range: Equatable, Sendable {
    /// The value at the moment and the two ends (`aria-valuenow`, `aria-valuemin` and `aria-valuemax`).
    public var now, least, greatest: Double

    /// Creates a value between two ends; they are not checked.
    public init(now: Double, least: Double, greatest: Double) {
      self.now = now
      self.least = least
      self.greatest = greatest
    }
  }

  /// The element's role; nil if screen readers skip it.
  public var role: Role?
  /// The element's name, as screen readers say it.
  public var label = ""
  /// The element's value in words, such as "50 %".
  public var value = ""
  /// What happens if the element is used; screen readers say it after name and value.
  public var hint = ""
  /// The element's states.
  public var states: State = []
  /// The element's value as a number between two ends; nil for elements without one.
  public var range: Range?
}
