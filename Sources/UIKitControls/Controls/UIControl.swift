import CaromGeometry
import UIKitCore

/// A view that responds to touches, keys and screen readers by sending actions.
///
/// Subclasses override the tracking methods. `sendActions(for:)` sends an event to everything that was registered
/// with `addTarget` or `addAction`.
open class UIControl: UIView {
  var registrations: [Registration] = []
  private var trackedTouch: UITouch?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  /// Creates a control that runs `primaryAction` when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control; the coder is passed to the superclass.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isAccessibilityElement = true
  }

  open override class var kind: String { "UIControl" }

  // MARK: State

  /// Whether the control can be used; true by default. A disabled control still receives touches, so that nothing
  /// behind it does; a touch that is being tracked is cancelled.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled, isTracking {
        release()
        cancelTracking(with: nil)
      }
      stateDidChange()
    }
  }

  /// Whether the control is selected, for controls that can be; false by default.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }

  /// Whether the control is pressed.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// The current states of the control.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  /// The horizontal position of the content; `.center` by default.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
  /// The vertical position of the content; `.center` by default.
  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }

  /// The horizontal alignment with `leading` and `trailing` resolved to `left` and `right` for the layout direction.
  public final var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  /// Whether a tap opens the control's menu instead of sending its usual events; false by default. It requires a menu.
  open var showsMenuAsPrimaryAction = false
  /// Opens the control's menu; nil without one.
  final var openMenu: (() -> Void)?
  /// The object that provides `openMenu` and owns the menu.
  final var ownMenu: NSObject?

  // MARK: Carom's own

  /// Called when the state has changed, so that subclasses can show it. The default requests a layout and an update of
  /// the semantics.
  open func stateDidChange() {
    setNeedsLayout()
    semanticsChanged()
  }

  // MARK: Tracking

  /// Whether the control is tracking a touch.
  public private(set) final var isTracking = false

  /// Whether the tracked touch is inside the control; for a finger, also within 70 points around its bounds.
  public private(set) final var isTouchInside = false

  /// Called when a touch began; returns whether to track it. True by default.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch moved; returns whether to continue tracking. True by default.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch ended, or when `continueTracking` returned false. The default does nothing.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the tracked touch was cancelled: by a gesture, by scrolling, or because the control was disabled.
  /// The default does nothing.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
    isTouchInside = true
    guard beginTracking(touch, with: event) else { return }
    trackedTouch = touch
    isTracking = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch)
    guard continueTracking(touch, with: event) else {
      release()
      endTracking(touch, with: event)
      return
    }
    // continueTracking may have disabled or removed the control, which ends the tracking.
    guard trackedTouch === touch else { return }
    isHighlighted = isTouchInside
    if wasInside != isTouchInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit, with: event) }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let isInside = isInside(touch)
    isTouchInside = isInside
    release()
    endTracking(touch, with: event)
    guard isEnabled else { return }
    if isInside, showsMenuAsPrimaryAction, let openMenu { return openMenu() }
    sendActions(for: isInside ? [.touchUpInside, primaryEventOfTap] : .touchUpOutside, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    release()
    cancelTracking(with: event)
    sendActions(for: .touchCancel, with: event)
  }

  private func release() {
    trackedTouch = nil
    isTracking = false
    isHighlighted = false
  }

  /// The event that a tap sends in addition to `touchUpInside`; controls with a value override it, because they send
  /// theirs themselves.
  package var primaryEventOfTap: Event { .primaryActionTriggered }

  /// Whether the user drags along the control, so that pan gestures of the views around it must wait; false by
  /// default.
  package var followsDrags: Bool { false }

  /// A tap or drag on a control takes precedence over those of the views around it.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, gestureRecognizer.view !== self else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    if let tap = gestureRecognizer as? UITapGestureRecognizer {
      return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }
    return !(followsDrags && isTracking && gestureRecognizer as? UIPanGestureRecognizer != nil)
  }

  private func isInside(_ touch: UITouch) -> Bool {
    let place = touch.location(in: self)
    if point(inside: place, with: nil) { return true }
    // 70 points are the tolerance for fingers on Apple's systems; a mouse is exact.
    guard touch.type == .direct else { return false }
    return bounds.insetBy(dx: -70, dy: -70).contains(place)
  }

  /// Fingers need 44 points: a smaller control also responds around its bounds, except where another control is.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if bounds.contains(point) { return true }
    let (width, height) = (bounds.size.width, bounds.size.height)
    guard width > 0, height > 0, width < 44 || height < 44 else { return false }
    let area = bounds.insetBy(dx: min(0, (width - 44) / 2), dy: min(0, (height - 44) / 2))
    guard area.contains(point), let superview else { return false }
    let place = convert(point, to: superview)
    return !superview.subviews.contains { $0 !== self && $0 as? UIControl != nil && $0.frame.contains(place) }
  }

  // MARK: Sending

  /// Sends `action` to `target` at each of `events`; a target that is an `NSObject` is not retained.
  ///
  /// Without a target, the message goes up the responder chain to the first responder of the method's class. Adding
  /// the same target and action again adds the events.
  open func addTarget(_ target: AnyObject?, action: Selector, for events: Event) {
    register(target, action, for: events)
  }

  /// Removes `events` from the registrations of `target` for `action`; a nil target means any target, and a nil
  /// action any action.
  open func removeTarget(_ target: AnyObject?, action: Selector?, for events: Event) {
    unregister(target, action, for: events)
  }

  /// Sends everything that is registered for any of `events`, in the order of registration.
  open func sendActions(for events: Event) { sendActions(for: events, with: nil) }

  /// Sends a single message to `target`, or up the responder chain if that is nil.
  open func sendAction(_ action: Selector, to target: AnyObject?, for event: UIEvent?) {
    guard let target else { return action.climb(from: self, sender: self, event: event) }
    action.send(to: target, from: self, event: event)
  }

  /// Runs a single action with this control as its sender.
  open func sendAction(_ action: UIAction) { action.run(from: self) }

  // MARK: Keyboard and screen readers

  open override var canBecomeFocused: Bool { isAccessibilityElement && isEnabled && isUserInteractionEnabled }

  /// Whether Space and Enter activate the control; true by default, false for controls that are only adjusted.
  package var answersActivationKeys: Bool { true }

  /// Space and Enter do what a tap does; the control looks pressed for a tenth of a second.
  open override func handleKey(_ key: UIKey, isRepeat: Bool) -> Bool {
    guard answersActivationKeys, key.activates, isEnabled else { return super.handleKey(key, isRepeat: isRepeat) }
    if !isRepeat {
      flash()
      activate(with: nil)
    }
    return true
  }

  private func flash() {
    isHighlighted = true
    let timer = Timer(timeInterval: 0.1, repeats: false) { [me = Weak(self)] _ in
      guard let me = me.value, !me.isTracking else { return }
      me.isHighlighted = false
    }
    clock.add(timer)
  }

  /// Does what a tap does; called for keys and screen readers.
  package func activate(with event: UIEvent?) {
    if showsMenuAsPrimaryAction, let openMenu { return openMenu() }
    sendActions(for: [.touchUpInside, primaryEventOfTap], with: event)
  }

  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    activate(with: nil)
    return true
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = super.accessibilityTraits
      if !isEnabled { traits.insert(.notEnabled) }
      if isSelected { traits.insert(.selected) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }
}

extension UIKey {
  /// Whether the key activates the focused view.
  var activates: Bool {
    modifierFlags.isEmpty && (code == "Space" || code == "Enter" || code == "NumpadEnter")
  }
}
