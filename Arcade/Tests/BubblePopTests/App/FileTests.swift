import CaromGeometry
import CaromHeadlessHost
import CaromReplay
import Testing
import UIKit

@testable import BubblePop

/// The scores tab: export of the board to a file and import from one. BU-C10, BU-A12.
@Suite(.serialized) struct FileTests {
  private static let mine = "BubblePop scores 2\n3\nrules 60-15-1-100-0-0\n50 Ada\n20 Bob\n"
  private static let theirs = "BubblePop scores 2\n3\nrules 60-15-1-100-0-0\n30 Bob\n25 Eve\n"

  private func open(_ stored: [String: String] = [BoardStore.key: mine], isRecording: Bool = false) -> BubblePopStage {
    let stage = BubblePopStage(stored: stored, isRecording: isRecording)
    stage.host.tap("Scores")
    stage.host.settle()
    return stage
  }

  private func takeIn(_ stage: BubblePopStage, _ text: String) {
    stage.host.tap("Add from a file")
    stage.host.advance(ticks: 1)
    #expect(stage.host.wantedFile == ".txt")
    stage.host.openFile("scores.txt", text)
    stage.host.settle()
  }

  private func kept(_ stage: BubblePopStage) -> ScoreShelf? {
    // `stored` lists only what was written during this session, not what the host held before.
    try? ScoreShelf(file: stage.host.stored[BoardStore.key] ?? Self.mine)
  }

  @Test("BU-C10: the board is given away as it is kept") func saves() {
    let stage = open()
    stage.host.tap("Save as a file")
    stage.host.advance(ticks: 1)
    #expect(stage.host.downloads.map { $0.name } == ["BubblePop scores.txt"])
    #expect(stage.host.downloads.first?.content == Self.mine)
    let empty = open([:])
    #expect(!empty.host.isVisible("Save as a file") && empty.host.isVisible("Add from a file"))
  }

  @Test("BU-C10: a file comes in, twice is once, and it can be undone") func takesInAndBack() {
    let stage = open()
    takeIn(stage, Self.theirs)
    #expect(stage.host.screenText.contains("1 score added, 1 score improved."))
    #expect(stage.host.announcements.contains("1 score added, 1 score improved."))
    #expect(stage.host.isVisible("2. Bob, 30 points") && stage.host.isVisible("3. Eve, 25 points"))
    #expect(kept(stage)?.file == "BubblePop scores 2\n4\nrules 60-15-1-100-0-0\n50 Ada\n30 Bob\n25 Eve\n")
    takeIn(stage, Self.theirs)
    #expect(stage.host.screenText.contains("Nothing new"))
    #expect(kept(stage)?[.standard].entries.count == 3)
    stage.host.tap("Undo")
    stage.host.settle()
    #expect(kept(stage)?.file == Self.mine && stage.host.isVisible("2. Bob, 20 points"))
    #expect(!stage.host.isVisible("Undo") && stage.host.screenText.contains("are removed again"))
    #expect(stage.host.diagnostics.isEmpty)
  }

  @Test("without scores a low screen has no empty half: the words stand in the middle") func emptyInTheMiddle() {
    let stage = BubblePopStage(size: CGSize(width: 852, height: 393))
    stage.delegate.tabs?.selectedIndex = 1
    stage.host.advance(ticks: 2)
    for text in [BubbleStrings.scores, BubbleStrings.noScores] {
      let frames = stage.host.elements().filter { ($0 as? UILabel)?.text == text }
        .compactMap { stage.host.visibleFrame(of: $0) }
      #expect(frames.contains { abs($0.midX - 426) < 2 }, "\(text): \(frames)")
    }
  }

  @Test("BU-C10: what one saved, another takes in") func carries() {
    let one = open()
    one.host.tap("Save as a file")
    one.host.advance(ticks: 1)
    let other = open([:])
    takeIn(other, one.host.downloads[0].content)
    #expect(other.host.screenText.contains("2 scores added.") && kept(other)?.file == Self.mine)
  }

  @Test(
    "BU-A12: a file that is none is refused with its reason, and nothing changes",
    arguments: [
      ("", "not a file of BubblePop scores"), ("{}", "not a file of BubblePop scores"),
      ("BubblePop scores 9\n0\n", "of another version"), ("BubblePop scores 1\n2\n5 a\n", "a part of it is missing"),
      ("BubblePop scores 1\n1\nfive a\n", "line 3 is not a score and a name"),
    ])
  func refuses(text: String, reason: String) {
    let stage = open()
    takeIn(stage, text)
    #expect(stage.host.screenText.contains(reason) && stage.host.screenText.contains("Nothing has changed"))
    #expect(stage.host.announcements.contains { $0.contains(reason) })
    #expect(stage.host.stored[BoardStore.key] == nil && !stage.host.isVisible("Undo"))
    #expect(stage.host.isVisible("1. Ada, 50 points") && stage.host.diagnostics.isEmpty)
  }

  @Test("BU-A12: a file too large, one that is no text, and none at all") func unreadable() {
    let stage = open()
    for (isTooLarge, reason) in [(true, "it is too large"), (false, "it is not a text")] {
      stage.host.tap("Add from a file")
      stage.host.advance(ticks: 1)
      stage.host.openUnreadableFile("<b>film<b>.mov", isTooLarge: isTooLarge)
      #expect(stage.host.screenText.contains(reason) && stage.host.screenText.contains("<b>film<b>.mov"))
    }
    stage.host.tap("Add from a file")
    stage.host.advance(ticks: 1)
    stage.host.openNoFile()
    #expect(stage.host.wantedFile == nil && stage.host.stored[BoardStore.key] == nil)
    stage.host.tap("Save as a file")
    stage.host.advance(ticks: 1)
    #expect(stage.host.downloads.count == 1, "what is behind the dialog is back")
    #expect(stage.host.diagnostics.isEmpty)
  }

  @Test("a session in which a file was opened replays") func replays() throws {
    let stage = open(isRecording: true)
    takeIn(stage, Self.theirs)
    let recording = try Recording(of: stage.host.application, app: "bubblepop", rulesVersion: Int32(Rules.version))
    let replayer = Replayer(recording, of: MonkeyAndReplayTests.app)
    while !replayer.isAtEnd { replayer.step() }
    #expect(stage.host.application.stateHash() == replayer.application.stateHash())
    #expect(BoardStore.load().shelf[.standard].entries.count == 3)
  }
}
