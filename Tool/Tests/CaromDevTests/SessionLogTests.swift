import Testing

@testable import CaromDev

struct SessionLogTests {
  /// Ten frames of 60 ticks each, with the byte `n` for the inputs of frame `n`.
  private func tenFrames() -> SessionLog {
    var log = SessionLog()
    for frame in 1...10 {
      let hash: UInt64? = log.wantsHash ? UInt64(frame) : nil
      log.append([UInt8(frame)], tick: frame * 60, hash: hash)
    }
    return log
  }

  @Test func aHashIsWantedOncePerSecond() {
    let log = tenFrames()
    #expect(log.cuts.map(\.tick) == [180, 360, 540])
    #expect(log.tick == 600)
  }

  @Test func itsPartsAreTheWholeSessionInItsOrder() {
    let log = tenFrames()
    var place = 0
    var bytes: [UInt8] = []
    var ends: [Int?] = []
    while place < log.bytes.count {
      let (part, end) = log.part(from: place)
      bytes += part
      place = part.endIndex
      ends.append(end?.tick)
    }
    #expect(bytes == Array(1...10))
    #expect(ends == [180, 360, 540, nil])
    #expect(log.part(from: place).bytes.isEmpty)
  }

  @Test func aPartBeginsAnywhere() {
    let (part, end) = tenFrames().part(from: 4)
    #expect(Array(part) == [5, 6])
    #expect(end?.tick == 360)
  }

  @Test func cutItIsAsItWasThen() {
    var log = tenFrames()
    log.cut(at: 6)
    #expect(log.bytes == Array(1...6))
    #expect(log.cuts.map(\.tick) == [180, 360])
    #expect(log.tick == 360)
    log.cut(at: 0)
    #expect(log.isEmpty)
    #expect(log.tick == 0)
  }
}
