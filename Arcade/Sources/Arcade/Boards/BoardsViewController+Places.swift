import ArcadeKit
import UIKit

// The places behind the boards that have addresses.

extension BoardsViewController {
  /// Shows the devices, the invitation behind a link, the closed boards of a game, or one of these; returns false if the names
  /// are of something else.
  func show(_ names: [String]) -> Bool {
    guard let stack = navigationController else { return names.isEmpty }
    guard let path = path(names) else { return false }
    func known(_ list: HomeSheetController) -> UIViewController? {
      stack.viewControllers.first { ($0 as? HomeSheetController)?.address == list.address }
    }
    if let there = known(path.last ?? self) {
      stack.popToViewController(there, animated: false)
    } else {
      // The way back leads over what is before it.
      var lists = stack.viewControllers
      for next in path where known(next) == nil { lists.append(next) }
      stack.setViewControllers(lists, animated: false)
    }
    return true
  }

  /// The lists from this one to the place with these names; nil if there is none.
  private func path(_ names: [String]) -> [HomeSheetController]? {
    switch names.first {
    case nil: return []
    case DevicesViewController.name where names.count == 1: return [DevicesViewController()]
    case JoinDeviceViewController.name where names.count == 2: return [JoinDeviceViewController(names[1])]
    case ClosedBoardsViewController.name where names.count > 1:
      guard boards.contains(where: { $0.game == names[1] }) else { return nil }
      let list = ClosedBoardsViewController(names[1], of: boards)
      if names.count == 2 { return [list] }
      return ClosedBoard(game: names[1], names: names[2...]).map { [list, ClosedBoardViewController($0, of: boards)] }
    default: return nil
    }
  }
}
