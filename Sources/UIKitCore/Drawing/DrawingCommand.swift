/// What a recorded drawing tells the page to do on its canvas; each operation is a word, then its arguments.
///
/// Arguments are written as in `LayerCommand`; coordinates are points, under the transform in force. Colours and opacity
/// multiply. The page reads this table at start, so numbers may change.
public enum DrawingCommand: UInt32, CaseIterable {
  /// Remembers the state: transform, clip, colours, tint, line, opacity, mixing, shadow.
  case save = 1
  /// Goes back to the state remembered last.
  case restore
  /// `f×6` a b c d tx ty, applied before the transform in force.
  case transform
  /// `c`
  case fillColor
  /// `c`
  case strokeColor
  /// `c` Colours that follow keep their opacity, times this one's, and take this hue; until `restore`.
  case tint
  /// `f` points.
  case lineWidth
  /// `u` 0 butt, 1 round, 2 square.
  case lineCap
  /// `u` 0 miter, 1 round, 2 bevel.
  case lineJoin
  /// `f`
  case miterLimit
  /// `f` phase, `u` count, `n×f` lengths; none draws whole lines.
  case lineDash
  /// `f` 0 … 1.
  case alpha
  /// `s` the canvas's name of the way of mixing, `source-over` at first.
  case mixing
  /// `c` colour, `f` blur, `f f` offset, in points whatever the transform; a colour of no opacity ends it.
  case shadow
  /// Begins an empty path.
  case beginPath
  /// `f f`
  case move
  /// `f f`
  case line
  /// `f×4` control point, end.
  case quadCurve
  /// `f×6` two control points, end.
  case curve
  case closePath
  /// `u` 1 even-odd; the path stays.
  case fill
  /// The path stays.
  case stroke
  /// `u` 1 even-odd.
  case clip
  /// `f×4` x y width height; the path stays as it was.
  case fillRect
  /// `f×4`
  case strokeRect
  /// `f×4` Makes the rectangle transparent.
  case clearRect
  /// `f×4` start and end, `u` count, `n×(c f)` colours and places 0 … 1: fills the clip.
  case linearGradient
  /// `f×6` centre and radius of the first circle and of the second, `u` count, `n×(c f)`: fills the clip.
  case radialGradient
  /// `f f` left end of the baseline, `s` CSS font, `f` letter spacing, `s` one line of text, in the fill colour.
  case fillText
  /// The same, as outlines in the stroke colour.
  case strokeText
}

extension DrawingCommand {
  /// The operations' names and numbers for the page: a line `number name` each.
  public static var table: String {
    allCases.reduce("") { $0 + "\($1.rawValue) \($1.name)\n" }
  }

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
