import UIKit

@IBDesignable
class MarbleView: UIView {
    @IBInspectable var color: UIColor = .red { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        backgroundColor = UIColor.clear
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    override func draw(_ rect: CGRect) {
        let path = UIBezierPath(ovalIn: bounds.insetBy(dx: 1, dy: 1))
        color.setFill()
        path.fill()
        path.lineWidth = 2
        UIColor.darkGray.setStroke()
        path.stroke()
    }

    override var collisionBoundsType: UIDynamicItemCollisionBoundsType {
        return .ellipse
    }
}
