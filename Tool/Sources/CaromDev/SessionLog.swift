/// The session so far: all inputs that the app has received, and state hashes at some of its ticks.
///
/// A later build receives the same inputs, and the hashes tell up to which tick it behaves the same.
public struct SessionLog: Sendable {
  /// A point at which the session can be split: the inputs before `place` lead to the end of `tick`.
  public struct Cut: Sendable, Equatable {
    public var place: Int
    public var tick: Int
    /// The state hash (`UIApplication.clockHash`).
    public var hash: UInt64
  }

  /// The number of ticks between two hashes that are compared: one second.
  public static let ticksPerCut = 120

  /// The inputs, as the app received them.
  public private(set) var bytes: [UInt8] = []
  /// The points at which hashes are compared, in order.
  public private(set) var cuts: [Cut] = []
  /// The current end of the session.
  public private(set) var end = Cut(place: 0, tick: 0, hash: 0)

  /// Creates an empty session.
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
    end = Cut(place: bytes.count, tick: max(end.tick, tick), hash: hash)
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
    end = moment
  }

  /// Adopts the hash of a build that behaves differently, so that the next build is compared with it.
  public mutating func correct(_ moment: Cut, to hash: UInt64) {
    if let index = cuts.firstIndex(where: { $0.place == moment.place }) { cuts[index].hash = hash }
    if end.place == moment.place { end.hash = hash }
  }
}
