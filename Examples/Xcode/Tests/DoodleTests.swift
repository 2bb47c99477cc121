import CaromGeometry
import Testing
import UIKit

@testable import Doodle

@Suite struct DoodleFrames {
  let host = HeadlessHost(delegate: AppDelegate(), size: Expected("Doodle window").size)
  var controller: DoodleViewController {
    UIApplication.shared.windowScene.windows[0].rootViewController as! DoodleViewController
  }

  @Test func theCanvasTakesWhatTheTitleAndTheControlsLeave() {
    host.advance(seconds: 0.1)
    let controls = controller.colorControl.superview!
    #expect(Expected("Doodle title").fits(controller.titleLabel), "\(controller.titleLabel.frame)")
    #expect(Expected("Doodle canvas").fits(controller.canvas), "\(controller.canvas.frame)")
    #expect(Expected("Doodle controls").fits(controls), "\(controls.frame)")
    #expect(Expected("Doodle colors").fits(controller.colorControl), "\(controller.colorControl.frame)")
    #expect(Expected("Doodle stepper").fits(controller.stepper), "\(controller.stepper.frame)")
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
