import UIKit

/// Lines over two axes: ticks at round numbers, a legend, a mark, zoom and panning by pinch, drag, wheel and keys.
///
/// It draws what it is given; a screen reader hears a summary, and with the arrows the values at the mark.
///
///     plot.xTitle = "t (s)"
///     plot.series = [PlotSeries("v", color: .red, x: times, y: speeds)]
public final class PlotView: UIView {
  /// What is drawn; the first one is in front.
  public var series: [PlotSeries] = [] {
    didSet {
      whole = nil
      changed()
      semanticsChanged()
    }
  }
  /// The scales that the series have, until they change.
  private var whole: (x: PlotScale, y: PlotScale)?
  /// What the axes are called, with their units.
  public var xTitle = "" { didSet { changed() } }
  public var yTitle = "" { didSet { changed() } }
  /// What the axis shows while it is not zoomed; nil for what the series have.
  public var fullX: PlotScale? { didSet { if fullX != oldValue { changed() } } }
  public var fullY: PlotScale? { didSet { if fullY != oldValue { changed() } } }
  /// The part of the x axis that is shown; nil for all.
  public private(set) var zoom: PlotScale?
  /// The place that is read off; nil for none.
  public var mark: Double? {
    didSet {
      guard mark != oldValue else { return }
      changed()
      semanticsChanged()
    }
  }
  /// Told where a person put the mark.
  public var onMark: ((Double) -> Void)?
  /// Told of the places a finger draws over, while there is somebody to tell; then a drag neither pans nor reads.
  public var onDraw: ((CGPoint, Bool) -> Void)?
  public var colors = Colors() { didSet { changed() } }
  /// By how much the mark moves at least with a key or a screen reader: what stands between two values.
  public var leastStep = 0.0
  /// How high it is where a layout asks, points.
  public var preferredHeight: CGFloat = 240
  var pinchStart: PlotScale?
  /// Where a drag pans instead of reading, it began there.
  var panStart: PlotScale?

  /// The colours of paper and axes.
  public struct Colors {
    public var paper = UIColor.systemBackground
    public var grid = UIColor.separator
    public var text = UIColor.secondaryLabel
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

  /// A drag up or down is for what the plot lies in, unless it draws.
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

  /// A slider along the x axis, to those who see none; without a mark it stands at the beginning.
  public override var semanticRange: Semantics.Range? {
    let whole = wholeX
    return Semantics.Range(now: mark ?? whole.least, least: whole.least, greatest: whole.greatest)
  }

  public override func handleKey(_ key: UIKey, isRepeat: Bool) -> Bool {
    key.modifierFlags.isEmpty && pressed(key.code) || super.handleKey(key, isRepeat: isRepeat)
  }

  // MARK: Scales

  /// All of the x axis.
  public var wholeX: PlotScale { fullX ?? scales.x }
  /// What is shown of the x axis.
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

  /// Shows a part of the x axis, which stays inside the whole and no smaller than a thousandth of it; nil shows all.
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

  /// Where the lines are drawn.
  public var field: CGRect {
    CGRect(
      x: bounds.minX + 46, y: bounds.minY + 22, width: max(1, bounds.width - 54), height: max(1, bounds.height - 58))
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

  /// What is shown, in a sentence per line.
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
    var text = xTitle + " " + PlotView.text(place)
    for each in series {
      if let value = each.value(at: place) { text += ", " + each.name + " " + PlotView.text(value) }
    }
    return text
  }

  /// A value with three decimals, or as many as its size has use for.
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
