import CaromGeometry
import UIKitCore

/// A control that selects a value from a range by a thumb on a track.
///
/// The user drags the thumb, taps the track, or uses keys: arrows for 1/20 of the range, Page Up and Page Down for
/// 1/5, Home and End.
///
///     let volume = UISlider(frame: CGRect(x: 20, y: 80, width: 240, height: 31))
///     volume.value = 0.5
///     volume.addAction(
///       UIAction { action in if let volume = action.sender as? UISlider { play(at: volume.value) } },
///       for: .valueChanged)
open class UISlider: UIControl {
  private final let content = UIView.part()
  private final let minimumTrack = UIView.part(radius: 2)
  private final let maximumTrack = UIView.part(radius: 2)
  private final let thumb = UIImageView(frame: .zero)
  private final var images: (minimum: UIImageView?, maximum: UIImageView?)
  private final var drag: Drag?
  private final var storedValue: Float = 0

  /// A touch that is being tracked: the thumb's distance from it, and whether the thumb follows it yet.
  private struct Drag {
    var offset: CGFloat
    var startX: CGFloat
    var holdsThumb: Bool
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  /// Creates a slider; the coder is passed to the superclass.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    addSubview(content)
    for view in [maximumTrack, minimumTrack, thumb] { content.addSubview(view) }
    thumb.isUserInteractionEnabled = false
    thumb.isAccessibilityElement = false
    thumb.layer.cornerRadius = 14
    thumb.layer.borderWidth = 0.5
    thumb.liftOff(radius: 3.5, opacity: 0.2, offset: 2)
    resolveColors()
  }

  open override class var kind: String { "UISlider" }

  // MARK: Value

