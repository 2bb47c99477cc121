import CaromGeometry
import Testing
import UIKit

@testable import Register

@Suite struct RegisterFrames {
  let host = HeadlessHost(delegate: AppDelegate(), size: Expected("Register window").size)
  var controller: RegisterViewController {
    UIApplication.shared.windowScene.windows[0].rootViewController as! RegisterViewController
  }

  @Test func theRowsStandBelowEachOther() {
    host.advance(seconds: 0.1)
    for (index, field) in controller.fields.enumerated() {
      #expect(Expected("Register field \(index)").fits(field), "\(field.frame)")
    }
    #expect(Expected("Register newsletter").fits(controller.newsletterLabel), "\(controller.newsletterLabel.frame)")
    #expect(Expected("Register switch").fits(controller.newsletterSwitch), "\(controller.newsletterSwitch.frame)")
    #expect(Expected("Register age").fits(controller.ageLabel), "\(controller.ageLabel.frame)")
    #expect(Expected("Register stepper").fits(controller.ageStepper), "\(controller.ageStepper.frame)")
    #expect(Expected("Register button").fits(controller.signUpButton), "\(controller.signUpButton.frame)")
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
