import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import InclinedPlane

@Suite struct GhostRaceTests {
  private func shows(_ stage: PlaneStage, _ words: String) -> Bool {
    func found(_ view: UIView) -> Bool {
      if let label = view as? UILabel, !label.isHidden, label.text?.contains(words) == true { return true }
      return view.subviews.contains { !$0.isHidden && found($0) }
    }
    return found(stage.plane.view)
  }

  @Test func aBallRacesTheRingThatRanBefore() {
    let stage = PlaneStage(tab: 1)
    _ = stage.plane.change {
      $0 = Setup([.ring], [(.angle, 2000)])
      return nil
    }
    stage.host.press("Space")
    stage.host.advance(seconds: 0.3)
    stage.host.press("KeyG")
    #expect(stage.plane.ghost?.experiment.origin.lanes[0].shape == .ring)
    #expect(stage.plane.experiment.tick == 0 && !stage.plane.isPlaying)
    #expect(shows(stage, InclineStrings.ghostMade) && shows(stage, "level with the ghost"))
    _ = stage.plane.change {
      $0.setShape(.ball, lane: 0)
      return nil
    }
    stage.host.press("Space")
    // Longer than the ring had run: the ghost goes on.
    stage.host.advance(seconds: 0.6)
    #expect(stage.plane.ghost?.experiment.tick == stage.plane.experiment.tick)
    #expect(shows(stage, " m ahead of the ghost"))
    #expect(stage.plane.slopeView.accessibilityValue?.contains("the ghost x ") == true)
    stage.host.advance(seconds: 20)
    #expect(shows(stage, " s ahead of the ghost"))
    // Time goes back for both.
    stage.plane.scrub(to: 10)
    #expect(stage.plane.ghost?.experiment.tick == 10)
    stage.host.press("KeyG")
    #expect(stage.plane.ghost == nil && shows(stage, InclineStrings.ghostGone) && !shows(stage, "of the ghost"))
  }

  @Test func theSetUpHasAButtonForIt() {
    let stage = PlaneStage(tab: 1)
    (stage.host.element(InclineStrings.raceThis) as! UIButton).sendActions(for: .touchUpInside)
    stage.host.advance(ticks: 2)
    #expect(stage.plane.ghost != nil)
    (stage.host.element(InclineStrings.removeGhost) as! UIButton).sendActions(for: .touchUpInside)
    #expect(stage.plane.ghost == nil)
  }

  @Test func aLinkedRunCanBeRaced() {
    let stage = PlaneStage(tab: 1)
    var run = Experiment(Setup([.box], [(.angle, 500)]))
    for tick in 0..<60 { run.advance(pushes: tick < 30 ? [20] : []) }
    stage.plane.addressQuery = run.link
    stage.host.press("KeyG")
    stage.host.press("Space")
    stage.host.advance(ticks: 45)
    let tick = stage.plane.experiment.tick
    #expect(stage.plane.ghost?.motion(0) == run.motion(0, at: tick) && tick > 40)
  }

  @Test func aTaskHasNoGhost() {
    let stage = PlaneStage(tab: 1)
    stage.host.press("KeyG")
    #expect(stage.plane.ghost != nil)
    stage.show(.tasks)
    stage.choose(InclineStrings.taskTitle, 1)
    #expect(stage.plane.ghost == nil)
  }

  @Test func withUIKitDynamicsARunMustHaveBeenPlayed() {
    let stage = PlaneStage(tab: 1)
    _ = stage.plane.change {
      $0.engine = .dynamics
      return nil
    }
    stage.host.press("KeyG")
    #expect(stage.plane.ghost == nil && shows(stage, InclineStrings.playFirst))
    stage.host.press("Space")
    stage.host.advance(seconds: 0.5)
    stage.host.press("KeyG")
    #expect(stage.plane.ghost != nil)
  }
}
