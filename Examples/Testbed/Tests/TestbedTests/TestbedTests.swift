import CaromPhysicsScenes
import Testing
import UIKit

@testable import Testbed

@Suite struct TestbedTests {
  private func open(_ size: CGSize = CGSize(width: 390, height: 844)) -> (HeadlessHost, TestbedController) {
    let controller = TestbedController()
    return (HeadlessHost(size: size) { controller }, controller)
  }

  @Test func runsStopsStepsAndGoesBack() throws {
    let (host, testbed) = open()
    host.advance(ticks: 20)
    #expect(testbed.worldView.experiment.world.stepCount >= 19)

    #expect(host.tap("Pause"))
    let hash = testbed.worldView.experiment.world.hash()
    let steps = testbed.worldView.experiment.world.stepCount
    host.advance(ticks: 30)
    #expect(testbed.worldView.experiment.world.hash() == hash && testbed.buttons[1].configuration?.title == "Run")

    #expect(host.tap("Step"))
    let next = testbed.worldView.experiment.world.hash()
    #expect(testbed.worldView.experiment.world.stepCount == steps + 1 && next != hash)
    #expect(host.tap("Back"))
    #expect(testbed.worldView.experiment.world.hash() == hash)
    #expect(host.tap("Step"))
    #expect(testbed.worldView.experiment.world.hash() == next, "the same step again, to the bit")
    #expect(testbed.hashLabel.text == "hash \(String(next, radix: 16))" || next >> 60 == 0)
  }

  @Test func everySceneIsDrawnAtEverySize() {
    for size in [CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 820, height: 1_180)] {
      let (host, testbed) = open(size)
      for index in Exhibit.all.indices {
        testbed.scenes.selectedSegmentIndex = index
        testbed.choose()
        host.advance(ticks: 3)
        host.commit()
        #expect(testbed.titleLabel.text == Exhibit.all[index].title)
        #expect(host.diagnostics.isEmpty)
      }
      for view in [testbed.worldView, testbed.scenes, testbed.hashLabel, testbed.legend] + testbed.buttons {
        #expect(host.view.bounds.contains(view.frame), "\(view.frame) in \(size)")
        #expect(view.frame.height >= 20)
      }
    }
  }

  @Test func sleepersAreCounted() {
    let small = Exhibit(name: "", title: "", frame: CGRect(x: -2, y: -1, width: 4, height: 4), scene: .pyramid(base: 3))
    var experiment = Experiment(small)
    #expect(experiment.counts == (6, 0) && !experiment.canGoBack)
    for _ in 0..<240 { experiment.step() }
    #expect(experiment.counts == (6, 6) && experiment.world.isAtRest)
    for _ in 0..<2 * Experiment.memory { experiment.goBack() }
    #expect(experiment.world.stepCount == 240 - UInt64(Experiment.memory))
  }
}
