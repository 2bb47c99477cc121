import UIKit

extension HeadlessHost {
  /// The touches, presses and gestures in progress, as one line; nil if there are none.
  public var touchesUnderWay: String? {
    application.touchDispatcher.isIdle ? nil : application.touchDispatcher.stateText
  }

  /// Sends one random and often nonsensical input: repeated touches, releases of keys that are not down, sizes of zero,
  /// a page hidden during a drag.
  ///
  /// All randomness comes from `random`; no tick runs.
  public func sendAnything(using random: inout SeededGenerator) {
    switch random.next(below: 100) {
    case 0..<55: send(.pointer(anyPointer(&random)))
    case 55..<70: send(.key(anyKey(&random)))
    case 70..<78: send(.assistive(anyAct(&random)))
    case 78..<82: send(.wheel(anyWheel(&random)))
    case 82..<86:
      visibility.isVisible = UInt8(random.next(below: 2))
      visibility.isFocused = UInt8(random.next(below: 2))
      send(.visibility(visibility))
    case 86..<90:
      window.width = [320, 375, 393, 852, 768, 1024, 1440][random.next(in: 0..<7)]
      window.height = [568, 667, 852, 393, 1024, 768, 900][random.next(in: 0..<7)]
      window.top = random.next(below: 2) == 0 ? 0 : 47
      send(.resize(window))
    case 90..<92: send(.resize(anySize(&random)))
    case 92..<96:
      preferences.isDark = UInt8(random.next(below: 2))
      preferences.reducesMotion = UInt8(random.next(below: 2))
      preferences.textScale = random.next(in: 0.5...3)
      send(.preferences(preferences))
    case 96..<98: send(.text(anyText(&random)))
    default:
      var address = AddressInput()
      address.path = anyWord(&random)
      address.isBack = UInt8(random.next(below: 2))
      send(.address(address))
    }
  }

  private func anyNumber(_ random: inout SeededGenerator, upTo limit: Double) -> Double {
    switch random.next(below: 200) {
    case 0: .nan
    case 1: .infinity
    case 2: -1e300
    case 3: 0
    default: random.next(in: -20...(limit > 0 && limit < 1e6 ? limit + 20 : 1000))
    }
  }

  private func anyPointer(_ random: inout SeededGenerator) -> PointerInput {
    var pointer = PointerInput()
    pointer.id = Int32(random.next(below: 5))
    // Moves are the most common inputs of a page; 9 is not a valid phase.
    pointer.phase = [0, 0, 1, 1, 1, 1, 1, 2, 2, 3, 4, random.next(below: 50) == 0 ? 9 : 1][random.next(in: 0..<12)]
    pointer.type = UInt8(random.next(below: 3))
    pointer.buttons = UInt8(random.next(below: 4))
    pointer.offset = UInt8(random.next(below: 256))
    pointer.x = anyNumber(&random, upTo: window.width)
    pointer.y = anyNumber(&random, upTo: window.height)
    return pointer
  }

  private func anyKey(_ random: inout SeededGenerator) -> KeyInput {
    let codes = [
      "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Space", "Enter", "Escape", "KeyP", "KeyN", "Home", "End",
    ]
    var key = KeyInput()
    key.phase = UInt8(random.next(below: 3))
    key.modifiers = random.next(below: 5) == 0 ? UInt8(random.next(below: 16)) : 0
    key.code = random.pick(from: codes) ?? ""
    key.characters = key.code == "Space" ? " " : key.code == "KeyP" ? "p" : key.code
    return key
  }

  private func anyAct(_ random: inout SeededGenerator) -> AssistiveInput {
    var act = AssistiveInput()
    let elements = elements()
    act.layer = random.pick(from: elements)?.layer.id ?? Int32(random.next(below: 1000))
    if random.next(below: 10) == 0 { act.layer = Int32(random.next(below: 5000)) }
    act.action = UInt8(random.next(below: 8))
    act.value = anyWord(&random)
    return act
  }

  private func anyWheel(_ random: inout SeededGenerator) -> WheelInput {
    var wheel = WheelInput()
    wheel.x = anyNumber(&random, upTo: window.width)
    wheel.y = anyNumber(&random, upTo: window.height)
    wheel.deltaX = anyNumber(&random, upTo: 100)
    wheel.deltaY = anyNumber(&random, upTo: 100)
    return wheel
  }

  private func anySize(_ random: inout SeededGenerator) -> ResizeInput {
    var size = ResizeInput()
    size.width = anyNumber(&random, upTo: 2000)
    size.height = anyNumber(&random, upTo: 2000)
    size.scale = anyNumber(&random, upTo: 4)
    size.top = anyNumber(&random, upTo: 100)
    size.bottom = anyNumber(&random, upTo: 100)
    size.keyboard = anyNumber(&random, upTo: 400)
    return size
  }

  private func anyText(_ random: inout SeededGenerator) -> TextInput {
    var text = TextInput()
    text.layer = Int32(random.next(below: 500))
    text.phase = UInt8(random.next(below: 5))
    text.value = anyWord(&random)
    text.selectionStart = Int32(random.next(below: 9)) - 2
    text.selectionEnd = Int32(random.next(below: 9)) - 2
    return text
  }

  private func anyWord(_ random: inout SeededGenerator) -> String {
    random.pick(from: ["", "breakout", "breakout/settings", "nowhere", "🎈", "0", "-1", "1e400", "\n", "a/b/c"]) ?? ""
  }
}
