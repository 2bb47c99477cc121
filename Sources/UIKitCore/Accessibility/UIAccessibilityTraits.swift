/// What a view is and can do, as screen readers tell it.
public struct UIAccessibilityTraits: OptionSet {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 2)
  public static let header = UIAccessibilityTraits(rawValue: 4)
  public static let searchField = UIAccessibilityTraits(rawValue: 8)
  public static let image = UIAccessibilityTraits(rawValue: 16)
  public static let selected = UIAccessibilityTraits(rawValue: 32)
  public static let playsSound = UIAccessibilityTraits(rawValue: 64)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 128)
  public static let staticText = UIAccessibilityTraits(rawValue: 256)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 512)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1024)
  /// What changes is said as it changes.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 2048)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 4096)
  /// `accessibilityIncrement()` and `accessibilityDecrement()` do something.
  public static let adjustable = UIAccessibilityTraits(rawValue: 8192)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 16384)
  public static let tabBar = UIAccessibilityTraits(rawValue: 32768)
  public static let toggleButton = UIAccessibilityTraits(rawValue: 65536)
}
