import CaromGeometry

/// One or more lines of text.
open class UILabel: UIView {
  // MARK: Content

  /// The text; setting it forgets `attributedText`.
  open var text: String? {
    get { storedText }
    set {
      if attributed == nil, let newValue, storedText?.hasSameBytes(as: newValue) == true { return }
      storedText = newValue
      attributed = nil
      contentChanged()
    }
  }
  private final var storedText: String?

  /// The text with fonts and colours of its own; what it leaves open the label decides.
  open var attributedText: NSAttributedString? {
    get {
      attributed
        ?? storedText.map { NSAttributedString(string: $0, attributes: [.font: font, .foregroundColor: textColor]) }
    }
    set {
      attributed = newValue.map { NSAttributedString(attributedString: $0) }
      storedText = newValue?.string
      contentChanged()
    }
  }
  private final var attributed: NSAttributedString?

  // MARK: Look

  /// The system's in 17 pt at first; nil sets that again.
  open var font: UIFont! {
    get { storedFont }
    set {
      storedFont = newValue ?? UIFont.systemFont(ofSize: UIFont.labelFontSize)
      followTextSize()
      contentChanged()
    }
  }
  private final var storedFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  /// `UIColor.label` at first; nil sets that again.
  open var textColor: UIColor! {
    get { storedColor }
    set {
      storedColor = newValue ?? .label
      layer.markDirty(.content)
    }
  }
  private final var storedColor = UIColor.label

  open var textAlignment = NSTextAlignment.natural { didSet { layer.markDirty(.content) } }
  open var shadowColor: UIColor? { didSet { layer.markDirty(.content) } }
  /// Points; one up at first, as on Apple's systems.
  open var shadowOffset = CGSize(width: 0.0, height: -1.0) { didSet { layer.markDirty(.content) } }
  /// What replaces `textColor` while the label is highlighted.
  open var highlightedTextColor: UIColor? { didSet { layer.markDirty(.content) } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { layer.markDirty(.content) } } }
  /// A disabled label is dimmed to two fifths.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { layer.markDirty([.content, .semantics]) } }
  }

  // MARK: Lines

  /// At most so many lines; 1 at first, 0 is as many as there is room for.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentChanged() } } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentChanged() } }
  }
  /// Whether the font shrinks, down to `minimumScaleFactor`, before text is cut.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { contentChanged() } }
  }
  /// The least part of the size that fitting may leave; 0, the default, is down to 4 pt.
  open var minimumScaleFactor: CGFloat = 0 { didSet { if minimumScaleFactor != oldValue { contentChanged() } } }
  /// Whether fonts of a text style or of `UIFontMetrics` follow the person's text size; false at first.
  open var adjustsFontForContentSizeCategory = false { didSet { if followTextSize() { contentChanged() } } }
  /// The width at which lines break for `intrinsicContentSize`, points; 0 is without limit.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentChanged() } }
  }
  /// Accepted; a shrunk text is always centred.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Accepted; letters are never moved closer.
  open var allowsDefaultTighteningForTruncation = false

  // MARK: Making

  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeStaticText()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeStaticText()
  }

  private final func becomeStaticText() {
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  open override class var kind: String { "UILabel" }

  /// What was set, or else the text.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  package override var breaksLines: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
  package override var firstBaselineOffset: CGFloat { (bounds.height - textHeight) / 2 + font.ascender }
  package override var lastBaselineOffset: CGFloat { (bounds.height - textHeight) / 2 - font.descender }
  private var textHeight: CGFloat { sizeThatFits(CGSize(width: bounds.width, height: 0)).height }

  /// The size of the text, broken at `size.width` (0: without limit) if there may be more than one line.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = numberOfLines == 1 || size.width <= 0 ? CGFloat.infinity : size.width
    return TextLayout(content, width: width, maximumLines: max(0, numberOfLines), breaking: lineBreakMode).size
  }

  /// The rectangle that the text takes within `bounds`, at its top.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let layout = TextLayout(
      content, width: bounds.width, maximumLines: max(0, numberOfLines), breaking: lineBreakMode)
    let size = layout.size
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width), height: min(size.height, bounds.height))
  }

  package override var redrawsOnResize: Bool { true }

  // MARK: Showing

  /// The runs as they are shown: what the text leaves open filled in.
  private final var content: [TextRun] {
    guard let attributed else {
      guard let storedText, !storedText.utf8.isEmpty else { return [] }
      return [TextRun(text: storedText, attributes: TextAttributes(font: storedFont))]
    }
    return attributed.runs.map {
      var run = $0
      run.attributes.font = run.attributes.font ?? storedFont
      return run
    }
  }

  /// The lines as they are shown in the bounds.
  package final var layout: TextLayout {
    let size = bounds.size
    if let cached, cached.size == size { return cached.layout }
    let layout = TextLayout.fitting(
      content, in: size, lines: numberOfLines, breaking: lineBreakMode, leastScale: leastScale)
    cached = (size, layout)
    return layout
  }
  private final var cached: (size: CGSize, layout: TextLayout)?

  /// How far the font may shrink; 1 not at all.
  private final var leastScale: Double {
    guard adjustsFontSizeToFitWidth else { return 1 }
    return minimumScaleFactor > 0 ? min(1, minimumScaleFactor) : min(1, 4 / storedFont.pointSize)
  }

  private final func contentChanged() {
    cached = nil
    layer.markDirty([.content, .semantics])
    invalidateIntrinsicContentSize()
  }

  /// Takes the font in the person's text size; says whether it changed.
  @discardableResult
  private final func followTextSize() -> Bool {
    guard adjustsFontForContentSizeCategory else { return false }
    let adjusted = storedFont.adjusted(for: traitCollection)
    guard adjusted != storedFont else { return false }
    storedFont = adjusted
    return true
  }

  open override func resolveColors() {
    super.resolveColors()
    if followTextSize() { contentChanged() }
  }

  package override func commitContent(into commands: inout CommandBuffer) {
    let traits = traitCollection
    let plain = isHighlighted ? highlightedTextColor ?? storedColor : storedColor
    let style = attributed?.runs.first?.attributes.paragraphStyle
    let alignment = style.map { $0.alignment } ?? textAlignment
    commands.put(
      layout, layer: layer.id, in: bounds.size, alignment: alignment, isRightToLeft: isRightToLeft,
      scale: traits.displayScale, shadow: shadowColor.map { ($0.resolved(for: traits), shadowOffset) }
    ) { [isEnabled] attributes in
      let color = (attributes.color ?? plain).resolved(for: traits)
      return isEnabled ? color : color.copy(alpha: color.alpha * 0.4)
    }
    if isSelectable { commands.put(.interaction(kind: 3), layer.id) }
  }

  /// Whether a mouse may select the text in a page.
  package final var isSelectable = false
}

/// Which line of a shrunk text stays in place.
public enum UIBaselineAdjustment: Int { case alignBaselines, alignCenters, none }
