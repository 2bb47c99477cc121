import UIKit

extension DynamicsSignatures {
  static func attachments() -> [Bool] {
    let (_, box, other) = stage()
    let middle = CGPoint(x: 200, y: 100)
    let axis = CGVector(dx: 1, dy: 0)
    let zero = UIOffset.zero
    let all: [UIAttachmentBehavior] = [
      UIAttachmentBehavior(item: box, attachedToAnchor: middle),
      UIAttachmentBehavior(item: box, offsetFromCenter: zero, attachedToAnchor: middle),
      UIAttachmentBehavior(item: box, attachedTo: other),
      UIAttachmentBehavior(item: box, offsetFromCenter: zero, attachedTo: other, offsetFromCenter: zero),
      UIAttachmentBehavior.slidingAttachment(
        with: box, attachedTo: other, attachmentAnchor: middle, axisOfTranslation: axis),
      UIAttachmentBehavior.slidingAttachment(with: box, attachmentAnchor: middle, axisOfTranslation: axis),
      UIAttachmentBehavior.limitAttachment(
        with: box, offsetFromCenter: zero, attachedTo: other, offsetFromCenter: zero),
      UIAttachmentBehavior.fixedAttachment(with: box, attachedTo: other, attachmentAnchor: middle),
      UIAttachmentBehavior.pinAttachment(with: box, attachedTo: other, attachmentAnchor: middle),
    ]
    let rod = all[0]
    let items: [any UIDynamicItem] = rod.items
    let kind: UIAttachmentBehavior.AttachmentType = rod.attachedBehaviorType
    let anchor: CGPoint = rod.anchorPoint
    let length: CGFloat = rod.length
    let damping: CGFloat = rod.damping
    let frequency: CGFloat = rod.frequency
    let torque: CGFloat = rod.frictionTorque
    let range: UIFloatRange = rod.attachmentRange
    rod.anchorPoint = middle
    rod.length = 10
    rod.damping = 0.5
    rod.frequency = 2
    rod.frictionTorque = 1
    rod.attachmentRange = UIFloatRange(minimum: -1, maximum: 1)
    return [
      items.count == 1, kind == .anchor, kind.rawValue == 1, all[2].attachedBehaviorType == .items,
      all[2].attachedBehaviorType.rawValue == 0, anchor == middle, length == 100, damping == 0, frequency == 0,
      torque == 0, range == .infinite, all[2].anchorPoint == .zero,
    ] + ranges()
  }

  private static func ranges() -> [Bool] {
    var range = UIFloatRange()
    range.minimum = -1
    range.maximum = 2
    let minimum: CGFloat = range.minimum
    let maximum: CGFloat = range.maximum
    let isInfinite: Bool = UIFloatRange.infinite.isInfinite
    return [
      minimum == -1, maximum == 2, isInfinite, UIFloatRange.zero == UIFloatRange(), !UIFloatRange.zero.isInfinite,
    ]
  }
}
