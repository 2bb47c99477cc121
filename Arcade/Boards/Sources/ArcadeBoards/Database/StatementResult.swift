#if PostgreSQL
  import CPostgres
  import Foundation

  /// What a statement returned, in PostgreSQL's binary format.
  enum StatementResult {
    /// The types of columns by their numbers in PostgreSQL's catalog.
    private enum Kind {
      static let (boolean, data, long, short, integer): (Oid, Oid, Oid, Oid, Oid) = (16, 17, 20, 21, 23)
    }

    /// The rows of a result.
    static func rows(of result: OpaquePointer) -> [Row] {
      let width = PQnfields(result)
      let kinds = (0..<width).map { PQftype(result, $0) }
      let names = (0..<width).map { (String(cString: PQfname(result, $0)), Int($0)) }
      let columns = Dictionary(names, uniquingKeysWith: { first, _ in first })
      return (0..<PQntuples(result)).map { row in
        Row(
          columns: columns,
          values: (0..<width).map { column in
            guard PQgetisnull(result, row, column) == 0, let start = PQgetvalue(result, row, column) else {
              return .null
            }
            let bytes = UnsafeRawBufferPointer(start: start, count: Int(PQgetlength(result, row, column)))
            return value(bytes, kinds[Int(column)])
          })
      }
    }

    private static func value(_ bytes: UnsafeRawBufferPointer, _ kind: Oid) -> StoredValue {
      switch kind {
      case Kind.boolean: .integer(bytes.first == 0 ? 0 : 1)
      case Kind.long, Kind.integer, Kind.short:
        // The first byte has the sign.
        .integer(bytes.dropFirst().reduce(Int64(Int8(bitPattern: bytes.first ?? 0))) { $0 << 8 | Int64($1) })
      case Kind.data: .data(Data(bytes))
      default: .text(String(decoding: bytes, as: UTF8.self))
      }
    }
  }
#endif
