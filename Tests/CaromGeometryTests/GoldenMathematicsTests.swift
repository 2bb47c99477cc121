import CaromGeometry
import Testing

/// Twenty thousand arguments of every function, hashed bit by bit. When the hashes were recorded, they were equal
/// natively in debug and release and in WebAssembly. A change of a single bit of any result changes them.
@Suite struct GoldenMathematicsTests {
  private func sweep(_ body: (_ x: Double, _ y: Double, _ hash: inout StateHash) -> Void) -> UInt64 {
    var generator = SeededGenerator(seed: 2026)
    var hash = StateHash()
    for i in 0..<20_000 {
      let exponent = generator.next(in: i % 8 == 0 ? -1000...1000 : -20...30)
      let sign: FloatingPointSign = generator.next(below: 2) == 0 ? .plus : .minus
      body(
        Double(sign: sign, exponent: exponent, significand: 1 + generator.nextUnit()), generator.next(in: -20.0...20.0),
        &hash)
    }
    return hash.value
  }

  @Test func trigonometry() {
    let found = sweep { x, y, hash in
      hash.combine(sin(x))
      hash.combine(cos(x))
      hash.combine(tan(x))
      hash.combine(atan(x))
      hash.combine(atan2(y, x))
      hash.combine(asin(y / 20))
      hash.combine(acos(y / 20))
    }
    #expect(found == 6_686_883_250_674_579_939)
  }

  @Test func exponentials() {
    let found = sweep { x, y, hash in
      hash.combine(exp(x))
      hash.combine(log(x.magnitude))
      hash.combine(pow(x.magnitude, y))
      hash.combine(pow(x, y.rounded()))
      hash.combine(hypot(x, y))
    }
    #expect(found == 15_759_039_147_022_113_593)
  }
}
