import CaromServer
import Foundation

/// Why a request is refused, with what to do, as a JSON object `{"error": …}`.
struct Refusal: Error {
  let status: Int
  let reason: String
  /// After how many seconds the client may try again.
  var retryAfter: Int?

  init(_ status: Int, _ reason: String, retryAfter: Int? = nil) {
    (self.status, self.reason, self.retryAfter) = (status, reason, retryAfter)
  }

  var answer: ServiceAnswer {
    var answer = ServiceAnswer.json(["error": reason], status: status)
    if let retryAfter { answer.fields.append(("Retry-After", "\(retryAfter)")) }
    return answer
  }
}

extension ServiceAnswer {
  /// An answer that is a JSON object, and must not be cached.
  static func json(_ value: some Encodable, status: Int = 200) -> ServiceAnswer {
    ServiceAnswer(
      status: status, fields: [("Content-Type", "application/json"), ("Cache-Control", "no-store")],
      body: [UInt8](jsonLine(value).utf8))
  }
}

extension ServiceAnswer {
  /// An answer as JSON, or as the rows of a table if the request's `Accept` asks for that: the page reads no JSON.
  static func told(_ value: some Encodable, rows: [[String]], to request: ServiceRequest, status: Int = 200)
    -> ServiceAnswer
  {
    guard request.field("Accept") == tableType else { return .json(value, status: status) }
    let text = rows.map { $0.joined(separator: "\t") + "\n" }.joined()
    return ServiceAnswer(
      status: status, fields: [("Content-Type", tableType), ("Cache-Control", "no-store")], body: [UInt8](text.utf8))
  }

  private static let tableType = "text/tab-separated-values"
}

/// A value as a JSON object in one line, its keys in order.
public func jsonLine(_ value: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  // Our values contain only numbers and strings that JSON can represent.
  return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
}
