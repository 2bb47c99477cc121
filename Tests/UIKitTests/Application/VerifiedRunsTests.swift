import CaromHeadlessHost
import Testing
import UIKit
import UIKitCore

@Suite struct VerifiedRunsTests {
  private let host = HeadlessHost(size: CGSize(width: 300, height: 300)) { UIViewController() }
  private var application: UIApplication { host.application }

  private func tell(_ texts: String...) {
    var input = VerifiedInput()
    input.list = texts
    host.send(.verified(input))
    host.advance(ticks: 1)
  }

  /// The requests to the page since the last call.
  private func asked() -> [String] {
    defer { application.outputs = [] }
    return application.outputs.compactMap { if case .run(let act, let id) = $0 { act + ":" + id } else { nil } }
  }

  @Test func nothingIsKnownBeforeThePageHasFoundAServer() {
    tell("ticket", "pong", "", "7")
    #expect(application.verifiedRuns == nil && application.takeTicket(game: "pong") == nil)
    application.wantTicket(game: "pong")
    #expect(asked() == [])
  }

  @Test func aTicketIsTakenOnceByItsGame() {
    tell("access", "joined", "Ada")
    #expect(application.verifiedRuns?.access == .joined && application.verifiedRuns?.name == "Ada")
    application.wantTicket(game: "pong", day: "2026-11-25")
    #expect(asked() == ["ticket:pong 2026-11-25"])
    tell("ticket", "pong", "2026-11-25", "18446744073709551615")
    tell("ticket", "pong", "", "many")
    #expect(application.takeTicket(game: "pong") == nil && application.takeTicket(game: "set") == nil)
    application.wantTicket(game: "pong", day: "2026-11-25")
    #expect(asked() == [])
    #expect(application.takeTicket(game: "pong", day: "2026-11-25") == .max)
    #expect(application.takeTicket(game: "pong", day: "2026-11-25") == nil)
  }

  @Test func aTicketThatHasLainForHoursIsNotTaken() {
    tell("access", "joined", "Ada")
    tell("ticket", "pong", "", "7")
    host.advance(seconds: 5 * 3_600 + 1)
    #expect(application.ticketSeed(game: "pong") == nil)
  }

  @Test func whatBecameOfARunIsToldUntilTheNextOneEnds() {
    tell("access", "joined", "Ada")
    tell("run", "checking", "", "", "")
    #expect(application.verifiedRuns?.last == .checking)
    tell("run", "ranked", "12", "3", "")
    #expect(application.verifiedRuns?.last == .ranked(12, today: 3))
    tell("run", "refused", "", "", "it is not over")
    #expect(application.verifiedRuns?.last == .refused("it is not over"))
    host.view.beginRun(seed: 1) { _ in }
    host.view.endRun(RunResult(game: "g", name: "Game", result: "", score: 7))
    #expect(application.verifiedRuns?.last == nil)
  }

  @Test func aBoardComesWithItsSoundLines() {
    tell("access", "open", "")
    application.loadBoard("pong?rules=a")
    #expect(asked() == ["board:pong?rules=a"])
    tell("board", "pong?rules=a", "loaded", "1", "Ada", "70", "r1", "own", "x", "Bo", "6", "r2", "", "2", "Cy")
    let board = application.verifiedRuns?.board("pong?rules=a")
    #expect(board?.lines.map(\.run) == ["r1"] && board?.lines.first?.isOwn == true && board?.failure == nil)
    tell("board", "pong?rules=a", "offline")
    #expect(application.verifiedRuns?.board("pong?rules=a")?.failure == "offline")
    for number in 0..<20 { tell("board", "pong?rules=\(number)", "loaded") }
    #expect(application.verifiedRuns?.boards.count == 12)
  }

