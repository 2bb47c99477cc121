import Foundation

/// Lines of JSON on standard error, without personal data.
struct Log: Sendable {
  func error(_ message: String, _ error: any Error) {
    write(["level": "error", "message": message, "error": "\(error)"])
  }

  /// A request of the API that was answered.
  func request(_ id: String, method: String, route: String, status: Int) {
    write([
      "level": "info", "message": "request", "request": id, "method": method, "route": route, "status": "\(status)",
    ])
  }

  private func write(_ line: [String: String]) {
    let line = line.merging(["time": Date.now.ISO8601Format()]) { $1 }
    try? FileHandle.standardError.write(contentsOf: Data((jsonLine(line) + "\n").utf8))
  }
}
