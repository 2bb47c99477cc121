import CaromGeometry

/// The heights of a section's rows, and the positions that follow from them; pure arithmetic.
///
/// Rows are grouped into blocks whose sums are cached, so that finding a row or changing its height costs no more in
/// a million rows than in a thousand.
struct RowHeights {
  struct Row {
    var height: CGFloat
    /// Whether the cell was measured or the height is known; if false, the height is an estimate.
    var isMeasured: Bool
  }

  private struct Block {
    var top: CGFloat = 0
    var sum: CGFloat = 0
    var isSummed = false
  }

  /// The number of rows in a block.
  private static let blockSize = 512

  private var rows: [Row]
  private var blocks: [Block]
  private(set) var top: CGFloat = 0
  private(set) var bottom: CGFloat = 0
  private var isArranged = false

  init(_ rows: [Row] = []) {
    self.rows = rows
    blocks = Array(repeating: Block(), count: (rows.count + RowHeights.blockSize - 1) / RowHeights.blockSize)
  }

  var count: Int { rows.count }
  var indices: Range<Int> { rows.indices }

  subscript(index: Int) -> Row {
    get { rows[index] }
    set {
      let isHigher = rows[index].height != newValue.height
      rows[index] = newValue
      guard isHigher else { return }
      blocks[index / RowHeights.blockSize].isSummed = false
      isArranged = false
    }
  }

  /// Sets for every row whether its height is known.
  mutating func setMeasured(_ isMeasured: (Int) -> Bool) {
    for index in rows.indices { rows[index].isMeasured = isMeasured(index) }
  }

  mutating func remove(at index: Int) -> Row {
    let row = rows.remove(at: index)
    self = RowHeights(rows)
    return row
  }

  mutating func insert(_ row: Row, at index: Int) {
    rows.insert(row, at: index)
    self = RowHeights(rows)
  }

  private func rows(of block: Int) -> Range<Int> {
    block * RowHeights.blockSize..<min(rows.count, (block + 1) * RowHeights.blockSize)
  }

  /// Stacks the rows, starting at `top`.
  mutating func arrange(from top: CGFloat) {
    guard !isArranged || top != self.top else { return }
    isArranged = true
    self.top = top
    var y = top
    for block in blocks.indices {
      blocks[block].top = y
      if blocks.count == 1 {
        // In a short list, adding the heights one by one keeps the rounding of earlier versions.
        for row in rows { y += row.height }
      } else {
        if !blocks[block].isSummed {
          blocks[block].sum = rows[rows(of: block)].reduce(0) { $0 + $1.height }
          blocks[block].isSummed = true
        }
        y += blocks[block].sum
      }
    }
    bottom = y
  }

  /// The y coordinate of a row's top edge.
  func top(of index: Int) -> CGFloat {
    let block = index / RowHeights.blockSize
    var y = blocks[block].top
    for row in rows[block * RowHeights.blockSize..<index] { y += row.height }
    return y
  }

  /// Calls `body` with the rows that overlap the range from `top` to `bottom`, in order, until it returns false. Rows
  /// of height 0 are skipped.
  func forEach(from top: CGFloat, to bottom: CGFloat, _ body: (Int) -> Bool) {
    // A binary search for the last block that begins at or above `top`.
    var (low, high) = (0, blocks.count)
    while low < high {
      let middle = (low + high) / 2
      if blocks[middle].top <= top { low = middle + 1 } else { high = middle }
    }
    for block in max(0, low - 1)..<max(low, blocks.count) where !blocks[block].isSummed || blocks[block].sum > 0 {
      var y = blocks[block].top
      for index in rows(of: block) {
        if y >= bottom { return }
        let (begin, height) = (y, rows[index].height)
        y += height
        if y > top, begin < y, !body(index) { return }
      }
    }
  }
}
