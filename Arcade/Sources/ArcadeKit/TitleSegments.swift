import UIKit

/// A segmented control whose segments are equally wide if all titles fit that way, and otherwise as wide as their titles need. If even that
/// is too wide, the titles become smaller.
public final class TitleSegments: UISegmentedControl {
  /// The width that is set for each segment; 0 for an equal share.
  private var widths: [CGFloat] = []

  /// The free space beside a title.
  private static let margin: CGFloat = 9
  /// The smallest size of a title at the normal text size, in points.
  private static let least: CGFloat = 10

  public override class var kind: String { "TitleSegments" }

  public override func layoutSubviews() {
    share()
    super.layoutSubviews()
  }

  private func share() {
    let normal = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection).pointSize
    var size = normal
    var needed = needed(at: size)
    while needed.reduce(0, +) > bounds.width, size > Self.least {
      size = max(size - 0.5, Self.least)
      needed = self.needed(at: size)
    }
    if size < normal || titleTextAttributes(for: .normal)?[.font] != nil { setTitles(to: size) }
    let rest = bounds.width - needed.reduce(0, +)
    let isEven = needed.allSatisfy { $0 * CGFloat(needed.count) <= bounds.width }
    let wanted = needed.map { isEven ? 0 : $0 + max(0, rest / CGFloat(needed.count)) }
    guard wanted != widths else { return }
    widths = wanted
    for (place, width) in wanted.enumerated() { setWidth(width, forSegmentAt: place) }
  }

  /// The width that each title needs if it is the selected one.
  private func needed(at size: CGFloat) -> [CGFloat] {
    let font = UIFont.systemFont(ofSize: size, weight: .semibold)
    return (0..<numberOfSegments).map { place in
      (titleForSegment(at: place) ?? "").size(withAttributes: [.font: font]).width.rounded(.up) + Self.margin
    }
  }

  /// Gives all titles a size; their colors stay those of the skin.
  private func setTitles(to size: CGFloat) {
    for (state, weight) in [(State.normal, UIFont.Weight.medium), (.selected, .semibold)] {
      var attributes = titleTextAttributes(for: state) ?? [:]
      let font = UIFont.systemFont(ofSize: size, weight: weight)
      if (attributes[.font] as? UIFont) == font { continue }
      attributes[.font] = font
      setTitleTextAttributes(attributes, for: state)
    }
  }
}
