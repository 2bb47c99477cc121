import ArcadeKit
import CaromHeadlessHost
import GameSettings
import Testing
import UIKit

/// The arcade's day is the day in UTC, whatever the clocks around the player show.
@Suite(.serialized) struct DayTests {
  private func host(at seconds: Double, zone: Int = 0) -> HeadlessHost {
    let host = HeadlessHost(root: { UIViewController() })
    host.tellTime(Date(timeIntervalSince1970: seconds), zone: zone)
    return host
  }

  @Test("A day begins at midnight in Greenwich, to the second")
  func midnight() {
    let noon = Day(year: 2026, month: 11, day: 24)!
    let begin = Double(noon.number) * 86_400
    #expect(Day(secondsSince1970: begin) == noon && Day(secondsSince1970: begin + 86_399.999) == noon)
    #expect(Day(secondsSince1970: begin - 0.001) == noon.adding(-1))
    #expect(Day(secondsSince1970: begin + 86_400) == noon.adding(1))
  }

  @Test("Every day from 1600 to 2400 has the date after the day before, by the rules of leap years")
  func calendar() {
    var expected = (year: 1600, month: 1, day: 1)
    var day = Day(year: 1600, month: 1, day: 1)!
    while expected.year < 2400 {
      guard day.date == expected, Day(year: expected.year, month: expected.month, day: expected.day) == day,
        Day(text: day.text) == day
      else {
        Issue.record("\(day.text) is not \(expected)")
        return
      }
      let isLeap = expected.year % 4 == 0 && (expected.year % 100 != 0 || expected.year % 400 == 0)
      let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      expected.day += 1
      if expected.day > lengths[expected.month - 1] { (expected.month, expected.day) = (expected.month + 1, 1) }
      if expected.month > 12 { (expected.year, expected.month) = (expected.year + 1, 1) }
      let next = day.adding(1)
      #expect(next.weekday == (day.weekday + 1) % 7)
      day = next
    }
    // A Tuesday.
    #expect(Day(year: 2026, month: 11, day: 24)?.weekday == 1 && Day(number: 0).text == "1970-01-01")
  }

