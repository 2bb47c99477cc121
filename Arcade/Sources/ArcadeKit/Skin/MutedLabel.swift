import UIKit

/// A label with less emphasis than its neighbors, in the muted ink of the app's skin. A highlighted one is a warning.
public final class MutedLabel: UILabel {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    adjustsFontForContentSizeCategory = true
    numberOfLines = 0
  }

  public required init?(coder: NSCoder) { return nil }

  public override class var kind: String { "MutedLabel" }

  /// Gives labels inside objects of these classes the inks of a sheet.
  static func dress(_ containers: [NSObject.Type], _ sheet: Skin.Sheet) {
    let label = MutedLabel.appearance(whenContainedInInstancesOf: containers)
    label.textColor = sheet.mutedInk
    label.highlightedTextColor = sheet.warning
  }
}
