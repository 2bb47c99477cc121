import CaromGeometry

/// A layer that shows a text, from the top of its bounds downwards.
///
///     let caption = CATextLayer()
///     caption.string = "Lap \(count)"
///     caption.fontSize = 17
///     caption.foregroundColor = UIColor.label.cgColor
///     caption.frame = CGRect(x: 0, y: 0, width: 120, height: 22)
///     view.layer.addSublayer(caption)
///
/// Screen readers do not read it: give the view around it an `accessibilityLabel`. Its font size and color change
/// immediately, even inside animation blocks.
open class CATextLayer: CALayer {
  #if hasFeature(Embedded)
    /// The text, plain or with attributes; nil by default.
    public final var string: CATextLayerString? { didSet { contentChanged() } }
    private final var text: CATextLayerString? { string }
  #else
    /// The text: a `String`, an `NSAttributedString` or a `CATextLayerString`; nil by default. Other values are diagnosed
    /// and show nothing.
    public final var string: Any? {
      didSet {
        text =
          (string as? CATextLayerString) ?? (string as? String).map { .text($0) }
          ?? (string as? NSAttributedString).map { .attributed($0) }
        if string != nil, text == nil {
          UIApplication.shared.diagnose(
            "CATextLayer \(id): string is not a text; set a String or an NSAttributedString.")
        }
        contentChanged()
      }
    }
    private final var text: CATextLayerString?
  #endif

  /// The font of a plain text; its size has no effect. Nil, the default, means the system font. Objects that are not a
  /// `UIFont` are ignored.
  public final var font: AnyObject? { didSet { contentChanged() } }
  /// The size of a plain text, in points; 36 by default. Sizes that are not positive and finite show nothing.
  public final var fontSize: CGFloat = 36 { didSet { contentChanged() } }
  /// The color of a plain text; white by default, and nil shows nothing.
  public final var foregroundColor: CGColor? = .white { didSet { contentChanged() } }
  /// Whether lines break at the width of the bounds; false by default.
  public final var isWrapped = false { didSet { contentChanged() } }
  /// Where the last line is truncated if the text does not fit; nowhere by default.
  public final var truncationMode = CATextLayerTruncationMode.none { didSet { contentChanged() } }
  /// How the lines are aligned; `natural` by default.
  public final var alignmentMode = CATextLayerAlignmentMode.natural { didSet { contentChanged() } }
  /// Has no effect: the browser decides how letters are smoothed. True by default.
  public final var allowsFontSubpixelQuantization = true
  private final var isShown = false

  open override class var kind: String { "CATextLayer" }

  private final func contentChanged() { markDirty(.content) }

  /// The runs of the text, with default font and color for those that have none.
  private final var runs: [TextRun] {
    switch text {
    case .attributed(let attributed): return attributed.runs
    case .text(let plain):
      guard fontSize > 0, fontSize.isFinite, let foregroundColor, !plain.utf8.isEmpty else { return [] }
      let font = (font as? UIFont)?.withSize(fontSize) ?? UIFont.systemFont(ofSize: fontSize)
      return [TextRun(text: plain, attributes: TextAttributes(font: font, color: UIColor(cgColor: foregroundColor)))]
    case nil: return []
    }
  }

  package override var redrawsOnResize: Bool { true }

  package override func seenCopy() -> CALayer {
    let copy = CATextLayer()
    copy.string = string
    copy.font = font
    copy.fontSize = fontSize
    copy.foregroundColor = foregroundColor
    copy.isWrapped = isWrapped
    copy.truncationMode = truncationMode
    copy.alignmentMode = alignmentMode
    return copy
  }

  package override func commitContent(into commands: inout CommandBuffer) {
    super.commitContent(into: &commands)
    let runs = runs
    guard commands.needsContent(isEmpty: runs.isEmpty, &isShown) else { return }
    let traits = UITraitCollection.current
    let shortens = truncationMode != .none
    let wraps = isWrapped && bounds.width > 0
    let layout =
      wraps || shortens
      ? TextLayout.fitting(
        runs, in: bounds.size, lines: wraps ? 0 : 1, breaking: shortens ? truncationMode.breaking : .byWordWrapping,
        leastScale: 1)
      : TextLayout(runs)
    // Text is centered vertically, so the height of its lines is passed to put it at the top.
    let size = CGSize(width: bounds.width, height: layout.size.height)
    commands.put(
      layout, layer: id, in: size, alignment: alignmentMode.alignment,
      isRightToLeft: traits.layoutDirection == .rightToLeft, scale: traits.displayScale, shadow: nil
    ) { ($0.color ?? .black).resolved(for: traits) }
  }
}

/// The text of a text layer, plain or attributed. A string literal, with or without interpolations, is a plain text.
public enum CATextLayerString: ExpressibleByStringInterpolation {
  /// A text in the layer's own font and color.
  case text(String)
  /// A text with its own attributes.
  case attributed(NSAttributedString)

  /// Creates a text from a literal.
  public init(stringLiteral value: String) { self = .text(value) }
}

/// Where a text layer truncates its last line: nowhere, or at the start, the end or the middle.
public enum CATextLayerTruncationMode: Sendable {
  /// The text is not shortened, or shortened at the beginning, the end, or in the middle.
  case none, start, end, middle

  var breaking: NSLineBreakMode {
    switch self {
    case .none: .byClipping
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    }
  }
}

/// How a text layer aligns its lines; see `NSTextAlignment`.
public enum CATextLayerAlignmentMode: Sendable {
  /// By the writing direction, at the left, at the right, in the center, or filling each line.
  case natural, left, right, center, justified

  var alignment: NSTextAlignment {
    switch self {
    case .natural: .natural
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    }
  }
}
