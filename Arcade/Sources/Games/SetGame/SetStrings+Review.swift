import ArcadeKit

/// The texts of the look back at a game.
extension SetStrings {
  static var review: String { text("Look back", de: "Rückblick") }
  static var noReview: String {
    text(
      "Play a game to its end, and here you see what lay on the table.",
      de: "Spiel ein Spiel zu Ende, und hier siehst du, was auf dem Tisch lag.")
  }

  private static func clock(_ ticks: Int) -> String {
    let seconds = ticks / Rules.ticksPerSecond
    return seconds < 60 ? "\(seconds) s" : time(seconds) + " min"
  }

  static func summary(_ game: Game, _ review: Review) -> String {
    let total = review.finds.reduce(0) { $0 + $1.ticks }
    guard !review.finds.isEmpty else { return text("You found no set.", de: "Du hast kein Set gefunden.") }
    let each = clock(total / review.finds.count)
    return text(
      "\(sets(review.finds.count)), \(each) each on average",
      de: "\(sets(review.finds.count)), im Schnitt \(each) je Set")
  }

  static func weakness(_ weakness: Review.Weakness?) -> String? {
    guard let weakness else { return nil }
    let name = name(weakness.feature)
    let (slow, quick) = (clock(weakness.slow), clock(weakness.quick))
    return weakness.isDiffering
      ? text(
        "\(name) takes you longer when it differs: \(slow), instead of \(quick) when it is the same.",
        de: "\(name) kostet dich mehr Zeit, wenn sie verschieden ist: \(slow) statt \(quick).")
      : text(
        "\(name) takes you longer when it is the same: \(slow), instead of \(quick) when it differs.",
        de: "\(name) kostet dich mehr Zeit, wenn sie gleich ist: \(slow) statt \(quick).")
  }

  static var kindsHeader: String { text("How long each kind took", de: "So lange dauerte jede Art") }
  static var kindsFooter: String {
    text(
      "The more features differ, the harder a set is to see.",
      de: "Je mehr Merkmale verschieden sind, desto schwerer sieht man ein Set.")
  }

  static func kind(_ kind: Review.Kind) -> String {
    kind.differing == 1
      ? text("1 feature differs", de: "1 Merkmal verschieden")
      : text("\(kind.differing) features differ", de: "\(kind.differing) Merkmale verschieden")
  }

  static func kindTime(_ kind: Review.Kind) -> String {
    text("\(sets(kind.count)), \(clock(kind.ticks)) each", de: "\(sets(kind.count)), je \(clock(kind.ticks))")
  }

  static var missedHeader: String { text("Missed", de: "Übersehen") }
  static var missedFooter: String {
    text("Those that lay there longest come first.", de: "Zuerst die, die am längsten dalagen.")
  }

  static func missed(_ missed: Review.Missed) -> String {
    text("On the table for \(clock(missed.ticks))", de: "Lag \(clock(missed.ticks)) auf dem Tisch")
  }

  static func taken(_ missed: Review.Missed) -> String? {
    missed.wasTaken ? text("The computer took it.", de: "Der Computer nahm es.") : nil
  }

  static var foundHeader: String { text("Found", de: "Gefunden") }

  static func find(_ number: Int, _ find: Review.Find) -> String {
    text("No. \(number), after \(clock(find.ticks))", de: "Nr. \(number), nach \(clock(find.ticks))")
  }

  static func others(_ count: Int) -> String {
    switch count {
    case 0: text("It was the only one.", de: "Es war das einzige.")
    case 1: text("One more lay there.", de: "Ein weiteres lag da.")
    default: text("\(count) more lay there.", de: "\(count) weitere lagen da.")
    }
  }
}
