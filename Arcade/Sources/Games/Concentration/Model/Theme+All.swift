extension Theme {
  /// Every built-in theme; to add one, add a line.
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
  ]

  /// The built-in theme with an address component.
  package static func named(_ address: String) -> Theme? { all.first { $0.address == address } }
}
