import CaromReplay
import UIKit

// Not in a page: these are read and written as JSON, for which Embedded Swift has no coders.
#if !hasFeature(Embedded)
  /// One picture of a run's film: the changes since the previous picture.
  public struct FilmFrame: Codable, Equatable {
    /// The tick of the run, from 0.
    public var tick: Int
    /// The score at this tick.
    public var score: Int
    /// Whether the game is over at this tick.
    public var isOver: Bool
    /// The state hash, in hexadecimal digits.
    public var hash: String
    /// The player's inputs since the previous picture, in words.
    public var inputs: [String]
    /// The views that were added or have changed.
    public var changed: [SeenView]
    /// The names of the views that were removed.
    public var gone: [String]
  }

  /// A run as pictures at equal intervals.
  public struct RunFilm {
    private let replay: RunReplay
    private let step: Tick
    private var shown: [String: SeenView] = [:]
    private var inputs: RunInputs
    private var hasBegun = false

    /// The film of a run, with a picture in every `step` ticks, at least 1.
    public init(of run: RunRecording, every step: Int) throws(RunRefusal) {
      replay = try RunReplay(run)
      self.step = Tick(max(1, step))
      inputs = RunInputs(run)
    }

    /// The next picture; nil after the one of the last tick.
    public mutating func next() throws(RunRefusal) -> FilmFrame? {
      let replayer = replay.replayer
      if hasBegun {
        guard !replayer.isAtEnd else { return nil }
        try replay.advance(to: replayer.tick + step)
      }
      hasBegun = true
      let views = SeenView.all(in: replay)
      let names = Set(views.map { $0.view })
      let changed = views.filter { shown[$0.view] != $0 }
      let gone = shown.keys.filter { !names.contains($0) }.sorted()
      shown = Dictionary(uniqueKeysWithValues: views.map { ($0.view, $0) })
      let standing = replay.standing
      return FilmFrame(
        tick: Int(replayer.tick - replay.run.beginTick), score: standing.score, isOver: standing.isOver,
        hash: String(replayer.application.clockHash(), radix: 16), inputs: inputs.words(until: replayer.tick),
        changed: changed, gone: gone)
    }
  }

  /// The inputs of a run in words, in the order of their ticks.
  struct RunInputs {
    private let inputs: [HostInput]
    private var index = 0
    private var tick: Tick

    init(_ run: RunRecording) {
      inputs = run.inputs
      tick = run.beginTick
    }

    /// The inputs up to a tick that no earlier call has returned. Text widths are left out, because they are not a
    /// player's inputs.
    mutating func words(until goal: Tick) -> [String] {
      var words: [String] = []
      while index < inputs.count {
        switch inputs[index] {
        case .advance(let advance):
          guard Tick(advance.tick) <= goal else { return words }
          tick = Tick(advance.tick)
        case .measured: break
        default:
          // An input at a tick takes effect in the next one.
          guard tick < goal else { return words }
          words.append(SaidInput.words(for: inputs[index]))
        }
        index += 1
      }
      return words
    }
  }
#endif
