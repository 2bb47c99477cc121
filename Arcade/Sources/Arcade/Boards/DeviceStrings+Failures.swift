import ArcadeKit
import UIKit

extension DeviceStrings {
  /// Why something about devices or recovery keys was not done, and what to do.
  static func why(_ failure: VerifiedRuns.Failure) -> String {
    switch (failure.act, failure.reason) {
    case ("key", _):
      text(
        "This device does not take part any more: it was removed, or everything was erased, on another device. You can join "
          + "again.",
        de:
          "Dieses Gerät macht nicht mehr mit: Es wurde auf einem anderen Gerät entfernt, oder dort wurde alles gelöscht. Du "
          + "kannst wieder mitmachen.")
    case ("joinDevice", "expired"):
      text(
        "This link was used already, or is older than 15 minutes. Make a new one on your other device.",
        de:
          "Dieser Link wurde schon benutzt oder ist älter als 15 Minuten. Erstelle auf deinem anderen Gerät einen neuen."
      )
    case ("removeKey", "full"):
      text(
        "This is your only key, so it cannot be removed. To erase everything, leave the boards.",
        de: "Das ist dein einziger Schlüssel, deshalb kann er nicht entfernt werden. Um alles zu löschen, höre mit den "
          + "Bestenlisten auf.")
    case (_, "full"):
      text(
        "You have as many devices and recovery keys as there can be. Remove one first, on a device that takes part.",
        de:
          "Du hast so viele Geräte und Schlüssel, wie es geben kann. Entferne zuerst eines, auf einem Gerät, das mitmacht."
      )
    case (_, "here"):
      text(
        "Somebody takes part on this device already. Leave first.",
        de: "Auf diesem Gerät macht schon jemand mit. Höre dort zuerst auf.")
    case (_, "file"):
      text(
        "This file is no recovery key, or it is damaged. Choose the file that you saved under “Your devices”.",
        de:
          "Diese Datei ist kein Wiederherstellungsschlüssel oder beschädigt. Wähle die Datei, die du unter „Deine Geräte“ "
          + "gesichert hast.")
    case (_, "elsewhere"):
      text(
        "This recovery key is for another site. Open it there: \(failure.detail)",
        de: "Dieser Wiederherstellungsschlüssel ist für eine andere Seite. Öffne ihn dort: \(failure.detail)")
    case (_, "gone"):
      text(
        "Nothing is stored about this recovery key any more; everything was erased. You can join anew.",
        de:
          "Zu diesem Wiederherstellungsschlüssel ist nichts mehr gespeichert; alles wurde gelöscht. Du kannst neu mitmachen."
      )
    case (_, "expired"):
      text(
        "This recovery key was removed on one of your devices. Use another one, or a link from a device that takes part.",
        de:
          "Dieser Wiederherstellungsschlüssel wurde auf einem deiner Geräte entfernt. Nimm einen anderen, oder einen Link von "
          + "einem Gerät, das mitmacht.")
    case (_, "banned"):
      text(
        "This player may not play for boards here. Ask whoever runs this server.",
        de: "Dieser Spieler darf hier nicht für Bestenlisten spielen. Frage, wer diesen Server betreibt.")
    default: BoardStrings.why(failure)
    }
  }
}
