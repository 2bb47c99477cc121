import CaromGeometry
import Testing
import UIKit

@testable import Register

/// Frames worked out by hand from Apple's rules, for a window of 375 × 667 without a safe area.
@Suite struct RegisterFrames {
  let host = HeadlessHost(delegate: AppDelegate(), size: CGSize(width: 375, height: 667))
  var controller: RegisterViewController {
    UIApplication.shared.windowScene.windows[0].rootViewController as! RegisterViewController
  }

  func isClose(
    _ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> Bool {
    let frame = view.convert(view.bounds, to: controller.view)
    let pairs = [(frame.minX, x), (frame.minY, y), (frame.width, width), (frame.height, height)]
    return pairs.allSatisfy { abs($0 - $1) <= 1 }
  }

  @Test func theRowsStandBelowEachOther() {
    host.advance(seconds: 0.1)
    // 20 from both edges, 24 from the top, 12 between rows: fields of 40, a switch of 31, a stepper of 32, a button of 44.
    for (index, field) in controller.fields.enumerated() {
      #expect(isClose(field, 20, 24 + 52 * CGFloat(index), 335, 40), "\(field.frame)")
    }
    let (age, stepper, button) = (controller.ageLabel!, controller.ageStepper!, controller.signUpButton!)
    let (newsletter, onOff) = (controller.newsletterLabel!, controller.newsletterSwitch!)
    // A line at 17 points is 20.33 high, in the middle of its row. A switch is aligned by 49 of its 51 points.
    #expect(isClose(newsletter, 20, 180 + 5.33, 278, 20.33), "\(newsletter.frame)")
    #expect(isClose(onOff, 20 + 286, 180, 51, 31), "\(onOff.frame)")
    #expect(isClose(age, 20, 223 + 5.83, 233, 20.33), "\(age.frame)")
    #expect(isClose(stepper, 20 + 241, 223, 94, 32), "\(stepper.frame)")
    #expect(isClose(button, 20, 267, 335, 44), "\(button.frame)")
    #expect(host.diagnostics.isEmpty)
  }

  @Test func whatIsMissingIsSaidAndWhoSignsUpIsGreeted() {
    host.advance(seconds: 0.1)
    host.tap("Sign up")
    host.advance(seconds: 1)
    #expect(host.tap("OK"), "the alert says what is missing")
    host.advance(seconds: 1)
    #expect(host.type("Ada Lovelace", into: "Name") && host.type("ada@example.org", into: "Email"))
    #expect(host.type("engine", into: "Password"))
    host.tap("Sign up")
    host.advance(seconds: 1)
    #expect(controller.member == nil)
    #expect(host.tap("OK"))
    host.advance(seconds: 1)
    #expect(controller.member?.name == "Ada Lovelace" && controller.member?.age == 18)
    #expect(controller.signUpButton.currentTitle == "Welcome, Ada Lovelace" && !controller.signUpButton.isEnabled)
    #expect(host.diagnostics.isEmpty)
  }
}
