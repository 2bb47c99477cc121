import CaromHeadlessHost
import Testing
import UIKit

@Suite struct SynthesizedSoundTests {
  let host = HeadlessHost(delegate: RootDelegate())
  let pop = SynthesizedSound("pop", [.init(.sine, from: 400, to: 1400, seconds: 0.07, gain: 0.35)])

  /// The outputs when `sound` is played.
  func told(_ sound: SynthesizedSound, volume: Double = 1) -> [HostOutput] {
    host.forgetOutputs()
    UIApplication.shared.play(sound, volume: volume)
    host.advance(ticks: 1)
    return host.outputs
  }

  @Test func aSoundIsDescribedTheFirstTimeAlone() {
    let voice = HostOutput.voice(sound: "pop", pop.voices[0])
    #expect(told(pop, volume: 0.5) == [.describeSound(name: "pop"), voice, .sound(name: "pop", volume: 0.5)])
    #expect(told(pop) == [.sound(name: "pop", volume: 1)])
    #expect(host.sounds == ["pop"])
  }

  @Test func anotherSoundOfThatNameIsDescribedAnew() {
    _ = told(pop)
    let lower = SynthesizedSound("pop", [.init(.sine, from: 200, to: 700, seconds: 0.07, gain: 0.35)])
    #expect(told(lower).first == .describeSound(name: "pop"))
    #expect(host.outputs.contains(.voice(sound: "pop", lower.voices[0])))
  }

  @Test func aVolumeAboveOneIsOne() {
    #expect(told(pop, volume: 7).last == .sound(name: "pop", volume: 1))
  }

  @Test(arguments: [Double.nan, -0.1, .infinity])
  func aVolumeThatIsNoneIsRefused(_ volume: Double) {
    _ = told(pop, volume: volume)
    #expect(host.sounds.isEmpty && host.diagnostics.count == 1 && host.diagnostics[0].contains("volume"))
  }

  @Test(arguments: [
    ("from", SynthesizedSound.Voice(.sine, from: 0, to: 1, seconds: 1, gain: 1)),
    ("from", .init(.sine, from: .nan, to: 1, seconds: 1, gain: 1)),
    ("to", .init(.noise, from: 1, to: -1, seconds: 1, gain: 1)),
    ("to", .init(.square, from: 1, to: .infinity, seconds: 1, gain: 1)),
    ("seconds", .init(.triangle, from: 1, to: 1, seconds: 0, gain: 1)),
    ("seconds", .init(.triangle, from: 1, to: 1, seconds: .infinity, gain: 1)),
    ("gain", .init(.sawtooth, from: 1, to: 1, seconds: 1, gain: -1)),
    ("gain", .init(.sawtooth, from: 1, to: 1, seconds: 1, gain: .nan)),
    ("delay", .init(.sine, from: 1, to: 1, seconds: 1, gain: 1, delay: -1)),
    ("delay", .init(.sine, from: 1, to: 1, seconds: 1, gain: 1, delay: .nan)),
  ])
  func aVoiceThatCannotBePlayedIsRefused(_ name: String, _ voice: SynthesizedSound.Voice) {
    _ = told(SynthesizedSound("odd", pop.voices + [voice]))
    #expect(host.sounds.isEmpty)
    #expect(host.diagnostics.count == 1)
    #expect(host.diagnostics[0].contains("\"odd\" is not played: in voice 1, \(name) is"))
  }
}
