import CaromHeadlessHost
import Testing
import UIKit

@testable import CaromWebHost

/// What the inspector of `carom dev` learns about an app.
struct InspectionTests {
  private let controller = Drop()
  private let host: HeadlessHost

  init() {
    let controller = controller
    host = HeadlessHost(root: { controller })
  }

  private func inspected(_ view: UIView? = nil) -> String {
    Inspection(host.application, selecting: view?.layer.id ?? 0).json
  }

  @Test func theTreeHoldsEveryViewWithItsClassNameAndFrame() {
    let json = inspected()
    #expect(
      json.contains(
        "{\"id\":\(controller.label.layer.id),\"depth\":2,\"type\":\"ScoreLabel\",\"name\":\"Say \\\"7\\\"\",\"controller\":\"\",\"frame\":[16,100,120,30],\"isHidden\":false}"
      ), "\(json)")
    #expect(json.contains("\"depth\":1,\"type\":\"UIView\",\"name\":\"\",\"controller\":\"Drop\""))
  }

  @Test func aViewIsToldWithItsConstraintsRespondersGesturesAndDynamics() {
    let json = inspected(controller.label)
    let rows = [
      "[\"class\",\"ScoreLabel\"]", "[\"placed\",\"by constraints\"]",
      "[\"across\",\"UILabel 'Say \\\"7\\\"'.width == 120\"]",
      "[\"\",\"Drop\"]", "[\"possible\",\"UITapGestureRecognizer\"]", "[\"background\",\"#ff0000\"]",
    ]
    for row in rows { #expect(json.contains(row), "\(row) in \(json)") }
    #expect(inspected(controller.ball).contains("[\"UIGravityBehavior\",\"direction 0, 1; 1 item\"]"))
  }

  @Test func whatMovesIsToldWithItsVelocity() {
    host.advance(ticks: 60)
    let json = inspected()
    #expect(json.contains("\"title\":\"Clock\",\"rows\":[[\"tick\",\"\(host.application.tick) ("))
    #expect(json.contains("\"title\":\"Animator in UIView\",\"rows\":[[\"state\",\"runs, "))
    #expect(json.contains("[\"UIView “ball”\",\"0, "))
  }

  @Test func lookingChangesNothing() {
    host.advance(ticks: 30)
    let hash = host.application.stateHash()
    _ = inspected(controller.label)
    _ = inspected(controller.ball)
    #expect(host.application.stateHash() == hash)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func aViewThatIsGoneSelectsNothing() {
    let json = inspected(UIView())
    #expect(!json.contains("\"selected\"") && !json.contains("\"sections\""))
  }

  private final class ScoreLabel: UILabel {}

  private final class Drop: UIViewController {
    // Created after the application, which numbers its own layers.
    private(set) lazy var label = ScoreLabel()
    private(set) lazy var ball = UIView(frame: CGRect(x: 200, y: 0, width: 20, height: 20))
    private var animator: UIDynamicAnimator?

    override func viewDidLoad() {
      super.viewDidLoad()
      label.accessibilityLabel = "Say \"7\""
      label.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      label.translatesAutoresizingMaskIntoConstraints = false
      label.isUserInteractionEnabled = true
      label.addGestureRecognizer(UITapGestureRecognizer())
      ball.accessibilityIdentifier = "ball"
      view.addSubview(label)
      view.addSubview(ball)
      NSLayoutConstraint.activate([
        label.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 16),
        label.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
        label.widthAnchor.constraint(equalToConstant: 120), label.heightAnchor.constraint(equalToConstant: 30),
      ])
      let animator = UIDynamicAnimator(referenceView: view)
      animator.addBehavior(UIGravityBehavior(items: [ball]))
      self.animator = animator
    }
  }
}
