import UIKitCore

extension UIDynamicAnimatorDebugView {
  /// Reports each item of which two item behaviors set a property to different values, once for each item and property.
  func reportOverrides(in animator: UIDynamicAnimator) {
    guard reportsOverrides else { return }
    let behaviors = animator.orderedBehaviors.compactMap { $0 as? UIDynamicItemBehavior }
    // From the last one, because that is the one that wins.
    for (index, winner) in behaviors.enumerated().reversed() {
      for earlier in behaviors[..<index].reversed() {
        for item in winner.items where earlier.items.contains(where: { $0 === item }) {
          for (name, value) in winner.chosenValues {
            guard let other = earlier.chosenValues.first(where: { $0.name == name })?.value, other != value,
              !reportedOverrides.contains(where: { $0.item == item.identity && $0.name == name })
            else { continue }
            reportedOverrides.append((item.identity, name))
            UIApplication.shared.diagnose(
              "\(UIApplication.describe(item)): two item behaviors set its \(name), to \(other) and to \(value). The last one in pre-order of the behavior tree wins: \(value). Set it in one of them."
            )
          }
        }
      }
    }
  }
}
