import ArcadeKit
import UIKit

/// A row of the list of runs: what was played, how it ended, when, how long it was, and a button with its menu.
final class RunCell: WatchCell {
  let more = UIButton(type: .system)

  init(_ run: KeptRun) {
    super.init(
      run.result.name, run.result.result + "\n" + RunStrings.facts(run), label: RunStrings.watch(run.result.name)
    ) { UIApplication.shared.watchRun(run.id) }
    more.setTitle("•••", for: .normal)
    more.frame.size = CGSize(width: Spacing.target, height: Spacing.target)
    more.showsMenuAsPrimaryAction = true
    more.accessibilityLabel = RunStrings.more(run.result.name)
    accessoryView = more
  }

  required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "RunCell" }
}
