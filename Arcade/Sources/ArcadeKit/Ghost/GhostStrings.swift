/// The texts about ghosts.
public enum GhostStrings {
  /// The title of the setting.
  public static var setting: String { text("Ghost of the best run", de: "Geist des besten Spiels") }
  /// What the setting does.
  public static var settingFooter: String {
    text(
      "Your best run by the same rules moves beside you, and you see how far you are ahead of it.",
      de: "Dein bestes Spiel nach denselben Regeln läuft neben dir mit, und du siehst deinen Vorsprung.")
  }
  /// The label of a fact on the card at the end of a race.
  public static var against: String { text("vs. ghost", de: "gegen Geist") }

  static func racing(_ points: Int, isBest: Bool, hasOtherRules: Bool) -> String {
    let number = NumberText.grouped(points)
    let sentence =
      isBest
      ? text("Racing your best: \(number)", de: "Gegen dein bestes Spiel: \(number)")
      : text("Racing this run: \(number)", de: "Gegen dieses Spiel: \(number)")
    return hasOtherRules ? sentence + text(" (other settings)", de: " (andere Einstellungen)") : sentence
  }

  /// The text when the ghost's run ends.
  public static func ended(_ points: Int, isBest: Bool) -> String {
    let number = NumberText.grouped(points)
    return isBest
      ? text("Your best ended here: \(number)", de: "Hier endete dein bestes Spiel: \(number)")
      : text("The ghost’s run ended here: \(number)", de: "Hier endete das Spiel des Geists: \(number)")
  }

  /// A lead in points: “+120”, “−40”, “±0”.
  public static func lead(_ points: Int) -> String {
    points == 0 ? "±0" : (points > 0 ? "+" : "") + NumberText.grouped(points)
  }

  /// The same for a screen reader.
  public static func spokenLead(_ points: Int) -> String {
    if points == 0 { return text("Level with the ghost", de: "Gleichauf mit dem Geist") }
    let number = NumberText.grouped(abs(points))
    return points > 0
      ? text("\(number) ahead of the ghost", de: "\(number) vor dem Geist")
      : text("\(number) behind the ghost", de: "\(number) hinter dem Geist")
  }
}
