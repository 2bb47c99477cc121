import ArcadeKit
import GameSettings
import UIKit

/// The settings tab. Numbers are typed or stepped, with their range beside them; every valid value is saved at once.
package final class SettingsViewController: SettingsTableController {
  /// The most bubbles that fit into the play tab's field, computed from the table's size.
  package private(set) var capacity = 0

  package override class var kind: String { "BubbleSettingsViewController" }
  package override var addressName: String? { "settings" }
  package override var skin: Skin { .bubblePop }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = BubbleStrings.settings
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let capacity = PlayArea(of: view).capacity
    guard capacity != self.capacity else { return }
    self.capacity = capacity
    remakeSections()
  }

  package override func makeSections() -> [SettingsSection] {
    let rows = SettingRows(Setting.store, title: BubbleStrings.title, words: BubbleStrings.value)
    let room = BubbleStrings.room(capacity, wanted: Setting.store.load().mostBubbles)
    return [
      SettingsSection(
        header: BubbleStrings.gameHeader, footer: BubbleStrings.gameFooter, cells: [number(.duration, step: 5)]),
      SettingsSection(
        header: BubbleStrings.bubblesHeader, footer: room + " " + BubbleStrings.sizes,
        cells: [number(.bubbles, step: 1), rows.slider(.size), rows.toggle(.drift)]),
      SettingsSection(
        header: nil, footer: BubbleStrings.specialsFooter(KindStore.load()), cells: [rows.toggle(.specials)]),
      SettingsSection(header: nil, footer: BubbleStrings.bumpFooter, cells: [rows.toggle(.bump)]),
      SettingsSection(header: BubbleStrings.styleHeader, footer: nil, cells: [rows.toggle(.sound)]),
      SettingsSection(header: nil, footer: GhostStrings.settingFooter, cells: [rows.toggle(.ghost)]),
      resetSection(title: BubbleStrings.reset, footer: BubbleStrings.resetFooter),
    ]
  }

  private func number(_ setting: Setting, step: Int) -> UITableViewCell {
    let scale = setting.scale
    return NumberCell(
      BubbleStrings.words(setting), value: Setting.store.load()[setting], in: scale.least...scale.greatest, step: step
    ) { Setting.store.save(setting, $0) }
  }

  package override func reset() { Setting.store.reset() }
}
