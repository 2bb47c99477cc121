import CaromGeometry
import UIKit

/// The tutorial's `ViewController`: a ball, a plane, and a timer that moves the ball down the plane.
///
/// `TutorialSlope` has the formula and everything that the switches change; the rest is as in the tutorial's listing.
final class SlopeViewController: UIViewController {
  private(set) var slope: TutorialSlope
  /// Whether the ball gets its size before its position is computed, which the tutorial forgot.
  private let isMended: Bool
  /// Whether the slope swings to and fro while the ball rolls.
  var isSwinging = false { didSet { if oldValue, !isSwinging { setHeight(height) } } }
  /// The height that was set; a swinging slope oscillates between it and its negative.
  private(set) var height: Double
  /// The number of calls of `moveBall`.
  private(set) var calls = 0
  /// Called after each call of `moveBall`.
  var onMove: (() -> Void)?

  private(set) lazy var ball = Ball(frame: .zero)
  private(set) lazy var plane = Plane(frame: .zero)
  private(set) lazy var movementTimer = Timer.scheduledTimer(
    withTimeInterval: TutorialSlope.interval, repeats: true
  ) { [me = Weak(self)] _ in me.value?.moveBall() }

  /// The period of a swinging slope, in seconds.
  private static let swing = 8.0

  /// The true ball that rolls beside the tutorial's; nil for none.
  private(set) var trueBall: TrueBall?
  private var trueBallView: TrueBallView?

  private let frame: CGRect

  /// Creates the tutorial's controller with a view of the given frame.
  init(_ slope: TutorialSlope, isMended: Bool, frame: CGRect) {
    self.slope = slope
    self.frame = frame
    self.isMended = isMended
    height = slope.planeHeight
    super.init()
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "SlopeViewController" }

  override func loadView() { view = UIView(frame: frame) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clear
    ball.accessibilityLabel = InclineStrings.ball
    plane.accessibilityLabel = InclineStrings.plane
    slope.width = max(1, view.bounds.width)
    plane.frame = slope.planeFrame
    view.addSubview(plane)
    // The ball's size is still 0 when its position is computed: the ball starts 44 points too low, and then jumps.
    slope.measuredSize = isMended ? TutorialSlope.ballSize : ball.bounds.width
    ball.frame = slope.ballFrame
    view.addSubview(ball)
    plane.leansLeft = slope.planeHeight < 0
    _ = movementTimer
  }

  func moveBall() {
    calls += 1
    if isSwinging {
      let turn = Double(calls) * TutorialSlope.interval / SlopeViewController.swing * 2 * Double.pi
      slope.planeHeight = height * cos(turn)
    }
    let before = slope.x
    trueBall?.roll(on: slope)
    slope.moveBall()
    // When the tutorial's ball reappears, both start again.
    if trueBall != nil, (slope.x - before).magnitude > TutorialSlope.ballSize { trueBall = TrueBall(x: slope.x) }
    show()
    onMove?()
    // The ball is out of sight, so the timer has nothing left to show.
    if slope.isGone { movementTimer.invalidate() }
  }

  /// Changes `PLANE_HEIGHT`; plane and ball follow at once.
  func setHeight(_ height: Double) {
    self.height = height
    slope.planeHeight = height
    show()
  }

  /// Changes the rules of the motion from now on.
  func change(_ body: (inout TutorialSlope) -> Void) {
    body(&slope)
    show()
  }

  /// Lets a true ball roll beside the tutorial's from now on, or removes it.
  func setTrueBall(_ isShown: Bool) {
    trueBall = isShown ? TrueBall(x: slope.x) : nil
    loadViewIfNeeded()
    if isShown, trueBallView == nil {
      let ball = TrueBallView(frame: .zero)
      view.addSubview(ball)
      trueBallView = ball
    }
    trueBallView?.isHidden = !isShown
    show()
  }

  private func show() {
    if let trueBall, let trueBallView {
      if trueBallView.frame != view.bounds { trueBallView.frame = view.bounds }
      trueBallView.show(trueBall, beside: slope)
    }
    plane.frame = slope.planeFrame
    plane.leansLeft = slope.planeHeight < 0
    ball.frame = slope.ballFrame
  }

  /// Adapts the tutorial's numbers to a new width, for example after the device was rotated.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard view.bounds.width != slope.width, view.bounds.width > 0 else { return }
    slope.width = view.bounds.width
    if slope.edge == .stops { slope.x = max(0, min(slope.x, slope.width - TutorialSlope.ballSize)) }
    show()
  }
}
