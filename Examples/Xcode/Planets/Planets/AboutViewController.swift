import UIKit

@IBDesignable
class RoundedView: UIView {
    @IBInspectable var cornerRadius: CGFloat = 0 {
        didSet { layer.cornerRadius = cornerRadius }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setup()
    }

    private func setup() {
        clipsToBounds = true
        layer.borderWidth = 2
        layer.borderColor = UIColor.systemIndigo.cgColor
    }
}

class AboutViewController: UIViewController {
    @IBOutlet weak var slider: UISlider!
    @IBOutlet weak var onSwitch: UISwitch!
    @IBOutlet weak var choice: UISegmentedControl!

    var favourite: String {
        return choice.titleForSegment(at: choice.selectedSegmentIndex) ?? ""
    }

    @IBAction func sliderMoved(_ sender: UISlider) {
        onSwitch.setOn(sender.value > 0.5, animated: true)
    }
}
