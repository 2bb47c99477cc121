import CaromHeadlessHost
import Testing
import UIKit

/// Sound files, which the page plays and whose time the app counts in ticks.
@Suite struct AudioPlayerTests {
  private let host = HeadlessHost(size: CGSize(width: 100, height: 100))

  private final class Ear: NSObject, AVAudioPlayerDelegate {
    var heard: [String] = []
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { heard.append("end") }
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: AVAudioError?) { heard.append("error") }
  }

  private func hear(_ event: UInt8, seconds: Double = 0, player: Int32 = 1) {
    var input = AudioInput()
    (input.player, input.event, input.seconds) = (player, event, seconds)
    host.send(.audio(input))
    host.advance(ticks: 1)
  }

  /// The page's most recent command.
  private func last() -> HostOutput? {
    host.advance(ticks: 1)
    return host.outputs.last
  }

  private func acts() -> [UInt32] {
    host.advance(ticks: 1)
    return host.outputs.compactMap { if case .audio(_, let act, _, _, _, _) = $0 { act } else { nil } }
  }

  @Test func aFileIsPlayedToItsEnd() throws {
    let url = try #require(Bundle.main.url(forResource: "music", withExtension: "mp3"))
    let player = try AVAudioPlayer(contentsOf: url)
    let ear = Ear()
    player.delegate = ear
    player.numberOfLoops = 2
    player.volume = 0.5
    #expect(player.prepareToPlay() && player.play() && player.isPlaying)
    #expect(last() == .audio(player: 1, act: 1, file: "music.mp3", volume: 0.5, time: 0, loops: 2))
    hear(AudioInput.loaded, seconds: 3)
    #expect(player.duration == 3)
    host.advance(seconds: 4)
    #expect(abs(player.currentTime - 1) < 0.02)
    player.pause()
    let place = player.currentTime
    host.advance(seconds: 1)
    #expect(player.currentTime == place && !player.isPlaying)
    player.play()
    #expect(last() == .audio(player: 1, act: 1, file: "music.mp3", volume: 0.5, time: place, loops: 2))
    hear(AudioInput.ended)
    #expect(ear.heard == ["end"] && !player.isPlaying && player.currentTime == 0)
    hear(AudioInput.ended)
    #expect(ear.heard.count == 1)
  }

  @Test func aMissingFileIsTold() throws {
    let player = try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "sounds/none.wav"))
    let ear = Ear()
    player.delegate = ear
    player.play()
    hear(AudioInput.failed)
    #expect(ear.heard == ["error"] && !player.isPlaying)
    #expect(host.diagnostics.contains { $0.contains("sounds/none.wav") && $0.contains("folder Web") })
    #expect(throws: AVAudioError.noFile) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "")) }
  }

  @Test func aPlayerThatIsGoneIsReleased() throws {
    var player: AVAudioPlayer? = try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "a.wav"))
    player?.play()
    player = nil
    #expect(acts() == [1, 4])
    hear(AudioInput.ended)
  }

  @Test func systemSounds() {
    var number: SystemSoundID = 0
    #expect(AudioServicesCreateSystemSoundID(URL(fileURLWithPath: "pop.wav"), &number) == 0)
    AudioServicesPlaySystemSound(number)
    #expect(acts() == [0, 1])
    AudioServicesPlaySystemSound(number)
    #expect(acts() == [0, 1, 2, 1])
    AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
    #expect(last() == .haptic(strength: 1))
    AudioServicesPlaySystemSound(1104)
    host.advance(ticks: 1)
    #expect(host.outputs.contains { if case .sound(let name, _) = $0 { name == "system" } else { false } })
    #expect(AudioServicesDisposeSystemSoundID(number) == 0)
    #expect(AudioServicesDisposeSystemSoundID(7) == -1)
  }

  @Test func theSessionKeepsItsCategory() throws {
    try AVAudioSession.sharedInstance().setCategory(.ambient, mode: .default, options: .mixWithOthers)
    try AVAudioSession.sharedInstance().setActive(true)
    #expect(AVAudioSession.sharedInstance().category == .ambient)
  }

  @Test func addresses() {
    let url = URL(string: "https://example.org/a/b.txt")
    #expect(url?.path == "/a/b.txt" && url?.lastPathComponent == "b.txt" && url?.pathExtension == "txt")
    #expect(URL(string: "") == nil && URL(string: "a b") == nil)
    #expect(URL(fileURLWithPath: "sounds").appendingPathComponent("pop.wav").path == "sounds/pop.wav")
  }
}
