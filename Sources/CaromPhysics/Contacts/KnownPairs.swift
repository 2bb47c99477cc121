/// Which pieces have a contact already with one that looks for neighbours: of two that look, the one with the lower
/// number has the pair.
struct KnownPairs {
  private struct Link: BitwiseCopyable {
    var piece: Int32
    var next: Int32
  }

  private var links = Column<Link>()
  /// Per piece, the first link of its list; and whether it is on the list that is asked now.
  private var first = Column<Int32>()
  private var marks = Column<Bool>()

  mutating func clear(pieceCount: Int) {
    links.count = 0
    marks.fill(to: pieceCount, with: false)
    first.resize(pieceCount)
  }

  /// A piece that looks for neighbours, with no pairs so far.
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
