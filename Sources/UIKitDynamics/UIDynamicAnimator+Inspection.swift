import CaromGeometry
import UIKitCore

// What `carom dev` shows; a program for the web contains none of it.
#if !hasFeature(Embedded)
  extension UIDynamicAnimator {
    /// An item as the simulation has it.
    package struct InspectedItem {
      package let item: any UIDynamicItem
      /// In points per second.
      package let velocity: CGPoint
      /// In radians per second, clockwise on the screen.
      package let spin: CGFloat
      package let isResting: Bool
    }

    /// The items that move here, in the order in which they came.
    package final var inspectedItems: [InspectedItem] {
      bodies.map { body in
        let velocity = ask { try? $0.linearVelocity(of: body.id) }
        let spin = ask { try? $0.angularVelocity(of: body.id) }
        return InspectedItem(
          item: body.item, velocity: velocity.map { CGPoint(points: $0) } ?? .zero, spin: spin.map { Double($0) } ?? 0,
          isResting: !isRunning || body.isResting)
      }
    }
  }
#endif
