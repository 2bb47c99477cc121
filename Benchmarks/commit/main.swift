import CCaromStopwatch
import Glibc
import UIKit

// CommitBench: the cost of writing frames for the page, and of the state hash; prints a list of entries in the format
// of Benchmarks/run. With `--words DIRECTORY` it also stores the commands of one frame of each kind, for
// Benchmarks/page-reader.mjs.

private let viewCount = 500
private let rounds = 400

/// A star in a circle, which is redrawn on request.
private final class Star: UIView {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setFillColor(.white)
    context.fillEllipse(in: bounds)
    context.setStrokeColor(.black)
    context.setLineWidth(2)
    for index in 0..<10 {
      context.move(to: CGPoint(x: bounds.midX, y: bounds.midY))
      context.addLine(to: CGPoint(x: bounds.midX + Double(index), y: bounds.maxY))
    }
    context.strokePath()
    context.fill(CGRect(x: 1, y: 1, width: 8, height: 8))
  }
}

/// The CPU time of a body in microseconds: the lower quartile of the rounds.
private func microseconds(_ body: (Int) -> Void) -> Double {
  var times: [Double] = []
  for round in 0..<rounds {
    let start = clock_now()
    body(round)
    times.append((clock_now() - start) * 1000)
  }
  return times.sorted()[rounds / 4]
}

private let application = UIApplication(textMeasuring: FixedTextMetrics())
private let window = UIWindow(windowScene: application.windowScene)
window.makeKeyAndVisible()

private var directory: String?
if let place = CommandLine.arguments.firstIndex(of: "--words"), place + 1 < CommandLine.arguments.count {
  directory = CommandLine.arguments[place + 1]
}

private func keep(_ name: String, _ words: [UInt32]) {
  guard let directory, let file = fopen("\(directory)/\(name).words", "wb") else { return }
  fwrite(words, 4, words.count, file)
  fclose(file)
}

/// Commits; returns the number of words, and stores those of the first round.
private func commit(_ name: String, _ round: Int) {
  application.commit(fraction: 0.5)
  application.takeCommands { if round == 1 { keep(name, $0) } }
}

private let labels: [UILabel] = (0..<viewCount).map { index in
  let label = UILabel(frame: CGRect(x: Double(index % 20) * 20, y: Double(index / 20) * 20, width: 18, height: 18))
  label.text = "\(index)"
  label.backgroundColor = .white
  return label
}
private let stars = (0..<100).map { UIView.star($0) }
extension UIView {
  fileprivate static func star(_ index: Int) -> UIView {
    Star(frame: CGRect(x: Double(index % 20) * 20, y: 600, width: 20, height: 20))
  }
}

for view in labels + stars { window.addSubview(view) }
commit("creation", 1)
for view in labels + stars { view.removeFromSuperview() }
private var results: [(String, Double)] = []
results.append(
  (
    "appearing",
    microseconds { round in
      for label in labels { window.addSubview(label) }
      commit("appearing", round)
      for label in labels { label.removeFromSuperview() }
      commit("leaving", round)
    }
  ))
for view in labels + stars { window.addSubview(view) }
results.append(
  (
    "moving",
    microseconds { round in
      for label in labels { label.center.x += round % 2 == 0 ? 1 : -1 }
      commit("moving", round)
    }
  ))
results.append(
  (
    "turning and fading",
    microseconds { round in
      for label in labels {
        label.transform = CGAffineTransform(rotationAngle: Double(round) / 50)
        label.alpha = 0.5 + Double(round % 100) / 400
        label.layer.cornerRadius = Double(round % 9)
      }
      commit("turning", round)
    }
  ))
results.append(
  (
    "drawing",
    microseconds { round in
      for star in stars { star.setNeedsDisplay() }
      commit("drawing", round)
    }
  ))
results.append(
  (
    "texts",
    microseconds { round in
      for label in labels { label.text = "\(round % 10)" }
      commit("texts", round)
    }
  ))
UIView.animate(withDuration: 1e6, delay: 0, options: [.repeat]) {
  for label in labels {
    label.center.y += 5
    label.backgroundColor = .black
    label.layer.shadowOpacity = 0.5
  }
}
results.append(("animated", microseconds { round in commit("animated", round) }))
private var hashes: UInt64 = 0
results.append(("clock hash", microseconds { _ in hashes ^= application.clockHash() }))
results.append(("state hash", microseconds { _ in hashes ^= application.stateHash() }))

print("[")
for (index, (name, value)) in results.enumerated() {
  let rounded = (value * 10).rounded() / 10
  print(
    """
      {"name": "commit.\(name)", "value": \(rounded), "unit": "µs", "peer": null, "peer_value": null, "ratio": null}\
    \(index + 1 < results.count ? "," : "")
    """)
}
print("]")
