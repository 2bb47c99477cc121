import CaromGeometry
import UIKit

/// A table of 10,000 rows that scrolls endlessly, by a third of the screen every tenth of a second.
final class ScrollingTable: UITableViewController {
  private static let rows = 10_000
  private static let reuse = "row"
  private var link: CADisplayLink?
  private var step: CGFloat = 18

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.reuse)
    let link = CADisplayLink(target: self, selector: Selector("scroll", ScrollingTable.scroll))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.rows }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.reuse, for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  private func scroll() {
    let limit = tableView.contentSize.height - tableView.bounds.height
    var next = tableView.contentOffset.y + step
    if next < 0 || next > limit {
      step = -step
      next = min(max(next, 0), limit)
    }
    tableView.contentOffset.y = next
  }
}
