import ArcadeKit
import UIKit

/// Pictures of a run in their order, as a strip of film to share.
///
/// ```swift
/// var strip = FilmStrip()
/// for tick in stride(from: 600, through: 780, by: 36) {
///   try replay.advance(to: tick)
///   if let view = replay.gameView { strip.add(view) }
/// }
/// let picture = strip.image(title: "Breakout", line: "1,240 points")
/// ```
public struct FilmStrip {
  private var frames: [UIImage] = []

  private static let ground = UIColor(white: 0.09, alpha: 1)
  private static let ink = UIColor(white: 0.96, alpha: 1)
  private static let hole = UIColor(white: 0.96, alpha: 0.9)
  private static let margin: CGFloat = 30
  /// The space between two pictures of a row.
  private static let gap: CGFloat = 10
  /// The height of the edge with the holes, above and below each row.
  private static let edge: CGFloat = 30
  private static let words: CGFloat = 92
  /// The width of the picture.
  private static let width: CGFloat = 640

  /// An empty strip.
  public init() {}

  /// Adds the current look of a view; nothing of a view that has no size. Anything that drawing cannot show is left out;
  /// see `CALayer.render(in:)`.
  public mutating func add(_ view: UIView) {
    let size = view.bounds.size
    guard size.width > 0, size.height > 0 else { return }
    frames.append(
      UIGraphicsImageRenderer(size: size).image { _ in
        view.drawHierarchy(in: CGRect(origin: .zero, size: size), afterScreenUpdates: true)
      })
  }

  /// The strip above a title and a line; nil if it is empty. Upright pictures stand three in a row, others two.
  public func image(title: String, line: String) -> UIImage? {
    guard let first = frames.first else { return nil }
    let columns = min(frames.count, first.size.width < first.size.height ? 3 : 2)
    let rows = (frames.count + columns - 1) / columns
    let width = FilmStrip.width
    let side = (width - 2 * FilmStrip.margin - CGFloat(columns - 1) * FilmStrip.gap) / CGFloat(columns)
    let height = side * first.size.height / first.size.width
    let row = height + 2 * FilmStrip.edge
    let size = CGSize(width: width, height: CGFloat(rows) * row + FilmStrip.words)
    return UIGraphicsImageRenderer(size: size).image { picture in
      FilmStrip.ground.setFill()
      picture.fill(CGRect(origin: .zero, size: size))
      for index in 0..<rows {
        punch(at: CGFloat(index) * row + FilmStrip.edge / 2)
        punch(at: CGFloat(index + 1) * row - FilmStrip.edge / 2)
      }
      for (index, frame) in frames.enumerated() {
        let place = CGRect(
          x: FilmStrip.margin + CGFloat(index % columns) * (side + FilmStrip.gap),
          y: CGFloat(index / columns) * row + FilmStrip.edge, width: side, height: height)
        picture.cgContext.saveGState()
        UIBezierPath(roundedRect: place, cornerRadius: 6).addClip()
        frame.draw(in: place)
        picture.cgContext.restoreGState()
      }
      let bottom = CGFloat(rows) * row
      let room = width - 2 * FilmStrip.margin
      let (write, ink) = (SharePicture.write, FilmStrip.ink)
      write(title, 26, .bold, ink, CGRect(x: FilmStrip.margin, y: bottom + 6, width: room - 90, height: 36))
      write(
        line, 18, .regular, ink.withAlphaComponent(0.8),
        CGRect(x: FilmStrip.margin, y: bottom + 44, width: room, height: 28))
      write(
        "Carom", 15, .heavy, ink.withAlphaComponent(0.6),
        CGRect(x: width - FilmStrip.margin - 60, y: bottom + 16, width: 60, height: 22))
    }
  }

  /// A row of holes around a height, at equal distances from one edge of the picture to the other.
  private func punch(at y: CGFloat) {
    FilmStrip.hole.setFill()
    let (size, step) = (CGSize(width: 16, height: 11), FilmStrip.width / 20)
    for index in 0..<20 {
      let x = (CGFloat(index) + 0.5) * step
      let hole = CGRect(x: x - size.width / 2, y: y - size.height / 2, width: size.width, height: size.height)
      UIBezierPath(roundedRect: hole, cornerRadius: 3).fill()
    }
  }
}
