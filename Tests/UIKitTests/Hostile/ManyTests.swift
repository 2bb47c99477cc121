import Testing
import UIKit

@testable import UIKitControls

private final class Many: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  let count: Int
  init(_ count: Int) { self.count = count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}

private final class Low: NSObject, UITableViewDelegate {
  let height: CGFloat
  init(_ height: CGFloat) { self.height = height }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
}

/// Unreasonable sizes; each used to take minutes. `make bench` measures how long they take.
@Suite struct ManyTests {
  private let host = HeadlessHost(size: CGSize(width: 390, height: 844))

  private func table(_ data: Many, _ delegate: Low? = nil) -> UITableView {
    let table = UITableView(frame: host.view.bounds)
    table.rowHeight = 44
    table.dataSource = data
    table.delegate = delegate
    host.view.addSubview(table)
    host.advance(ticks: 1)
    return table
  }

  @Test func aMillionRows() {
    let data = Many(1_000_000)
    let table = table(data)
    #expect(table.contentSize.height == 44_000_000 && table.visibleCells.count < 100)
    table.scrollToRow(at: IndexPath(row: 654_321, section: 0), at: .top, animated: false)
    host.advance(ticks: 1)
    #expect(table.indexPathsForVisibleRows?.first?.row == 654_321)
    #expect(table.visibleCells.first?.textLabel?.text == "Row 654321")
    #expect(table.rectForRow(at: IndexPath(row: 999_999, section: 0)).maxY == 44_000_000)
    #expect(host.diagnostics == [])
  }

  @Test func rowsThatSizeThemselvesInTheMidstOfManyStayInPlace() {
    let data = Many(100_000)
    let table = UITableView(frame: host.view.bounds)
    table.dataSource = data
    host.view.addSubview(table)
    host.advance(ticks: 1)
    for _ in 0..<20 {
      let furthest = table.contentSize.height - table.bounds.height
      table.contentOffset.y = min((table.contentOffset.y * 1.7 + 500).rounded(), furthest)
      host.advance(ticks: 1)
      let frames = table.visibleCells.map { $0.frame }
      #expect(zip(frames, frames.dropFirst()).allSatisfy { abs($0.maxY - $1.minY) < 0.001 })
      #expect((frames.first?.minY ?? .infinity) <= table.bounds.minY)
      #expect((frames.last?.maxY ?? 0) >= min(table.bounds.maxY, table.contentSize.height) - 0.001)
    }
  }

  @Test func moreRowsThanATableHolds() {
    let data = Many(.max)
    let table = table(data)
    host.advance(ticks: 1)
    #expect(!table.visibleCells.isEmpty && table.contentSize.height.isFinite)
    #expect(host.diagnostics.count == 1 && host.diagnostics[0].contains("UITableView"))
  }

  @Test func moreItemsThanACollectionHolds() {
    let data = Many(.max)
    let view = UICollectionView(frame: host.view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = data
    host.view.addSubview(view)
    host.advance(ticks: 1)
    #expect(!view.visibleCells.isEmpty && view.contentSize.height.isFinite)
    #expect(host.diagnostics.count == 1 && host.diagnostics[0].contains("UICollectionView"))
  }

  @Test(arguments: [0, 0.001]) func rowsTooLowToBeSeen(height: CGFloat) {
    let (data, low) = (Many(5000), Low(height))
    let table = table(data, low)
    table.contentOffset.y = 1
    host.advance(ticks: 1)
    #expect(table.subviews.count <= 1100)
  }

  @Test func sixThousandSubviews() {
    let views = (0..<6000).map { _ in UIView() }
    for view in views { host.view.addSubview(view) }
    host.advance(ticks: 1)
    for view in views[1000..<5000] { view.removeFromSuperview() }
    #expect(host.view.subviews.count == 2000 && host.view.layer.sublayers?.count == 2000)
    #expect(host.view.subviews[1000] === views[5000])
    host.advance(ticks: 1)
  }

  @Test(arguments: [0, 1]) func aLongText(lines: Int) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 100))
    label.numberOfLines = lines
    label.text = String(repeating: "Lorem ipsum ", count: 8400)
    host.view.addSubview(label)
    #expect(label.sizeThatFits(CGSize(width: 20, height: 0)).height > 0)
    _ = host.frame()
  }

  /// All items of zero width are in one line, and each layout queries the first thousand.
  @Test func aLineOfAMillionItemsIsNotCollected() {
    var flow = FlowArrangement(length: 300)
    flow.add(.init(sizes: .same(CGSize(width: 0, height: 10)), count: 1_000_000))
    #expect(flow.sections[0].lines.count == 1)
    var visited = 0
    flow.visitItems(from: 0, to: 100) { path, frame in
      #expect(path == IndexPath(item: visited, section: 0) && frame.maxY == 10)
      visited += 1
      return visited < 1000
    }
    #expect(visited == 1000)
  }
}
