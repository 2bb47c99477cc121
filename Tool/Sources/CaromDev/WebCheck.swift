import CaromPort
import Foundation

/// Whether an app also builds for the web, found out in the background and at low priority after each good build.
///
/// The compiler decides; for each line that it names, and for those behind which it did not get, the rules of `carom port` tell the rewrite.
final class WebCheck: @unchecked Sendable {
  /// Called on a queue with what was found.
  var found: (DevState.Web) -> Void = { _ in }

  private let build: AppBuild
  private let queue = DispatchQueue(label: "web check", qos: .background)
  private let lock = NSLock()
  private var process: Process?
  private var number = 0

  init(_ build: AppBuild) { self.build = build }

  /// Begins anew; a check that is on its way ends.
  func begin() {
    let mine = next()
    queue.async { [self] in
      guard isLatest(mine) else { return }
      found(DevState.Web(.checking))
      guard let result = compile(mine) else { return }
      found(result)
    }
  }

  /// Ends a check that is on its way.
  func stop() { _ = next() }

  private func next() -> Int {
    lock.withLock {
      number += 1
      // It leads a group of its own, so all that it started ends with it.
      if let process, process.isRunning { kill(-process.processIdentifier, SIGTERM) }
      process = nil
      return number
    }
  }

  private func isLatest(_ one: Int) -> Bool { lock.withLock { one == number } }

  /// Compiles for the web, and waits; nil if that was ended.
  private func compile(_ mine: Int) -> DevState.Web? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "nice", "-n", "19", build.kit.appendingPathComponent("scripts/build-web").path, "--package-path",
      build.folder.path, "--product", build.name, "--fast",
    ]
    process.currentDirectoryURL = build.folder
    let pipe = Pipe()
    (process.standardOutput, process.standardError, process.standardInput) = (pipe, pipe, FileHandle.nullDevice)
    guard (try? process.run()) != nil else { return DevState.Web(.unknown) }
    lock.withLock { if mine == number { self.process = process } else { process.terminate() } }
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard isLatest(mine) else { return nil }
    if process.terminationStatus == 0 { return DevState.Web(.builds) }
    let errors = CompilerMessage.errors(in: output, of: build.folder)
    let rewrites = WebRewrites(of: WebRewrites.sources(of: build.folder, target: build.name))
    return WebCheck.web(errors: errors, rewrites: rewrites.lines)
  }

  /// What a failed build and the rules together say.
  static func web(errors: [CompilerMessage], rewrites: [WebRewrites.Line]) -> DevState.Web {
    var web = DevState.Web(.broken)
    var rest = rewrites
    for var error in errors {
      if let index = rest.firstIndex(where: { $0.file == error.file && $0.line == error.line }) {
        let known = rest.remove(at: index)
        (error.rewrite, error.remedy) = (known.rewrite, known.remedy)
      }
      if error.rewrite == nil, error.remedy == nil { error.remedy = WebRemedy.remedy(for: error) }
      web.lines.append(error)
    }
    // The compiler goes no further than the first module that is not there, and no linker names a line.
    for line in rest {
      var message = CompilerMessage(file: line.file, line: line.line, column: 0, text: line.message)
      (message.rewrite, message.remedy) = (line.rewrite, line.remedy)
      web.lines.append(message)
    }
    return web
  }
}

/// What to do about errors of the compiler that only come up for the web.
enum WebRemedy {
  private static let remedies: [(part: String, remedy: String)] = [
    ("no such module", "That module is there natively only: leave out what uses it, or write it with UIKit."),
    ("cannot find 'Mirror'", "There is no reflection: write the members down."),
    (
      "attribute cannot be used in embedded Swift",
      "Write @Weak var …: …? for a property, and Weak(object) for a capture."
    ),
    ("cannot do dynamic casting", "Keep the value's type, or give the class a property that tells what it is."),
    (
      "cannot use a value of protocol type",
      "Use a class, a generic parameter, or any P of a protocol that is for classes alone."
    ),
    ("cannot use key path", "Write a closure: { $0.name } for \\.name."),
    ("metatype", "Pass a closure that makes the object, in the place of its type."),
    ("String(format:", "Write the text by interpolation."),
    ("cannot use generic", "Declare the class final, or take the generic parameter from the method to its class."),
  ]

  /// A sentence; nil where none is known.
  static func remedy(for error: CompilerMessage) -> String? {
    remedies.first { error.text.contains($0.part) }?.remedy
  }
}
