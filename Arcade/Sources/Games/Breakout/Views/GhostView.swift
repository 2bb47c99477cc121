import ArcadeKit
import UIKit

/// The ghost of another run: hollow outlines of its paddle and its balls, behind everything of one's own.
///
/// It is always in the court, so that the places of other views do not depend on it, and receives no touches.
final class GhostView: UIView {
  private let paddle = UIView()
  private var balls: [UIView] = []
  private let label = UILabel()
  private let look: CourtLook

  init(look: CourtLook) {
    self.look = look
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    isHidden = true
    outline(paddle)
    addSubview(paddle)
    label.isAccessibilityElement = false
    label.textAlignment = .center
    label.numberOfLines = 2
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    label.textColor = look.ink
    label.alpha = 0
    addSubview(label)
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "GhostView" }

  /// Its parts are lines without a surface, so that nobody takes them for a ball or a paddle that counts.
  private func outline(_ view: UIView) {
    view.isUserInteractionEnabled = false
    view.layer.borderWidth = 1.5
    view.layer.borderColor = look.ink.withAlphaComponent(0.5).cgColor
  }

  /// Shows where the things of a run are at a time.
  func show(_ track: GhostTrack, at tick: Int, in court: Court) {
    isHidden = false
    frame = court.bounds
    let paddles = track.places(of: .paddle, at: tick)
    paddle.isHidden = paddles.isEmpty
    if let place = paddles.first {
      let size = CGSize(width: place.width * court.size.width, height: court.paddleSize(widenedBy: 1).height)
      paddle.bounds = CGRect(origin: .zero, size: size)
      paddle.center = CGPoint(x: place.x * court.size.width, y: court.paddleY)
      paddle.layer.cornerRadius = look.isPlain ? 0 : size.height / 2
    }
    let places = track.places(of: .ball, at: tick)
    while balls.count > places.count { balls.removeLast().removeFromSuperview() }
    while balls.count < places.count {
      let ball = UIView(frame: CGRect(x: 0, y: 0, width: court.ballDiameter, height: court.ballDiameter))
      outline(ball)
      ball.layer.cornerRadius = look.isPlain ? 0 : court.ballDiameter / 2
      insertSubview(ball, belowSubview: label)
      balls.append(ball)
    }
    for (ball, place) in zip(balls, places) {
      ball.center = CGPoint(x: place.x * court.size.width, y: place.y * court.size.height)
    }
  }

  /// Removes the paddle and the balls, and says for a few seconds why.
  func end(_ sentence: String, in court: Court) {
    isHidden = false
    frame = court.bounds
    for ball in balls { ball.removeFromSuperview() }
    balls = []
    UIView.animate(withDuration: Motion.farewell) { self.paddle.alpha = 0 }
    label.text = sentence
    label.frame = CGRect(
      x: Spacing.tight, y: court.size.height * 0.62, width: max(court.size.width - 2 * Spacing.tight, 1), height: 44)
    label.alpha = 0.9
    UIView.animate(withDuration: 2 * Motion.farewell, delay: 4, options: [], animations: { self.label.alpha = 0 })
  }

  func hide() {
    isHidden = true
    for ball in balls { ball.removeFromSuperview() }
    balls = []
    paddle.layer.removeAllAnimations()
    paddle.alpha = 1
    label.layer.removeAllAnimations()
    label.alpha = 0
  }
}
