import UIKit

#if !hasFeature(Embedded)
  extension Inspection {
    /// The animators with their behaviors and items.
    func motion(of animators: [UIDynamicAnimator]) -> [Section] {
      animators.map { animator in
        let place = animator.referenceView.map { " in \(Inspection.name(of: $0))" } ?? ""
        var section = Section(title: "Animator\(place)")
        let state = animator.isPaused ? "paused" : animator.isRunning ? "runs" : "at rest"
        section.rows = [("state", "\(state), \(Inspection.number(animator.elapsedTime)) s so far")]
        for behavior in animator.behaviors { add(behavior, depth: 0, to: &section) }
        for each in animator.inspectedItems {
          section.rows.append((Inspection.name(of: each.item), Inspection.text(of: each)))
        }
        return section
      }
    }

    /// What the animators do with a view.
    func motion(of view: UIView) -> Section {
      var section = Section(title: "Dynamics")
      for animator in animators {
        for each in animator.inspectedItems where each.item === view {
          section.rows.append(("moves", Inspection.text(of: each)))
        }
        for behavior in animator.behaviors { addActing(behavior, on: view, to: &section) }
      }
      return section
    }

    private func add(_ behavior: UIDynamicBehavior, depth: Int, to section: inout Section) {
      let label = String(repeating: "  ", count: depth) + Inspection.type(of: behavior)
      section.rows.append((label, Inspection.settings(of: behavior)))
      for child in behavior.childBehaviors { add(child, depth: depth + 1, to: &section) }
    }

    private func addActing(_ behavior: UIDynamicBehavior, on view: UIView, to section: inout Section) {
      if behavior.actedItems.contains(where: { $0 === view }) {
        section.rows.append((Inspection.type(of: behavior), Inspection.settings(of: behavior)))
      }
      for child in behavior.childBehaviors { addActing(child, on: view, to: &section) }
    }

    private static func text(of moved: UIDynamicAnimator.InspectedItem) -> String {
      if moved.isResting { return "rests" }
      let speed = "\(number(moved.velocity.x)), \(number(moved.velocity.y)) pt/s"
      return abs(moved.spin) < 0.005 ? speed : "\(speed), turns \(number(moved.spin)) rad/s"
    }

    /// What a behavior is set to.
    private static func settings(of behavior: UIDynamicBehavior) -> String {
      var parts: [String] = []
      switch behavior {
      case let gravity as UIGravityBehavior:
        parts.append("direction \(number(gravity.gravityDirection.dx)), \(number(gravity.gravityDirection.dy))")
      case let push as UIPushBehavior:
        parts.append("\(push.mode == .instantaneous ? "once" : "all the time"), \(push.active ? "active" : "off")")
        parts.append("direction \(number(push.pushDirection.dx)), \(number(push.pushDirection.dy))")
      case let collision as UICollisionBehavior:
        if collision.translatesReferenceBoundsIntoBoundary { parts.append("bounds of the view") }
        if let count = collision.boundaryIdentifiers?.count { parts.append("\(count) boundaries") }
      case let snap as UISnapBehavior:
        parts.append("to \(number(snap.snapPoint.x)), \(number(snap.snapPoint.y)), damping \(number(snap.damping))")
      case let attachment as UIAttachmentBehavior:
        parts.append("length \(number(attachment.length)), frequency \(number(attachment.frequency))")
        parts.append("anchor \(number(attachment.anchorPoint.x)), \(number(attachment.anchorPoint.y))")
      case let items as UIDynamicItemBehavior:
        parts.append("elasticity \(number(items.elasticity)), friction \(number(items.friction))")
        parts.append("density \(number(items.density)), resistance \(number(items.resistance))")
        if items.isAnchored { parts.append("anchored") }
        if !items.allowsRotation { parts.append("does not turn") }
      case let field as UIFieldBehavior:
        parts.append("at \(number(field.position.x)), \(number(field.position.y)), strength \(number(field.strength))")
      default: break
      }
      let count = behavior.actedItems.count
      if count > 0 { parts.append(count == 1 ? "1 item" : "\(count) items") }
      return parts.joined(separator: "; ")
    }
  }
#endif