  @Test(
    "Dates that do not exist are refused",
    arguments: [(2026, 2, 29), (2100, 2, 29), (2026, 13, 1), (2026, 0, 1), (2026, 4, 31), (0, 1, 1), (10_000, 1, 1)])
  func noDates(year: Int, month: Int, day: Int) { #expect(Day(year: year, month: month, day: day) == nil) }

  @Test(
    "Texts that are not dates are refused",
    arguments: ["", "2026-11-2", "2026-11-244", "2026/11/24", "2026-1a-24", "2026-02-30", " 026-11-24", "２０２６-11-24"])
  func noTexts(text: String) { #expect(Day(text: text) == nil) }

  @Test(
    "A wrong clock gives the nearest day of a calendar, and never traps",
    arguments: [
      (Double.nan, "1970-01-01"), (.infinity, "1970-01-01"), (-1e300, "0001-01-01"), (1e300, "9999-12-31"),
      (-1, "1969-12-31"), (-62_135_596_800, "0001-01-01"), (253_402_300_799, "9999-12-31"),
    ])
  func wrongClocks(seconds: Double, text: String) {
    #expect(Day(secondsSince1970: seconds).text == text)
    #expect(Day(number: .max).text == "9999-12-31" && Day(number: .min).adding(.min).text == "0001-01-01")
  }

  @Test("Today is the same in every time zone, and the next day comes while the app is open")
  func today() {
    let evening = Double(Day(year: 2026, month: 11, day: 24)!.number) * 86_400 + 86_390
    for zone in [0, 14 * 3600, -12 * 3600] {
      let host = host(at: evening, zone: zone)
      #expect(Day.today.text == "2026-11-24")
      host.advance(seconds: 9)
      #expect(Day.today.text == "2026-11-24")
      host.advance(seconds: 2)
      #expect(Day.today.text == "2026-11-25")
    }
  }

  @Test("A seed is the documented function of date and game")
  func seeds() {
    let day = Day(year: 2026, month: 11, day: 24)!
    // By the same formula in another language (Python, with numbers cut to 64 bits).
    #expect(day.seed(for: "breakout") == 0x2720_115d_117d_e856)
    #expect(Day(year: 2000, month: 1, day: 1)!.seed(for: "set") == 0x3ed4_f2c4_87cf_93fe)
    var seeds = Set<UInt64>()
    for later in 0..<1_000 {
      for game in ["breakout", "set", "concentration", "bubblepop"] { seeds.insert(day.adding(later).seed(for: game)) }
    }
    #expect(seeds.count == 4_000)
  }

  @Test("Days are written as people read them, in both languages")
  func words() {
    let host = host(at: 0)
    let day = Day(year: 2026, month: 11, day: 24)!
    Language.chosen = .english
    #expect(DayText.long(day) == "Tuesday, November 24" && DayText.short(day) == "Nov 24")
    #expect(NumberText.grouped(-1_234_567) == "−1,234,567" && NumberText.grouped(999) == "999")
    Language.chosen = .german
    #expect(DayText.long(day) == "Dienstag, 24. November" && DayText.short(day) == "24. Nov.")
    #expect(NumberText.grouped(1_240) == "1.240")
    #expect(host.diagnostics == [])
  }
}

/// The stored results of daily challenges.
@Suite(.serialized) struct DailyResultsTests {
  private let day = Day(year: 2026, month: 11, day: 24)!

  private func host(_ stored: String? = nil) -> HeadlessHost {
    HeadlessHost(stored: stored.map { ["today.toy": $0] } ?? [:], root: { UIViewController() })
  }

  @Test("The first attempt counts, later ones are practice")
  func attempts() {
    let host = host()
    let results = DailyResults(game: "toy")
    #expect(results.result(on: day) == nil && results.streak(on: day) == 0)
    #expect(results.add(120, on: day) == DailyResult(official: 120, best: 120, attempts: 1))
    #expect(results.add(300, on: day) == DailyResult(official: 120, best: 300, attempts: 2))
    #expect(results.add(90, on: day) == DailyResult(official: 120, best: 300, attempts: 3))
    #expect(results.result(on: day.adding(1)) == nil && DailyResults(game: "other").result(on: day) == nil)
    let times = DailyResults(game: "times", lowestWins: true)
    times.add(90, on: day)
    #expect(times.add(70, on: day)?.best == 70)
    #expect(host.diagnostics == [])
  }

  @Test("A streak counts successive days, lasts until the day after, and survives more days than are stored")
  func streaks() {
    let host = host()
    let results = DailyResults(game: "toy")
    for later in 0..<200 { results.add(later, on: day.adding(later)) }
    #expect(results.streak(on: day.adding(199)) == 200)
    #expect(results.streak(on: day.adding(200)) == 200)
    #expect(results.streak(on: day.adding(201)) == 0)
    results.add(1, on: day.adding(202))
    #expect(results.streak(on: day.adding(202)) == 1)
    // An attempt on a day long ago has no effect.
    #expect(results.add(1, on: day) == nil && results.streak(on: day.adding(202)) == 1)
    host.advance(ticks: 1)
    let stored = host.stored["today.toy"] ?? ""
    #expect(stored.utf8.count > 60 * 16 && stored.utf8.count < 60 * 32)
    let again = self.host(stored)
    #expect(DailyResults(game: "toy").result(on: day.adding(199))?.official == 199)
    #expect(again.diagnostics == [])
  }

  @Test(
    "A stored value that is not a list of days is set aside and reported, and a new list begins",
    arguments: [
      "nonsense", "2026-11-24 1", "2026-11-24 5 3 1", "2026-11-24 1 1 0", "2026-11-24 1 1 1\n2026-11-24 1 1 1",
      "2026-11-24 1 1 1\nbefore 2026-11-20 3", "2026-11-24 99999999999999999999999 1 1", "before 2026-11-24 -1",
    ])
  func damaged(text: String) {
    let host = host(text)
    let results = DailyResults(game: "toy")
    #expect(results.result(on: day) == nil)
    #expect(host.diagnostics.count == 1 && UserDefaults.standard.string(forKey: "today.toy.rejected") == text)
    results.add(5, on: day)
    #expect(results.result(on: day)?.official == 5)
  }

  @Test("Two windows agree on what both have played, in either order")
  func twoWindows() {
    func texts(_ first: [(Int, Int)], _ second: [(Int, Int)]) -> String? {
      let other = host()
      for (later, score) in second { DailyResults(game: "toy").add(score, on: day.adding(later)) }
      other.advance(ticks: 1)
      let theirs = other.stored["today.toy"]
      #expect(theirs != nil)
      let host = host()
      for (later, score) in first { DailyResults(game: "toy").add(score, on: day.adding(later)) }
      host.storeInAnotherWindow(theirs, forKey: "today.toy")
      #expect(host.diagnostics == [])
      return UserDefaults.standard.string(forKey: "today.toy")
    }
    let one = (0..<70).map { ($0, $0 * 3 % 17) }
    let other = (20..<90).filter { $0 % 5 != 0 }.map { ($0, $0 * 7 % 23) }
    let both = texts(one, other)
    #expect(both == texts(other, one) && both?.utf8.count ?? 0 > 60 * 16)
  }
}
