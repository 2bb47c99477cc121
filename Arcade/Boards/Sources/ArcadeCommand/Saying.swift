import ArgumentParser
import Foundation

/// Writes lines at once; `print` would buffer them where standard output is a pipe.
func say(_ lines: String, to handle: FileHandle) { try? handle.write(contentsOf: Data((lines + "\n").utf8)) }

/// Says what is wrong in one line, and returns the exit code to throw, which prints nothing more.
func fault(_ text: String, code: Int32) -> ExitCode {
  say("arcade: \(text)", to: .standardError)
  return ExitCode(code)
}

/// A value as a JSON object in one line, its keys in order.
func jsonLine(_ value: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  // Values of ours have only numbers and texts that JSON has, too.
  return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
}
