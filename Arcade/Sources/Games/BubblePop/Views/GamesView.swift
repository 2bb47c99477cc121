import ArcadeKit
import UIKit

/// A graph of a player's games: a bar for each, as high as its score, in front of a faint bar for the possible score.
final class GamesView: UIView {
  private let titleLabel = UILabel()
  private let chart = GamesChart()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Soap.panel
    layer.cornerRadius = Spacing.normal
    titleLabel.textColor = Soap.faintInk
    titleLabel.numberOfLines = 2
    titleLabel.isAccessibilityElement = false
    addSubview(titleLabel)
    addSubview(chart)
    isAccessibilityElement = true
    accessibilityTraits = .image
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "GamesView" }

  /// Shows the games of a player, the oldest first.
  func show(_ games: [PlayedGame], of player: PlayerName, under rules: RuleSet) {
    titleLabel.show(BubbleStrings.games(player, rules))
    accessibilityLabel = BubbleStrings.games(player, rules) + ". " + BubbleStrings.gamesSpoken(games)
    chart.games = games
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.setSoap(13, .semibold)
    let inside = bounds.insetBy(dx: Spacing.normal, dy: Spacing.close)
    let height = titleLabel.sizeThatFits(CGSize(width: inside.width, height: 0)).height
    titleLabel.frame = CGRect(x: inside.minX, y: inside.minY, width: inside.width, height: height)
    let top = inside.minY + height + Spacing.hair
    chart.frame = CGRect(x: inside.minX, y: top, width: inside.width, height: max(inside.maxY - top, 1))
  }
}

/// The bars.
private final class GamesChart: UIView {
  var games: [PlayedGame] = [] { didSet { if games != oldValue { setNeedsDisplay() } } }
  /// The minimum number of bars by which the width is divided, so that the bars of two games are not too wide.
  private static let leastBars = 8

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { return nil }

  override func draw(_ rect: CGRect) {
    let highest = games.reduce(1) { max($0, $1.possible, $1.score) }
    let best = games.reduce(0) { max($0, $1.score) }
    let each = bounds.width / CGFloat(max(games.count, GamesChart.leastBars))
    let width = min(each * 0.72, 28)
    let numbers: [NSAttributedString.Key: NSObject] = [
      .font: Soap.rounded(11, .bold), .foregroundColor: Soap.ink,
    ]
    let top: CGFloat = 15
    func height(_ value: Int) -> CGFloat { (bounds.height - top) * CGFloat(value) / CGFloat(highest) }
    for (index, game) in games.enumerated() {
      let x = each * (CGFloat(index) + 0.5)
      for (value, color) in [(game.possible, Soap.faintInk.withAlphaComponent(0.25)), (game.score, Soap.accent)] {
        let bar = CGRect(
          x: x - width / 2, y: bounds.height - height(value), width: width, height: max(height(value), 2))
        (value == game.score && game.score < best ? color.withAlphaComponent(0.7) : color).setFill()
        UIBezierPath(roundedRect: bar, cornerRadius: min(width, bar.height) / 4).fill()
      }
      // Numbers stand above the bars as long as they do not touch each other.
      let text = "\(game.score)" as NSString
      let size = text.size(withAttributes: numbers)
      if size.width < each || game.score == best {
        text.draw(
          at: CGPoint(
            x: min(max(x - size.width / 2, 0), bounds.width - size.width),
            y: max(bounds.height - height(game.score) - size.height - 1, 0)), withAttributes: numbers)
      }
    }
  }
}
