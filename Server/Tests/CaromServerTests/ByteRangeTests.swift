import Testing

@testable import CaromServer

/// The Range field, as RFC 9110 has it.
@Suite struct ByteRangeTests {
  @Test(arguments: [
    ("bytes=0-0", 0..<1), ("bytes=0-", 0..<10), ("bytes=3-5", 3..<6), ("bytes=3-99", 3..<10), ("bytes=-4", 6..<10),
    ("bytes=-99", 0..<10), ("Bytes=9-9", 9..<10), ("bytes= 1-2 ", 1..<3), ("bytes=3-99999999999999999999", 3..<10),
    ("bytes=0-9223372036854775807", 0..<10),
  ])
  func parts(field: String, part: Range<Int>) { #expect(ByteRange(field, size: 10) == .part(part)) }

  @Test(arguments: ["bytes=10-", "bytes=10-11", "bytes=-0", "bytes=99999999999999999999-"])
  func outside(field: String) { #expect(ByteRange(field, size: 10) == .outside) }

  @Test(arguments: [
    nil, "", "bytes", "bytes=", "bytes=-", "bytes=a-b", "bytes=5-3", "bytes=1-2,4-5", "bytes=1-2-3", "lines=1-2",
    "bytes=+1-2", "bytes=1.5-2", "bytes=\u{0661}-\u{0662}",
  ])
  func whatIsNotUnderstoodIsIgnored(field: String?) { #expect(ByteRange(field, size: 10) == .all) }

  @Test func anEmptyFileHasNoParts() {
    for field in ["bytes=0-", "bytes=0-0", "bytes=-1"] { #expect(ByteRange(field, size: 0) == .outside) }
    #expect(ByteRange(nil, size: 0) == .all)
  }
}
