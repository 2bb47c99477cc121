import UIKit

// Runs random programs of public API calls, one for each seed, and prints a line `seed hash` as soon as each ends.
// scripts/hostile runs it, and explains how to run a failing seed alone.

#if arch(wasm32)
  /// The function that scripts/run-wasm.mjs calls with the numbers of its command line.
  @_expose(wasm, "run") @_cdecl("run")
  public func run(first: UInt32, count: UInt32, isTold: UInt32) -> Int32 {
    Program.run(from: first, count: count, isTold: isTold != 0) {}
    return 0
  }
#else
  import Glibc

  /// Returns free memory to the system, so that the process's memory is the memory in use.
  @_silgen_name("malloc_trim") private func trimMemory(_ rest: Int) -> Int32

  // CaromHostile FIRST COUNT [1]: with the 1, each move is printed before it is made.
  setvbuf(stdout, nil, _IOLBF, 0)
  let numbers = CommandLine.arguments.compactMap { UInt32($0) }
  Program.run(
    from: numbers.first ?? 0, count: numbers.count > 1 ? numbers[1] : 1, isTold: numbers.count > 2 && numbers[2] != 0
  ) { _ = trimMemory(0) }
#endif

extension Program {
  fileprivate static func run(from first: UInt32, count: UInt32, isTold: Bool, afterEach: () -> Void) {
    releaseTowers()
    for seed in first..<first + count {
      let hash = Program(seed: seed, isTold: isTold).run()
      afterEach()
      print("\(seed) \(String(hash, radix: 16))")
    }
  }
}
