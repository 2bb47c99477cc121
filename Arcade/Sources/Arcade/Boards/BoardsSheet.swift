import ArcadeKit
import UIKit

/// The way to the boards: what only this leads to is a part of the program by itself, because few visits need it.
enum BoardsSheet {
  /// The name of its address, behind `#/`.
  static let place = "boards"

  @inline(never)
  static func makeViewController() -> HomeSheetController { BoardsViewController(ArcadeApp.entries) }
}
