import Foundation

/// A row of a query's result.
struct Row: Sendable {
  /// The places of the columns by their names.
  let columns: [String: Int]
  let values: [StoredValue]

  /// The value of a column, which must exist and have this type.
  subscript<Value: Storable>(_ column: String) -> Value {
    guard let index = columns[column], let value = Value(stored: values[index]) else {
      preconditionFailure("The column \(column) is missing or has another type.")
    }
    return value
  }
}

/// A value in a column.
enum StoredValue: Sendable {
  case null
  case integer(Int64)
  case text(String)
  case data(Data)
}

/// What can be an argument of a statement, or the value of a column.
protocol Storable {
  var stored: StoredValue { get }

  /// The value; nil if the column has another type.
  init?(stored: StoredValue)
}

extension Int64: Storable {
  var stored: StoredValue { .integer(self) }

  init?(stored: StoredValue) {
    guard case .integer(let number) = stored else { return nil }
    self = number
  }
}

extension Int: Storable {
  var stored: StoredValue { .integer(Int64(self)) }

  init?(stored: StoredValue) {
    guard let number = Int64(stored: stored) else { return nil }
    self.init(exactly: number)
  }
}

extension Bool: Storable {
  var stored: StoredValue { .integer(self ? 1 : 0) }

  init?(stored: StoredValue) {
    guard let number = Int64(stored: stored) else { return nil }
    self = number != 0
  }
}

extension String: Storable {
  var stored: StoredValue { .text(self) }

  init?(stored: StoredValue) {
    guard case .text(let text) = stored else { return nil }
    self = text
  }
}

extension Data: Storable {
  var stored: StoredValue { .data(self) }

  init?(stored: StoredValue) {
    switch stored {
    case .data(let data): self = data
    // SQLite keeps a text as such in a column of bytes.
    case .text(let text): self = Data(text.utf8)
    case .null, .integer: return nil
    }
  }
}

extension Optional: Storable where Wrapped: Storable {
  var stored: StoredValue { map { $0.stored } ?? .null }

  init?(stored: StoredValue) {
    if case .null = stored {
      self = Wrapped?.none
    } else if let value = Wrapped(stored: stored) {
      self = value
    } else {
      return nil
    }
  }
}
