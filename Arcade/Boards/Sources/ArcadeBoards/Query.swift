import CaromServer
import Foundation

/// The parameters after the question mark of a request's target.
struct Query {
  private var values: [String: String] = [:]

  init(_ request: ServiceRequest) {
    guard let mark = request.target.firstIndex(of: "?") else { return }
    for pair in request.target[request.target.index(after: mark)...].split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = String(parts[0]).removingPercentEncoding else { continue }
      values[name] = parts.count == 2 ? String(parts[1]).removingPercentEncoding : ""
    }
  }

  subscript(name: String) -> String? { values[name] }

  /// A number in a range; nil if it is not given. Throws `Refusal` if it is anything else.
  func number(_ name: String, in range: ClosedRange<Int>) throws -> Int? {
    guard let text = self[name] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw Refusal(400, "\(name) is a number from \(range.lowerBound) to \(range.upperBound).")
    }
    return number
  }
}
