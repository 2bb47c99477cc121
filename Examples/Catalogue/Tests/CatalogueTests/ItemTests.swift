import Testing
import UIKit

@testable import Catalogue

@Suite struct ItemTests {
  @Test func elasticityDecidesHowHighTheyBounce() {
    let screen = Screen<ElasticityDemo>()
    let floor = screen.host.view.bounds.maxY - 20
    var highest = [floor, floor, floor]
    for _ in 0..<360 {
      let falling = screen.demo.balls.map { $0.center.y }
      screen.run(1.0 / 120)
      for (index, ball) in screen.demo.balls.enumerated() where ball.center.y < falling[index] {
        highest[index] = min(highest[index], ball.center.y)
      }
    }
    let fall = floor - 140
    // A bounce reaches the square of the elasticity as a fraction of the height.
    for (index, part) in [0.0, 0.25, 0.81].enumerated() {
      #expect(abs((floor - highest[index]) / fall - part) < 0.04, "\((floor - highest[index]) / fall)")
    }
  }

  @Test func oneGlidesOneRubsOneIsSlowed() {
    let screen = Screen<FrictionDemo>()
    screen.run(1)
    #expect(abs(screen.velocity(of: screen.demo.gliding).x - 200) < 2)
    #expect(screen.velocity(of: screen.demo.rubbing).x < 20)
    #expect(abs(screen.velocity(of: screen.demo.slowed).x - 200 * exp(-2)) < 3)
  }

  @Test func theLightOneBouncesOffTheHeavyOne() {
    let screen = Screen<DensityDemo>()
    screen.run(1.5)
    // Masses of 1 to 3: half of the speed goes back, half goes on.
    #expect(abs(screen.demo.lightLaws.linearVelocity(for: screen.demo.light).x + 100) < 2)
    #expect(abs(screen.demo.heavyLaws.linearVelocity(for: screen.demo.heavy).x - 100) < 2)
  }

  @Test func nothingMovesAnAnchoredItem() {
    let screen = Screen<AnchoredDemo>()
    var bounced = false
    for _ in 0..<240 {
      bounced = bounced || screen.velocity(of: screen.demo.falling).y < -100
      #expect(screen.demo.rock.center == CGPoint(x: 160, y: 340))
    }
    #expect(bounced)
  }

  @Test func oneTurnsAndOneMayNot() {
    let screen = Screen<RotationDemo>()
    screen.run(1)
    #expect(abs(angle(screen.demo.turning)) > 0.1 && angle(screen.demo.upright) == 0)
  }

  @Test func aGroupFallsAndTurnsAsOne() {
    let screen = Screen<GroupDemo>()
    let parts = screen.demo.parts
    let apart = distance(parts[0], parts[2])
    screen.run(1.5)
    #expect(abs(distance(parts[0], parts[2]) - apart) < 0.01)
    #expect(abs(angle(screen.demo.hammer)) > 0.05 && screen.demo.hammer.center.y > 200)
  }

  @Test func anItemNeedNotBeAView() {
    let screen = Screen<CustomItemDemo>()
    screen.run(0.5)
    // The page's first tick comes before the first tick of the animator.
    #expect(abs(screen.demo.stone.center.y - 125) < 5)
    #expect(screen.demo.label.text?.hasPrefix("It fell 12") == true)
    screen.run(3)
    #expect(abs(screen.demo.stone.center.y - 490) < 1 && !screen.demo.animator.isRunning)
  }

  @Test func aDiscRollsAndATriangleSlides() {
    let screen = Screen<ShapesDemo>()
    screen.run(1)
    #expect(abs(angle(screen.demo.disc)) > 0.3)
    // The slope falls by 120 in 600.
    #expect(abs(angle(screen.demo.triangle) - atan2(120, 600)) < 0.05)
  }

  @Test func aNumberSwingsToItsGoal() {
    let screen = Screen<ValueDemo>()
    var most = 0.0
    for _ in 0..<120 {
      screen.run(1.0 / 120)
      most = max(most, screen.demo.value.center.x)
    }
    #expect(most > 75 && most < 100)
    screen.run(6)
    #expect(abs(screen.demo.value.center.x - 70) < 1 && abs(screen.demo.bar.progress - 0.7) < 0.01)
  }
}
