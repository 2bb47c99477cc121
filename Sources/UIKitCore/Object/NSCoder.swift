/// Stands where Apple's API has an archive: it says of an object of a storyboard what must be known while it is made.
public final class NSCoder: NSObject {
  /// The raw value of the style of a button, a cell, a table or a split view; 0 unless it is given.
  package let style: Int
  /// The identifier by which a cell is reused.
  package let reuseIdentifier: String?

  /// Creates a coder that says nothing.
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
  ///     `UITableView.Style` or a `UISplitViewController.Style`. One that does not exist counts as 0.
  ///   - reuseIdentifier: The identifier of a cell.
  public init(style: Int, reuseIdentifier: String? = nil) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }

}
