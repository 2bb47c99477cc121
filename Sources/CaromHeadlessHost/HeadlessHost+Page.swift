import UIKit

extension HeadlessHost {
  /// Changes the size of the page and its safe area insets, in points.
  public func resize(to size: CGSize, safeArea: UIEdgeInsets = .zero) {
    window.width = size.width
    window.height = size.height
    window.top = safeArea.top
    window.left = safeArea.left
    window.bottom = safeArea.bottom
    window.right = safeArea.right
    send(.resize(window))
    advance(ticks: 1)
  }

  /// Rotates the device by a quarter turn to the left: width and height swap, and the safe area rotates along.
  public func rotate() {
    resize(
      to: CGSize(width: window.height, height: window.width),
      safeArea: UIEdgeInsets(top: window.right, left: window.top, bottom: window.left, right: window.bottom))
  }

  /// Reports that the page can fill the whole screen, and whether it does.
  public func setFullScreen(_ isOn: Bool) {
    var input = FullScreenInput()
    input.isOn = isOn ? 1 : 0
    send(.fullScreen(input))
    advance(ticks: 1)
  }

  /// Switches between the dark and the light appearance.
  public func setDark(_ isDark: Bool) { prefer { $0.isDark = isDark ? 1 : 0 } }
  /// Sets the preference for reduced motion.
  public func reduceMotion(_ reduces: Bool = true) { prefer { $0.reducesMotion = reduces ? 1 : 0 } }

  /// Sets the text size relative to the normal one, which is 1.
  public func setTextScale(_ scale: Double) { prefer { $0.textScale = scale } }

  private func prefer(_ change: (inout PreferencesInput) -> Void) {
    change(&preferences)
    send(.preferences(preferences))
    advance(ticks: 1)
  }

  /// Sets the time of day, and the offset of the local time from GMT in seconds. Without a call the session starts at
  /// the beginning of 2001.
  public func tellTime(_ date: Date, zone: Int = 0) {
    var told = CalendarInput()
    told.seconds = date.timeIntervalSince1970
    told.zone = Int32(clamping: zone)
    send(.calendar(told))
    advance(ticks: 1)
  }

  /// Hides the page, for example behind another tab.
  public func hide() { see(isVisible: false, isFocused: false) }
  /// Shows the page again and gives it the keyboard focus.
  public func show() { see(isVisible: true, isFocused: true) }
  /// Takes the keyboard focus away from the page, for example by another window.
  public func blur() { see(isVisible: true, isFocused: false) }
  /// Gives the keyboard focus back to the page.
  public func focus() { see(isVisible: true, isFocused: true) }

  private func see(isVisible: Bool, isFocused: Bool) {
    visibility.isVisible = isVisible ? 1 : 0
    visibility.isFocused = isFocused ? 1 : 0
    send(.visibility(visibility))
    advance(ticks: 1)
  }

  /// Opens an address, or goes back to it.
  public func go(to path: String, isBack: Bool = false) {
    follow(path, isBack ? .back : .new)
    arrive(isBack: isBack)
  }
}
