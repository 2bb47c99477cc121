import UIKit

extension HeadlessHost {
  /// Draws `view` again and returns the operations that the page receives, as lines such as `lineWidth 2` or
  /// `move 10 20.5`; empty if the view draws nothing. Numbers have three decimals at most, colors are `#aarrggbb`.
  public func drawing(of view: UIView) -> [String] {
    commit()
    view.setNeedsDisplay()
    let drawing = commit().first { $0.hasPrefix("drawing \(view.layer.id) ") }
    // After the name and the layer come width, height and content mode, then the words of the operations.
    return CommandEntry.lines(ofDrawing: drawing?.split(separator: " ").dropFirst(5).compactMap { UInt32($0) } ?? [])
  }
}
