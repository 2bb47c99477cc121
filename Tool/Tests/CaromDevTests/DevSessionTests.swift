import Foundation
import NIOCore
import NIOEmbedded
import Testing

@testable import CaromDev

/// What a session does when builds, traps and ticks that do not end come across each other.
struct DevSessionTests {
  private let loop = EmbeddedEventLoop()
  private let program = URL(fileURLWithPath: "/Puck")
  private let apps = Apps()
  private let page = Page()
  private let session: DevSession

  /// A session whose app runs and has received its first inputs.
  init() {
    session = DevSession(on: loop) { [apps] _ in apps.start() }
    session.run(program)
    apps.last.answer(tables: "tables")
    session.enter(page, wantsLead: false)
    send(1)
    apps.last.answer(tick: 2, hash: 7)
  }

  /// Inputs of the page, of which nothing but their number matters.
  private func send(_ byte: UInt8) {
    session.receive(inputs: ByteBuffer(bytes: [byte]), fraction: 0, from: page)
  }

  private func trap(_ app: FakeApp) { app.ended(AppEnding(code: 4, isTrap: true, said: ["four is too many"])) }

  @Test func framesGoToThePage() {
    #expect(page.kinds == [.next])
    #expect(session.state.app == .running)
  }

  @Test func anAppThatTrapsIsToldAndGoesOnFromTheTickBefore() {
    send(2)
    trap(apps.last)
    #expect(session.state.app == .ended)
    #expect(session.state.said == ["four is too many"])
    #expect(session.state.canGoBack)
    session.hear(PageWord(act: .goBack), from: page)
    let fresh = apps.last
    fresh.answer(tables: "tables")
    // It receives what came before the trap.
    #expect(fresh.inputs == [[1]])
    fresh.answer(tick: 2, hash: 7)
    fresh.answer(tick: 2, hash: 0)
    fresh.answer(tick: 2, hash: 0)
    #expect(session.state.app == .running)
    #expect(page.kinds.last == .back)
  }

  @Test func inputsThatWaitedForTheTickThatTrapsAreForgottenWithIt() {
    // A click arrives in the middle of a tick: the app takes it, and acts on it in the next one.
    send(2)
    apps.last.answer(tick: 2, hash: 7)
    send(3)
    trap(apps.last)
    session.hear(PageWord(act: .goBack), from: page)
    apps.last.answer(tables: "tables")
    #expect(apps.last.inputs == [[1]])
  }

  @Test func inputsThatWaitedForTheTickThatDoesNotEndAreForgottenWithIt() {
    send(2)
    apps.last.answer(tick: 2, hash: 7)
    send(3)
    loop.advanceTime(by: DevSession.patience)
    session.hear(PageWord(act: .goBack), from: page)
    apps.last.answer(tables: "tables")
    #expect(apps.last.inputs == [[1]])
  }

  @Test func aNewBuildThatHasReceivedThemBeginsAgain() {
    send(2)
    let old = apps.last
    old.answer(tick: 2, hash: 7)
    session.run(program)
    let fresh = apps.last
    fresh.answer(tables: "tables")
    #expect(fresh.inputs == [[1, 2]])
    send(3)
    trap(old)
    #expect(fresh.isStopped && apps.all.count == 3)
    let again = apps.last
    again.answer(tables: "tables")
    #expect(again.inputs == [[1]])
    again.answer(tick: 2, hash: 7)
    #expect(session.state.app == .running)
    #expect(session.state.text.contains("goes on from the moment before"))
  }

  @Test func aBuildThatBeginsWhileTheAppHasStoppedDoesNotHideThat() {
    send(2)
    trap(apps.last)
    session.buildBegins()
    #expect(session.state.app == .ended)
    #expect(session.state.build == .building)
    session.buildFailed([CompilerMessage(file: "A.swift", line: 1, column: 1, text: "no")])
    #expect(session.state.app == .ended)
    #expect(session.state.said == ["four is too many"])
    #expect(session.state.errors.count == 1)
  }

  @Test func errorsStayUntilABuildSucceeds() {
    session.buildFailed([CompilerMessage(file: "A.swift", line: 1, column: 1, text: "no")])
    session.buildBegins()
    #expect(session.state.errors.count == 1)
    session.run(program)
    #expect(session.state.errors.isEmpty)
    #expect(session.state.build == .done)
  }

