import ArcadeKit
import UIKit

/// How the play tab is divided: the numbers are in a row above the field, or in a column beside it on low screens.
///
/// Every tab of BubblePop has the same size, so any of them can tell how many bubbles fit into the field.
struct PlayArea {
  let isColumn: Bool
  /// The frame of the numbers where text runs from left to right.
  let numbers: CGRect
  /// The frame of the field where text runs from left to right.
  let field: CGRect

  init(of view: UIView) {
    let area = CGRect(origin: .zero, size: view.bounds.size).inset(by: view.leadingSafeAreaInsets)
    isColumn = area.width > area.height && area.height < 500
    let thickness = HUDView.thickness(isColumn: isColumn, textScale: view.traitCollection.textScale)
    let (width, height) = isColumn ? (thickness, area.height) : (area.width, thickness)
    numbers = CGRect(x: area.minX, y: area.minY, width: width, height: height)
    field =
      isColumn
      ? CGRect(x: numbers.maxX, y: area.minY, width: max(area.width - thickness, 0), height: area.height)
      : CGRect(x: area.minX, y: numbers.maxY, width: area.width, height: max(area.height - thickness, 0))
  }

  /// The most bubbles for which the field has room.
  var capacity: Int { Field.capacity(of: field.size) }
}
