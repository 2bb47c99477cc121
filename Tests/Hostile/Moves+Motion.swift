import CaromHeadlessHost
import UIKit

extension Move {
  /// Changes that an animation may include.
  private static func change(_ p: Program) {
    let view = p.ownView()
    switch p.chance(6) {
    case 0: view.alpha = p.number()
    case 1: view.frame = p.rect()
    case 2: view.transform = p.transform()
    case 3: view.backgroundColor = p.color()
    case 4: view.center = p.point()
    default: p.interrupt()
    }
  }

  private static func change() { if let program = Program.current { change(program) } }

  private static func options(_ p: Program) -> UIView.AnimationOptions {
    UIView.AnimationOptions(rawValue: UInt(p.chance(1 << 10)) | UInt(p.chance(8)) << 16 | UInt(p.chance(8)) << 20)
  }

  static let animations = [
    Move("animate") { p in
      UIView.animate(
        withDuration: p.seconds(), delay: p.seconds(), options: options(p), animations: { change(p) },
        completion: { _ in Program.interrupt() })
    },
    Move("spring") { p in
      UIView.animate(
        withDuration: p.seconds(), delay: p.seconds(), usingSpringWithDamping: p.number(),
        initialSpringVelocity: p.number(), options: options(p), animations: { change(p) },
        completion: { _ in Program.interrupt() })
    },
    Move("bouncy spring") { p in
      UIView.animate(springDuration: p.seconds(), bounce: p.number(), animations: { change(p) })
    },
    Move("keyframes") { p in
      UIView.animateKeyframes(
        withDuration: p.seconds(), delay: p.seconds(),
        animations: {
          for _ in 0..<p.chance(4) {
            UIView.addKeyframe(withRelativeStartTime: p.number(), relativeDuration: p.number()) { change(p) }
          }
        }, completion: { _ in Program.interrupt() })
    },
    Move("transition") { p in
      UIView.transition(
        with: p.view(), duration: p.seconds(), options: options(p), animations: { change(p) },
        completion: { _ in Program.interrupt() })
    },
    Move("transition between") { p in
      UIView.transition(from: p.ownView(), to: p.ownView(), duration: p.seconds(), options: options(p))
    },
    Move("without animation") { p in UIView.performWithoutAnimation { change(p) } },
    Move("animator") { p in
      let animator: UIViewPropertyAnimator =
        p.flag()
        ? UIViewPropertyAnimator(duration: p.seconds(), curve: .easeInOut, animations: { change() })
        : UIViewPropertyAnimator(duration: p.seconds(), dampingRatio: p.number(), animations: { change() })
      animator.addCompletion { _ in Program.interrupt() }
      p.animators.append(animator)
      animator.startAnimation()
    },
    Move("start animator") { $0.random.pick(from: $0.animators)?.startAnimation(afterDelay: $0.seconds()) },
    Move("pause animator") { $0.random.pick(from: $0.animators)?.pauseAnimation() },
    Move("stop animator") { $0.random.pick(from: $0.animators)?.stopAnimation($0.flag()) },
    Move("finish animator") {
      $0.random.pick(from: $0.animators)?.finishAnimation(at: [.end, .start, .current][$0.chance(3)])
    },
    Move("fraction") { $0.random.pick(from: $0.animators)?.fractionComplete = $0.number() },
    Move("reverse") { $0.random.pick(from: $0.animators)?.isReversed = $0.flag() },
    Move("more animations") {
      $0.random.pick(from: $0.animators)?.addAnimations({ change() }, delayFactor: $0.number())
    },
    Move("continue") {
      $0.random.pick(from: $0.animators)?.continueAnimation(withTimingParameters: nil, durationFactor: $0.number())
    },
    Move("layer animation") { p in
      let paths = [
        "position", "opacity", "transform.rotation.z", "bounds.size.width", "cornerRadius", "nonsense", "", "strokeEnd",
      ]
      let animation = CABasicAnimation(keyPath: paths[p.chance(paths.count)])
      animation.fromValue = CAAnimationValue(p.number())
      animation.toValue = p.flag() ? CAAnimationValue(p.number()) : CAAnimationValue(p.point())
      animation.duration = p.seconds()
      animation.beginTime = p.seconds()
      animation.speed = Float(p.number())
      animation.repeatCount = Float(p.number())
      animation.timeOffset = p.seconds()
      animation.autoreverses = p.flag()
      animation.delegate = p.ears
      p.layer().add(animation, forKey: p.flag() ? "key" : nil)
    },
    Move("layer keyframes") { p in
      let animation = CAKeyframeAnimation(keyPath: "position")
      if p.flag() {
        animation.path = p.bezier().cgPath
      } else {
        animation.values = (0..<p.chance(5)).map { _ in CAAnimationValue(p.point()) }
        animation.keyTimes = (0..<p.chance(5)).map { _ in p.number() }
      }
      animation.calculationMode = [.linear, .discrete, .paced, .cubic, .cubicPaced][p.chance(5)]
      animation.duration = p.seconds()
      p.layer().add(animation, forKey: "keyframes")
    },
    Move("layer spring") { p in
      let animation = CASpringAnimation(keyPath: "position.x")
      animation.mass = p.number()
      animation.stiffness = p.number()
      animation.damping = p.number()
      animation.initialVelocity = p.number()
      animation.toValue = CAAnimationValue(p.number())
      animation.duration = p.flag() ? animation.settlingDuration : p.seconds()
      p.layer().add(animation, forKey: "spring")
    },
    Move("remove animations") { $0.layer().removeAllAnimations() },
    Move("transaction") { p in
      CATransaction.begin()
      CATransaction.setAnimationDuration(p.seconds())
      CATransaction.setCompletionBlock { Program.interrupt() }
      p.layer().opacity = Float(p.number())
      if p.chance(8) > 0 { CATransaction.commit() }
    },
  ]

