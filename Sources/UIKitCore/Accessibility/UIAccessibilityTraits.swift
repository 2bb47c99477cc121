/// The kind and the abilities of an element, as screen readers announce them.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The bits of the traits.
  public let rawValue: UInt64
  /// Creates a set of traits from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// It acts like a button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// It acts like a link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// It is the heading of a section.
  public static let header = UIAccessibilityTraits(rawValue: 4)
  /// It is a field for searching.
  public static let searchField = UIAccessibilityTraits(rawValue: 8)
  /// It is an image.
  public static let image = UIAccessibilityTraits(rawValue: 16)
  /// It is selected, such as a row or a tab.
  public static let selected = UIAccessibilityTraits(rawValue: 32)
  /// It plays a sound of its own when it is used; accepted without effect.
  public static let playsSound = UIAccessibilityTraits(rawValue: 64)
  /// It acts like a key of a keyboard; announced as a button.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 128)
  /// It is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 256)
  /// It sums up the app when it launches; accepted without effect.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 512)
  /// It cannot be used at the moment.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1024)
  /// Its value changes often. Screen readers read it when a person moves to it and do not announce each change; post an
  /// announcement for a change that must be heard.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 2048)
  /// Using it starts a sound or video, during which a screen reader should be silent; accepted without effect.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 4096)
  /// Screen readers and arrow keys can change the value with `accessibilityIncrement()` and `accessibilityDecrement()`.
  public static let adjustable = UIAccessibilityTraits(rawValue: 8192)
  /// It handles touches itself while a screen reader is on; accepted without effect.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 16384)
  /// It contains the tabs of a tab bar.
  public static let tabBar = UIAccessibilityTraits(rawValue: 32768)
  /// It can be switched on and off.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 65536)
}
