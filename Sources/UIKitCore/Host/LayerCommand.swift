import CaromGeometry

/// A command to the page about a layer. Each is a word for its number, a word for the layer, then its fields.
///
/// `visit` describes the fields; the writer, the page's reader and the printed lines are derived from it. The page
/// receives the table at its start and refuses one for which it lacks handlers (`web/layers.js`). Recorded hashes
/// include the words of texts, drawings, gradients, shapes and fields, so their numbers and order must not change; new
/// commands come last.
package enum LayerCommand {
  /// Creates the element. Kind: 0 plain, 2 text field, 3 in front of its siblings.
  case create(kind: UInt32)
  /// Deletes the element; no later command refers to it.
  case destroy
  /// The sublayers from back to front; elements that are not listed are removed from the parent.
  case children(layers: [Int32])
  /// The element's top-left corner in its parent.
  case affine(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double)
  /// The same for a 3D transform.
  case matrix(matrix: CATransform3D)
  case size(width: Double, height: Double)
  /// 0 … 1.
  case opacity(opacity: Double)
  case hidden(isHidden: Bool)
  case background(color: CGColor)
  /// Corners as bits: 1 top-left, 2 top-right, 4 bottom-left, 8 bottom-right.
  case corners(radius: Double, corners: UInt32)
  case border(width: Double, color: CGColor)
  /// The color has the shadow's opacity; `x` and `y` are its offset.
  case shadow(color: CGColor, radius: Double, x: Double, y: Double)
  /// Whether sublayers are clipped to the bounds.
  case clip(clips: Bool)
  /// SVG path data in the layer's coordinates, outside of which the element and its sublayers are invisible. `has` is
  /// false if there is no mask; a mask with an empty path hides everything.
  case mask(has: Bool, path: String, isEvenOdd: Bool)
  /// Kind: 0 axial, 1 radial, 2 conic. Locations are 0 … 1; without stops the gradient is removed. Points are in unit
  /// space and stretch with the element, so that the lines of equal color in a diagonal gradient run from corner to
  /// corner; a radial one is an ellipse about start whose half axes are |end − start|; a conic one turns clockwise
  /// about start from the direction of end.
  case gradient(kind: UInt32, startX: Double, startY: Double, endX: Double, endY: Double, stops: [CGGradient.Stop])
  /// SVG path data; an empty path removes the shape. Cap: 0 butt, 1 round, 2 square; join: 0 miter, 1 round, 2 bevel.
  /// The stroke is visible from `start` to `end`, as fractions of its length. Not clipped to the element's size.
  case shape(
    path: String, fill: CGColor, stroke: CGColor, width: Double, miterLimit: Double, cap: UInt32, join: UInt32,
    isEvenOdd: Bool, start: Double, end: Double, dashPhase: Double, dashes: [Double])
  /// Alignment: 0 left, 1 center, 2 right, 3 justified. `top` is that of the first line. Runs follow each other; a
  /// newline ends a line, and nothing else may break one. Without runs the text is removed.
  case text(
    top: Double, lineHeight: Double, alignment: UInt32, isRightToLeft: Bool, shadowColor: CGColor, shadowX: Double,
    shadowY: Double, runs: [PageRun])
  /// The size that the drawing was made for, and the operations, which `DrawingCommand` describes. Without operations
  /// the picture is removed. Content mode: 0 stretches with the element, 1 fits in it, 2 fills it, 4 keeps its size in
  /// the middle, 5 … 12 keeps it at top, bottom, left, right, top left, top right, bottom left, bottom right. The
  /// canvas lies behind sublayers and text, and is created with the first drawing.
  case drawing(width: Double, height: Double, mode: UInt32, operations: [UInt32])
  /// States: see `Semantics`. The numbers are the value and the limits of a range.
  case semantics(
    role: String, label: String, value: String, hint: String, states: UInt32, now: Double, least: Double,
    greatest: Double)
  /// Pointer events: 0 none, 1 armed element (the page acts in its DOM handler), 2 real input, 3 text that a mouse may
  /// select, 4 none, but the app receives two-finger gestures and a wheel turned with Control, 5 none, but the app
  /// receives two-finger gestures.
  case interaction(kind: UInt32)
  /// A text field. Alignment: 0 by the text's direction, 1 left, 2 center, 3 right; keyboard, return key and capitals:
  /// Apple's numbers; flags: 1 secure, 2 disabled, 4 corrects, 8 checks spelling, 16 right to left, 32 several lines;
  /// purpose: the value of HTML's `autocomplete`; then the distances from the edges to the text, and the selection in
  /// UTF-16 units (all bits: as it is).
  case field(
    value: String, placeholder: String, font: String, color: CGColor, placeholderColor: CGColor, caretColor: CGColor,
    alignment: UInt32, keyboard: UInt32, returnKey: UInt32, capitals: UInt32, flags: UInt32, purpose: String,
    top: Double, left: Double, bottom: Double, right: Double, selectionStart: UInt32, selectionEnd: UInt32)
  /// Makes this element a snapshot of that layer's element as it is now.
  case snapshot(layer: Int32)
  /// The viewing distance of the perspective in the element's own matrix, 0 for none; and whether its back is hidden.
  case perspective(distance: Double, hidesBack: Bool)
  /// Adds the element to the root of the page, in front of the others; sent once for each window.
  case root
  /// Blur of what is behind the element.
  case backdrop(radius: Double)

  /// The commands' numbers.
  package enum Kind: UInt32, CaseIterable {
    case create = 1
    case destroy, children, affine, matrix, size, opacity, hidden, background, corners, border, shadow, clip, gradient
    case shape, text, drawing, semantics, interaction, field, snapshot, perspective, root, backdrop, mask
  }

  /// A run of equal looks in a `text`: CSS font, decoration as bits (1 underline, 2 line through), letter spacing.
  package struct PageRun {
    let font: String
    let color: CGColor
    let decoration: UInt32
    let spacing: Double
    let text: String
  }

  /// Shows the command's number, name and fields, in the order of the words.
  @inline(__always)
  package func visit<V: CommandVisitor>(_ visitor: inout V) {
    switch self {
    case .create(let kind):
      visitor.begin(Kind.create.rawValue, "create")
      visitor.word("kind", kind)
    case .destroy:
      visitor.begin(Kind.destroy.rawValue, "destroy")
    case .children(let layers):
      visitor.begin(Kind.children.rawValue, "children")
      visitor.list("layers", layers) { $0.layer("layer", $1) }
    case .affine(let a, let b, let c, let d, let tx, let ty):
      visitor.begin(Kind.affine.rawValue, "affine")
      visitor.number("a", a)
      visitor.number("b", b)
      visitor.number("c", c)
      visitor.number("d", d)
      visitor.number("tx", tx)
      visitor.number("ty", ty)
    case .matrix(let matrix):
      visitor.begin(Kind.matrix.rawValue, "matrix")
      visitor.matrix("matrix", matrix)
    case .size(let width, let height):
      visitor.begin(Kind.size.rawValue, "size")
      visitor.number("width", width)
      visitor.number("height", height)
    case .opacity(let opacity):
      visitor.begin(Kind.opacity.rawValue, "opacity")
      visitor.number("opacity", opacity)
    case .hidden(let isHidden):
      visitor.begin(Kind.hidden.rawValue, "hidden")
      visitor.flag("isHidden", isHidden)
    case .background(let color):
      visitor.begin(Kind.background.rawValue, "background")
      visitor.color("color", color)
    case .corners(let radius, let corners):
      visitor.begin(Kind.corners.rawValue, "corners")
      visitor.number("radius", radius)
      visitor.word("corners", corners)
    case .border(let width, let color):
      visitor.begin(Kind.border.rawValue, "border")
      visitor.number("width", width)
      visitor.color("color", color)
    case .shadow(let color, let radius, let x, let y):
      visitor.begin(Kind.shadow.rawValue, "shadow")
      visitor.color("color", color)
      visitor.number("radius", radius)
      visitor.number("x", x)
      visitor.number("y", y)
    case .mask(let has, let path, let isEvenOdd):
      visitor.begin(Kind.mask.rawValue, "mask")
      visitor.flag("has", has)
      visitor.text("path", path)
      visitor.flag("isEvenOdd", isEvenOdd)
    case .clip(let clips):
      visitor.begin(Kind.clip.rawValue, "clip")
      visitor.flag("clips", clips)
    case .gradient, .shape, .text, .drawing: visitContent(&visitor)
    case .semantics, .field: visitMeaning(&visitor)
    case .interaction(let kind):
      visitor.begin(Kind.interaction.rawValue, "interaction")
      visitor.word("kind", kind)
    case .snapshot(let layer):
      visitor.begin(Kind.snapshot.rawValue, "snapshot")
      visitor.layer("layer", layer)
    case .perspective(let distance, let hidesBack):
      visitor.begin(Kind.perspective.rawValue, "perspective")
      visitor.number("distance", distance)
      visitor.flag("hidesBack", hidesBack)
    case .root:
      visitor.begin(Kind.root.rawValue, "root")
    case .backdrop(let radius):
      visitor.begin(Kind.backdrop.rawValue, "backdrop")
      visitor.number("radius", radius)
    }
  }

  private func visitContent<V: CommandVisitor>(_ visitor: inout V) {
    switch self {
    case .gradient(let kind, let startX, let startY, let endX, let endY, let stops):
      visitor.begin(Kind.gradient.rawValue, "gradient")
      visitor.word("kind", kind)
      visitor.number("startX", startX)
      visitor.number("startY", startY)
      visitor.number("endX", endX)
      visitor.number("endY", endY)
      visitor.list("stops", stops) { $1.visit(&$0) }
    case .shape(
      let path, let fill, let stroke, let width, let miterLimit, let cap, let join, let isEvenOdd, let start, let end,
      let dashPhase, let dashes):
      visitor.begin(Kind.shape.rawValue, "shape")
      visitor.text("path", path)
      visitor.color("fill", fill)
      visitor.color("stroke", stroke)
      visitor.number("width", width)
      visitor.number("miterLimit", miterLimit)
      visitor.word("cap", cap)
      visitor.word("join", join)
      visitor.flag("isEvenOdd", isEvenOdd)
      visitor.number("start", start)
      visitor.number("end", end)
      visitor.number("dashPhase", dashPhase)
      visitor.list("dashes", dashes) { $0.number("length", $1) }
    case .text(
      let top, let lineHeight, let alignment, let isRightToLeft, let shadowColor, let shadowX, let shadowY, let runs):
      visitor.begin(Kind.text.rawValue, "text")
      visitor.number("top", top)
      visitor.number("lineHeight", lineHeight)
      visitor.word("alignment", alignment)
      visitor.flag("isRightToLeft", isRightToLeft)
      visitor.color("shadowColor", shadowColor)
      visitor.number("shadowX", shadowX)
      visitor.number("shadowY", shadowY)
      visitor.list("runs", runs) { visitor, run in
        visitor.text("font", run.font)
        visitor.color("color", run.color)
        visitor.word("decoration", run.decoration)
        visitor.number("spacing", run.spacing)
        visitor.text("text", run.text)
      }
    case .drawing(let width, let height, let mode, let operations):
      visitor.begin(Kind.drawing.rawValue, "drawing")
      visitor.number("width", width)
      visitor.number("height", height)
      visitor.word("mode", mode)
      visitor.words("operations", operations)
    default: break
    }
  }

  private func visitMeaning<V: CommandVisitor>(_ visitor: inout V) {
    switch self {
    case .semantics(let role, let label, let value, let hint, let states, let now, let least, let greatest):
      visitor.begin(Kind.semantics.rawValue, "semantics")
      visitor.text("role", role)
      visitor.text("label", label)
      visitor.text("value", value)
      visitor.text("hint", hint)
      visitor.word("states", states)
      visitor.number("now", now)
      visitor.number("least", least)
      visitor.number("greatest", greatest)
    case .field(
      let value, let placeholder, let font, let color, let placeholderColor, let caretColor, let alignment,
      let keyboard, let returnKey, let capitals, let flags, let purpose, let top, let left, let bottom, let right,
      let selectionStart, let selectionEnd):
      visitor.begin(Kind.field.rawValue, "field")
      visitor.text("value", value)
      visitor.text("placeholder", placeholder)
      visitor.text("font", font)
      visitor.color("color", color)
      visitor.color("placeholderColor", placeholderColor)
      visitor.color("caretColor", caretColor)
      visitor.word("alignment", alignment)
      visitor.word("keyboard", keyboard)
      visitor.word("returnKey", returnKey)
      visitor.word("capitals", capitals)
      visitor.word("flags", flags)
      visitor.text("purpose", purpose)
      visitor.number("top", top)
      visitor.number("left", left)
      visitor.number("bottom", bottom)
      visitor.number("right", right)
      visitor.word("selectionStart", selectionStart)
      visitor.word("selectionEnd", selectionEnd)
    default: break
    }
  }
}

