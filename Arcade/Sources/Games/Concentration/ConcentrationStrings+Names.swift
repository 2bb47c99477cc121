import ArcadeKit

/// The names of themes and of what their cards show.
extension ConcentrationStrings {
  /// The name of a theme; a player's own theme has the name that the player gave it.
  static func name(_ theme: Theme) -> String {
    switch theme.address {
    case "animals": text("Animals", de: "Tiere")
    case "ocean": text("Ocean", de: "Meer")
    case "orchard": text("Orchard", de: "Obstgarten")
    case "bakery": text("Bakery", de: "Bäckerei")
    case "meadow": text("Meadow", de: "Wiese")
    case "sports": text("Sports", de: "Sport")
    case "journey": text("Journey", de: "Reise")
    case "orchestra": text("Orchestra", de: "Orchester")
    case "halloween": text("Halloween", de: "Halloween")
    case "winter": text("Winter", de: "Winter")
    case "space": text("Space", de: "Weltraum")
    case "tools": text("Tools", de: "Werkzeug")
    case "sums": text("Sums", de: "Rechnen")
    case "latin": text("Latin", de: "Latein")
    case "fruit-bowl": text("Fruit bowl", de: "Obstschale")
    case "signal-flags": text("Signal flags", de: "Signalflaggen")
    case "weather": text("Weather", de: "Wetter")
    case "chess-men": text("Chess men", de: "Schachfiguren")
    case "clocks": text("Clocks", de: "Uhren")
    case "flower-bed": text("Flower bed", de: "Blumenbeet")
    case "aquarium": text("Aquarium", de: "Aquarium")
    case "snow-crystals": text("Snow crystals", de: "Schneekristalle")
    case "patchwork": text("Patchwork", de: "Flickendecke")
    case "planets": text("Planets", de: "Planeten")
    default: theme.name
    }
  }

  /// The spoken name of a card: the name of a drawn picture, or the text itself.
  static func face(_ face: String, of theme: Theme) -> String {
    guard theme.art != nil || theme.address == "latin" else { return face }
    return text(
      String(decoding: face.utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: " ") : $0 }, as: UTF8.self),
      de: german(face))
  }

  private static func german(_ face: String) -> String {
    if let pair = words.first(where: { $0.0 == face }) { return pair.1 }
    for (english, german) in [("crystal-", "Kristall "), ("patch-", "Flicken ")] where face.hasPrefix(english) {
      return german + String(face.dropFirst(english.count))
    }
    return face
  }

  private static let words = [
    ("apple", "Apfel"), ("pear", "Birne"), ("cherries", "Kirschen"), ("lemon", "Zitrone"), ("orange", "Orange"),
    ("grapes", "Trauben"), ("strawberry", "Erdbeere"), ("banana", "Banane"), ("plum", "Pflaume"), ("melon", "Melone"),
    ("pineapple", "Ananas"), ("kiwi", "Kiwi"), ("sun", "Sonne"), ("moon", "Mond"), ("cloud", "Wolke"),
    ("rain", "Regen"), ("snow", "Schnee"), ("lightning", "Blitz"), ("rainbow", "Regenbogen"), ("wind", "Wind"),
    ("umbrella", "Schirm"), ("thermometer", "Thermometer"), ("star", "Stern"), ("tornado", "Windhose"),
    ("white-king", "weißer König"), ("white-queen", "weiße Dame"), ("white-rook", "weißer Turm"),
    ("white-bishop", "weißer Läufer"), ("white-knight", "weißer Springer"), ("white-pawn", "weißer Bauer"),
    ("black-king", "schwarzer König"), ("black-queen", "schwarze Dame"), ("black-rook", "schwarzer Turm"),
    ("black-bishop", "schwarzer Läufer"), ("black-knight", "schwarzer Springer"), ("black-pawn", "schwarzer Bauer"),
    ("one-o’clock", "ein Uhr"), ("two-o’clock", "zwei Uhr"), ("three-o’clock", "drei Uhr"),
    ("four-o’clock", "vier Uhr"), ("five-o’clock", "fünf Uhr"), ("six-o’clock", "sechs Uhr"),
    ("seven-o’clock", "sieben Uhr"), ("eight-o’clock", "acht Uhr"), ("nine-o’clock", "neun Uhr"),
    ("ten-o’clock", "zehn Uhr"), ("eleven-o’clock", "elf Uhr"), ("twelve-o’clock", "zwölf Uhr"),
    ("daisy", "Gänseblümchen"), ("sunflower", "Sonnenblume"), ("poppy", "Mohn"), ("lily", "Lilie"),
    ("forget-me-not", "Vergissmeinnicht"), ("aster", "Aster"), ("dahlia", "Dahlie"), ("marigold", "Ringelblume"),
    ("dandelion", "Löwenzahn"), ("edelweiss", "Edelweiß"), ("anemone", "Anemone"), ("gerbera", "Gerbera"),
    ("red-fish", "roter Fisch"), ("blue-fish", "blauer Fisch"), ("yellow-fish", "gelber Fisch"),
    ("green-fish", "grüner Fisch"), ("striped-red-fish", "roter Fisch mit Streifen"),
    ("striped-blue-fish", "blauer Fisch mit Streifen"), ("striped-yellow-fish", "gelber Fisch mit Streifen"),
    ("striped-green-fish", "grüner Fisch mit Streifen"), ("spotted-red-fish", "roter Fisch mit Punkten"),
    ("spotted-blue-fish", "blauer Fisch mit Punkten"), ("spotted-yellow-fish", "gelber Fisch mit Punkten"),
    ("spotted-green-fish", "grüner Fisch mit Punkten"), ("Sun", "Sonne"), ("Mercury", "Merkur"), ("Venus", "Venus"),
    ("Earth", "Erde"), ("Moon", "Mond"), ("Mars", "Mars"), ("Jupiter", "Jupiter"), ("Saturn", "Saturn"),
    ("Uranus", "Uranus"), ("Neptune", "Neptun"), ("Pluto", "Pluto"), ("comet", "Komet"), ("water", "Wasser"),
    ("fire", "Feuer"), ("way", "Weg"), ("tree", "Baum"), ("bird", "Vogel"), ("egg", "Ei"), ("sea", "Meer"),
    ("night", "Nacht"), ("peace", "Friede"), ("king", "König"),
  ]
}
