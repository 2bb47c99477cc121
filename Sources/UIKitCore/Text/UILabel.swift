import CaromGeometry

/// A view that shows one or more lines of text.
///
///     let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 24))
///     label.text = "Score"
///     label.font = .preferredFont(forTextStyle: .headline)
///     view.addSubview(label)
///
/// Touches pass through it unless `isUserInteractionEnabled` is set. Screen readers read its text.
open class UILabel: UIView {
  // MARK: Content

  /// The text; setting it discards `attributedText`.
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

  /// The text with attributes. The label supplies the fonts and colors that it does not specify. A paragraph style in
  /// its first part determines the alignment.
  open var attributedText: NSAttributedString? {
    get {
      attributed
        ?? storedText.map { NSAttributedString(string: $0, attributes: [.font: font!, .foregroundColor: textColor!]) }
    }
    set {
      attributed = newValue.map { NSAttributedString(attributedString: $0) }
      storedText = newValue?.string
      contentChanged()
    }
  }
  private final var attributed: NSAttributedString?

  // MARK: Appearance

  /// The font; the system font in 17 pt by default. Setting nil restores that.
  open var font: UIFont! {
    get { storedFont }
    set {
      storedFont = newValue ?? UIFont.systemFont(ofSize: UIFont.labelFontSize)
      followTextSize()
      contentChanged()
    }
  }
  private final var storedFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  /// The color of the text; `UIColor.label` by default. Setting nil restores that.
  open var textColor: UIColor! {
    get { ownTextColor ?? standardTextColor }
    set {
      ownTextColor = newValue
      layer.markDirty(.content)
    }
  }
  /// The color that the app has set; nil for none.
  package final private(set) var ownTextColor: UIColor?
  /// The color if the app has set none: `UIColor.label`, or the one that the containing view prefers.
  package final var standardTextColor = UIColor.label {
    didSet { if ownTextColor == nil { layer.markDirty(.content) } }
  }

