import ArgumentParser
import Foundation

/// Writes lines at once; `print` would buffer them if standard output is a pipe.
func say(_ lines: String, to handle: FileHandle) { try? handle.write(contentsOf: Data((lines + "\n").utf8)) }

/// Says what is wrong in one line, and returns the exit code to throw, which prints nothing more.
func fault(_ text: String, code: Int32) -> ExitCode {
  say("arcade: \(text)", to: .standardError)
  return ExitCode(code)
}
