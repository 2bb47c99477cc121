import Glibc
import UIKit

// CaromLayoutBench measures the time to solve 200 constraints for the first time, and again after one constant changed.
// It prints a list of entries for Benchmarks/run.

private let viewCount = 50
private let rounds = 101

/// The time of a monotonic clock, in µs.
private func now() -> Double {
  var t = timespec()
  clock_gettime(CLOCK_MONOTONIC, &t)
  return Double(t.tv_sec) * 1e6 + Double(t.tv_nsec) / 1e3
}

/// Rows of a form below each other, with four constraints each.
private final class Form {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 4000))
  private(set) var gap: NSLayoutConstraint?

  init(in window: UIWindow) {
    window.addSubview(root)
    var above: UIView?
    var constraints: [NSLayoutConstraint] = []
    for _ in 0..<viewCount {
      let row = UIView()
      row.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(row)
      let top = row.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor, constant: 8)
      gap = gap ?? top
      constraints += [
        top, row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        row.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        row.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      ]
      above = row
    }
    NSLayoutConstraint.activate(constraints)
  }
}

private let application = UIApplication(textMeasuring: FixedTextMetrics())
private let window = UIWindow(windowScene: application.windowScene)
window.makeKeyAndVisible()
private var first: [Double] = []
private var again: [Double] = []
for _ in 0..<rounds {
  let form = Form(in: window)
  var start = now()
  form.root.layoutIfNeeded()
  first.append(now() - start)
  form.gap?.constant = 20
  start = now()
  form.root.layoutIfNeeded()
  again.append(now() - start)
  let last = form.root.subviews[viewCount - 1].frame
  precondition(last.minY == 20 + Double(viewCount - 1) * 52, "the rows are in the wrong place")
  form.root.removeFromSuperview()
}

private func entry(_ name: String, _ values: [Double], most: Int) -> String {
  let median = (values.sorted()[values.count / 2] * 10).rounded() / 10
  return """
      {"name": "\(name)", "value": \(median), "unit": "µs", "peer": null, "peer_value": null, "ratio": null, "most": \(most)}
    """
}
print("[")
print(entry("layout.200 constraints, first", first, most: 2000) + ",")
print(entry("layout.200 constraints, one changed", again, most: 100))
print("]")
