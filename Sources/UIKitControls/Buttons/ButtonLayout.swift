import CaromGeometry
import UIKitCore

/// Computes the frames of a button's parts; pure arithmetic on sizes.
struct ButtonLayout {
  var image = CGSize.zero
  var title = CGSize.zero
  var subtitle = CGSize.zero
  let look: ButtonLook
  let isRightToLeft: Bool

  /// The space that UIKit leaves above and below a title without a configuration or insets, in points; measured: a
  /// system button of 15 points is 30 high, one of 17 points 33.
  static let titleMargin: CGFloat = 6
  /// The size of a button without a configuration and without content, and the least width of one with a title; measured
  /// on iOS.
  static let emptySize = CGSize(width: 30, height: 34)

  /// The content's size with the margins of a button without a configuration or insets. An image has none.
  var sizeWithMargins: CGSize {
    if image == .zero && titles == .zero { return ButtonLayout.emptySize }
    let content = contentSize
    guard titles.height > 0 else { return content }
    return CGSize(
      width: max(content.width, image == .zero ? ButtonLayout.emptySize.width : 0),
      height: max(content.height, (titles.height + 2 * ButtonLayout.titleMargin).rounded(.up)))
  }

  /// Stretches the image over the part of `area` that the titles leave free, in the directions in which the content
  /// fills it.
  mutating func fill(_ area: CGSize, horizontally: Bool, vertically: Bool) {
    guard image.width > 0, !isVertical else { return }
    if horizontally { image.width = max(0, area.width - gap - titles.width) }
    if vertically { image.height = max(0, area.height) }
  }

  private var isVertical: Bool { look.imagePlacement == .top || look.imagePlacement == .bottom }

  private var titles: CGSize {
    let gap = title.height > 0 && subtitle.height > 0 ? look.titlePadding : 0
    return CGSize(width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
  }

  private var gap: CGFloat { image.width > 0 && titles.width > 0 ? look.imagePadding : 0 }

  /// The size of the image and the titles together.
  var contentSize: CGSize {
    if isVertical {
      return CGSize(width: max(image.width, titles.width), height: image.height + gap + titles.height)
    }
    return CGSize(width: image.width + gap + titles.width, height: max(image.height, titles.height))
  }

  /// The width that is left for the titles in a button of the given width.
  func widthForTitles(in width: CGFloat) -> CGFloat {
    let inside = width - look.insets.leading - look.insets.trailing
    return max(0, isVertical || image.width == 0 ? inside : inside - image.width - look.imagePadding)
  }

  struct Frames {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
  }

  /// The frames of the parts in `area`, with the given alignment.
  func frames(
    in area: CGRect, horizontal: UIControl.ContentHorizontalAlignment, vertical: UIControl.ContentVerticalAlignment
  ) -> Frames {
    let size = contentSize
    let left = ButtonLayout.start(size.width, area.minX, area.width, horizontal == .left, horizontal == .right)
    let top = ButtonLayout.start(size.height, area.minY, area.height, vertical == .top, vertical == .bottom)
    var frames = Frames()
    var block = CGRect(origin: .zero, size: titles)
    if isVertical {
      let imageFirst = look.imagePlacement == .top
      frames.image.origin = CGPoint(
        x: left + (size.width - image.width) / 2, y: imageFirst ? top : top + titles.height + gap)
      block.origin = CGPoint(x: left + (size.width - titles.width) / 2, y: imageFirst ? top + image.height + gap : top)
    } else {
      let imageFirst = (look.imagePlacement == .leading) != isRightToLeft
      frames.image.origin = CGPoint(
        x: imageFirst ? left : left + titles.width + gap, y: top + (size.height - image.height) / 2)
      block.origin = CGPoint(
        x: imageFirst ? left + image.width + gap : left, y: top + (size.height - titles.height) / 2)
    }
    frames.image.size = image
    frames.title = CGRect(x: lineStart(title.width, in: block), y: block.minY, width: title.width, height: title.height)
    frames.subtitle = CGRect(
      x: lineStart(subtitle.width, in: block), y: block.maxY - subtitle.height, width: subtitle.width,
      height: subtitle.height)
    return frames
  }

  private func lineStart(_ width: CGFloat, in block: CGRect) -> CGFloat {
    let atStart: Bool
    switch look.titleAlignment {
    case .center: return block.minX + (block.width - width) / 2
    case .automatic:
      if isVertical || image.width == 0 { return block.minX + (block.width - width) / 2 }
      atStart = true
    case .leading: atStart = true
    case .trailing: atStart = false
    }
    return atStart != isRightToLeft ? block.minX : block.maxX - width
  }

  private static func start(
    _ length: CGFloat, _ origin: CGFloat, _ available: CGFloat, _ atStart: Bool, _ atEnd: Bool
  ) -> CGFloat {
    if atStart { return origin }
    return atEnd ? origin + available - length : origin + (available - length) / 2
  }
}
