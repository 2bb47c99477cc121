import CCaromVector

/// The velocities of eight bodies.
struct BodyLanes {
  var velocityX: Lanes
  var velocityY: Lanes
  var spin: Lanes
  /// The flags, loaded and stored unchanged.
  private var rest: Lanes

  @inline(__always) init(_ states: UnsafeMutablePointer<BodyState>, _ offsets: UnsafePointer<UInt32>) {
    velocityX = Lanes(0)
    velocityY = velocityX
    spin = velocityX
    rest = velocityX
    cv_gather(states, offsets, &velocityX.v, &velocityY.v, &spin.v, &rest.v)
  }

  @inline(__always) func store(_ states: UnsafeMutablePointer<BodyState>, _ offsets: UnsafePointer<UInt32>) {
    cv_scatter(states, offsets, velocityX.v, velocityY.v, spin.v, rest.v)
  }
}

/// The displacements and rotations of eight bodies since the step began.
struct MoveLanes {
  private(set) var x: Lanes
  private(set) var y: Lanes
  private(set) var cosine: Lanes
  private(set) var sine: Lanes

  @inline(__always) init(_ states: UnsafeMutablePointer<BodyState>, _ offsets: UnsafePointer<UInt32>) {
    x = Lanes(0)
    y = x
    cosine = x
    sine = x
    cv_gather(UnsafeRawPointer(states) + 16, offsets, &x.v, &y.v, &cosine.v, &sine.v)
  }

  @inline(__always) func store(_ states: UnsafeMutablePointer<BodyState>, _ offsets: UnsafePointer<UInt32>) {
    cv_scatter(UnsafeMutableRawPointer(states) + 16, offsets, x.v, y.v, cosine.v, sine.v)
  }

  /// Adds a small displacement and a small rotation, as `Rotation.turned(by:)` does.
  @inline(__always) mutating func advance(_ wayX: Lanes, _ wayY: Lanes, turn: Lanes) {
    x += wayX
    y += wayY
    let angle = Lanes.greatest(Lanes(-0.5), Lanes.least(Lanes(0.5), turn))
    let one = Lanes(1)
    let t = Lanes(0.5) * angle * (one + angle * angle * Lanes(1 / 12))
    let k = one / (one + t * t)
    let c = (one - t * t) * k
    let s = Lanes(2) * t * k
    let turned = cosine * c - sine * s
    sine = sine * c + cosine * s
    cosine = turned
  }
}
