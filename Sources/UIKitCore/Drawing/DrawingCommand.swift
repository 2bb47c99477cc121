/// An operation of a recorded drawing, which the page carries out on a canvas: a word for the operation, then its
/// arguments.
///
/// Arguments are written as in `LayerCommand`. Coordinates are in points, under the current transform. Colours are
/// multiplied by the opacity. The page reads this table when it starts, so the numbers may change.
public enum DrawingCommand: UInt32, CaseIterable {
  /// Saves the state: transform, clip, colours, tint, line, opacity, blend mode, shadow.
  case save = 1
  /// Restores the state that was saved last.
  case restore
  /// `f×6` a b c d tx ty, applied before the current transform.
  case transform
  /// `c` the colour of fills.
  case fillColor
  /// `c` the colour of strokes.
  case strokeColor
  /// `c` the tint. Until `restore`, later colours take its red, green and blue, and keep their opacity times the
  /// tint's.
  case tint
  /// `f f` adds a line to a point.
  case lineWidth
  /// `u` the ends of lines: 0 butt, 1 round, 2 square.
  case lineCap
  /// `u` the corners of lines: 0 miter, 1 round, 2 bevel.
  case lineJoin
  /// `f` the miter limit.
  case miterLimit
  /// `f` phase, `u` count, `n×f` lengths; a count of 0 draws solid lines.
  case lineDash
  /// `f` the opacity, 0 … 1.
  case alpha
  /// `s` the blend mode, by the canvas's name; `source-over` at first.
  case mixing
  /// `c` colour, `f` blur, `f f` offset, in points whatever the transform is; a transparent colour ends the shadow.
  case shadow
  /// Starts an empty path.
  case beginPath
  /// `f f` starts a subpath at a point.
  case move
  /// `f f` adds a straight line to a point.
  case line
  /// `f×4` adds a quadratic curve: control point, end.
  case quadCurve
  /// `f×6` adds a cubic curve: two control points, end.
  case curve
  /// Closes the subpath.
  case closePath
  /// `u` 1 even-odd, 0 winding; fills the path, which stays.
  case fill
  /// Strokes the path, which stays.
  case stroke
  /// `u` 1 even-odd, 0 winding; clips to the path.
  case clip
  /// `f×4` x y width height; fills the rectangle and leaves the path unchanged.
  case fillRect
  /// `f×4` x y width height; strokes the rectangle and leaves the path unchanged.
  case strokeRect
  /// `f×4` x y width height; makes the rectangle transparent.
  case clearRect
  /// `f×4` start and end, `u` count, `n×(c f)` colours and places 0 … 1; fills the clipping area.
  case linearGradient
  /// `f×6` centre and radius of the first circle and of the second, `u` count, `n×(c f)` colours and places; fills the
  /// clipping area.
  case radialGradient
  /// `f f` left end of the baseline, `s` CSS font, `f` letter spacing, `s` one line of text; draws it in the fill
  /// colour.
  case fillText
  /// The same arguments as `fillText`; draws outlines in the stroke colour.
  case strokeText
}

extension DrawingCommand {
  /// The names and numbers of the operations for the page: a line `number name` for each.
  public static var table: String {
    allCases.reduce("") { $0 + "\($1.rawValue) \($1.name)\n" }
  }

  /// The operation's name in the page's table.
  package var name: String {
    switch self {
    case .save: "save"
    case .restore: "restore"
    case .transform: "transform"
    case .fillColor: "fillColor"
    case .strokeColor: "strokeColor"
    case .tint: "tint"
    case .lineWidth: "lineWidth"
    case .lineCap: "lineCap"
    case .lineJoin: "lineJoin"
    case .miterLimit: "miterLimit"
    case .lineDash: "lineDash"
    case .alpha: "alpha"
    case .mixing: "mixing"
    case .shadow: "shadow"
    case .beginPath: "beginPath"
    case .move: "move"
    case .line: "line"
    case .quadCurve: "quadCurve"
    case .curve: "curve"
    case .closePath: "closePath"
    case .fill: "fill"
    case .stroke: "stroke"
    case .clip: "clip"
    case .fillRect: "fillRect"
    case .strokeRect: "strokeRect"
    case .clearRect: "clearRect"
    case .linearGradient: "linearGradient"
    case .radialGradient: "radialGradient"
    case .fillText: "fillText"
    case .strokeText: "strokeText"
    }
  }
}
