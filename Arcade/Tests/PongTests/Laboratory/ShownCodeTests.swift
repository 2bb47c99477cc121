import CaromHeadlessHost
import Testing
import UIKit

@testable import Pong

/// The laboratory runs exactly the code that it shows: compiled here as it stands, the code moves the ball to the same
/// place, bit for bit.
@Suite struct ShownCodeTests {
  @Test(arguments: LabLadder.stages.indices)
  func movesTheBallAsTheExhibitDoes(index: Int) {
    let bench = Bench(LabStrings.words(of: LabLadder.stages[index].name).title)
    // The first ball soon leaves the view, and then the exhibit stops.
    let ticks = index == 0 ? 60 : 150
    bench.advance(ticks: ticks)
    let page = Page(LabLadder.stages[index])
    page.run(index)
    page.advance(ticks: ticks)
    #expect(page.ball.center == bench.ball.center && page.ball.transform == bench.ball.transform)
    #expect(page.paddle.center == bench.paddle.center && page.paddle.transform == bench.paddle.transform)
    #expect(page.ball.center != LabLadder.stages[index].ball)
  }

  @Test(arguments: LabLadder.stages.indices)
  func readsAsItIsCompiled(index: Int) throws {
    let source = try SourceText.read(#filePath)
    let body = try #require(source.split(separator: "func stage\(index)() {\n").dropFirst().first)
    let compiled = try #require(body.split(separator: "\n  }\n").first)
    let shown = LabProgram(index, values: LabLadder.stages[index].values).text(whole: true)
    // Here the formatter breaks and indents the lines; in the laboratory, the page does.
    func squeezed(_ text: some StringProtocol) -> String { String(text).filter { !$0.isWhitespace && $0 != "/" } }
    #expect(squeezed(compiled) == squeezed(shown))
  }
}

/// A view with a ball, a paddle and an animator, as the code of the stages expects it.
private final class Page: NSObject, UICollisionBehaviorDelegate {
  let host = HeadlessHost(size: CGSize(width: 390, height: 844))
  let window: UIWindow
  let view = UIView(frame: CGRect(origin: .zero, size: LabStage.tableSize))
  let ball = ExhibitItem(name: "Ball", size: LabStage.ballSize)
  let paddle = ExhibitItem(name: "Paddle", size: LabStage.paddleSize)
  let animator: UIDynamicAnimator

  init(_ stage: LabStage) {
    window = UIWindow(windowScene: host.application.windowScene)
    window.makeKeyAndVisible()
    window.addSubview(view)
    ball.center = stage.ball
    paddle.bounds = CGRect(origin: .zero, size: stage.other)
    paddle.center = stage.paddle
    view.addSubview(paddle)
    view.addSubview(ball)
    animator = UIDynamicAnimator(referenceView: view)
  }

  /// The second ball is in the place of the paddle.
  var twin: UIView { paddle }

  func advance(ticks: Int) { host.advance(ticks: ticks) }

  func reset() {}

  func run(_ index: Int) {
    switch index {
    case 0: stage0()
    case 1: stage1()
    case 2: stage2()
    case 3: stage3()
    case 4: stage4()
    case 5: stage5()
    case 6: stage6()
    case 7: stage7()
    case 8: stage8()
    case 9: stage9()
    case 10: stage10()
    case 11: stage11()
    case 12: stage12()
    case 13: stage13()
    case 14: stage14()
    case 15: stage15()
    case 16: stage16()
    case 17: stage17()
    default: break
    }
  }

  func stage0() {
    let push = UIPushBehavior(
      items: [ball], mode: .instantaneous)
    push.pushDirection = CGVector(
      dx: 0.5, dy: 1.0)
    animator.addBehavior(push)
  }

  func stage1() {
    let push = UIPushBehavior(
      items: [ball], mode: .instantaneous)
    push.pushDirection = CGVector(
      dx: 0.3, dy: 0.0)
    animator.addBehavior(push)
    let steady = UIPushBehavior(
      items: [twin], mode: .continuous)
    steady.pushDirection = CGVector(
      dx: 0.3, dy: 0.0)
    animator.addBehavior(steady)
  }

  func stage2() {
    let push = UIPushBehavior(
      items: [ball], mode: .instantaneous)
    push.pushDirection = CGVector(
      dx: 1.0, dy: 0.0)
    animator.addBehavior(push)
    let collision = UICollisionBehavior(
      items: [ball, paddle])
    collision.collisionMode = .everything
    collision
      .translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = self
    animator.addBehavior(collision)
  }

