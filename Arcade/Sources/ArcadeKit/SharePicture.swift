import UIKit

/// A picture to share: the current look of a view, with a title and a line below it.
///
/// ```swift
/// let picture = SharePicture(ground: court.ground, ink: court.ink).image(of: courtView, title: "Breakout", line: "1,240 points")
/// ```
public struct SharePicture {
  private let ground: UIColor
  private let ink: UIColor

  /// A frame around the view and text, in these colors.
  public init(ground: UIColor, ink: UIColor) {
    self.ground = ground
    self.ink = ink
  }

  /// The size of the picture, in points.
  public static let size = CGSize(width: 540, height: 675)

  /// The picture; nil if nothing of the view is visible. Anything that drawing cannot show is left out; see
  /// `CALayer.render(in:)`.
  public func image(of scene: UIView, title: String, line: String) -> UIImage? {
    let shown = scene.bounds.size
    guard shown.width > 0, shown.height > 0 else { return nil }
    let size = SharePicture.size
    let margin: CGFloat = 36
    let room = CGRect(x: margin, y: margin, width: size.width - 2 * margin, height: size.height - 2 * margin - 118)
    let scale = min(room.width / shown.width, room.height / shown.height)
    let place = CGRect(
      x: room.midX - shown.width * scale / 2, y: room.midY - shown.height * scale / 2, width: shown.width * scale,
      height: shown.height * scale)
    return UIGraphicsImageRenderer(size: size).image { picture in
      ground.setFill()
      picture.fill(CGRect(origin: .zero, size: size))
      let context = picture.cgContext
      context.saveGState()
      UIBezierPath(roundedRect: place, cornerRadius: 14).addClip()
      scene.drawHierarchy(in: place, afterScreenUpdates: true)
      context.restoreGState()
      let words = CGRect(x: margin, y: size.height - margin - 96, width: size.width - 2 * margin, height: 96)
      SharePicture.write(
        title, 30, .bold, ink, in: CGRect(x: words.minX, y: words.minY, width: words.width, height: 40))
      SharePicture.write(
        line, 20, .regular, ink.withAlphaComponent(0.8),
        in: CGRect(x: words.minX, y: words.minY + 42, width: words.width, height: 28))
      SharePicture.write(
        "Carom", 15, .heavy, ink.withAlphaComponent(0.6),
        in: CGRect(x: words.minX, y: words.maxY - 20, width: words.width, height: 22))
    }
  }

  /// Draws a line of text into the picture that is being made.
  package static func write(
    _ text: String, _ size: CGFloat, _ weight: UIFont.Weight, _ color: UIColor, in rect: CGRect
  ) {
    text.draw(
      in: rect, withAttributes: [.font: UIFont.systemFont(ofSize: size, weight: weight), .foregroundColor: color])
  }
}
