import CaromGeometry

/// The scale of a drawing: a bar of a round length beside its label, in the upper corner above the slope's lower end. No
/// arrow of a force reaches that corner: a weight points down, and everything moves down.
package struct ScaleBar {
  package let start: CGPoint
  package let end: CGPoint
  /// The upper left corner of the label.
  package let place: CGPoint
  package let text: String

  private static let margin = 10.0
  private static let gap = 4.0

  /// The scale of a drawing of some width; `width` measures a label.
  package init(_ geometry: SlopeGeometry, in room: Double, width: (String) -> Double) {
    let isLarge = geometry.scale > 160
    text = isLarge ? "0.5 m" : "1 m"
    let length = geometry.scale * (isLarge ? 0.5 : 1)
    let whole = length + ScaleBar.gap + width(text)
    start = CGPoint(x: geometry.angle >= 0 ? room - ScaleBar.margin - whole : ScaleBar.margin, y: ScaleBar.margin)
    end = CGPoint(x: start.x + length, y: start.y)
    place = CGPoint(x: end.x + ScaleBar.gap, y: start.y - 8)
  }
}
