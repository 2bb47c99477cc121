/// What moved in a run, and its score, in the game's own time: everything that a ghost shows.
public struct GhostTrack: Equatable {
  /// What a lane describes; the raw value is the number in the track's text.
  public enum Kind: UInt8, CaseIterable {
    /// The score, in `value`.
    case score
    /// A paddle: the place of its middle, and its width in `value`.
    case paddle
    /// A ball: the place of its middle.
    case ball
    /// Bubbles that popped: their places, and the points in `value`.
    case pop

    /// Whether a lane of this kind moves evenly from key to key; otherwise each key stands for itself.
    public var isMoving: Bool { self == .paddle || self == .ball }
  }

  /// A moment of a lane. Places and widths are in `GhostTrack.unit`s of the court's width and height.
  public struct Key: Equatable {
    public var tick: Int32
    public var x: Int32 = 0
    public var y: Int32 = 0
    public var value: Int32 = 0

    public init(tick: Int32, x: Int32 = 0, y: Int32 = 0, value: Int32 = 0) {
      (self.tick, self.x, self.y, self.value) = (tick, x, y, value)
    }
  }

  /// One thing from its beginning to its end.
  public struct Lane: Equatable {
    public var kind: Kind
    /// At least one, in the order of their ticks.
    public var keys: [Key]
  }

  /// The place of something that moves, in fractions of the court's width and height.
  public struct Place: Equatable {
    public var x: Double
    public var y: Double
    /// The width of a paddle.
    public var width: Double
  }

  /// The name of the game and its rules, as in `RunResult.game`: `breakout-day-…`.
  public var game: String
  /// What was played, in the game's own words: `wall-3`.
  public var course: String
  /// The seed of the run.
  public var seed: UInt64
  /// The game's time at which the run ended, in ticks.
  public var ticks: Int
  public var lanes: [Lane]

  /// The number of units in the width or the height of a court.
  public static let unit = 4096.0

  public init(game: String, course: String, seed: UInt64, ticks: Int, lanes: [Lane]) {
    (self.game, self.course, self.seed, self.ticks, self.lanes) = (game, course, seed, ticks, lanes)
  }

  // MARK: At a time

  /// The score at a time; before the first change it is that of the beginning.
  public func score(at tick: Int) -> Int {
    guard let lane = lanes.first(where: { $0.kind == .score }) else { return 0 }
    return Int(lane.keys[max(lane.index(at: tick), 0)].value)
  }

  /// The score at the beginning, which is more than 0 if points were carried over.
  public var firstScore: Int { score(at: 0) }

  /// The score at the end.
  public var lastScore: Int { score(at: Int(Int32.max)) }

  /// The points that the run has won up to a time.
  public func gain(at tick: Int) -> Int { score(at: tick) - firstScore }

  /// The points that the run has won in total.
  public var gain: Int { lastScore - firstScore }

  /// Where the existing things of a kind are at a time.
  public func places(of kind: Kind, at tick: Int) -> [Place] {
    lanes.compactMap { $0.kind == kind ? $0.place(at: tick) : nil }
  }

  /// The moments of a kind that come after a time, up to another one.
  public func marks(of kind: Kind, after first: Int, through last: Int) -> [Key] {
    lanes.filter { $0.kind == kind }.flatMap { lane in
      let range = (lane.index(at: first) + 1, lane.index(at: last) + 1)
      return range.0 < range.1 ? Array(lane.keys[range.0..<range.1]) : []
    }
  }
}

extension GhostTrack.Lane {
  /// The index of the last key at a time or before it; −1 if there is none.
  func index(at tick: Int) -> Int {
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(keys[middle].tick) <= tick { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  /// Where the thing is at a time; nil before its beginning and after its end. It stays for one sample longer, so that nothing flickers
  /// when one lane replaces another.
  func place(at tick: Int) -> GhostTrack.Place? {
    let index = index(at: tick)
    guard index >= 0, let last = keys.last, tick < Int(last.tick) + Int(GhostRecorder.pace) else { return nil }
    let key = keys[index]
    let next = keys[min(index + 1, keys.count - 1)]
    let span = Double(next.tick) - Double(key.tick)
    let share = span > 0 ? (Double(tick) - Double(key.tick)) / span : 0
    func between(_ one: Int32, _ other: Int32) -> Double {
      (Double(one) + (Double(other) - Double(one)) * share) / GhostTrack.unit
    }
    return GhostTrack.Place(
      x: between(key.x, next.x), y: between(key.y, next.y), width: between(key.value, next.value))
  }
}
