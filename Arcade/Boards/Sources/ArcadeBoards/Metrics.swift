import Foundation
import Synchronization

/// Counts of the server in the text format of Prometheus.
final class Metrics: Sendable {
  private struct State {
    var counts: [String: Int] = [:]
    /// The sums in seconds, and the number of values in each.
    var sums: [String: (sum: Double, count: Int)] = [:]
  }

  private let state = Mutex(State())

  /// Adds one to a count; its name may end with labels in braces.
  func count(_ name: String) { state.withLock { $0.counts[name, default: 0] += 1 } }

  /// Adds a duration to a summary.
  func observe(_ name: String, _ duration: Duration) {
    let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    state.withLock {
      let old = $0.sums[name] ?? (0, 0)
      $0.sums[name] = (old.sum + seconds, old.count + 1)
    }
  }

  /// All metrics, with their current values.
  func text(gauges: [String: Int]) -> String {
    let now = state.withLock { $0 }
    var lines: [String] = []
    var typed: Set<Substring> = []
    for (name, count) in now.counts.sorted(by: { $0.key < $1.key }) {
      let family = name.prefix { $0 != "{" }
      if typed.insert(family).inserted { lines.append("# TYPE \(family) counter") }
      lines.append("\(name) \(count)")
    }
    for (name, value) in now.sums.sorted(by: { $0.key < $1.key }) {
      lines += ["# TYPE \(name) summary", "\(name)_sum \(value.sum)", "\(name)_count \(value.count)"]
    }
    for (name, value) in gauges.sorted(by: { $0.key < $1.key }) {
      lines += ["# TYPE \(name) gauge", "\(name) \(value)"]
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
