import Testing
import UIKit

/// One of everything: controls, a table, an alert, a thrown ball.
private final class Everything: UIViewController {
  let ball = UIView(frame: CGRect(x: 50, y: 400, width: 30, height: 30))
  let collision = UICollisionBehavior()
  var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    title = "Everything"
    let slider = UISlider(frame: CGRect(x: 20, y: 60, width: 200, height: 31))
    let stepper = UIStepper(frame: CGRect(x: 20, y: 100, width: 94, height: 32))
    let toggle = UISwitch(frame: CGRect(x: 20, y: 140, width: 51, height: 31))
    let segments = UISegmentedControl(items: ["Easy", "Normal", "Hard"])
    segments.frame = CGRect(x: 20, y: 180, width: 240, height: 32)
    let button = UIButton(type: .system)
    button.setTitle("Ask", for: .normal)
    button.frame = CGRect(x: 20, y: 220, width: 100, height: 44)
    button.addAction(
      UIAction { [me = Weak(self)] _ in me.value?.ask() }, for: .primaryActionTriggered)
    let court = UIView(frame: CGRect(x: 0, y: 280, width: 300, height: 250))
    court.addSubview(ball)
    ball.isAccessibilityElement = true
    ball.accessibilityTraits = .button
    ball.accessibilityLabel = "Ball"
    for each in [slider, stepper, toggle, segments, button, court] { view.addSubview(each) }
    for (index, each) in [slider, stepper, toggle, segments].enumerated() {
      each.accessibilityLabel = "Control \(index)"
    }

    let animator = UIDynamicAnimator(referenceView: court)
    collision.addItem(ball)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    self.animator = animator
    ball.addGestureRecognizer(
      UIPanGestureRecognizer { [me = Weak(self)] (pan: UIPanGestureRecognizer) in
        guard let me = me.value, pan.state == .ended else { return }
        let push = UIPushBehavior(items: [me.ball], mode: .instantaneous)
        let velocity = pan.velocity(in: me.view)
        push.pushDirection = CGVector(dx: velocity.x / 1000, dy: velocity.y / 1000)
        me.animator?.addBehavior(push)
      })
    let double = UITapGestureRecognizer { [me = Weak(self)] (_: UITapGestureRecognizer) in me.value?.ball.alpha = 0.8 }
    double.numberOfTapsRequired = 2
    view.addGestureRecognizer(double)
  }

  private func ask() {
    let alert = UIAlertController(title: "Really?", message: "Nobody knows.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in })
    alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in })
    present(alert, animated: true)
  }

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "p", action: Selector("spin", Everything.spin))]
  }

  private func spin() {
    UIView.animate(withDuration: 0.4) { self.view.subviews[0].transform = CGAffineTransform(rotationAngle: 0.2) }
  }
}

private final class Rows: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Rows"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }
  override func numberOfSections(in tableView: UITableView) -> Int { 3 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Part \(section)"
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.section).\(indexPath.row)"
    cell.accessoryView = indexPath.row % 3 == 0 ? UISwitch() : nil
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

/// Inputs that nobody would plan, at a rate that nobody could keep up.
@Suite struct MonkeyTests {
  @Test(arguments: [1, 2] as [UInt64])
  func nothingTrapsSticksOrIsLost(seed: UInt64) {
    let host = HeadlessHost {
      let tabs = UITabBarController()
      tabs.viewControllers = [Everything(), Rows(style: .insetGrouped)]
      return tabs
    }
    let tabs = host.rootViewController as! UITabBarController
    let everything = tabs.viewControllers![0] as! Everything
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      host.sendAnything(using: &random)
      if random.next(below: 3) == 0 { host.advance(ticks: Int(random.next(below: 20))) }
      if random.next(below: 40) == 0 {
        let broken = host.commit(fraction: random.nextUnit()).filter { $0.hasPrefix("broken") || $0.contains("nan") }
        #expect(broken.isEmpty)
      }
    }
    // All fingers and keys are released; then everything must come to rest.
    host.hide()
    host.show()
    host.resize(to: CGSize(width: 390, height: 844))
    host.advance(seconds: 10)
    let dispatcher = host.application.touchDispatcher
    #expect(dispatcher.isIdle, "\(dispatcher.stateText)")
    #expect(everything.ball.center.x.isFinite && everything.ball.center.y.isFinite)
    host.settle()
    #expect(host.countFrames(seconds: 2) == 0)

    // And everything must still respond.
    if host.element("No") != nil { host.tap("No") }
    host.advance(seconds: 1)
    host.tap("Rows")
    host.advance(seconds: 1)
    #expect(tabs.selectedIndex == 1)
    host.tap("Everything")
    host.advance(seconds: 1)
    #expect(tabs.selectedIndex == 0)
    #expect(!host.diagnostics.contains { $0.hasPrefix("HeadlessHost") })
  }
}
