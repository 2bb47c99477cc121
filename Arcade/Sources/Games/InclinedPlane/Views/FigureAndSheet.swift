import ArcadeKit
import CaromGeometry
import UIKit

/// The frames on a screen: a figure with a footer of a given height, and a sheet below it, or beside it on wide
/// screens.
struct FigureAndSheet {
  let figure: CGRect
  let footer: CGRect
  let sheet: CGRect

  private static let widestFigure = 900.0
  /// Room for a question with its answers, in points.
  private static let leastSheet = 260.0

  init(in area: CGRect, footer height: CGFloat) {
    let margin = Spacing.normal
    guard area.width > area.height, area.width >= 480 else {
      let least = max(area.height * 0.42, FigureAndSheet.leastSheet)
      let tall = max(80, min(area.height - height - least - margin, area.width * 0.75))
      figure = CGRect(x: area.minX + margin, y: area.minY + margin, width: area.width - 2 * margin, height: tall)
      footer = CGRect(x: figure.minX, y: figure.maxY, width: figure.width, height: height)
      sheet = CGRect(
        x: area.minX, y: footer.maxY, width: area.width, height: max(1, area.maxY - footer.maxY))
      return
    }
    let left = (min(area.width * 0.56, FigureAndSheet.widestFigure) - margin).rounded(.down)
    let tall = max(80, min(area.height - height - 2 * margin, left * 0.75)).rounded(.down)
    let top = area.minY + max(margin, ((area.height - tall - height) / 2).rounded(.down))
    figure = CGRect(x: area.minX + margin, y: top, width: left, height: tall)
    footer = CGRect(x: figure.minX, y: figure.maxY, width: figure.width, height: height)
    sheet = CGRect(
      x: figure.maxX, y: area.minY, width: max(1, area.maxX - figure.maxX), height: area.height)
  }
}
