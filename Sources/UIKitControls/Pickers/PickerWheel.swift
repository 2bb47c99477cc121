import CaromGeometry
import UIKitCore

/// A wheel of a picker view. Only visible rows exist.
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
  private let component: Int
  @BackLink private var picker: UIPickerView?
  private(set) var count = 0
  private(set) var rowHeight: CGFloat = 32
  /// The selected row; while the wheel turns, the one before the turn.
  private(set) var chosen = 0
  private var rows: [(row: Int, view: UIView)] = []
  /// The height for which the insets were computed.
  private var plannedHeight: CGFloat = -1
  private var isArranging = false

  init(_ component: Int, of picker: UIPickerView) {
    self.component = component
    self.picker = picker
    super.init(frame: .zero)
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    decelerationRate = .fast
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    delegate = self
    onWillMove = { [me = Weak(self)] _ in me.value?.setNeedsLayout() }
    throwTarget = { [me = Weak(self)] offset, _ in
      guard let me = me.value else { return offset }
      return me.offset(of: me.row(at: offset))
    }
    addGestureRecognizer(UITapGestureRecognizer { [me = Weak(self)] tap in me.value?.tapped(tap) })
  }

  required init?(coder: NSCoder) { nil }

  override class var kind: String { "UIPickerWheel" }

  // MARK: Rows

  func load(count: Int, rowHeight: CGFloat) {
    self.count = count
    self.rowHeight = rowHeight
    for each in rows { each.view.removeFromSuperview() }
    rows = []
    chosen = max(0, min(chosen, count - 1))
    plannedHeight = -1
    semanticsChanged()
    setNeedsLayout()
  }

  func view(ofRow row: Int) -> UIView? {
    let view = rows.first { $0.row == row }?.view
    return view as? PickerLabel == nil ? view : nil
  }

  func choose(_ row: Int, animated: Bool) {
    chosen = row
    semanticsChanged()
    if plannedHeight > 0 { setContentOffset(offset(of: row), animated: animated && !traitCollection.reducesMotion) }
  }

  private func offset(of row: Int) -> CGPoint {
    CGPoint(x: 0, y: CGFloat(row) * rowHeight - (bounds.height - rowHeight) / 2)
  }

  private func row(at offset: CGPoint) -> Int {
    let row = ((offset.y + (bounds.height - rowHeight) / 2) / rowHeight).rounded()
    return max(0, min(count - 1, row.isFinite ? Int(max(-1, min(row, 1e9))) : 0))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !isArranging, bounds.height > 0 else { return }
    isArranging = true
    defer { isArranging = false }
    if plannedHeight != bounds.height {
      plannedHeight = bounds.height
      let inset = max(0, (bounds.height - rowHeight) / 2)
      contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
      contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
      moved(to: offset(of: chosen))
    }
    arrange()
  }

  /// Creates the visible rows, and shows them as on a drum: the farther from the middle, the flatter and fainter.
  private func arrange() {
    let first = max(0, Int((bounds.minY / rowHeight).rounded(.down)))
    let last = min(count - 1, Int((bounds.maxY / rowHeight).rounded(.down)))
    var spare: [UIView] = []
    rows.removeAll { each in
      guard each.row < first || each.row > last else { return false }
      each.view.removeFromSuperview()
      spare.append(each.view)
      return true
    }
    guard first <= last else { return }
    for row in first...last where !rows.contains(where: { $0.row == row }) {
      let view = makeView(of: row, reusing: spare.popLast())
      rows.append((row, view))
      addSubview(view)
    }
    let radius = bounds.height / 2
    for (row, view) in rows {
      let middle = (CGFloat(row) + 0.5) * rowHeight
      let way = max(-1, min(1, (middle - bounds.midY) / max(1, radius)))
      view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
      view.center = CGPoint(x: bounds.width / 2, y: middle)
      view.transform = CGAffineTransform(scaleX: 1, y: max(0.01, (1 - way * way).squareRoot()))
      let isChosen = (middle - bounds.midY).magnitude < rowHeight / 2
      view.alpha = isChosen ? 1 : max(0.1, 0.6 * (1 - way.magnitude))
    }
  }

  private func makeView(of row: Int, reusing old: UIView?) -> UIView {
    guard let picker else { return UIView(frame: .zero) }
    let kept = old as? PickerLabel == nil ? old : nil
    if let view = picker.delegate?.pickerView(picker, viewForRow: row, forComponent: component, reusing: kept) {
      return view
    }
    let label = old as? PickerLabel ?? PickerLabel(frame: .zero)
    label.textAlignment = .center
    label.font = UIFont.systemFont(ofSize: 21)
    label.adjustsFontSizeToFitWidth = true
    label.isAccessibilityElement = false
    let text = picker.delegate?.pickerView(picker, attributedTitleForRow: row, forComponent: component)
    if let text { label.attributedText = text } else { label.text = title(ofRow: row) }
    return label
  }

  private func title(ofRow row: Int) -> String {
    guard let picker, row >= 0, row < count else { return "" }
    let delegate = picker.delegate
    return delegate?.pickerView(picker, titleForRow: row, forComponent: component)
      ?? delegate?.pickerView(picker, attributedTitleForRow: row, forComponent: component)?.string
      ?? rows.first { $0.row == row }?.view.accessibilityLabel ?? ""
  }

  // MARK: Turning

  private func tapped(_ tap: UITapGestureRecognizer) {
    guard count > 0 else { return }
    let row = Int((tap.location(in: self).y / rowHeight).rounded(.down))
    turn(to: row)
  }

  /// Turns to a row as the person does.
  private func turn(to row: Int) {
    let row = max(0, min(count - 1, row))
    guard count > 0, row != chosen else { return }
    chosen = row
    semanticsChanged()
    UISelectionFeedbackGenerator().selectionChanged()
    setContentOffset(offset(of: row), animated: true)
    if let picker { picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component) }
  }

  private func cameToRest() {
    guard count > 0 else { return }
    let row = row(at: contentOffset)
    guard row != chosen else { return }
    chosen = row
    semanticsChanged()
    if let picker { picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component) }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { cameToRest() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { cameToRest() }

  /// A notch of the mouse wheel, or a swipe on a trackpad, turns by whole rows.
  override func wheelTurned(by delta: CGVector, at point: CGPoint) -> Bool {
    guard count > 0 else { return false }
    let steps = (delta.dy / rowHeight).rounded(.awayFromZero)
    guard steps != 0, steps.isFinite else { return false }
    turn(to: chosen - Int(max(-1000, min(steps, 1000))))
    return true
  }

  // MARK: Keyboard and screen readers

  override func handleKey(_ key: UIKey, isRepeat: Bool) -> Bool {
    guard key.modifierFlags.isEmpty else { return super.handleKey(key, isRepeat: isRepeat) }
    switch key.code {
    // The next row is below.
    case "ArrowDown": turn(to: chosen + 1)
    case "ArrowUp": turn(to: chosen - 1)
    case "PageDown": turn(to: chosen + 5)
    case "PageUp": turn(to: chosen - 5)
    case "Home": turn(to: 0)
    case "End": turn(to: count - 1)
    default: return super.handleKey(key, isRepeat: isRepeat)
    }
    return true
  }

  override func accessibilityIncrement() { turn(to: chosen + 1) }
  override func accessibilityDecrement() { turn(to: chosen - 1) }
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? picker?.accessibilityLabel ?? "Wheel \(component + 1)" }
    set { super.accessibilityLabel = newValue }
  }
  override var accessibilityValue: String? {
    get { super.accessibilityValue ?? title(ofRow: chosen) }
    set { super.accessibilityValue = newValue }
  }
  override var semanticRole: Semantics.Role? { .spinbutton }
  override var semanticRange: Semantics.Range? {
    Semantics.Range(now: Double(chosen), least: 0, greatest: Double(max(0, count - 1)))
  }
  override var canBecomeFocused: Bool { count > 0 && isUserInteractionEnabled }
}

/// The label that a wheel creates for a row if the delegate provides no view.
private final class PickerLabel: UILabel {
  override class var kind: String { "UIPickerLabel" }
}
