import CaromGeometry
import UIKitCore

/// A view that answers a touch, a key or a screen reader by sending actions.
///
/// Subclasses override the tracking methods; `sendActions(for:)` tells whoever asked with `addTarget` or `addAction`.
open class UIControl: UIView {
  var registrations: [Registration] = []
  private var trackedTouch: UITouch?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  /// A control of the given frame that runs `primaryAction` when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isAccessibilityElement = true
  }

  open override class var kind: String { "UIControl" }

  // MARK: State

  /// Whether it can be used; a control that cannot swallows touches, so that nothing behind it gets them.
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

  /// Whether it is chosen, for controls that can be.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }

  /// Whether it is pressed now.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// Everything the control is at the moment.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }

  /// `left` or `right` for what the alignment says in the running direction.
  public final var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  // MARK: Carom's own

  /// The state changed; subclasses show it. The default asks for layout and for semantics.
  open func stateDidChange() {
    setNeedsLayout()
    semanticsChanged()
  }

  // MARK: Tracking

  /// Whether a touch or key holds the control.
  public private(set) final var isTracking = false

  /// Whether the touch that is tracked is inside, or at most 70 points outside.
  public private(set) final var isTouchInside = false

  /// A touch came down; return whether to follow it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The touch moved; return whether to go on following it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The touch was lifted, or `continueTracking` let go of it.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The touch was taken away: by a gesture, a scroll, or because the control was disabled.
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

  /// What a tap sends besides `touchUpInside`: controls with a value send theirs by themselves.
  package var primaryEventOfTap: Event { .primaryActionTriggered }

  /// Whether a finger drags something along the control, so that pans around it must wait.
  package var followsDrags: Bool { false }

  /// A control's own tap, and its own drag, win over those of the views around it.
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
    // 70 points are what a finger is forgiven on Apple's systems; a mouse is exact.
    guard touch.type == .direct else { return false }
    return bounds.insetBy(dx: -70, dy: -70).contains(place)
  }

  /// Fingers need 44 points: the control answers around smaller bounds too, where no other control is.
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

  /// Sends one message to `target`, or up the responder chain where that is nil.
  open func sendAction(_ action: Selector, to target: NSObject?, for event: UIEvent?) {
    if let target {
      action.send(to: target, from: self, event: event)
      return
    }
    var each: UIResponder? = self
    while let responder = each, !action.send(to: responder, from: self, event: event) { each = responder.next }
  }

  /// Runs one action with this control as its sender.
  open func sendAction(_ action: UIAction) { action.run(from: self) }

  // MARK: Keyboard and screen readers

  open override var canBecomeFocused: Bool { isAccessibilityElement && isEnabled && isUserInteractionEnabled }

  /// Whether Space and Enter use the control; false for those that only adjust.
  package var answersActivationKeys: Bool { true }

  /// Space and Enter do what a tap does, and show it for a tenth of a second.
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

  /// Does what a tap does, for keys and screen readers.
  package func activate(with event: UIEvent?) {
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
  /// Whether the key presses what is focused.
  var activates: Bool {
    modifierFlags.isEmpty && (code == "Space" || code == "Enter" || code == "NumpadEnter")
  }
}
