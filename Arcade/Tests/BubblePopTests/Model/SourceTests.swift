import Glibc
import Testing

/// Properties of the model's source code: BU-A8, BU-A9, BU-A10.
@Suite struct SourceTests {
  /// The names and lines of the model's files.
  private static let files: [(name: String, lines: [Substring])] = {
    // …/Tests/BubblePopTests/Model/SourceTests.swift
    let here = "\(#filePath)".split(separator: "/")
    let folder = "/" + here.dropLast(4).joined(separator: "/") + "/Sources/BubblePop/Model"
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var files: [(String, [Substring])] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasSuffix(".swift") { files.append((name, read(folder + "/" + name).split(separator: "\n"))) }
    }
    return files
  }()

  private static func read(_ path: String) -> String {
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("BU-A9, BU-A10: the model knows of no view, no store and no page") func imports() {
    #expect(Self.files.count > 10)
    for (name, lines) in Self.files {
      for line in lines where line.hasPrefix("import ") {
        #expect(line == "import CaromGeometry" || line == "import GameSettings", "\(name): \(line)")
      }
    }
  }

  @Test("BU-A8: the model is made of values, and nothing in it is shared and changed") func values() {
    for (name, lines) in Self.files {
      for line in lines {
        let words = line.split(separator: " ")
        #expect(!words.contains("class"), "\(name): \(line)")
        #expect(!(words.contains("static") && words.contains("var") && !line.contains("{")), "\(name): \(line)")
      }
    }
  }
}
