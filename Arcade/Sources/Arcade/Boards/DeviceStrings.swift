import ArcadeKit
import GameSettings
import UIKit

/// All texts of a player's devices and recovery keys.
enum DeviceStrings {
  static var devices: String { text("Your devices", de: "Deine Geräte") }
  static var listText: String {
    text(
      "Your name, games and places belong to all of these. Remove what you have lost: then nobody can play under your name "
        + "with it.",
      de: "Dein Name, deine Spiele und deine Plätze gehören zu allen diesen. Entferne, was du verloren hast; dann kann "
        + "niemand mehr damit unter deinem Namen spielen.")
  }
  static var nobody: String {
    text(
      "Nobody takes part in the boards on this device. You can join on the screen before this one.",
      de: "Auf diesem Gerät macht niemand bei den Bestenlisten mit. Auf dem Bildschirm davor kannst du mitmachen.")
  }
  static var notLoaded: String {
    text(
      "Your devices could not be loaded. Are you offline?",
      de: "Deine Geräte konnten nicht geladen werden. Bist du offline?")
  }

  /// A key in the list: “This device, since Tuesday, November 24”.
  static func title(of key: VerifiedRuns.Key) -> String {
    let day = RunStrings.day(key.added)
    let isThisYear = day.date.year == RunStrings.day(.now).date.year
    let date = DayText.long(day) + (isThisYear ? "" : text(", \(day.date.year)", de: " \(day.date.year)"))
    let name =
      key.isRecovery
      ? text("Recovery key", de: "Schlüssel als Datei")
      : key.isOwn ? text("This device", de: "Dieses Gerät") : text("Another device", de: "Ein anderes Gerät")
    return text("\(name), since \(date)", de: "\(name), seit \(date)")
  }

  static var remove: String { text("Remove", de: "Entfernen") }
  static func remove(_ title: String) -> String { text("Remove: \(title)", de: "Entfernen: \(title)") }
  static func removeTitle(_ key: VerifiedRuns.Key) -> String {
    if key.isRecovery { return text("Remove this recovery key?", de: "Diesen Wiederherstellungsschlüssel entfernen?") }
    return key.isOwn
      ? text("Stop taking part on this device?", de: "Auf diesem Gerät nicht mehr mitmachen?")
      : text("Remove this device?", de: "Dieses Gerät entfernen?")
  }
  static func removeText(_ key: VerifiedRuns.Key) -> String {
    if key.isRecovery {
      return text("Its file will be of no use any more.", de: "Seine Datei nützt dann nichts mehr.")
    }
    return key.isOwn
      ? text(
        "Your name, games and places stay on the boards, and on your other devices.",
        de: "Dein Name, deine Spiele und deine Plätze bleiben in den Listen und auf deinen anderen Geräten.")
      : text(
        "It will no longer play under your name. Its games so far stay.",
        de: "Es spielt dann nicht mehr unter deinem Namen. Seine Spiele bis jetzt bleiben.")
  }

  // MARK: Another device

  static var another: String { text("Another device", de: "Ein weiteres Gerät") }
  static var anotherText: String {
    text(
      "A link opens once, within 15 minutes, and lets a device play under your name. Send it to yourself only.",
      de:
        "Ein Link gilt einmal, 15 Minuten lang, und lässt ein Gerät unter deinem Namen spielen. Schicke ihn nur dir selbst."
    )
  }
  static var makeLink: String { text("Make a link for it", de: "Link dafür erstellen") }
  static var makeOther: String { text("Make another link", de: "Noch einen Link erstellen") }
  static var share: String { text("Share the link", de: "Link teilen") }
  static var copy: String { text("Copy the link", de: "Link kopieren") }
  static var copied: String { text("The link was copied.", de: "Der Link wurde kopiert.") }
  static var shareWords: String {
    text("Opens once, within 15 minutes:", de: "Gilt einmal, 15 Minuten lang:")
  }
  static var deviceJoined: String {
    text("Another device has joined.", de: "Ein weiteres Gerät ist dabei.")
  }

