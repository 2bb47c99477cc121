/// The session so far: all inputs that the app has received, and what moved at some of its moments.
///
/// A build that comes later receives the same inputs, and its hashes tell up to where it does the same.
public struct SessionLog: Sendable {
  /// A moment at which the session can be cut: the inputs before `place` lead to the end of `tick`.
  public struct Cut: Sendable, Equatable {
    public var place: Int
    public var tick: Int
    /// The hash of all that moves (`UIApplication.clockHash`).
    public var hash: UInt64
  }

  /// Apart by this many ticks are the moments that are compared: a second.
  public static let ticksPerCut = 120

  /// The inputs, as the app received them.
  public private(set) var bytes: [UInt8] = []
  /// The moments that are compared, in their order.
  public private(set) var cuts: [Cut] = []
  /// The last tick that has run.
  public private(set) var tick = 0

  /// A session that has not begun.
  public init() {}

  /// Whether nothing has come yet.
  public var isEmpty: Bool { bytes.isEmpty }

  /// Whether the hash is wanted after inputs that lead to a tick: once in a second. It is asked for before they are sent.
  public var wantsHash: Bool { tick >= (cuts.last?.tick ?? 0) + SessionLog.ticksPerCut }

  /// Keeps inputs that the app has received.
  ///
  /// - Parameters:
  ///   - inputs: Whole inputs.
  ///   - tick: The last tick that they ran.
  ///   - hash: The hash after them; nil where it was not asked for.
  public mutating func append(_ inputs: some Sequence<UInt8>, tick: Int, hash: UInt64?) {
    bytes.append(contentsOf: inputs)
    self.tick = max(self.tick, tick)
    if let hash { cuts.append(Cut(place: bytes.count, tick: tick, hash: hash)) }
  }

  /// The next part to give to a fresh app that has received the inputs before `place`: up to a moment that is compared, or all that is left.
  public func part(from place: Int) -> (bytes: ArraySlice<UInt8>, end: Cut?) {
    let next = cuts.first { $0.place > place }
    return (bytes[min(place, bytes.count)..<(next?.place ?? bytes.count)], next)
  }

  /// Forgets what comes after a place, at which the session was once.
  public mutating func cut(at place: Int) {
    bytes.removeSubrange(min(place, bytes.count)...)
    cuts.removeAll { $0.place > place }
    tick = cuts.last?.tick ?? 0
  }

  /// Takes the hashes of a build that goes another way from the moment `index` on.
  public mutating func replaceHash(of index: Int, by hash: UInt64) { cuts[index].hash = hash }
}
