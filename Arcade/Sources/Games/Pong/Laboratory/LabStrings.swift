/// Every text of the laboratory.
enum LabStrings {
  static let title = "Laboratory"
  static let previous = "Previous stage"
  static let next = "Next stage"
  static let contents = "Contents"
  static let pause = "Pause"
  static let play = "Play"
  static let reset = "Reset"
  static let push = "Push"
  static let overlay = "Overlay"
  static let overlayHint = "Draws what the physics sees"
  static let program = "The whole program"
  static let standard = "Standard values"
  static let byHand = "By hand"
  static let lookFor = "Look for"
  static let ball = "Ball"
  static let paddle = "Paddle"
  static let table = "Table"
  static let code = "Code"
  static let modes = ["Everything", "Items", "Boundaries"]
  static let orders = ["Bouncy last", "Soft last"]

  static func place(_ number: Int, of count: Int) -> String { "\(number) of \(count)" }
  static func announce(_ number: Int, _ title: String) -> String { "Stage \(number): " + title }

  static func title(_ property: LabProperty) -> String {
    switch property {
    case .pushX: "Push to the right"
    case .pushY: "Push down"
    case .usesCollision: "Collision in use"
    case .collisionMode: "Collision mode"
    case .walls: "The view's edges are walls"
    case .usesBallLaws: "Ball's laws in use"
    case .ballRotates: "The ball may turn"
    case .elasticity: "Ball's elasticity"
    case .friction: "Ball's friction"
    case .resistance: "Ball's resistance"
    case .usesPaddleLaws: "Paddle's laws in use"
    case .paddleRotates: "The paddle may turn"
    case .density: "Paddle's density"
    case .usesGravity: "Gravity in use"
    case .gravity: "Gravity"
    case .gravityAngle: "Gravity's angle"
    case .softIsLast: "Which child is last"
    case .tellsAnimator: "The animator is told"
    case .usesAttachment: "Attachment in use"
    case .frequency: "Spring's frequency"
    case .damping: "Spring's damping"
    case .usesSnap: "Snap in use"
    case .snapDamping: "Snap's damping"
    case .isStyled: "Dressed up"
    }
  }

  /// A value in words, with its unit.
  static func words(_ value: Double, of property: LabProperty) -> String {
    if value == LabProperty.absurdity { return "the greatest number" }
    switch property {
    case .gravityAngle: return "\(Int(value * 180))°"
    case .frequency: return LabNumber.text(value) + " Hz"
    default: return LabNumber.text(value)
    }
  }

  // MARK: What the instruments say

  static func speeds(ball: Int, paddle: String) -> String { "Ball \(ball) pt/s, paddle " + paddle + " pt/s" }
  static func spins(ball: Int, paddle: Int) -> String { "turning \(ball)° and \(paddle)° a second" }
  static func hits(_ count: Int) -> String { count == 1 ? "1 hit" : "\(count) hits" }
  static func actions(_ names: [String]) -> String {
    var text = "Actions in a tick: "
    for (index, name) in names.enumerated() { text += (index == 0 ? "" : ", ") + name }
    return text
  }
  static func figure(_ number: Int) -> String { "Fig. \(number).  " }
  static let resting = "At rest; nothing is computed"
  static let gone = "The ball has left the view for good. Reset brings it back"
  static func refused(density: String) -> String { "The kit refuses this density; it is still " + density }
  static let notTold = "The animator put the paddle back"

  // MARK: The stages

  struct Words {
    let title: String
    let text: String
    let lookFor: String
  }

