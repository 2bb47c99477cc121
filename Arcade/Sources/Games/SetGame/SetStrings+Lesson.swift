import ArcadeKit

/// The texts of the lesson.
extension SetStrings {
  static var next: String { text("Next", de: "Weiter") }
  static var isSet: String { text("A set", de: "Ein Set") }
  static var isNoSet: String { text("Not a set", de: "Kein Set") }
  static var toTheGame: String { text("Play Set", de: "Set spielen") }
  static var startOver: String { text("Start over", de: "Von vorn beginnen") }
  static var lessonDone: String { text("You know Set", de: "Du kannst Set") }

  static func progress(_ step: Int, of count: Int) -> String {
    text("Exercise \(step) of \(count)", de: "Aufgabe \(step) von \(count)")
  }

  static func lessonEnd(_ firstTries: Int, of attempts: Int) -> String {
    let rest = text(
      "Twelve cards lie on the real table. Look for what two cards have in common, then for the third.",
      de: "Auf dem richtigen Tisch liegen zwölf Karten. Sieh, was zwei gemeinsam haben, und such dann die dritte.")
    guard attempts > 0 else { return rest }
    return text(
      "\(firstTries) of \(attempts) at the first attempt. ", de: "\(firstTries) von \(attempts) beim ersten Versuch. ")
      + rest
  }

  static func title(of task: Course.Task) -> String {
    switch task {
    case .complete: text("Which card makes a set?", de: "Welche Karte macht ein Set?")
    case .judge: text("Is this a set?", de: "Ist das ein Set?")
    case .find(let cards): text("Find the set among \(cards.count)", de: "Finde das Set unter \(cards.count)")
    }
  }

  /// What an exercise teaches.
  static func words(_ step: Int, _ task: Course.Task) -> String {
    let isFirst = Course.opensChapter(step)
    switch Course.chapters[step] {
    case .feature(let feature):
      return isFirst ? introduction(feature) : same(feature)
    case .together:
      return text(
        "Number, shape, shading and color: each for itself must be the same on all three cards, or different on all three.",
        de:
          "Anzahl, Form, Füllung und Farbe: Jedes für sich muss auf allen drei Karten gleich oder auf allen verschieden sein."
      )
    case .oddOne:
      return text(
        "Two alike and one not: then it is no set. One such feature is enough.",
        de: "Zwei gleich und eine anders: Dann ist es kein Set. Ein solches Merkmal genügt.")
    case .six:
      return text(
        "Take two cards, think of the third that they need, and look for it.",
        de: "Nimm zwei Karten, denk dir die dritte dazu und such sie.")
    case .twelve:
      return text("As on the real table. Take your time.", de: "Wie auf dem richtigen Tisch. Lass dir Zeit.")
    }
  }

  private static func introduction(_ feature: Card.Feature) -> String {
    switch feature {
    case .number:
      text(
        "A card has one, two or three symbols. These two differ in number, and so must the third. All else stays the same.",
        de:
          "Eine Karte hat ein, zwei oder drei Symbole. Diese beiden unterscheiden sich darin, also auch die dritte. Der Rest bleibt gleich."
      )
    case .shape:
      text(
        "There are ovals, squiggles and diamonds. Two different shapes need the third.",
        de: "Es gibt Ovale, Wellen und Rauten. Zwei verschiedene Formen brauchen die dritte.")
    case .shading:
      text(
        "Symbols are solid, striped or open. Two different shadings need the third.",
        de: "Symbole sind gefüllt, gestreift oder leer. Zwei verschiedene Füllungen brauchen die dritte.")
    case .ink:
      text(
        "Symbols are red, green or violet. Two different colors need the third.",
        de: "Symbole sind rot, grün oder violett. Zwei verschiedene Farben brauchen die dritte.")
    }
  }

  private static func same(_ feature: Card.Feature) -> String {
    switch feature {
    case .number:
      text(
        "Now the number is the same, and it stays so. What differs is the color.",
        de: "Jetzt ist die Anzahl gleich, und sie bleibt es. Verschieden ist die Farbe.")
    case .shape:
      text(
        "Now the shape is the same, and it stays so. What differs is the number.",
        de: "Jetzt ist die Form gleich, und sie bleibt es. Verschieden ist die Anzahl.")
    case .shading:
      text(
        "Now the shading is the same, and it stays so. What differs is the shape.",
        de: "Jetzt ist die Füllung gleich, und sie bleibt es. Verschieden ist die Form.")
    case .ink:
      text(
        "Now the color is the same, and it stays so. What differs is the shading.",
        de: "Jetzt ist die Farbe gleich, und sie bleibt es. Verschieden ist die Füllung.")
    }
  }

  static func name(_ feature: Card.Feature) -> String {
    switch feature {
    case .number: text("Number", de: "Anzahl")
    case .shape: text("Shape", de: "Form")
    case .shading: text("Shading", de: "Füllung")
    case .ink: text("Color", de: "Farbe")
    }
  }

  static func verdict(_ verdict: SetRule.Verdict) -> String {
    switch verdict {
    case .allSame: text("all the same", de: "alle gleich")
    case .allDifferent: text("all different", de: "alle verschieden")
    case .oddOneOut: text("two alike, one not", de: "zwei gleich, eine anders")
    }
  }

  /// What is said about an answer.
  static func verdict(on cards: [Card], of task: Course.Task, isRight: Bool) -> String {
    if case .judge = task {
      let isSet = SetRule.isSet(cards)
      if isSet {
        return isRight
          ? text("Right, it is a set.", de: "Richtig, ein Set.") : text("But it is a set.", de: "Doch, es ist ein Set.")
      }
      return (isRight ? text("Right. ", de: "Richtig. ") : text("Look again. ", de: "Sieh noch einmal hin. "))
        + mismatch(cards) + "."
    }
    return isRight
      ? text("That is a set.", de: "Das ist ein Set.")
      : mismatch(cards) + text(". Try again.", de: ". Versuch es noch einmal.")
  }
}