  func stage3() {
    let push = UIPushBehavior(
      items: [ball], mode: .instantaneous)
    push.pushDirection = CGVector(
      dx: 0.5, dy: 1.0)
    animator.addBehavior(push)
    let collision = UICollisionBehavior(
      items: [ball, paddle])
    collision.collisionMode = .everything
    collision
      .translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = self
    animator.addBehavior(collision)
  }

  func stage4() {
    let push = UIPushBehavior(
      items: [ball], mode: .instantaneous)
    push.pushDirection = CGVector(
      dx: 0.5, dy: 1.0)
    animator.addBehavior(push)
    let collision = UICollisionBehavior(
      items: [ball, paddle])
    collision.collisionMode = .everything
    collision
      .translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = self
    animator.addBehavior(collision)
    let ballLaws = UIDynamicItemBehavior(
      items: [ball])
    ballLaws.allowsRotation = false
    animator.addBehavior(ballLaws)
    let paddleLaws = UIDynamicItemBehavior(
      items: [paddle])
    paddleLaws.allowsRotation = false
    animator.addBehavior(paddleLaws)
  }

  func stage5() {
    let push = UIPushBehavior(
      items: [ball], mode: .instantaneous)
    push.pushDirection = CGVector(
      dx: 0.5, dy: 1.0)
    animator.addBehavior(push)
    let collision = UICollisionBehavior(
      items: [ball, paddle])
    collision.collisionMode = .everything
    collision
      .translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = self
    animator.addBehavior(collision)
    let ballLaws = UIDynamicItemBehavior(
      items: [ball])
    ballLaws.allowsRotation = false
    animator.addBehavior(ballLaws)
    let paddleLaws = UIDynamicItemBehavior(
      items: [paddle])
    paddleLaws.allowsRotation = false
    paddleLaws.density = 1.0
    animator.addBehavior(paddleLaws)
  }

  func stage6() {
    let push = UIPushBehavior(
      items: [ball], mode: .instantaneous)
    push.pushDirection = CGVector(
      dx: 0.5, dy: 1.0)
    animator.addBehavior(push)
    let collision = UICollisionBehavior(
      items: [ball, paddle])
    collision.collisionMode = .everything
    collision
      .translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = self
    animator.addBehavior(collision)
    let ballLaws = UIDynamicItemBehavior(
      items: [ball])
    ballLaws.allowsRotation = false
    animator.addBehavior(ballLaws)
    let paddleLaws = UIDynamicItemBehavior(
      items: [paddle])
    paddleLaws.allowsRotation = false
    paddleLaws.density = 1000
    animator.addBehavior(paddleLaws)
  }

  func stage7() {
    let push = UIPushBehavior(
      items: [ball], mode: .instantaneous)
    push.pushDirection = CGVector(
      dx: 0.5, dy: 1.0)
    animator.addBehavior(push)
    let collision = UICollisionBehavior(
      items: [ball, paddle])
    collision.collisionMode = .everything
    collision
      .translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = self
    animator.addBehavior(collision)
    let ballLaws = UIDynamicItemBehavior(
      items: [ball])
    ballLaws.allowsRotation = false
    ballLaws.elasticity = 0.2
    ballLaws.friction = 0.2
    ballLaws.resistance = 0.0
    animator.addBehavior(ballLaws)
    let paddleLaws = UIDynamicItemBehavior(
      items: [paddle])
    paddleLaws.allowsRotation = false
    paddleLaws.density = 1000
    animator.addBehavior(paddleLaws)
  }

  func stage8() {
    let push = UIPushBehavior(
      items: [ball], mode: .instantaneous)
    push.pushDirection = CGVector(
      dx: 0.5, dy: 1.0)
    animator.addBehavior(push)
    let collision = UICollisionBehavior(
      items: [ball, paddle])
    collision.collisionMode = .everything
    collision
      .translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = self
    animator.addBehavior(collision)
    let ballLaws = UIDynamicItemBehavior(
      items: [ball])
    ballLaws.allowsRotation = false
    ballLaws.elasticity = 1.0
    ballLaws.friction = 0.0
    ballLaws.resistance = 0.0
    animator.addBehavior(ballLaws)
    let paddleLaws = UIDynamicItemBehavior(
      items: [paddle])
    paddleLaws.allowsRotation = false
    paddleLaws.density = 1000
    animator.addBehavior(paddleLaws)
  }

  func stage9() {
    let push = UIPushBehavior(
      items: [ball], mode: .instantaneous)
    push.pushDirection = CGVector(
      dx: 0.5, dy: 1.0)
    animator.addBehavior(push)
    let collision = UICollisionBehavior(
      items: [ball, paddle])
    collision.collisionMode = .boundaries
    collision
      .translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = self
    animator.addBehavior(collision)
    let ballLaws = UIDynamicItemBehavior(
      items: [ball])
    ballLaws.allowsRotation = false
    ballLaws.elasticity = 1.0
    ballLaws.friction = 0.0
    ballLaws.resistance = 0.0
    animator.addBehavior(ballLaws)
    let paddleLaws = UIDynamicItemBehavior(
      items: [paddle])
    paddleLaws.allowsRotation = false
    paddleLaws.density = 1000
    animator.addBehavior(paddleLaws)
  }

