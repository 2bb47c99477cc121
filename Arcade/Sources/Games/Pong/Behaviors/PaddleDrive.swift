import UIKit

/// Moves one paddle to where its player wants it, in one of three ways. The paddle jumps there and the animator rereads
/// it (`updateItem`), or a snap behavior pulls it there, or it hangs on a spring whose other end moves.
final class PaddleDrive: UIDynamicBehavior {
  private let paddle: UIView
  private let snap: UISnapBehavior?
  private let spring: UIAttachmentBehavior?

  /// A drive for a paddle that is already where its player wants it.
  init(_ kind: Drive, of paddle: UIView) {
    self.paddle = paddle
    snap = kind == .snap ? UISnapBehavior(item: paddle, snapTo: paddle.center) : nil
    spring = kind == .spring ? UIAttachmentBehavior(item: paddle, attachedToAnchor: paddle.center) : nil
    super.init()
    if let snap {
      snap.damping = Rules.snapDamping
      addChildBehavior(snap)
    }
    if let spring {
      spring.length = 0
      spring.frequency = Rules.springFrequency
      spring.damping = Rules.springDamping
      addChildBehavior(spring)
    }
  }

  override class var kind: String { "PaddleDrive" }

  /// Whether the paddle jumps, which makes its velocity in the animator meaningless.
  var jumps: Bool { snap == nil && spring == nil }

  /// Starts moving the paddle to a place in the reference view.
  func go(to place: CGPoint) {
    if let snap {
      snap.snapPoint = place
    } else if let spring {
      spring.anchorPoint = place
    } else if paddle.center != place {
      paddle.center = place
      dynamicAnimator?.updateItem(usingCurrentState: paddle)
    }
  }
}
