import UIKit

extension UILabel {
  /// The least width, in points, in which the text has no more lines than in `width`, so that its lines are about equally
  /// long and no word is left alone on the last one.
  public final func balancedWidth(in width: CGFloat) -> CGFloat {
    func height(in width: CGFloat) -> CGFloat {
      sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
    let lowest = height(in: width)
    var (least, most) = (width / 3, width)
    while most - least > 4 {
      let middle = (least + most) / 2
      if height(in: middle) > lowest { least = middle } else { most = middle }
    }
    return min(most.rounded(.up), width)
  }
}
