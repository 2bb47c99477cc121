extension Program {
  /// Runs the programs of `count` seeds from `first` on, and prints a line `seed hash` as soon as each ends.
  ///
  /// - Parameter isTold: Whether each move is printed before it is made.
  package static func run(from first: UInt32, count: UInt32, isTold: Bool, afterEach: () -> Void) {
    releaseTowers()
    for seed in first..<first + count {
      let hash = Program(seed: seed, isTold: isTold).run()
      afterEach()
      print("\(seed) \(String(hash, radix: 16))")
    }
  }
}
