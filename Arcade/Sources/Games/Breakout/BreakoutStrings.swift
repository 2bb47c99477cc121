import ArcadeKit
import GameSettings
import UIKit

/// All texts that Breakout shows or speaks.
enum BreakoutStrings {
  static let title = "Breakout"
  static var play: String { text("Play", de: "Spielen") }
  static var settings: String { text("Settings", de: "Einstellungen") }
  static var walls: String { text("Walls", de: "Mauern") }

  // MARK: Court

  static var court: String { text("Court", de: "Spielfeld") }
  static var ball: String { text("Ball", de: "Ball") }
  static var paddle: String { text("Paddle", de: "Schläger") }
  static var paddleHint: String {
    text("Adjust to move it along the bottom.", de: "Verstellen bewegt ihn am unteren Rand entlang.")
  }
  static var paddleLeft: String { text("at the left", de: "links") }
  static var paddleRight: String { text("at the right", de: "rechts") }
  static var paddleMiddle: String { text("in the middle", de: "in der Mitte") }

  static func brick(_ brick: Brick) -> String {
    let gift = brick.gift.map { ", " + text("\(name($0)) inside", de: "darin: \(name($0))") } ?? ""
    let place = text(
      "row \(brick.row + 1), column \(brick.column + 1)", de: "Reihe \(brick.row + 1), Spalte \(brick.column + 1)")
    return kind(brick) + ", " + place + gift
  }

  private static func kind(_ brick: Brick) -> String {
    switch brick.kind {
    case .plain, .hidden: text("Plain brick", de: "Einfacher Stein")
    case .tough where brick.isCracked: text("Cracked brick", de: "Gesprungener Stein")
    default: name(brick.kind)
    }
  }

  /// A kind of brick, as the editor calls it.
  static func name(_ kind: Brick.Kind) -> String {
    switch kind {
    case .plain: text("Plain brick", de: "Einfacher Stein")
    case .tough: text("Tough brick", de: "Zäher Stein")
    case .burst: text("Burst brick", de: "Sprengstein")
    case .steel: text("Steel plate", de: "Stahlplatte")
    case .hidden: text("Hidden brick", de: "Versteckter Stein")
    case .magnet: text("Magnet brick", de: "Magnetstein")
    case .lock: text("Locked brick", de: "Schlossstein")
    case .key: text("Key brick", de: "Schlüsselstein")
    case .ghost: text("Ghost brick", de: "Geisterstein")
    }
  }

  // MARK: What falls

  static func name(_ thing: Thing) -> String {
    switch thing {
    case .wide: text("Wide paddle", de: "Breiter Schläger")
    case .slow: text("Slow ball", de: "Langsamer Ball")
    case .twin: text("Extra ball", de: "Zusatzball")
    case .heart: text("Extra life", de: "Extraleben")
    case .fire: text("Fireball", de: "Feuerball")
    case .glue: text("Sticky paddle", de: "Klebriger Schläger")
    case .net: text("Safety net", de: "Fangnetz")
    case .double: text("Double points", de: "Doppelte Punkte")
    case .laser: text("Laser", de: "Laser")
    case .narrow: text("Narrow paddle", de: "Schmaler Schläger")
    case .fast: text("Fast ball", de: "Schneller Ball")
    case .fog: text("Fog", de: "Nebel")
    case .mirror: text("Left is right", de: "Links ist rechts")
    }
  }

  static func falling(_ thing: Thing) -> String {
    thing.isPower
      ? text("\(name(thing)), falling", de: "\(name(thing)) fällt")
      : text("\(name(thing)), falling, avoid it", de: "\(name(thing)) fällt, besser ausweichen")
  }

  static func working(_ thing: Thing) -> String { text("\(name(thing)) is on", de: "\(name(thing)) wirkt") }

  // MARK: Around the court

