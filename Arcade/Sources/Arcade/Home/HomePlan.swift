import ArcadeKit
import UIKit

/// The layout of the home screen: the header, the cards below it, and the ledges with the icons. x counts from the leading side.
struct HomePlan {
  /// The contents of the home screen.
  struct Contents {
    var icons = 0
    var wordmark = CGSize.zero
    var hasContinue = false
    /// The number of today's challenges; without any there is no Today card.
    var challenges = 0
    /// The height of a name with the best score below it, at a width.
    var nameHeight: (CGFloat) -> CGFloat = { _ in 0 }
    /// The height of the Continue card's words, at a width.
    var continueHeight: (CGFloat) -> CGFloat = { _ in 0 }
    /// The height of the Today card, at a width.
    var todayHeight: (CGFloat) -> CGFloat = { _ in 0 }
  }

  /// The room for the wordmark and the buttons.
  private(set) var header = CGRect.zero
  private(set) var wordmark = CGRect.zero
  /// Nil if there is no such card.
  private(set) var continueCard: CGRect?
  private(set) var todayCard: CGRect?
  /// Whether the Continue card's picture is above its words instead of beside them.
  private(set) var isPictureAbove = false
  private(set) var columns = 1
  /// The side of an icon, in points.
  private(set) var side: CGFloat = 0
  private(set) var rows = 1
  /// The height of everything, in points; the screen scrolls if it exceeds the available height.
  private(set) var height: CGFloat = 0

  private var column: CGFloat = 0
  private var name: CGFloat = 0
  private var first = CGPoint.zero
  private var gap: CGFloat = 0
  private let count: Int
  private let room: CGSize

  /// The minimum and maximum side of an icon, in points.
  static let least: CGFloat = 120
  static let greatest: CGFloat = 200
  /// The maximum width of the contents, in points.
  private static let widest: CGFloat = 1240

  init(room: CGSize, safe: UIEdgeInsets, _ contents: Contents) {
    self.room = room
    count = contents.icons
    let margin = room.width < 400 ? Spacing.normal : room.width < 1000 ? Spacing.wide : 40
    let sides = max(safe.left, safe.right) + margin
    let width = min(max(room.width - 2 * sides, 1), HomePlan.widest)
    let left = (room.width - width) / 2
    let isLow = room.height < 500
    gap = isLow ? Spacing.normal : Spacing.wide

    let headerTop = safe.top + (isLow ? Spacing.tight : Spacing.normal)
    header = CGRect(x: left, y: headerTop, width: width, height: max(contents.wordmark.height, Spacing.target))
    wordmark = CGRect(
      x: left, y: header.midY - contents.wordmark.height / 2, width: contents.wordmark.width,
      height: contents.wordmark.height)
    let bottom = layOutCards(contents, left: left, width: width, isLow: isLow)
    layOutIcons(contents, width: width, top: bottom, bottom: safe.bottom + Spacing.wide)
    center(safe: safe)
  }

  // MARK: Cards

  /// Places the cards below the header; returns their bottom edge.
  private mutating func layOutCards(_ contents: Contents, left: CGFloat, width: CGFloat, isLow: Bool) -> CGFloat {
    var y = header.maxY + (isLow ? Spacing.close : Spacing.normal)
    let hasToday = contents.challenges > 0
    guard contents.hasContinue || hasToday else { return y }
    let isWide = width >= 620
    if contents.hasContinue && hasToday && isWide {
      let half = (width - gap) / 2
      let tall = room.height >= 1000 ? 280 : room.height >= 860 ? 250 : room.height >= 700 ? 212 : 148
      let height = max(CGFloat(tall), contents.continueHeight(half * 0.5), contents.todayHeight(half))
      continueCard = CGRect(x: left, y: y, width: half, height: height)
      todayCard = CGRect(x: left + half + gap, y: y, width: half, height: height)
      return y + height + gap
    }
    if contents.hasContinue {
      isPictureAbove = !isWide && room.height >= 640
      let width = isWide && !hasToday ? min(width, 760) : width
      let left = (room.width - width) / 2
      let words = contents.continueHeight(
        isPictureAbove ? width : isWide ? width * 0.45 : width - ContinueCard.pictureSide)
      let height =
        isPictureAbove
        ? words + (width * 0.42).rounded() : max(words, isWide && !isLow ? 180 : ContinueCard.pictureSide)
      continueCard = CGRect(x: left, y: y, width: width, height: height)
      y += height + gap
    }
    if hasToday {
      let height = contents.todayHeight(width)
      todayCard = CGRect(x: left, y: y, width: width, height: height)
      y += height + gap
    }
    return y
  }

