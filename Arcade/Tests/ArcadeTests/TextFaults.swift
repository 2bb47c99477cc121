import ArcadeKit
import CaromGeometry
import CaromHeadlessHost
import UIKit

/// What is wrong with the texts on a screen: words that were never translated, and letters that do not fit.
struct TextFaults {
  private let host: HeadlessHost

  /// What is the same in every language: names, keys, units, and the languages' own names.
  private static let names: Set<String> = [
    "Breakout", "BubblePop", "Car", "Carom", "Deutsch", "English", "Esc", "HEIGHT", "Dynamics", "Hz", "Junior",
    "PLANE", "Pong", "Tab", "UIKit", "UltraSet", "kg", "min", "pt",
  ]
  /// Swift, and a data file.
  private static let code: Set<String> = ["CodeView", "ListingView", "UITextView"]
  /// Content passes under bars, and a remark passes over everything.
  private static let above: Set<String> = ["UINavigationBar", "UITabBar", "UIToolbar", "Remark", "HomeButton"]

  init(in host: HeadlessHost) { self.host = host }

  /// The views that are shown, but those that show code.
  private var views: [UIView] {
    func shown(in view: UIView) -> [UIView] {
      let opacity = max(view.alpha, CGFloat(view.layer.presentation()?.opacity ?? 0))
      guard !view.isHidden, opacity > 0.01, !Self.code.contains(type(of: view).kind) else { return [] }
      return [view] + view.subviews.flatMap { shown(in: $0) }
    }
    return host.application.windows.flatMap { shown(in: $0) }
  }

  private static func texts(of view: UIView) -> [String] {
    [
      (view as? UILabel)?.text, (view as? UITextField)?.placeholder, view.accessibilityLabel, view.accessibilityHint,
      view.accessibilityValue,
    ].compactMap { $0 }
  }

  /// Every text that is shown or read out.
  var texts: [String] { views.flatMap { Self.texts(of: $0) } }

  /// What scrolls up and down, and holds more than is seen.
  var scrollers: [UIScrollView] {
    views.compactMap { $0 as? UIScrollView }.filter { scroller in
      let inset = scroller.adjustedContentInset
      let room = scroller.bounds.height - inset.top - inset.bottom
      return scroller.isScrollEnabled && room > 1 && scroller.contentSize.height > room + 1
    }
  }

  /// Whether all of a text is in the window.
  func isSeen(_ text: String) -> Bool {
    views.contains { view in
      guard Self.texts(of: view).contains(text), let window = view.window, let frame = host.visibleFrame(of: view)
      else { return false }
      return frame.height >= min(view.bounds.height, window.bounds.height / 2) - 1
    }
  }

  /// The words of two letters or more in which English is left, each with where it is; addresses do not count.
  var english: [String] {
    var words: Set<String> = []
    for view in views {
      for text in Self.texts(of: view) {
        let foreign = text.split(whereSeparator: { $0 == " " || $0 == "\n" }).filter {
          !$0.contains("#/") && !$0.contains("://")
        }
        .flatMap { $0.split(whereSeparator: { !($0.isASCII && $0.isLetter) }) }.map(String.init)
        for word in foreign where word.count > 1 && !Self.names.contains(word) {
          words.insert("\(type(of: view).kind): \(word) in “\(text.prefix(60))”")
        }
      }
    }
    return words.sorted()
  }

  /// The labels and fields that do not show all of their text.
  var cut: [String] {
    views.compactMap { view in
      if let field = view as? UITextField { return Self.cut(field) }
      guard let label = view as? UILabel, let text = label.text, !text.isEmpty else { return nil }
      let room = label.bounds.size
      let scale = label.adjustsFontSizeToFitWidth ? max(label.minimumScaleFactor, 0.3) : 1
      let width = label.numberOfLines == 1 ? 100_000 : room.width / scale
      let needed = label.textRect(
        forBounds: CGRect(x: 0, y: 0, width: width, height: 100_000), limitedToNumberOfLines: 0
      ).size
      let fits = needed.width * scale <= room.width + 1 && needed.height * scale <= room.height + 1
      return fits ? nil : "“\(text)” needs \(needed), and has \(room)"
    }
  }

  private static func cut(_ field: UITextField) -> String? {
    guard let placeholder = field.placeholder, !placeholder.isEmpty, (field.text ?? "").isEmpty else { return nil }
    let label = UILabel(frame: .zero)
    label.font = field.font
    label.text = placeholder
    let (needed, room) = (
      label.sizeThatFits(CGSize(width: 100_000, height: 100_000)), field.textRect(forBounds: field.bounds)
    )
    return needed.width <= room.width + 1 ? nil : "“\(placeholder)” needs \(needed), and its field has \(room)"
  }

  // MARK: Where the letters are

  /// The letters of a label.
  private struct Letters {
    let text: String
    /// Where they are in the window, without the room above and below them.
    let ink: CGRect
    /// The part that is seen.
    let seen: CGRect
    /// The bar in which they are.
    let bar: UIView?
  }

