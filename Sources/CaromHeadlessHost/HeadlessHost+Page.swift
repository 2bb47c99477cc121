import UIKit

extension HeadlessHost {
  /// The page's new size, and what notch and edges take of it, in points.
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

  /// Turns the device a quarter to the left: width and height change places, and the notch goes along.
  public func rotate() {
    resize(
      to: CGSize(width: window.height, height: window.width),
      safeArea: UIEdgeInsets(top: window.right, left: window.top, bottom: window.left, right: window.bottom))
  }

  public func setDark(_ isDark: Bool) { prefer { $0.isDark = isDark ? 1 : 0 } }
  public func reduceMotion(_ reduces: Bool = true) { prefer { $0.reducesMotion = reduces ? 1 : 0 } }

  /// Size of text relative to the normal one.
  public func setTextScale(_ scale: Double) { prefer { $0.textScale = scale } }

  private func prefer(_ change: (inout PreferencesInput) -> Void) {
    change(&preferences)
    send(.preferences(preferences))
    advance(ticks: 1)
  }

  /// The page is hidden, as by another tab.
  public func hide() { see(isVisible: false, isFocused: false) }
  public func show() { see(isVisible: true, isFocused: true) }
  /// Another window has the keyboard.
  public func blur() { see(isVisible: true, isFocused: false) }
  public func focus() { see(isVisible: true, isFocused: true) }

  private func see(isVisible: Bool, isFocused: Bool) {
    visibility.isVisible = isVisible ? 1 : 0
    visibility.isFocused = isFocused ? 1 : 0
    send(.visibility(visibility))
    advance(ticks: 1)
  }

  /// The person opens an address, or goes back to it.
  public func go(to path: String, isBack: Bool = false) {
    follow(path, isBack ? .back : .new)
    arrive(isBack: isBack)
  }
}
