/// The best score that the bubbles of a game allowed for a player who can pop any number of them at once, at any moment
/// while they exist.
///
/// It is computed during the game by dynamic programming: for each possible color of the combo, and each set of bubbles
/// left for later, the best score is known at every moment. Four observations limit the states, because each makes a
/// sequence of pops better or equally good. Bubbles of the combo's color, and wild ones, are popped as soon as they
/// appear. Switching to a color pops all of its bubbles. A switch to a color can wait until one of its bubbles is about
/// to disappear. That color is then the last of those popped at that moment.
package struct PerfectPlay: Equatable {
  /// What the combo consists of.
  private static let nothing: UInt64 = 0
  private static let onlyWild: UInt64 = 1
  private static func color(_ kind: Int) -> UInt64 { UInt64(kind) + 2 }

  /// A state: a way to have played so far.
  private struct Way: Equatable {
    /// The combo's color in four bits; then for each kind the number of its youngest bubbles that are left for later,
    /// in five bits each.
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

  /// The maximum number of states. Thousands of games never needed more; beyond it the result may be too low.
  private static let mostWays = 4096
  private let kinds: [BubbleKind]
  /// The bubbles on the screen: identifiers by kind, the oldest first.
  private var present: [[Int]]
  private var ways = [Way(key: 0, points: 0)]
  /// Whether no state had to be dropped.
  package private(set) var isExact = true

  /// At most twelve kinds are told apart; bubbles of others count for nothing.
  package init(_ kinds: [BubbleKind]) {
    self.kinds = Array(kinds.prefix(12))
    present = self.kinds.map { _ in [] }
  }

  /// The best score so far if all existing bubbles are popped now.
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

  /// A bubble is about to disappear: this is the last moment to pop it.
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
  /// The points lost by starting a combo with a kind instead of continuing one.
  private func start(_ kind: Int) -> Int { bonus(kind) - kinds[kind].points }

  /// Adds the states that follow from one by switching to a kind now, after any other existing kinds.
  private func addTurns(of way: Way, to last: Int, _ next: inout [Way]) {
    let isFirst = way.running == PerfectPlay.nothing
    let wild = kinds.indices.filter { kinds[$0].isWild && way.left($0) > 0 }
    let others = kinds.indices.filter { !kinds[$0].isWild && $0 != last && way.left($0) > 0 }
    // A wild bubble can begin the first combo: then any color continues it.
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
      // The color popped first continues a combo of wild bubbles at no cost. `last` comes last, so it is the first one
      // only if it is alone.
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

  /// A state after popping all bubbles of some kinds, as if each continued a combo.
  private func taking(_ taken: [Int], from way: Way) -> Way {
    var way = way
    for kind in taken {
      way.points += way.left(kind) * bonus(kind)
      way.leave(kind, 0)
    }
    return way
  }

  /// Keeps the best of the states that leave the same bubbles, without those that can no longer become the best.
  private mutating func keep(_ all: [Way]) {
    let most = all.reduce(0) { max($0, $1.points) }
    let dearest = kinds.indices.reduce(0) { max($0, start($1)) }
    // The best state can do everything that another state can, except for the bubbles that only the other has left, and
    // one start.
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
