import CaromHeadlessHost
import Testing
import UIKit

/// `String(format:)` and the number formatter, compared with what C and Apple document.
@Suite struct FormatTests {
  @Test func conversionsOfC() {
    #expect(String(format: "%d of %d", 3, 12) == "3 of 12")
    #expect(String(format: "%05d|%-5d|%+d|% d", 42, 42, 42, 42) == "00042|42   |+42| 42")
    #expect(String(format: "%.3d", 7) == "007")
    #expect(String(format: "%x %X %#x %o", 255, 255, 255, 8) == "ff FF 0xff 10")
    #expect(String(format: "%02X", -1) == "FFFFFFFF")
    #expect(String(format: "%lx", -1) == "ffffffffffffffff")
    #expect(String(format: "%u", -1) == "4294967295")
    #expect(String(format: "%c%%", 65) == "A%")
    #expect(String(format: "%@ has %@", "Ann", "3") == "Ann has 3")
    #expect(String(format: "%2$@ %1$@", "a", "b") == "b a")
    #expect(String(format: "%5@|%-5@|", "ab", "ab") == "   ab|ab   |")
    #expect(String(format: "%*d", 5, 42) == "   42")
    #expect(String(format: "%02d:%02d", 7, 5) == "07:05")
    #expect(String(format: "%.1f %@ %d", 1.25, "x", 3) == "1.2 x 3")
  }

  // A double is the exact value that it stores: 2.675 is slightly less, 0.125 is exact, and exact halves are rounded to
  // even.
  @Test func fractionsAreRoundedFromTheExactValue() {
    #expect(String(format: "%.2f", 2.675) == "2.67")
    #expect(String(format: "%.2f", 0.125) == "0.12")
    #expect(String(format: "%.2f", 0.375) == "0.38")
    #expect(String(format: "%.0f %.0f %.0f", 0.5, 1.5, 2.5) == "0 2 2")
    #expect(String(format: "%.1f", 0.05) == "0.1")
    #expect(String(format: "%.2f", 0.004) == "0.00")
    #expect(String(format: "%.2f", 0.005) == "0.01")
    #expect(String(format: "%.2f", 0.9999) == "1.00")
    #expect(String(format: "%f", 1.0 / 3) == "0.333333")
    #expect(String(format: "%8.3f|%-8.1f|%08.2f", 3.14159, 2.0, -1.5) == "   3.142|2.0     |-0001.50")
    #expect(String(format: "%.20f", 0.1) == "0.10000000000000000555")
    #expect(String(format: "%.0f", 1e22) == "10000000000000000000000")
    #expect(String(format: "%e %E", 12345.678, 0.00012) == "1.234568e+04 1.200000E-04")
    #expect(String(format: "%g %g %g %g", 100000.0, 1000000.0, 0.0001, 0.00001) == "100000 1e+06 0.0001 1e-05")
    #expect(String(format: "%.3g", 0.00012345) == "0.000123")
    #expect(String(format: "%f %f", Double.infinity, -Double.infinity) == "inf -inf")
    #expect(String(format: "%.1f", Float(0.25)) == "0.2")
    #expect(String(format: "%.2f", Double.leastNonzeroMagnitude) == "0.00")
    #expect(String(format: "%.3e", Double.greatestFiniteMagnitude) == "1.798e+308")
  }

  @Test func aWrongArgumentIsToldAndKeepsItsText() {
    let host = HeadlessHost(size: CGSize(width: 100, height: 100))
    #expect(String(format: "%d", 1.5) == "%d")
    #expect(String(format: "%d %d", 1) == "1 %d")
    #expect(host.diagnostics.count == 2)
    #expect(host.diagnostics.allSatisfy { $0.contains("was not replaced") })
  }

  @Test func numbersAsTexts() {
    let formatter = NumberFormatter()
    #expect(formatter.string(from: NSNumber(value: 1234.5)) == "1234")
    formatter.numberStyle = .decimal
    #expect(formatter.string(from: NSNumber(value: 1_234_567.891_6)) == "1,234,567.892")
    #expect(formatter.string(from: NSNumber(value: 999)) == "999")
    #expect(formatter.string(from: NSNumber(value: -1000)) == "-1,000")
    formatter.minimumFractionDigits = 2
    formatter.maximumFractionDigits = 2
    #expect(formatter.string(from: NSNumber(value: 0.5)) == "0.50")
    #expect(formatter.number(from: "1,234.50")?.doubleValue == 1234.5)
    #expect(formatter.number(from: "twelve") == nil)
    formatter.numberStyle = .percent
    #expect(formatter.string(from: NSNumber(value: 0.256)) == "26%")
    formatter.numberStyle = .currency
    #expect(formatter.string(from: NSNumber(value: -1234.5)) == "-$1,234.50")
    formatter.currencyCode = "EUR"
    #expect(formatter.string(from: NSNumber(value: 3)) == "€3.00")
    formatter.numberStyle = .ordinal
    #expect(
      [1, 2, 3, 4, 11, 12, 13, 21, 112].compactMap { formatter.string(from: NSNumber(value: $0)) }
        == ["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "112th"])
  }

  // Apple documents `halfEven` as the default.
  @Test(arguments: [
    (NumberFormatter.RoundingMode.halfEven, ["0", "2", "2", "-2"]), (.halfUp, ["1", "2", "3", "-3"]),
    (.halfDown, ["0", "1", "2", "-2"]), (.ceiling, ["1", "2", "3", "-2"]), (.floor, ["0", "1", "2", "-3"]),
    (.up, ["1", "2", "3", "-3"]), (.down, ["0", "1", "2", "-2"]),
  ]) func halvesAreRoundedAsAsked(mode: NumberFormatter.RoundingMode, expected: [String]) {
    let formatter = NumberFormatter()
    formatter.roundingMode = mode
    #expect([0.5, 1.5, 2.5, -2.5].compactMap { formatter.string(from: NSNumber(value: $0)) } == expected)
  }
}
