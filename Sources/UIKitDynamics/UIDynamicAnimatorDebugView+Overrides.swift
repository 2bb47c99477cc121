import UIKitCore

extension UIDynamicAnimatorDebugView {
  /// Reports each item of which two item behaviors set a property to different values, once for each item and property.
  func reportOverrides(in animator: UIDynamicAnimator) {
    guard reportsOverrides else { return }
    let behaviors = animator.orderedBehaviors.compactMap { $0 as? UIDynamicItemBehavior }
    for body in animator.bodies {
      let item = body.item
      let values = behaviors.filter { $0.items.contains { $0 === item } }.flatMap { $0.chosenValues }
      // From the last one, because that is the one that wins.
      for (name, value) in values.reversed() {
        guard let other = values.last(where: { $0.name == name && $0.value != value })?.value,
          !reportedOverrides.contains(where: { $0.item.value === item && $0.name == name })
        else { continue }
        reportedOverrides.append((Weak(item), name))
        UIApplication.shared.diagnose(
          "\(UIApplication.describe(item)): two item behaviors set its \(name), to \(other) and to \(value). The last one in pre-order of the behavior tree wins: \(value). Set it in one of them."
        )
      }
    }
  }
}
