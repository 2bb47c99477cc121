import UIKit

/// A transparent layer of the table that lets touches beside its subviews pass through.
package final class PassingView: UIView {
  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  package override class var kind: String { "PassingView" }
}
