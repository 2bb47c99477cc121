import UIKit

/// The parts of an open X-ray.
final class XRayState {
  let xray = XRay()
  let panel: XRayPanel
  var link: CADisplayLink?
  /// Whether the X-ray, and not the player, stopped the clock.
  var holdsClock = false

  init(panel: XRayPanel) { self.panel = panel }
}

/// The X-ray of a game: the key X, or a button that is shown while the game is paused, lays it over the game.
extension GameViewController {
  // MARK: Opening and closing

  /// Opens or closes the X-ray. Does nothing in a game that offers none.
  public final func toggleXRay() {
    guard xraySkin != nil else { return }
    xrayState == nil ? openXRay() : closeXRay()
  }

  private final func openXRay() {
    guard let skin = xraySkin, let animator, xrayState == nil else { return }
    let panel = XRayPanel(
      skin: skin, changed: { [me = Weak(self)] in me.value?.change($0, to: $1) },
      reset: { [me = Weak(self)] in me.value?.restoreXRay() }, close: { [me = Weak(self)] in me.value?.closeXRay() })
    let state = XRayState(panel: panel)
    xrayState = state
    state.xray.look(at: animator)
    panel.show { state.xray.value($0) }
    view.addSubview(panel)
    layOutXRay()
    showXRayButton()
    UIAccessibility.post(notification: .layoutChanged, argument: panel)
  }

  private final func closeXRay() {
    guard let state = xrayState else { return }
    xrayState = nil
    state.xray.close()
    endSlowTime(state)
    state.panel.removeFromSuperview()
    additionalSafeAreaInsets = .zero
    view.setNeedsLayout()
    showXRayButton()
    becomeFirstResponder()
  }

  // MARK: Numbers

  private final func change(_ number: XRayNumber, to value: Double) {
    guard let state = xrayState else { return }
    hasChangedPhysics = true
    state.xray.set(number, to: value)
    if number == .speed, state.link == nil {
      let link = CADisplayLink(target: self, selector: Selector("xrayTick", GameViewController.xrayTick))
      view.clock.perform { link.add(to: .main, forMode: .common) }
      state.link = link
    }
  }

  private final func restoreXRay() {
    guard let state = xrayState else { return }
    state.xray.restore()
    endSlowTime(state)
    state.panel.show { state.xray.value($0) }
  }

  /// Lets the game's clock run only in some ticks, if the player has slowed time down.
  final func xrayTick() {
    guard let state = xrayState, !isPaused, let run else { return }
    state.holdsClock = !state.xray.lets()
    if run.isPaused != state.holdsClock { run.isPaused = state.holdsClock }
  }

  private final func endSlowTime(_ state: XRayState) {
    state.link?.invalidate()
    state.link = nil
    if state.holdsClock, !isPaused { run?.isPaused = false }
    state.holdsClock = false
  }

  // MARK: Following the game

  /// A new animator has taken the place of the old one.
  final func xrayLooksAnew() {
    guard let state = xrayState else { return }
    state.xray.look(at: animator)
    if state.xray.isChanged { hasChangedPhysics = true }
  }

  /// Shows the button while the game is paused and the X-ray is closed, and keeps the overlay in front.
  final func showXRayButton() {
    xrayState?.xray.bringToFront()
    guard let xrayButton else { return }
    xrayButton.isHidden = !isPaused || xrayState != nil
    if !xrayButton.isHidden { view.bringSubviewToFront(xrayButton) }
  }

  /// Creates the button, hidden, so that pausing a game adds nothing to it.
  private final func makeXRayButton(_ skin: Skin) {
    var look = UIButton.Configuration.gray()
    look.title = XRayStrings.title
    look.image = UIImage(systemName: "slider.horizontal.3")
    look.imagePadding = Spacing.tight
    look.baseForegroundColor = skin.surface.accent
    look.baseBackgroundColor = skin.surface.color
    look.background.strokeColor = skin.surface.separator
    look.background.strokeWidth = 1
    let button = UIButton(configuration: look)
    button.accessibilityLabel = XRayStrings.show
    button.isHidden = true
    button.addAction(UIAction { [me = Weak(self)] _ in me.value?.toggleXRay() }, for: .touchUpInside)
    view.addSubview(button)
    xrayButton = button
  }

  // MARK: Layout

  /// Places the panel below the game, or next to it if the screen is wide, and gives the game the remaining room.
  final func layOutXRay() {
    if xrayButton == nil, let xraySkin { makeXRayButton(xraySkin) }
    if let xrayButton {
      let size = xrayButton.sizeThatFits(CGSize(width: 220, height: Spacing.target))
      let court = runView.convert(runView.bounds, to: view)
      xrayButton.bounds = CGRect(x: 0, y: 0, width: size.width, height: max(size.height, Spacing.target))
      let rise = max(court.height * 0.13, xrayFloor + xrayButton.bounds.height / 2)
      xrayButton.center = CGPoint(x: court.midX, y: court.maxY - rise)
    }
    guard let panel = xrayState?.panel else { return }
    var own = view.safeAreaInsets
    own.bottom -= additionalSafeAreaInsets.bottom
    own.left -= additionalSafeAreaInsets.left
    own.right -= additionalSafeAreaInsets.right
    let area = view.bounds.inset(by: own)
    var insets = UIEdgeInsets.zero
    if area.width > area.height, area.width >= 560 {
      let width = min(XRayPanel.width, area.width * 0.42)
      view.place(
        panel,
        leading: CGRect(
          x: view.bounds.width - width - (view.readsRightToLeft ? own.left : own.right), y: area.minY, width: width,
          height: area.height))
      if view.readsRightToLeft { insets.left = width } else { insets.right = width }
    } else {
      let wanted = panel.sizeThatFits(CGSize(width: area.width, height: 0)).height
      let height = min(wanted, (area.height * 0.42).rounded(.down))
      panel.frame = CGRect(x: area.minX, y: area.maxY - height, width: area.width, height: height)
      insets.bottom = height
    }
    if additionalSafeAreaInsets != insets { additionalSafeAreaInsets = insets }
    view.bringSubviewToFront(panel)
  }
}
