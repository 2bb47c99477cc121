import CaromHeadlessHost
import Testing
import UIKit

@testable import CaromWebHost

/// What the inspector of `carom dev` is told of an app.
struct InspectionTests {
  private let controller = Drop()
  private let host: HeadlessHost

  init() {
    let controller = controller
    host = HeadlessHost(root: { controller })
  }

  private func inspected(_ view: UIView? = nil) throws -> [String: Any] {
    let json = Inspection(host.application, selecting: view?.layer.id ?? 0).json
    return try #require(parsedJSON(json))
  }

  /// The lines below a heading, each as `label: text`.
  private func lines(_ title: String, in sections: Any?) -> [String] {
    for section in sections as? [[String: Any]] ?? [] where (section["title"] as? String)?.hasPrefix(title) == true {
      return (section["rows"] as? [[String]] ?? []).map { "\($0[0]): \($0[1])" }
    }
    return []
  }

  @Test func theTreeHoldsEveryViewWithItsClassNameAndFrame() throws {
    let views = try #require(try inspected()["views"] as? [[String: Any]])
    let label = try #require(views.first { $0["id"] as? Int == Int(controller.label.layer.id) })
    #expect(label["type"] as? String == "ScoreLabel")
    #expect(label["name"] as? String == "Say \"7\"")
    let root = try #require(views.first { $0["controller"] as? String == "Drop" })
    #expect(label["depth"] as? Int == (root["depth"] as? Int ?? 0) + 1)
    #expect(label["frame"] as? [Double] == [16, 100, 120, 30])
  }

  @Test func aViewIsToldWithItsConstraintsRespondersGesturesAndDynamics() throws {
    let sections = try inspected(controller.label)["sections"]
    #expect(lines("View", in: sections).contains("class: ScoreLabel"))
    #expect(lines("Layout", in: sections).contains("placed: by constraints"))
    #expect(lines("Constraints", in: sections).contains { $0.hasPrefix("across: UILabel 'Say \"7\"'.width == 120") })
    #expect(lines("Responders", in: sections).contains(": Drop"))
    #expect(lines("Gestures", in: sections) == ["possible: UITapGestureRecognizer"])
    #expect(lines("Layer", in: sections).contains("background: #ff0000"))
    let ball = try inspected(controller.ball)["sections"]
    #expect(lines("Dynamics", in: ball).contains("UIGravityBehavior: direction 0, 1; 1 item"))
  }

  @Test func whatMovesIsToldWithItsVelocity() throws {
    host.advance(ticks: 60)
    let all = try inspected()["all"]
    #expect(lines("Clock", in: all).first?.hasPrefix("tick: \(host.application.tick)") == true)
    let lines = lines("Animator in UIView", in: all)
    #expect(lines.contains { $0.hasPrefix("state: runs") })
    #expect(lines.contains { $0.hasPrefix("UIView “ball”: 0, ") && $0.hasSuffix(" pt/s") })
  }

  @Test func lookingChangesNothing() throws {
    host.advance(ticks: 30)
    let hash = host.application.stateHash()
    _ = try inspected(controller.label)
    _ = try inspected(controller.ball)
    #expect(host.application.stateHash() == hash)
  }

  @Test func aViewThatIsGoneSelectsNothing() throws {
    let views = try inspected(UIView())
    #expect(views["selected"] == nil)
    #expect(views["sections"] == nil)
  }

  private final class ScoreLabel: UILabel {}

  private final class Drop: UIViewController {
    // Made once the application is there, whose layers have numbers of their own.
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
