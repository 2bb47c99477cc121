/// The session so far: all inputs that the app has received, and state hashes at some of its ticks.
///
/// A later build receives the same inputs, and the hashes tell up to which tick it behaves the same.
public struct SessionLog: Sendable {
  /// A point at which the session can be split: the inputs before `place` lead to the end of `tick`.
  public struct Cut: Sendable, Equatable {
    public var place: Int
    public var tick: Int
    /// The hash of all that moves (`UIApplication.clockHash`); nil where no build has told it yet.
    public var hash: UInt64?
  }

  /// The number of ticks between two hashes that are compared: one second.
  public static let ticksPerCut = 120

  /// The inputs, as the app received them.
  public private(set) var bytes: [UInt8] = []
  /// The points at which hashes are compared, in order.
  public private(set) var cuts: [Cut] = []
  /// All moments, for going back by few ticks.
  private var moments: [(place: Int, tick: Int)] = []
  /// Where the session is.
  public private(set) var end = Cut(place: 0, tick: 0, hash: 0)

  /// The last moment at which a tick had just run. Inputs after it wait in the app for the next tick.
  private var lastRun = Cut(place: 0, tick: 0, hash: nil)

  /// A session that has not begun.
  public init() {}

  /// Whether there are no inputs yet.
  public var isEmpty: Bool { bytes.isEmpty }

  /// The last tick that has run.
  public var tick: Int { end.tick }

  /// Adds inputs that the app has received.
  ///
  /// - Parameters:
  ///   - inputs: Whole inputs.
  ///   - tick: The last tick after these inputs.
  ///   - hash: The hash after them.
  public mutating func append(_ inputs: some Sequence<UInt8>, tick: Int, hash: UInt64) {
    bytes.append(contentsOf: inputs)
    let hasRun = tick > end.tick
    end = Cut(place: bytes.count, tick: max(end.tick, tick), hash: hash)
    if hasRun { lastRun = end }
    moments.append((bytes.count, end.tick))
    if end.tick >= (cuts.last?.tick ?? 0) + SessionLog.ticksPerCut { cuts.append(end) }
  }

  /// The next part to send to a new process that has received the inputs before `place`, and the point to which it
  /// leads.
  public func part(from place: Int) -> (bytes: ArraySlice<UInt8>, end: Cut) {
    let next = cuts.first { $0.place > place } ?? end
    return (bytes[min(place, next.place)..<next.place], next)
  }

  /// Removes everything after a point.
  public mutating func cut(at moment: Cut) {
    bytes.removeSubrange(min(moment.place, bytes.count)...)
    cuts.removeAll { $0.place > moment.place }
    moments.removeAll { $0.place > moment.place }
    end = moment
    if lastRun.place > moment.place { lastRun = moment }
  }

  /// Forgets the inputs that wait for a tick that does not come: what they would do is why it does not. Returns whether there were any.
  @discardableResult public mutating func dropWaiting() -> Bool {
    guard lastRun.place < end.place else { return false }
    cut(at: lastRun)
    return true
  }

  /// Forgets what came after the last moment that lies so many ticks before the end, or after the first one of all. Returns whether
  /// there is such a moment.
  public mutating func goBack(ticks: Int) -> Bool {
    guard let moment = moments.last(where: { $0.tick <= end.tick - ticks }) ?? moments.first, moment.tick < end.tick
    else {
      return false
    }
    cut(at: Cut(place: moment.place, tick: moment.tick, hash: cuts.first { $0.place == moment.place }?.hash))
    return true
  }

  /// Adopts the hash of a build that behaves differently, so that the next build is compared with it.
  public mutating func correct(_ moment: Cut, to hash: UInt64) {
    if let index = cuts.firstIndex(where: { $0.place == moment.place }) { cuts[index].hash = hash }
    if end.place == moment.place { end.hash = hash }
    if lastRun.place == moment.place { lastRun.hash = hash }
  }
}
