import UIKit

/// The legend above the lines and the values below them, each in as many lines as they need.
extension PlotView {
  static let tickFont = UIFont.monospacedDigitSystemFont(ofSize: 11, weight: .regular)
  static let nameFont = UIFont.systemFont(ofSize: 11, weight: .semibold)
  /// The height of a further line of words.
  static let lineHeight: CGFloat = 14

  /// The named series, line by line; beside the first line stands the title of the y axis.
  var legendLines: [[PlotSeries]] {
    var lines: [[PlotSeries]] = [[]]
    var free = bounds.width - yTitle.size(withAttributes: [.font: PlotView.nameFont]).width - 20
    for each in series where !each.name.isEmpty {
      let width = each.name.size(withAttributes: [.font: PlotView.nameFont]).width + 26
      if width > free, lines.count == 1 || lines.last?.isEmpty == false {
        lines.append([])
        free = bounds.width - 8
      }
      lines[lines.count - 1].append(each)
      free -= width
    }
    return lines
  }

  /// The values of all lines at a place, broken between two of them.
  func readingLines(at place: Double) -> [String] {
    var lines: [String] = []
    for part in readingParts(at: place) {
      let longer = (lines.last.map { $0 + ", " } ?? "") + part
      if lines.isEmpty {
        lines = [part]
      } else if longer.size(withAttributes: [.font: PlotView.tickFont]).width <= bounds.width - 8 {
        lines[lines.count - 1] = longer
      } else {
        lines.append(part)
      }
    }
    return lines
  }

  /// Records how many lines the words need above and below the field.
  func countLines() {
    linesAbove = max(legendLines.count, 1)
    linesBelow = max(readingLines(at: mark ?? shownX.greatest).count, 1)
  }

  /// Draws the names of the lines along the top, each line from the trailing end.
  func drawLegend(in context: CGContext) {
    for (number, line) in legendLines.enumerated() {
      let y = 4 + CGFloat(number) * PlotView.lineHeight
      var end = bounds.width - 8
      for each in line.reversed() {
        let style: [NSAttributedString.Key: NSObject] = [.font: PlotView.nameFont, .foregroundColor: each.color]
        let width = each.name.size(withAttributes: style).width
        each.name.draw(at: CGPoint(x: end - width, y: y), withAttributes: style)
        each.color.setStroke()
        context.setLineWidth(each.style == .thin ? 1 : 2)
        context.setLineDash(phase: 0, lengths: each.style == .thin ? [4, 2] : [])
        context.strokeLineSegments(
          between: [CGPoint(x: end - width - 16, y: y + 7), CGPoint(x: end - width - 4, y: y + 7)])
        context.setLineDash(phase: 0, lengths: [])
        end -= width + 26
      }
    }
  }

  /// Draws the values at the mark along the bottom.
  func drawReadings(at mark: Double) {
    let style: [NSAttributedString.Key: NSObject] = [.font: PlotView.tickFont, .foregroundColor: colors.cursor]
    let lines = readingLines(at: mark)
    for (number, line) in lines.enumerated() {
      let y = bounds.height - 17 - CGFloat(lines.count - 1 - number) * PlotView.lineHeight
      line.draw(in: CGRect(x: 4, y: y, width: bounds.width - 8, height: 16), withAttributes: style)
    }
  }
}
