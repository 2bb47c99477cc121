import CaromGeometry
import UIKitCore

/// The appearance objects of a bar, or of an item that replaces the bar's while it is shown.
struct BarAppearances<Appearance: UIBarAppearance> {
  /// The four appearance objects.
  enum Role { case standard, compact, scrollEdge, compactScrollEdge }

  private var standard: Appearance?
  private var compact: Appearance?
  private var scrollEdge: Appearance?
  private var compactScrollEdge: Appearance?

  /// Whether no object was set, so that the bar's own properties count.
  var isEmpty: Bool { standard == nil && compact == nil && scrollEdge == nil && compactScrollEdge == nil }

  subscript(role: Role) -> Appearance? {
    get {
      switch role {
      case .standard: standard
      case .compact: compact
      case .scrollEdge: scrollEdge
      case .compactScrollEdge: compactScrollEdge
      }
    }
    set {
      switch role {
      case .standard: standard = newValue
      case .compact: compact = newValue
      case .scrollEdge: scrollEdge = newValue
      case .compactScrollEdge: compactScrollEdge = newValue
      }
    }
  }

  /// Stores a copy, whose later changes call `onChange`.
  mutating func set(_ role: Role, _ appearance: Appearance?, _ onChange: @escaping () -> Void) {
    let copy = appearance?.copy()
    copy?.onChange = onChange
    self[role] = copy
  }

  /// Copies the objects of another bar for those that are missing here.
  mutating func take(_ other: Self, _ onChange: @escaping () -> Void) {
    for role in [Role.standard, .compact, .scrollEdge, .compactScrollEdge] where self[role] == nil {
      if let appearance = other[role] { set(role, appearance, onChange) }
    }
  }

  /// The object that applies at the moment, and whether its background is left out; nil if no object was set.
  ///
  /// An object of the top item replaces the bar's. If the content is at the edge and there is no object for that, the
  /// standard one is shown without its background.
  func present(under item: Self?, isCompact: Bool, isAtEdge: Bool) -> (appearance: Appearance, isClear: Bool)? {
    func find(_ role: Role) -> Appearance? { item?[role] ?? self[role] }
    if isAtEdge {
      if isCompact, let found = find(.compactScrollEdge) { return (found, false) }
      if let found = find(.scrollEdge) { return (found, false) }
    }
    guard let usual = (isCompact ? find(.compact) : nil) ?? find(.standard) else { return nil }
    return (usual, isAtEdge)
  }
}
