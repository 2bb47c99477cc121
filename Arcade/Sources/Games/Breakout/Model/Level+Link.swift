/// Why a wall in a link is refused.
package enum LevelRefusal: Error {
  case damaged, tooLarge, later, empty, unwinnable
}

extension Level {
  /// The wall as a part of an address: `1~rows of signs~gifts~moving rows~whether it sinks~check`. A sign that repeats is
  /// followed by how often.
  package var link: String {
    var body: [UInt8] = [UInt8(ascii: "1"), Level.mark]
    var place = 0
    while place < cells.count {
      let sign = Level.sign(cells[place])
      var run = 1
      while place + run < cells.count, Level.sign(cells[place + run]) == sign { run += 1 }
      body.append(sign)
      if run > 1 { body += Array("\(run)".utf8) }
      place += run
    }
    body.append(Level.mark)
    for gift in gifts { body.append(Level.first + UInt8(gift.rawValue)) }
    body.append(Level.mark)
    for row in movingRows { body.append(Level.first + UInt8(row)) }
    body.append(Level.mark)
    body.append(UInt8(ascii: sinks ? "1" : "0"))
    body.append(Level.mark)
    return String(decoding: body + Level.check(body), as: UTF8.self)
  }

  /// Reads what `link` writes; anything else is refused, with the reason.
  package static func read(link: String) -> Result<Level, LevelRefusal> {
    let bytes = Array(link.utf8)
    guard bytes.count <= mostBytes else { return .failure(.tooLarge) }
    let parts = bytes.split(separator: mark, omittingEmptySubsequences: false).map { Array($0) }
    guard let version = parts.first, !version.isEmpty, version.allSatisfy({ digit($0) != nil }) else {
      return .failure(.damaged)
    }
    guard version == [UInt8(ascii: "1")] else { return .failure(.later) }
    guard parts.count == 6, check(Array(bytes.dropLast(parts[5].count))) == parts[5] else { return .failure(.damaged) }
    guard let cells = cells(of: parts[1]) else { return .failure(.damaged) }
    guard cells.count <= mostRows * columns else { return .failure(.tooLarge) }
    guard cells.count > 0, cells.count % columns == 0 else { return .failure(.damaged) }
    var level = Level(rows: cells.count / columns)
    level.cells = cells
    for byte in parts[2] {
      guard byte >= first, let gift = Thing(rawValue: Int(byte - first)) else { return .failure(.damaged) }
      level.gifts.append(gift)
    }
    for byte in parts[3] {
      guard byte >= first, Int(byte - first) < level.rows, !level.movingRows.contains(Int(byte - first)) else {
        return .failure(.damaged)
      }
      level.movingRows.append(Int(byte - first))
    }
    level.sinks = parts[4] == [UInt8(ascii: "1")]
    guard level.sinks || parts[4] == [UInt8(ascii: "0")], level.gifts.count <= mostGifts else {
      return .failure(.damaged)
    }
    return level.wanted > 0 ? .success(level) : .failure(.empty)
  }

  private static let mark = UInt8(ascii: "~")
  private static let first = UInt8(ascii: "a")
  private static let mostBytes = 600
  package static let mostGifts = 24

  private static func digit(_ byte: UInt8) -> Int? {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") ? Int(byte - UInt8(ascii: "0")) : nil
  }

  /// The cells for signs with their repetitions; nil if a sign is unknown. At most one row more than is allowed.
  private static func cells(of signs: [UInt8]) -> [Cell?]? {
    var cells: [Cell?] = []
    var place = 0
    while place < signs.count {
      let cell = Level.cell(signs[place])
      guard cell != nil || signs[place] == empty else { return nil }
      place += 1
      var run = 0
      while place < signs.count, let digit = digit(signs[place]) {
        run = min(run * 10 + digit, (mostRows + 1) * columns)
        place += 1
      }
      cells += [Cell?](repeating: cell, count: max(run, 1))
      if cells.count > (mostRows + 1) * columns { return cells }
    }
    return cells
  }

  /// Six letters that change with every byte (FNV-1a, 32 bits).
  private static func check(_ bytes: [UInt8]) -> [UInt8] {
    var sum: UInt32 = 2_166_136_261
    for byte in bytes { sum = (sum ^ UInt32(byte)) &* 16_777_619 }
    return (0..<6).map { first + UInt8(sum >> UInt32($0 * 5) & 15) }
  }
}
