import ArcadeKit
import UIKit

/// The ghost of another run: a faint ring where and when it popped a bubble, behind all bubbles.
///
/// It is always in the field, so that the places of other views do not depend on it, and receives no touches.
final class GhostRingsView: UIView {
  private let label = UILabel()
  /// The time up to which pops have been shown, in ticks of play.
  private var shown = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    isHidden = true
    label.isAccessibilityElement = false
    label.textAlignment = .center
    label.numberOfLines = 2
    label.textColor = Soap.ink
    label.alpha = 0
    addSubview(label)
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "GhostRingsView" }

  /// Begins at a time of the game: what was popped earlier is not shown.
  func begin(at tick: Int, in bounds: CGRect) {
    clear()
    isHidden = false
    frame = bounds
    shown = tick
  }

  /// Shows what a run has popped since the last call.
  func show(_ track: GhostTrack, at tick: Int, diameter: CGFloat) {
    guard tick > shown else { return }
    for pop in track.marks(of: .pop, after: shown, through: tick) {
      let place = CGPoint(
        x: Double(pop.x) / GhostTrack.unit * bounds.width, y: Double(pop.y) / GhostTrack.unit * bounds.height)
      ring(at: place, points: Int(pop.value), diameter: diameter)
    }
    shown = tick
  }

  private func ring(at place: CGPoint, points: Int, diameter: CGFloat) {
    let ring = UILabel(frame: CGRect(x: 0, y: 0, width: diameter, height: diameter))
    ring.center = place
    ring.isAccessibilityElement = false
    ring.isUserInteractionEnabled = false
    ring.text = BubbleStrings.gain(points)
    ring.textAlignment = .center
    ring.textColor = Soap.faintInk
    ring.setSoap(15, .semibold)
    ring.layer.borderWidth = 2
    ring.layer.borderColor = Soap.faintInk.cgColor
    ring.layer.cornerRadius = diameter / 2
    ring.alpha = 0.7
    addSubview(ring)
    let grows = !Motion.isReduced
    UIView.animate(
      withDuration: 1.2, delay: 0, options: .curveEaseOut,
      animations: {
        ring.alpha = 0
        if grows { ring.transform = CGAffineTransform(scaleX: 1.25, y: 1.25) }
      }, completion: { [ring = Weak(ring)] _ in ring.value?.removeFromSuperview() })
  }

  /// Says for a few seconds that the ghost's run is over.
  func end(_ sentence: String) {
    label.text = sentence
    label.setSoap(18, .semibold)
    label.frame = CGRect(
      x: Spacing.normal, y: Spacing.wide, width: max(bounds.width - 2 * Spacing.normal, 1), height: 52)
    label.alpha = 1
    UIView.animate(withDuration: 2 * Motion.farewell, delay: 4, options: [], animations: { self.label.alpha = 0 })
  }

  /// Removes everything.
  func clear() {
    isHidden = true
    for view in subviews where view !== label { view.removeFromSuperview() }
    label.layer.removeAllAnimations()
    label.alpha = 0
  }
}