  /// The value, from `minimumValue` to `maximumValue`; 0 by default. Other values are limited to that range, and NaN
  /// is diagnosed and ignored. Setting it sends no event.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// The least value; 0 by default. If it is greater than the maximum, the maximum is raised to it, with a
  /// diagnostic. Values that are not finite are diagnosed and ignored.
  open var minimumValue: Float = 0 {
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
      rangeChanged()
    }
  }

  /// The greatest value; 1 by default. If it is less than the minimum, the minimum is lowered to it, with a
  /// diagnostic. Values that are not finite are diagnosed and ignored.
  open var maximumValue: Float = 1 {
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
      rangeChanged()
    }
  }

  private func rangeChanged() { setValue(value, animated: false) }

  /// Sets the value without sending an event; the thumb slides there if `animated` is true.
  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else {
      return refuse("value is NaN and was not set.", remedy: "Check for a division by zero.")
    }
    storedValue = min(max(value, minimumValue), maximumValue)
    semanticsChanged()
    spring(0.3, damping: 1, animated: animated) { arrange() }
  }

  /// Whether events are sent for every change during a drag, or only at its end; true by default.
  open var isContinuous = true

  /// The step of arrow keys and screen readers; nil, the default, means 1/20 of the range. This is not part of
  /// Apple's API.
  open var keyboardStep: Float?

  private func userChanged(to new: Float, animated: Bool, isLast: Bool = true) {
    let old = storedValue
    setValue(new, animated: animated)
    if (isContinuous && storedValue != old) || (!isContinuous && isLast) { sendValueChanged() }
  }

  // MARK: Appearance

  /// The color of the track before the thumb; nil means the tint color.
  open var minimumTrackTintColor: UIColor? { didSet { resolveColors() } }
  /// The color of the track after the thumb; nil means `.systemFill`.
  open var maximumTrackTintColor: UIColor? { didSet { resolveColors() } }
  /// The color of the thumb; nil means white.
  open var thumbTintColor: UIColor? { didSet { resolveColors() } }
  /// An image at the track's start, or nil.
  open var minimumValueImage: UIImage? { didSet { showImages() } }
  /// An image at the track's end, or nil.
  open var maximumValueImage: UIImage? { didSet { showImages() } }

  /// Sets an image to show instead of the round thumb; nil restores it. States other than `.normal` are ignored.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    guard state == .normal else { return }
    thumb.image = image
    resolveColors()
  }
  /// The image of the thumb, or nil.
  open var currentThumbImage: UIImage? { thumb.image }

  private func showImages() {
    images.minimum = show(minimumValueImage, in: images.minimum)
    images.maximum = show(maximumValueImage, in: images.maximum)
    setNeedsLayout()
  }

  private func show(_ image: UIImage?, in view: UIImageView?) -> UIImageView? {
    guard let image else {
      view?.removeFromSuperview()
      return nil
    }
    let view = view ?? UIImageView(frame: .zero)
    view.image = image
    view.tintColor = .secondaryLabel
    view.isAccessibilityElement = false
    content.addSubview(view)
    return view
  }

  /// Returns the rectangle of the image at the track's start: its own size, at the leading edge.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(minimumValueImage, atStart: true, in: bounds)
  }
  /// Returns the rectangle of the image at the track's end: its own size, at the trailing edge.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(maximumValueImage, atStart: false, in: bounds)
  }

  private func imageRect(_ image: UIImage?, atStart: Bool, in bounds: CGRect) -> CGRect {
    guard let size = image?.size else { return .zero }
    let atLeft = atStart != isRightToLeft
    return CGRect(
      x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Returns the rectangle of the track: 4 points high, 2 points from the ends or 14 points from an image.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let first = (isRightToLeft ? maximumValueImage : minimumValueImage)?.size.width
    let last = (isRightToLeft ? minimumValueImage : maximumValueImage)?.size.width
    let left = bounds.minX + (first.map { $0 + 14 } ?? 2)
    let right = bounds.maxX - (last.map { $0 + 14 } ?? 2)
    return CGRect(x: left, y: bounds.midY - 2, width: max(0, right - left), height: 4)
  }

  /// Returns the rectangle of the thumb for a value: 28 points or the image's size, at most 2 points beyond the
  /// track.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = thumb.image?.size ?? CGSize(width: 28, height: 28)
    let room = max(0, rect.width + 4 - size.width)
    let share = fraction(of: value)
    let place = isRightToLeft ? 1 - share : share
    return CGRect(
      x: rect.minX - 2 + room * place, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  private func fraction(of value: Float) -> CGFloat {
    let range = CGFloat(maximumValue) - CGFloat(minimumValue)
    return range > 0 ? (CGFloat(value) - CGFloat(minimumValue)) / range : 0
  }

  private func arrange() {
    content.frame = bounds
    let track = trackRect(forBounds: bounds)
    let knob = thumbRect(forBounds: bounds, trackRect: track, value: value)
    thumb.frame = knob
    maximumTrack.frame = track
    minimumTrack.frame =
      isRightToLeft
      ? CGRect(x: knob.midX, y: track.minY, width: max(0, track.maxX - knob.midX), height: track.height)
      : CGRect(x: track.minX, y: track.minY, width: max(0, knob.midX - track.minX), height: track.height)
    images.minimum?.frame = minimumValueImageRect(forBounds: bounds)
    images.maximum?.frame = maximumValueImageRect(forBounds: bounds)
    content.alpha = isEnabled ? 1 : 0.5
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  open override func resolveColors() {
    super.resolveColors()
    minimumTrack.backgroundColor = minimumTrackTintColor ?? tintColor
    maximumTrack.backgroundColor = maximumTrackTintColor ?? .systemFill
    let hasImage = thumb.image != nil
    thumb.backgroundColor = hasImage ? nil : thumbTintColor ?? .white
    thumb.layer.shadowOpacity = hasImage ? 0 : 0.2
    thumb.layer.borderWidth = hasImage ? 0 : 0.5
    thumb.layer.borderColor = CGColor(
      red: 0, green: 0, blue: 0, alpha: traitCollection.accessibilityContrast == .high ? 0.6 : 0.08)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    resolveColors()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : 118, height: 31)
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 31) }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let holdsThumb = thumb.frame.insetBy(dx: -10, dy: -10).contains(touch.location(in: self))
    drag = Drag(offset: thumb.frame.midX - x, startX: x, holdsThumb: holdsThumb)
    // A mouse is exact, so its click on the track acts immediately; a finger may be about to scroll.
    if !holdsThumb, touch.type != .direct { jump(to: x) }
    return true
  }

  private func jump(to x: CGFloat) {
    drag = Drag(offset: 0, startX: x, holdsThumb: true)
    userChanged(to: value(at: x), animated: true, isLast: false)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard var drag else { return false }
    let x = touch.location(in: self).x
    if !drag.holdsThumb {
      guard (x - drag.startX).magnitude >= 10 else { return true }
      drag.holdsThumb = true
      drag.offset = thumb.frame.midX - x
      self.drag = drag
    }
    userChanged(to: value(at: x + drag.offset), animated: false, isLast: false)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let drag else { return }
    self.drag = nil
    if !drag.holdsThumb {
      if isTouchInside, let touch { userChanged(to: value(at: touch.location(in: self).x), animated: true) }
    } else if !isContinuous {
      sendValueChanged()
    }
  }

  open override func cancelTracking(with event: UIEvent?) { drag = nil }

  /// The value at which the thumb's center is at `x`.
  private func value(at x: CGFloat) -> Float {
    let track = trackRect(forBounds: bounds)
    let first = thumbRect(forBounds: bounds, trackRect: track, value: minimumValue).midX
    let last = thumbRect(forBounds: bounds, trackRect: track, value: maximumValue).midX
    guard first != last else { return minimumValue }
    let share = min(1, max(0, (x - first) / (last - first)))
    return Float(CGFloat(minimumValue) + share * (CGFloat(maximumValue) - CGFloat(minimumValue)))
  }

  package override var followsDrags: Bool { true }
  package override var primaryEventOfTap: Event { [] }

  // MARK: Keyboard and accessibility

  package override var answersActivationKeys: Bool { false }

  private var step: Float { keyboardStep ?? (maximumValue - minimumValue) / 20 }

  open override func handleKey(_ key: UIKey, isRepeat: Bool) -> Bool {
    guard isEnabled, key.modifierFlags.isEmpty, let new = value(afterPressing: key) else {
      return super.handleKey(key, isRepeat: isRepeat)
    }
    userChanged(to: new, animated: true)
    return true
  }

  private func value(afterPressing key: UIKey) -> Float? {
    switch key.code {
    case "ArrowUp": value + step
    case "ArrowDown": value - step
    case "ArrowRight": isRightToLeft ? value - step : value + step
    case "ArrowLeft": isRightToLeft ? value + step : value - step
    case "PageUp": value + (maximumValue - minimumValue) / 5
    case "PageDown": value - (maximumValue - minimumValue) / 5
    case "Home": minimumValue
    case "End": maximumValue
    default: nil
    }
  }

  open override func accessibilityIncrement() { if isEnabled { userChanged(to: value + step, animated: true) } }
  open override func accessibilityDecrement() { if isEnabled { userChanged(to: value - step, animated: true) } }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.adjustable) }
    set { super.accessibilityTraits = newValue }
  }
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((fraction(of: value) * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  open override var semanticRole: Semantics.Role? { .slider }
  open override var semanticRange: Semantics.Range? {
    Semantics.Range(now: Double(value), least: Double(minimumValue), greatest: Double(maximumValue))
  }
}
