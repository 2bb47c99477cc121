import CaromReplay
import UIKit

// Not in a page: these are read and written as JSON, for which Embedded Swift has no coders.
#if !hasFeature(Embedded)
  /// A view's place in its superview at a tick, for films and comparisons.
  public struct SeenView: Codable, Equatable {
    /// The view's path in the tree: its kind and its index among its superview's subviews, after those of all its
    /// ancestors.
    public var view: String
    /// Its center in its superview, and its size, in points.
    public var x, y, width, height: Double
    /// Its opacity, 0 … 1; 0 while it is hidden.
    public var alpha: Double
    /// The text that a screen reader reads; nil if there is none.
    public var says: String?

    private init(_ view: UIView, _ name: String) {
      self.view = name
      (x, y) = (view.center.x, view.center.y)
      (width, height) = (view.bounds.width, view.bounds.height)
      alpha = view.isHidden ? 0 : view.alpha
      let words = [view.accessibilityLabel, view.accessibilityValue].compactMap { $0 }.filter { !$0.isEmpty }
      says = words.isEmpty ? nil : words.joined(separator: ", ")
    }

    /// All views of the run's game, from back to front.
    static func all(in replay: RunReplay) -> [SeenView] {
      // Makes the replay's application the current one.
      _ = replay.replayer.score
      var seen: [SeenView] = []
      func add(_ view: UIView, _ name: String) {
        seen.append(SeenView(view, name))
        for (index, part) in view.subviews.enumerated() { add(part, "\(name)/\(type(of: part).kind) \(index)") }
      }
      if let view = replay.gameView { add(view, type(of: view).kind) }
      return seen
    }

    /// The differences from the same view elsewhere, in a few words; nil if there are none.
    func difference(from other: SeenView) -> String? {
      let fields: [(String, Double, Double)] = [
        ("x", x, other.x), ("y", y, other.y), ("width", width, other.width), ("height", height, other.height),
        ("alpha", alpha, other.alpha),
      ]
      var words = fields.filter { $0.1 != $0.2 }.map { "\($0.0) \($0.1) and \($0.2)" }
      if says != other.says { words.append("“\(says ?? "")” and “\(other.says ?? "")”") }
      return words.isEmpty ? nil : "\(view): " + words.joined(separator: ", ")
    }
  }
#endif