  static let stages = [
    Words(
      title: "A push",
      text:
        "A square ball, a wide paddle, and an animator that moves them by laws. The first law is a push that happens once. A push of 1 gives 100 points a second to 100 × 100 points; this ball is a quarter of that, so it gets four times as much.",
      lookFor:
        "The speed jumps once and stays. The ball flies through the paddle and out of the view, since no law says that views collide."
    ),
    Words(
      title: "Collide",
      text:
        "A second law: ball and paddle hit each other, and the edges of the view hit them both. The laws are objects of their own; the ball knows none of them.",
      lookFor: "The ball turns back at the paddle and at all four edges. Take the walls away and it is gone again."),
    Words(
      title: "Both spin",
      text:
        "The same laws with an oblique push. A hit beside the middle turns whatever it meets, as it would on a table of ice.",
      lookFor: "After the first hit both numbers of the spin differ from 0. This is billiards with boxes, not Pong."),
    Words(
      title: "No rotation",
      text:
        "Properties of an item are a behaviour as well: an item behaviour speaks for the items in it. Here are two, one for the ball and one for the paddle, and neither item may turn.",
      lookFor: "The spin stays 0, whatever hits. Allow it again in mid-flight: the next hit turns the paddle."),
    Words(
      title: "The paddle drifts",
      text:
        "The ball bounces without a spin, but so does the paddle: both weigh as much as their area times a density of 1.",
      lookFor: "The paddle's speed after the hit. Double its density, reset, and it is pushed about half as fast."),
    Words(
      title: "A heavy paddle",
      text: "With a density of 1000 the paddle is a rock under a table-tennis ball. Any large number would do.",
      lookFor: "The paddle still glides, by a few tenths of a point in a second: physics, too slow to see."),
    Words(
      title: "It slows down",
      text:
        "An item that nobody speaks of gives back a fifth of its speed in a hit, and rubs a little along what it touches. These lines say just that.",
      lookFor: "The ball's speed falls with every hit and rises with none."),
    Words(
      title: "Elastic",
      text:
        "Elasticity 1 gives all the speed back; without friction nothing sticks to an edge, and without resistance nothing slows in flight.",
      lookFor:
        "The speed stays for as long as you watch. More than 1 adds speed with every hit: try it, it stays on the table."
    ),
    Words(
      title: "What collides",
      text: "A collision behaviour may leave out the items or the boundaries. Here the ball meets only the walls.",
      lookFor: "The ball goes through the paddle. With items alone it turns at the paddle and leaves through the wall."),
    Words(
      title: "Too heavy",
      text:
        "The greatest number there is, as a density: on Apple's systems the animator throws an exception. Here the kit refuses the value, says so in its diagnostics, and goes on.",
      lookFor: "The density stays what it was. From which value on does the kit accept it?"),
    Words(
      title: "Down to the floor",
      text: "Gravity instead of a push. One is 1000 points per second squared, for every weight.",
      lookFor:
        "The ball bounces lower each time and comes to rest. Then the animator rests too, and asks for no frame until something changes."
    ),
    Words(
      title: "Nested",
      text:
        "Behaviours hold others. The animator walks the tree from parent to children, in order: so run their actions, and of two that set the same property the last one walked wins.",
      lookFor: "Two children disagree about the ball's elasticity. Change their order: the ball is dead, or lively."),
    Words(
      title: "Moved wrongly",
      text: "A tap sets the paddle's centre. But the animator owns it, and writes its own centre in the next tick.",
      lookFor: "Tap the table. The ring shows where you tapped; the paddle is back before you see it move."),
    Words(
      title: "Moved rightly",
      text: "One line more tells the animator to read the item again.",
      lookFor: "The paddle is where you tap, and stays. Put it right on the ball: they part at once."),
    Words(
      title: "On a spring",
      text: "An attachment ties the paddle to an anchor, and the anchor follows the finger. The paddle flies after it.",
      lookFor: "A paddle that moves gives the ball more speed than it had. A little resistance keeps the game sane."),
    Words(
      title: "Snap",
      text:
        "A snap behaviour draws the paddle to a point and upright. And some dress: a round ball, borders and shadows.",
      lookFor:
        "With a damping of 0 the paddle swings for long, with 1 it does not swing over. A round ball bounces the same from every side."
    ),
    Words(
      title: "Once more",
      text: "Two taps with two fingers begin the stage again. On every stage, in fact; the button does the same.",
      lookFor: "Ball and paddle are back where they began. What you changed by hand stays changed."),
  ]
}
