import CaromHeadlessHost
import Testing
import UIKit

/// Sharing through the system's own sheet, and the result that an app receives.
@Suite(.serialized) struct SharingTests {
  private final class Heard { var all: [(UIActivity.ActivityType?, Bool)] = [] }

  private func present(on host: HeadlessHost, _ items: [UIActivityItem]) -> Heard {
    let heard = Heard()
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
    sheet.title = "Carom"
    sheet.completionWithItemsHandler = { heard.all.append(($0, $1)) }
    host.rootViewController?.present(sheet, animated: true)
    host.advance(ticks: 1)
    return heard
  }

  @Test("Texts become lines, the first address and picture are used, and the sheet disappears after the answer")
  func shares() {
    let host = HeadlessHost(size: CGSize(width: 200, height: 200))
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
    }
    let heard = present(
      on: host, ["Wall 3", "1,240 points", .address(URL(string: "#/breakout/today")!), .picture(picture)])
    let wanted = host.wantedShare
    #expect(wanted?.title == "Carom" && wanted?.text == "Wall 3\n1,240 points" && wanted?.address == "#/breakout/today")
    #expect(host.rootViewController?.presentedViewController != nil)
    host.answerShare(SharedInput.shared)
    #expect(heard.all.count == 1 && heard.all[0] == (UIActivity.ActivityType.system, true))
    #expect(host.rootViewController?.presentedViewController == nil && host.wantedShare == nil)
    #expect(host.diagnostics == [])
  }

  @Test(
    "The app learns whether the text was copied, the sheet closed, or sharing impossible",
    arguments: [
      (SharedInput.cancelled, nil, false), (SharedInput.copied, UIActivity.ActivityType.copyToPasteboard, true),
      (SharedInput.failed, .copyToPasteboard, false), (200, .copyToPasteboard, false),
    ] as [(UInt8, UIActivity.ActivityType?, Bool)])
  func outcomes(outcome: UInt8, type: UIActivity.ActivityType?, isDone: Bool) {
    let host = HeadlessHost(size: CGSize(width: 200, height: 200))
    let heard = present(on: host, ["A text"])
    host.answerShare(outcome)
    #expect(heard.all.count == 1 && heard.all[0] == (type, isDone))
    // A second answer, or one that nobody awaits, changes nothing.
    host.send(.shared(SharedInput()))
    host.advance(ticks: 1)
    #expect(heard.all.count == 1 && host.diagnostics == [])
  }
}

/// The language of the app's texts, as sent to the page.
@Suite(.serialized) struct LanguageTests {
  private func told(_ host: HeadlessHost) -> [String] {
    host.advance(ticks: 1)
    return host.outputs.compactMap { if case .language(let code) = $0 { code } else { nil } }
  }

  @Test("The host's language applies until the app chooses one; the page and the locale follow")
  func chooses() {
    let host = HeadlessHost(size: CGSize(width: 200, height: 200))
    let application = host.application
    let first = application.language
    #expect(told(host) == [] && Locale.current.identifier == first)
    application.language = "de"
    application.language = "de"
    #expect(told(host) == ["de"] && Locale.current.languageCode == "de" && Locale.preferredLanguages == ["de"])
    application.language = ""
    #expect(told(host) == ["de", first] && Locale.current.identifier == first)
  }
}

/// One volume for all sounds.
@Suite(.serialized) struct SoundVolumeTests {
  @Test("It multiplies each sound's own volume; at 0 nothing is sent")
  func multiplies() {
    let host = HeadlessHost(size: CGSize(width: 200, height: 200))
    let application = host.application
    let sound = SynthesizedSound("tick", [.init(.sine, from: 440, to: 440, seconds: 0.1, gain: 0.5)])
    func volumes() -> [Double] {
      host.advance(ticks: 1)
      defer { host.forgetOutputs() }
      return host.outputs.compactMap { if case .sound(_, let volume) = $0 { volume } else { nil } }
    }
    application.play(sound, volume: 0.5)
    #expect(volumes() == [0.5])
    application.soundVolume = 0.5
    application.play(sound, volume: 0.5)
    #expect(volumes() == [0.25])
    for silent in [0, -1, Double.nan] {
      application.soundVolume = silent
      application.play(sound, volume: 0.5)
      #expect(volumes() == [] && application.soundVolume == 0)
    }
    application.soundVolume = 7
    #expect(application.soundVolume == 1)
  }
}
