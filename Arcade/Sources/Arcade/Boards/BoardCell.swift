import ArcadeKit
import UIKit

/// A line of a board: rank, name and score; a tap shows the run.
final class BoardCell: WatchCell {
  /// A line whose run can be watched, or not.
  init(_ line: RunBoard.Line, isWatchable: Bool) {
    let name = line.isOwn ? BoardStrings.own(line.name) : line.name
    super.init(
      "\(line.rank). " + name, NumberText.grouped(line.score),
      label: BoardStrings.label(line, isWatchable: isWatchable),
      action: isWatchable ? { UIApplication.shared.watchVerifiedRun(line.run) } : nil)
    if line.isOwn { textLabel?.font = .preferredFont(forTextStyle: .headline) }
    guard isWatchable else { return }
    let play = UIImageView(image: UIImage(systemName: "play.fill"))
    play.frame.size = CGSize(width: Spacing.wide, height: Spacing.target)
    play.contentMode = .center
    play.tintColor = Skin.home.surface.accent
    play.isUserInteractionEnabled = false
    accessoryView = play
  }

  required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "BoardCell" }
}
