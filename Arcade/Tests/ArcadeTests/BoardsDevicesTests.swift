import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit
import UIKitCore

@testable import Arcade
@testable import ArcadeKit

/// The devices of a person who takes part in boards, and recovery keys.
@Suite(.serialized) struct BoardsDevicesTests {
  private func asked(_ stage: HomeStage) -> [String] {
    defer { stage.host.forgetOutputs() }
    return stage.host.outputs.compactMap { output -> String? in
      guard case .run(let act, let id) = output, act != "board", act != "closed" else { return nil }
      return act + " " + id
    }
  }

  private func tap(_ stage: HomeStage, _ name: String) {
    #expect(stage.host.tap(name), "nothing is called “\(name)”")
    stage.host.settle()
  }

  private let keys = ["devices", "loaded", "k1", "device", "1764028800000", "own"]
  private let more = ["k2", "recovery", "1764115200000", "", "k3", "device", "1764201600000", ""]
  private let link = "https://example.com/#/boards/join/AbC-_9"

  /// The devices' screen of somebody.
  private func devices(_ size: CGSize = CGSize(width: 390, height: 1600)) -> HomeStage {
    let stage = HomeStage(size: size, address: "/boards")
    stage.tell(["access", "joined", "Ada"])
    tap(stage, "Your devices")
    return stage
  }

  private func label(_ stage: HomeStage, _ id: String) -> String {
    let key = stage.host.application.verifiedRuns?.keys?.first { $0.id == id }
    return key.map { "Remove: " + DeviceStrings.title(of: $0) } ?? ""
  }

  @Test("The devices have an address behind that of the boards, and Back and Escape lead back")
  func addresses() {
    let stage = devices()
    #expect(stage.address == "/boards/devices" && stage.title == "Your devices – Carom")
    #expect(asked(stage) == ["devices "])
    stage.host.press("Escape")
    stage.host.settle()
    let asksForBoard = stage.host.outputs.contains { if case .run("board", _) = $0 { true } else { false } }
    #expect(asksForBoard, "a board is as it was before the devices changed")
    #expect(stage.address == "/boards" && stage.home.sheet is BoardsViewController && stage.title == "Boards – Carom")
    stage.host.go(to: "/boards/devices")
    stage.host.settle()
    #expect(stage.address == "/boards/devices" && stage.title == "Your devices – Carom")
    stage.host.go(to: "/boards", isBack: true)
    stage.host.settle()
    #expect(stage.address == "/boards" && stage.host.isVisible("Change the name"))
    stage.host.press("Escape")
    stage.host.settle()
    #expect(stage.address == "/" && stage.home.sheet == nil && stage.host.diagnostics == [])
    let direct = HomeStage(address: "/boards/devices")
    direct.tell(["access", "joined", "Ada"])
    #expect(direct.address == "/boards/devices" && asked(direct).contains("devices "))
    tap(direct, "Close")
    #expect(direct.address == "/" && direct.host.diagnostics == [])
  }

  @Test(
    "What is no place of the boards leads home",
    arguments: ["/boards/nothing", "/boards/join", "/boards/devices/x", "/runs/x"])
  func unknown(address: String) {
    let stage = HomeStage(address: "/boards")
    stage.host.go(to: address)
    stage.host.settle()
    #expect(stage.address == "/" && stage.home.sheet == nil && stage.host.diagnostics.count == 1)
  }

  @Test("The only key cannot be removed; of several, each can, after a question")
  func removing() {
    let stage = devices()
    #expect(stage.host.screenText.contains("Loading"))
    stage.tell(keys)
    #expect(stage.host.screenText.contains("This device, since Tuesday, November 25, 2025"))
    #expect(!stage.host.screenText.contains("Remove:"))
    stage.tell(keys + more)
    #expect(stage.host.screenText.contains("Recovery key, since Wednesday, November 26, 2025"))
    _ = asked(stage)
    for (id, question) in [
      ("k1", "Stop taking part on this device?"), ("k2", "Remove this recovery key?"), ("k3", "Remove this device?"),
    ] {
      tap(stage, label(stage, id))
      #expect(asked(stage) == [] && stage.host.isVisible(question))
      tap(stage, "Remove")
      #expect(asked(stage) == ["removeKey " + id])
    }
    stage.tell(["failed", "removeKey", "full", ""])
    #expect(stage.host.screenText.contains("This is your only key"))
    stage.tell(["failed", "removeKey", "offline", ""])
    #expect(stage.host.screenText.contains("does not answer"))
    // This device is gone.
    stage.tell(["access", "open", ""])
    #expect(stage.address == "/boards" && stage.host.isVisible("Join the boards") && stage.host.diagnostics == [])
  }

