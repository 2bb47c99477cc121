import UIKit

// CaromHostile FIRST COUNT [--tell]: runs random programs of public API calls, one for each seed, and prints a line
// `seed hash` for each as soon as it is over. With --tell, each move is printed before it is made. scripts/hostile drives
// it, in every build, and says how to run a failing seed alone.

#if hasFeature(Embedded)
  /// Runs the program of a seed in WebAssembly, where there are no arguments; returns its hash.
  @_expose(wasm, "hostile_run")
  @_cdecl("hostile_run")
  public func hostileRun(_ seed: UInt32, _ isTold: Int32) -> UInt64 { Program(seed: seed, isTold: isTold != 0).run() }
#else
  import Glibc

  setvbuf(stdout, nil, _IOLBF, 0)
  let numbers = CommandLine.arguments.compactMap { UInt32($0) }
  let first = numbers.first ?? 0
  let count = numbers.count > 1 ? numbers[1] : 1
  let isTold = CommandLine.arguments.contains("--tell")
  for seed in first..<first + count { print("\(seed) \(String(Program(seed: seed, isTold: isTold).run(), radix: 16))") }
#endif
