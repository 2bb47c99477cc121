import CaromGeometry
import UIKit

/// The tutorial's `ViewController`: a ball, a plane, and a timer that moves the one down the other.
///
/// The formula and what the switches change are in `TutorialSlope`; everything else is as in the tutorial's listing.
final class SlopeViewController: UIViewController {
  private(set) var slope: TutorialSlope
  /// Whether the ball has its size before its place is computed, which the tutorial forgot.
  private let isMended: Bool
  /// Whether the slope is tilted to and fro while the ball runs.
  var isSwinging = false { didSet { if oldValue, !isSwinging { setHeight(height) } } }
  /// The height that was set; a slope that swings leaves it and comes back.
  private(set) var height: Double
  /// Calls of `moveBall`.
  private(set) var calls = 0
  /// Told after each call.
  var onMove: (() -> Void)?

  private(set) lazy var ball = Ball(frame: .zero)
  private(set) lazy var plane = Plane(frame: .zero)
  private(set) lazy var movementTimer = Timer.scheduledTimer(
    withTimeInterval: TutorialSlope.interval, repeats: true
  ) { [me = Weak(self)] _ in me.value?.moveBall() }

  /// Seconds in which a swinging slope comes back.
  private static let swing = 8.0

  private let frame: CGRect

  /// The tutorial's controller with a view of that frame.
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
    // The ball's size is still 0 when its place is computed: it begins 44 points too low, and jumps.
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
    slope.moveBall()
    show()
    onMove?()
    // Nothing more can be seen of it, so nothing more runs.
    if slope.isGone { movementTimer.invalidate() }
  }

  /// `PLANE_HEIGHT` is another: plane and ball follow at once.
  func setHeight(_ height: Double) {
    self.height = height
    slope.planeHeight = height
    show()
  }

  /// The ball follows other rules from now on.
  func change(_ body: (inout TutorialSlope) -> Void) {
    body(&slope)
    show()
  }

  private func show() {
    plane.frame = slope.planeFrame
    plane.leansLeft = slope.planeHeight < 0
    ball.frame = slope.ballFrame
  }

  /// Another width, as of a device that is turned: the tutorial's numbers are taken anew.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard view.bounds.width != slope.width, view.bounds.width > 0 else { return }
    slope.width = view.bounds.width
    if slope.edge == .stops { slope.x = max(0, min(slope.x, slope.width - TutorialSlope.ballSize)) }
    show()
  }
}
