import UIKit

extension UIViewController {
  /// Shows a short message for a moment, at the bottom of the window: “Link copied.” Screen readers announce it.
  ///
  /// A remark replaces the previous one. It is in front of everything, receives no touches, and disappears after `seconds`.
  public final func showRemark(_ text: String, seconds: TimeInterval = Remark.stay) {
    guard let window = viewIfLoaded?.window else { return }
    for old in window.subviews where old is Remark { old.removeFromSuperview() }
    let remark = Remark(text)
    window.addSubview(remark)
    UIAccessibility.post(notification: .announcement, argument: text)
    // On the window's clock, because an app's clock stops when the app is left.
    UIApplication.shared.clock.perform { remark.appear(in: window, for: seconds) }
  }
}

/// A capsule with a short text, which disappears by itself.
public final class Remark: UIView {
  private let label = UILabel()
  /// How long it is shown, in seconds.
  public static let stay: TimeInterval = 2.6

  init(_ text: String) {
    super.init(frame: .zero)
    label.text = text
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    label.numberOfLines = 0
    // Announced instead, because otherwise a screen reader would read the text again if it is still there on the next
    // screen.
    label.isAccessibilityElement = false
    accessibilityElementsHidden = true
    isUserInteractionEnabled = false
    label.textColor = UIColor.rgb(0xFFFFFF)
    backgroundColor = UIColor.rgb(0x1F1B22, 0.94)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 4)
    addSubview(label)
  }

  public required init?(coder: NSCoder) { return nil }

  public override class var kind: String { "Remark" }

  fileprivate func appear(in window: UIWindow, for seconds: TimeInterval) {
    let safe = window.safeAreaInsets
    let room = max(window.bounds.width - safe.left - safe.right - 2 * Spacing.normal, 1)
    let text = label.sizeThatFits(CGSize(width: room - 2 * Spacing.normal, height: .greatestFiniteMagnitude))
    let size = CGSize(width: min(text.width + 2 * Spacing.normal, room), height: text.height + 2 * Spacing.close)
    // Above the bars of the apps.
    let bottom = safe.bottom + Spacing.target + Spacing.wide
    frame = CGRect(
      x: ((window.bounds.width - size.width) / 2).rounded(),
      y: max(window.bounds.height - bottom - size.height, safe.top),
      width: size.width.rounded(.up), height: size.height.rounded(.up))
    layer.cornerRadius = min(frame.height / 2, 22)
    label.frame = bounds.insetBy(dx: Spacing.close, dy: Spacing.tight)
    alpha = 0
    if !Motion.isReduced { transform = CGAffineTransform(translationX: 0, y: 12) }
    UIView.animate(withDuration: Motion.move) {
      self.alpha = 1
      self.transform = .identity
    }
    Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { [me = Weak(self)] _ in me.value?.leave() }
  }

  private func leave() {
    UIView.animate(withDuration: Motion.move, animations: { self.alpha = 0 }) { [me = Weak(self)] _ in
      me.value?.removeFromSuperview()
    }
  }
}