  static var score: String { text("Score", de: "Punkte") }
  static var best: String { text("Best", de: "Rekord") }
  static var pause: String { text("Pause", de: "Pause") }
  static var resume: String { text("Resume", de: "Weiter") }
  static var paused: String { text("Paused", de: "Pause") }
  static var restart: String { text("Restart", de: "Neustart") }
  static var push: String { text("Push", de: "Schubs") }
  static var launch: String { text("Launch", de: "Abschuss") }
  static var pushReady: String { text("ready", de: "bereit") }
  static var pushWaiting: String { text("recovering", de: "lädt auf") }
  static var launchHint: String {
    text(
      "Tap, click or Space to launch.\nUp and down to aim.",
      de: "Tippen, klicken oder Leertaste: Abschuss.\nHoch und runter: zielen.")
  }
  static var tiltRefused: String {
    text(
      "Your device doesn’t share its motion, so gravity pulls down.",
      de: "Das Gerät verrät seine Neigung nicht, darum zieht die Schwerkraft nach unten.")
  }
  static var resumeHint: String {
    text("Tap, click or press Space to go on", de: "Tippen, klicken oder Leertaste: weiter")
  }
  static var pushOffer: String {
    text(
      "Stuck? Tap, click or press Space\nto push the ball",
      de: "Festgefahren? Tippen, klicken oder\nLeertaste gibt einen Schubs")
  }
  static var releaseHint: String {
    text("Tap, click or press Space to let go", de: "Tippen, klicken oder Leertaste: loslassen")
  }

  static func bestLine(_ best: Int) -> String { "\(BreakoutStrings.best) \(NumberText.grouped(best))" }
  static func combo(_ factor: Int) -> String { "×\(factor)" }
  static func points(_ points: Int) -> String { "+\(NumberText.grouped(points))" }
  static func bricksLeft(_ count: Int) -> String {
    count == 1
      ? text("1 brick left", de: "noch 1 Stein") : text("\(count) bricks left", de: "noch \(count) Steine")
  }
  static func livesLeft(_ lives: Int) -> String {
    lives == 1 ? text("1 life left", de: "noch 1 Leben") : text("\(lives) lives left", de: "noch \(lives) Leben")
  }
  static func lost(lives: Int, _ settings: Settings) -> String {
    let lost = text("Ball lost", de: "Ball verloren")
    return settings.isPractice ? lost : lost + ", " + livesLeft(lives)
  }
  static var freeBalls: String {
    text("practice, lost balls are free", de: "Übung, verlorene Bälle kosten nichts")
  }

  // MARK: Walls

  /// The name of a drawn wall with its number: “3 · Diamond”.
  static func wall(_ index: Int) -> String { "\(index + 1) · " + name(ofWall: index) }

  static func name(ofWall index: Int) -> String {
    let names = text(wallNames, de: germanWallNames)
    let parts = names.split(separator: ",")
    return parts.indices.contains(index) ? String(parts[index]) : ""
  }

  private static let wallNames =
    "Daybreak,Staircase,Diamond,Anvil,Checkers,Castle,Gates,Organ,Birdcage,Fuses,Minefield,Rocket,Secret,Smile,Empty Room,"
    + "Drift,Trains,Shutters,The Pole,Two Moons,Orbit,Vault,Treasure,Three Keys,Twinkle,Ghost Ship,Now or Later,Landslide,"
    + "The Press,Night Heart"
  private static let germanWallNames =
    "Tagesanbruch,Treppe,Raute,Amboss,Schachbrett,Burg,Tore,Orgel,Vogelkäfig,Zündschnur,Minenfeld,Rakete,Geheimnis,Lächeln,"
    + "Leeres Zimmer,Strömung,Züge,Fensterläden,Der Pol,Zwei Monde,Umlaufbahn,Tresor,Schatz,Drei Schlüssel,Funkeln,"
    + "Geisterschiff,Jetzt oder später,Erdrutsch,Die Presse,Nachtherz"

  static func title(_ course: Course) -> String {
    switch course {
    case .random: text("Random wall", de: "Zufallsmauer")
    case .journey(let wall): self.wall(wall)
    case .day(let day): text("Wall of the day", de: "Mauer des Tages") + " · " + DayText.short(day)
    case .shared: text("A wall by hand", de: "Selbst gebaute Mauer")
    }
  }

  static func stars(_ stars: Int) -> String {
    stars == 1 ? text("1 star", de: "1 Stern") : text("\(stars) stars", de: "\(stars) Sterne")
  }
  static func starsOf(_ stars: Int, _ all: Int) -> String {
    text("\(stars) of \(all) stars", de: "\(stars) von \(all) Sternen")
  }
  static var locked: String { text("locked", de: "verschlossen") }
  static var notCleared: String { text("not cleared yet", de: "noch nicht geräumt") }
  static var starsHint: String {
    text(
      "A star each for clearing a wall, for losing no ball, and for a flight of six bricks.",
      de: "Je ein Stern fürs Räumen, für keinen verlorenen Ball und für einen Flug über sechs Steine.")
  }
  static var random: String { text("Random walls", de: "Zufallsmauern") }
  static var today: String { text("Wall of the day", de: "Mauer des Tages") }
  static var build: String { text("Build a wall", de: "Mauer bauen") }

