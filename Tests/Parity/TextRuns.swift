import CaromHeadlessHost
import CaromReplay
import UIKit

extension GoldenRun {
  static var text: [GoldenRun] { [GoldenRun("lines of text", lines)] }

  private static let texts = [
    "The paddle, the ball and the wall.", "One two three four five six seven eight nine ten.",
    "Grüße aus Köln — “naïve” façade, ﬁne…", "日本語のテキストは空白なしで折り返す。", "👩‍👩‍👧‍👦 families 🇩🇪🇯🇵 and e\u{301}",
    "A\nforced\nline", "Donaudampfschifffahrtsgesellschaftskapitän",
  ]

  private static func lines(_ hash: inout StateHash) {
    let host = HeadlessHost(size: CGSize(width: 400, height: 900))
    let modes: [NSLineBreakMode] = [.byWordWrapping, .byCharWrapping, .byTruncatingTail, .byTruncatingMiddle]
    for (index, text) in texts.enumerated() {
      for width in [40.0, 95.5, 180, 390] {
        for mode in modes {
          let label = UILabel(frame: CGRect(x: 0, y: 20 * Double(index), width: width, height: 70))
          label.text = text
          label.font = index % 2 == 0 ? .preferredFont(forTextStyle: .body) : .systemFont(ofSize: 13.5, weight: .bold)
          label.numberOfLines = index % 3
          label.lineBreakMode = mode
          label.adjustsFontSizeToFitWidth = index % 3 == 1
          label.textAlignment = .center
          hash.combine(label.sizeThatFits(CGSize(width: width, height: 1000)))
          host.view.addSubview(label)
        }
      }
    }
    host.advance(ticks: 1)
    hash.combine(host.application.stateHash())
    host.setTextScale(1.6)
    hash.combine(host.application.stateHash())
    for line in host.commit() { hash.combine(line) }
  }
}
