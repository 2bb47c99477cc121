import Foundation
import Testing

@testable import CaromDev

struct CompilerMessageTests {
  private let folder = URL(fileURLWithPath: "/home/ada/Puck")
  private let source = "import UIKit\n\nlet a = 1\nlet b: Int = \"two\"\nlet c = 3\n"

  @Test func anErrorHasItsPlaceAndTheLinesAroundIt() {
    let output = """
      [3/9] Compiling Puck Ball.swift
      /home/ada/Puck/Sources/Puck/Ball.swift:4:14: error: cannot convert value of type 'String'
      2 |
      4 | let b: Int = "two"
        |              `- error: cannot convert value of type 'String'
      /home/ada/Puck/Sources/Puck/Ball.swift:4:14: error: cannot convert value of type 'String'
      /home/ada/Puck/Sources/Puck/Ball.swift:3:5: warning: never used
      """
    let errors = CompilerMessage.errors(in: output, of: folder, read: { _ in source })
    #expect(errors.count == 1)
    #expect(errors.first?.file == "Sources/Puck/Ball.swift")
    #expect(errors.first?.line == 4)
    #expect(errors.first?.column == 14)
    #expect(errors.first?.text == "cannot convert value of type 'String'")
    #expect(errors.first?.first == 2)
    #expect(errors.first?.code == ["", "let a = 1", "let b: Int = \"two\"", "let c = 3", ""])
  }

  @Test func anErrorOfNoFileIsToldToo() {
    let errors = CompilerMessage.errors(in: "error: 'puck': invalid manifest\n", of: folder, read: { _ in nil })
    #expect(errors.map(\.text) == ["'puck': invalid manifest"])
    #expect(errors.first?.file == "")
  }

  @Test func aBuildThatFailsWithoutASentenceShowsItsLastLines() {
    let errors = CompilerMessage.errors(in: "one\ntwo\n", of: folder, read: { _ in nil })
    #expect(errors.map(\.text) == ["one\ntwo"])
  }

  @Test func aFileThatIsGoneHasNoLines() {
    let errors = CompilerMessage.errors(in: "/x/A.swift:9:1: error: odd\n", of: folder, read: { _ in nil })
    #expect(errors.first?.file == "/x/A.swift")
    #expect(errors.first?.code.isEmpty == true)
  }
}
