/// How much a constraint matters, from 1 to 1000 (required).
///
/// Priorities are levels: a constraint only decides where all constraints of higher priority are indifferent.
public struct UILayoutPriority: RawRepresentable, Equatable, Hashable, Comparable, Sendable {
  /// The priority as a number; it is not clamped to 1…1000.
  public var rawValue: Float

  /// Creates a priority from a number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: the constraint must hold. One that contradicts other required constraints is diagnosed and left out.
  public static let required = UILayoutPriority(1000)
  /// 750: how strongly buttons, labels and other views resist being smaller than their content by default.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: a dragged divider that may resize the scene. Nothing in the kit uses it.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: the size that the scene has. Nothing in the kit uses it.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: a dragged divider that must not resize the scene. Nothing in the kit uses it.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: how strongly views resist being larger than their content by default.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: how strongly a view takes the target size of `systemLayoutSizeFitting`.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Whether the left priority matters less than the right one.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool { left.rawValue < right.rawValue }
  /// A priority that is higher by a number.
  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue + right)
  }
  /// A priority that is lower by a number.
  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue - right)
  }
}