  func stage10() {
    let push = UIPushBehavior(
      items: [ball], mode: .instantaneous)
    push.pushDirection = CGVector(
      dx: 0.5, dy: 1.0)
    animator.addBehavior(push)
    let collision = UICollisionBehavior(
      items: [ball, paddle])
    collision.collisionMode = .everything
    collision
      .translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = self
    animator.addBehavior(collision)
    let ballLaws = UIDynamicItemBehavior(
      items: [ball])
    ballLaws.allowsRotation = false
    ballLaws.elasticity = 1.0
    ballLaws.friction = 0.0
    ballLaws.resistance = 0.0
    animator.addBehavior(ballLaws)
    let paddleLaws = UIDynamicItemBehavior(
      items: [paddle])
    paddleLaws.allowsRotation = false
    paddleLaws.density = .greatestFiniteMagnitude
    animator.addBehavior(paddleLaws)
  }

  func stage11() {
    let collision = UICollisionBehavior(
      items: [ball, paddle])
    collision.collisionMode = .everything
    collision
      .translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = self
    animator.addBehavior(collision)
    let ballLaws = UIDynamicItemBehavior(
      items: [ball])
    ballLaws.allowsRotation = false
    ballLaws.elasticity = 0.6
    ballLaws.friction = 0.2
    ballLaws.resistance = 0.0
    animator.addBehavior(ballLaws)
    let paddleLaws = UIDynamicItemBehavior(
      items: [paddle])
    paddleLaws.allowsRotation = false
    paddleLaws.density = 1000
    animator.addBehavior(paddleLaws)
    let gravity = UIGravityBehavior(items: [ball])
    gravity.setAngle(
      .pi * 0.5, magnitude: 1.0)
    animator.addBehavior(gravity)
  }

  func stage12() {
    let push = UIPushBehavior(
      items: [ball], mode: .instantaneous)
    push.pushDirection = CGVector(
      dx: 0.5, dy: 1.0)
    animator.addBehavior(push)
    let collision = UICollisionBehavior(
      items: [ball, paddle])
    collision.collisionMode = .everything
    collision
      .translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = self
    animator.addBehavior(collision)
    let paddleLaws = UIDynamicItemBehavior(
      items: [paddle])
    paddleLaws.allowsRotation = false
    paddleLaws.density = 1000
    animator.addBehavior(paddleLaws)
    let pong = UIDynamicBehavior()
    let soft = UIDynamicItemBehavior(
      items: [ball])
    soft.elasticity = 0.0
    let bouncy = UIDynamicItemBehavior(
      items: [ball])
    bouncy.elasticity = 1.0
    pong.action = { log("pong") }
    soft.action = { log("soft") }
    bouncy.action = { log("bouncy") }
    pong.addChildBehavior(soft)
    pong.addChildBehavior(bouncy)
    animator.addBehavior(pong)
  }

  func stage13() {
    let push = UIPushBehavior(
      items: [ball], mode: .instantaneous)
    push.pushDirection = CGVector(
      dx: 0.5, dy: 1.0)
    animator.addBehavior(push)
    let collision = UICollisionBehavior(
      items: [ball, paddle])
    collision.collisionMode = .everything
    collision
      .translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = self
    animator.addBehavior(collision)
    let ballLaws = UIDynamicItemBehavior(
      items: [ball])
    ballLaws.allowsRotation = false
    ballLaws.elasticity = 1.0
    ballLaws.friction = 0.0
    ballLaws.resistance = 0.0
    animator.addBehavior(ballLaws)
    let paddleLaws = UIDynamicItemBehavior(
      items: [paddle])
    paddleLaws.allowsRotation = false
    paddleLaws.density = 1000
    animator.addBehavior(paddleLaws)
    func tap(_ tap: UITapGestureRecognizer) {
      paddle.center = tap.location(in: view)
      // animator.updateItem(
      //   usingCurrentState: paddle)
    }
  }

