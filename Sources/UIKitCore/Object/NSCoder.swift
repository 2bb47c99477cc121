/// Replaces Apple's archive: it carries the few values of a storyboard object that are needed while the object is
/// created.
public final class NSCoder: NSObject {
  /// The raw value of the style of a button, a cell, a table or a split view; 0 unless it is given.
  package let style: Int
  /// The identifier by which a cell is reused.
  package let reuseIdentifier: String?

  /// Creates an empty coder.
  public override init() {
    style = 0
    reuseIdentifier = nil
    super.init()
  }

  public override class var kind: String { "NSCoder" }

  /// Creates a coder for one object of a storyboard.
  ///
  /// - Parameters:
  ///   - style: The raw value of the object's style: that of a `UIButton.ButtonType`, a `UITableViewCell.CellStyle`, a
  ///     `UITableView.Style` or a `UISplitViewController.Style`. An unknown value counts as 0.
  ///   - reuseIdentifier: The identifier of a cell.
  public init(style: Int, reuseIdentifier: String? = nil) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }

}
