import UIKit

/// Lines over two axes, with ticks at round numbers, a legend and a mark; pinch, drag, wheel and keys zoom and pan.
///
/// A screen reader reads a summary, and with the arrow keys the values at the mark.
///
///     plot.xTitle = "t (s)"
///     plot.series = [PlotSeries("v", color: .red, x: times, y: speeds)]
public final class PlotView: UIView {
  /// The lines; the first one is drawn in front.
  public var series: [PlotSeries] = [] {
    didSet {
      whole = nil
      changed()
      semanticsChanged()
    }
  }
  /// The scales that fit the series, cached until the series change.
  private var whole: (x: PlotScale, y: PlotScale)?
  /// The titles of the axes, with their units.
  public var xTitle = "" { didSet { changed() } }
  public var yTitle = "" { didSet { changed() } }
  /// The range of the axis when it is not zoomed; nil for the range of the series.
  public var fullX: PlotScale? { didSet { if fullX != oldValue { changed() } } }
  public var fullY: PlotScale? { didSet { if fullY != oldValue { changed() } } }
  /// The visible part of the x axis; nil for all of it.
  public private(set) var zoom: PlotScale?
  /// The x at which values are read; nil for none.
  public var mark: Double? {
    didSet {
      guard mark != oldValue else { return }
      changed()
      semanticsChanged()
    }
  }
  /// Called when the player moves the mark.
  public var onMark: ((Double) -> Void)?
  /// Called with the values under a finger that draws, and whether the stroke begins there. While set, a drag neither
  /// pans nor moves the mark.
  public var onDraw: ((CGPoint, Bool) -> Void)?
  public var colors = Colors() { didSet { changed() } }
  /// The least distance that a key or a screen reader moves the mark: the distance between two values.
  public var leastStep = 0.0
  /// The height that the plot asks a layout for, in points.
  public var preferredHeight: CGFloat = 240
  var pinchStart: PlotScale?
  /// The lines of words above and below the field, as they were drawn last.
  var linesAbove = 1
  var linesBelow = 1
  /// The scale at the start of a drag that pans; nil during other drags.
  var panStart: PlotScale?

  /// The colors of the background and the axes.
  public struct Colors {
    public var paper = UIColor.systemBackground
    public var grid = UIColor.separator
    public var text = UIColor.quietLabel
    public var cursor = UIColor.label

    public init() {}

    public init(paper: UIColor, grid: UIColor, text: UIColor, cursor: UIColor) {
      self.paper = paper
      self.grid = grid
      self.text = text
      self.cursor = cursor
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    connect()
  }

  public required init?(coder: NSCoder) { return nil }

  public override class var kind: String { "PlotView" }

