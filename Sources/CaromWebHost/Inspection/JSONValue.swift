#if !hasFeature(Embedded)
  /// A value as JSON, for what the inspector shows.
  indirect enum JSONValue {
    case text(String)
    case number(Double)
    case flag(Bool)
    case list([JSONValue])
    case object([(name: String, value: JSONValue)])

    /// The JSON. Numbers that it cannot express are null.
    var json: String {
      switch self {
      case .text(let text): JSONValue.quoted(text)
      case .number(let number):
        !number.isFinite ? "null" : number == number.rounded() && abs(number) < 1e15 ? "\(Int64(number))" : "\(number)"
      case .flag(let flag): flag ? "true" : "false"
      case .list(let values): "[" + values.map(\.json).joined(separator: ",") + "]"
      case .object(let fields):
        "{" + fields.map { JSONValue.quoted($0.name) + ":" + $0.value.json }.joined(separator: ",") + "}"
      }
    }

    private static func quoted(_ text: String) -> String {
      var json = "\""
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": json += "\\\""
        case "\\": json += "\\\\"
        case "\n": json += "\\n"
        case "\t": json += "\\t"
        case _ where scalar.value < 32: json += " "
        default: json.unicodeScalars.append(scalar)
        }
      }
      return json + "\""
    }
  }
#endif