  func stage14() {
    let push = UIPushBehavior(
      items: [ball], mode: .instantaneous)
    push.pushDirection = CGVector(
      dx: 0.5, dy: 1.0)
    animator.addBehavior(push)
    let collision = UICollisionBehavior(
      items: [ball, paddle])
    collision.collisionMode = .everything
    collision
      .translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = self
    animator.addBehavior(collision)
    let ballLaws = UIDynamicItemBehavior(
      items: [ball])
    ballLaws.allowsRotation = false
    ballLaws.elasticity = 1.0
    ballLaws.friction = 0.0
    ballLaws.resistance = 0.0
    animator.addBehavior(ballLaws)
    let paddleLaws = UIDynamicItemBehavior(
      items: [paddle])
    paddleLaws.allowsRotation = false
    paddleLaws.density = 1000
    animator.addBehavior(paddleLaws)
    func tap(_ tap: UITapGestureRecognizer) {
      paddle.center = tap.location(in: view)
      animator.updateItem(
        usingCurrentState: paddle)
    }
  }

  func stage15() {
    let push = UIPushBehavior(
      items: [ball], mode: .instantaneous)
    push.pushDirection = CGVector(
      dx: 0.5, dy: 1.0)
    animator.addBehavior(push)
    let collision = UICollisionBehavior(
      items: [ball, paddle])
    collision.collisionMode = .everything
    collision
      .translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = self
    animator.addBehavior(collision)
    let ballLaws = UIDynamicItemBehavior(
      items: [ball])
    ballLaws.allowsRotation = false
    ballLaws.elasticity = 1.0
    ballLaws.friction = 0.0
    ballLaws.resistance = 0.0
    animator.addBehavior(ballLaws)
    let paddleLaws = UIDynamicItemBehavior(
      items: [paddle])
    paddleLaws.allowsRotation = false
    paddleLaws.density = 1000
    animator.addBehavior(paddleLaws)
    let spring = UIAttachmentBehavior(
      item: paddle,
      attachedToAnchor: paddle.center)
    spring.frequency = 3.0
    spring.damping = 0.5
    animator.addBehavior(spring)
    func pan(_ pan: UIPanGestureRecognizer) {
      spring.anchorPoint = pan.location(in: view)
    }
  }

  func stage16() {
    let push = UIPushBehavior(
      items: [ball], mode: .instantaneous)
    push.pushDirection = CGVector(
      dx: 0.5, dy: 1.0)
    animator.addBehavior(push)
    let collision = UICollisionBehavior(
      items: [ball, paddle])
    collision.collisionMode = .everything
    collision
      .translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = self
    animator.addBehavior(collision)
    let ballLaws = UIDynamicItemBehavior(
      items: [ball])
    ballLaws.allowsRotation = false
    ballLaws.elasticity = 1.0
    ballLaws.friction = 0.0
    ballLaws.resistance = 0.0
    animator.addBehavior(ballLaws)
    let paddleLaws = UIDynamicItemBehavior(
      items: [paddle])
    paddleLaws.allowsRotation = false
    paddleLaws.density = 1000
    animator.addBehavior(paddleLaws)
    let snap = UISnapBehavior(
      item: paddle, snapTo: paddle.center)
    snap.damping = 0.5
    animator.addBehavior(snap)
    func tap(_ tap: UITapGestureRecognizer) {
      snap.snapPoint = tap.location(in: view)
    }
    ball.isRound = true  // collides as .ellipse
    for item in [ball, paddle] {
      item.layer.borderWidth = 2
      item.layer.shadowOpacity = 0.35
    }
  }

  func stage17() {
    let push = UIPushBehavior(
      items: [ball], mode: .instantaneous)
    push.pushDirection = CGVector(
      dx: 0.5, dy: 1.0)
    animator.addBehavior(push)
    let collision = UICollisionBehavior(
      items: [ball, paddle])
    collision.collisionMode = .everything
    collision
      .translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = self
    animator.addBehavior(collision)
    let ballLaws = UIDynamicItemBehavior(
      items: [ball])
    ballLaws.allowsRotation = false
    ballLaws.elasticity = 1.0
    ballLaws.friction = 0.0
    ballLaws.resistance = 0.0
    animator.addBehavior(ballLaws)
    let paddleLaws = UIDynamicItemBehavior(
      items: [paddle])
    paddleLaws.allowsRotation = false
    paddleLaws.density = 1000
    animator.addBehavior(paddleLaws)
    let snap = UISnapBehavior(
      item: paddle, snapTo: paddle.center)
    snap.damping = 0.5
    animator.addBehavior(snap)
    func tap(_ tap: UITapGestureRecognizer) {
      snap.snapPoint = tap.location(in: view)
    }
    ball.isRound = true  // collides as .ellipse
    for item in [ball, paddle] {
      item.layer.borderWidth = 2
      item.layer.shadowOpacity = 0.35
    }
    let again = UITapGestureRecognizer(
      target: self,
      action: Selector("reset", Page.reset))
    again.numberOfTapsRequired = 2
    again.numberOfTouchesRequired = 2
    view.addGestureRecognizer(again)
  }
}

private func log(_ name: String) {}
