import ArcadeKit
import CaromReplay
import UIKit

/// Replays a run by the rules of its game, trusting nothing that its file claims.
public final class RunReplay {
  /// The game that is played.
  public let game: BoardGame
  /// The run.
  public let run: RunRecording
  /// The replay, at the current tick.
  public let replayer: RunReplayer
  /// The standing of the run when it began.
  public let beginning: RunStanding

  private let arcade: BoardGame.Opened
  /// The run's clock; another game would have another one.
  private let clock: TickClock
  /// The recorder of the run's ghost; nil if none is wanted.
  private var recorder: GhostRecorder?

  /// The number of ticks between checks of the rules; no point can be won under other rules in that time.
  private static let pace: Tick = 30

  /// A replay at the tick in which the run begins. Throws what keeps this build from playing the run.
  public init(_ run: RunRecording) throws(RunRefusal) {
    guard let game = BoardGame(rawValue: run.app) else { throw .otherGame(run.app) }
    guard run.rulesVersion == Int32(game.rulesVersion) else {
      throw .otherRules(Int(run.rulesVersion), known: game.rulesVersion)
    }
    guard run.ticks <= RunRefusal.mostTicks else { throw .tooLong }
    guard run.beginTick <= RunRefusal.latestBeginning else { throw .tooLate }
    var opened: BoardGame.Opened?
    let replayer = RunReplayer(run, of: game.app { opened = $0 })
    guard let arcade = opened, let clock = arcade.play?.run, let beginning = arcade.standing else {
      throw .otherPlace(game)
    }
    self.run = run
    self.game = game
    self.replayer = replayer
    self.arcade = arcade
    self.clock = clock
    self.beginning = beginning
  }

  /// A replay of the run with these bytes.
  public convenience init(bytes: [UInt8]) throws(RunRefusal) {
    let excess = bytes.count - RunRefusal.mostBytes
    guard excess <= 0 else { throw .unreadable(.trailingBytes(excess)) }
    let run: RunRecording
    do { run = try RunRecording(bytes: bytes) } catch { throw .unreadable(error) }
    try self.init(run)
  }

  /// The size of the window that the run was played in, in points, at the current tick.
  public var screenSize: CGSize { replayer.application.windowScene.bounds.size }

  /// The standing of the run at the current tick.
  public var standing: RunStanding {
    _ = replayer.score
    return arcade.standing ?? beginning
  }

  /// The animator that moves the game; nil in a game without physics.
  public var animator: UIDynamicAnimator? { arcade.play?.animator }

  /// The game's controller.
  var play: GameViewController? { arcade.play }

  /// The view in which the game is played.
  public var gameView: UIView? { play?.view }

  /// Plays up to a tick of the session, at most to the end of the run. Throws as soon as it is clear that this is not
  /// the recorded run, or that its score includes several games.
  public func advance(to tick: Tick) throws(RunRefusal) {
    if replayer.tick == run.beginTick { try check() }
    let goal = min(tick, run.endTick)
    while replayer.tick < goal {
      let before = replayer.tick
      run(to: min(before + Self.pace, goal))
      guard replayer.tick > before else { throw .endsEarly(tick: before) }
      try check()
    }
  }

  // MARK: The ghost

  /// Records the run's ghost from now on; call it at the beginning. Does nothing for a game without ghosts.
  public func recordGhost() {
    _ = replayer.score
    guard let play = arcade.play, play.ghostGame != nil else { return }
    recorder = GhostRecorder()
    recorder?.sample(play)
  }

  /// What moved in the run up to the current tick; nil if no ghost is recorded.
  public var ghost: GhostTrack? {
    _ = replayer.score
    guard let recorder, let game = arcade.play?.ghostGame else { return nil }
    return recorder.track(
      game: game + "-" + beginning.rules, course: arcade.play?.ghostCourse ?? "", seed: run.seed)
  }

  private func run(to tick: Tick) {
    guard recorder != nil else { return replayer.advance(to: tick) }
    while replayer.tick < tick {
      let before = replayer.tick
      replayer.advance(to: min(before + GhostRecorder.pace, tick))
      guard replayer.tick > before else { return }
      if let play = arcade.play, play.run === clock { recorder?.sample(play) }
    }
  }

  private func check() throws(RunRefusal) {
    guard replayer.beginsAlike else { throw .otherScreen }
    guard let play = arcade.play, play.run === clock else { throw .secondGame(tick: replayer.tick) }
    let now = standing
    guard now.rules == beginning.rules, now.day == beginning.day else { throw .changedRules(tick: replayer.tick) }
  }

  #if !hasFeature(Embedded)
    /// Replays the rest of the run, and returns the verdict.
    public func finish() throws(RunRefusal) -> RunVerdict {
      try advance(to: run.endTick)
      return RunVerdict(of: self)
    }
  #endif
}
