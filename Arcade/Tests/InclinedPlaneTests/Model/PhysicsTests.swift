import CaromGeometry
import Testing

@testable import InclinedPlane

/// The true plane against theory: within half a percent, and mostly to rounding.
struct PhysicsTests {
  private static let round: [BodyShape] = [.ball, .disc, .ring, .hollowBall]
  private static let angles = [-6000, -3000, -700, 300, 1000, 2000, 4500, 8000]

  /// An experiment of `seconds`.
  private func run(_ setup: Setup, seconds: Double) -> Experiment {
    var run = Experiment(setup)
    for _ in 0..<Int(seconds * 120) { run.advance() }
    return run
  }

  /// The acceleration measured over the first ticks.
  private func measured(_ setup: Setup) -> Double {
    let run = run(setup, seconds: 0.1)
    return run.motion().velocity / run.time
  }

  private func near(_ value: Double, _ wanted: Double, _ part: Double = 0.005) -> Bool {
    (value - wanted).magnitude <= max(wanted.magnitude * part, 1e-9)
  }

  @Test func slidingWithoutFrictionIsGSine() {
    for angle in Self.angles {
      for planet in Planet.allCases {
        var setup = Setup([.box], [(.angle, angle), (.staticFriction, 0), (.kineticFriction, 0), (.length, 500)])
        setup.planet = planet
        #expect(near(measured(setup), planet.gravity * sin(setup.angle)), "\(angle) \(planet)")
      }
    }
  }

  @Test func slidingWithFrictionIsGTimesSineLessMuCosine() {
    for angle in [2500, 4000, 6000, 8000] {
      let setup = Setup([.box], [(.angle, angle), (.length, 500)])
      #expect(near(measured(setup), 9.81 * (sin(setup.angle) - 0.3 * cos(setup.angle))), "\(angle)")
    }
  }

  @Test("IN-H2: rolling is g sine by one plus inertia", arguments: [BodyShape.ball, .disc, .ring, .hollowBall])
  func rollingIsGSineByOnePlusInertia(shape: BodyShape) {
    for angle in [300, 1000, 2000] {
      let setup = Setup([shape], [(.angle, angle), (.staticFriction, 1500), (.length, 500)])
      #expect(near(measured(setup), 9.81 * sin(setup.angle) / (1 + shape.inertia!)), "\(angle)")
      let run = run(setup, seconds: 0.5)
      #expect(run.motion().phase == .rolling)
      // ω · r == v, exactly.
      #expect(run.motion().rim == run.motion().velocity)
      #expect(near(run.motion().turn * 0.1, run.motion().place - run.motion(0, at: 0).place, 1e-9))
    }
  }

  @Test func restsUpToTheAngleOfReposeAndSlidesBeyond() {
    for friction in [100, 350, 700, 1200] {
      let angle = Int(Theory.repose(staticFriction: Double(friction) / 1000) * 18000 / Double.pi)
      for (offset, slides) in [(-2, false), (2, true)] {
        let setup = Setup([.box], [(.angle, angle + offset), (.kineticFriction, 0), (.staticFriction, friction)])
        #expect((run(setup, seconds: 0.5).motion().velocity > 0) == slides, "\(friction) \(offset)")
      }
    }
  }

  @Test(arguments: [BodyShape.ball, .disc, .ring, .hollowBall])
  func rollingTurnsToSlippingAtItsAngle(shape: BodyShape) {
    let factors: [BodyShape: Double] = [.ball: 3.5, .disc: 3, .ring: 2, .hollowBall: 2.5]
    let slope = tan(Theory.slipping(staticFriction: 0.3, inertia: shape.inertia!))
    #expect(near(slope, 0.3 * factors[shape]!, 1e-12))
    let angle = Int(atan(slope) * 18000 / Double.pi)
    for (offset, phase) in [(-2, Movement.Phase.rolling), (2, .slipping)] {
      let setup = Setup([shape], [(.angle, angle + offset), (.kineticFriction, 250), (.staticFriction, 300)])
      #expect(run(setup, seconds: 0.2).motion().phase == phase, "\(offset)")
    }
  }

  @Test func aSlippingBodyThatIsPushedRollsAgain() {
    // Thrown along a level slope, a body slips at first; then it rolls at v / (1 + I/mr²).
    var motion = Movement(at: 1)
    motion.velocity = 1
    let c = Setup([.ball], [(.angle, 0), (.length, 500)]).conditions(lane: 0)
    for _ in 0..<120 { motion.advance(by: 1.0 / 120, c) }
    #expect(motion.phase == .rolling)
    #expect(near(motion.velocity, 1 / 1.4))
    #expect(near(motion.heat, 0.5 - 0.5 / 1.4))
    #expect(near(motion.total(c), 0.5))
  }

  @Test func theSumOfEnergiesIsConstant() {
    for shape in BodyShape.allCases {
      for angle in Self.angles {
        for end in SlopeEnd.allCases {
          for restitution in [0, 40, 100] {
            var setup = Setup(
              [shape],
              [
                (.angle, angle), (.restitution, restitution), (.damping, restitution), (.kineticFriction, 100),
                (.staticFriction, 150),
              ])
            setup.end = end
            var run = Experiment(setup)
            let c = run.conditions()
            let before = run.motion().total(c)
            // The energy that the experiment converts: what the whole height of the slope provides.
            let scale = c.mass * c.gravity * c.length * c.sine.magnitude
            for _ in 0..<1200 where !run.isOver {
              run.advance()
              let error = (run.motion().total(c) - before).magnitude / scale
              #expect(error < 0.005, "\(shape) \(angle) \(end) \(restitution) at \(run.time): \(error)")
              if error >= 0.005 { break }
            }
          }
        }
      }
    }
  }

