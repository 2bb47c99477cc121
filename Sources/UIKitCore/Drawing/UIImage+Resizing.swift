import CaromGeometry

extension UIImage {
  /// How the middle of a resizable image fills a larger area: repeated (`tile`) or stretched.
  public enum ResizingMode: Int, Sendable {
    /// The middle is repeated, or stretched.
    case tile, stretch
  }

  /// The same image for areas of any size: its corners keep their size, and the parts between them are repeated.
  ///
  /// - Parameter capInsets: The sizes of the corners in points. Those that are negative or not finite count as 0; if
  ///   the image or the area is too small for them, they shrink.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same image for areas of any size, whose middle is repeated or stretched.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }
    let insets = UIEdgeInsets(
      top: length(capInsets.top), left: length(capInsets.left), bottom: length(capInsets.bottom),
      right: length(capInsets.right))
    let image = copy(renderingMode: renderingMode)
    image.capInsets = insets
    image.resizingMode = resizingMode
    let size = size
    image.pieces = { area in
      let columns = Piece.row(size.width, area.width, insets.left, insets.right, resizingMode)
      let rows = Piece.row(size.height, area.height, insets.top, insets.bottom, resizingMode)
      return rows.flatMap { row in columns.map { Piece(column: $0, row: row) } }
    }
    return image
  }

  /// The same image with equal edges of 1 pt between two caps, as `resizableImage(withCapInsets:)` makes it.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? size.height - top - 1 : 0, right: left > 0 ? size.width - left - 1 : 0),
      resizingMode: .stretch)
  }
}

/// A part of a resizable image, and where it is drawn.
struct Piece {
  /// Where a piece begins and how long it is, in the image and in the area.
  typealias Span = (from: CGFloat, length: CGFloat, to: CGFloat, drawn: CGFloat)

  var part, place: CGRect

  init(column: Span, row: Span) {
    part = CGRect(x: column.from, y: row.from, width: column.length, height: row.length)
    place = CGRect(x: column.to, y: row.to, width: column.drawn, height: row.drawn)
  }

  /// More repetitions than this look the same as stretching.
  private static let mostTiles: CGFloat = 64

  /// The pieces along one axis: first cap, middle, last cap.
  static func row(
    _ size: CGFloat, _ area: CGFloat, _ first: CGFloat, _ last: CGFloat, _ mode: UIImage.ResizingMode
  ) -> [Span] {
    let caps = first + last
    // Both caps shrink in proportion if there is no room for them.
    let inImage = caps > size ? size / caps : 1
    let inArea = caps * inImage > area ? area / (caps * inImage) : 1
    let (one, other) = (first * inImage, last * inImage)
    let (middle, room) = (size - one - other, area - (one + other) * inArea)
    var spans: [Span] = []
    if one > 0 { spans.append((0, one, 0, one * inArea)) }
    if middle > 0, room > 0 {
      if mode == .stretch || room > middle * mostTiles {
        spans.append((one, middle, one * inArea, room))
      } else {
        var done: CGFloat = 0
        while done < room {
          let length = min(middle, room - done)
          spans.append((one, length, one * inArea + done, length))
          done += middle
        }
      }
    }
    if other > 0 { spans.append((size - other, other, area - other * inArea, other * inArea)) }
    return spans
  }
}