  @Test func whereTheAppTrapsWhileANewBuildReceivesTheSessionThePageGoesOnWithThat() {
    let old = apps.last
    session.run(program)
    let fresh = apps.last
    fresh.answer(tables: "tables")
    send(2)
    trap(old)
    #expect(session.state.app == .replaying)
    fresh.answer(tick: 2, hash: 7)
    #expect(session.state.app == .running)
    #expect(session.state.text.contains("goes on from the moment before"))
    fresh.answer(tick: 2, hash: 0)
    fresh.answer(tick: 2, hash: 0)
    // The page waits for an answer to its inputs, which only a frame of this kind replaces.
    #expect(page.kinds.last == .back)
    // What it has sent before it saw that frame is of a time that has not been.
    send(3)
    session.hear(PageWord(act: .goOn), from: page)
    send(4)
    #expect(fresh.inputs.last == [4])
  }

  @Test func aNewBuildThatWaitsForAnAnswerTakesThePlaceOfAnAppThatTrapsInstead() {
    let old = apps.last
    session.run(program)
    let fresh = apps.last
    send(2)
    fresh.answer(tables: "tables")
    fresh.answer(tick: 2, hash: 7)
    #expect(session.state.app == .replaying)
    trap(old)
    #expect(session.state.app == .running)
    fresh.answer(tick: 2, hash: 0)
    fresh.answer(tick: 2, hash: 0)
    #expect(page.kinds.last == .back)
  }

  @Test func aNewBuildThatWaitsForAnAnswerTakesThePlaceOfAnAppThatIsStuck() {
    let old = apps.last
    session.run(program)
    let fresh = apps.last
    send(2)
    send(3)
    fresh.answer(tables: "tables")
    fresh.answer(tick: 2, hash: 7)
    loop.advanceTime(by: DevSession.patience)
    #expect(old.isStopped)
    #expect(session.state.app == .running)
    fresh.answer(tick: 2, hash: 0)
    fresh.answer(tick: 2, hash: 0)
    #expect(page.kinds.last == .back)
    // What came after the tick that does not end is of a time that has not been.
    #expect(fresh.inputs == [[1], [], []])
  }

  @Test func aTickThatDoesNotEndIsToldAndForgottenWhenItEnds() {
    send(2)
    loop.advanceTime(by: DevSession.patience)
    #expect(session.state.app == .stuck)
    session.buildBegins()
    #expect(session.state.app == .stuck)
    apps.last.answer(tick: 4, hash: 8)
    #expect(session.state.app == .running)
    #expect(session.state.build == .building)
  }

  @Test func aTrapWhoseBacktraceTakesLongIsNoTickThatDoesNotEnd() {
    send(2)
    apps.last.isTrapping = true
    loop.advanceTime(by: DevSession.patience)
    loop.advanceTime(by: DevSession.patience)
    #expect(session.state.app == .running)
    trap(apps.last)
    #expect(session.state.app == .ended)
  }

  @Test func theInspectorIsAnsweredBetweenFrames() {
    let app = apps.last
    send(2)
    session.hear(PageWord(inspect: 7), from: page)
    #expect(app.inspected.isEmpty)
    app.answer(tick: 4, hash: 8)
    #expect(app.inspected == [7])
    app.heard(.inspection("{}"))
    #expect(page.inspected == ["{}"])
    // Looking is no input.
    #expect(app.inputs == [[1], [2]])
    send(3)
    #expect(app.inputs.last == [3])
  }

  @Test func theInspectorGoesBackByTicks() {
    for number in 2...5 {
      send(UInt8(number))
      apps.last.answer(tick: Int32(number * 2), hash: UInt64(number))
    }
    session.hear(PageWord(act: .stepBack, ticks: 3), from: page)
    let fresh = apps.last
    fresh.answer(tables: "tables")
    #expect(fresh.inputs == [[1, 2, 3]])
    fresh.answer(tick: 6, hash: 99)
    #expect(session.state.app == .running)
    // No build has told the hash of this moment yet, so nothing went another way.
    #expect(session.state.text.isEmpty)
  }

