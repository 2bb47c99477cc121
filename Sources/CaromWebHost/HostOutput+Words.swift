import UIKit

extension HostOutput {
  /// The table the page reads outputs by: a line `number name field:type …` for each.
  static let table = """
    1 sound name:text volume:number
    2 haptic strength:number
    3 store key:text value:text
    4 forget key:text
    5 announce text:text isUrgent:flag
    6 address path:text step:word
    7 title text:text
    8 focus layer:word
    9 cursor name:text
    10 wantPermission name:text
    11 copy text:text
    12 download name:text content:text
    13 diagnostic text:text
    14 keepAwake isWanted:flag
    15 openFile endings:text
    16 describeSound name:text
    17 voice sound:text wave:text from:number to:number seconds:number gain:number delay:number

    """

  /// Writes the output as its line in the table says.
  func write(into words: inout CommandBuffer) {
    switch self {
    case .sound(let name, let volume):
      words.begin(1)
      words.put(name)
      words.put(volume)
    case .haptic(let strength):
      words.begin(2)
      words.put(strength)
    case .store(let key, let value?):
      words.begin(3)
      words.put(key)
      words.put(value)
    case .store(let key, nil):
      words.begin(4)
      words.put(key)
    case .announce(let text, let isUrgent):
      words.begin(5)
      words.put(text)
      words.put(isUrgent)
    case .address(let path, let step):
      words.begin(6)
      words.put(path)
      words.put(step.rawValue)
    case .title(let text):
      words.begin(7)
      words.put(text)
    case .focus(let layer):
      words.begin(8)
      words.put(UInt32(bitPattern: layer))
    case .cursor(let name):
      words.begin(9)
      words.put(name)
    case .wantPermission(let name):
      words.begin(10)
      words.put(name)
    case .copy(let text):
      words.begin(11)
      words.put(text)
    case .download(let name, let content):
      words.begin(12)
      words.put(name)
      words.put(content)
    case .diagnostic(let text):
      words.begin(13)
      words.put(text)
    case .keepAwake(let isWanted):
      words.begin(14)
      words.put(isWanted)
    case .openFile(let endings):
      words.begin(15)
      words.put(endings)
    case .describeSound(let name):
      words.begin(16)
      words.put(name)
    case .voice(let sound, let voice):
      words.begin(17)
      words.put(sound)
      words.put(voice.wave.rawValue)
      words.put(voice.from)
      words.put(voice.to)
      words.put(voice.seconds)
      words.put(voice.gain)
      words.put(voice.delay)
    }
  }
}

extension CommandBuffer {
  fileprivate mutating func begin(_ output: UInt32) { put(output) }
}
