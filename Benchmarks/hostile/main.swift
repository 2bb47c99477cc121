import CCaromStopwatch
import UIKit

// HostileBench: the cost of unreasonable sizes; prints a list of entries in the format of Benchmarks/run.

/// Milliseconds of processor time that `body` takes.
private func milliseconds(_ body: () -> Void) -> Double {
  let start = clock_now()
  body()
  return clock_now() - start
}

private final class Million: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  let count: Int
  init(_ count: Int) { self.count = count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}

/// A delegate that returns heights.
private final class Heights: NSObject, UITableViewDelegate {
  let height: CGFloat
  init(_ height: CGFloat) { self.height = height }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
}

private let application = UIApplication(textMeasuring: FixedTextMetrics())
private let window = UIWindow(windowScene: application.windowScene)
window.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
window.makeKeyAndVisible()
window.frame = CGRect(x: 0, y: 0, width: 390, height: 844)

private func frame() {
  application.commit()
  application.takeCommands { _ in }
}

private var results: [(name: String, value: Double, most: Double)] = []

private func table(_ name: String, rows: Int, delegate: Heights?, rowHeight: CGFloat) {
  let (data, table) = (Million(rows), UITableView(frame: window.bounds))
  table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  table.rowHeight = rowHeight
  table.dataSource = data
  table.delegate = delegate
  results.append(
    (
      "\(name): first frame",
      milliseconds {
        window.addSubview(table)
        frame()
      }, 500
    ))
  var worst = 0.0
  for step in 1...200 {
    worst = max(
      worst,
      milliseconds {
        table.contentOffset.y = table.contentSize.height / 2 + CGFloat(step) * 30
        frame()
      })
  }
  results.append(("\(name): slowest of 200 frames", worst, 16))
  table.removeFromSuperview()
  frame()
}

table("1,000,000 rows of one height", rows: 1_000_000, delegate: nil, rowHeight: 44)
table("1,000,000 rows asked for", rows: 1_000_000, delegate: Heights(44), rowHeight: 44)
table("1,000,000 rows that size themselves", rows: 1_000_000, delegate: nil, rowHeight: UITableView.automaticDimension)
table("5,000 rows of height 0", rows: 5000, delegate: Heights(0), rowHeight: 44)

private func collection(_ name: String, estimated: CGSize) {
  let (data, layout) = (Million(1_000_000), UICollectionViewFlowLayout())
  layout.estimatedItemSize = estimated
  let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
  view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
  view.dataSource = data
  results.append(
    (
      "\(name): first frame",
      milliseconds {
        window.addSubview(view)
        frame()
      }, 500
    ))
  var worst = 0.0
  for step in 1...200 {
    worst = max(
      worst,
      milliseconds {
        view.contentOffset.y = view.contentSize.height / 2 + CGFloat(step) * 30
        frame()
      })
  }
  results.append(("\(name): slowest of 200 frames", worst, 16))
  view.removeFromSuperview()
  frame()
}

collection("1,000,000 items of one size", estimated: .zero)
collection("1,000,000 items that size themselves", estimated: CGSize(width: 50, height: 50))

private let views = (0..<30_000).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
private let board = UIView(frame: window.bounds)
window.addSubview(board)
results.append(
  (
    "10,000 views added, and a frame",
    milliseconds {
      for view in views[..<10_000] { board.addSubview(view) }
      frame()
    }, 200
  ))
results.append(
  (
    "20,000 more, and a frame",
    milliseconds {
      for view in views[10_000...] { board.addSubview(view) }
      frame()
    }, 600
  ))
results.append(
  (
    "10,000 of 30,000 removed from the middle, and a frame",
    milliseconds {
      for view in views[10_000..<20_000] { view.removeFromSuperview() }
      frame()
    }, 400
  ))
for view in views[20_000...] { view.removeFromSuperview() }
frame()
results.append(
  (
    "10,000 views removed, and a frame",
    milliseconds {
      for view in views[..<10_000] { view.removeFromSuperview() }
      frame()
    }, 200
  ))

private let words = String(repeating: "Lorem ipsum dolor ", count: 5556)
private let word = String(repeating: "x", count: 100_000)
for (name, text) in [("in words", words), ("in one word", word)] {
  for (lines, width) in [(0, 350.0), (0, 20.0), (1, 350.0)] {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 800))
    label.numberOfLines = lines
    window.addSubview(label)
    results.append(
      (
        "100,000 characters \(name), \(lines) lines, \(Int(width)) pt",
        milliseconds {
          label.text = text
          label.frame.size = label.sizeThatFits(CGSize(width: width, height: 0))
          frame()
        }, 300
      ))
    label.removeFromSuperview()
  }
}

let lines = results.map { each in
  "  {\"name\": \"\(each.name)\", \"value\": \((each.value * 100).rounded() / 100), \"unit\": \"ms\", \"most\": \(each.most), \"peer\": null, \"peer_value\": null, \"ratio\": null}"
}
print("[\n" + lines.joined(separator: ",\n") + "\n]")
