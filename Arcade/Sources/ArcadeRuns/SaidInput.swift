import UIKit

// Not in a page: these are read and written as JSON, for which Embedded Swift has no coders.
#if !hasFeature(Embedded)
  /// An input as a readable line: `pointer phase 1 x 12.5 …`.
  struct SaidInput {
    /// The names of the kinds and of their fields, by the numbers of the kinds.
    private static let table: [UInt8: (name: String, fields: [(name: String, type: String)])] = {
      var table: [UInt8: (name: String, fields: [(name: String, type: String)])] = [:]
      for line in HostInput.table.split(separator: "\n") {
        let words = line.split(separator: " ")
        guard words.count > 1, let number = UInt8(words[0]) else { continue }
        table[number] = (
          String(words[1]),
          words.dropFirst(2).map { field in
            let parts = field.split(separator: ":")
            return (String(parts[0]), String(parts[1]))
          }
        )
      }
      return table
    }()

    /// The text for an input; long texts are truncated.
    static func words(for input: HostInput) -> String {
      var writer = HostWriter()
      input.write(to: &writer)
      var reader = HostReader(writer.bytes, from: 1)
      guard let entry = table[input.kind.rawValue] else { return "input \(input.kind.rawValue)" }
      var words = [entry.name]
      for field in entry.fields {
        words.append(field.name)
        switch field.type {
        case "byte":
          var value: UInt8 = 0
          reader.byte("", &value)
          words.append("\(value)")
        case "int32":
          var value: Int32 = 0
          reader.int32("", &value)
          words.append("\(value)")
        case "double":
          var value = 0.0
          reader.double("", &value)
          words.append("\(value)")
        case "text":
          var value = ""
          reader.text("", &value)
          words.append("“\(value.prefix(40))”")
        default:
          var value: [String] = []
          reader.texts("", &value)
          words.append("\(value.count) texts")
        }
      }
      return words.joined(separator: " ")
    }
  }
#endif
