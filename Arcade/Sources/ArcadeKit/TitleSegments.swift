import UIKit

/// A segmented control whose segments are equally wide where all titles fit so, and otherwise as wide as their titles need.
public final class TitleSegments: UISegmentedControl {
  /// The width that was set for each segment; 0 for an equal share.
  private var widths: [CGFloat] = []

  /// The room beside a title.
  private static let margin: CGFloat = 9

  public override class var kind: String { "TitleSegments" }

  public override func layoutSubviews() {
    share()
    super.layoutSubviews()
  }

  private func share() {
    let size = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection).pointSize
    let font = UIFont.systemFont(ofSize: size, weight: .semibold)
    let needed = (0..<numberOfSegments).map { place in
      (titleForSegment(at: place) ?? "").size(withAttributes: [.font: font]).width.rounded(.up) + Self.margin
    }
    let rest = bounds.width - needed.reduce(0, +)
    let isEven = needed.allSatisfy { $0 * CGFloat(needed.count) <= bounds.width }
    let wanted = needed.map { isEven ? 0 : $0 + max(0, rest / CGFloat(needed.count)) }
    guard wanted != widths else { return }
    widths = wanted
    for (place, width) in wanted.enumerated() { setWidth(width, forSegmentAt: place) }
  }
}
