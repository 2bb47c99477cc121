/// The pieces that already have a contact with a piece that looks for neighbors. If both look for neighbors, the pair
/// belongs to the one with the lower index.
struct KnownPairs {
  private struct Link: BitwiseCopyable {
    var piece: Int32
    var next: Int32
  }

  private var links = Column<Link>()
  /// Per piece: the first link of its list, and whether it is on the list that is marked now.
  private var first = Column<Int32>()
  private var marks = Column<Bool>()

  mutating func clear(pieceCount: Int) {
    links.count = 0
    marks.fill(to: pieceCount, with: false)
    first.resize(pieceCount)
  }

  /// Starts the empty list of a piece that looks for neighbors.
  @inline(__always) func begin(_ piece: Int32) { first[piece] = -1 }

  @inline(__always) mutating func add(_ other: Int32, to piece: Int32) {
    links.append(Link(piece: other, next: first[piece]))
    first[piece] = Int32(links.count - 1)
  }

  @inline(__always) func mark(_ piece: Int32) { setMarks(of: piece, true) }
  @inline(__always) func unmark(_ piece: Int32) { setMarks(of: piece, false) }
  @inline(__always) func isMarked(_ piece: Int32) -> Bool { marks[piece] }

  @inline(__always) private func setMarks(of piece: Int32, _ value: Bool) {
    var i = first[piece]
    while i >= 0 {
      marks[links[i].piece] = value
      i = links[i].next
    }
  }
}
