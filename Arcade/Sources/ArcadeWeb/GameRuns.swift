import ArcadeKit
import ArcadeRuns
import CaromReplay
import CaromWebHost
import UIKit

/// Keeps the runs of the arcade's games in a page, and replays them there under the same rules as a board does.
final class GameRuns: RunKeeping {
  private let log = RunLog()
  private var replay: RunReplay?
  /// Why the opened run turned out not to be what it claims.
  private var refusal: RunRefusal?
  /// Draws the physics of the opened run.
  private var overlay: UIDynamicAnimatorDebugView?
  private var strip = FilmStrip()

  func watch(_ application: UIApplication) { log.watch(application) }

  func willReceive(_ input: HostInput, in application: UIApplication) { log.willReceive(input, in: application) }

  func lastRun(of application: UIApplication, playedBy build: String) -> [UInt8] {
    guard let address = log.address, let game = BoardGame(address: address),
      let run = log.run(app: game.rawValue, rulesVersion: Int32(game.rulesVersion), in: application)
    else { return [] }
    return run.keeping { game.owns(key: $0) }.played(by: build).bytes
  }

  // MARK: Replay

  func open(_ bytes: [UInt8]) -> (application: UIApplication?, lines: String) {
    do throws(RunRefusal) {
      let opened = try RunReplay(bytes: bytes)
      opened.recordGhost()
      replay = opened
      (refusal, overlay) = (nil, nil)
      let (run, size) = (opened.run, opened.screenSize)
      var lines = [
        "game \(run.app)", "name \(opened.game.name)", "begin \(run.beginTick)", "end \(run.endTick)",
        "width \(Int(size.width))", "height \(Int(size.height))", "rules \(run.rulesVersion)",
        "seed \(run.seed)", "build \(run.build)", "address \(opened.game.address)",
        "lowest \(opened.beginning.lowestWins ? 1 : 0)",
      ]
      if opened.animator != nil {
        lines += PhysicsLegend.lines.map { color, name in "physics \(css(color)) \(name)" }
      }
      return (opened.replayer.application, lines.joined(separator: "\n"))
    } catch {
      return (nil, "build \((try? RunRecording.build(ofFile: bytes)) ?? "")\nrefused \(error.reason)")
    }
  }

  func advance(to tick: Int, showingPhysics: Bool) {
    guard refusal == nil else { return }
    do throws(RunRefusal) { try replay?.advance(to: Tick(tick)) } catch { refusal = error }
    if showingPhysics { showPhysics() }
  }

  /// Lays the drawing of the physics over the game, in front of everything there.
  private func showPhysics() {
    guard let animator = replay?.animator, let view = animator.referenceView else { return }
    if overlay?.animator !== animator {
      overlay?.removeFromSuperview()
      overlay = UIDynamicAnimatorDebugView(animator: animator)
    }
    if let overlay, view.subviews.last !== overlay { view.addSubview(overlay) }
  }

  var state: String {
    guard let replay else { return "" }
    let standing = replay.standing
    var lines = [
      "tick \(replay.replayer.tick)", "score \(standing.score)", "over \(standing.isOver ? 1 : 0)",
      "agrees \(refusal == nil ? 1 : 0)", "counts \(standing.counts ? 1 : 0)",
    ]
    if let refusal { lines.append("refused \(refusal.reason)") }
    for touch in replay.replayer.touches { lines.append("touch \(Int(touch.x)) \(Int(touch.y))") }
    return lines.joined(separator: "\n")
  }

  /// A color in CSS, without its opacity: `rgb(0,122,255)`.
  private func css(_ color: UIColor) -> String {
    let color = color.cgColor
    let parts = [color.red, color.green, color.blue].map { "\(Int(($0 * 255).rounded()))" }
    return "rgb(" + parts.joined(separator: ",") + ")"
  }

  var reduced: [UInt8] { replay?.replayer.reduced.bytes ?? [] }

  var ghost: String { replay?.ghost?.text ?? "" }

  func takePicture() { if let view = replay?.gameView { strip.add(view) } }

  func filmStrip(title: String, line: String) -> UIImage? {
    defer { strip = FilmStrip() }
    return strip.image(title: title, line: line)
  }

  func playOn(measuring: any TextMeasuring) { replay?.replayer.playOn(measuring: measuring) }
}
