import ArcadeKit
import CaromGeometry
import UIKit

/// The experiment as a table, and as a file.
final class DataPanel: InstrumentPanel, UITableViewDataSource, UITableViewDelegate {
  private let table = UITableView(frame: .zero, style: .plain)
  private var saveButton: UIButton!
  private let head = ColumnsView(color: Draft.wash)
  /// The name of the body whose data these are, if there are several.
  private let nameLabel = UILabel()
  private var shownTicks = -1
  private var shownLane = -1
  /// The number of ticks between two rows.
  private static let stride = 6

  override class var kind: String { "DataPanel" }

  override func build() {
    saveButton = button(InclineStrings.csv) { [me = Weak(self)] in me.value?.save() }
    table.register(MomentCell.self, forCellReuseIdentifier: "moment")
    table.dataSource = self
    table.delegate = self
    table.backgroundColor = .clear
    table.rowReach = Spacing.rowReach
    table.accessibilityLabel = InclineStrings.table
    table.contentInsetAdjustmentBehavior = .never
    nameLabel.font = .preferredFont(forTextStyle: .subheadline)
    addSubview(saveButton)
    addSubview(nameLabel)
    addSubview(head)
    addSubview(table)
  }

  private func save() {
    guard let run = controller?.experiment else { return }
    UIApplication.shared.send(
      .download(
        name: InclineStrings.csvName,
        content: DataTable.csv(run) { InclineStrings.fileShapes[$0.rawValue] }))
  }

  override func update(isHurried: Bool) {
    guard let controller, !isHurried else { return }
    let (run, lane) = (controller.experiment, controller.lane)
    let name = run.lanes > 1 ? InclineStrings.shapes[run.setup.lanes[lane].shape.rawValue] : nil
    if nameLabel.text != name {
      nameLabel.text = name
      setNeedsLayout()
    }
    nameLabel.textColor = Draft.lanes[lane % Draft.lanes.count]
    guard run.lastTick != shownTicks || lane != shownLane else { return }
    (shownTicks, shownLane) = (run.lastTick, lane)
    table.reloadData()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = min(bounds.width - 2 * Spacing.normal, saveButton.sizeThatFits(bounds.size).width + 2 * Spacing.tight)
    place(saveButton, leading: CGRect(x: Spacing.normal, y: 0, width: width, height: Spacing.target))
    let rest = bounds.width - Spacing.normal - width
    nameLabel.textAlignment = readsRightToLeft ? .left : .right
    place(
      nameLabel,
      leading: CGRect(
        x: Spacing.normal + width, y: 0, width: max(rest - Spacing.normal, 0), height: Spacing.target))
    head.show(InclineStrings.columns)
    head.frame = CGRect(x: 0, y: Spacing.target, width: bounds.width, height: ColumnsView.height)
    let top = head.frame.maxY
    table.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(1, bounds.height - top))
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    guard let run = controller?.experiment else { return 0 }
    return run.lastTick / DataPanel.stride + 1
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "moment", for: indexPath)
    if let cell = cell as? MomentCell, let controller {
      cell.show(controller.experiment.motion(controller.lane, at: indexPath.row * DataPanel.stride))
    }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    controller?.scrub(to: indexPath.row * DataPanel.stride)
  }
}
