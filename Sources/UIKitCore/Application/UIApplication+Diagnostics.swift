import CaromGeometry

extension UIApplication {
  /// An object as diagnostics name it: its kind, and for views also the identifier or label, and the frame.
  package static func describe(_ object: NSObject) -> String {
    if let view = object as? UIView {
      let name = view.accessibilityIdentifier ?? view.accessibilityLabel
      let frame = view.frame
      func number(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
      let place = "(\(number(frame.minX)), \(number(frame.minY)), \(number(frame.width)), \(number(frame.height)))"
      return type(of: view).kind + (name.map { " \"\($0)\"" } ?? "") + " \(place)"
    }
    return type(of: object).kind
  }
}
