/// A uniform grid over the bounding boxes of all pieces, rebuilt by a counting sort when something has moved.
///
/// A piece is in the cell of its box's center. Pieces much larger than average are in a separate list. Cells are
/// hashed, so that the world may have any extent.
struct Grid {
  struct Entry: BitwiseCopyable {
    var box: Box
    var piece: Int32
    var x: Int32
    var y: Int32
    /// Found by any query within the distance that the querying body may move.
    var isFar: Bool
  }

  private var cellSize: Float = 1
  /// Half the greatest extent of any box that is in a cell.
  private var half: Float = 0
  private var mask: Int32 = 0
  private var starts = Column<Int32>()
  private var entries = Column<Entry>()
  private var unsorted = Column<Entry>()
  private var large = Column<Entry>()

  mutating func build(_ boxes: Column<Box>, _ isFar: Column<Bool>) {
    cellSize = meanExtent(boxes)
    let perCell = 1 / cellSize
    var greatest: Float = 0
    unsorted.count = 0
    large.count = 0
    for p in 0..<boxes.count {
      let box = boxes[p]
      guard box.minX <= box.maxX else { continue }
      let x = GridView.cell(0.5 * (box.minX + box.maxX), perCell)
      let y = GridView.cell(0.5 * (box.minY + box.maxY), perCell)
      let entry = Entry(box: box, piece: Int32(p), x: x, y: y, isFar: isFar[p])
      let extent = max(box.maxX - box.minX, box.maxY - box.minY)
      if extent > 2 * cellSize {
        large.append(entry)
      } else {
        greatest = max(greatest, extent)
        unsorted.append(entry)
      }
    }
    half = 0.5 * greatest
    sort()
  }

  private func meanExtent(_ boxes: Column<Box>) -> Float {
    var sum: Float = 0
    var n = 0
    for p in 0..<boxes.count where boxes[p].minX <= boxes[p].maxX {
      sum += min(max(boxes[p].maxX - boxes[p].minX, boxes[p].maxY - boxes[p].minY), 10)
      n += 1
    }
    return max(sum / Float(max(n, 1)), 0.005)
  }

  /// A counting sort: counts the entries of each bucket, takes the prefix sum, and places each entry.
  private mutating func sort() {
    var buckets: Int32 = 16
    while buckets < Int32(2 * unsorted.count) { buckets *= 2 }
    mask = buckets - 1
    starts.resize(Int(buckets) + 2)
    for i in 0..<starts.count { starts[i] = 0 }
    for i in 0..<unsorted.count { starts[GridView.bucket(unsorted[i].x, unsorted[i].y, mask) + 2] += 1 }
    for i in 2..<starts.count { starts[i] += starts[i - 1] }
    entries.resize(unsorted.count)
    // During placement, element b + 1 is the next free index of bucket b; at the end it is the bucket's end.
    for i in 0..<unsorted.count {
      let b = GridView.bucket(unsorted[i].x, unsorted[i].y, mask) + 1
      entries[starts[b]] = unsorted[i]
      starts[b] += 1
    }
  }

  var view: GridView {
    GridView(
      half: half, perCell: 1 / cellSize, mask: mask, starts: starts.base, entries: entries.base,
      entryCount: entries.count, large: large.base, largeCount: large.count)
  }
}

/// A grid as plain pointers, for reading.
struct GridView: BitwiseCopyable {
  let half: Float
  let perCell: Float
  let mask: Int32
  let starts: UnsafeMutablePointer<Int32>
  let entries: UnsafeMutablePointer<Grid.Entry>
  let entryCount: Int
  let large: UnsafeMutablePointer<Grid.Entry>
  let largeCount: Int

  @inline(__always) static func bucket(_ x: Int32, _ y: Int32, _ mask: Int32) -> Int32 {
    // Neighbors in x are adjacent in memory; rows are a large odd stride apart.
    (x &+ y &* 0x2F35) & mask
  }

  @inline(__always) static func cell(_ v: Float, _ perCell: Float) -> Int32 {
    let scaled = (v * perCell).clamped(to: 1e9)
    let whole = Int32(scaled)
    return Float(whole) > scaled ? whole - 1 : whole
  }

  /// Calls `visit` with every piece whose box overlaps `box`. Pieces with `isFar`, or all pieces if `seesFar` is true,
  /// need only be within `way` of it.
  @inline(__always) func query(_ box: Box, way: Float, seesFar: Bool, _ visit: (Int32) -> Void) {
    let region = box.grown(by: way)
    let near = seesFar ? region : box
    @inline(__always) func look(_ e: UnsafeMutablePointer<Grid.Entry>) {
      if e.pointee.box.overlaps(near) || (e.pointee.isFar && e.pointee.box.overlaps(region)) { visit(e.pointee.piece) }
    }
    for i in 0..<largeCount { look(large + i) }
    let x0 = GridView.cell(region.minX - half, perCell)
    let x1 = GridView.cell(region.maxX + half, perCell)
    let y0 = GridView.cell(region.minY - half, perCell)
    let y1 = GridView.cell(region.maxY + half, perCell)
    if (Double(x1) - Double(x0) + 1) * (Double(y1) - Double(y0) + 1) > Double(mask) {
      for i in 0..<entryCount { look(entries + i) }
      return
    }
    var y = y0
    while y <= y1 {
      // The cells of a row are adjacent in memory, except where the buckets wrap around.
      var first = GridView.bucket(x0, y, mask)
      var left = x1 - x0 + 1
      while left > 0 {
        let n = min(left, mask + 1 - first)
        var i = Int(starts[Int(first)])
        let end = Int(starts[Int(first + n)])
        while i < end {
          if entries[i].y == y { look(entries + i) }
          i += 1
        }
        left -= n
        first = 0
      }
      y += 1
    }
  }
}
