import ArcadeKit
import UIKit

/// Plays a stage repeatedly while the reader reads about it.
///
/// After a stage is opened it stands still for a moment, so that the reader sees where everything is. After its end it
/// also waits for a moment, and then restarts. In a stage that responds to taps, the player taps until the reader does.
final class LabPlayer: NSObject {
  private enum Act { case opening, running, over }

  /// Called when the exhibit may begin to move.
  var onStart: (() -> Void)?
  /// Called when the stage is to restart.
  var onAgain: (() -> Void)?
  /// Called to tap the table at a place.
  var onTap: ((CGPoint) -> Void)?

  private var stage = LabLadder.stages[0]
  private var act = Act.running
  private var timer: Timer?
  private var taps = 0
  private var tapper: Timer?
  /// Whether the reader has taken control of the paddle.
  private var isTaken = false
  /// How often the stage has been replayed since it was opened.
  private(set) var rounds = 0
  @Weak private var view: UIView?

  /// How long a stage stands still before it moves, and how long its end is shown, in seconds.
  static let opening = 1.4
  static let ending = 1.6
  /// The time between two taps.
  private static let rhythm = 2.2

  /// A player whose time is that of `view`.
  init(in view: UIView) {
    super.init()
    self.view = view
  }

  override class var kind: String { "LabPlayer" }

  /// Whether the exhibit must stand still because its stage has just been opened.
  var isOpening: Bool { act == .opening }

  /// While true, nothing happens by itself.
  var isHeld = false { didSet { if isHeld != oldValue { schedule() } } }

  /// Starts playing a stage; one that `opens` is first shown at rest.
  func open(_ stage: LabStage, opens: Bool) {
    self.stage = stage
    rounds = 0
    isTaken = false
    begin(opens: opens)
  }

  /// The stage has restarted.
  func begin(opens: Bool) {
    act = opens ? .opening : .running
    taps = 0
    schedule()
  }

  /// The reader moves the paddle.
  func take() {
    isTaken = true
    tapper?.invalidate()
  }

  /// The reader wants it to move immediately.
  func start() {
    guard act == .opening else { return }
    act = .running
    schedule()
    onStart?()
  }

  /// The ball has left, or everything is at rest.
  func over() {
    guard act == .running, stage.replay != .never, !Motion.isReduced else { return }
    act = .over
    schedule()
  }

  // MARK: Time

  private func schedule() {
    timer?.invalidate()
    tapper?.invalidate()
    guard !isHeld else { return }
    switch act {
    case .opening: wait(LabPlayer.opening) { $0.start() }
    case .over:
      wait(LabPlayer.ending) { player in
        player.rounds += 1
        player.onAgain?()
      }
    case .running:
      if case .after(let seconds) = stage.replay { wait(seconds) { $0.over() } }
      tapNext()
    }
  }

  private func wait(_ seconds: Double, _ body: @escaping (LabPlayer) -> Void) {
    timer = timer(seconds, body)
  }

  private func tapNext() {
    guard !isTaken, !stage.taps.isEmpty else { return }
    tapper = timer(LabPlayer.rhythm) { player in
      player.onTap?(player.stage.taps[player.taps % player.stage.taps.count])
      player.taps += 1
      player.tapNext()
    }
  }

  private func timer(_ seconds: Double, _ body: @escaping (LabPlayer) -> Void) -> Timer? {
    guard let clock = view?.clock else { return nil }
    let timer = Timer(timeInterval: seconds, repeats: false) { [me = Weak(self)] _ in
      if let player = me.value { body(player) }
    }
    clock.add(timer)
    return timer
  }
}
