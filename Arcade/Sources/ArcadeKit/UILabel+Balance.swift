import UIKit

extension UILabel {
  /// The least width, in points, in which the text has no more lines and no more broken words than in `width`. So its lines are about
  /// equally long, and no word is left alone on the last one.
  public final func balancedWidth(in width: CGFloat) -> CGFloat {
    func height(in width: CGFloat) -> CGFloat {
      sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
    let lowest = height(in: width)
    var (least, most) = (min(max(width / 3, widestWord(in: font).rounded(.up) - 1), width), width)
    while most - least > 4 {
      let middle = (least + most) / 2
      if height(in: middle) > lowest { least = middle } else { most = middle }
    }
    return min(most.rounded(.up), width)
  }

  /// The width of the widest word in a font, in points; 0 without a text. A narrower label breaks that word.
  public final func widestWord(in font: UIFont) -> CGFloat {
    guard let text else { return 0 }
    let attributes: [NSAttributedString.Key: NSObject] = [.font: font]
    return text.split(separator: " ").reduce(0) { max($0, String($1).size(withAttributes: attributes).width) }
  }
}
