import CaromGeometry
import UIKit

/// The line of ink behind the ball; it dries and disappears within about a second.
final class InkTrace: UIView {
  /// The number of ticks that one piece of the line covers, and the seconds it takes to dry.
  private static let ticksPerPiece = 4
  private static let drying = 1.1
  /// Enough pieces to reuse the oldest only after it has dried.
  private static let pieces = 36

  private var pieces: [UIView] = []
  private var turn = 0
  private var ticks = 0
  private var last: CGPoint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "InkTrace" }

  /// Extends the line by a tick in which a ball of `diameter` moved to `place`; a sharp turn begins a new piece.
  func follow(_ place: CGPoint, diameter: CGFloat, turned: Bool) {
    guard let from = last else {
      last = place
      ticks = 0
      return
    }
    ticks += 1
    guard ticks >= InkTrace.ticksPerPiece || turned else { return }
    ticks = 0
    last = place
    draw(from: from, to: place, width: diameter * 0.5)
  }

  /// Ends the line when the ball is gone; the next one begins elsewhere.
  func lift() { last = nil }

  /// Removes the whole line.
  func clear() {
    for piece in pieces { piece.removeFromSuperview() }
    pieces = []
    turn = 0
    last = nil
  }

  private func draw(from start: CGPoint, to end: CGPoint, width: CGFloat) {
    let dx = end.x - start.x
    let dy = end.y - start.y
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0.5 else { return }
    let piece = nextPiece()
    piece.transform = .identity
    piece.bounds = CGRect(x: 0, y: 0, width: length, height: width)
    piece.center = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    piece.transform = CGAffineTransform(
      a: dx / length, b: dy / length, c: -dy / length, d: dx / length, tx: 0, ty: 0)
    piece.alpha = 0.42
    UIView.animate(withDuration: InkTrace.drying, delay: 0, options: .curveEaseOut, animations: { piece.alpha = 0 })
  }

  private func nextPiece() -> UIView {
    if pieces.count < InkTrace.pieces {
      let piece = UIView(frame: .zero)
      piece.backgroundColor = Ink.ink
      pieces.append(piece)
      addSubview(piece)
      return piece
    }
    turn = (turn + 1) % pieces.count
    return pieces[turn]
  }
}
