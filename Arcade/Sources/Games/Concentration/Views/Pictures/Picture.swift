import UIKit

/// The pictures of the drawn themes.
enum Picture {
  /// Draws the picture with a number, from 0, in a frame; greater numbers begin again.
  static func draw(_ art: Theme.Art, _ number: Int, in frame: CGRect, _ context: CGContext) {
    context.saveGState()
    let pen = PicturePen(in: frame, context)
    switch art {
    case .fruit: written(fruit, number, pen)
    case .signals: written(signals, number, pen)
    case .weather: written(weather, number, pen)
    case .chess: drawChess(number, pen)
    case .clocks: drawClock(number % 12 + 1, pen)
    case .garden: Flower.all[number % Flower.all.count].draw(with: pen)
    case .aquarium: Fish(number: number % 12).draw(with: pen)
    case .crystals: Crystal.all[number % Crystal.all.count].draw(with: pen)
    case .patchwork: drawPatch(number % 12, pen)
    case .planets: Planet.all[number % Planet.all.count].draw(with: pen)
    }
    context.restoreGState()
  }

  private static func written(_ lines: [String], _ number: Int, _ pen: PicturePen) {
    WrittenPicture(text: lines[number % lines.count]).draw(with: pen)
  }
}
