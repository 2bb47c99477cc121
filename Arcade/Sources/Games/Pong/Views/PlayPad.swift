import UIKit

/// The area on and around the court in which any number of fingers can play at once.
final class PlayPad: UIView {
  /// A finger that plays: where and when it touched down, and whether it has moved too far for a tap.
  private struct Finger {
    let id: UITouch
    let start: CGPoint
    let time: TimeInterval
    var strayed = false
  }

  /// Called when the finger that touched down at `start` is at `place`, in this view.
  var onMove: ((_ start: CGPoint, _ place: CGPoint) -> Void)?
  /// Called when a finger taps.
  var onTap: ((CGPoint) -> Void)?
  private var fingers: [Finger] = []

  /// The greatest duration of a tap in seconds, and the greatest distance that it moves, in points.
  private static let longestTap = 0.35
  private static let slop: CGFloat = 14

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "PlayPad" }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      let place = touch.location(in: self)
      fingers.append(Finger(id: touch, start: place, time: touch.timestamp))
      onMove?(place, place)
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { follow(touch) }
  }

  private func follow(_ touch: UITouch) {
    guard let index = fingers.firstIndex(where: { $0.id === touch }) else { return }
    let place = touch.location(in: self)
    let start = fingers[index].start
    let dx = place.x - start.x
    let dy = place.y - start.y
    if dx * dx + dy * dy > PlayPad.slop * PlayPad.slop { fingers[index].strayed = true }
    onMove?(start, place)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      follow(touch)
      guard let index = fingers.firstIndex(where: { $0.id === touch }) else { continue }
      let finger = fingers.remove(at: index)
      if !finger.strayed, touch.timestamp - finger.time <= PlayPad.longestTap { onTap?(finger.start) }
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { fingers.removeAll { $0.id === touch } }
  }
}
