import UIKit

/// What brings one paddle to where its player wants it, in one of three ways: it jumps there and the animator is told
/// (`updateItem`), a snap behaviour takes it there, or it hangs on a spring whose other end is moved.
final class PaddleDrive: UIDynamicBehavior {
  private let paddle: UIView
  private let snap: UISnapBehavior?
  private let spring: UIAttachmentBehavior?

  /// A drive for a paddle that stands where it should.
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

  /// Whether the paddle jumps, so that its own velocity says nothing.
  var jumps: Bool { snap == nil && spring == nil }

  /// Sets out for a place in the reference view.
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
