import ArcadeKit
import UIKit

/// The view in which an app opens: it grows out of the app's icon and shrinks back into it.
///
/// The model frame jumps between the icon's and the window's, and only the presentation animates between them. So the
/// animation can be reversed at any time, and the app itself always has the window's size and notices nothing.
final class AppStage: UIView {
  let app: AppViewController
  private let icon: AppIcon
  private var isOpen = false
  /// Counts the transitions, so that the completion of one that was reversed is ignored.
  private var change = 0

  init(_ app: AppViewController, icon: AppIcon) {
    self.app = app
    self.icon = icon
    super.init(frame: .zero)
    clipsToBounds = true
    isHidden = true
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    addSubview(app.view)
    addSubview(icon)
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "AppStage" }

  /// Lays the stage out in a window of this size, with the icon at `frame`.
  func arrange(in window: CGRect, icon frame: CGRect) { spread(over: isOpen ? window : frame, in: window, icon: frame) }

  /// Grows out of the icon at `frame`, or appears at once if not animated.
  func show(in window: CGRect, icon frame: CGRect, animated: Bool, completion: @escaping () -> Void) {
    let wasHidden = isHidden
    isOpen = true
    isHidden = false
    isUserInteractionEnabled = true
    accessibilityElementsHidden = false
    guard animated else {
      alpha = 1
      icon.alpha = 0
      spread(over: window, in: window, icon: frame)
      change += 1
      return completion()
    }
    if Motion.isReduced {
      icon.alpha = 0
      spread(over: window, in: window, icon: frame)
      if wasHidden { alpha = 0 }
      return run(Motion.move, { self.alpha = 1 }, completion)
    }
    if wasHidden {
      alpha = 1
      icon.alpha = 1
      spread(over: frame, in: window, icon: frame)
    }
    fade(icon, to: 0, after: 0)
    zoom({ self.spread(over: window, in: window, icon: frame) }, completion)
  }

  /// Shrinks back into the icon at `frame`, or disappears at once if not animated.
  func hide(in window: CGRect, icon frame: CGRect, animated: Bool, completion: @escaping () -> Void) {
    isOpen = false
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    let gone = {
      self.isHidden = true
      completion()
    }
    guard animated else {
      change += 1
      return gone()
    }
    if Motion.isReduced { return run(Motion.move, { self.alpha = 0 }, gone) }
    fade(icon, to: 1, after: AppStage.zoomTime / 4)
    zoom({ self.spread(over: frame, in: window, icon: frame) }, gone)
  }

  // MARK: The zoom

  private static let zoomTime = Motion.farewell

  private func zoom(_ changes: @escaping () -> Void, _ completion: @escaping () -> Void) {
    change += 1
    let number = change
    // On the window scene's clock, because the app's own clock stops while the app closes.
    UIApplication.shared.clock.perform {
      UIView.animate(
        withDuration: AppStage.zoomTime, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        options: [.allowUserInteraction, .beginFromCurrentState], animations: changes
      ) { _ in if self.change == number { completion() } }
    }
  }

  private func run(_ seconds: Double, _ changes: @escaping () -> Void, _ completion: @escaping () -> Void) {
    change += 1
    let number = change
    UIApplication.shared.clock.perform {
      UIView.animate(
        withDuration: seconds, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState], animations: changes
      ) { _ in if self.change == number { completion() } }
    }
  }

  private func fade(_ view: UIView, to alpha: CGFloat, after delay: TimeInterval) {
    UIApplication.shared.clock.perform {
      UIView.animate(
        withDuration: AppStage.zoomTime / 2, delay: delay, options: [.allowUserInteraction, .beginFromCurrentState],
        animations: { view.alpha = alpha })
    }
  }

  /// Fills `frame` with the middle of the app and of its icon.
  private func spread(over frame: CGRect, in window: CGRect, icon iconFrame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
    layer.cornerRadius = frame == window ? 0 : AppIcon.corner(of: iconFrame.width)
    let middle = CGPoint(x: frame.width / 2, y: frame.height / 2)
    fit(app.view, of: window.size, to: frame.size, around: middle)
    fit(icon, of: iconFrame.size, to: frame.size, around: middle)
  }

  /// Scales `view` until it just covers `frame`.
  private func fit(_ view: UIView, of size: CGSize, to frame: CGSize, around middle: CGPoint) {
    guard size.width > 0, size.height > 0 else { return }
    let scale = max(frame.width / size.width, frame.height / size.height)
    if view.bounds.size != size { UIView.performWithoutAnimation { view.bounds = CGRect(origin: .zero, size: size) } }
    view.center = middle
    view.transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
  }
}