  // MARK: The end

  static var wonTitle: String { text("Wall cleared", de: "Mauer geräumt") }
  static var lostTitle: String { text("Game over", de: "Spiel vorbei") }
  static var nextWall: String { text("Next wall", de: "Nächste Mauer") }
  static var bestFlight: String { text("Best flight", de: "Bester Flug") }
  static var livesBonus: String { text("For balls left", de: "Für übrige Bälle") }
  static var ballsLost: String { text("Balls lost", de: "Verlorene Bälle") }
  static var uncounted: String {
    text("This game doesn’t count for a record.", de: "Dieses Spiel zählt nicht für den Rekord.")
  }
  static var standing: String { text("Still standing", de: "Steht noch") }
  static func bricks(_ count: Int) -> String {
    count == 1 ? text("1 brick", de: "1 Stein") : text("\(count) bricks", de: "\(count) Steine")
  }
  static func pointCount(_ count: Int) -> String {
    count == 1
      ? text("1 point", de: "1 Punkt")
      : text("\(NumberText.grouped(count)) points", de: "\(NumberText.grouped(count)) Punkte")
  }

  static func progress(_ course: Course, score: Int) -> String { title(course) + ", " + pointCount(score) }

  // MARK: Editor and links

  static var editor: String { text("Build a wall", de: "Mauer bauen") }
  static var eraser: String { text("Empty", de: "Leer") }
  static var clear: String { text("Clear", de: "Leeren") }
  static var test: String { text("Can it be won?", de: "Zu schaffen?") }
  static var copyLink: String { text("Share link", de: "Link teilen") }
  static var linkCopied: String { text("Link copied", de: "Link kopiert") }
  static var back: String { text("Back", de: "Zurück") }
  static var mirrored: String { text("Mirror", de: "Spiegeln") }
  static var testing: String { text("A bot is trying:", de: "Ein Bot versucht es:") }
  static var judging: String { text("A bot tries this wall first.", de: "Ein Bot probiert die Mauer zuerst.") }
  /// How far a bot has come, 0 … 1.
  static func tried(_ share: Double) -> String {
    let percent = Int(share * 100)
    return text("\(percent)% cleared", de: "\(percent) % geräumt")
  }
  static func winnable(seconds: Int) -> String {
    text("Yes. A bot cleared it in \(seconds) seconds.", de: "Ja. Ein Bot hat sie in \(seconds) Sekunden geräumt.")
  }
  static var unwinnable: String {
    text("No. A bot found no way; is something walled in?", de: "Nein. Ein Bot fand keinen Weg. Ist etwas eingemauert?")
  }
  static var nothingToBreak: String { text("There is nothing to break yet.", de: "Es gibt noch nichts zu zerbrechen.") }
  static func cell(row: Int, column: Int, _ kind: Brick.Kind?) -> String {
    (kind.map { name($0) } ?? eraser) + ", "
      + text("row \(row + 1), column \(column + 1)", de: "Reihe \(row + 1), Spalte \(column + 1)")
  }
  static var editorHint: String {
    text(
      "Pick a brick, then paint. Arrow keys move, Space paints.",
      de: "Stein wählen und malen. Pfeiltasten bewegen, Leertaste malt.")
  }
  static func color(_ tint: Int) -> String { text("Color \(tint + 1)", de: "Farbe \(tint + 1)") }

  static func refusal(_ refusal: LevelRefusal) -> String {
    switch refusal {
    case .damaged: text("This link is damaged, so its wall can’t be built.", de: "Der Link ist beschädigt.")
    case .tooLarge: text("The wall in this link is too large.", de: "Die Mauer in diesem Link ist zu groß.")
    case .later:
      text("This wall needs a newer version of the game.", de: "Diese Mauer braucht eine neuere Version des Spiels.")
    case .empty: text("The wall in this link has nothing to break.", de: "Die Mauer in diesem Link ist leer.")
    case .unwinnable:
      text(
        "A bot found no way to clear the wall in this link.",
        de: "Ein Bot fand keinen Weg, die Mauer in diesem Link zu räumen.")
    }
  }

  // MARK: Settings

