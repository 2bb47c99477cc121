extension HostOutput {
  /// The outputs' numbers in the page's table. They are not part of a recording.
  package enum Kind: UInt32, CaseIterable {
    case sound = 1
    case haptic, store, forget, announce, address, title, focus, cursor, wantPermission, copy, download, diagnostic
    case keepAwake, openFile, describeSound, voice, replace, audio, themeColor, share, language, fullScreen, runEnded,
      run
  }

  /// Shows the output's number, name and fields, in the order of the words.
  package func visit<V: CommandVisitor>(_ visitor: inout V) {
    switch self {
    case .sound(let name, let volume):
      visitor.begin(Kind.sound.rawValue, "sound")
      visitor.text("name", name)
      visitor.number("volume", volume)
    case .haptic(let strength):
      visitor.begin(Kind.haptic.rawValue, "haptic")
      visitor.number("strength", strength)
    case .store(let key, let value?):
      visitor.begin(Kind.store.rawValue, "store")
      visitor.text("key", key)
      visitor.text("value", value)
    case .store(let key, nil):
      visitor.begin(Kind.forget.rawValue, "forget")
      visitor.text("key", key)
    case .replace(let key, let value, let old):
      visitor.begin(Kind.replace.rawValue, "replace")
      visitor.text("key", key)
      visitor.text("value", value)
      visitor.text("old", old)
    case .announce(let text, let isUrgent):
      visitor.begin(Kind.announce.rawValue, "announce")
      visitor.text("text", text)
      visitor.flag("isUrgent", isUrgent)
    case .address(let path, let step):
      visitor.begin(Kind.address.rawValue, "address")
      visitor.text("path", path)
      visitor.word("step", step.rawValue)
    case .title(let text):
      visitor.begin(Kind.title.rawValue, "title")
      visitor.text("text", text)
    case .focus(let layer):
      visitor.begin(Kind.focus.rawValue, "focus")
      visitor.layer("layer", layer)
    case .cursor(let name):
      visitor.begin(Kind.cursor.rawValue, "cursor")
      visitor.text("name", name)
    case .wantPermission(let name):
      visitor.begin(Kind.wantPermission.rawValue, "wantPermission")
      visitor.text("name", name)
    case .copy(let text):
      visitor.begin(Kind.copy.rawValue, "copy")
      visitor.text("text", text)
    case .download(let name, let content):
      visitor.begin(Kind.download.rawValue, "download")
      visitor.text("name", name)
      visitor.text("content", content)
    case .diagnostic(let text):
      visitor.begin(Kind.diagnostic.rawValue, "diagnostic")
      visitor.text("text", text)
    case .keepAwake(let isWanted):
      visitor.begin(Kind.keepAwake.rawValue, "keepAwake")
      visitor.flag("isWanted", isWanted)
    case .openFile(let endings):
      visitor.begin(Kind.openFile.rawValue, "openFile")
      visitor.text("endings", endings)
    case .describeSound(let name):
      visitor.begin(Kind.describeSound.rawValue, "describeSound")
      visitor.text("name", name)
    case .voice(let sound, let voice):
      visitor.begin(Kind.voice.rawValue, "voice")
      visitor.text("sound", sound)
      visitor.text("wave", voice.wave.rawValue)
      visitor.number("from", voice.from)
      visitor.number("to", voice.to)
      visitor.number("seconds", voice.seconds)
      visitor.number("gain", voice.gain)
      visitor.number("delay", voice.delay)
    case .audio, .themeColor, .share, .language, .fullScreen, .runEnded, .run: visitLater(&visitor)
    }
  }

  private func visitLater<V: CommandVisitor>(_ visitor: inout V) {
    switch self {
    case .audio(let player, let act, let file, let volume, let time, let loops):
      visitor.begin(Kind.audio.rawValue, "audio")
      visitor.word("player", UInt32(bitPattern: player))
      visitor.word("act", act)
      visitor.text("file", file)
      visitor.number("volume", volume)
      visitor.number("time", time)
      visitor.number("loops", Double(loops))
    case .themeColor(let color):
      visitor.begin(Kind.themeColor.rawValue, "themeColor")
      visitor.word("color", color)
    case .share(let title, let text, let address, let width, let height, let operations):
      visitor.begin(Kind.share.rawValue, "share")
      visitor.text("title", title)
      visitor.text("text", text)
      visitor.text("address", address)
      visitor.number("width", width)
      visitor.number("height", height)
      visitor.words("operations", operations)
    case .language(let code):
      visitor.begin(Kind.language.rawValue, "language")
      visitor.text("code", code)
    case .fullScreen(let isWanted):
      visitor.begin(Kind.fullScreen.rawValue, "fullScreen")
      visitor.flag("isWanted", isWanted)
    case .runEnded(let result):
      visitor.begin(Kind.runEnded.rawValue, "runEnded")
      visitor.text("game", result.game)
      visitor.text("name", result.name)
      visitor.text("result", result.result)
      visitor.number("score", result.score)
      visitor.flag("lowestWins", result.lowestWins)
      visitor.number("seconds", result.seconds)
    case .run(let act, let id):
      visitor.begin(Kind.run.rawValue, "run")
      visitor.text("act", act)
      visitor.text("id", id)
    default: break
    }
  }
}

extension HostOutput.Kind {
  /// An output of the kind, for the table.
  package var example: HostOutput {
    switch self {
    case .sound: .sound(name: "", volume: 0)
    case .haptic: .haptic(strength: 0)
    case .store: .store(key: "", value: "")
    case .forget: .store(key: "", value: nil)
    case .replace: .replace(key: "", value: "", old: "")
    case .announce: .announce(text: "", isUrgent: false)
    case .address: .address(path: "", step: .same)
    case .title: .title("")
    case .focus: .focus(layer: 0)
    case .cursor: .cursor("")
    case .wantPermission: .wantPermission(name: "")
    case .copy: .copy(text: "")
    case .download: .download(name: "", content: "")
    case .diagnostic: .diagnostic("")
    case .keepAwake: .keepAwake(false)
    case .openFile: .openFile(endings: "")
    case .describeSound: .describeSound(name: "")
    case .audio: .audio(player: 1, act: 0, file: "", volume: 1, time: 0, loops: 0)
    case .themeColor: .themeColor(0)
    case .share: .share(title: "", text: "", address: "", width: 0, height: 0, operations: [])
    case .language: .language("")
    case .fullScreen: .fullScreen(false)
    case .runEnded: .runEnded(RunResult(game: "", name: "", result: "", score: 0))
    case .run: .run(act: "", id: "")
    case .voice: .voice(sound: "", SynthesizedSound.Voice(.sine, from: 440, to: 440, seconds: 1, gain: 1))
    }
  }

  /// The command as it is described, for printing commands.
  @inline(never)
  package var entry: CommandEntry { CommandEntry { example.visit(&$0) } }

  /// Its line of the page's table.
  @inline(never)
  var line: String { CommandTablePrinter.line { example.visit(&$0) } }
}
