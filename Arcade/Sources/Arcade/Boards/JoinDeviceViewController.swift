import ArcadeKit
import UIKit

/// What a link of the person's other device opens: the question whether this one is to play under the same name.
final class JoinDeviceViewController: BoardListController {
  /// The name of its address, behind that of the boards; the invitation follows.
  static let name = "join"
  /// Its address without the invitation.
  static var folder: String { BoardsSheet.place + "/" + name + "/" }

  private let invitation: String
  /// What the screen shows.
  private var shown: VerifiedRuns?
  /// Whether the server was asked.
  private var awaitsAnswer = false

  init(_ invitation: String) {
    self.invitation = invitation
    super.init()
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "JoinDeviceViewController" }
  override var address: String { JoinDeviceViewController.folder + invitation }
  override var heading: String { DeviceStrings.joinHeading }

  override func newsCame() {
    let new = verified
    guard new != shown || awaitsAnswer else { return }
    let (old, isAwaited) = (shown, awaitsAnswer)
    awaitsAnswer = false
    if isAwaited, let new, new.access == .joined { return joined(new.name) }
    remake()
    if isAwaited || new?.failure != old?.failure { announce(["joinDevice"]) }
  }

  private func joined(_ name: String) {
    showRemark(DeviceStrings.joined(name))
    // The invitation is used up, so the way back does not lead to it.
    guard let stack = navigationController else { return }
    stack.popToRootViewController(animated: false)
    stack.pushViewController(DevicesViewController(), animated: false)
  }

  override func remake() {
    super.remake()
    shown = verified
    show([section()])
  }

  private func section() -> Section {
    guard let shown else { return Section(rows: [prose(DeviceStrings.noAnswer)]) }
    switch shown.access {
    case .insecure: return Section(rows: [prose(DeviceStrings.insecure)])
    case .unreachable: return Section(rows: [prose(DeviceStrings.noAnswer)])
    case .joined:
      let leave = button(BoardStrings.leave) { [me = Weak(self)] in me.value?.askToLeave() }
      return Section(
        header: DeviceStrings.somebody(shown.name), footer: DeviceStrings.somebodyText,
        rows: [devices(), leave] + (failure("leave").map { [prose($0)] } ?? []))
    case .open:
      let join = button(DeviceStrings.join) { [me = Weak(self)] in me.value?.join() }
      return Section(
        header: DeviceStrings.joinQuestion, footer: DeviceStrings.joinText,
        rows: [join] + (failure("joinDevice").map { [prose($0)] } ?? []))
    }
  }

  private func devices() -> Row {
    let row = button(DeviceStrings.devices) { [me = Weak(self)] in
      me.value?.navigationController?.pushViewController(DevicesViewController(), animated: true)
    }
    row.cell.accessoryType = .disclosureIndicator
    return row
  }

  private func join() {
    awaitsAnswer = true
    UIApplication.shared.joinVerifiedRuns(byInvitation: invitation)
  }
}
