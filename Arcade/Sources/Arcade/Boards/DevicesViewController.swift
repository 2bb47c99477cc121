import ArcadeKit
import GameSettings
import UIKit

/// The person's devices and recovery keys: what there is, how to remove one, and how to get another.
final class DevicesViewController: BoardListController {
  /// The name of its address, behind that of the boards.
  static let name = "devices"
  /// How often the list is loaded again while a link for another device is shown, in seconds.
  private static let pace: TimeInterval = 5
  /// How long a link is good, in seconds.
  private static let patience: TimeInterval = 900

  /// What the screen shows.
  private var shown: VerifiedRuns?
  /// Whether a recovery key was asked for.
  private var awaitsFile = false
  /// The link that is too old.
  private var oldLink: String?
  private var timer: Timer?

  override class var kind: String { "DevicesViewController" }
  override var address: String { BoardsSheet.place + "/" + DevicesViewController.name }
  override var heading: String { DeviceStrings.devices }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
    timer = nil
  }

  override func load() {
    if verified?.access == .joined { UIApplication.shared.loadPlayerKeys() }
  }

  override func newsCame() {
    guard let new = verified, new != shown else { return }
    let old = shown
    remake()
    if new.access == .joined, old?.access != .joined { load() }
    if new.access != .joined, old?.access == .joined { navigationController?.popViewController(animated: true) }
    if new.failure != old?.failure { announce(["invite", "removeKey", "saveKey"]) }
    tellChanges(from: old?.keys, to: new.keys)
    watch(new.invitation)
  }

  /// Says that another device has joined, or that a file was saved.
  private func tellChanges(from old: [VerifiedRuns.Key]?, to new: [VerifiedRuns.Key]?) {
    guard let old, let new, new.count > old.count, let last = new.last else { return }
    if !last.isRecovery { return showRemark(DeviceStrings.deviceJoined) }
    if awaitsFile { showRemark(DeviceStrings.saved) }
    awaitsFile = false
  }

  /// Looks whether the other device has joined, as long as it can.
  private func watch(_ link: String?) {
    guard let link, link != oldLink else {
      timer?.invalidate()
      timer = nil
      return
    }
    guard timer == nil else { return }
    var rest = DevicesViewController.patience
    timer = Timer.scheduledTimer(withTimeInterval: DevicesViewController.pace, repeats: true) {
      [me = Weak(self)] timer in
      guard let me = me.value else { return timer.invalidate() }
      rest -= DevicesViewController.pace
      if rest > 0 { return me.load() }
      me.oldLink = link
      me.watch(nil)
      me.remake()
    }
  }

  override func remake() {
    super.remake()
    shown = verified
    guard let verified else { return show([Section(rows: [prose(BoardStrings.noServer)])]) }
    switch verified.access {
    case .insecure: show([Section(rows: [prose(BoardStrings.insecure)])])
    case .unreachable: show([Section(rows: [prose(BoardStrings.unreachable)])])
    case .open: show([Section(rows: [prose(DeviceStrings.nobody)])])
    case .joined: show([list(verified), another(verified), recovery()])
    }
  }

  // MARK: The list

  private func list(_ verified: VerifiedRuns) -> Section {
    var section = Section(footer: DeviceStrings.listText, rows: [])
    if let failure = verified.keysFailure {
      let again = button(BoardStrings.again) { [me = Weak(self)] in me.value?.load() }
      section.rows = [prose(failure == "busy" ? BoardStrings.busy : DeviceStrings.notLoaded), again]
    } else if let keys = verified.keys {
      section.rows = keys.map { row(of: $0, isOnly: keys.count == 1) }
    } else {
      section.rows = [prose(BoardStrings.loads)]
    }
    if let failure = failure("removeKey") { section.rows.append(prose(failure)) }
    return section
  }

  private func row(of key: VerifiedRuns.Key, isOnly: Bool) -> Row {
    let title = DeviceStrings.title(of: key)
    // The last key cannot be removed, only everything erased.
    if isOnly { return prose(title) }
    let remove = UIButton(type: .system)
    remove.setTitle(DeviceStrings.remove, for: .normal)
    remove.setTitleColor(Skin.home.surface.warning, for: .normal)
    remove.addAction(
      UIAction { [me = Weak(self)] _ in me.value?.askToRemove(key) }, for: .primaryActionTriggered)
    let cell = SettingCell(title: title, control: remove, isWide: false)
    remove.accessibilityLabel = DeviceStrings.remove(title)
    return Row(cell: cell)
  }

  private func askToRemove(_ key: VerifiedRuns.Key) {
    ask(DeviceStrings.removeTitle(key), DeviceStrings.removeText(key), DeviceStrings.remove) {
      UIApplication.shared.removePlayerKey(key.id)
    }
  }

  // MARK: Another device

  private func another(_ verified: VerifiedRuns) -> Section {
    var section = Section(header: DeviceStrings.another, footer: DeviceStrings.anotherText, rows: [])
    if let link = verified.invitation, link != oldLink {
      section.rows = [
        prose(link),
        button(DeviceStrings.share) { [me = Weak(self)] in me.value?.share(link) },
        button(DeviceStrings.copy) { [me = Weak(self)] in me.value?.copy(link) },
      ]
    }
    let make = button(section.rows.isEmpty ? DeviceStrings.makeLink : DeviceStrings.makeOther) {
      UIApplication.shared.invitePlayerDevice(to: "/" + JoinDeviceViewController.folder)
    }
    section.rows.append(make)
    if let failure = failure("invite") { section.rows.append(prose(failure)) }
    return section
  }

  private func share(_ link: String) {
    let place = link.utf8.firstIndex(of: UInt8(ascii: "#")).map { link.utf8[$0...].dropFirst(2) } ?? link.utf8[...]
    share(
      Share(
        title: ArcadeStrings.arcade, words: DeviceStrings.shareWords, address: String(decoding: place, as: UTF8.self)))
  }

  private func copy(_ link: String) {
    UIPasteboard.general.string = link
    showRemark(DeviceStrings.copied)
  }

  // MARK: Recovery keys

  private func recovery() -> Section {
    let save = button(DeviceStrings.saveKey) { [me = Weak(self)] in
      me.value?.awaitsFile = true
      UIApplication.shared.saveRecoveryKey()
    }
    return Section(
      header: DeviceStrings.recoveryHeader, footer: DeviceStrings.recoveryText,
      rows: [save] + (failure("saveKey").map { [prose($0)] } ?? []))
  }
}
