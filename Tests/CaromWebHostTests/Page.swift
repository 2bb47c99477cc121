import CaromHeadlessHost
import CaromWebHost
import UIKit

/// What the page's scripts do with the program, natively: writes inputs into the buffer, and reads the results.
struct Page {
  /// The contents of a frame.
  struct Frame {
    let commands: [UInt32]
    let outputs: [UInt32]
    let needsFrame: Bool
    let tick: Int
    let nextDueTick: Int

    var lines: [String] { CommandEntry.lines(ofLayerCommands: commands) }
  }

  /// Starts the program as `web/kit.js` does.
  init(_ delegate: any UIApplicationDelegate, isRecording: Bool = false) {
    WebHost.run(delegate)
    caromStart(isRecording: isRecording ? 1 : 0, hasFixedTextMetrics: 1)
    var size = ResizeInput()
    (size.width, size.height, size.scale) = (390, 844, 2)
    var start = StartInput()
    (start.seed, start.platform) = (1, "phone")
    var first = AdvanceInput()
    first.tick = 1
    send([.start(start), .preferences(PreferencesInput()), .resize(size), .advance(first)])
  }

  /// Sends all inputs in one message.
  func send(_ inputs: [HostInput]) {
    var writer = HostWriter()
    for input in inputs { input.write(to: &writer) }
    send(bytes: writer.bytes)
  }

  func send(bytes: [UInt8]) {
    caromInputBuffer(byteCount: Int32(bytes.count)).copyMemory(from: bytes, byteCount: bytes.count)
    caromReceive(byteCount: Int32(bytes.count))
  }

  func advance(to tick: Int32) {
    var input = AdvanceInput()
    input.tick = tick
    send([.advance(input)])
  }

  func frame(fraction: Double = 0) -> Frame {
    let memory = caromFrame(fraction: fraction).assumingMemoryBound(to: UInt32.self)
    let (commands, outputs) = (Int(memory[0]), Int(memory[1]))
    func words(_ start: Int, _ count: Int) -> [UInt32] { (start..<start + count).map { memory[$0] } }
    return Frame(
      commands: words(5, commands), outputs: words(5 + commands, outputs), needsFrame: memory[2] == 1,
      tick: Int(Int32(bitPattern: memory[3])), nextDueTick: Int(Int32(bitPattern: memory[4])))
  }

  /// The bytes that the program returns, preceded by their count.
  static func counted(_ memory: UnsafeMutableRawPointer) -> [UInt8] {
    let count = memory.load(as: UInt32.self)
    return Array(UnsafeRawBufferPointer(start: memory + 4, count: Int(count)))
  }
}

/// An app with a button that counts its presses, and a timer that counts seconds.
final class Counter: UIViewController {
  private(set) var presses = 0
  private(set) var seconds = 0
  let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
    button.setTitle("Press", for: .normal)
    button.addAction(UIAction { [unowned self] _ in presses += 1 }, for: .touchUpInside)
    label.text = "0"
    view.addSubview(label)
    view.addSubview(button)
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [unowned self] _ in
      seconds += 1
      label.text = "\(seconds)"
    }
  }
}
