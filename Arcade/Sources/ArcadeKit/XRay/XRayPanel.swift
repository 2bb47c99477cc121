import UIKit

/// The numbers of a running simulation, each with a slider, and a legend of the overlay.
final class XRayPanel: UIView {
  private let scroller = UIScrollView(frame: .zero)
  private let titleLabel = UILabel(frame: .zero)
  private let noteLabel = UILabel(frame: .zero)
  private let legend: PhysicsLegend
  private let rows: [XRayRow]
  private let resetButton = UIButton(type: .system)
  private let closeButton = UIButton(type: .system)
  private let line = UIView(frame: .zero)

  /// The width of a panel beside the game, in points.
  static let width: CGFloat = 280

  init(
    skin: Skin, changed: @escaping (XRayNumber, Double) -> Void, reset: @escaping () -> Void,
    close: @escaping () -> Void
  ) {
    legend = PhysicsLegend(ink: skin.surface.ink)
    rows = XRayNumber.allCases.map { number in XRayRow(number, skin: skin) { changed(number, $0) } }
    super.init(frame: .zero)
    accessibilityLabel = XRayStrings.title
    backgroundColor = skin.surface.color
    line.backgroundColor = skin.surface.separator
    titleLabel.text = XRayStrings.title
    titleLabel.textColor = skin.surface.ink
    titleLabel.font = skin.font(.headline)
    titleLabel.accessibilityTraits = .header
    titleLabel.adjustsFontSizeToFitWidth = true
    titleLabel.minimumScaleFactor = 0.6
    noteLabel.text = XRayStrings.note
    noteLabel.textColor = skin.surface.mutedInk
    noteLabel.font = skin.font(.caption1)
    noteLabel.numberOfLines = 0
    resetButton.setTitle(XRayStrings.standard, for: .normal)
    resetButton.addAction(UIAction { _ in reset() }, for: .touchUpInside)
    closeButton.setImage(UIImage(systemName: "xmark"), for: .normal)
    closeButton.accessibilityLabel = XRayStrings.close
    closeButton.addAction(UIAction { _ in close() }, for: .touchUpInside)
    for button in [resetButton, closeButton] { button.tintColor = skin.surface.accent }
    resetButton.setTitleColor(skin.surface.accent, for: .normal)
    scroller.contentInsetAdjustmentBehavior = .never
    addSubview(scroller)
    addSubview(line)
    for part in [titleLabel, resetButton, closeButton, legend] as [UIView] { scroller.addSubview(part) }
    for row in rows { scroller.addSubview(row) }
    scroller.addSubview(noteLabel)
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "XRayPanel" }

  /// Shows the numbers as they are.
  func show(_ value: (XRayNumber) -> Double) { for row in rows { row.show(value(row.number)) } }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrange(in: size.width, moving: false))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scroller.frame = bounds
    scroller.contentSize = CGSize(width: bounds.width, height: arrange(in: bounds.width, moving: true))
    // Towards the game: above a low panel, and on the leading side of a high one.
    let isLow = bounds.width > bounds.height
    place(
      line,
      leading: isLow
        ? CGRect(x: 0, y: 0, width: bounds.width, height: 1) : CGRect(x: 0, y: 0, width: 1, height: bounds.height))
  }

  private func arrange(in width: CGFloat, moving: Bool) -> CGFloat {
    let margin = Spacing.normal
    let column = max(min(width - 2 * margin, 560), 1)
    let x = (width - column) / 2
    let free = CGSize(width: column, height: .greatestFiniteMagnitude)
    let side = Spacing.target
    let reset = min(resetButton.sizeThatFits(free).width + Spacing.normal, column - side)
    var y: CGFloat = 0
    func put(_ part: UIView, _ left: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      if moving { scroller.place(part, leading: CGRect(x: left, y: y, width: width, height: height)) }
    }
    // The button for the standard is beside the title, or below the sliders if there is no room for both.
    let isBeside = titleLabel.sizeThatFits(free).width + reset + side + Spacing.tight <= column
    put(titleLabel, x, max(column - side - (isBeside ? reset : 0) - Spacing.tight, 1), side)
    if isBeside { put(resetButton, x + column - side - reset, reset, side) }
    put(closeButton, x + column - side + Spacing.close, side, side)
    y += side
    let key = legend.sizeThatFits(free).height
    put(legend, x, column, key)
    y += key + Spacing.hair
    // Two columns of sliders where they fit.
    let columns = column >= 440 ? 2 : 1
    let each = (column - CGFloat(columns - 1) * Spacing.wide) / CGFloat(columns)
    for start in stride(from: 0, to: rows.count, by: columns) {
      let line = rows[start..<min(start + columns, rows.count)]
      let height = line.map { $0.sizeThatFits(CGSize(width: each, height: 0)).height }.max() ?? 0
      for (index, row) in line.enumerated() { put(row, x + CGFloat(index) * (each + Spacing.wide), each, height) }
      y += height
    }
    if !isBeside {
      put(resetButton, x, min(reset, column), side)
      y += side
    }
    let note = noteLabel.sizeThatFits(free).height
    put(noteLabel, x, column, note)
    return y + note + Spacing.close
  }
}

/// A number with its name, its value and a slider, in one line.
private final class XRayRow: UIView {
  let number: XRayNumber
  private let nameLabel = UILabel(frame: .zero)
  private let valueLabel = UILabel(frame: .zero)
  private let slider = UISlider(frame: .zero)

  init(_ number: XRayNumber, skin: Skin, changed: @escaping (Double) -> Void) {
    self.number = number
    super.init(frame: .zero)
    for label in [nameLabel, valueLabel] {
      label.font = skin.font(.footnote)
      label.isAccessibilityElement = false
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
      addSubview(label)
    }
    nameLabel.text = XRayStrings.name(of: number)
    nameLabel.textColor = skin.surface.ink
    valueLabel.textColor = skin.surface.accent
    valueLabel.textAlignment = .right
    slider.minimumValue = Float(number.range.lowerBound)
    slider.maximumValue = Float(number.range.upperBound)
    slider.minimumTrackTintColor = skin.surface.accent
    slider.accessibilityLabel = XRayStrings.name(of: number)
    slider.addAction(
      UIAction { [me = Weak(self)] _ in
        guard let row = me.value else { return }
        let value = row.number.nearest(Double(row.slider.value))
        row.tell(value)
        changed(value)
      }, for: .valueChanged)
    addSubview(slider)
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "XRayRow" }

  func show(_ value: Double) {
    slider.value = Float(value)
    tell(value)
  }

  private func tell(_ value: Double) {
    let words = XRayStrings.value(value, of: number)
    if valueLabel.text != words { valueLabel.text = words }
    slider.accessibilityValue = words
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Spacing.target) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let name = min(92, bounds.width * 0.34)
    let value = min(56, bounds.width * 0.2)
    let height = bounds.height
    let knob = slider.sizeThatFits(bounds.size).height
    place(nameLabel, leading: CGRect(x: 0, y: 0, width: name, height: height))
    place(
      slider,
      leading: CGRect(
        x: name + Spacing.tight, y: (height - knob) / 2, width: max(bounds.width - name - value - 2 * Spacing.tight, 1),
        height: knob))
    place(valueLabel, leading: CGRect(x: bounds.width - value, y: 0, width: value, height: height))
  }
}