  static var difficultyHeader: String { text("Rules and walls", de: "Regeln und Mauern") }
  static var difficultyFooter: String {
    text(
      "Easy has a wide paddle, calm balls and five lives. Hard has a narrow paddle and fast balls. With Own, you set the "
        + "rules. A change starts a new game.",
      de: "Leicht: breiter Schläger, ruhige Bälle, fünf Leben. Schwer: schmaler Schläger, schnelle Bälle. Bei Eigene "
        + "bestimmst du die Regeln. Eine Änderung beginnt ein neues Spiel.")
  }
  static var wallHeader: String { text("Random walls", de: "Zufallsmauern") }
  static var wallFooter: String {
    text(
      "Tough bricks take two hits. Special bricks burst, or drop something when they break. A change starts a new game.",
      de:
        "Zähe Steine brauchen zwei Treffer. Besondere Steine explodieren oder lassen etwas fallen. Eine Änderung beginnt "
        + "ein neues Spiel.")
  }
  static var flightHeader: String { text("The flight", de: "Der Flug") }
  static var flightFooter: String {
    text(
      "Bounciness is the speed a ball keeps at walls and bricks. With Tilt, gravity follows your device. You can change "
        + "these in mid-game, but that game then doesn’t count for a record.",
      de: "Sprungkraft ist das Tempo, das ein Ball an Wänden und Steinen behält. Bei Neigung folgt die Schwerkraft dem "
        + "Gerät. Das lässt sich im Spiel ändern, aber dieses Spiel zählt dann nicht für den Rekord.")
  }
  static var gameHeader: String { text("The game", de: "Das Spiel") }
  static var gameFooter: String {
    text(
      "In practice, lost balls cost nothing and nothing counts for a record. Each set of rules has its own best score.",
      de:
        "Bei Übung kosten verlorene Bälle nichts, und nichts zählt für den Rekord. Jede Regelwahl hat ihren eigenen Rekord."
    )
  }
  static var styleHeader: String { text("Look and feel", de: "Aussehen und Gefühl") }
  static var styleFooter: String {
    text("Bricks carry signs in every look.", de: "Steine tragen in jedem Aussehen Zeichen.")
  }
  static var resetFooter: String {
    text(
      "Restores all settings on this page. Stars and best scores stay.",
      de: "Stellt alle Einstellungen dieser Seite zurück. Sterne und Rekorde bleiben.")
  }
  static var reset: String { text("Reset to defaults", de: "Auf Standard zurücksetzen") }

  static func title(_ setting: Setting) -> String {
    switch setting {
    case .brickRows: text("Rows of bricks", de: "Steinreihen")
    case .bricksPerRow: text("Bricks per row", de: "Steine je Reihe")
    case .toughShare: text("Tough bricks", de: "Zähe Steine")
    case .specialShare: text("Special bricks", de: "Besondere Steine")
    case .balls: text("Balls", de: "Bälle")
    case .ballSpeed: text("Ball speed", de: "Balltempo")
    case .bounciness: text("Bounciness", de: "Sprungkraft")
    case .gravity: text("Gravity", de: "Schwerkraft")
    case .paddleWidth: text("Paddle width", de: "Schlägerbreite")
    case .spin: text("Moving paddle gives spin", de: "Bewegter Schläger gibt Drall")
    case .lives: text("Lives", de: "Leben")
    case .practice: text("Practice", de: "Übung")
    case .sound: text("Sound and haptics", de: "Ton und Haptik")
    case .look: text("Look", de: "Aussehen")
    case .difficulty: text("Difficulty", de: "Schwierigkeit")
    case .walls: text("Walls", de: "Mauern")
    case .shaking: text("Court shakes", de: "Spielfeld bebt")
    case .ghost: GhostStrings.setting
    }
  }

  /// A setting's value in words.
  static func value(_ value: Int, of setting: Setting) -> String {
    switch setting {
    case .toughShare, .specialShare, .ballSpeed, .bounciness, .paddleWidth: text("\(value)%", de: "\(value) %")
    default: "\(value)"
    }
  }

  static var difficulties: [String] {
    [
      text("Easy", de: "Leicht"), text("Classic", de: "Normal"), text("Hard", de: "Schwer"),
      text("Own", de: "Eigene"),
    ]
  }
  static var wallKinds: [String] { [text("Journey", de: "Reise"), text("Random", de: "Zufall")] }
  static var gravities: [String] {
    [
      text("None", de: "Aus"), text("Light", de: "Leicht"), text("Medium", de: "Mittel"), text("Strong", de: "Stark"),
      text("Tilt", de: "Neigung"),
    ]
  }
  static var looks: [String] {
    [text("Night", de: "Nacht"), text("Dawn", de: "Dämmerung"), text("Plain", de: "Schlicht")]
  }
  static let ballCounts = ["1", "2", "3"]
}
