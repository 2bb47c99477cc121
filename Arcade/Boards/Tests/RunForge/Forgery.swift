import ArcadeRuns
import CaromGeometry
import CaromReplay
import RunBots
import UIKit

/// A way in which somebody may forge a run.
enum Forgery: String, CaseIterable {
  /// A bit is flipped, and the checksum stays as it is.
  case flipped
  /// Some bits are flipped, and the checksum is that of the new bytes.
  case resealed
  case cutOff
  /// Inputs are reordered, left out, repeated or moved.
  case shuffled, thinned, doubled, moved
  case seed, rules, game
  case longer, endless
  /// Settings and stored values are replaced by ones that no game stores.
  case settings
  /// The page has no size, or an absurd one.
  case window
  /// There are so many inputs that they need far more memory than the file has bytes.
  case greedy
  /// A list claims to have more texts than there is memory for.
  case bomb

  /// The forged run's bytes.
  func bytes(of run: RunRecording, using chance: inout SeededGenerator) -> [UInt8] {
    var bytes = run.bytes
    let (opening, inputs) = (run.opening, run.inputs)
    switch self {
    case .flipped:
      flip(&bytes, in: 0..<bytes.count, using: &chance)
    case .resealed:
      bytes.removeLast(8)
      for _ in 0...chance.next(in: 0..<4) { flip(&bytes, in: 5..<bytes.count, using: &chance) }
      return ForgedRun.sealed(bytes)
    case .cutOff:
      bytes.removeLast(1 + chance.next(in: 0..<bytes.count - 1))
    case .shuffled:
      var all = inputs
      for _ in 0..<5 where all.count > 1 {
        all.swapAt(place(in: all, using: &chance), place(in: all, using: &chance))
      }
      return ForgedRun(run, inputs: inOrder(all)).bytes
    case .thinned:
      return ForgedRun(run, inputs: inputs.filter { $0.kind == .advance || chance.next(below: 4) > 0 }).bytes
    case .doubled:
      return ForgedRun(run, inputs: inputs.flatMap { chance.next(below: 4) == 0 ? [$0, $0] : [$0] }).bytes
    case .moved:
      return ForgedRun(
        run,
        inputs: inputs.map { input in
          guard case .pointer(var pointer) = input else { return input }
          pointer.x += chance.next(in: -200.0...200)
          pointer.y += chance.next(in: -200.0...200)
          return .pointer(pointer)
        }
      ).bytes
    case .seed: return ForgedRun(run, seed: run.seed &+ 1).bytes
    case .rules: return ForgedRun(run, rulesVersion: run.rulesVersion + 1).bytes
    case .game:
      let other = BoardGame.allCases.first { $0.rawValue != run.app }!
      return ForgedRun(run, app: other.rawValue, rulesVersion: Int32(other.rulesVersion)).bytes
    case .longer: return ForgedRun(run, endTick: Int32(run.endTick) + 120 * 60 * 30).bytes
    case .endless: return ForgedRun(run, endTick: .max).bytes
    case .settings:
      var forged = opening
      if case .start(var start) = opening[0] {
        let values = ["9999999", "-1", "99999999999999999999", "<b>", String(repeating: "9", count: 5_000), "", "NaN"]
        for index in stride(from: 1, to: start.stored.count, by: 2) {
          start.stored[index] = chance.pick(from: values) ?? ""
        }
        for name in ["lives", "luggage", "difficulty", "points", "duration", "pairs", "opponent", "kinds", "scores"] {
          start.stored += [run.app + "." + name, chance.pick(from: values) ?? ""]
        }
        forged[0] = .start(start)
      }
      return ForgedRun(run, opening: forged).bytes
    case .window:
      let sizes = [0, -1, 1e-300, 1e9, 1e300, Double.infinity, -Double.infinity, Double.nan]
      func hostile(_ input: HostInput) -> HostInput {
        guard case .resize(var window) = input else { return input }
        window.width = chance.pick(from: sizes) ?? 0
        window.height = chance.pick(from: sizes) ?? 0
        return .resize(window)
      }
      let size = opening.first { $0.kind == .resize }.map { [hostile($0)] } ?? []
      let isLater = chance.next(below: 2) == 0
      return ForgedRun(
        run, opening: isLater ? opening : opening.map(hostile), inputs: isLater ? size + inputs : inputs
      ).bytes
    case .greedy:
      var visibility = VisibilityInput()
      (visibility.isVisible, visibility.isFocused) = (1, 1)
      return ForgedRun(run, inputs: Array(repeating: .visibility(visibility), count: 1_200_000) + inputs).bytes
    case .bomb:
      // Somewhere in the first bytes are the numbers of inputs, of stored texts, and of their letters.
      bytes.removeLast(8)
      for place in 30..<min(bytes.count, 120) where chance.next(below: 3) == 0 { bytes[place] = 0x7F }
      return ForgedRun.sealed(bytes)
    }
    return bytes
  }

  private func flip(_ bytes: inout [UInt8], in range: Range<Int>, using chance: inout SeededGenerator) {
    bytes[chance.next(in: range)] ^= 1 << UInt8(chance.next(below: 8))
  }

  private func place(in inputs: [HostInput], using chance: inout SeededGenerator) -> Int {
    chance.next(in: 0..<inputs.count)
  }

  /// Puts the times of inputs in ascending order, whatever comes between them.
  private func inOrder(_ inputs: [HostInput]) -> [HostInput] {
    let times = inputs.compactMap { input -> AdvanceInput? in
      if case .advance(let advance) = input { advance } else { nil }
    }.sorted { $0.tick < $1.tick }
    var next = times.makeIterator()
    return inputs.map { input in input.kind == .advance ? next.next().map { .advance($0) } ?? input : input }
  }
}
