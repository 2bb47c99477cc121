import CaromGeometry
import Testing

@testable import BubblePop

/// The best possible score, compared with every way to play.
@Suite struct PerfectPlayTests {
  /// A bubble: its kind, and the moments in which it can be popped.
  private struct Seen {
    let kind: BubbleKind
    let birth: Int
    let end: Int
  }

  /// The most points, found by trying every order of every choice of bubbles.
  private func most(_ seen: [Seen]) -> Int {
    func most(from now: Int, _ rest: [Int], _ run: ComboRun) -> Int {
      var best = 0
      for (place, index) in rest.enumerated() where seen[index].end >= now {
        var (left, next) = (rest, run)
        left.remove(at: place)
        let points = next.pop(seen[index].kind)
        // As early as possible: popping later only leaves less.
        best = max(best, points + most(from: max(now, seen[index].birth), left, next))
      }
      return best
    }
    return most(from: 0, Array(seen.indices), ComboRun())
  }

  private func solved(_ seen: [Seen], of kinds: [BubbleKind]) -> PerfectPlay {
    var play = PerfectPlay(kinds)
    let last = seen.reduce(0) { max($0, $1.end) }
    for now in 0...last {
      for (id, bubble) in seen.enumerated() where bubble.birth == now { play.appears(id, of: bubble.kind) }
      for (id, bubble) in seen.enumerated() where bubble.end == now { play.ends(id, of: bubble.kind) }
    }
    return play
  }

  @Test("the best possible score is that of trying everything, in 3,000 small games with and without wild bubbles")
  func bruteForce() {
    var chance = SeededGenerator(seed: 21)
    let tables = [
      KindSheet.standard.kinds(withSpecials: false), KindSheet.standard.kinds(withSpecials: true),
      [
        BubbleKind("a", points: 1, weight: 1, color: 0, symbol: .circle),
        BubbleKind("b", points: 99, weight: 1, color: 0, symbol: .heart),
        BubbleKind("w", points: 50, weight: 1, color: 0, symbol: .leaf, isWild: true),
        BubbleKind("v", points: 3, weight: 1, color: 0, symbol: .drop, isWild: true),
      ],
    ]
    for round in 0..<3000 {
      let kinds = tables[round % tables.count]
      let some = (0..<chance.next(in: 2...4)).map { _ in chance.pick(from: kinds)! }
      let seen = (0..<chance.next(in: 1...6)).map { _ in
        let birth = chance.next(in: 0...7)
        return Seen(kind: chance.pick(from: some)!, birth: birth, end: birth + chance.next(in: 0...5))
      }
      let play = solved(seen, of: kinds)
      let best = most(seen)
      #expect(play.score == best && play.isExact, "round \(round): \(play.score) for \(best)")
    }
  }

  @Test("nobody beats the best possible score: a hundred games of somebody who pops at random")
  func upperBound() {
    var shares: [Int] = []
    for seed in 1...100 as ClosedRange<UInt64> {
      var settings = Settings()
      settings[.specials] = Int(seed % 2)
      settings[.duration] = 20
      var chance = SeededGenerator(seed: seed)
      var game = Game(settings, player: PlayerName("Ada")!, size: CGSize(width: 393, height: 700), using: &chance)
      while game.phase != .over {
        _ = game.step()
        if chance.next(below: 30) == 0, let bubble = chance.pick(from: game.bubbles) { _ = game.pop(id: bubble.id) }
      }
      #expect(game.perfect.isExact && game.perfect.score >= game.score && game.score > 0)
      shares.append(game.score * 100 / game.perfect.score)
    }
    #expect(shares.max()! < 100)
  }

  @Test("medals by the share of what was possible") func medals() {
    #expect(Medal(0, of: 0) == nil && Medal(0, of: 500) == nil && Medal(10, of: 0) == nil)
    for medal in Medal.allCases {
      #expect(Medal(medal.share * 10, of: 1000) == medal && Medal(medal.share * 10 - 1, of: 1000) != medal)
    }
    #expect(Medal(1000, of: 1000) == .gold)
  }

  /// The shares of the possible score, in percent, of somebody who pops so many bubbles a second in games of the seed's rules.
  private func shares(perSecond: Int, prefersRun: Bool) -> [Int] {
    (1...20 as ClosedRange<UInt64>).map { seed in
      var chance = SeededGenerator(seed: seed)
      var game = Game(Settings(), player: PlayerName("Ada")!, size: CGSize(width: 393, height: 700), using: &chance)
      while game.phase != .over {
        _ = game.step()
        guard game.phase == .playing, game.tick % (Rules.ticksPerSecond / perSecond) == 0 else { continue }
        let same = game.bubbles.first { $0.kind == game.combo.kind }
        let dearest = game.bubbles.max { $0.kind.points < $1.kind.points }
        guard let bubble = prefersRun ? same ?? dearest : chance.pick(from: game.bubbles) else { continue }
        _ = game.pop(id: bubble.id)
      }
      return game.score * 100 / game.perfect.score
    }
  }

  @Test("medals are for skill: who is quick and keeps to a color wins gold, who is slow and pops anything wins none")
  func medalsAreWon() {
    let (careless, steady, quick) = (
      shares(perSecond: 1, prefersRun: false), shares(perSecond: 2, prefersRun: false),
      shares(perSecond: 3, prefersRun: true)
    )
    #expect(careless.allSatisfy { Medal($0, of: 100) == nil })
    #expect(steady.allSatisfy { Medal($0, of: 100) != .gold } && steady.contains { Medal($0, of: 100) != nil })
    #expect(quick.count { Medal($0, of: 100) == .gold } > 10)
  }
}
