#if PostgreSQL
  import CPostgres
  import Foundation

  /// The arguments of a statement as libpq takes them.
  struct StatementParameters {
    /// All values, one after the other; texts and numbers end with a zero.
    private var bytes: [CChar] = []
    /// Where each begins; nil for null.
    private var starts: [Int?] = []
    private var lengths: [Int32] = []
    private var formats: [Int32] = []

    /// Throws `Refusal` if a text contains a zero, which PostgreSQL has no text with.
    init(_ values: [StoredValue]) throws {
      for value in values {
        var (start, length, format): (Int?, Int, Int32) = (bytes.count, 0, 0)
        switch value {
        case .null: start = nil
        case .integer(let number): bytes += "\(number)".utf8CString
        case .text(let text):
          guard !text.utf8.contains(0) else {
            throw Refusal(400, "A text of the request contains a zero; leave it out.")
          }
          bytes += text.utf8CString
        case .data(let data):
          (length, format) = (data.count, 1)
          data.withUnsafeBytes { bytes += $0.bindMemory(to: CChar.self) }
          // So that even no bytes are somewhere.
          bytes.append(0)
        }
        starts.append(start)
        lengths.append(Int32(length))
        formats.append(format)
      }
    }

    /// Calls a body with the values, their lengths and their formats.
    func withPointers<Result>(
      _ body: ([UnsafePointer<CChar>?], [Int32], [Int32]) throws -> Result
    ) rethrows -> Result {
      try bytes.withUnsafeBufferPointer { buffer in
        try body(starts.map { start in start.flatMap { buffer.baseAddress?.advanced(by: $0) } }, lengths, formats)
      }
    }
  }
#endif
