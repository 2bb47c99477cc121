import Glibc
import UIKit

// CaromHostile FIRST COUNT [--tell]: runs random programs of public API calls, one for each seed, and prints a line
// `seed hash` for each as soon as it is over. With --tell, each move is printed before it is made. scripts/hostile drives
// it, and says how to run a failing seed alone.

setvbuf(stdout, nil, _IOLBF, 0)
let numbers = CommandLine.arguments.compactMap { UInt32($0) }
let first = numbers.first ?? 0
let count = numbers.count > 1 ? numbers[1] : 1
let isTold = CommandLine.arguments.contains("--tell")
for seed in first..<first + count { print("\(seed) \(String(Program(seed: seed, isTold: isTold).run(), radix: 16))") }