  // MARK: Icons

  /// Chooses the number of columns: the one with the largest icons among those that fit into the remaining height, or
  /// else the one with the fewest rows.
  private mutating func layOutIcons(_ contents: Contents, width: CGFloat, top: CGFloat, bottom: CGFloat) {
    let total = max(count, 1)
    var best: (columns: Int, side: CGFloat, fits: Bool)?
    for columns in 1...total {
      let rows = (total + columns - 1) / columns
      // Only balanced rows: a further column that leaves a single icon in a row is no improvement.
      guard columns == 1 || (total + rows - 1) / rows == columns else { continue }
      let room = width / CGFloat(columns)
      let side = min(room - gap, HomePlan.greatest).rounded(.down)
      guard side >= HomePlan.least || columns == 1 else { continue }
      let fits = top + CGFloat(rows) * pitch(side, contents.nameHeight(room)) + bottom <= self.room.height
      guard let before = best else {
        best = (columns, side, fits)
        continue
      }
      // Later candidates have more columns, so fewer rows.
      if fits ? !before.fits || side >= before.side : !before.fits { best = (columns, side, fits) }
    }
    columns = best?.columns ?? 1
    side = min(max(best?.side ?? HomePlan.least, min(HomePlan.least, width)), HomePlan.greatest)
    rows = max((count + columns - 1) / columns, 1)
    column = min(width / CGFloat(columns), side + 96).rounded(.down)
    name = contents.nameHeight(column)
    first = CGPoint(x: (room.width - column * CGFloat(columns)) / 2, y: top + Spacing.normal)
    height = first.y + CGFloat(rows) * pitch(side, name) - gap + bottom
  }

  /// The distance between ledges for icons with this side and names of this height.
  private func pitch(_ side: CGFloat, _ name: CGFloat) -> CGFloat {
    side + LedgeView.height + LedgeView.gap + name + gap
  }

  /// Moves everything below the header down if there is room left.
  private mutating func center(safe: UIEdgeInsets) {
    let left = room.height - height
    guard left > 0 else { return }
    let down = (left * 0.45).rounded(.down)
    let cards = min((down * 0.4).rounded(.down), 64)
    continueCard?.origin.y += cards
    todayCard?.origin.y += cards
    first.y += down
    height = room.height
  }

  /// The frame of an icon, without its name; the last row is centered.
  func icon(_ index: Int) -> CGRect {
    let row = index / columns
    let inRow = min(columns, count - row * columns)
    let start = first.x + column * CGFloat(columns - inRow) / 2
    return CGRect(
      x: start + CGFloat(index % columns) * column + ((column - side) / 2).rounded(.down),
      y: (first.y + CGFloat(row) * pitch(side, name)).rounded(.down), width: side, height: side)
  }

  /// The area of the name below an icon.
  func name(_ index: Int) -> CGRect {
    let icon = icon(index)
    return CGRect(
      x: icon.midX - column / 2, y: icon.maxY + LedgeView.height - LedgeView.surface / 2 + LedgeView.gap, width: column,
      height: name)
  }

  /// The frame of a ledge with its shadow: a board from wall to wall, whose ends are outside.
  func ledge(_ row: Int) -> CGRect {
    CGRect(
      x: -Spacing.normal, y: first.y + CGFloat(row) * pitch(side, name) + side - LedgeView.surface / 2,
      width: room.width + 2 * Spacing.normal, height: LedgeView.height + LedgeView.shadow)
  }
}