  /// How the lines are aligned; `natural` by default.
  open var textAlignment = NSTextAlignment.natural { didSet { layer.markDirty(.content) } }
  /// The color of a shadow behind the text; nil, the default, for no shadow.
  open var shadowColor: UIColor? { didSet { layer.markDirty(.content) } }
  /// The distance from the text to its shadow, in points; (0, −1) by default, as in Apple's UIKit.
  open var shadowOffset = CGSize(width: 0.0, height: -1.0) { didSet { layer.markDirty(.content) } }
  /// The color used instead of `textColor` while the label is highlighted; nil uses `textColor`.
  open var highlightedTextColor: UIColor? { didSet { layer.markDirty(.content) } }
  /// Whether the label uses `highlightedTextColor`; false by default.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { layer.markDirty(.content) } } }
  /// Whether the label looks enabled; true by default. A disabled label has two fifths of its opacity.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { layer.markDirty([.content, .semantics]) } }
  }

  // MARK: Lines

  /// The greatest number of lines; 1 by default. 0 means as many as the height has room for.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentChanged() } } }
  /// What happens to text that does not fit; `byTruncatingTail` by default.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentChanged() } }
  }
  /// How lines break; `standard` by default, so that no word is left alone on the last line of a paragraph if the line
  /// above it has one to spare.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard {
    didSet { if lineBreakStrategy != oldValue { contentChanged() } }
  }
  /// Whether the font shrinks, down to `minimumScaleFactor`, before text is truncated; false by default.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { contentChanged() } }
  }
  /// The smallest fraction of the font size that shrinking may leave, up to 1; 0, the default, allows shrinking to 4
  /// pt.
  open var minimumScaleFactor: CGFloat = 0 { didSet { if minimumScaleFactor != oldValue { contentChanged() } } }
  /// Whether fonts of text styles and of `UIFontMetrics` follow the user's text size; false by default.
  open var adjustsFontForContentSizeCategory = false { didSet { if followTextSize() { contentChanged() } } }
  /// The width at which lines break for `intrinsicContentSize`, in points; 0, the default, means no limit.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentChanged() } }
  }
  /// Has no effect: text that was shrunk is always centered vertically.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Has no effect: the space between letters never shrinks.
  open var allowsDefaultTighteningForTruncation = false

  // MARK: Creation

  /// Creates an empty label; `frame` is in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeStaticText()
  }

  /// Creates an empty label; the coder is ignored, because there are no archives.
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

  /// The label that was set, or else the text.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  package override var breaksLines: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
  package override var baselineFont: UIFont? {
    guard let attributed else { return storedFont }
    // All lines are as high as the largest font makes them.
    return attributed.runs.compactMap { $0.attributes.font }.max { $0.lineHeight < $1.lineHeight } ?? storedFont
  }
  package override func textHeight(forWidth width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : width, height: 0)).height
  }

  /// The size of the text, in lines as wide as `size.width` (0: no limit) if `numberOfLines` is not 1.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = numberOfLines == 1 || size.width <= 0 ? CGFloat.infinity : size.width
    return laidOut(width: width).size
  }

  /// The content in lines of at most `width` points, as many as `numberOfLines` allows.
  private final func laidOut(width: CGFloat) -> TextLayout {
    if let known = layouts.first(where: { $0.width == width }) { return known.layout }
    let layout = TextLayout(
      content, width: width, maximumLines: max(0, numberOfLines), breaking: lineBreakMode,
      pushesOut: lineBreakStrategy.contains(.pushOut))
    if layouts.count == 2 { layouts.removeFirst() }
    layouts.append((width, layout))
    return layout
  }
  /// The layouts for the widths requested last. Auto Layout requests few different ones, but often.
  private final var layouts: [(width: CGFloat, layout: TextLayout)] = []

  /// The rectangle that the text occupies at the top left of `bounds`, with at most `numberOfLines` lines (0: no
  /// limit).
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let layout = TextLayout(
      content, width: bounds.width, maximumLines: max(0, numberOfLines), breaking: lineBreakMode,
      pushesOut: lineBreakStrategy.contains(.pushOut))
    let size = layout.size
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width), height: min(size.height, bounds.height))
  }

  package override var redrawsOnResize: Bool { true }

  // MARK: Display

  /// The runs that are shown, with the label's font where the text has none.
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

  /// The lines that are shown within the bounds.
  package final var layout: TextLayout {
    let size = bounds.size
    if let cached, cached.size == size { return cached.layout }
    let layout = TextLayout.fitting(
      content, in: size, lines: numberOfLines, breaking: lineBreakMode,
      pushesOut: lineBreakStrategy.contains(.pushOut), leastScale: leastScale,
      known: layouts.first { $0.width == size.width }?.layout)
    cached = (size, layout)
    return layout
  }
  private final var cached: (size: CGSize, layout: TextLayout)?

  /// The smallest scale of the font; 1 does not allow shrinking.
  private final var leastScale: Double {
    guard adjustsFontSizeToFitWidth else { return 1 }
    return minimumScaleFactor > 0 ? min(1, minimumScaleFactor) : min(1, 4 / storedFont.pointSize)
  }

  private final func contentChanged() {
    cached = nil
    layouts = []
    layer.markDirty([.content, .semantics])
    elementAround?.semanticsChanged()
    invalidateIntrinsicContentSize()
  }

  /// Adjusts the font to the user's text size; returns whether it changed.
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
    let plain: UIColor = isHighlighted ? highlightedTextColor ?? textColor : textColor
    let style = attributed?.runs.first?.attributes.paragraphStyle
    let alignment = style.map { $0.alignment } ?? textAlignment
    commands.put(
      layout, layer: layer.id, in: bounds.size, alignment: alignment, isRightToLeft: isRightToLeft(under: traits),
      scale: traits.displayScale, shadow: shadowColor.map { ($0.resolved(for: traits), shadowOffset) }
    ) { [isEnabled] attributes in
      let color = (attributes.color ?? plain).resolved(for: traits)
      return isEnabled ? color : color.copy(alpha: color.alpha * 0.4)
    }
    if isSelectable { commands.put(.interaction(kind: 3), layer.id) }
  }

  package override func drawContent(in context: CGContext) {
    let style = attributed?.runs.first?.attributes.paragraphStyle
    let plain: UIColor = isHighlighted ? highlightedTextColor ?? textColor : textColor
    let height = layout.height(of: layout.lines.count)
    // Where the page begins the text: the lines are centered vertically.
    let place = CGRect(
      x: bounds.minX, y: bounds.minY + (bounds.height - height) / 2, width: bounds.width, height: height)
    context.setAlpha(isEnabled ? 1 : 0.4)
    context.draw(layout, in: place, alignment: style.map { $0.alignment } ?? textAlignment, color: plain)
  }

  /// Whether the text can be selected with a mouse.
  package final var isSelectable = false
}

/// Where text that was shrunk is placed, which has no effect here: with its baseline (`alignBaselines`) or its center
/// (`alignCenters`) unchanged, or at the top (`none`).
public enum UIBaselineAdjustment: Int, Sendable {
  /// A smaller font keeps the baseline, the center, or the top of the text.
  case alignBaselines, alignCenters, none
}