extension CGGradient.Stop {
  /// Shows its fields.
  func visit<V: CommandVisitor>(_ visitor: inout V) {
    visitor.color("color", color)
    visitor.number("place", place)
  }

  /// An example row for the table.
  static let example = CGGradient.Stop(color: .black, place: 0)
}

extension LayerCommand.Kind {
  /// A command of the kind, every list with one row, for the table.
  package var example: LayerCommand {
    let black = CGColor.black
    return switch self {
    case .create: .create(kind: 0)
    case .destroy: .destroy
    case .children: .children(layers: [0])
    case .affine: .affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    case .matrix: .matrix(matrix: CATransform3DIdentity)
    case .size: .size(width: 0, height: 0)
    case .opacity: .opacity(opacity: 1)
    case .hidden: .hidden(isHidden: false)
    case .background: .background(color: black)
    case .corners: .corners(radius: 0, corners: 15)
    case .border: .border(width: 0, color: black)
    case .shadow: .shadow(color: black, radius: 0, x: 0, y: 0)
    case .clip: .clip(clips: false)
    case .mask: .mask(has: true, path: "", isEvenOdd: false)
    case .gradient: .gradient(kind: 0, startX: 0, startY: 0, endX: 1, endY: 1, stops: [.example])
    case .shape:
      .shape(
        path: "", fill: black, stroke: black, width: 1, miterLimit: 10, cap: 0, join: 0, isEvenOdd: false, start: 0,
        end: 1, dashPhase: 0, dashes: [1])
    case .text:
      .text(
        top: 0, lineHeight: 0, alignment: 0, isRightToLeft: false, shadowColor: black, shadowX: 0, shadowY: 0,
        runs: [LayerCommand.PageRun(font: "", color: black, decoration: 0, spacing: 0, text: "")])
    case .drawing: .drawing(width: 0, height: 0, mode: 0, operations: [])
    case .semantics:
      .semantics(role: "", label: "", value: "", hint: "", states: 0, now: 0, least: 0, greatest: 0)
    case .interaction: .interaction(kind: 0)
    case .field:
      .field(
        value: "", placeholder: "", font: "", color: black, placeholderColor: black, caretColor: black, alignment: 0,
        keyboard: 0, returnKey: 0, capitals: 0, flags: 0, purpose: "", top: 0, left: 0, bottom: 0, right: 0,
        selectionStart: 0, selectionEnd: 0)
    case .snapshot: .snapshot(layer: 0)
    case .perspective: .perspective(distance: 0, hidesBack: false)
    case .root: .root
    case .backdrop: .backdrop(radius: 0)
    }
  }

  /// The command as it is described, for printing commands.
  @inline(never)
  package var entry: CommandEntry { CommandEntry { example.visit(&$0) } }

  /// Its line of the page's table.
  @inline(never)
  var line: String { CommandTablePrinter.line { example.visit(&$0) } }
}
