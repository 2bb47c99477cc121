import ArcadeKit
import UIKit

/// The row of the Today card that opens the boards.
final class BoardsRow: CardRow {
  init() {
    super.init(picture: PodiumView(frame: .zero))
    show()
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "BoardsRow" }

  /// Whether this site had boards when it was last asked. The answer is stored, because the page finds its server only
  /// after the home screen has appeared.
  static var isKnown: Bool {
    get { UserDefaults.standard.checkedInteger(forKey: key, standard: 0) { $0 == 0 || $0 == 1 } == 1 }
    set { if newValue != isKnown { UserDefaults.standard.setChecked(newValue ? 1 : 0, forKey: key) } }
  }

  private static let key = "arcade.boards"

  /// Shows its texts in the player's language.
  func show() {
    name.text = BoardStrings.boards
    status.text = BoardStrings.summary
    accessibilityLabel = BoardStrings.boards
    accessibilityHint = BoardStrings.summary
    setNeedsLayout()
  }
}

/// A podium with three places, on a rounded square like an app's icon.
private final class PodiumView: HomeDrawing {
  override class var kind: String { "PodiumView" }

  override func draw(_ rect: CGRect) {
    let sheet = Skin.home.surface
    let side = min(bounds.width, bounds.height)
    sheet.accent.withAlphaComponent(0.16).setFill()
    UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: side, height: side), cornerRadius: side * 0.24).fill()
    sheet.accent.setFill()
    // The steps from left to right, in hundredths: where each begins, and its height.
    for (x, height) in [(18, 26), (39.5, 44), (61, 18)] as [(CGFloat, CGFloat)] {
      let step = CGRect(x: x, y: 76 - height, width: 21, height: height)
      UIBezierPath(rect: step.applying(CGAffineTransform(scaleX: side / 100, y: side / 100))).fill()
    }
    UIBezierPath(ovalIn: CGRect(x: 0.43 * side, y: 0.13 * side, width: 0.14 * side, height: 0.14 * side)).fill()
  }
}
