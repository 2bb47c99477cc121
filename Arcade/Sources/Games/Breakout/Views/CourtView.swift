import ArcadeKit
import UIKit

/// The court: the animator's reference view, which contains the bricks, the paddle, the balls and what falls.
final class CourtView: UIView {
  private(set) var look = CourtLook.look(0)
  private(set) var paddle = PaddleView(look: CourtLook.look(0))
  private(set) var ghost = GhostView(look: CourtLook.look(0))
  /// The views of the standing bricks, indexed by brick id; nil where a brick is gone.
  private(set) var bricks: [BrickView?] = []
  /// How many points of the screen one of its own points has.
  var scale: CGFloat = 1
  /// The dots of the path that a launched ball would take.
  let sight = CAShapeLayer()
  private let net = UIView()
  /// The things that fall, by their ids.
  private var things: [(id: Int, view: ThingView)] = []
  private var tints = 1

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = false
    accessibilityLabel = BreakoutStrings.court
    rebuild(look: look)
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "CourtView" }

  /// Empties the court and paints it in `look`.
  func rebuild(look: CourtLook) {
    self.look = look
    for view in subviews { view.removeFromSuperview() }
    sight.removeFromSuperlayer()
    bricks = []
    things = []
    let step = paddle.onStep
    paddle = PaddleView(look: look)
    paddle.onStep = step
    sight.fillColor = look.ink.withAlphaComponent(0.7).cgColor
    ghost = GhostView(look: look)
    addSubview(ghost)
    layer.addSublayer(sight)
    net.backgroundColor = look.glow.withAlphaComponent(0.8)
    net.isUserInteractionEnabled = false
    net.isHidden = true
    addSubview(net)
    addSubview(paddle)
  }

  // MARK: Bricks

  /// Adds views for the standing bricks of `wall`, with the frames that `court` gives them.
  func build(_ wall: Wall, in court: Court) {
    for view in bricks { view?.removeFromSuperview() }
    tints = wall.tints
    bricks = wall.bricks.map { brick in
      guard brick.isStanding else { return nil }
      let view = BrickView(brick, tints: wall.tints, look: look)
      view.frame = court.frame(of: brick, in: wall)
      insertSubview(view, belowSubview: net)
      return view
    }
  }

  /// Moves the views of the standing bricks to their frames.
  func arrange(_ wall: Wall, in court: Court) {
    for brick in wall.bricks {
      guard let view = bricks[brick.id] else { continue }
      let frame = court.frame(of: brick, in: wall)
      if view.frame != frame { view.frame = frame }
    }
  }

  /// Removes a brick with an animation.
  func removeBrick(_ id: Brick.ID, from frame: CGRect) {
    guard bricks.indices.contains(id), let view = bricks[id] else { return }
    bricks[id] = nil
    view.frame = frame
    view.breakAway()
  }

  // MARK: Aim, net

  /// Shows the path of a ball as dots; an empty path hides it. Dots in one of the `words` are left out, so that these can be read.
  func showSight(_ dots: [CGPoint], diameter: CGFloat, leavingOut words: [CGRect] = []) {
    sight.isHidden = dots.isEmpty
    guard !dots.isEmpty else { return }
    let path = UIBezierPath()
    for (index, dot) in dots.enumerated() where !words.contains(where: { $0.contains(dot) }) {
      // They become smaller towards the end, which shows that it is only a prediction.
      let side = max(diameter * 0.26 * (1 - 0.6 * CGFloat(index) / CGFloat(dots.count)), 1.5)
      path.append(UIBezierPath(ovalIn: CGRect(x: dot.x - side / 2, y: dot.y - side / 2, width: side, height: side)))
    }
    sight.path = path.cgPath
  }

  /// Spans the net below the paddle, or removes it.
  func setNet(at y: CGFloat?) {
    net.isHidden = y == nil
    if let y { net.frame = CGRect(x: 0, y: y, width: bounds.width, height: 3) }
  }

  // MARK: Things that fall

  func drop(_ item: Falls.Item, size: CGSize) {
    let view = ThingView(item.thing, size: size, scale: scale, look: look)
    view.center = item.place
    insertSubview(view, belowSubview: paddle)
    things.append((item.id, view))
  }

  /// Moves the things to their places.
  func follow(_ falls: Falls) {
    for item in falls.items {
      if let thing = things.first(where: { $0.id == item.id }) { thing.view.center = item.place }
    }
  }

  /// Removes a thing; one that was caught disappears into the paddle.
  func removeThing(_ id: Int, isCaught: Bool) {
    guard let index = things.firstIndex(where: { $0.id == id }) else { return }
    let view = things.remove(at: index).view
    guard isCaught, !Motion.isReduced else { return view.removeFromSuperview() }
    view.swallow()
  }

  /// Makes all things fade away.
  func clearThings() {
    for thing in things { thing.view.fade() }
    things = []
  }
}
