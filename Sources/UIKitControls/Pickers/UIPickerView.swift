import CaromGeometry
import UIKitCore

/// Provides the numbers of wheels and rows of a picker view.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObject {
  /// Returns the number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides the rows of a picker view, and is notified of choices; every method has a default.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObject {
  /// Returns the text of a row; nil by default.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Returns the text of a row with attributes; by default nil, for the plain one.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Returns the view of a row, which may reuse `view`; by default nil, for a label with the title. A view should have
  /// an accessibility label.
  func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?)
    -> UIView?
  /// Returns the height of the rows of a wheel, in points; 32 by default.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns the width of a wheel, in points; by default 0, for an equal share.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Called when the person has chosen a row, after the wheel has come to rest.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Returns nil by default.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  /// Returns nil by default.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// Returns nil by default.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView? { nil }
  /// Returns 32 by default.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
  /// Returns 0 by default.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  /// Does nothing by default.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Wheels side by side, each of which shows one of its rows in the middle; 320 × 216 points.
///
///     let picker = UIPickerView()
///     picker.dataSource = self  // a UIPickerViewDataSource
///     picker.delegate = self  // a UIPickerViewDelegate
///
/// A wheel is turned by a finger, the mouse wheel or a tap on a row, and like a slider by the keyboard or a screen
/// reader.
open class UIPickerView: UIView {
  /// The object that provides the numbers; not retained. Setting it loads the data.
  @Weak public final var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The object that provides the rows; not retained. Setting it loads the data.
  @Weak public final var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }

  private final let band = UIView.part(.tertiarySystemFill, radius: 8)
  private final var wheels: [PickerWheel] = []

  public override init(frame: CGRect) {
    super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: UIPickerView.size) : frame)
    build()
  }

  /// Creates a picker; the coder is passed to the superclass.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    clipsToBounds = true
    addSubview(band)
  }

  private static let size = CGSize(width: 320, height: 216)

  open override class var kind: String { "UIPickerView" }

  // MARK: Data

  /// The number of wheels, as loaded last.
  public final var numberOfComponents: Int { wheels.count }

  /// The number of rows of a wheel, as loaded last; 0 if there is no such wheel.
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.count ?? 0 }

  /// The size of the rows of a wheel, in points; zero if there is no such wheel.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard let wheel = wheel(component) else { return .zero }
    return CGSize(width: wheel.bounds.width, height: wheel.rowHeight)
  }

  /// The view of a row, if the delegate provided one and the row is visible; nil otherwise.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { wheel(component)?.view(ofRow: row) }

  /// Reloads all wheels. Selected rows stay selected if they still exist.
  open func reloadAllComponents() {
    let count = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel(wheels.count, of: self)
      wheels.append(wheel)
      addSubview(wheel)
    }
    for component in wheels.indices { reloadComponent(component) }
    setNeedsLayout()
  }

  /// Reloads a wheel. An index without a wheel is ignored.
  open func reloadComponent(_ component: Int) {
    guard let wheel = wheel(component) else { return }
    let count = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 32
    wheel.load(count: max(0, count), rowHeight: height.isFinite && height > 0 ? height : 32)
  }

  /// Names a wheel for screen readers.
  final func setLabel(_ label: String, ofComponent component: Int) {
    let own = accessibilityLabel.map { $0 + ", " } ?? ""
    wheel(component)?.accessibilityLabel = own + label
  }

  private func wheel(_ component: Int) -> PickerWheel? {
    wheels.indices.contains(component) ? wheels[component] : nil
  }

  // MARK: Choice

  /// The selected row of a wheel; −1 if there is no such wheel, or if it has no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    guard let wheel = wheel(component), wheel.count > 0 else { return -1 }
    return wheel.chosen
  }

  /// Turns a wheel to a row without notifying the delegate. A row or wheel that does not exist is diagnosed and
  /// ignored.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard let wheel = wheel(component), row >= 0, row < wheel.count else {
      return UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): there is no row \(row) in component \(component), which has \(numberOfRows(inComponent: component)) rows; nothing was selected."
      )
    }
    wheel.choose(row, animated: animated)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    let margin: CGFloat = 9
    let room = max(0, bounds.width - 2 * margin)
    let wanted = wheels.indices.map { max(0, delegate?.pickerView(self, widthForComponent: $0) ?? 0) }
    let open = wanted.filter { $0 == 0 }.count
    let taken = wanted.reduce(0, +)
    let share = open > 0 ? max(0, room - taken) / CGFloat(open) : 0
    var x = margin + (open > 0 ? 0 : max(0, room - taken) / 2)
    for (place, wheel) in wheels.enumerated() {
      let width = wanted[place] > 0 ? wanted[place] : share
      wheel.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
      x += width
    }
    let height = wheels.map { $0.rowHeight }.max() ?? 32
    band.frame = CGRect(x: margin, y: (bounds.height - height) / 2, width: room, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIPickerView.size }
  open override var intrinsicContentSize: CGSize { UIPickerView.size }
  open override var semanticRole: Semantics.Role? { .group }
}
