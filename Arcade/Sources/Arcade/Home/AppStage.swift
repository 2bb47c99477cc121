import ArcadeKit
import UIKit

/// The view that shows an app. It grows out of the app's icon and shrinks back into it, or into the picture of the
/// Continue card, where the app is shown in miniature.
///
/// The model frame jumps between the place at home and the window, and only the presentation animates between them. So
/// the animation can be reversed at any time, and the app itself always has the window's size and notices nothing. Icon
/// and app are never visible together: between them only the app's background is visible.
final class AppStage: UIView {
  let app: AppViewController
  private let icon: AppIcon
  private(set) var isOpen = false
  /// Counts the transitions, so that the completion of one that was reversed is ignored.
  private var change = 0

  /// The place of the stage while its app is closed: the frame in the window, and whether the app stays visible there.
  struct Rest {
    var frame: CGRect
    /// Whether the place is the picture of a card instead of an icon.
    var isPicture: Bool
  }

  init(_ app: AppViewController, icon: AppIcon) {
    self.app = app
    self.icon = icon
    super.init(frame: .zero)
    clipsToBounds = true
    isHidden = true
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    backgroundColor = app.entry.ground
    addSubview(app.view)
    addSubview(icon)
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "AppStage" }

  /// Lays the stage out in a window of this size: across the window while the app is open, at `rest` otherwise. A
  /// closed app is visible only as a picture, and not while another app covers everything.
  func arrange(in window: CGRect, at rest: Rest, isCovered: Bool = false) {
    spread(over: isOpen ? window : rest.frame, in: window, at: rest)
    guard !isOpen, !isRunning else { return }
    isHidden = !rest.isPicture || isCovered
    alpha = 1
    icon.alpha = rest.isPicture ? 0 : 1
    app.view.alpha = 1
  }

  /// Grows out of its place at home, or appears at once if not animated.
  func show(in window: CGRect, from rest: Rest, animated: Bool, completion: @escaping () -> Void) {
    let wasAtRest = !isRunning
    isOpen = true
    // By now it is known whether the app is light or dark.
    backgroundColor = app.groundColor
    isHidden = false
    isUserInteractionEnabled = true
    accessibilityElementsHidden = false
    guard animated else {
      alpha = 1
      icon.alpha = 0
      app.view.alpha = 1
      spread(over: window, in: window, at: rest)
      change += 1
      isRunning = false
      return completion()
    }
    if Motion.isReduced {
      icon.alpha = 0
      app.view.alpha = 1
      spread(over: window, in: window, at: rest)
      if wasAtRest { alpha = 0 }
      return run(Motion.move, { self.alpha = 1 }, completion)
    }
    if wasAtRest {
      alpha = 1
      icon.alpha = rest.isPicture ? 0 : 1
      app.view.alpha = rest.isPicture ? 1 : 0
      spread(over: rest.frame, in: window, at: rest)
    }
    fade(icon, to: 0, seconds: AppStage.exchange, after: 0)
    fade(app.view, to: 1, seconds: AppStage.exchange, after: rest.isPicture ? 0 : AppStage.exchange)
    zoom({ self.spread(over: window, in: window, at: rest) }, completion)
  }

  /// Shrinks back into its place at home, or disappears at once if not animated.
  func hide(in window: CGRect, to rest: Rest, animated: Bool, completion: @escaping () -> Void) {
    isOpen = false
    backgroundColor = app.groundColor
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    let gone = {
      self.arrange(in: window, at: rest)
      completion()
    }
    guard animated else {
      change += 1
      isRunning = false
      return gone()
    }
    if Motion.isReduced { return run(Motion.move, { self.alpha = 0 }, gone) }
    if !rest.isPicture {
      fade(app.view, to: 0, seconds: AppStage.exchange, after: AppStage.exchange)
      fade(icon, to: 1, seconds: AppStage.exchange, after: 2 * AppStage.exchange)
    }
    zoom({ self.spread(over: rest.frame, in: window, at: rest) }, gone)
  }

  // MARK: The zoom

  /// The least share of a picture's hidden part that is above the visible part.
  private static let topShare = 0.12
  private static let zoomTime = Motion.farewell
  /// The duration of a fade of icon or app, in seconds; one follows the other.
  private static let exchange = Motion.farewell * 0.3
  /// Whether a transition is in progress.
  private var isRunning = false {
    // Even a transparent view costs a browser time in every frame of a game.
    didSet { icon.isHidden = isOpen && !isRunning }
  }

  private func zoom(_ changes: @escaping () -> Void, _ completion: @escaping () -> Void) {
    change += 1
    let number = change
    isRunning = true
    // On the window scene's clock, because the app's own clock stops while the app closes.
    UIApplication.shared.clock.perform {
      UIView.animate(
        withDuration: AppStage.zoomTime, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        options: [.allowUserInteraction, .beginFromCurrentState], animations: changes
      ) { _ in self.end(number, completion) }
    }
  }

  private func run(_ seconds: Double, _ changes: @escaping () -> Void, _ completion: @escaping () -> Void) {
    change += 1
    let number = change
    isRunning = true
    UIApplication.shared.clock.perform {
      UIView.animate(
        withDuration: seconds, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState], animations: changes
      ) { _ in self.end(number, completion) }
    }
  }

  private func end(_ number: Int, _ completion: () -> Void) {
    guard change == number else { return }
    isRunning = false
    completion()
  }

  private func fade(_ view: UIView, to alpha: CGFloat, seconds: TimeInterval, after delay: TimeInterval) {
    UIApplication.shared.clock.perform {
      UIView.animate(
        withDuration: seconds, delay: delay, options: [.allowUserInteraction, .beginFromCurrentState],
        animations: { view.alpha = alpha })
    }
  }

  /// Fills `frame` with the app; the icon keeps its size in the middle.
  private func spread(over frame: CGRect, in window: CGRect, at rest: Rest) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
    layer.cornerRadius =
      frame.size == window.size ? 0 : rest.isPicture ? ContinueCard.pictureCorner : AppIcon.corner(of: rest.frame.width)
    let middle = CGPoint(x: frame.width / 2, y: frame.height / 2)
    cover(frame, with: app.view, of: window.size)
    let side = min(rest.frame.width, rest.frame.height)
    if icon.bounds.width != side {
      UIView.performWithoutAnimation { icon.bounds = CGRect(x: 0, y: 0, width: side, height: side) }
    }
    icon.center = middle
  }

  /// Scales `view` until it just covers `frame`. If the frame is lower than that, a game is visible from its upper edge on, and another app
  /// from near its top, because the upper part usually contains more.
  private func cover(_ frame: CGRect, with view: UIView, of size: CGSize) {
    guard size.width > 0, size.height > 0 else { return }
    let scale = max(frame.width / size.width, frame.height / size.height)
    if view.bounds.size != size { UIView.performWithoutAnimation { view.bounds = CGRect(origin: .zero, size: size) } }
    let spare = size.height * scale - frame.height
    let top = max(spare * AppStage.topShare, min((app.pictureTop - Spacing.tight) * scale, spare))
    view.center = CGPoint(x: frame.width / 2, y: size.height * scale / 2 - top)
    view.transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
  }
}
