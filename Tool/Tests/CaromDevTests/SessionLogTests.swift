import Testing

@testable import CaromDev

struct SessionLogTests {
  /// Ten frames of 60 ticks each, with the byte `n` for the inputs of frame `n`.
  private func tenFrames() -> SessionLog {
    var log = SessionLog()
    for frame in 1...10 {
      log.append([UInt8(frame)], tick: frame * 60, hash: UInt64(frame))
    }
    return log
  }

  @Test func itIsComparedOncePerSecondAndWhereItIs() {
    let log = tenFrames()
    #expect(log.cuts.map(\.tick) == [120, 240, 360, 480, 600])
    #expect(log.cuts.map(\.hash) == [2, 4, 6, 8, 10])
    #expect(log.end == SessionLog.Cut(place: 10, tick: 600, hash: 10))
  }

  @Test func itsPartsAreTheWholeSessionInItsOrder() {
    var log = tenFrames()
    log.append([11], tick: 610, hash: 11)
    var place = 0
    var bytes: [UInt8] = []
    var ends: [Int] = []
    while place < log.bytes.count {
      let (part, end) = log.part(from: place)
      #expect(part.endIndex == end.place)
      bytes += part
      place = end.place
      ends.append(end.tick)
    }
    #expect(bytes == Array(1...11))
    #expect(ends == [120, 240, 360, 480, 600, 610])
    #expect(log.part(from: place).bytes.isEmpty)
  }

  @Test func aPartBeginsAnywhere() {
    let (part, end) = tenFrames().part(from: 3)
    #expect(Array(part) == [4])
    #expect(end.tick == 240)
  }

  @Test func cutItIsAsItWasThen() {
    var log = tenFrames()
    log.cut(at: log.cuts[2])
    #expect(log.bytes == Array(1...6))
    #expect(log.cuts.map(\.tick) == [120, 240, 360])
    #expect(log.tick == 360)
    log.cut(at: SessionLog.Cut(place: 0, tick: 0, hash: 0))
    #expect(log.isEmpty)
    #expect(log.tick == 0)
  }

  @Test func aBuildThatGoesAnotherWayIsWhatTheNextOneIsComparedWith() {
    var log = tenFrames()
    log.correct(log.cuts[1], to: 40)
    log.correct(log.end, to: 100)
    #expect(log.cuts.map(\.hash) == [2, 40, 6, 8, 100])
    #expect(log.end.hash == 100)
  }
}
