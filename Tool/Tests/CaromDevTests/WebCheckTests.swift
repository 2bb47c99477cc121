import CaromPort
import Testing

@testable import CaromDev

struct WebCheckTests {
  private let source = """
    import Foundation
    import UIKit

    class Ball: UIView {
      weak var owner: UIView?
      let sorted = [Ball]().map(\\.tag)
    }
    """

  @Test func eachLineThatTheCompilerNamesHasItsRewriteAndTheOthersFollow() {
    let lines = WebRewrites(of: [("Sources/Puck/Ball.swift", source)]).lines
    let errors = [
      CompilerMessage(file: "Sources/Puck/Ball.swift", line: 1, column: 8, text: "no such module 'Foundation'"),
      CompilerMessage(
        file: "Sources/Puck/Other.swift", line: 3, column: 1,
        text: "cannot use a value of protocol type 'any Shape' in embedded Swift"),
    ]
    let web = WebCheck.web(errors: errors, rewrites: lines)
    #expect(web.kind == .broken)
    #expect(web.lines.map(\.line) == [1, 3, 5, 6])
    #expect(web.lines[0].rewrite?.isEmpty == true)
    #expect(web.lines[1].remedy?.hasPrefix("Use a class") == true)
    #expect(web.lines[2].rewrite == "  @Weak var owner: UIView?")
    #expect(web.lines[3].remedy == "Write a closure: { $0.name } for \\.name.")
  }

  @Test func sourcesThatNeedNothingAreNotNamed() {
    let source = "import CaromWebHost\nimport UIKit\n\nfinal class A: UIView {\n  @Weak var owner: UIView?\n}\n"
    #expect(WebRewrites(of: [("A.swift", source)]).lines.isEmpty)
  }

  @Test func theTerminalTellsEachLineWithItsRewrite() {
    var state = DevState()
    let before = state
    state.web = WebCheck.web(
      errors: [], rewrites: WebRewrites(of: [("Sources/Puck/Ball.swift", source)]).lines)
    #expect(state.lines(since: before).first == "3 lines do not build for the web:")
    #expect(state.lines(since: before).contains("      → @Weak var owner: UIView?"))
    #expect(state.lines(since: before).contains("      → leave the line out"))
    #expect(state.lines(since: state).isEmpty)
    let broken = state
    state.web = DevState.Web(.builds)
    #expect(state.lines(since: broken) == ["It also builds for the web."])
  }
}