  /// The labels within the frontmost modal view, or all if there is none.
  private var letters: [Letters] {
    let views = views
    let modal = views.last { $0.accessibilityViewIsModal }
    return views.compactMap { view in
      guard let label = view as? UILabel, let text = label.text, !text.isEmpty, let window = label.window,
        modal.map({ label.isDescendant(of: $0) }) ?? true
      else { return nil }
      let lines = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines)
      let ink = label.convert(lines.insetBy(dx: 1, dy: min(label.font.lineHeight * 0.2, lines.height / 3)), to: nil)
      if isMiniature(label) { return nil }
      var seen = ink
      var each: UIView? = label.superview
      while let current = each {
        // A row that is swiped aside leaves its table on purpose.
        if current as? UITableViewCell != nil, let table = current.superview,
          current.frame.minX < 0 || current.frame.maxX > table.bounds.width
        {
          return nil
        }
        if current.clipsToBounds || current === window { seen = clip(seen, in: current) }
        each = current.superview
      }
      return Letters(text: text, ink: ink, seen: seen, bar: bar(of: label))
    }
  }

  /// What of a frame is seen in a view. Whoever scrolls sideways sees all of its width.
  private func clip(_ frame: CGRect, in view: UIView) -> CGRect {
    var room = view.convert(view.bounds, to: nil)
    if let scroller = view as? UIScrollView, scroller.contentSize.width > scroller.bounds.width + 1 {
      room = CGRect(x: frame.minX, y: room.minY, width: frame.width, height: room.height)
    }
    let top = max(frame.minY, room.minY)
    let left = max(frame.minX, room.minX)
    return CGRect(
      x: left, y: top, width: max(min(frame.maxX, room.maxX) - left, 0),
      height: max(min(frame.maxY, room.maxY) - top, 0))
  }

  /// The controls within the frontmost modal view that lie over one another.
  var crowded: [String] {
    let views = views
    let modal = views.last { $0.accessibilityViewIsModal }
    let controls = views.compactMap { $0 as? UIControl }.filter { control in
      control.isUserInteractionEnabled && !isMiniature(control) && modal.map { control.isDescendant(of: $0) } ?? true
    }
    var faults: [String] = []
    for (index, one) in controls.enumerated() {
      guard let frame = host.visibleFrame(of: one) else { continue }
      for other in controls[..<index] where !one.isDescendant(of: other) && !other.isDescendant(of: one) {
        guard bar(of: one) === bar(of: other), let both = host.visibleFrame(of: other)?.intersection(frame),
          !both.isNull,
          both.width > 1, both.height > 1
        else { continue }
        faults.append("\(name(one)) lies over \(name(other))")
      }
    }
    return faults
  }

  /// Whether a view is shown smaller than it is: in a picture of a screen, which is looked at in its own size.
  private func isMiniature(_ view: UIView) -> Bool {
    view.convert(view.bounds, to: nil).width < view.bounds.width * 0.9
  }

  private func name(_ view: UIView) -> String { type(of: view).kind + " “" + (view.accessibilityLabel ?? "") + "”" }

  private func bar(of view: UIView) -> UIView? {
    var each: UIView? = view
    while let current = each, !Self.above.contains(type(of: current).kind) { each = current.superview }
    return each
  }

  /// The labels that lie over one another, or are cut off at a side of the window or of another view.
  var misplaced: [String] {
    // What is scrolled out of sight is seen on another page.
    let all = letters.filter { $0.seen.height > 0 }
    var faults: [String] = []
    for (index, one) in all.enumerated() {
      if one.seen.width < one.ink.width - 2 { faults.append("“\(one.text)” is cut off at the side: \(one.ink)") }
      for other in all[..<index] where one.bar === other.bar {
        let both = one.seen.intersection(other.seen)
        if !both.isNull, both.width > 1, both.height > 1 { faults.append("“\(one.text)” lies over “\(other.text)”") }
      }
    }
    return faults
  }

  // MARK: Where things stand

  /// The labels and controls that stand almost in line with another of their kind, in a view of the same kind: their left edges
  /// differ by a few points, and neither their right edges nor their centers agree. For languages that are read from left to right.
  var unaligned: [String] {
    let frames = views.compactMap { view -> (kind: String, bar: UIView?, name: String, frame: CGRect)? in
      guard view is UILabel || view is UIControl, !isMiniature(view), let frame = host.visibleFrame(of: view),
        frame.height > 1
      else { return nil }
      let kind = type(of: view).kind + " in " + (view.superview.map { type(of: $0).kind } ?? "")
      guard let label = view as? UILabel else { return (kind, bar(of: view), name(view), frame) }
      guard let text = label.text, !text.isEmpty, label.textAlignment != .center else { return nil }
      let lines = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines)
      return (kind, bar(of: label), "“\(text)”", label.convert(lines, to: nil))
    }
    let edges = [\CGRect.minX, \.maxX, \.midX]
    var faults: [String] = []
    for (index, one) in frames.enumerated() {
      for other in frames[..<index] where one.kind == other.kind && one.bar === other.bar {
        let misses = edges.map { abs(one.frame[keyPath: $0] - other.frame[keyPath: $0]) }
        if misses[0] < 4, misses.allSatisfy({ $0 > 0.5 }) {
          faults.append("\(one.name) is \(misses[0]) points out of line with \(other.name)")
        }
      }
    }
    return faults
  }

  /// The rows of three or more controls of one kind in a view whose gaps differ. Where another one would fit between two of them, they
  /// belong to different groups.
  var uneven: [String] {
    views.flatMap { view -> [String] in
      let controls = view.subviews.filter { $0 is UIControl && !$0.isHidden }
      return Dictionary(grouping: controls) { "\(type(of: $0).kind)s at \($0.frame.minY)" }.compactMap {
        row, controls in
        let frames = controls.map(\.frame).sorted { $0.minX < $1.minX }
        let gaps = zip(frames, frames.dropFirst()).map { $1.minX - $0.maxX }.filter { $0 < Spacing.target }
        guard let least = gaps.min(), let most = gaps.max(), most - least > 1 else { return nil }
        return "\(row) in \(type(of: view).kind) have gaps of \(gaps)"
      }
    }
  }
}
