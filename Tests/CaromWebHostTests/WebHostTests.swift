import CaromHeadlessHost
import Testing
import UIKit

@testable import CaromReplay
@testable import CaromWebHost

/// The host of a page, driven by the functions that the page calls. A process can have only one.
@Suite(.serialized) struct WebHostTests {
  /// The phases of a pointer.
  private enum Phase: UInt8 {
    case down = 0
    case up = 2
  }

  private func pointer(_ phase: Phase, at point: CGPoint) -> HostInput {
    var input = PointerInput()
    (input.id, input.phase, input.x, input.y) = (1, phase.rawValue, point.x, point.y)
    return .pointer(input)
  }

  @Test func aFrameTellsWhatChangedAndWhenItIsNeededNext() {
    let counter = Counter()
    let page = Page(RootDelegate { counter })
    let first = page.frame()
    #expect(first.tick == 1 && first.lines.contains { $0.hasPrefix("create") })
    #expect(!first.lines.contains { $0.hasPrefix("broken") })
    // The timer is due a second after the tick in which the view was loaded.
    #expect(!first.needsFrame && (120...121).contains(first.nextDueTick))

    page.advance(to: 60)
    let idle = page.frame()
    #expect(idle.tick == 60 && idle.commands.isEmpty && idle.outputs.isEmpty)

    page.advance(to: Int32(first.nextDueTick))
    let due = page.frame()
    #expect(counter.seconds == 1 && due.lines.contains { $0.hasPrefix("text \(counter.label.layer.id)") })
  }

  @Test func thePageAndTheHeadlessHostRunTheSameSession() {
    let inputs = [pointer(.down, at: CGPoint(x: 50, y: 120)), pointer(.up, at: CGPoint(x: 50, y: 120))]
    let one = Counter()
    let page = Page(RootDelegate { one })
    page.send(inputs)
    page.advance(to: 400)
    let hash = caromStateHash()

    let other = Counter()
    let host = HeadlessHost(root: { other })
    for input in inputs { host.send(input) }
    host.advance(ticks: 399)
    #expect(one.presses == 1 && other.presses == 1 && one.seconds == other.seconds)
    #expect(hash == host.application.stateHash())
  }

  @Test func aCrowdOfInputsFitsIntoOneMessage() {
    let counter = Counter()
    let page = Page(RootDelegate { counter })
    var crowd: [HostInput] = []
    for index in 0..<5000 {
      let at = CGPoint(x: 50, y: 110 + index % 20)
      crowd.append(pointer(index % 2 == 0 ? .down : .up, at: at))
    }
    page.send(crowd)
    page.advance(to: 10)
    #expect(counter.presses == 2500 && page.frame().tick == 10)
  }

  @Test func bytesThatAreNoInputAreDiagnosedAndWhatWasBeforeThemCounts() {
    let counter = Counter()
    let page = Page(RootDelegate { counter })
    _ = page.frame()
    var advance = AdvanceInput()
    advance.tick = 5
    var writer = HostWriter()
    HostInput.advance(advance).write(to: &writer)
    page.send(bytes: writer.bytes + [255, 1, 2, 3])
    let frame = page.frame()
    #expect(frame.tick == 5 && !frame.outputs.isEmpty)
    // The session continues.
    page.advance(to: 9)
    #expect(page.frame().tick == 9)
  }

  @Test(arguments: [Int32.min, -1, 0, 1_000_000]) func lengthsThatCannotBe(byteCount: Int32) {
    let page = Page(RootDelegate { Counter() })
    page.send(bytes: [])
    // The buffer holds fewer than a million bytes, and its contents are not an input.
    caromReceive(byteCount: byteCount)
    page.advance(to: 3)
    #expect(page.frame().tick == 3)
  }

  @Test func aRecordedSessionReplays() throws {
    let page = Page(RootDelegate { Counter() }, isRecording: true)
    page.send([pointer(.down, at: CGPoint(x: 50, y: 120)), pointer(.up, at: CGPoint(x: 50, y: 120))])
    page.advance(to: 300)
    let hash = caromStateHash()
    let bytes = Page.counted(caromRecording())
    let inputs = try #require(HostInput.inputs(in: bytes))
    let recording = try Recording(app: "Counter", rulesVersion: 1, inputs: inputs)
    let app = PlayableApp(name: "Counter", rulesVersion: 1) { OpenApp(delegate: RootDelegate { Counter() }) }
    let replayer = Replayer(recording, of: app)
    replayer.finish()
    #expect(replayer.application.stateHash() == hash && replayer.tick == 300)
  }

  @Test func aSessionThatIsNotRecordedHasNoBytes() {
    _ = Page(RootDelegate { Counter() })
    #expect(Page.counted(caromRecording()).isEmpty)
  }

  @Test func aBufferGrowsAndKeepsWhatFits() {
    let buffer = WordBuffer()
    let memory = buffer.fill(bytes: Array(repeating: 7, count: 100_000))
    #expect(memory.load(as: UInt32.self) == 100_000)
    #expect((memory + 4 + 99_999).load(as: UInt8.self) == 7)
    #expect(buffer.bytes(-1).isEmpty && buffer.bytes(8)[4...] == [7, 7, 7, 7])
    #expect(buffer.bytes(.max).count >= 100_004)
  }
}
