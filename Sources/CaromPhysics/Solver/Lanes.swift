import CCaromVector

/// Eight floats that are computed at once (SIMD).
struct Lanes: BitwiseCopyable {
  var v: CVFloat8

  @inline(__always) init(_ v: CVFloat8) { self.v = v }
  @inline(__always) init(_ x: Float) { v = cv_splat(x) }

  @inline(__always) static func + (a: Lanes, b: Lanes) -> Lanes { Lanes(cv_add(a.v, b.v)) }
  @inline(__always) static func - (a: Lanes, b: Lanes) -> Lanes { Lanes(cv_subtract(a.v, b.v)) }
  @inline(__always) static func * (a: Lanes, b: Lanes) -> Lanes { Lanes(cv_multiply(a.v, b.v)) }
  @inline(__always) static func / (a: Lanes, b: Lanes) -> Lanes { Lanes(cv_divide(a.v, b.v)) }
  @inline(__always) static prefix func - (a: Lanes) -> Lanes { Lanes(cv_negate(a.v)) }
  @inline(__always) static func += (a: inout Lanes, b: Lanes) { a = a + b }
  @inline(__always) static func -= (a: inout Lanes, b: Lanes) { a = a - b }
  @inline(__always) static func least(_ a: Lanes, _ b: Lanes) -> Lanes { Lanes(cv_min(a.v, b.v)) }
  @inline(__always) static func greatest(_ a: Lanes, _ b: Lanes) -> Lanes { Lanes(cv_max(a.v, b.v)) }
  @inline(__always) func isAnyAtMost(_ limit: Float) -> Bool { cv_any_at_most(v, limit) }
  /// `a` where this is above zero, `b` elsewhere.
  @inline(__always) func wherePositive(_ a: Lanes, else b: Lanes) -> Lanes {
    Lanes(cv_where_positive(v, a.v, b.v))
  }
}

/// The byte offsets of eight rows from the start of a column.
struct LaneOffsets: BitwiseCopyable {
  var o: (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32)

  init(all offset: UInt32 = 0) { o = (offset, offset, offset, offset, offset, offset, offset, offset) }

  /// The offsets that a function makes from eight others.
  @inline(__always) init(_ rows: UnsafePointer<UInt32>, _ change: (UInt32) -> UInt32) {
    o = (
      change(rows[0]), change(rows[1]), change(rows[2]), change(rows[3]), change(rows[4]), change(rows[5]),
      change(rows[6]), change(rows[7])
    )
  }

  /// Calls `body` with a pointer to the eight consecutive offsets.
  @inline(__always) func read<Result>(_ body: (UnsafePointer<UInt32>) -> Result) -> Result {
    withUnsafePointer(to: self) {
      $0.withMemoryRebound(to: UInt32.self, capacity: 8) { body($0) }
    }
  }
}

extension Column<LaneOffsets> {
  /// A pointer to the eight consecutive offsets of an element.
  @inline(__always) func row(_ index: Int) -> UnsafeMutablePointer<UInt32> {
    UnsafeMutableRawPointer(base + index).assumingMemoryBound(to: UInt32.self)
  }
}

/// Four floats of each of eight rows, transposed.
struct RowLanes {
  var x = Lanes(0)
  var y = Lanes(0)
  var z = Lanes(0)
  var w = Lanes(0)

  @inline(__always) init(_ first: UnsafeRawPointer, _ offsets: UnsafePointer<UInt32>) {
    cv_gather(first, offsets, &x.v, &y.v, &z.v, &w.v)
  }
}
