import CaromGeometry
import UIKitCore

/// A control that turns something on or off, by a tap, a drag, Space or a screen reader; 51 × 31 points.
///
///     let sound = UISwitch(frame: .zero)
///     sound.isOn = true
///     sound.addAction(
///       UIAction { action in if let sound = action.sender as? UISwitch { setSound(sound.isOn) } }, for: .valueChanged)
open class UISwitch: UIControl {
  /// The size of every switch, in points.
  public static let size = CGSize(width: 51, height: 31)

  private final let content = UIView.part()
  private final let track = UIView.part(radius: 15.5)
  private final let tint = UIView.part(radius: 15.5)
  private final let thumb = UIView.part(.white, radius: 13.5)
  private final let onMark = UIView.part(.white, radius: 0.75)
  private final let offMark = UIView.part(radius: 5)
  private final var value = false
  /// The state to which the thumb was dragged; nil if it was not.
  private final var draggedTo: Bool?
  private final var startX: CGFloat = 0

  /// Creates a switch. The frame's size is ignored: it is always 51 × 31 points.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
    build()
  }

  /// Creates a switch; the coder is passed to the superclass.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = UISwitch.size
    build()
  }

  private func build() {
    addSubview(content)
    for view in [track, tint, onMark, offMark, thumb] { content.addSubview(view) }
    thumb.liftOff(radius: 4, opacity: 0.15, offset: 3)
    resolveColors()
  }

  open override class var kind: String { "UISwitch" }

  // MARK: Value

  /// Whether the switch is on; false by default. Setting it is not animated and sends no event.
  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch on or off without sending an event; the thumb slides if `animated` is true.
  open func setOn(_ on: Bool, animated: Bool) {
    value = on
    semanticsChanged()
    arrange(animated: animated)
  }

  /// The color of the track while the switch is on; nil means green.
  open var onTintColor: UIColor? { didSet { resolveColors() } }
  /// The color of the thumb; nil means white.
  open var thumbTintColor: UIColor? { didSet { thumb.backgroundColor = thumbTintColor ?? .white } }
  /// The title of the switch, which is not shown; its accessibility label if it has no other.
  open var title: String?
  /// Accepted without effect; nil by default.
  open var onImage: UIImage?
  /// Accepted without effect; nil by default.
  open var offImage: UIImage?

  private func change(to on: Bool) {
    setOn(on, animated: true)
    sendValueChanged()
  }

  // MARK: Appearance

  private var isWide: Bool { isTracking && isHighlighted }

  private func arrange(animated: Bool) {
    let on = draggedTo ?? value
    let width: CGFloat = isWide ? 33 : 27
    let atRight = on != isRightToLeft
    let (near, far): (CGFloat, CGFloat) = (2, 51 - 2 - width)
    let markLeft = CGRect(x: 12, y: 10.5, width: 1.5, height: 10)
    let changes = { [self] in
      content.frame = bounds
      track.frame = CGRect(origin: .zero, size: UISwitch.size)
      tint.frame = track.frame
      tint.alpha = on ? 1 : 0
      thumb.frame = CGRect(x: atRight ? far : near, y: 2, width: width, height: 27)
      onMark.frame = isRightToLeft ? markLeft.offsetBy(dx: 25.5, dy: 0) : markLeft
      offMark.frame = CGRect(x: isRightToLeft ? 8 : 33, y: 10.5, width: 10, height: 10)
      onMark.alpha = showsMarks && on ? 1 : 0
      offMark.alpha = showsMarks && !on ? 1 : 0
      content.alpha = isEnabled ? 1 : 0.5
    }
    spring(0.4, damping: 0.78, animated: animated, changes)
  }

  /// In high contrast a bar and a ring show on and off without color, like Apple's on/off labels.
  private var showsMarks: Bool { traitCollection.accessibilityContrast == .high }

  open override func layoutSubviews() {
    super.layoutSubviews()
    arrange(animated: false)
  }

  open override var backgroundColor: UIColor? { didSet { resolveColors() } }

  open override func resolveColors() {
    super.resolveColors()
    // A background color of the app's own replaces the track.
    layer.cornerRadius = 15.5
    track.backgroundColor = backgroundColor == nil ? (showsMarks ? .systemGray2 : .secondarySystemFill) : nil
    tint.backgroundColor = onTintColor ?? .systemGreen
    offMark.layer.borderWidth = 1.5
    offMark.layer.borderColor = UIColor.label.resolved(for: traitCollection)
    setNeedsLayout()
  }

  open override func stateDidChange() {
    semanticsChanged()
    arrange(animated: true)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }
  open override var intrinsicContentSize: CGSize {
    alignmentRect(forFrame: CGRect(origin: .zero, size: UISwitch.size)).size
  }
  /// Auto Layout aligns 49 of the 51 points of a switch, as on Apple's systems, where a switch at the trailing margin has a
  /// frame that ends 2 points beyond it.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: isRightToLeft ? 2 : 0, bottom: 0, right: isRightToLeft ? 0 : 2)
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    startX = touch.location(in: self).x
    return true
  }

  /// The thumb changes sides when the finger crosses the middle, as on Apple's systems.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    if draggedTo == nil, (x - startX).magnitude < 8 { return true }
    let on = (x > bounds.midX) != isRightToLeft
    if draggedTo != on {
      draggedTo = on
      UIImpactFeedbackGenerator(style: .light).impactOccurred()
      arrange(animated: true)
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let dragged = draggedTo
    draggedTo = nil
    if let dragged {
      if dragged != value { change(to: dragged) } else { arrange(animated: true) }
    } else if isTouchInside {
      change(to: !value)
    } else {
      arrange(animated: true)
    }
  }

  open override func cancelTracking(with event: UIEvent?) {
    draggedTo = nil
    arrange(animated: true)
  }

  package override var followsDrags: Bool { true }
  package override var primaryEventOfTap: Event { [] }

  package override func activate(with event: UIEvent?) {
    change(to: !value)
    super.activate(with: event)
  }

  // MARK: Accessibility

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title }
    set { super.accessibilityLabel = newValue }
  }
  open override var semanticRole: Semantics.Role? { .switch }
  open override var semanticStates: Semantics.State { value ? .checked : [] }
}
