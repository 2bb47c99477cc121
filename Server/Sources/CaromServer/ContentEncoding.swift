/// The compressed variants that a file may have next to it, the smaller one first.
enum ContentEncoding: String, CaseIterable {
  case br
  case gzip

  /// The suffix that the variant's file name adds.
  var suffix: String {
    switch self {
    case .br: ".br"
    case .gzip: ".gz"
    }
  }

  /// The variants that an Accept-Encoding header allows, in our order of preference.
  /// - Parameter header: the value of the header; nil allows none. An invalid weight counts as 1.
  static func accepted(by header: String?) -> [ContentEncoding] {
    var weights: [String: Double] = [:]
    for entry in (header ?? "").lowercased().split(separator: ",") {
      let parts = entry.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
      guard let name = parts.first else { continue }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) }
      weights[name] = weight ?? 1
    }
    return allCases.filter { (weights[$0.rawValue] ?? weights["*"] ?? 0) > 0 }
  }
}
