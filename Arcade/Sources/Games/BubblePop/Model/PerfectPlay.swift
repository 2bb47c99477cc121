/// The most points that the bubbles of a game could have brought to somebody who pops as many at once as he likes, each at any
/// moment while it is there.
///
/// It follows the game: what can be gained from each color that the run could have, and from each set of bubbles left for
/// later, is known at every moment, so the answer is there when the game ends. It rests on four observations, each of which
/// only makes a play better or leaves it as good. Bubbles of the running color, and wild ones, are popped as soon as they
/// come. Whoever turns to a color pops all of it. Nobody turns to a color before one of its bubbles is about to go. Then that
/// color is the last of those that are popped in this moment.
package struct PerfectPlay: Equatable {
  /// What the run consists of.
  private static let nothing: UInt64 = 0
  private static let onlyWild: UInt64 = 1
  private static func color(_ kind: Int) -> UInt64 { UInt64(kind) + 2 }

  /// A way to have played so far.
  private struct Way: Equatable {
    /// The running color in four bits; then for each kind how many of its youngest bubbles are left for later, in five bits each.
    var key: UInt64
    var points: Int

    var running: UInt64 { key & 15 }
    func left(_ kind: Int) -> Int { Int(key >> UInt64(4 + 5 * kind) & 31) }
    mutating func leave(_ kind: Int, _ count: Int) {
      let shift = UInt64(4 + 5 * kind)
      key = key & ~(31 << shift) | UInt64(count) << shift
    }
    mutating func run(_ color: UInt64) { key = key & ~15 | color }
  }

  /// The most ways that are kept. More than this were never needed in thousands of games; beyond it the answer may be too low.
  private static let mostWays = 4096
  private let kinds: [BubbleKind]
  /// The bubbles on the screen: identifiers by kind, the oldest first.
  private var present: [[Int]]
  private var ways = [Way(key: 0, points: 0)]
  /// Whether no way had to be given up.
  package private(set) var isExact = true

  /// At most twelve kinds are told apart; bubbles of others count for nothing.
  package init(_ kinds: [BubbleKind]) {
    self.kinds = Array(kinds.prefix(12))
    present = self.kinds.map { _ in [] }
  }

  /// The most points so far, with all bubbles popped that are still there.
  package var score: Int {
    var rest = self
    for (kind, bubbles) in present.enumerated() { for id in bubbles { rest.ends(id, of: kinds[kind]) } }
    return rest.ways.reduce(0) { max($0, $1.points) }
  }

  /// A bubble appeared.
  package mutating func appears(_ id: Int, of kind: BubbleKind) {
    guard let kind = kinds.firstIndex(of: kind), present[kind].count < 31 else { return }
    present[kind].append(id)
    for index in ways.indices {
      let running = ways[index].running
      if kinds[kind].isWild ? running != PerfectPlay.nothing : running == PerfectPlay.color(kind) {
        ways[index].points += bonus(kind)
      } else {
        ways[index].leave(kind, ways[index].left(kind) + 1)
      }
    }
  }

  /// A bubble is about to go: this is the last moment to pop it.
  package mutating func ends(_ id: Int, of kind: BubbleKind) {
    guard let kind = kinds.firstIndex(of: kind), let place = present[kind].firstIndex(of: id) else { return }
    // Its number among its kind, counted from the youngest.
    let number = present[kind].count - place
    var next: [Way] = []
    for way in ways {
      guard way.left(kind) >= number else {
        next.append(way)
        continue
      }
      addTurns(of: way, to: kind, &next)
      var given = way
      given.leave(kind, way.left(kind) - 1)
      next.append(given)
    }
    present[kind].remove(at: place)
    keep(next)
  }

  // MARK: Ways

  private func bonus(_ kind: Int) -> Int { Rules.bonus(kinds[kind].points) }
  /// What it costs to begin a run with a kind rather than to continue one.
  private func start(_ kind: Int) -> Int { bonus(kind) - kinds[kind].points }

  /// Adds the ways in which a way can go on by turning to a kind now, after any others that are there.
  private func addTurns(of way: Way, to last: Int, _ next: inout [Way]) {
    let isFirst = way.running == PerfectPlay.nothing
    let wild = kinds.indices.filter { kinds[$0].isWild && way.left($0) > 0 }
    let others = kinds.indices.filter { !kinds[$0].isWild && $0 != last && way.left($0) > 0 }
    // A wild bubble can begin the first run: then any color continues it.
    let opening = isFirst ? wild.map { start($0) }.min() : nil
    if kinds[last].isWild {
      guard let opening else { return }
      var turned = taking(wild, from: way)
      turned.points -= opening
      turned.run(PerfectPlay.onlyWild)
      next.append(turned)
      for other in others { addTurns(of: way, to: other, &next) }
      return
    }
    for choice in 0..<(1 << others.count) {
      let before = others.indices.filter { choice >> $0 & 1 == 1 }.map { others[$0] }
      var turned = taking((isFirst ? wild : []) + before + [last], from: way)
      let costs = before.reduce(start(last)) { $0 + start($1) }
      // The color that comes first continues a run of wild bubbles; the last one comes last.
      let spared = before.isEmpty ? start(last) : before.reduce(0) { max($0, start($1)) }
      if isFirst {
        turned.points -= min(costs, opening.map { $0 + costs - spared } ?? costs)
      } else {
        turned.points -= way.running == PerfectPlay.onlyWild ? costs - spared : costs
      }
      turned.run(PerfectPlay.color(last))
      next.append(turned)
    }
  }

  /// A way with all bubbles of some kinds popped, as if each continued a run.
  private func taking(_ taken: [Int], from way: Way) -> Way {
    var way = way
    for kind in taken {
      way.points += way.left(kind) * bonus(kind)
      way.leave(kind, 0)
    }
    return way
  }

  /// Keeps the best of those ways that leave the same, without those that can no longer become the best.
  private mutating func keep(_ all: [Way]) {
    let most = all.reduce(0) { max($0, $1.points) }
    let dearest = kinds.indices.reduce(0) { max($0, start($1)) }
    // Whoever has the most can do what another way will do, but for the bubbles that only that one has left, and one start.
    let hopeful = all.filter { way in
      let hope = kinds.indices.reduce(dearest) { $0 + way.left($1) * bonus($1) }
      return way.points == most || way.points + hope > most
    }
    ways = []
    for way in hopeful.sorted(by: { $0.key == $1.key ? $0.points > $1.points : $0.key < $1.key })
    where ways.last?.key != way.key {
      ways.append(way)
    }
    if ways.count > PerfectPlay.mostWays {
      isExact = false
      ways = Array(
        ways.sorted { $0.points == $1.points ? $0.key < $1.key : $0.points > $1.points }.prefix(PerfectPlay.mostWays))
    }
  }
}
