extension Theme {
  /// Every built-in theme; to add one, add a line at the end, since the chosen one is stored by its number.
  package static let all = [
    Theme("Animals", "🐶 🐱 🐭 🐰 🦊 🐻 🐼 🐨 🐯 🦁 🐮 🐸 🐵 🐷", table: 0x7A9E6B, back: 0xB4532A, .dots),
    Theme("Ocean", "🐳 🐬 🦈 🐙 🦀 🐠 🐡 🦐 🐚 🦑 🐢 🦞", table: 0x1B6480, back: 0x0B2E4F, .waves),
    Theme("Orchard", "🍎 🍐 🍋 🍌 🍉 🍇 🍓 🍒 🍍 🥝 🥥 🍑", table: 0xF2C14E, back: 0x8C2F39, .leaves),
    Theme("Bakery", "🥐 🥨 🍞 🧁 🍰 🍪 🍩 🥧 🥯 🧇 🥞 🍫", table: 0xE8D3B9, back: 0x7B4B2A, .chequers),
    Theme("Meadow", "🌻 🌷 🌹 🌵 🍄 🌲 🍁 🍀 🌴 🌼 🐝 🦋", table: 0xA9CF8F, back: 0x2F6B4F, .scales),
    Theme("Sports", "⚽ 🏀 🏈 ⚾ 🎾 🏐 🏓 🏸 🥊 🎳 🏹 🥏", table: 0xE8824A, back: 0x20324F, .stripes),
    Theme("Journey", "🚗 🚲 🚂 🚀 🚁 ⛵ 🚜 🚌 🚒 🛴 🚠 🛶", table: 0x9FC5E8, back: 0x35507A, .bricks),
    Theme("Orchestra", "🎸 🎹 🎺 🎻 🥁 🎷 🪕 🎤 🎧 📯 🔔 🎼", table: 0x5B1E2D, back: 0xC9A24B, .lattice),
    Theme("Halloween", "🎃 👻 🦇 🧙 💀 🧛 🍬 🌙 🐈 🦉 🧟 🍎", table: 0x2B1B3D, back: 0xE0701A, .zigzag),
    Theme("Winter", "⛄ 🎿 🏂 🧣 🧤 🛷 🎄 🦌 🐧 ☕ 🧊 🌨️", table: 0xCFE3EE, back: 0x2D5F8A, .stars),
    Theme("Space", "🪐 🌍 🌕 ⭐ 🌠 👽 🛸 🔭 🚀 🌞 🌌 🛰️", table: 0x10142E, back: 0x6C4AB6, .rings),
    Theme("Tools", "🔨 🔧 🪛 🪚 🔩 🧲 🪓 📏 🧰 🪜 🔦 ✂️", table: 0x55646F, back: 0xD8A31A, .hexagons),
    Theme(
      "Sums", "1+1|2 2+1|3 2+2|4 3+2|5 3+3|6 5+2|7 4+4|8 6+3|9 5+5|10 7+4|11 6+6|12 9+4|13", table: 0x24453A,
      back: 0x93A534, .plaid),
    Theme(
      "Latin",
      "sol|sun luna|moon aqua|water ignis|fire via|way arbor|tree avis|bird ovum|egg mare|sea nox|night pax|peace rex|king",
      table: 0xC8B48A, back: 0x6E2432, .rays),
    Theme(
      "Fruit bowl", "apple pear cherries lemon orange grapes strawberry banana plum melon pineapple kiwi",
      table: 0x7A4F30, back: 0x3F6B3A, .leaves, art: .fruit),
    Theme(
      "Signal flags", "Charlie Delta Foxtrot Golf India Lima Mike November Oscar Papa Uniform Whiskey",
      table: 0x235F80, back: 0x14304F, .waves, art: .signals),
    Theme(
      "Weather", "sun moon cloud rain snow lightning rainbow wind umbrella thermometer star tornado",
      table: 0x8FBFDD, back: 0x3D6A93, .scales, art: .weather),
    Theme(
      "Chess men",
      "white-king white-queen white-rook white-bishop white-knight white-pawn black-king black-queen black-rook black-bishop black-knight black-pawn",
      table: 0x6B4A2E, back: 0x2B1D14, .chequers, art: .chess),
    Theme(
      "Clocks",
      "one-o’clock two-o’clock three-o’clock four-o’clock five-o’clock six-o’clock seven-o’clock eight-o’clock nine-o’clock ten-o’clock eleven-o’clock twelve-o’clock",
      table: 0xC9B79A, back: 0x3A4A63, .rings, art: .clocks),
    Theme(
      "Flower bed",
      "daisy sunflower poppy lily forget-me-not aster dahlia marigold dandelion edelweiss anemone gerbera",
      table: 0x6E4F38, back: 0x9C3F63, .dots, art: .garden),
    Theme(
      "Aquarium",
      "red-fish blue-fish yellow-fish green-fish striped-red-fish striped-blue-fish striped-yellow-fish striped-green-fish spotted-red-fish spotted-blue-fish spotted-yellow-fish spotted-green-fish",
      table: 0x17697A, back: 0x0F3B52, .scales, art: .aquarium),
    Theme(
      "Snow crystals",
      "crystal-1 crystal-2 crystal-3 crystal-4 crystal-5 crystal-6 crystal-7 crystal-8 crystal-9 crystal-10 crystal-11 crystal-12",
      table: 0x9DB8D0, back: 0x1F3F73, .stars, art: .crystals),
    Theme(
      "Patchwork",
      "patch-1 patch-2 patch-3 patch-4 patch-5 patch-6 patch-7 patch-8 patch-9 patch-10 patch-11 patch-12",
      table: 0xD3AE98, back: 0x4F3A5F, .plaid, art: .patchwork),
    Theme(
      "Planets", "Sun Mercury Venus Earth Moon Mars Jupiter Saturn Uranus Neptune Pluto comet",
      table: 0x171B3A, back: 0x3F2F73, .rings, art: .planets),
  ]

  /// The built-in theme with an address component.
  package static func named(_ address: String) -> Theme? { all.first { $0.address == address } }
}
