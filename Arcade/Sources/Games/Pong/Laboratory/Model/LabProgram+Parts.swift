extension LabProgram {
  /// The lines of `parts`, in their order.
  static func texts(of parts: [LabPart], _ values: LabValues) -> [String] {
    let text = LabPartText(values: values, parts: parts)
    return parts.flatMap { text.lines(of: $0) }
  }
}

/// The lines of each part of a stage, with the values that the reader chose.
private struct LabPartText {
  let values: LabValues
  let parts: [LabPart]

  func lines(of part: LabPart) -> [String] {
    switch part {
    case .push: push
    case .twin: twin
    case .collision: collision
    case .ballLaws: ballLaws
    case .paddleLaws: paddleLaws
    // `ballLaws` and `paddleLaws` write these lines.
    case .bounce, .density: []
    case .gravity: gravity
    case .nest: nest
    case .move: move
    case .attachment: attachment
    case .snap: snap
    case .style: style
    case .resetTap: resetTap
    }
  }

  private func number(_ property: LabProperty) -> String { LabNumber.text(values[property]) }
  private func bool(_ property: LabProperty) -> String { values.isOn(property) ? "true" : "false" }
  /// A line of code, commented out if the property is off.
  private func line(_ text: String, if property: LabProperty) -> String { (values.isOn(property) ? "" : "// ") + text }

  private var push: [String] {
    [
      "let push = UIPushBehavior(", "  items: [ball], mode: .instantaneous)", "push.pushDirection = CGVector(",
      "  dx: \(number(.pushX)), dy: \(number(.pushY)))", "animator.addBehavior(push)",
    ]
  }

  private var twin: [String] {
    [
      "let steady = UIPushBehavior(", "  items: [twin], mode: .continuous)", "steady.pushDirection = CGVector(",
      "  dx: \(number(.pushX)), dy: \(number(.pushY)))", "animator.addBehavior(steady)",
    ]
  }

  private var collision: [String] {
    let modes = [".everything", ".items", ".boundaries"]
    return [
      "let collision = UICollisionBehavior(", "  items: [ball, paddle])",
      "collision.collisionMode = \(modes[Int(values[.collisionMode])])",
      "collision", "  .translatesReferenceBoundsIntoBoundary", "    = \(bool(.walls))",
      "collision.collisionDelegate = self",
      line("animator.addBehavior(collision)", if: .usesCollision),
    ]
  }

  private var ballLaws: [String] {
    let bounce = [
      "ballLaws.elasticity = \(number(.elasticity))", "ballLaws.friction = \(number(.friction))",
      "ballLaws.resistance = \(number(.resistance))",
    ]
    return [
      "let ballLaws = UIDynamicItemBehavior(", "  items: [ball])", "ballLaws.allowsRotation = \(bool(.ballRotates))",
    ] + (parts.contains(.bounce) ? bounce : []) + [line("animator.addBehavior(ballLaws)", if: .usesBallLaws)]
  }

  private var paddleLaws: [String] {
    let density = ["paddleLaws.density = \(number(.density))"]
    return [
      "let paddleLaws = UIDynamicItemBehavior(", "  items: [paddle])",
      "paddleLaws.allowsRotation = \(bool(.paddleRotates))",
    ] + (parts.contains(.density) ? density : []) + [line("animator.addBehavior(paddleLaws)", if: .usesPaddleLaws)]
  }

  private var gravity: [String] {
    [
      "let gravity = UIGravityBehavior(items: [ball])", "gravity.setAngle(",
      "  .pi * \(number(.gravityAngle)), magnitude: \(number(.gravity)))",
      line("animator.addBehavior(gravity)", if: .usesGravity),
    ]
  }

  private var nest: [String] {
    let order = values.isOn(.softIsLast) ? ["bouncy", "soft"] : ["soft", "bouncy"]
    return [
      "let pong = UIDynamicBehavior()", "let soft = UIDynamicItemBehavior(", "  items: [ball])",
      "soft.elasticity = 0.0", "let bouncy = UIDynamicItemBehavior(", "  items: [ball])", "bouncy.elasticity = 1.0",
      "pong.action = { log(\"pong\") }", "soft.action = { log(\"soft\") }", "bouncy.action = { log(\"bouncy\") }",
      "pong.addChildBehavior(" + order[0] + ")", "pong.addChildBehavior(" + order[1] + ")",
      "animator.addBehavior(pong)",
    ]
  }

  private var move: [String] {
    let indent = values.isOn(.tellsAnimator) ? "  " : "  // "
    return [
      "func tap(_ tap: UITapGestureRecognizer) {", "  paddle.center = tap.location(in: view)",
      indent + "animator.updateItem(", indent + "  usingCurrentState: paddle)", "}",
    ]
  }

  private var attachment: [String] {
    [
      "let spring = UIAttachmentBehavior(", "  item: paddle,", "  attachedToAnchor: paddle.center)",
      "spring.frequency = \(number(.frequency))", "spring.damping = \(number(.damping))",
      line("animator.addBehavior(spring)", if: .usesAttachment), "func pan(_ pan: UIPanGestureRecognizer) {",
      "  spring.anchorPoint = pan.location(in: view)", "}",
    ]
  }

  private var snap: [String] {
    [
      "let snap = UISnapBehavior(", "  item: paddle, snapTo: paddle.center)",
      "snap.damping = \(number(.snapDamping))", line("animator.addBehavior(snap)", if: .usesSnap),
      "func tap(_ tap: UITapGestureRecognizer) {", "  snap.snapPoint = tap.location(in: view)", "}",
    ]
  }

  private var style: [String] {
    let indent = values.isOn(.isStyled) ? "  " : "  // "
    return [
      "ball.isRound = \(bool(.isStyled))  // collides as .ellipse", "for item in [ball, paddle] {",
      indent + "item.layer.borderWidth = 2", indent + "item.layer.shadowOpacity = 0.35", "}",
    ]
  }

  private var resetTap: [String] {
    [
      "let again = UITapGestureRecognizer(", "  target: self,", "  action: Selector(\"reset\", Page.reset))",
      "again.numberOfTapsRequired = 2", "again.numberOfTouchesRequired = 2", "view.addGestureRecognizer(again)",
    ]
  }
}
