import CaromHostile
import CaromReplay

// Two tests in one program, because each program for WebAssembly contains the whole kit and takes minutes to compile.
//
// Without arguments it prints a line `name hash` for each golden run; scripts/parity compares the lines of different
// builds, so that a run's name shows what differs. With the arguments FIRST COUNT [1] it runs random programs of API
// calls for scripts/hostile, which explains how to run a failing seed alone; with the 1, each move is printed before it is made.

extension GoldenRun {
  static var kit: [GoldenRun] { geometry + physics + signatures + chance + animation + text + sessions }
}

#if arch(wasm32)
  /// The function that scripts/run-wasm.mjs calls with the numbers of its command line.
  @_expose(wasm, "run") @_cdecl("run")
  public func run(first: UInt32, count: UInt32, isTold: UInt32) -> Int32 {
    Program.run(from: first, count: count, isTold: isTold != 0) {}
    return 0
  }

  for run in GoldenRun.kit { print(run.line) }
#else
  import Glibc

  /// Returns free memory to the system, so that the process's memory is the memory in use.
  @_silgen_name("malloc_trim") private func trimMemory(_ rest: Int) -> Int32

  private let numbers = CommandLine.arguments.compactMap { UInt32($0) }
  if let first = numbers.first {
    setvbuf(stdout, nil, _IOLBF, 0)
    Program.run(
      from: first, count: numbers.count > 1 ? numbers[1] : 1, isTold: numbers.count > 2 && numbers[2] != 0
    ) { _ = trimMemory(0) }
  } else {
    for run in GoldenRun.kit { print(run.line) }
  }
#endif
