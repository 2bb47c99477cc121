import UIKit

extension PlotView {
  func drawPlot() {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 60, bounds.height > 70 else { return }
    countLines()
    colors.paper.setFill()
    context.fill(bounds)
    drawAxes(in: context)
    context.saveGState()
    context.clip(to: field)
    for each in series.reversed() { draw(each, in: context) }
    context.restoreGState()
    drawLegend(in: context)
    if let mark { draw(mark: mark, in: context) }
  }

  private func drawAxes(in context: CGContext) {
    let (field, x, y) = (field, shownX, shownY)
    let across = max(2, Int(field.width / 70))
    let up = max(2, Int(field.height / 36))
    context.setLineWidth(1)
    colors.grid.setStroke()
    let tickStyle: [NSAttributedString.Key: NSObject] = [.font: PlotView.tickFont, .foregroundColor: colors.text]
    let xPlaces = PlotScale.places(step: x.step(count: across))
    for tick in x.ticks(count: across) {
      let place = (field.minX + x.part(tick) * field.width).rounded() + 0.5
      context.strokeLineSegments(between: [CGPoint(x: place, y: field.minY), CGPoint(x: place, y: field.maxY)])
      let text = PlotView.text(tick, places: xPlaces)
      let size = text.size(withAttributes: tickStyle)
      let left = max(0, min(place - size.width / 2, bounds.width - size.width))
      text.draw(at: CGPoint(x: left, y: field.maxY + 3), withAttributes: tickStyle)
    }
    let yPlaces = PlotScale.places(step: y.step(count: up))
    for tick in y.ticks(count: up) {
      let place = (field.maxY - y.part(tick) * field.height).rounded() + 0.5
      context.setLineWidth(tick == 0 ? 1.5 : 1)
      context.strokeLineSegments(between: [CGPoint(x: field.minX, y: place), CGPoint(x: field.maxX, y: place)])
      let text = PlotView.text(tick, places: yPlaces)
      let size = text.size(withAttributes: tickStyle)
      text.draw(
        at: CGPoint(x: field.minX - size.width - 4, y: place - size.height / 2), withAttributes: tickStyle)
    }
    let titleStyle: [NSAttributedString.Key: NSObject] = [.font: PlotView.nameFont, .foregroundColor: colors.text]
    // With a mark, the values below begin with its x.
    if mark == nil {
      let width = xTitle.size(withAttributes: titleStyle).width
      xTitle.draw(at: CGPoint(x: field.maxX - width, y: field.maxY + 18), withAttributes: titleStyle)
    }
    yTitle.draw(at: CGPoint(x: 4, y: 4), withAttributes: titleStyle)
  }

  private func draw(_ series: PlotSeries, in context: CGContext) {
    let shown = shownX
    let points = series.decimated(from: shown.least, to: shown.greatest, columns: max(1, Int(field.width)))
    guard points.count > 1 else { return }
    series.color.setStroke()
    context.setLineWidth(series.style == .thin ? 1 : 2)
    context.setLineJoin(.round)
    context.setLineDash(phase: 0, lengths: series.style == .thin ? [5, 3] : [])
    context.addLines(between: points.map { point($0) })
    context.strokePath()
    context.setLineDash(phase: 0, lengths: [])
  }

  private func draw(mark: Double, in context: CGContext) {
    let field = field
    let place = field.minX + shownX.part(mark) * field.width
    guard place >= field.minX - 0.5, place <= field.maxX + 0.5 else { return }
    colors.cursor.setStroke()
    context.setLineWidth(1)
    context.strokeLineSegments(between: [CGPoint(x: place, y: field.minY), CGPoint(x: place, y: field.maxY)])
    for each in series {
      guard let value = each.value(at: mark) else { continue }
      let middle = point(CGPoint(x: mark, y: value))
      each.color.setFill()
      context.fillEllipse(in: CGRect(x: middle.x - 3, y: middle.y - 3, width: 6, height: 6))
    }
    drawReadings(at: mark)
  }
}
