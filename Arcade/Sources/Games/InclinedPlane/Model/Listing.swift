/// The tutorial's program in Swift, with the current values.
package enum Listing {
  package static func text(_ slope: TutorialSlope, isMended: Bool) -> String {
    let height = FixedPoint.text(slope.planeHeight.rounded(), places: 0)
    return head(height) + load(isMended) + move(slope) + position(slope)
  }

  private static func head(_ height: String) -> String {
    """
    let PLANE_HEIGHT: CGFloat = \(height)

    lazy var ball = Ball()
    lazy var plane = Plane()
    var movementTimer: Timer?


    """
  }

  private static func load(_ isMended: Bool) -> String {
    let size = isMended ? "  ball.bounds.size = CGSize(width: ballSize, height: ballSize)\n" : ""
    return """
      override func viewDidLoad() {
        super.viewDidLoad()
        plane.frame = CGRect(
          x: 0, y: 200, width: view.bounds.width,
          height: PLANE_HEIGHT)
        view.addSubview(plane)
        let ballSize: CGFloat = 50
        let ballX: CGFloat = 20
      \(size)  let ballY = verticalBallPosition(x: ballX)
        ball.frame = CGRect(
          x: ballX, y: ballY, width: ballSize, height: ballSize)
        view.addSubview(ball)
        movementTimer = Timer.scheduledTimer(
          withTimeInterval: 0.0125, repeats: true
        ) { _ in self.moveBall() }
      }


      """
  }

  private static func move(_ slope: TutorialSlope) -> String {
    let step =
      slope.goesDownhill
      ? "  ballX += PLANE_HEIGHT > 0 ? 1 : PLANE_HEIGHT < 0 ? -1 : 0" : "  ballX += 1"
    return """
      func moveBall() {
        let ballSize: CGFloat = 50
        var ballX = ball.frame.origin.x
      \(step)
        let ballY = verticalBallPosition(x: ballX)
        ball.frame = CGRect(
          x: ballX, y: ballY, width: ballSize, height: ballSize)
      }


      """
  }

  private static func position(_ slope: TutorialSlope) -> String {
    let tangent =
      slope.isTangent
      ? "  // The circle touches the line: up by r (sec θ − 1).\n"
        + "  ballY -= ballRadius * (sqrt(1 + planeSlope * planeSlope) - 1)\n" : ""
    return """
      func verticalBallPosition(x: CGFloat) -> CGFloat {
        let ballSize = ball.bounds.width
        let ballRadius = ballSize / 2
        let planeX = plane.frame.width
        let planeY = PLANE_HEIGHT
        let planeSlope = planeY / planeX
        var ballY = (planeSlope * x + 200) - ballSize
        // adjust the ball down
        ballY += (planeY * ballRadius) / planeX
      \(tangent)  return ballY
      }
      """
  }
}
