import CaromGeometry
import CaromReplay
import Testing
import UIKit

/// A small game for replays: balls drop at random positions, and a paddle, moved by a finger or the arrow keys, catches
/// them for points.
enum Plop {
  static let app = PlayableApp(name: "plop", rulesVersion: 1) {
    let delegate = PlopDelegate()
    let game = delegate.controller
    return OpenApp(
      delegate: delegate, beginRun: { game.begin(seed: $0) }, score: { Int64(game.score) },
      combine: { hash in
        hash.combine(game.score)
        hash.combine(game.wantedX)
      })
  }
}

final class PlopDelegate: NSObject, UIApplicationDelegate {
  let controller = PlopController()
  private var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: LaunchOptions?) -> Bool {
    window = UIWindow(windowScene: application.windowScene)
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    return true
  }
}

final class PlopController: UIViewController, UICollisionBehaviorDelegate {
  private(set) var score = 0 { didSet { scoreLabel.text = "Score \(score)" } }
  private(set) var wantedX: CGFloat = 0
  private var lastTranslation: CGFloat = 0
  private var lastMove: TimeInterval = 0

  private let court = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let paddle = UIView(frame: CGRect(x: 0, y: 360, width: 80, height: 12))
  private let scoreLabel = UILabel(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
  private let settings = UIView(frame: .zero)
  private var animator: UIDynamicAnimator!
  private var gravity = UIGravityBehavior(items: [])
  private var collision = UICollisionBehavior(items: [])
  private var material = UIDynamicItemBehavior(items: [])
  private var run: TickClock!
  private var link: CADisplayLink?
  private var heldKey = ""

  override class var kind: String { "PlopController" }
  override var canBecomeFirstResponder: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    for each in [court, scoreLabel, settings] { view.addSubview(each) }
    settings.isHidden = true
    court.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector("pan", PlopController.pan)))
    court.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap", PlopController.tap)))
    settings.addGestureRecognizer(UITapGestureRecognizer { [me = Weak(self)] _ in me.value?.toggleSettings() })
    // Animated decoration with a rhythm of its own, which must not affect any run.
    Timer.scheduledTimer(withTimeInterval: 0.37, repeats: true) { [me = Weak(self)] _ in
      UIView.animate(withDuration: 0.2) { me.value?.scoreLabel.alpha = me.value?.scoreLabel.alpha == 1 ? 0.7 : 1 }
    }
    NotificationCenter.default.addObserver(
      self, selector: Selector("pause", PlopController.pause), name: UIApplication.willResignActiveNotification,
      object: nil)
    begin(seed: UIApplication.shared.clock.generator.next())
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    court.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    settings.frame = view.bounds
  }

  // MARK: A run

  func begin(seed: UInt64) {
    court.beginRun(seed: seed) { run in
      self.run = run
      animator?.removeAllBehaviors()
      for ball in court.subviews { ball.removeFromSuperview() }
      paddle.transform = .identity
      court.addSubview(paddle)
      score = 0
      lastMove = 0
      settings.isHidden = true
      gravity = UIGravityBehavior(items: [])
      gravity.magnitude = (Double(UserDefaults.standard.string(forKey: "plop.gravity") ?? "") ?? 500) / 1000
      collision = UICollisionBehavior(items: [])
      collision.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: -80, left: 0, bottom: -80, right: 0))
      collision.collisionDelegate = self
      material = UIDynamicItemBehavior(items: [])
      material.elasticity = 0.8
      animator = UIDynamicAnimator(referenceView: court)
      for behavior in [gravity, collision, material] as [UIDynamicBehavior] { animator.addBehavior(behavior) }
      gravity.action = { [me = Weak(self)] in me.value?.removeLostBalls() }
      place(at: 150)
      Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { [me = Weak(self)] _ in me.value?.drop() }
    }
  }

  private func drop() {
    guard court.subviews.count < 12 else { return }
    let size = run.generator.next(in: 12.0..<24)
    let ball = UIView(frame: CGRect(x: run.generator.next(in: 0.0..<276), y: -30, width: size, height: size))
    court.addSubview(ball)
    for behavior in [gravity, collision, material] as [UIDynamicItemsBehavior] { behavior.addItem(ball) }
    material.addLinearVelocity(CGPoint(x: run.generator.next(in: -200.0..<200), y: 0), for: ball)
  }

  private func removeLostBalls() {
    for ball in court.subviews where ball !== paddle && ball.center.y > 430 {
      for behavior in [gravity, collision, material] as [UIDynamicItemsBehavior] { behavior.removeItem(ball) }
      UIView.animate(withDuration: 0.3, animations: { ball.alpha = 0 }) { _ in ball.removeFromSuperview() }
    }
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: UIBoundaryIdentifier?, at p: CGPoint
  ) {
    if identifier == "paddle" { score += Int(p.x.rounded()) % 7 + 1 }
  }

  private func place(at x: CGFloat) {
    wantedX = max(40, min(260, x))
    paddle.center.x = wantedX
    collision.addBoundary(withIdentifier: "paddle", for: UIBezierPath(rect: paddle.frame))
  }

  // MARK: Fingers and keys

  func pan(_ recognizer: UIPanGestureRecognizer) {
    let x = recognizer.translation(in: court).x
    if recognizer.state == .began { lastTranslation = 0 }
    if !run.isPaused { place(at: wantedX + x - lastTranslation + recognizer.velocity(in: court).x / 1000) }
    lastTranslation = x
  }

  func tap(_ recognizer: UITapGestureRecognizer) {
    if run.isPaused { return resume() }
    let push = UIPushBehavior(items: court.subviews.filter { $0 !== paddle }, mode: .instantaneous)
    push.setAngle(run.generator.next(in: 0.0..<6), magnitude: 0.05)
    push.removesItselfWhenDone = true
    animator.addBehavior(push)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // Timestamps are in session time, so their differences are rounded differently late in a session.
    let now = event?.timestamp ?? 0
    if touches.first?.view === court { place(at: wantedX + min(4, 1 / (1 + (now - lastMove) / 3))) }
    lastMove = now
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    switch presses.first?.key?.code {
    case "ArrowLeft", "ArrowRight":
      heldKey = presses.first?.key?.code ?? ""
      link?.invalidate()
      link = CADisplayLink(target: self, selector: Selector("moveByKey", PlopController.moveByKey))
      link?.add(to: .main, forMode: .common)
    case "KeyP": run.isPaused ? resume() : pause()
    case "KeyN": begin(seed: UIApplication.shared.clock.generator.next())
    case "KeyS": toggleSettings()
    case "KeyG":
      let gravity = (Double(UserDefaults.standard.string(forKey: "plop.gravity") ?? "") ?? 500) + 100
      UserDefaults.standard.set(Int(gravity), forKey: "plop.gravity")
    default: super.pressesBegan(presses, with: event)
    }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { letGo() }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { letGo() }

  private func letGo() {
    link?.invalidate()
    link = nil
  }

  func moveByKey() { if !run.isPaused { place(at: wantedX + (heldKey == "ArrowLeft" ? -3 : 3)) } }

  // MARK: Pauses

  func pause() { run.isPaused = true }
  func resume() { run.isPaused = false }

  private func toggleSettings() {
    settings.isHidden.toggle()
    settings.isHidden ? resume() : pause()
  }
}