  /// The items that behaviors move.
  private static func item(_ p: Program) -> any UIDynamicItem { p.ownView() }
  private static func items(_ p: Program) -> [any UIDynamicItem] { (0..<p.chance(5)).map { _ in item(p) } }

  private static func add(_ behavior: UIDynamicBehavior, _ p: Program) {
    if p.chance(3) == 0 { behavior.action = { Program.interrupt() } }
    p.behaviors.append(behavior)
    if p.worlds.isEmpty { p.worlds.append(UIDynamicAnimator(referenceView: p.host.view)) }
    p.random.pick(from: p.worlds)?.addBehavior(behavior)
  }

  static let dynamics = [
    Move("world") { p in
      let world = p.chance(4) == 0 ? UIDynamicAnimator() : UIDynamicAnimator(referenceView: p.view())
      world.delegate = p.ears
      if p.chance(4) == 0 { world.activeRect = p.rect() }
      p.worlds.append(world)
    },
    Move("gravity") { p in
      let gravity = UIGravityBehavior(items: items(p))
      if p.flag() { gravity.gravityDirection = p.vector() }
      if p.flag() { gravity.magnitude = p.number() }
      add(gravity, p)
    },
    Move("collision") { p in
      let collision = UICollisionBehavior(items: items(p))
      collision.translatesReferenceBoundsIntoBoundary = p.chance(4) > 0
      if p.flag() { collision.addBoundary(withIdentifier: "path", for: p.bezier()) }
      if p.flag() { collision.addBoundary(withIdentifier: 7, from: p.point(), to: p.point()) }
      if p.chance(4) == 0 { collision.setTranslatesReferenceBoundsIntoBoundary(with: p.insets()) }
      collision.collisionDelegate = p.ears
      add(collision, p)
    },
    Move("attachment") { p in
      let (one, other) = (item(p), item(p))
      let behavior: UIAttachmentBehavior =
        switch p.chance(6) {
        case 0: UIAttachmentBehavior(item: one, attachedToAnchor: p.point())
        case 1: UIAttachmentBehavior(item: one, attachedTo: other)
        case 2: .pinAttachment(with: one, attachedTo: other, attachmentAnchor: p.point())
        case 3: .fixedAttachment(with: one, attachedTo: other, attachmentAnchor: p.point())
        case 4: .slidingAttachment(with: one, attachmentAnchor: p.point(), axisOfTranslation: p.vector())
        default:
          .limitAttachment(
            with: one, offsetFromCenter: UIOffset(horizontal: p.number(), vertical: 0), attachedTo: other,
            offsetFromCenter: .zero)
        }
      behavior.length = p.number()
      behavior.frequency = p.number()
      behavior.damping = p.number()
      behavior.frictionTorque = p.number()
      behavior.attachmentRange = UIFloatRange(minimum: p.number(), maximum: p.number())
      add(behavior, p)
    },
    Move("move the anchor") { p in
      guard let attachment = p.random.pick(from: p.behaviors) as? UIAttachmentBehavior else { return }
      attachment.anchorPoint = CGPoint(x: p.number(), y: p.number())
      attachment.length = p.number()
    },
    Move("snap") { p in
      let snap = UISnapBehavior(item: item(p), snapTo: CGPoint(x: p.number(), y: p.number()))
      snap.damping = p.number()
      add(snap, p)
    },
    Move("push") { p in
      let push = UIPushBehavior(items: items(p), mode: p.flag() ? .continuous : .instantaneous)
      push.setAngle(p.number(), magnitude: p.number())
      push.setTargetOffsetFromCenter(UIOffset(horizontal: p.number(), vertical: p.number()), for: item(p))
      add(push, p)
    },
    Move("field") { p in
      let field: UIFieldBehavior =
        switch p.chance(10) {
        case 0: .dragField()
        case 1: .vortexField()
        case 2: .radialGravityField(position: p.point())
        case 3: .linearGravityField(direction: p.vector())
        case 4: .velocityField(direction: p.vector())
        case 5: .noiseField(smoothness: p.number(), animationSpeed: p.number())
        case 6: .turbulenceField(smoothness: p.number(), animationSpeed: p.number())
        case 7: .springField()
        case 8: .electricField()
        default:
          .field { _, _, _, _, _, _ in
            Program.interrupt()
            return Program.current?.vector() ?? .zero
          }
        }
      field.strength = p.number()
      field.falloff = p.number()
      field.minimumRadius = p.number()
      field.region = UIRegion(radius: p.number())
      for each in items(p) { field.addItem(each) }
      add(field, p)
    },
    Move("item behavior") { p in
      let behavior = UIDynamicItemBehavior(items: items(p))
      behavior.elasticity = p.number()
      behavior.friction = p.number()
      behavior.density = p.number()
      behavior.resistance = p.number()
      behavior.angularResistance = p.number()
      behavior.charge = p.number()
      behavior.isAnchored = p.chance(4) == 0
      behavior.allowsRotation = p.flag()
      behavior.addLinearVelocity(CGPoint(x: p.number(), y: p.number()), for: item(p))
      behavior.addAngularVelocity(p.number(), for: item(p))
      add(behavior, p)
    },
    Move("remove a behavior") { p in
      if let behavior = p.random.pick(from: p.behaviors) { behavior.dynamicAnimator?.removeBehavior(behavior) }
    },
    Move("remove all behaviors") { $0.random.pick(from: $0.worlds)?.removeAllBehaviors() },
    Move("add it elsewhere") { p in
      if let behavior = p.random.pick(from: p.behaviors) { p.random.pick(from: p.worlds)?.addBehavior(behavior) }
    },
    Move("nest") { p in
      if let one = p.random.pick(from: p.behaviors), let other = p.random.pick(from: p.behaviors) {
        one.addChildBehavior(other)
      }
    },
    Move("advance the world") { p in p.random.pick(from: p.worlds)?.advance(by: p.chance(3) == 0 ? p.seconds() : 0.1) },
    Move("pause the world") { p in p.random.pick(from: p.worlds)?.isPaused = p.flag() },
    Move("update item") { p in p.random.pick(from: p.worlds)?.updateItem(usingCurrentState: item(p)) },
    Move("items in") { p in _ = p.random.pick(from: p.worlds)?.items(in: p.rect()).count },
    Move("rest") { p in
      guard let world = p.random.pick(from: p.worlds) else { return }
      world.restDelay = p.number()
      world.restDistance = p.number()
      world.restAngle = p.number()
      world.bounceThreshold = p.number()
    },
    Move("debug view") { p in
      guard let world = p.random.pick(from: p.worlds) else { return }
      let view = UIDynamicAnimatorDebugView(animator: world)
      p.views.append(view)
      p.view().addSubview(view)
    },
  ]
}
