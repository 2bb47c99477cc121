import Geometry

/// A layer filled with a gradient, behind its sublayers and within its corners.
open class CAGradientLayer: CALayer {
  /// The colours in order; without at least one nothing is filled.
  public final var colors: [CGColor]? { didSet { changed(colors != oldValue) } }
  /// A place between 0 and 1 for each colour; spread evenly without them.
  public final var locations: [CGFloat]? { didSet { changed(locations != oldValue) } }
  /// Where the first colour is, in units of the size; the middle of the top at first.
  public final var startPoint = CGPoint(x: 0.5, y: 0) { didSet { changed(startPoint != oldValue) } }
  /// Where the last colour is, in units of the size; the middle of the bottom at first.
  public final var endPoint = CGPoint(x: 0.5, y: 1) { didSet { changed(endPoint != oldValue) } }
  public final var type = CAGradientLayerType.axial { didSet { changed(type != oldValue) } }
  private final var isShown = false

  open override class var kind: String { "CAGradientLayer" }

  private final func changed(_ isDifferent: Bool) { if isDifferent { markDirty(.content) } }

  package override func commitContent(into commands: inout CommandBuffer) {
    super.commitContent(into: &commands)
    let stops = startPoint.isFinite && endPoint.isFinite ? CGGradient.stops(colors ?? [], locations) : []
    guard isShown || !stops.isEmpty else { return }
    isShown = !stops.isEmpty
    commands.put(.gradient, id)
    commands.put(UInt32(type.rawValue))
    for number in [startPoint.x, startPoint.y, endPoint.x, endPoint.y] { commands.put(stops.isEmpty ? 0 : number) }
    commands.put(UInt32(stops.count))
    for stop in stops {
      commands.put(stop.color)
      commands.put(stop.place)
    }
  }
}

/// What a gradient's colours follow: a line, a growing ellipse, or a turn about a point.
public enum CAGradientLayerType: UInt8 { case axial, radial, conic }