  @Test("A list that does not come can be loaded again")
  func offline() {
    let stage = devices()
    _ = asked(stage)
    stage.tell(["devices", "offline"])
    #expect(stage.host.screenText.contains("Are you offline?"))
    tap(stage, "Try again")
    #expect(asked(stage) == ["devices "])
    stage.tell(keys)
    #expect(!stage.host.screenText.contains("Are you offline?") && stage.host.diagnostics == [])
  }

  @Test("A link is made, shown, copied and shared, and the list is loaded again until another device has joined")
  func inviting() {
    let stage = devices()
    stage.tell(keys)
    _ = asked(stage)
    tap(stage, "Make a link for it")
    #expect(asked(stage) == ["invite /boards/join/"])
    stage.tell(["failed", "invite", "busy", ""])
    #expect(stage.host.screenText.contains("server is busy"))
    tap(stage, "Make a link for it")
    stage.tell(["invitation", link])
    #expect(stage.host.screenText.contains(link) && !stage.host.screenText.contains("server is busy"))
    _ = asked(stage)
    tap(stage, "Copy the link")
    #expect(
      stage.host.outputs.contains { $0 == .copy(text: link) }
        && stage.host.announcements.contains("The link was copied."))
    tap(stage, "Share the link")
    let shared = stage.host.outputs.compactMap { output -> String? in
      if case .share(_, _, let address, _, _, _) = output { address } else { nil }
    }
    #expect(shared == ["#/boards/join/AbC-_9"])
    stage.host.answerShare(SharedInput.shared)
    _ = asked(stage)
    stage.host.advance(seconds: 12)
    let loads = asked(stage)
    #expect((2...3).contains(loads.count) && Set(loads) == ["devices "])
    stage.tell(keys + more.suffix(4))
    #expect(stage.host.announcements.contains("Another device has joined.") && !stage.host.screenText.contains(link))
    _ = asked(stage)
    stage.host.advance(seconds: 12)
    #expect(asked(stage) == [] && stage.host.diagnostics == [])
  }

  @Test("A link that is too old is shown no more, and nothing is asked for after the screen is left")
  func oldLink() {
    let stage = devices()
    stage.tell(keys)
    stage.tell(["invitation", link])
    stage.host.advance(seconds: 905)
    stage.host.settle()
    #expect(!stage.host.screenText.contains(link) && stage.host.isVisible("Make a link for it"))
    stage.tell(["invitation", link + "x"])
    #expect(stage.host.screenText.contains(link + "x"))
    stage.host.press("Escape")
    stage.host.settle()
    _ = asked(stage)
    stage.host.advance(seconds: 12)
    #expect(asked(stage) == [] && stage.host.diagnostics == [])
  }

  @Test("A recovery key is saved, and that is said when it is done")
  func saving() {
    let stage = devices()
    stage.tell(keys)
    _ = asked(stage)
    tap(stage, "Save a recovery key")
    #expect(asked(stage) == ["saveKey "])
    stage.tell(["failed", "saveKey", "full", ""])
    #expect(stage.host.screenText.contains("Remove one first"))
    tap(stage, "Save a recovery key")
    stage.tell(keys + more.prefix(4))
    #expect(stage.host.announcements.contains("The recovery key was saved as a file.") && stage.host.diagnostics == [])
  }

  @Test("A link asks whether to join, says what went wrong, and leads to the devices")
  func joining() {
    let stage = HomeStage(size: CGSize(width: 390, height: 1600), address: "/boards/join/AbC-_9")
    #expect(stage.host.screenText.contains("has not answered yet"))
    stage.tell(["access", "insecure", ""])
    #expect(stage.host.screenText.contains("https://"))
    stage.tell(["access", "open", ""])
    #expect(stage.host.screenText.contains("Play under your name on this device too?") && asked(stage) == [])
    for (reason, words) in [
      ("expired", "older than 15 minutes"), ("full", "Remove one first"), ("offline", "does not answer"),
      ("storage", "keeps nothing for this page"), ("busy", "server is busy"),
    ] {
      tap(stage, "Yes, take part here too")
      #expect(asked(stage) == ["joinDevice AbC-_9"])
      stage.tell(["failed", "joinDevice", reason, ""])
      #expect(stage.host.screenText.contains(words), "\(reason)")
    }
    tap(stage, "Yes, take part here too")
    stage.tell(["access", "joined", "Ada"])
    #expect(
      stage.host.announcements.contains("You play as Ada on this device too.") && stage.address == "/boards/devices")
    #expect(asked(stage).contains("devices "))
    stage.host.press("Escape")
    stage.host.settle()
    #expect(stage.address == "/boards" && stage.host.isVisible("Change the name") && stage.host.diagnostics == [])
  }

  @Test("A device that is somebody's already says so, and offers to leave")
  func somebody() {
    let stage = HomeStage(size: CGSize(width: 390, height: 1600), address: "/boards/join/AbC-_9")
    stage.tell(["access", "joined", "Bo"])
    #expect(stage.host.screenText.contains("This device plays as Bo already"))
    #expect(!stage.host.isVisible("Yes, take part here too"))
    tap(stage, "Your devices")
    #expect(stage.address == "/boards/devices")
    stage.host.press("Escape")
    stage.host.settle()
    #expect(stage.address == "/boards/join/AbC-_9")
    tap(stage, "Leave and erase everything")
    tap(stage, "Leave and erase")
    #expect(asked(stage).contains("leave "))
    stage.tell(["access", "open", ""])
    #expect(stage.host.isVisible("Yes, take part here too") && stage.host.diagnostics == [])
  }

  @Test("Whoever has a recovery key opens it where others join; failures are told")
  func recovering() {
    let stage = HomeStage(size: CGSize(width: 390, height: 1800), address: "/boards")
    stage.tell(["access", "open", ""])
    _ = asked(stage)
    for (reason, detail, words) in [
      ("file", "", "no recovery key, or it is damaged"),
      ("elsewhere", "https://other.example/", "https://other.example/"),
      ("gone", "", "everything was erased"), ("expired", "", "was removed on one of your devices"),
      ("banned", "", "whoever runs this server"), ("offline", "", "does not answer"),
    ] {
      tap(stage, "I have a recovery key …")
      #expect(asked(stage) == ["recover "])
      stage.tell(["failed", "recover", reason, detail])
      #expect(stage.host.screenText.contains(words), "\(reason)")
    }
    stage.tell(["access", "joined", "Ada"])
    #expect(stage.host.isVisible("Change the name") && !stage.host.isVisible("I have a recovery key …"))
    // Another device removes this one.
    stage.tell(["access", "open", ""])
    stage.tell(["failed", "key", "removed", ""])
    #expect(stage.host.screenText.contains("does not take part any more") && stage.host.diagnostics == [])
  }

  @Test(
    "Devices and links can be read at every size of text", arguments: [0.8, 1, 2, 3],
    ["/boards/devices", "/boards/join/x"])
  func large(scale: Double, address: String) {
    var preferences = PreferencesInput()
    preferences.textScale = scale
    let stage = HomeStage(size: CGSize(width: 320, height: 568), address: address, preferences: preferences)
    stage.tell(["access", "joined", "Ada"])
    stage.tell(keys + more)
    stage.tell(["invitation", link])
    let stack = stage.home.sheet!.navigationController!
    let table = (stack.topViewController as! RowSheetController).tableView!
    for section in 0..<table.numberOfSections {
      for row in 0..<table.numberOfRows(inSection: section) {
        let frame = table.rectForRow(at: IndexPath(row: row, section: section))
        #expect(frame.height >= 44 && frame.maxX <= 320)
      }
    }
    #expect(stage.host.diagnostics == [])
  }
}
