import CaromHeadlessHost
import Testing
import UIKit

/// A session that continues in another page, after the previous one was killed.
@Suite struct ShowAgainTests {
  /// A controller with everything that persists in a page.
  private final class Everything: UIViewController {
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 50, width: 100, height: 100))
    let inside = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 900))
    let beside = UIView(frame: CGRect(x: 120, y: 10, width: 50, height: 50))
    let player = try? AVAudioPlayer(contentsOf: URL(fileURLWithPath: "music.mp3"))

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Everything"
      scroll.contentSize = inside.frame.size
      scroll.addSubview(inside)
      for each in [field, scroll, beside] { view.addSubview(each) }
      field.text = "written"
      scroll.contentOffset.y = 70
      UIApplication.shared.isIdleTimerDisabled = true
      UIApplication.shared.windowScene.title = "Title"
      UIApplication.shared.play(SynthesizedSound("pop", [.init(.sine, from: 400, to: 1400, seconds: 0.07, gain: 0.35)]))
      player?.numberOfLoops = -1
      player?.play()
    }
  }

  private let controllers = Controllers()
  private final class Controllers {
    var made: [Everything] = []
    func make() -> UIViewController {
      made.append(Everything())
      return made[made.count - 1]
    }
  }

  private func host(isRecording: Bool = true) -> HeadlessHost {
    let host = HeadlessHost(
      delegate: RootDelegate { [controllers] in controllers.make() }, address: "", isRecording: isRecording)
    host.commit()
    return host
  }

  private func reopened(_ host: HeadlessHost) -> HeadlessHost {
    host.reopened(with: RootDelegate { [controllers] in controllers.make() })
  }

  @Test("AR-R1: what lasts is told again, what happened is not")
  func outputs() {
    let host = host()
    host.advance(seconds: 1)
    let fresh = reopened(host)
    let outputs = fresh.outputs
    #expect(outputs.contains(.title("Title")))
    #expect(outputs.contains(.keepAwake(true)))
    #expect(outputs.contains(.describeSound(name: "pop")))
    #expect(!outputs.contains { if case .sound = $0 { true } else { false } })
    let acts = outputs.compactMap { if case .audio(_, let act, _, _, _, _) = $0 { act } else { nil } }
    #expect(acts == [0])
    let player = controllers.made[1].player!
    #expect(!player.isPlaying && player.currentTime > 0.9)
  }

  @Test("AR-R1: fields keep their texts, scroll views their places")
  func fieldsAndScrolling() {
    let host = host()
    let fresh = reopened(host)
    let lines = fresh.commit()
    let everything = controllers.made[1]
    #expect(lines.contains { $0.hasPrefix("field \(everything.field.layer.id) \"written\"") })
    #expect(lines.contains("affine \(everything.inside.layer.id) 1 0 0 1 0 -70"))
    #expect(fresh.commit().isEmpty)
  }

  @Test("AR-R1: a view that was outside of the window is created when it comes back")
  func outside() {
    let host = host()
    controllers.made[0].beside.removeFromSuperview()
    host.commit()
    host.application.showAgain()
    let everything = controllers.made[0]
    let id = everything.beside.layer.id
    #expect(!host.commit().contains { $0.hasPrefix("create \(id) ") })
    everything.view.addSubview(everything.beside)
    let lines = host.commit()
    #expect(lines.contains { $0.hasPrefix("create \(id) ") } && lines.contains { $0.hasPrefix("size \(id) 50 50") })
  }

  @Test("AR-R1: a picture of a view is taken again in the next page")
  func snapshots() {
    let host = host()
    let everything = controllers.made[0]
    let picture = everything.scroll.snapshotView(afterScreenUpdates: true)!
    everything.view.addSubview(picture)
    host.commit()
    host.application.showAgain()
    let pictures = host.commit().filter { $0.hasPrefix("snapshot ") }
    #expect(pictures.count == 1 && pictures[0].hasSuffix(" \(everything.scroll.layer.id)"))
  }

  /// Whether an output describes lasting state of the page, so that `showAgain()` has to repeat it. For every new
  /// output this is decided here.
  private func lasts(_ kind: HostOutput.Kind) -> Bool {
    switch kind {
    case .address, .title, .focus, .cursor, .keepAwake, .describeSound, .voice, .audio, .wantPermission: true
    case .themeColor, .language: true
    case .sound, .haptic, .store, .forget, .replace, .announce, .copy, .download, .diagnostic, .openFile: false
    case .share, .fullScreen, .runEnded, .run: false
    }
  }

  @Test("AR-R1: what does not last is not repeated")
  func happened() {
    let host = host()
    for kind in HostOutput.Kind.allCases where !lasts(kind) { host.application.send(kind.example) }
    host.application.showAgain()
    for output in host.application.takeOutputs() {
      var entry = CommandBuffer()
      entry.put(output)
      #expect(HostOutput.Kind(rawValue: entry.words[0]).map { lasts($0) } == true)
    }
  }

  @Test func aSessionThatWasNotRecordedIsComplainedAbout() {
    let fresh = reopened(host(isRecording: false))
    #expect(fresh.diagnostics.count == 1 && fresh.diagnostics[0].contains("isRecording"))
  }
}