  @Test func closedBoardsComeWithTheirSoundRows() {
    tell("access", "open", "")
    application.loadClosedBoards(of: "pong")
    #expect(asked() == ["closed:pong"] && application.verifiedRuns?.closedBoards(of: "pong") == nil)
    tell("closed", "pong", "loaded", "2", "a", "2026-11-20", "12", "2026-11-21", "x", "b", "", "1", "2026-11-20", "1")
    let closed = application.verifiedRuns?.closedBoards(of: "pong")
    #expect(closed?.boards.map(\.rules) == ["a"] && closed?.failure == nil)
    #expect(closed?.boards.first?.version == 2 && closed?.boards.first?.players == 12)
    #expect(closed?.boards.first?.day == "2026-11-20" && closed?.boards.first?.lastDay == "2026-11-21")
    tell("closed", "pong", "loaded", "1", "b", "", "3", "2026-11-20")
    #expect(application.verifiedRuns?.closedBoards(of: "pong")?.boards.first?.day == nil)
    tell("closed", "pong", "busy")
    #expect(application.verifiedRuns?.closedBoards(of: "pong")?.failure == "busy")
    tell("closed", "pong")
    #expect(application.verifiedRuns?.closedBoards(of: "pong")?.failure == "busy")
    tell("closed", "set", "loaded")
    #expect(application.verifiedRuns?.closedBoards(of: "set")?.boards == [])
    #expect(application.verifiedRuns?.closedBoards(of: "pong") == nil)
  }

  @Test func keysComeWithTheirSoundRows() {
    tell("access", "joined", "Ada")
    application.loadPlayerKeys()
    #expect(asked() == ["devices:"])
    tell("devices", "loaded", "k1", "device", "1000", "own", "k2", "recovery", "soon", "", "k3", "?", "1", "", "k4")
    #expect(application.verifiedRuns?.keys?.map(\.id) == ["k1"])
    #expect(application.verifiedRuns?.keys?.first?.added == Date(timeIntervalSince1970: 1))
    #expect(application.verifiedRuns?.keys?.first?.isOwn == true)
    tell("devices", "offline")
    #expect(application.verifiedRuns?.keysFailure == "offline" && application.verifiedRuns?.keys?.count == 1)
    tell("devices", "loaded", "k1", "device", "1000", "own", "k2", "recovery", "2000", "")
    #expect(application.verifiedRuns?.keys?.map(\.isRecovery) == [false, true])
    #expect(application.verifiedRuns?.keysFailure == nil)
    tell("access", "open", "")
    #expect(application.verifiedRuns?.keys == nil)
  }

  @Test func aLinkIsForgottenWhenAKeyHasCome() {
    tell("access", "joined", "Ada")
    tell("devices", "loaded", "k1", "device", "1000", "own")
    application.invitePlayerDevice(to: "/join/")
    #expect(asked() == ["invite:/join/"])
    tell("invitation", "https://example.com/#/join/a")
    tell("devices", "loaded", "k1", "device", "1000", "own")
    #expect(application.verifiedRuns?.invitation == "https://example.com/#/join/a")
    tell("devices", "loaded", "k1", "device", "1000", "own", "k2", "device", "2000", "")
    #expect(application.verifiedRuns?.invitation == nil)
  }

  @Test func whatIsWantedOfKeysGoesToThePageAndAFailureComesBack() {
    tell("access", "open", "")
    application.joinVerifiedRuns(byInvitation: "a")
    application.openRecoveryKey()
    application.saveRecoveryKey()
    application.removePlayerKey("k1")
    #expect(asked() == ["joinDevice:a", "recover:", "saveKey:", "removeKey:k1"])
    tell("failed", "recover", "elsewhere", "https://example.com/")
    #expect(application.verifiedRuns?.failure?.detail == "https://example.com/")
    application.openRecoveryKey()
    #expect(application.verifiedRuns?.failure == nil)
  }

  @Test func leavingForgetsTicketsAndAFailureIsToldOnce() {
    tell("access", "joined", "Ada")
    tell("ticket", "pong", "", "7")
    application.leaveVerifiedRuns()
    tell("failed", "leave", "offline")
    #expect(application.verifiedRuns?.failure?.reason == "offline")
    application.leaveVerifiedRuns()
    #expect(application.verifiedRuns?.failure == nil && asked() == ["leave:"])
    tell("access", "open", "")
    #expect(application.ticketSeed(game: "pong") == nil && application.verifiedRuns?.name == "")
    for odd in [
      [], ["access"], ["run"], ["ticket", "pong"], ["board"], ["failed"], ["devices"], ["invitation"], ["?"],
    ] {
      var input = VerifiedInput()
      input.list = odd
      host.send(.verified(input))
      host.advance(ticks: 1)
    }
    #expect(application.verifiedRuns?.access == .open && host.diagnostics == [])
  }
}
