import CaromGeometry
import UIKitCore

/// A control that counts up and down by the buttons − and +; 94 × 32 points.
///
///     let players = UIStepper(frame: .zero)
///     players.minimumValue = 2
///     players.maximumValue = 8
///     players.addAction(
///       UIAction { action in if let players = action.sender as? UIStepper { seat(Int(players.value)) } },
///       for: .valueChanged)
open class UIStepper: UIControl {
  /// The size of every stepper, in points.
  public static let size = CGSize(width: 94, height: 32)

  private final let content = UIView.part()
  private final let plate = UIView.part(.tertiarySystemFill, radius: 8)
  private final let pressed = UIView.part(.tertiarySystemFill, radius: 8)
  private final let divider = UIView.part(.separator, radius: 0.5)
  private final let minus = UIView.part(.label, radius: 0.75)
  private final let plusAcross = UIView.part(.label, radius: 0.75)
  private final let plusDown = UIView.part(.label, radius: 0.75)
  private final var storedValue = 0.0
  private final var heldSign = 0.0
  private final var repeatTimer: Timer?
  private final var repeats = 0
  private final var valueAtStart = 0.0

  /// Creates a stepper. The frame's size is ignored: it is always 94 × 32 points.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
    build()
  }

  /// Creates a stepper; the coder is passed to the superclass.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = UIStepper.size
    build()
  }

  private func build() {
    addSubview(content)
    for view in [plate, pressed, divider, minus, plusAcross, plusDown] { content.addSubview(view) }
    pressed.alpha = 0
  }

  deinit { repeatTimer?.invalidate() }

  open override class var kind: String { "UIStepper" }

  // MARK: Value

  /// The value, from `minimumValue` to `maximumValue`; 0 by default. Other values are limited to that range, and NaN
  /// is diagnosed and ignored. Setting it sends no event.
  open var value: Double {
    get { storedValue }
    set {
      guard !newValue.isNaN else {
        return refuse("value is NaN and was not set.", remedy: "Check for a division by zero.")
      }
      storedValue = min(max(newValue, minimumValue), maximumValue)
      valueDidChange()
    }
  }

  /// The least value; 0 by default. If it is greater than the maximum, the maximum is raised to it, with a
  /// diagnostic. Values that are not finite are diagnosed and ignored.
  open var minimumValue = 0.0 {
    didSet {
      guard minimumValue.isFinite else {
        minimumValue = oldValue
        return refuse("minimumValue must be finite and was not set.", remedy: "Check its computation.")
      }
      if minimumValue > maximumValue {
        refuse(
          "minimumValue is above maximumValue.", remedy: "maximumValue was raised to it; set the larger one first.")
        maximumValue = minimumValue
      }
      value = storedValue
    }
  }

  /// The greatest value; 100 by default. If it is less than the minimum, the minimum is lowered to it, with a
  /// diagnostic. Values that are not finite are diagnosed and ignored.
  open var maximumValue = 100.0 {
    didSet {
      guard maximumValue.isFinite else {
        maximumValue = oldValue
        return refuse("maximumValue must be finite and was not set.", remedy: "Check its computation.")
      }
      if maximumValue < minimumValue {
        refuse(
          "maximumValue is below minimumValue.", remedy: "minimumValue was lowered to it; set the smaller one first.")
        minimumValue = maximumValue
      }
      value = storedValue
    }
  }

  /// The amount of one step; 1 by default. Values that are not positive and finite are diagnosed and ignored.
  open var stepValue = 1.0 {
    didSet {
      guard stepValue > 0, stepValue.isFinite else {
        stepValue = oldValue
        return refuse(
          "stepValue must be finite and greater than 0 and was not set.", remedy: "Set a positive step.")
      }
    }
  }

  /// Whether holding a button continues to count, faster and faster; true by default.
  open var autorepeat = true
  /// Whether a step beyond one end continues at the other; false by default.
  open var wraps = false
  /// Whether an event is sent for every step while a button is held, or only at the end; true by default.
  open var isContinuous = true

  private func valueDidChange() {
    semanticsChanged()
    setNeedsLayout()
  }

  /// Adds `steps` steps, and wraps or stops at the ends. Returns whether the value changed.
  @discardableResult
  private func step(_ steps: Double, tells: Bool = true) -> Bool {
    var new = storedValue + steps * stepValue
    if new > maximumValue { new = wraps && storedValue >= maximumValue ? minimumValue : maximumValue }
    if new < minimumValue { new = wraps && storedValue <= minimumValue ? maximumValue : minimumValue }
    guard new != storedValue else { return false }
    storedValue = new
    valueDidChange()
    if tells { sendValueChanged() }
    return true
  }

  private func canStep(_ sign: Double) -> Bool {
    isEnabled && (wraps || (sign > 0 ? storedValue < maximumValue : storedValue > minimumValue))
  }

  // MARK: Appearance

  open override var backgroundColor: UIColor? { didSet { resolveColors() } }

  open override func resolveColors() {
    super.resolveColors()
    // A background color of the app's own replaces the plate.
    layer.cornerRadius = 8
    plate.alpha = backgroundColor == nil ? 1 : 0
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let half: CGFloat = 47
    content.frame = bounds
    plate.frame = CGRect(origin: .zero, size: UIStepper.size)
    divider.frame = CGRect(x: half - 0.5, y: 7, width: 1, height: 18)
    let (minusX, plusX): (CGFloat, CGFloat) = isRightToLeft ? (half * 1.5, half * 0.5) : (half * 0.5, half * 1.5)
    minus.frame = CGRect(x: minusX - 7.5, y: 15.25, width: 15, height: 1.5)
    plusAcross.frame = CGRect(x: plusX - 7.5, y: 15.25, width: 15, height: 1.5)
    plusDown.frame = CGRect(x: plusX - 0.75, y: 8.5, width: 1.5, height: 15)
    minus.alpha = canStep(-1) ? 1 : 0.3
    for view in [plusAcross, plusDown] { view.alpha = canStep(1) ? 1 : 0.3 }
    content.alpha = isEnabled ? 1 : 0.5
  }

  private func showPressed() {
    if heldSign != 0 {
      let atRight = (heldSign > 0) != isRightToLeft
      pressed.frame = CGRect(x: atRight ? 47 : 0, y: 0, width: 47, height: 32)
      pressed.layer.maskedCorners =
        atRight
        ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner] : [.layerMinXMinYCorner, .layerMinXMaxYCorner]
      pressed.alpha = 1
    } else {
      fade { pressed.alpha = 0 }
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.size }
  open override var intrinsicContentSize: CGSize { UIStepper.size }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isRightHalf = touch.location(in: self).x >= bounds.midX
    let sign: Double = isRightHalf != isRightToLeft ? 1 : -1
    valueAtStart = storedValue
    guard canStep(sign) else { return false }
    heldSign = sign
    showPressed()
    step(sign, tells: isContinuous)
    repeats = 0
    // Repeats after half a second, then every tenth of a second, then faster.
    if autorepeat { repeatAgain(after: 0.5) }
    return true
  }

  private func repeatAgain(after delay: TimeInterval) {
    let timer = Timer(timeInterval: delay, repeats: false) { [me = Weak(self)] _ in me.value?.repeatStep() }
    repeatTimer = timer
    clock.add(timer)
  }

  private func repeatStep() {
    guard heldSign != 0, isTracking else { return }
    if isTouchInside { step(heldSign, tells: isContinuous) }
    repeats += 1
    repeatAgain(after: repeats < 10 ? 0.1 : repeats < 30 ? 0.05 : 0.025)
  }

  private func letGo() {
    repeatTimer?.invalidate()
    repeatTimer = nil
    heldSign = 0
    showPressed()
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    letGo()
    if !isContinuous, storedValue != valueAtStart { sendValueChanged() }
  }

  open override func cancelTracking(with event: UIEvent?) { letGo() }

  package override var primaryEventOfTap: Event { [] }

  // MARK: Keyboard and accessibility

  package override var answersActivationKeys: Bool { false }

  open override func handleKey(_ key: UIKey, isRepeat: Bool) -> Bool {
    guard isEnabled, key.modifierFlags.isEmpty else { return super.handleKey(key, isRepeat: isRepeat) }
    switch key.code {
    case "PageUp": step(10)
    case "PageDown": step(-10)
    case "Home": goTo(minimumValue)
    case "End": goTo(maximumValue)
    default: return super.handleKey(key, isRepeat: isRepeat)
    }
    return true
  }

  private func goTo(_ new: Double) {
    guard new != storedValue else { return }
    value = new
    sendValueChanged()
  }

  open override func accessibilityIncrement() { if isEnabled { step(1) } }
  open override func accessibilityDecrement() { if isEnabled { step(-1) } }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.adjustable) }
    set { super.accessibilityTraits = newValue }
  }
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? UIStepper.text(storedValue) }
    set { super.accessibilityValue = newValue }
  }

  private static func text(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? "\(Int64(value))" : "\(value)"
  }

  open override var semanticRole: Semantics.Role? { .spinbutton }
  open override var semanticRange: Semantics.Range? {
    Semantics.Range(now: value, least: minimumValue, greatest: maximumValue)
  }
}
