import CaromGeometry
import UIKit

/// The court: the animator's reference view, a sheet of paper with paddles, the ball and its trace.
final class CourtView: UIView {
  let trace = InkTrace(frame: .zero)
  /// The splashes, which take turns.
  private let splats = (0..<6).map { _ in SplatView() }
  private var nextSplat = 0
  /// The scores, indexed by the raw value of the side.
  let scores = [ScoreView(frame: .zero), ScoreView(frame: .zero)]
  private let line = UIView(frame: .zero)
  private let middleLine = CAShapeLayer()
  private let walls = [UIView(frame: .zero), UIView(frame: .zero)]
  /// Dims the court while it is paused.
  private let veil = UIView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isUserInteractionEnabled = false
    backgroundColor = Ink.paper
    accessibilityLabel = PongStrings.court
    layer.borderWidth = 1
    middleLine.fillColor = nil
    middleLine.lineWidth = 1.5
    middleLine.lineDashPattern = [7, 7]
    for splat in splats { addSubview(splat) }
    addSubview(trace)
    line.isUserInteractionEnabled = false
    line.layer.addSublayer(middleLine)
    addSubview(line)
    for wall in walls {
      wall.backgroundColor = Ink.ink
      wall.isUserInteractionEnabled = false
      addSubview(wall)
    }
    for score in scores { addSubview(score) }
    veil.backgroundColor = Ink.paper.withAlphaComponent(0.7)
    veil.isHidden = true
    addSubview(veil)
    colorLayers()
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "CourtView" }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    colorLayers()
  }

  private func colorLayers() {
    layer.borderColor = Ink.ink.withAlphaComponent(0.35).cgColor
    middleLine.strokeColor = Ink.ink.withAlphaComponent(0.55).cgColor
  }

  /// Removes everything that belongs to one match.
  func clear() {
    for view in subviews where view is BallView || view is PaddleView { view.removeFromSuperview() }
    trace.clear()
    for splat in splats { splat.wipe() }
    nextSplat = 0
    veil.isHidden = true
  }

  /// Splashes ink where a ball of `diameter` hit something and flew on along `velocity`, in the view's coordinates.
  func splash(at place: CGPoint, diameter: CGFloat, along velocity: CGPoint, isHard: Bool, seed: UInt64) {
    splats[nextSplat].splash(at: place, radius: diameter * (isHard ? 0.62 : 0.34), towards: velocity, seed: seed)
    nextSplat = (nextSplat + 1) % splats.count
  }

  func showPause(_ isPaused: Bool) {
    guard veil.isHidden == isPaused else { return }
    veil.isHidden = !isPaused
    bringSubviewToFront(veil)
  }

  /// The space for text, between the numerals.
  private(set) var wordsFrame = CGRect.zero

  /// Places lines and numerals according to `court`. The numerals of a player at the opposite end are upside down.
  func arrange(_ court: Court, turnsFarScore: Bool) {
    trace.frame = bounds
    line.frame = bounds
    veil.frame = bounds
    let stroke: CGFloat = 2
    for (index, x) in [0, court.width - stroke].enumerated() {
      walls[index].frame = frame(of: CGRect(x: x, y: 0, width: stroke, height: court.length), in: court)
    }
    let dashes = UIBezierPath()
    dashes.move(to: court.inView(CGPoint(x: stroke + 5, y: court.length / 2)))
    dashes.addLine(to: court.inView(CGPoint(x: court.width - stroke, y: court.length / 2)))
    middleLine.path = dashes.cgPath
    let upright = court.isUpright
    let height = min(court.length * 0.17, court.width * 0.4, 150).rounded(.down)
    let size = CGSize(width: min(height * 1.3, size(upright)).rounded(.down), height: height)
    for side in Side.allCases {
      let score = scores[side.rawValue]
      let y = court.length * (side == .near ? 0.745 : 0.255)
      score.transform = .identity
      score.bounds = CGRect(origin: .zero, size: size)
      score.center = court.inView(CGPoint(x: court.width / 2, y: y))
      if side == .far, turnsFarScore, upright {
        score.transform = CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
      }
      score.setNeedsLayout()
    }
    let near = scores[0].frame
    let far = scores[1].frame
    wordsFrame =
      upright
      ? CGRect(x: 12, y: far.maxY + 4, width: bounds.width - 24, height: near.minY - far.maxY - 8)
      : CGRect(x: near.maxX + 8, y: 8, width: far.minX - near.maxX - 16, height: bounds.height - 16)
  }

  private func size(_ upright: Bool) -> CGFloat { upright ? bounds.width * 0.6 : bounds.width * 0.22 }

  private func frame(of rect: CGRect, in court: Court) -> CGRect {
    let first = court.inView(CGPoint(x: rect.minX, y: rect.minY))
    let second = court.inView(CGPoint(x: rect.maxX, y: rect.maxY))
    return CGRect(
      x: min(first.x, second.x), y: min(first.y, second.y), width: abs(second.x - first.x),
      height: abs(second.y - first.y))
  }
}
