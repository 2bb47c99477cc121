import Testing
import UIKit

/// The log, line by line.
final class CallLog {
  var lines: [String] = []

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Logs the callbacks of the kit.
final class LoggedController: UIViewController {
  let name: String
  private let log: CallLog
  /// Whether layout is logged too.
  var saysLayout = false
  /// Whether changes of size and traits are logged too.
  var saysSizes = false

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init()
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override class var kind: String { "LoggedController" }

  private func say(_ what: String) { log.lines.append("\(name) \(what)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    say("didLoad")
    view.backgroundColor = .systemBackground
    let button = UIButton(type: .system)
    button.setTitle("In \(name)", for: .normal)
    button.frame = CGRect(x: 100, y: 300, width: 120, height: 44)
    view.addSubview(button)
  }
  override func viewWillAppear(_ animated: Bool) { say(animated ? "willAppear animated" : "willAppear") }
  override func viewIsAppearing(_ animated: Bool) { say(view.window == nil ? "isAppearing too early" : "isAppearing") }
  override func viewDidAppear(_ animated: Bool) { say("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { say(animated ? "willDisappear animated" : "willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { say("didDisappear") }
  override func viewWillLayoutSubviews() { if saysLayout { say("willLayout") } }
  override func viewDidLayoutSubviews() { if saysLayout { say("didLayout") } }
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    if saysSizes {
      say("willTransition to \(Int(size.width))")
      coordinator.animate(
        alongsideTransition: { _ in self.say("goes along") }, completion: { _ in self.say("didTransition") })
    }
    super.viewWillTransition(to: size, with: coordinator)
  }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    if saysSizes { say("willTransition to traits") }
    super.willTransition(to: newCollection, with: coordinator)
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if saysSizes { say("traitsDidChange") }
  }
  override func willMove(toParent parent: UIViewController?) { say(parent == nil ? "willLeave" : "willMove") }
  override func didMove(toParent parent: UIViewController?) { say(parent == nil ? "didLeave" : "didMove") }
}