  @Test func pushesAndTiltsAreCountedAsWork() {
    var run = Experiment(Setup([.ball], [(.angle, 1000), (.length, 400)]))
    let before = run.motion().total(run.conditions())
    for tick in 0..<240 {
      if tick % 20 == 10 { #expect(run.tilt(to: (tick % 7) * 400 - 1200) == nil) }
      run.advance(pushes: tick % 3 == 0 ? [4] : [])
      #expect((run.motion().total(run.conditions()) - before).magnitude < 0.01)
    }
  }

  @Test func heatNeverShrinks() {
    for shape in BodyShape.allCases {
      let run = run(Setup([shape], [(.angle, 6000), (.restitution, 70)]), seconds: 5)
      for tick in 1...run.lastTick { #expect(run.motion(0, at: tick).heat >= run.motion(0, at: tick - 1).heat) }
      #expect(run.motion().heat > 0)
    }
  }

  @Test func aBodyAtTheStopComesToRest() {
    for shape in BodyShape.allCases {
      let run = run(Setup([shape], [(.angle, 5000)]), seconds: 20)
      #expect(run.isOver, "\(shape)")
      #expect(run.motion().place == run.conditions().range.upperBound)
      #expect(run.motion().phase == .resting)
    }
  }

  @Test func aSpringBringsABodyToRest() {
    for shape in BodyShape.allCases {
      for angle in [-5000, 1200, 3000, 8000] {
        for planet in Planet.allCases {
          var setup = Setup([shape], [(.angle, angle)])
          (setup.end, setup.planet) = (.spring, planet)
          var run = Experiment(setup)
          while !run.isOver { run.advance() }
          // A box that friction holds never reaches the spring.
          guard run.motion().arrival != nil else { continue }
          let c = run.conditions()
          #expect(run.tick < Experiment.longest, "\(shape) \(angle) \(planet)")
          #expect(run.motion().velocity == 0 && run.motion().phase == .resting)
          // The spring balances the pull; friction may hold a box earlier, on its way up.
          let force = c.pull + Conditions.stiffness * c.compression(at: run.motion().place)
          #expect(force.magnitude <= (shape == .box ? c.staticFriction * c.normal : 1e-9) + 1e-9)
          for tick in 1...run.lastTick { #expect(run.motion(0, at: tick).heat >= run.motion(0, at: tick - 1).heat) }
        }
      }
    }
  }

  @Test func aSpringWithoutDampingGivesEverythingBack() {
    let numbers: [(Quantity, Int)] = [(.angle, 3000), (.damping, 0), (.kineticFriction, 0), (.staticFriction, 0)]
    var setup = Setup([.box], numbers)
    setup.end = .spring
    let free = run(setup, seconds: 20)
    let start = free.motion(0, at: 0).place
    let back = (120...free.lastTick).map { free.motion(0, at: $0).place }.min()!
    #expect((back - start).magnitude < 0.01 && !free.isOver)
    // The more damping, the lower the body bounces back.
    var before = start
    for damping in [5, 15, 40, 100] {
      #expect(setup.set(.damping, to: damping) == nil)
      let run = run(setup, seconds: 20)
      let bottom = (0...run.lastTick).first { run.motion(0, at: $0).velocity < 0 } ?? run.lastTick
      let top = (bottom...run.lastTick).map { run.motion(0, at: $0).place }.min()!
      #expect(top > before, "\(damping)")
      before = top
    }
  }

  @Test("IN-F3: the end stops turns back or lets go")
  func theEndStopsTurnsBackOrLetsGo() {
    var setup = Setup([.ball], [(.angle, 3000), (.restitution, 100)])
    #expect(run(setup, seconds: 2).motion().impacts > 0)
    setup.end = .spring
    let spring = run(setup, seconds: 4)
    #expect((1...spring.lastTick).contains { spring.motion(0, at: $0).velocity < -0.5 })
    setup.end = .open
    let open = run(setup, seconds: 2)
    #expect(open.motion().phase == .gone)
    #expect(open.isOver)
  }

  @Test("IN-X1: true bodies go downhill whichever way it leans")
  func trueBodiesGoDownhillWhicheverWayItLeans() {
    for shape in BodyShape.allCases {
      for angle in [-4500, -3000, 3000, 4500] {
        #expect((run(Setup([shape], [(.angle, angle)]), seconds: 0.2).motion().velocity > 0) == (angle > 0))
      }
      let flat = run(Setup([shape], [(.angle, 0)]), seconds: 1)
      #expect(flat.motion().velocity == 0 && flat.isOver)
      // Mirroring the slope mirrors the motion of the body.
      var turned = run(Setup([shape], [(.angle, 3000), (.length, 500)]), seconds: 0.3)
      let before = turned.motion().acceleration
      #expect(turned.tilt(to: -3000) == nil)
      turned.advance()
      #expect(before > 0 && turned.motion().acceleration < 0)
    }
  }

  @Test func theBookIsFollowedToRounding() {
    for shape in BodyShape.allCases {
      for angle in [-5000, 1500, 4000] {
        let run = run(Setup([shape], [(.angle, angle)]), seconds: 3)
        #expect((run.residual() ?? 1) < 1e-9, "\(shape) \(angle)")
      }
    }
  }

  @Test func massAndSizeDoNotMatterShapeDoes() {
    let task = GuidedTask(.masses)
    let pair = run(task.setup, seconds: 4).arrivals
    #expect(pair.count == 2 && (pair[0].time - pair[1].time).magnitude < 1e-12)
    let race = run(GuidedTask(.race).setup, seconds: 4).arrivals
    #expect(race.map { $0.lane } == [2, 1, 3, 0])
  }
}
