import ArcadeKit
import UIKit

/// The film of a bubble that tears: from where it was touched a hole opens, its edge gathers the film into a bright rim that
/// draws back to the far side, and drops come off the rim.
package final class TearView: UIView {
  /// The duration in ticks; the eye can hardly follow anything faster.
  package static let duration = 26
  /// How far drops fly beyond the bubble, as a fraction of its radius.
  private static let reach: CGFloat = 0.5

  private let bubbleKind: BubbleKind
  private let radius: CGFloat
  /// Where it was touched, from the middle, at most on the film's edge.
  private let hole: CGPoint
  private var link: CADisplayLink?
  private var age = 0

  /// A film of a bubble in `frame`, which begins to tear at a point of the superview.
  init(_ kind: BubbleKind, frame: CGRect, from place: CGPoint) {
    bubbleKind = kind
    radius = frame.width / 2
    let (dx, dy) = (place.x - frame.midX, place.y - frame.midY)
    let distance = hypot(dx, dy)
    let shortened = distance > frame.width * 0.4 ? frame.width * 0.4 / distance : 1
    hole = CGPoint(x: dx * shortened, y: dy * shortened)
    super.init(frame: frame.insetBy(dx: -radius * TearView.reach, dy: -radius * TearView.reach))
    isOpaque = false
    isUserInteractionEnabled = false
    let link = CADisplayLink(target: self, selector: Selector("tear", TearView.tear))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  required init?(coder: NSCoder) { return nil }

  package override class var kind: String { "TearView" }

  private func tear() {
    age += 1
    guard age < TearView.duration else {
      link?.invalidate()
      return removeFromSuperview()
    }
    // The eye cannot distinguish more than sixty pictures a second.
    if age % 2 == 0 { setNeedsDisplay() }
  }

  /// The fraction of the tearing that is over, 0 … 1.
  package var progress: CGFloat { CGFloat(age) / CGFloat(TearView.duration) }

  package override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.translateBy(x: bounds.midX, y: bounds.midY)
    // The rim runs at a constant speed, and has passed the whole film at four fifths of the time.
    let whole = radius + hypot(hole.x, hole.y)
    let opened = whole * min(progress / 0.8, 1)
    drawFilm(opened: opened, context)
    drawDrops(opened: opened)
    context.restoreGState()
  }

  private func circle(_ center: CGPoint, _ radius: CGFloat) -> UIBezierPath {
    UIBezierPath(ovalIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  private func drawFilm(opened: CGFloat, _ context: CGContext) {
    guard opened < radius + hypot(hole.x, hole.y) else { return }
    context.saveGState()
    let film = circle(.zero, radius * 0.97)
    film.addClip()
    // The area outside the hole.
    let rest = UIBezierPath(rect: bounds.offsetBy(dx: -bounds.midX, dy: -bounds.midY))
    rest.append(circle(hole, opened))
    rest.usesEvenOddFillRule = true
    rest.addClip()
    Soap.toned(bubbleKind.color, by: 0.1, 0.9 - 0.45 * progress).setFill()
    film.fill()
    film.lineWidth = radius * 0.14
    Soap.rim[1].withAlphaComponent(0.7).setStroke()
    film.stroke()
    context.restoreGState()
    // The gathered rim of the hole, which grows thicker as it takes the film in.
    context.saveGState()
    film.addClip()
    let edge = circle(hole, opened)
    edge.lineWidth = radius * (0.05 + 0.09 * progress)
    UIColor.white.withAlphaComponent(0.95).setStroke()
    edge.stroke()
    edge.lineWidth = radius * 0.03
    Soap.rim[3].setStroke()
    edge.stroke()
    context.restoreGState()
  }

  /// Drops leave the rim in the directions in which it runs, each at a place and with a speed of its own.
  private func drawDrops(opened: CGFloat) {
    let fading = 1 - max(0, progress - 0.55) / 0.45
    for number in 0..<11 {
      let share = CGFloat(number * 7 % 11) / 11
      let angle = 2 * CGFloat.pi * (CGFloat(number) + share * 0.5) / 11
      let direction = CGPoint(x: cos(angle), y: sin(angle))
      // Where the rim meets the film's edge in this direction: drops start there.
      let along = hole.x * direction.x + hole.y * direction.y
      let across = hole.x * hole.x + hole.y * hole.y - along * along
      let way = (radius * radius - across).squareRoot() - along
      guard opened > way * 0.75 else { continue }
      let flown = min((opened - way * 0.75) * (0.6 + 0.5 * share), radius * (1 + TearView.reach) - radius * 0.9)
      let place = CGPoint(
        x: hole.x + direction.x * (way * 0.85 + flown),
        y: hole.y + direction.y * (way * 0.85 + flown) + radius * 0.35 * progress * progress)
      let size = radius * (0.05 + 0.05 * share) * (1 - 0.4 * progress)
      (number % 3 == 0 ? UIColor.white : Soap.toned(bubbleKind.color, by: 0.25))
        .withAlphaComponent(0.95 * fading).setFill()
      circle(place, size).fill()
    }
  }
}
