import CaromGeometry
import Glibc
import Testing

// The errors of the platform's library are below 1 ulp too, so a difference of n ulp here means an error below n + 1
// ulp. In practice both errors are near 0.55 ulp, and both results are the same or adjacent numbers.
@Suite struct TrigonometryTests {
  /// Angles of every magnitude, and the neighbors of multiples of π/4, where the reduction is hardest.
  static let angles: [Double] = {
    var angles = spread(60_000, exponents: -40...30) + spread(20_000, exponents: -1000...1023)
    for k in 1..<5_000 {
      for multiple in [k, k * 104_729] {
        let near = Double(multiple) * (Double.pi / 4)
        angles += [near, near.nextUp, near.nextDown, -near]
      }
    }
    return angles
  }()

  @Test func sineCosineTangent() {
    #expect(worstError(Self.angles, CaromGeometry.sin, Glibc.sin).ulp <= 1)
    #expect(worstError(Self.angles, CaromGeometry.cos, Glibc.cos).ulp <= 1)
    #expect(worstError(Self.angles, CaromGeometry.tan, Glibc.tan).ulp <= 2)
  }

  @Test func sincosHasTheSameBits() {
    for x in Self.angles {
      let pair = CaromGeometry.sincos(x)
      #expect(pair.sin == CaromGeometry.sin(x) && pair.cos == CaromGeometry.cos(x))
    }
  }

  @Test func arcs() {
    let slopes = spread(60_000, exponents: -30...30) + spread(5_000, exponents: -1070...1023)
    #expect(worstError(slopes, CaromGeometry.atan, Glibc.atan).ulp <= 1)
    let ratios = spread(60_000, exponents: -20 ... -1) + spread(2_000, exponents: -1070 ... -1)
    #expect(worstError(ratios + [1, -1], CaromGeometry.asin, Glibc.asin).ulp <= 1)
    #expect(worstError(ratios + [1, -1], CaromGeometry.acos, Glibc.acos).ulp <= 1)
    let nearOne = ratios.map { ($0 < 0 ? -1 : 1) - $0 * 0.5 }
    #expect(worstError(nearOne, CaromGeometry.asin, Glibc.asin).ulp <= 1)
    #expect(worstError(nearOne, CaromGeometry.acos, Glibc.acos).ulp <= 1)
  }

  @Test func directions() {
    let a = spread(40_000, exponents: -12...12) + spread(4_000, exponents: -1070...1023)
    let b =
      Array(spread(88_000, exponents: -12...12).suffix(40_000)) + spread(4_000, exponents: -1000...1023).reversed()
    var i = -1
    let worst = worstError(
      a,
      { y in
        i += 1
        return CaromGeometry.atan2(y, b[i])
      },
      { y in Glibc.atan2(y, b[i + 1]) })
    #expect(worst.ulp <= 1)
  }

  @Test func specialValues() {
    for f in [CaromGeometry.sin, CaromGeometry.cos, CaromGeometry.tan] {
      #expect(f(.nan).isNaN && f(.infinity).isNaN && f(-.infinity).isNaN)
    }
    for f in [CaromGeometry.sin, CaromGeometry.tan, CaromGeometry.atan, CaromGeometry.asin] {
      #expect(f(0) == 0 && f(0).sign == .plus && f(-0.0) == 0 && f(-0.0).sign == .minus)
      #expect(f(.leastNonzeroMagnitude) == .leastNonzeroMagnitude)
    }
    #expect(CaromGeometry.cos(0) == 1 && CaromGeometry.cos(-0.0) == 1)
    #expect(CaromGeometry.sin(.pi / 6) == 0.49999999999999994)
    #expect(CaromGeometry.sin(.pi / 2) == 1 && CaromGeometry.cos(.pi) == -1)
    #expect(CaromGeometry.atan(.infinity) == .pi / 2 && CaromGeometry.atan(-.infinity) == -.pi / 2)
    #expect(CaromGeometry.atan(.nan).isNaN && CaromGeometry.asin(1.0.nextUp).isNaN)
    #expect(CaromGeometry.acos((-1.0).nextUp) <= .pi)
    #expect(CaromGeometry.asin(1) == .pi / 2 && CaromGeometry.acos(1) == 0 && CaromGeometry.acos(-1) == .pi)
    #expect(CaromGeometry.acos(0) == .pi / 2 && CaromGeometry.acos(2).isNaN && CaromGeometry.acos(.nan).isNaN)
  }

  @Test func directionsOfZerosAndInfinities() {
    let values: [Double] = [
      0, -0.0, 1, -1, .infinity, -.infinity, .nan, .leastNonzeroMagnitude, -Double.leastNonzeroMagnitude,
      .greatestFiniteMagnitude,
    ]
    for y in values {
      for x in values {
        let (ours, theirs) = (CaromGeometry.atan2(y, x), Glibc.atan2(y, x))
        #expect(ours.isNaN ? theirs.isNaN : ours == theirs && ours.sign == theirs.sign, "\(y) \(x)")
      }
    }
  }
}
