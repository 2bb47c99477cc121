/// A command to the page about a layer: a word for the operation, a word for the layer, then arguments.
///
/// In the descriptions of arguments, `f` is the bits of a Float, `u` an unsigned word, `c` a colour as 0xAARRGGBB, `s`
/// a text (its byte count, then UTF-8 padded to words), and `n×` a repetition whose count is the word before it. The
/// page reads this table when it starts, so the numbers may change.
public enum LayerCommand: UInt32, CaseIterable {
  /// `u` kind: 0 plain, 2 text field, 3 in front of its siblings.
  case create = 1
  /// The element is no longer used.
  case destroy
  /// `u` count, `n×u` the sublayers from back to front; elements that are not listed leave the parent.
  case children
  /// `f×6` a b c d tx ty: the transform of the element's top-left corner in its parent.
  case affine
  /// `f×16` a column-major matrix: the transform of the element's top-left corner in its parent.
  case matrix
  /// `f f` width and height.
  case size
  /// `f` the opacity, 0 … 1.
  case opacity
  /// `u` 1 hides the element.
  case hidden
  /// `c` the background colour.
  case background
  /// `f` radius, `u` corners as bits (1 top-left, 2 top-right, 4 bottom-left, 8 bottom-right).
  case corners
  /// `f` width, `c` colour.
  case border
  /// `c` colour with opacity, `f` radius, `f f` offset.
  case shadow
  /// `u` 1 clips sublayers to the bounds.
  case clip
  /// `u` kind (0 axial, 1 radial, 2 conic), `f×4` start and end, `u` count, `n×(c f)` colours and places 0 … 1; a count
  /// of 0 removes the gradient.
  ///
  /// Points are in unit space and stretch with the element, so lines of equal colour in a diagonal gradient run from
  /// corner to corner. A radial gradient is an ellipse around the start whose half axes are |end − start|. A conic
  /// gradient runs clockwise around the start, from the direction of the end.
  case gradient
  /// `s` SVG path data (empty removes the shape), `c` fill, `c` stroke, `f` line width, `f` miter limit, `u` cap (0
  /// butt, 1 round, 2 square), `u` join (0 miter, 1 round, 2 bevel), `u` 1 even-odd, `f f` start and end of the visible
  /// part of the stroke (0 … 1), `f` dash phase, `u` count, `n×f` dash lengths. It is not clipped to the element's
  /// size.
  case shape
  /// `f` top of the first line, `f` line height, `u` alignment (0 left, 1 centre, 2 right, 3 justified), `u` direction
  /// (1 right to left), `c` shadow colour, `f f` shadow offset, `u` count, `n×(s c u f s)` runs: CSS font, colour,
  /// decoration (1 underline, 2 line through), letter spacing, text.
  ///
  /// Runs follow each other. Lines end only at newlines. A count of 0 removes the text.
  case text
  /// `f f` the width and height for which it was drawn, `u` content mode (0 stretches with the element, 1 fits in it, 2
  /// fills it, 4 keeps its size in the middle, 5 … 12 at top, bottom, left, right, top left, top right, bottom left,
  /// bottom right), `u` count of words, then drawing operations (see `DrawingCommand`).
  ///
  /// A count of 0 removes the picture. The canvas is behind sublayers and text; it is created with the first drawing.
  case drawing
  /// `s` role, `s` label, `s` value, `s` hint, `u` states (see `Semantics`), `f f f` current, least and greatest value.
  case semantics
  /// `u` pointer events: 0 none, 1 armed element (the page acts in its DOM handler), 2 real input, 3 text that can be
  /// selected with a mouse, 4 none, except that a wheel turned with Control belongs to the app.
  case interaction
  /// A text field: `s` value, `s` placeholder, `s` CSS font, `c` text, `c` placeholder, `c` caret, `u` alignment (0 by
  /// the text's direction, 1 left, 2 centre, 3 right), `u` keyboard, `u` return key, `u` capitalization (Apple's
  /// numbers), `u` flags (1 secure, 2 disabled, 4 corrects, 8 checks spelling, 16 right to left), `s` the HTML
  /// attribute `autocomplete`, `f×4` distances from the edges to the text (top, left, bottom, right), `u u` start and
  /// end of the selection in UTF-16 units (all bits set: leave it as it is).
  case field
  /// `u` the layer to copy: this element becomes a picture of that one as it is now.
  case snapshot
  /// `f` perspective distance for the element's own matrix, `u` 1 hides its back.
  case perspective
  /// `u` 1 the element moves in every frame and gets a compositing layer of its own.
  case moving
  /// Puts the element under the root of the page, in front of the elements there; used once for each window.
  case root
  /// `f` the amount of blur behind the element.
  case backdrop
}

/// The words of the commands for the page; it grows as needed and is emptied once per frame.
public struct CommandBuffer {
  /// The words written so far.
  public private(set) var words: [UInt32] = []

  /// Whether layers are omitted, so that equal contents of different layers give equal words.
  private let isAnonymous: Bool

  /// Creates an empty buffer.
  public init() {
    isAnonymous = false
    words.reserveCapacity(4096)
  }

  package init(isAnonymous: Bool) { self.isAnonymous = isAnonymous }

  /// Whether no words have been written since the buffer was emptied.
  public var isEmpty: Bool { words.isEmpty }

  /// Removes all words and keeps the memory.
  public mutating func removeAll() { words.removeAll(keepingCapacity: true) }

  package mutating func put(_ command: LayerCommand, _ layer: Int32) {
    words.append(command.rawValue)
    words.append(isAnonymous ? 0 : UInt32(bitPattern: layer))
  }

  package mutating func put(_ word: UInt32) { words.append(word) }

  package mutating func put(_ flag: Bool) { words.append(flag ? 1 : 0) }

  package mutating func put(_ number: Double) { words.append(Float(number).bitPattern) }

  package mutating func put(_ color: CGColor) { words.append(color.packed) }

  package mutating func put(_ text: String) { words.append(text: text) }

  package mutating func put(contentsOf other: [UInt32]) { words.append(contentsOf: other) }
}

extension [UInt32] {
  /// Appends a text as its byte count and its UTF-8 bytes, padded to words.
  mutating func append(text: String) {
    append(UInt32(text.utf8.count))
    var word: UInt32 = 0
    var shift: UInt32 = 0
    for byte in text.utf8 {
      word |= UInt32(byte) << shift
      shift += 8
      if shift == 32 {
        append(word)
        word = 0
        shift = 0
      }
    }
    if shift > 0 { append(word) }
  }
}

extension LayerCommand {
  /// The names and numbers of the commands for the page: a line `number name` for each.
  public static var table: String {
    allCases.reduce("") { $0 + "\($1.rawValue) \($1.name)\n" }
  }

  /// The command's name in the page's table.
  package var name: String {
    switch self {
    case .create: "create"
    case .destroy: "destroy"
    case .children: "children"
    case .affine: "affine"
    case .matrix: "matrix"
    case .size: "size"
    case .opacity: "opacity"
    case .hidden: "hidden"
    case .background: "background"
    case .corners: "corners"
    case .border: "border"
    case .shadow: "shadow"
    case .clip: "clip"
    case .gradient: "gradient"
    case .shape: "shape"
    case .text: "text"
    case .drawing: "drawing"
    case .semantics: "semantics"
    case .interaction: "interaction"
    case .field: "field"
    case .snapshot: "snapshot"
    case .perspective: "perspective"
    case .moving: "moving"
    case .root: "root"
    case .backdrop: "backdrop"
    }
  }
}
