/// Records a track: a game reports in samples where its things are, and the recorder keeps only as many keys as their
/// paths need.
public struct GhostRecorder {
  /// The ticks between two samples.
  public static let pace: Int64 = 2

  /// How far a shown place may be from the real one, in units of `GhostTrack.unit`: less than a point on a tablet.
  fileprivate static let tolerance = 3.0
  /// The most samples between two keys.
  fileprivate static let longest = 120
  /// The distance within one sample from which a move counts as a jump, in units.
  private static let leap: Int32 = 600

  /// A lane that is still growing; the samples since its last key are `pending`.
  fileprivate struct Open {
    var id: Int
    var lane: GhostTrack.Lane
    var pending: [GhostTrack.Key] = []
    var isSeen = true
  }

  private var lanes: [GhostTrack.Lane] = []
  private var open: [Open] = []
  private var time: Int32 = -1

  /// A recorder without any sample.
  public init() {}

  /// Takes a sample of a game. If its time stands still, only the score is read.
  public mutating func sample(_ play: GameViewController) {
    let tick = Int32(clamping: play.ghostTime)
    let isLater = tick > time
    time = max(tick, time)
    for index in open.indices { open[index].isSeen = false }
    play.sampleGhost(into: &self)
    guard isLater else { return }
    for index in open.indices.reversed() where open[index].lane.kind.isMoving && !open[index].isSeen {
      let ended = open.remove(at: index)
      lanes.append(ended.lane.with(ended.pending.last))
    }
  }

  /// Records the score.
  public mutating func note(score: Int) {
    let key = GhostTrack.Key(tick: max(time, 0), value: Int32(clamping: score))
    guard let index = open.firstIndex(where: { $0.lane.kind == .score }) else {
      return open.append(Open(id: 0, lane: GhostTrack.Lane(kind: .score, keys: [key])))
    }
    guard let last = open[index].lane.keys.last, last.value != key.value else { return }
    if last.tick == key.tick { open[index].lane.keys.removeLast() }
    open[index].lane.keys.append(key)
  }

  /// Records where a thing is.
  ///
  /// - Parameters:
  ///   - id: Distinguishes it from others of its kind as long as it exists.
  ///   - x: Where its middle is, in fractions of the court's width.
  ///   - y: The same in fractions of the court's height.
  ///   - width: Its width in fractions of the court's.
  public mutating func note(_ kind: GhostTrack.Kind, _ id: Int, x: Double, y: Double = 0, width: Double = 0) {
    let key = GhostRecorder.key(time, x, y, GhostRecorder.steps(width))
    guard let index = open.firstIndex(where: { $0.lane.kind == kind && $0.id == id }) else {
      return open.append(Open(id: id, lane: GhostTrack.Lane(kind: kind, keys: [key])))
    }
    open[index].isSeen = true
    let before = open[index].pending.last ?? open[index].lane.keys[open[index].lane.keys.count - 1]
    guard key.tick > before.tick else { return }
    if abs(key.x - before.x) > GhostRecorder.leap || abs(key.y - before.y) > GhostRecorder.leap {
      lanes.append(open[index].lane.with(open[index].pending.last))
      open[index] = Open(id: id, lane: GhostTrack.Lane(kind: kind, keys: [key]))
      return
    }
    if !open[index].isStraight(to: key) {
      open[index].lane.keys.append(before)
      open[index].pending = []
    }
    open[index].pending.append(key)
  }

  /// How many moments of a kind have been recorded.
  public func count(of kind: GhostTrack.Kind) -> Int {
    open.first { $0.lane.kind == kind }?.lane.keys.count ?? 0
  }

  /// Records a moment at a place, at a time of the game that is not before the last one.
  public mutating func mark(_ kind: GhostTrack.Kind, x: Double, y: Double, value: Int, at tick: Int) {
    let key = GhostRecorder.key(Int32(clamping: tick), x, y, Int32(clamping: value))
    if let index = open.firstIndex(where: { $0.lane.kind == kind }) {
      open[index].lane.keys.append(key)
    } else {
      open.append(Open(id: 0, lane: GhostTrack.Lane(kind: kind, keys: [key])))
    }
  }

  /// What was recorded so far.
  public func track(game: String, course: String, seed: UInt64) -> GhostTrack {
    GhostTrack(
      game: game, course: course, seed: seed, ticks: Int(max(time, 0)),
      lanes: open.map { $0.lane.with($0.pending.last) } + lanes)
  }

  private static func key(_ tick: Int32, _ x: Double, _ y: Double, _ value: Int32) -> GhostTrack.Key {
    GhostTrack.Key(tick: max(tick, 0), x: steps(x), y: steps(y), value: value)
  }

  /// A fraction in units, limited to a few courts' distance.
  private static func steps(_ share: Double) -> Int32 {
    share.isFinite ? Int32((max(-4, min(share, 4)) * GhostTrack.unit).rounded()) : 0
  }
}

extension GhostTrack.Lane {
  /// The lane with one more key, if there is one.
  fileprivate func with(_ key: GhostTrack.Key?) -> GhostTrack.Lane {
    var lane = self
    if let key { lane.keys.append(key) }
    return lane
  }
}

extension GhostRecorder.Open {
  /// Whether a straight line from the last key to this one passes all pending samples closely enough.
  fileprivate func isStraight(to key: GhostTrack.Key) -> Bool {
    guard pending.count < GhostRecorder.longest, let first = lane.keys.last else { return false }
    let span = Double(key.tick - first.tick)
    return pending.allSatisfy { each in
      let share = Double(each.tick - first.tick) / span
      func isNear(_ one: Int32, _ other: Int32, _ real: Int32) -> Bool {
        let shown = Double(one) + (Double(other) - Double(one)) * share
        return (shown - Double(real)).magnitude <= GhostRecorder.tolerance
      }
      return isNear(first.x, key.x, each.x) && isNear(first.y, key.y, each.y)
        && isNear(first.value, key.value, each.value)
    }
  }
}
