import ArcadeKit
import UIKit

/// Saving the ink drawing of a finished match.
extension PongViewController {
  /// The side of a saved drawing, in points, along the court.
  private static let sheet: CGFloat = 1_200

  /// Saves the drawing of the match as a file, which can be printed at any size, and begins a new match.
  func keepDrawing() {
    let scale = PongViewController.sheet / max(court.length, 1)
    let size = CGSize(width: (court.size.width * scale).rounded(), height: (court.size.height * scale).rounded())
    let drawing = MatchDrawing(ink, size: size)
    UIApplication.shared.send(
      .download(
        name: PongStrings.drawingFile,
        content: drawing.svg(title: PongStrings.drawingTitle(game)) { ink in
          ink.color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        }))
    startNewGame()
  }
}
