import UIKit

/// Opens a small app in which every kind of input reaches something.
final class BenchDelegate: UIResponder, UIApplicationDelegate {
  let bench = BenchController()
  private var window: UIWindow?
  override class var kind: String { "BenchDelegate" }

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: LaunchOptions?) -> Bool {
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: bench), ListController()]
    window = UIWindow(windowScene: application.windowScene)
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    return true
  }
}

/// Controls, a text field, and a puck that falls; the button begins another run.
final class BenchController: UIViewController {
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
  private let slider = UISlider(frame: CGRect(x: 20, y: 150, width: 200, height: 31))
  private let court = UIView(frame: CGRect(x: 20, y: 260, width: 300, height: 300))
  private let puck = UIView(frame: CGRect(x: 100, y: 20, width: 40, height: 40))
  private var animator: UIDynamicAnimator?
  override class var kind: String { "BenchController" }

  override func viewDidLoad() {
    super.viewDidLoad()
    let again = UIButton(type: .system)
    again.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
    again.setTitle("Again", for: .normal)
    again.addAction(
      UIAction { [me = Weak(self)] _ in me.value?.begin(seed: UIApplication.shared.clock.generator.next()) },
      for: .touchUpInside)
    slider.addAction(
      UIAction { [me = Weak(self)] _ in
        UserDefaults.standard.set(Double(me.value?.slider.value ?? 0), forKey: "level")
      }, for: .valueChanged)
    court.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector("dragPuck", BenchController.dragPuck)))
    court.addSubview(puck)
    for each in [field, slider, again, court] { view.addSubview(each) }
    UserDefaults.standard.register(merging: .highest, forKey: "level")
    navigationItem.title = "Bench"
  }

  func begin(seed: UInt64) {
    court.beginRun(seed: seed) { run in
      puck.center = CGPoint(x: run.generator.next(in: 20.0...280), y: 30)
      animator = UIDynamicAnimator(referenceView: court)
      let collision = UICollisionBehavior(items: [puck])
      collision.translatesReferenceBoundsIntoBoundary = true
      animator?.addBehavior(UIGravityBehavior(items: [puck]))
      animator?.addBehavior(collision)
    }
  }

  func dragPuck(_ pan: UIPanGestureRecognizer) {
    let push = UIPushBehavior(items: [puck], mode: .instantaneous)
    push.pushDirection = CGVector(dx: pan.velocity(in: court).x / 100, dy: pan.velocity(in: court).y / 100)
    if pan.state == .ended { animator?.addBehavior(push) }
  }
}

/// Rows that can be selected, moved and deleted.
final class ListController: UITableViewController {
  private var rows = Array(0..<40)
  override class var kind: String { "ListController" }

  override func viewDidLoad() {
    super.viewDidLoad()
    tabBarItem.title = "List"
    tableView.isEditing = true
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: "row")
    cell.textLabel?.text = "Row \(rows[indexPath.row])"
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let alert = UIAlertController(title: "Row", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Done", style: .default))
    present(alert, animated: true)
  }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    rows.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }
}
