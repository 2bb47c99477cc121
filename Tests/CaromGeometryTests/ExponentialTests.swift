import CaromGeometry
import Glibc
import Testing

@Suite struct ExponentialTests {
  @Test func exponential() {
    let arguments = spread(60_000, exponents: -30...8) + spread(20_000, exponents: 5...9)
    #expect(worstError(arguments, CaromGeometry.exp, Glibc.exp).ulp <= 1)
    #expect(CaromGeometry.exp(0) == 1 && CaromGeometry.exp(-0.0) == 1 && CaromGeometry.exp(1) == 2.718281828459045)
    #expect(CaromGeometry.exp(.infinity) == .infinity && CaromGeometry.exp(-.infinity) == 0)
    #expect(CaromGeometry.exp(.nan).isNaN)
    #expect(CaromGeometry.exp(709.782712893384) < .infinity && CaromGeometry.exp(709.7827128933841) == .infinity)
    #expect(
      CaromGeometry.exp(-745.1332191019411) == .leastNonzeroMagnitude && CaromGeometry.exp(-745.2) == 0
        && CaromGeometry.exp(1e300) == .infinity)
  }

  @Test func logarithm() {
    let arguments =
      spread(60_000, exponents: -3...3, signed: false) + spread(20_000, exponents: -1070...1023, signed: false)
    #expect(worstError(arguments, CaromGeometry.log, Glibc.log).ulp <= 1)
    let nearOne = spread(20_000, exponents: -52 ... -3).map { 1 + $0 }
    #expect(worstError(nearOne, CaromGeometry.log, Glibc.log).ulp <= 1)
    #expect(CaromGeometry.log(1) == 0 && CaromGeometry.log(0) == -.infinity && CaromGeometry.log(-0.0) == -.infinity)
    #expect(CaromGeometry.log(-1).isNaN && CaromGeometry.log(.nan).isNaN && CaromGeometry.log(.infinity) == .infinity)
    #expect(CaromGeometry.log(.leastNonzeroMagnitude) == Glibc.log(.leastNonzeroMagnitude))
  }

  @Test func powers() {
    let bases =
      spread(60_000, exponents: -4...4, signed: false) + spread(20_000, exponents: -1070...1023, signed: false)
    for y in [0.5, 1.0 / 3, -0.75, 1.4, 2, 3, -2, -7, 10.5, 17, 63, 64, 65, 101.3, -200.7, 0.001, 1e-9] {
      let worst = worstError(bases, { CaromGeometry.pow($0, y) }, { Glibc.pow($0, y) })
      #expect(worst.ulp <= 1, "x^\(y) at \(worst.at)")
    }
    for x in [0.998, 0.5, 2, 10, 1.0000001, 1e-300, 3e300, 2.718281828459045] {
      let worst = worstError(spread(20_000, exponents: -12...10), { CaromGeometry.pow(x, $0) }, { Glibc.pow(x, $0) })
      #expect(worst.ulp <= 1, "\(x)^\(worst.at)")
    }
  }

  @Test func exactPowers() {
    for n in 0...22 {
      #expect(CaromGeometry.pow(10, Double(n)) == Double("1e\(n)")!)
    }
    for n in -1074...1023 {
      #expect(CaromGeometry.pow(2, Double(n)) == Double(sign: .plus, exponent: n, significand: 1))
    }
    #expect(CaromGeometry.pow(-3, 3) == -27 && CaromGeometry.pow(4, 0.5) == 2 && CaromGeometry.pow(9, 0.5) == 3)
  }

  @Test func specialPowers() {
    let values: [Double] = [
      0, -0.0, 1, -1, 0.5, -0.5, 2, -2, 3, -3, 1e17, .infinity, -.infinity, .nan, .leastNonzeroMagnitude,
      .greatestFiniteMagnitude,
    ]
    for x in values {
      for y in values {
        let (ours, theirs) = (CaromGeometry.pow(x, y), Glibc.pow(x, y))
        // Only the square root of the greatest finite number is inexact.
        let near = theirs.isNormal && x == .greatestFiniteMagnitude && (ours - theirs).magnitude <= theirs.ulp
        #expect(ours.isNaN ? theirs.isNaN : near || ours == theirs && ours.sign == theirs.sign, "\(x)^\(y)")
      }
    }
  }

  @Test func lengths() {
    let a = spread(40_000, exponents: -10...10) + spread(4_000, exponents: -1070...1022)
    for y in [0, 1, 3.3, -1e-3, 1e160, 1e-160, .leastNonzeroMagnitude, 1e300] {
      #expect(worstError(a, { CaromGeometry.hypot($0, y) }, { Glibc.hypot($0, y) }).ulp <= 1)
    }
    #expect(CaromGeometry.hypot(3, -4) == 5 && CaromGeometry.hypot(.nan, -.infinity) == .infinity)
    #expect(CaromGeometry.hypot(.nan, 1).isNaN)
  }

  @Test func otherLogarithmsAndRoots() {
    let positive =
      spread(20_000, exponents: -300...300, signed: false) + spread(20_000, exponents: -2...2, signed: false)
    #expect(worstError(positive, CaromGeometry.log2, Glibc.log2).ulp <= 3)
    #expect(worstError(positive, CaromGeometry.log10, Glibc.log10).ulp <= 3)
    #expect(
      (-1000...1000).allSatisfy { CaromGeometry.log2(Double(sign: .plus, exponent: $0, significand: 1)) == Double($0) })
    var power = 1.0
    for exponent in 0...22 {
      #expect(CaromGeometry.log10(power) == Double(exponent))
      power *= 10
    }
    #expect(CaromGeometry.log2(0) == -.infinity && CaromGeometry.log10(-1).isNaN)
    #expect(worstError(spread(20_000, exponents: -200...200), CaromGeometry.cbrt, Glibc.cbrt).ulp <= 3)
    #expect(CaromGeometry.cbrt(-27) == -3 && CaromGeometry.cbrt(0) == 0 && CaromGeometry.cbrt(-.infinity) == -.infinity)
  }

  @Test func hyperbolicFunctions() {
    let arguments = spread(20_000, exponents: -40...8)
    #expect(worstError(arguments, CaromGeometry.sinh, Glibc.sinh).ulp <= 4)
    #expect(worstError(arguments, CaromGeometry.cosh, Glibc.cosh).ulp <= 4)
    #expect(worstError(arguments, CaromGeometry.tanh, Glibc.tanh).ulp <= 4)
    #expect(CaromGeometry.sinh(710.4) == Glibc.sinh(710.4) || CaromGeometry.sinh(710.4).isFinite)
    #expect(CaromGeometry.sinh(-.infinity) == -.infinity && CaromGeometry.cosh(.nan).isNaN)
    #expect(CaromGeometry.tanh(40) == 1 && CaromGeometry.tanh(-1e300) == -1 && CaromGeometry.sinh(.nan).isNaN)
  }

  @Test func roundingIsThatOfC() {
    for x in [-2.5, -0.5, 0.49999999999999994, 0.5, 2.5, 1e300, -1e-300] {
      #expect(CaromGeometry.round(x) == Glibc.round(x) && CaromGeometry.floor(x) == Glibc.floor(x))
      #expect(CaromGeometry.ceil(x) == Glibc.ceil(x) && CaromGeometry.trunc(x) == Glibc.trunc(x))
      #expect(CaromGeometry.fmod(x, 0.3) == Glibc.fmod(x, 0.3) && CaromGeometry.fabs(x) == Glibc.fabs(x))
    }
    #expect(CaromGeometry.sqrt(2.0) == 2.0.squareRoot() && CaromGeometry.sqrt(-1.0).isNaN)
    #expect(CaromGeometry.fmax(.nan, 1) == 1 && CaromGeometry.fmin(2, 1) == 1 && CaromGeometry.M_PI == .pi)
  }
}
