import ArcadeKit
import CaromGeometry
import UIKit

/// Short-lived effects: shards, points, names and beams.
extension CourtView {
  /// The most shards at once.
  static let mostShards = 24

  /// Breaks a brick into shards of its color. Nothing flies with reduced motion.
  func shatter(_ brick: Brick, at frame: CGRect, of tints: Int) {
    guard !Motion.isReduced else { return }
    let flying = subviews.count { $0 is ShardView }
    let color = look.color(of: brick, of: tints, lightened: 0.2)
    for index in 0..<min(5, CourtView.mostShards - flying) {
      let shard = ShardView(color: color, isRound: !look.isPlain)
      // The same few paths for every brick, rotated by its number: they look random without a generator.
      let turn = CGFloat(index) * 1.257 + CGFloat(brick.id) * 0.7
      let way = CGPoint(x: CaromGeometry.cos(turn), y: CaromGeometry.sin(turn))
      let side = frame.height * (index % 2 == 0 ? 0.5 : 0.34)
      shard.bounds = CGRect(x: 0, y: 0, width: side * 1.5, height: side)
      shard.center = CGPoint(x: frame.midX + way.x * frame.width * 0.25, y: frame.midY + way.y * frame.height * 0.2)
      addSubview(shard)
      UIView.animate(
        withDuration: 0.5, delay: 0, options: .curveEaseOut,
        animations: {
          shard.center = CGPoint(
            x: shard.center.x + way.x * frame.width * 1.1, y: shard.center.y + way.y * frame.height * 1.4 + frame.height
          )
          shard.transform = CGAffineTransform(rotationAngle: way.x * 3)
          shard.alpha = 0
        }, completion: { _ in shard.removeFromSuperview() })
    }
  }

  /// Shows text that rises from `place` and fades, such as points that were won. Of several texts at one place, each is above the earlier
  /// ones.
  func float(_ text: String, at place: CGPoint, size: CGFloat = 15, slowly: Bool = false) {
    let label = FloatingLabel()
    label.text = text
    label.font = .systemFont(ofSize: size, weight: .bold)
    label.textColor = look.ink
    label.isAccessibilityElement = false
    label.sizeToFit()
    let half = label.bounds.width / 2 + Spacing.hair
    label.center = CGPoint(x: max(half, min(place.x, bounds.width - half)), y: place.y)
    let rise = Motion.isReduced ? 0 : Spacing.wide
    let others = subviews.filter { $0 is FloatingLabel }.map { $0.frame.offsetBy(dx: 0, dy: rise) }
    while label.frame.minY > 0, let other = others.first(where: { $0.intersects(label.frame) }) {
      label.center.y = other.minY - label.bounds.height / 2 - 1
    }
    label.isUserInteractionEnabled = false
    addSubview(label)
    UIView.animate(
      withDuration: (slowly ? 4 : 2) * Motion.farewell, delay: 0, options: .curveEaseOut,
      animations: {
        label.center.y -= rise
        label.alpha = 0
      }, completion: { _ in label.removeFromSuperview() })
  }

  /// Shows a shot from the paddle up to `y`.
  func beam(atX x: CGFloat, from bottom: CGFloat, to y: CGFloat) {
    let beam = UIView(frame: CGRect(x: x - 1.5, y: y, width: 3, height: max(bottom - y, 1)))
    beam.backgroundColor = look.isPlain ? look.ink : UIColor.rgb(0xFF7AB8)
    beam.isUserInteractionEnabled = false
    addSubview(beam)
    UIView.animate(withDuration: Motion.flash, animations: { beam.alpha = 0 }) { _ in beam.removeFromSuperview() }
  }
}

/// A text that rises and fades.
private final class FloatingLabel: UILabel {
  override class var kind: String { "FloatingLabel" }
}

/// A piece of a broken brick.
final class ShardView: UIView {
  init(color: UIColor, isRound: Bool) {
    super.init(frame: .zero)
    backgroundColor = color
    layer.cornerRadius = isRound ? 2 : 0
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "ShardView" }
}
