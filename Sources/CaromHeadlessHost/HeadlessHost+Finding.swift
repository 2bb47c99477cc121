import UIKit

extension HeadlessHost {
  /// The accessible element with the given accessibility label, or else with the given accessibility identifier. Of
  /// several, the frontmost one; nil if there is none.
  public func element(_ name: String, role: Semantics.Role? = nil) -> UIView? {
    let named = elements(role: role)
    return named.last { $0.accessibilityLabel == name } ?? named.last { $0.accessibilityIdentifier == name }
  }

  /// The elements that screen readers can reach, in reading order: all of them, or those with the given role.
  public func elements(role: Semantics.Role? = nil) -> [UIView] {
    var found: [UIView] = []
    walk { view, _ in
      if view.isNamed && (role == nil || view.roleInForce == role) { found.append(view) }
    }
    return found
  }

  /// Whether an element of that name is visible: in the window, not hidden, not transparent, and not clipped away.
  public func isVisible(_ name: String) -> Bool { element(name).map { isVisible($0) } ?? false }

  /// Whether a view is visible: in the window, not hidden, not transparent, and not clipped away.
  public func isVisible(_ view: UIView) -> Bool { visibleFrame(of: view) != nil }

  /// The part of the window in which `view` is visible, in points; nil if it is not. Views in front of it are not
  /// considered.
  public func visibleFrame(of view: UIView) -> CGRect? {
    guard let window = view.window else { return nil }
    var frame = view.convert(view.bounds, to: nil).intersection(window.bounds)
    var each: UIView? = view
    while let current = each {
      if current.isHidden || current.alpha < 0.01 { return nil }
      if current !== view && current.clipsToBounds {
        frame = frame.intersection(current.convert(current.bounds, to: nil))
      }
      each = current.superview
    }
    return frame.isNull || frame.width <= 0 || frame.height <= 0 ? nil : frame
  }

  /// The labels and values of all visible elements, one per line, in reading order.
  public var screenText: String {
    var lines: [String] = []
    walk { view, _ in
      guard view.isNamed, self.isVisible(view) else { return }
      for text in [view.accessibilityLabel, view.accessibilityValue] {
        if let text, !text.isEmpty { lines.append(text) }
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The accessibility tree as an indented outline, for the messages of failed tests.
  public var outline: String {
    var lines: [String] = []
    walk { view, depth in
      guard view.isNamed else { return }
      lines.append(String(repeating: "  ", count: depth) + self.describe(view))
    }
    return lines.joined(separator: "\n")
  }

  private func describe(_ view: UIView) -> String {
    let semantics = view.semantics
    var words = [semantics.role?.rawValue ?? "element", "\"\(semantics.label)\""]
    if !semantics.value.isEmpty { words.append("= \"\(semantics.value)\"") }
    let states: [(Semantics.State, String)] = [
      (.focusable, "focusable"), (.reachable, "reachable"), (.disabled, "disabled"), (.selected, "selected"),
      (.checked, "checked"), (.expanded, "expanded"), (.modal, "modal"), (.live, "live"),
    ]
    for (state, word) in states where semantics.states.contains(state) { words.append(word) }
    if view.isFocused { words.append("focused") }
    let frame = view.convert(view.bounds, to: nil)
    words.append(
      "(\(rounded(frame.minX)), \(rounded(frame.minY)), \(rounded(frame.width)), \(rounded(frame.height)))")
    return words.joined(separator: " ")
  }

  private func rounded(_ value: Double) -> Int { value.isFinite && abs(value) < 1e9 ? Int(value.rounded()) : 0 }

  /// Visits the elements that screen readers can reach, with their depth among the named ones.
  private func walk(_ visit: (UIView, Int) -> Void) {
    func walk(_ view: UIView, _ depth: Int) {
      guard view.isReadable else { return }
      visit(view, depth)
      if view.isAccessibilityElement { return }
      for each in view.subviews { walk(each, depth + (view.isNamed ? 1 : 0)) }
    }
    for window in application.windows { walk(window, 0) }
  }

  /// Adds a diagnostic that lists the names of the existing elements.
  func complain(_ what: String) {
    let names = elements().compactMap { $0.accessibilityLabel }.filter { !$0.isEmpty }
    complaints.append("HeadlessHost: \(what); there are: " + names.joined(separator: ", ") + ".")
  }
}

extension UIView {
  /// Whether a screen reader has something to say about the view.
  fileprivate var isNamed: Bool {
    isAccessibilityElement || semanticRole != nil || !(accessibilityLabel ?? "").isEmpty
  }
}
