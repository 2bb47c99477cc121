import CaromHeadlessHost
import Testing
import UIKit

/// Strings, bytes, names and queues that apps use besides views.
@Suite struct SmallValuesTests {
  private let host = HeadlessHost(size: CGSize(width: 100, height: 100))

  @Test func textsAreTakenApart() {
    #expect("a,b,,c".components(separatedBy: ",") == ["a", "b", "", "c"])
    #expect("".components(separatedBy: ",") == [""])
    #expect("one, two".components(separatedBy: ", ") == ["one", "two"])
    #expect("a b\nc".components(separatedBy: .whitespacesAndNewlines) == ["a", "b", "c"])
    #expect("  x \t".trimmingCharacters(in: .whitespaces) == "x")
    #expect("\n x \n".trimmingCharacters(in: .whitespaces) == "\n x \n")
    #expect("--x-".trimmingCharacters(in: CharacterSet(charactersIn: "-")) == "x")
    #expect(" \t".trimmingCharacters(in: .whitespaces) == "")
    #expect("banana".replacingOccurrences(of: "an", with: "o") == "booa")
    #expect("banana".replacingOccurrences(of: "", with: "o") == "banana")
    #expect("Grüße 🎈".contains("üße"))
    #expect(!"Grüße".contains("x"))
    let text = "Grüße 🎈!"
    let range = text.range(of: "🎈")
    #expect(range.map { String(text[$0]) } == "🎈")
    #expect("the quick fox's".capitalized == "The Quick Fox's")
    #expect("abc".padding(toLength: 5, withPad: ".", startingAt: 0) == "abc..")
    #expect("abc".padding(toLength: 2, withPad: ".", startingAt: 0) == "ab")
    #expect("B".caseInsensitiveCompare("a") == .orderedDescending)
    #expect("12a".unicodeScalars.allSatisfy { CharacterSet.alphanumerics.contains($0) })
    #expect(!CharacterSet.decimalDigits.contains("x"))
    #expect(CharacterSet.decimalDigits.inverted.contains("x"))
  }

  // The examples of RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ]) func base64(text: String, encoded: String) throws {
    let data = try #require(text.data(using: .utf8))
    #expect(data.base64EncodedString() == encoded)
    #expect(Data(base64Encoded: encoded) == data)
    #expect(String(data: data, encoding: .utf8) == text)
  }

  @Test func bytesThatAreNoTextAreRefused() {
    #expect(Data(base64Encoded: "a") == nil)
    #expect(Data(base64Encoded: "a*bc") == nil)
    #expect(String(data: Data([0xFF, 0xFE]), encoding: .utf8) == nil)
    #expect("é".data(using: .ascii) == nil)
  }

  @Test func namesComeFromTheClock() throws {
    let first = UUID()
    let again = HeadlessHost(size: CGSize(width: 100, height: 100))
    _ = again.application
    #expect(UUID() == first)
    #expect(UUID() != first)
    let bytes = Array(first.uuidString.utf8)
    #expect(bytes.count == 36 && bytes[14] == UInt8(ascii: "4") && "89AB".utf8.contains(bytes[19]))
    #expect(UUID(uuidString: first.uuidString) == first)
    #expect(
      UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")?.uuidString == "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
    #expect(UUID(uuidString: "E621E1F8") == nil)
  }

  @Test func workRunsLaterInItsOrder() {
    var log: [String] = []
    DispatchQueue.global(qos: .background).async {
      log.append("background")
      DispatchQueue.main.async { log.append("main") }
    }
    let item = DispatchWorkItem { log.append("cancelled") }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100), execute: item)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { log.append("later") }
    OperationQueue.main.addOperation { log.append("operation") }
    item.cancel()
    #expect(DispatchQueue.global().sync { 7 } == 7)
    #expect(log.isEmpty)
    host.advance(seconds: 0.5)
    #expect(log == ["background", "operation", "main", "later"])
  }

  @Test func aGroupTellsItsEnd() {
    var log: [String] = []
    let group = DispatchGroup()
    for delay in [0.1, 0.3] {
      group.enter()
      DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
        log.append("\(delay)")
        group.leave()
      }
    }
    group.notify(queue: .main) { log.append("end") }
    host.advance(seconds: 0.2)
    #expect(log == ["0.1"])
    host.advance(seconds: 0.2)
    #expect(log == ["0.1", "0.3", "end"])
    group.leave()
    #expect(host.diagnostics.contains { $0.contains("leave() without enter()") })
  }

  @Test func textsForPeople() {
    #expect(NSLocalizedString("Play", comment: "a button") == "Play")
    #expect(Bundle.main.path(forResource: "pop", ofType: "wav") == "pop.wav")
  }

  @Test func timersCallTheirTarget() {
    final class Counter: NSObject {
      var names: [String] = []
      func fire(_ timer: Timer) { names.append(timer.userInfo as? String ?? "nothing") }
    }
    let counter = Counter()
    let timer = Timer.scheduledTimer(
      timeInterval: 0.1, target: counter, selector: Selector("fire", Counter.fire), userInfo: "tick", repeats: true)
    let once = Timer.scheduledTimer(
      timeInterval: 0.05, target: counter, selector: Selector("fire", Counter.fire), userInfo: "once", repeats: false)
    #expect(timer.fireDate.timeIntervalSince(Date()) == 0.1)
    host.advance(seconds: 0.25)
    #expect(counter.names == ["once", "tick", "tick"])
    #expect(!once.isValid && once.userInfo == nil)
    timer.invalidate()
    host.advance(seconds: 0.2)
    #expect(counter.names.count == 3)
  }

  @Test func notificationsTellMore() {
    var told: [Int] = []
    let name = Notification.Name("score")
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) {
      told.append($0.userInfo?["score"] as? Int ?? -1)
    }
    NotificationCenter.default.post(name: name, object: nil, userInfo: ["score": 3])
    #expect(told.isEmpty)
    host.advance(ticks: 2)
    #expect(told == [3])
    NotificationCenter.default.removeObserver(token, name: Notification.Name("other"), object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    host.advance(ticks: 2)
    #expect(told == [3, -1])
    NotificationCenter.default.removeObserver(token, name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    host.advance(ticks: 2)
    #expect(told.count == 2)
  }
}
