import CaromGeometry
import Testing
import UIKit

@testable import Doodle

/// Frames worked out by hand from Apple's rules, for a window of 375 × 667 without a safe area.
@Suite struct DoodleFrames {
  let host = HeadlessHost(delegate: AppDelegate(), size: CGSize(width: 375, height: 667))
  var controller: DoodleViewController {
    UIApplication.shared.windowScene.windows[0].rootViewController as! DoodleViewController
  }

  func isClose(_ frame: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
    let pairs = [(frame.minX, x), (frame.minY, y), (frame.width, width), (frame.height, height)]
    return pairs.allSatisfy { abs($0 - $1) <= 1 }
  }

  @Test func theCanvasTakesWhatTheTitleAndTheControlsLeave() {
    host.advance(seconds: 0.1)
    // A line at 24 points is 28.67 high. The controls are 44 high, 16 above the lower edge: 667 − 16 − 44 = 607.
    let title = controller.titleLabel.frame
    #expect(abs(title.minY - 8) <= 1 && abs(title.height - 28.67) <= 1 && abs(title.midX - 187.5) <= 1, "\(title)")
    #expect(isClose(controller.canvas.frame, 16, 44.67, 343, 607 - 12 - 44.67), "\(controller.canvas.frame)")
    let controls = controller.colorControl.superview!.frame
    #expect(isClose(controls, 16, 607, 343, 44), "\(controls)")
    // A stepper is 94 × 32; what is left of 343 − 16 is the segments'. Both stand in the middle of 44.
    #expect(isClose(controller.colorControl.frame, 0, 6, 233, 32), "\(controller.colorControl.frame)")
    #expect(isClose(controller.stepper.frame, 249, 6, 94, 32), "\(controller.stepper.frame)")
    #expect(host.diagnostics.isEmpty)
  }

  @Test func fingersDrawPinchUndoAndClear() {
    host.advance(seconds: 0.1)
    #expect(controller.canvas.lineWidth == 6)
    host.drag(from: CGPoint(x: 60, y: 200), to: CGPoint(x: 300, y: 320))
    #expect(controller.canvas.strokes.count == 1 && controller.titleLabel.text == "1 stroke")
    host.tap("Sky")
    host.drag(from: CGPoint(x: 60, y: 320), to: CGPoint(x: 300, y: 200))
    #expect(controller.canvas.strokes.count == 2 && controller.canvas.strokes[1].color == UIColor.systemBlue)
    host.pinch(at: CGPoint(x: 187, y: 300), from: 60, to: 180)
    #expect(controller.canvas.lineWidth > 12)
    host.doubleTap(at: CGPoint(x: 187, y: 300))
    host.advance(seconds: 0.5)
    #expect(controller.titleLabel.text == "1 stroke")
    host.press(at: CGPoint(x: 187, y: 300), seconds: 0.8)
    host.advance(seconds: 1)
    #expect(host.tap("Clear"))
    host.advance(seconds: 1)
    #expect(controller.canvas.strokes.isEmpty && controller.titleLabel.text == "Doodle")
    #expect(host.diagnostics.isEmpty)
  }
}
