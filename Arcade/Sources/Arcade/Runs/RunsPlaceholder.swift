import ArcadeKit
import UIKit

/// What the list of runs shows while it is empty.
final class RunsPlaceholder: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.text = UIApplication.shared.keptRuns == nil ? RunStrings.cannotKeep : RunStrings.none
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = Skin.home.ground.mutedInk
    label.textAlignment = .center
    label.numberOfLines = 0
    addSubview(label)
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "RunsPlaceholder" }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.inset(by: safeAreaInsets).insetBy(dx: Spacing.wide, dy: Spacing.wide)
  }
}