  static var joinHeading: String { text("This device", de: "Dieses Gerät") }
  static var joinQuestion: String {
    text("Play under your name on this device too?", de: "Auch auf diesem Gerät unter deinem Namen spielen?")
  }
  static var join: String { text("Yes, take part here too", de: "Ja, auch hier mitmachen") }
  static var joinText: String {
    text(
      "This link comes from another device. If it is yours, this one gets its name, games and places. Finished games go to "
        + "this site’s server, which checks them and lets everybody watch them. If you do not know who made the link, close this.",
      de: "Dieser Link kommt von einem anderen Gerät. Wenn es deines ist, bekommt dieses hier dessen Namen, Spiele und "
        + "Plätze. Beendete Spiele gehen an den Server dieser Seite; er prüft sie und lässt sie alle ansehen. Wenn du nicht "
        + "weißt, von wem der Link ist, schließe dies.")
  }
  static func joined(_ name: String) -> String {
    text("You play as \(name) on this device too.", de: "Du spielst jetzt auch hier als \(name).")
  }
  static func somebody(_ name: String) -> String {
    text("This device plays as \(name) already", de: "Dieses Gerät spielt schon als \(name)")
  }
  static var somebodyText: String {
    text(
      "A device plays under one name. To use the link, stop taking part here first: remove this device from your devices if "
        + "there are others, or leave and erase everything. Then open the link again.",
      de:
        "Ein Gerät spielt unter einem Namen. Um den Link zu nutzen, höre hier erst auf: Entferne dieses Gerät aus deinen "
        + "Geräten, wenn es andere gibt, oder lösche alles. Öffne den Link dann noch einmal.")
  }
  static var noAnswer: String {
    text(
      "This site’s server has not answered yet. If you are offline, connect to the internet; then this goes on by itself.",
      de:
        "Der Server dieser Seite hat noch nicht geantwortet. Wenn du offline bist, verbinde dich mit dem Internet; dann "
        + "geht es von selbst weiter.")
  }
  static var insecure: String {
    text(
      "This page did not come over a secure connection, so nobody can take part on it. Open the link with https:// at its "
        + "beginning.",
      de: "Diese Seite kam nicht über eine sichere Verbindung, deshalb kann hier niemand mitmachen. Öffne den Link mit "
        + "https:// am Anfang.")
  }

  // MARK: Recovery keys

  static var recoveryHeader: String { text("Recovery key", de: "Wiederherstellungsschlüssel") }
  static var saveKey: String { text("Save a recovery key", de: "Schlüssel sichern") }
  static var recoveryText: String {
    text(
      "Browsers may delete what pages have stored, and your key with it. A recovery key is a file that brings you back, here "
        + "or elsewhere. Keep it where only you can reach it: whoever has it can play under your name.",
      de: "Browser löschen manchmal, was Seiten gespeichert haben, und damit deinen Schlüssel. Ein "
        + "Wiederherstellungsschlüssel ist eine Datei, die dich zurückbringt, hier oder anderswo. Bewahre sie auf, wo nur du "
        + "herankommst: Wer sie hat, kann unter deinem Namen spielen.")
  }
  static var saved: String {
    text("The recovery key was saved as a file.", de: "Der Schlüssel wurde als Datei gesichert.")
  }
  static var recoverHeader: String { text("You have been here before?", de: "Du warst schon einmal dabei?") }
  static var recover: String { text("I have a recovery key …", de: "Ich habe einen Schlüssel …") }
  static var recoverText: String {
    text(
      "Choose the file of your recovery key, and this browser takes part under your name again. On another device that takes "
        + "part, “Your devices” makes a link for this one.",
      de:
        "Wähle die Datei deines Wiederherstellungsschlüssels; dann macht dieser Browser wieder unter deinem Namen mit. Auf "
        + "einem anderen Gerät, das mitmacht, erstellst du unter „Deine Geräte“ einen Link für dieses.")
  }
}