  @Test func aPageWithOtherFontsThatTakesTheLeadMeasuresAgain() {
    let text = MeasuredText(text: "Score", font: "17px serif")
    apps.last.heard(.measure(text))
    session.hear(PageWord(width: 40), from: page)
    let same = Page()
    session.enter(same, wantsLead: true)
    #expect(apps.all.count == 1)
    let other = Page(fonts: "sans")
    session.enter(other, wantsLead: true)
    #expect(apps.all.count == 2)
    apps.last.answer(tables: "tables")
    apps.last.heard(.measure(text))
    session.hear(PageWord(width: 44), from: other)
    #expect(apps.last.widths == [44])
  }

  @Test func aWidthThatComesAfterItsAppHasGoneIsNotGivenToAnotherText() {
    let score = MeasuredText(text: "Score", font: "17px serif")
    let lives = MeasuredText(text: "Lives", font: "17px serif")
    send(2)
    apps.last.heard(.measure(score))
    session.hear(PageWord(act: .goBack), from: page)
    apps.last.answer(tables: "tables")
    apps.last.heard(.measure(lives))
    #expect(page.measured == [score])
    session.hear(PageWord(width: 40), from: page)
    #expect(apps.last.widths.isEmpty)
    #expect(page.measured == [score, lives])
    session.hear(PageWord(width: 36), from: page)
    apps.last.heard(.measure(score))
    #expect(apps.last.widths == [36, 40])
  }

  @Test func aPageThatWatchesKnowsTheSizeOfTheOneThatLeads() {
    session.hear(PageWord(size: PageSize(width: 393, height: 852)), from: page)
    let watching = Page()
    session.enter(watching, wantsLead: false)
    session.hear(PageWord(size: PageSize(width: 852, height: 393)), from: page)
    session.hear(PageWord(size: PageSize(width: 1, height: 1)), from: watching)
    #expect(watching.sizes == [PageSize(width: 393, height: 852), PageSize(width: 852, height: 393)])
    #expect(page.sizes.isEmpty)
  }

  @Test func theTerminalTellsEachThingOnce() {
    var lines: [String] = []
    session.stands = { lines += $1.lines(since: $0) }
    send(2)
    trap(apps.last)
    session.buildBegins()
    session.buildFailed([CompilerMessage(file: "A.swift", line: 1, column: 2, text: "no")])
    session.buildBegins()
    #expect(lines == ["The app stopped after 0:00.0, tick 2.", "A.swift:1:2: error: no"])
  }
}

/// The apps that a session has started.
private final class Apps {
  private(set) var all: [FakeApp] = []
  var last: FakeApp { all[all.count - 1] }

  func start() -> FakeApp {
    all.append(FakeApp())
    return last
  }
}

/// An app whose answers the test gives.
private final class FakeApp: SessionApp {
  var heard: (AppMessage) -> Void = { _ in }
  var printed: (String) -> Void = { _ in }
  var ended: (AppEnding) -> Void = { _ in }
  var isTrapping = false
  private(set) var isStopped = false
  /// The inputs of each exchange.
  private(set) var inputs: [[UInt8]] = []
  private(set) var inspected: [Int32] = []
  private(set) var widths: [Double] = []

  func ask(_ request: AppRequest) {
    switch request {
    case .exchange(let inputs, _, _): self.inputs.append(Array(buffer: inputs))
    case .inspect(let layer): inspected.append(layer)
    case .width(let width): widths.append(width)
    case .tables: break
    }
  }

  func stop() {
    isStopped = true
    heard = { _ in }
    ended = { _ in }
  }

  func answer(tables: String) { heard(.tables(tables)) }

  func answer(tick: Int32, hash: UInt64) {
    var words = ByteBuffer()
    for word in [0, 0, 0, tick, -1] { words.writeInteger(word, endianness: .little) }
    heard(.frame(hash: hash, words: words))
  }
}

/// A page that remembers what it was shown.
private final class Page: DevSession.Page {
  private(set) var kinds: [DevSession.FrameKind] = []
  private(set) var inspected: [String] = []
  private(set) var sizes: [PageSize] = []
  private(set) var measured: [MeasuredText] = []
  let fonts: String

  init(fonts: String = "serif") { self.fonts = fonts }

  func tell(_ news: PageNews) {
    switch news {
    case .inspected(let json): inspected.append(json)
    case .size(let size): sizes.append(size)
    case .measure(let text): measured.append(text)
    default: break
    }
  }

  func show(_ frame: ByteBuffer) {
    let kind = frame.getInteger(at: 0, endianness: .little, as: UInt32.self)
    if let kind = kind.flatMap(DevSession.FrameKind.init) { kinds.append(kind) }
  }
}
