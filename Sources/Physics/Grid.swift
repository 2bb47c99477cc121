/// A uniform grid over the boxes of all pieces, made anew by counting when something has moved.
///
/// A piece lies in the cell of its box's centre, and cells are at least as wide as the boxes in them; what is larger stands
/// in a list of its own. Cells are found by hashing, so that the world may be of any extent.
struct Grid {
  struct Entry: BitwiseCopyable {
    var box: Box
    var piece: Int32
    var x: Int32
    var y: Int32
  }

  private var cellSize: Float = 1
  private var mask: Int32 = 0
  private var starts = Column<Int32>()
  private var entries = Column<Entry>()
  private var unsorted = Column<Entry>()
  private var large = Column<Entry>()

  mutating func build(_ boxes: Column<Box>) {
    cellSize = chosenCellSize(boxes)
    let perCell = 1 / cellSize
    unsorted.count = 0
    large.count = 0
    for p in 0..<boxes.count {
      let box = boxes[p]
      guard box.minX <= box.maxX else { continue }
      let x = GridView.cell(0.5 * (box.minX + box.maxX), perCell)
      let y = GridView.cell(0.5 * (box.minY + box.maxY), perCell)
      let entry = Entry(box: box, piece: Int32(p), x: x, y: y)
      if max(box.maxX - box.minX, box.maxY - box.minY) > cellSize {
        large.append(entry)
      } else {
        unsorted.append(entry)
      }
    }
    sort()
  }

  /// Twice the mean extent of the boxes.
  private func chosenCellSize(_ boxes: Column<Box>) -> Float {
    var sum: Float = 0
    var n = 0
    for p in 0..<boxes.count where boxes[p].minX <= boxes[p].maxX {
      sum += min(max(boxes[p].maxX - boxes[p].minX, boxes[p].maxY - boxes[p].minY), 10)
      n += 1
    }
    return max(2 * sum / Float(max(n, 1)), 0.01)
  }

  /// Counts, adds up, and puts each entry in its bucket.
  private mutating func sort() {
    var buckets: Int32 = 16
    while buckets < Int32(2 * unsorted.count) { buckets *= 2 }
    mask = buckets - 1
    starts.resize(Int(buckets) + 2)
    for i in 0..<starts.count { starts[i] = 0 }
    for i in 0..<unsorted.count { starts[GridView.bucket(unsorted[i].x, unsorted[i].y, mask) + 2] += 1 }
    for i in 2..<starts.count { starts[i] += starts[i - 1] }
    entries.resize(unsorted.count)
    // While filling, bucket b's next place stands at b + 1, which ends up as its end.
    for i in 0..<unsorted.count {
      let b = GridView.bucket(unsorted[i].x, unsorted[i].y, mask) + 1
      entries[starts[b]] = unsorted[i]
      starts[b] += 1
    }
  }

  var view: GridView {
    GridView(
      cellSize: cellSize, perCell: 1 / cellSize, mask: mask, starts: starts.base, entries: entries.base,
      entryCount: entries.count, large: large.base, largeCount: large.count)
  }
}

/// A grid to be read.
struct GridView: BitwiseCopyable {
  let cellSize: Float
  let perCell: Float
  let mask: Int32
  let starts: UnsafeMutablePointer<Int32>
  let entries: UnsafeMutablePointer<Grid.Entry>
  let entryCount: Int
  let large: UnsafeMutablePointer<Grid.Entry>
  let largeCount: Int

  @inline(__always) static func bucket(_ x: Int32, _ y: Int32, _ mask: Int32) -> Int32 {
    // Neighbours in x are neighbours in memory; rows are a large odd stride apart.
    (x &+ y &* 0x2F35) & mask
  }

  @inline(__always) static func cell(_ v: Float, _ perCell: Float) -> Int32 {
    let scaled = (v * perCell).clamped(to: 1e9)
    let whole = Int32(scaled)
    return Float(whole) > scaled ? whole - 1 : whole
  }

  /// Calls `visit` with each piece whose box overlaps.
  @inline(__always) func query(_ box: Box, _ visit: (Int32) -> Void) {
    for i in 0..<largeCount where large[i].box.overlaps(box) { visit(large[i].piece) }
    let half = 0.5 * cellSize
    let x0 = GridView.cell(box.minX - half, perCell)
    let x1 = GridView.cell(box.maxX + half, perCell)
    let y0 = GridView.cell(box.minY - half, perCell)
    let y1 = GridView.cell(box.maxY + half, perCell)
    if (Double(x1) - Double(x0) + 1) * (Double(y1) - Double(y0) + 1) > Double(mask) {
      for i in 0..<entryCount where entries[i].box.overlaps(box) { visit(entries[i].piece) }
      return
    }
    var y = y0
    while y <= y1 {
      var x = x0
      while x <= x1 {
        let b = Int(GridView.bucket(x, y, mask))
        var i = Int(starts[b])
        let end = Int(starts[b + 1])
        while i < end {
          let e = entries + i
          if e.pointee.box.overlaps(box), e.pointee.x == x, e.pointee.y == y { visit(e.pointee.piece) }
          i += 1
        }
        x += 1
      }
      y += 1
    }
  }
}
