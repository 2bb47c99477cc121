import ArcadeKit
import CaromHeadlessHost
import Testing
import UIKit

@testable import Arcade

/// What the player is told about values that a later build has stored.
@Suite(.serialized) struct LaterBuildTests {
  private func host(_ stored: [String: String]) -> HeadlessHost {
    HeadlessHost(delegate: ArcadeDelegate(), stored: stored, address: "/breakout")
  }

  @Test(
    "AR-R2: it is said once in the app that a later build has stored something, which stays as it is",
    arguments: [
      ["breakout.version": "9", "breakout.lives": "7"], ["breakout.journey": "2;five walls"],
      ["breakout.draft": "7~something else"],
    ])
  func said(stored: [String: String]) {
    let host = host(stored)
    host.advance(seconds: 2)
    let isDraft = stored["breakout.draft"] != nil
    if isDraft {
      host.tap("Walls")
      host.advance(seconds: 1)
      host.tap("Build a wall")
      host.advance(seconds: 2)
    }
    #expect(host.announcements.filter { $0 == ArcadeStrings.storedByLater }.count == 1)
    #expect(host.application.keyWindow?.subviews.contains { $0 is Remark } == true)
    host.advance(seconds: 10)
    #expect(host.application.keyWindow?.subviews.contains { $0 is Remark } == false)
    if !isDraft {
      host.tap("Settings")
      host.advance(seconds: 1)
      host.tap("Play")
      host.advance(seconds: 3)
    }
    #expect(host.announcements.filter { $0 == ArcadeStrings.storedByLater }.count == 1)
    for (key, value) in stored { #expect(UserDefaults.standard.string(forKey: key) == value, "\(key)") }
  }

  @Test("nothing is said where nothing is of a later build")
  func silent() {
    let host = host(["breakout.journey": "1;3.100"])
    host.advance(seconds: 3)
    #expect(!host.announcements.contains(ArcadeStrings.storedByLater))
  }
}
