import UIKit

final class WorkbenchDelegate: NSObject, UIApplicationDelegate {
  // Created only after the application, which numbers the layers of the views.
  private(set) lazy var bench = WorkbenchController()
  private var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: LaunchOptions?) -> Bool {
    window = UIWindow(windowScene: application.windowScene)
    window?.rootViewController = bench
    window?.makeKeyAndVisible()
    return true
  }
}

/// One of each control that needs no navigation, and blocks that fall, rotate and can be thrown.
final class WorkbenchController: UIViewController, UICollisionBehaviorDelegate {
  private(set) var hits = 0
  private let court = UIView(frame: CGRect(x: 20, y: 240, width: 350, height: 500))
  private let label = UILabel(frame: CGRect(x: 20, y: 50, width: 200, height: 24))
  private let pull = UISlider(frame: CGRect(x: 20, y: 90, width: 160, height: 31))
  private let isOn = UISwitch(frame: CGRect(x: 220, y: 90, width: 51, height: 31))
  private let pieces = UIStepper(frame: CGRect(x: 20, y: 140, width: 94, height: 32))
  private let shapes = UISegmentedControl(items: ["Boxes", "Discs"])
  private let again = UIButton(type: .system)
  private var animator: UIDynamicAnimator!
  private var gravity = UIGravityBehavior(items: [])
  private var material = UIDynamicItemBehavior(items: [])

  override class var kind: String { "WorkbenchController" }
  override var canBecomeFirstResponder: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    shapes.frame = CGRect(x: 140, y: 140, width: 160, height: 32)
    shapes.selectedSegmentIndex = 0
    again.frame = CGRect(x: 20, y: 190, width: 120, height: 40)
    again.setTitle("Again", for: .normal)
    pieces.minimumValue = 1
    pieces.value = 5
    for each in [court, label, pull, isOn, pieces, shapes, again] { view.addSubview(each) }
    again.addAction(UIAction { [me = Weak(self)] _ in me.value?.restart() }, for: .touchUpInside)
    pull.addAction(
      UIAction { [me = Weak(self)] _ in
        guard let me = me.value else { return }
        // By its digits, because converting the slider's number to a double gives more of them.
        UserDefaults.standard.set(Double("\(me.pull.value)") ?? 0, forKey: "pull")
        me.gravity.magnitude = CGFloat(me.pull.value)
      }, for: .valueChanged)
    court.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector("throwPieces", WorkbenchController.throwPieces)))
    restart()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  private func restart() { begin(seed: UIApplication.shared.clock.generator.next()) }

  func begin(seed: UInt64) {
    court.beginRun(seed: seed) { run in
      hits = 0
      for piece in court.subviews { piece.removeFromSuperview() }
      pull.value = Float(UserDefaults.standard.string(forKey: "pull").flatMap { Double($0) } ?? 1)
      gravity = UIGravityBehavior(items: [])
      gravity.magnitude = CGFloat(pull.value)
      let collision = UICollisionBehavior(items: [])
      collision.translatesReferenceBoundsIntoBoundary = true
      collision.collisionDelegate = self
      material = UIDynamicItemBehavior(items: [])
      material.elasticity = 0.6
      animator = UIDynamicAnimator(referenceView: court)
      for _ in 0..<6 {
        let piece = UIView(
          frame: CGRect(
            x: run.generator.next(in: 0.0..<300), y: run.generator.next(in: 0.0..<200),
            width: run.generator.next(in: 16.0..<50), height: run.generator.next(in: 16.0..<50)))
        piece.backgroundColor = UIColor(hue: run.generator.nextUnit(), saturation: 0.6, brightness: 0.9, alpha: 1)
        court.addSubview(piece)
        for behavior in [gravity, collision, material] as [UIDynamicItemsBehavior] { behavior.addItem(piece) }
      }
      for behavior in [gravity, collision, material] as [UIDynamicBehavior] { animator.addBehavior(behavior) }
      Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [me = Weak(self)] _ in me.value?.pulse() }
    }
  }

  private func pulse() {
    label.text = "Hits \(hits)"
    UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseOut) { self.label.alpha = 1.2 - self.label.alpha }
  }

  func throwPieces(_ recognizer: UIPanGestureRecognizer) {
    guard recognizer.state == .ended else { return }
    let velocity = recognizer.velocity(in: court)
    for piece in court.subviews { material.addLinearVelocity(velocity, for: piece) }
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: UIBoundaryIdentifier?, at p: CGPoint
  ) { hits += 1 }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.first?.key?.code == "KeyR" { restart() } else { super.pressesBegan(presses, with: event) }
  }
}