  public override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: preferredHeight) }

  /// Leaves vertical drags to the enclosing scroll view, unless a drag draws.
  public override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard onDraw == nil, let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let way = pan.velocity(in: self)
    return way.x.magnitude >= way.y.magnitude
  }

  private func changed() { setNeedsDisplay() }

  public override func draw(_ rect: CGRect) { drawPlot() }

  public override func wheelTurned(by delta: CGVector, at point: CGPoint) -> Bool { scrolled(by: delta) }

  public override func accessibilityIncrement() { step(0.02) }
  public override func accessibilityDecrement() { step(-0.02) }

  /// Presents the x axis as a slider to screen readers; without a mark, its value is the beginning.
  public override var semanticRange: Semantics.Range? {
    let whole = wholeX
    return Semantics.Range(now: mark ?? whole.least, least: whole.least, greatest: whole.greatest)
  }

  public override func handleKey(_ key: UIKey, isRepeat: Bool) -> Bool {
    key.modifierFlags.isEmpty && pressed(key.code) || super.handleKey(key, isRepeat: isRepeat)
  }

  // MARK: Scales

  /// The whole x axis.
  public var wholeX: PlotScale { fullX ?? scales.x }
  /// The visible part of the x axis.
  public var shownX: PlotScale { zoom ?? wholeX }
  public var shownY: PlotScale { fullY ?? scales.y }

  private var scales: (x: PlotScale, y: PlotScale) {
    if let whole { return whole }
    let made = (PlotView.scale(series.map { $0.x }, padding: 0), PlotView.scale(series.map { $0.y }, padding: 0.06))
    whole = made
    return made
  }

  private static func scale(_ values: [[Double]], padding: Double) -> PlotScale {
    var least = Double.infinity
    var greatest = -Double.infinity
    for each in values {
      for value in each {
        least = min(least, value)
        greatest = max(greatest, value)
      }
    }
    guard least <= greatest else { return PlotScale(0, 1) }
    let pad = (greatest - least) * padding
    return PlotScale(least - pad, greatest + pad)
  }

  /// Shows a part of the x axis, at least a thousandth of it and never beyond its ends; nil shows all of it.
  public func show(_ scale: PlotScale?) {
    let whole = wholeX
    guard var scale, scale.extent < whole.extent * 0.9999 else {
      zoom = nil
      return changed()
    }
    if scale.extent < whole.extent / 1000 {
      scale = scale.zoomed(by: whole.extent / 1000 / scale.extent, at: 0.5)
    }
    if scale.least < whole.least { scale = PlotScale(whole.least, whole.least + scale.extent) }
    if scale.greatest > whole.greatest { scale = PlotScale(whole.greatest - scale.extent, whole.greatest) }
    zoom = scale
    changed()
  }

  /// The rectangle in which the lines are drawn.
  public var field: CGRect {
    let above = 22 + CGFloat(linesAbove - 1) * PlotView.lineHeight
    let below = 36 + CGFloat(linesBelow - 1) * PlotView.lineHeight
    return CGRect(
      x: bounds.minX + 46, y: bounds.minY + above, width: max(1, bounds.width - 54),
      height: max(1, bounds.height - above - below))
  }

  /// The values at a point of the view.
  public func values(at point: CGPoint) -> CGPoint {
    let field = field
    return CGPoint(
      x: shownX.value(at: (point.x - field.minX) / field.width),
      y: shownY.value(at: (field.maxY - point.y) / field.height))
  }

  func point(_ values: CGPoint) -> CGPoint {
    let field = field
    return CGPoint(
      x: field.minX + shownX.part(values.x) * field.width, y: field.maxY - shownY.part(values.y) * field.height)
  }

  // MARK: In words

  /// A description of the plot, one sentence per line.
  public var summary: String {
    var text = yTitle + " over " + xTitle + "."
    for each in series {
      guard let first = each.y.first, let last = each.y.last else { continue }
      var (low, high) = (first, first)
      for value in each.y {
        low = min(low, value)
        high = max(high, value)
      }
      text += " " + each.name + ": from " + PlotView.text(first) + " to " + PlotView.text(last)
      if low < min(first, last) { text += ", least " + PlotView.text(low) }
      if high > max(first, last) { text += ", greatest " + PlotView.text(high) }
      text += "."
    }
    return text
  }

  public override var accessibilityValue: String? {
    get { mark.map { readings(at: $0) } ?? summary }
    set {}
  }

  /// The values of all lines at a place.
  public func readings(at place: Double) -> String {
    readingParts(at: place).joined(separator: ", ")
  }

  func readingParts(at place: Double) -> [String] {
    [xTitle + " " + PlotView.text(place)]
      + series.compactMap { each in each.value(at: place).map { each.name + " " + PlotView.text($0) } }
  }

  /// A value with three decimals, or as many as its size requires.
  static func text(_ value: Double) -> String {
    text(value, places: value.magnitude >= 1000 ? 0 : value.magnitude >= 100 ? 1 : 3)
  }

  /// A value with a true minus sign.
  static func text(_ value: Double, places: Int) -> String {
    guard value.isFinite, value.magnitude < 1e9 else { return "–" }
    var unit = 1.0
    for _ in 0..<places { unit *= 10 }
    let steps = Int64((value.magnitude * unit).rounded())
    var digits = "\(steps)"
    while digits.utf8.count <= places { digits = "0" + digits }
    var text = value < 0 && steps != 0 ? "−" : ""
    let whole = digits.utf8.count - places
    for (index, digit) in digits.enumerated() {
      if index == whole { text += "." }
      text.append(digit)
    }
    return text
  }
}
