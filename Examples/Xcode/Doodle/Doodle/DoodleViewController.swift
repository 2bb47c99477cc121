//
//  DoodleViewController.swift
//  Doodle
//

import UIKit

class DoodleViewController: UIViewController, CanvasViewDelegate {

    @IBOutlet weak var canvas: CanvasView! {
        didSet {
            canvas.delegate = self
            canvas.layer.cornerRadius = 12
            canvas.clipsToBounds = true
        }
    }
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var stepper: UIStepper!
    @IBOutlet weak var colorControl: UISegmentedControl!

    private let colors: [UIColor] = [.label, .systemBlue, .systemPink]

    override func viewDidLoad() {
        super.viewDidLoad()
        canvas.lineWidth = CGFloat(stepper.value)
        updateTitle()
    }

    @IBAction func changeColor(_ sender: UISegmentedControl) {
        canvas.strokeColor = colors[sender.selectedSegmentIndex]
    }

    @IBAction func changeWidth(_ sender: UIStepper) {
        canvas.lineWidth = CGFloat(sender.value)
    }

    @IBAction func pinch(_ recognizer: UIPinchGestureRecognizer) {
        switch recognizer.state {
        case .changed, .ended:
            stepper.value *= Double(recognizer.scale)
            changeWidth(stepper)
            recognizer.scale = 1
        default:
            break
        }
    }

    @IBAction func undo(_ sender: Any) {
        canvas.undo()
        updateTitle()
    }

    @IBAction func askToClear(_ recognizer: UILongPressGestureRecognizer) {
        guard recognizer.state == .began, !canvas.strokes.isEmpty else { return }
        let sheet = UIAlertController(title: nil, message: "Everything you drew will be gone.", preferredStyle: .alert)
        sheet.addAction(UIAlertAction(title: "Clear", style: .destructive) { [weak self] _ in
            self?.canvas.clear()
            self?.updateTitle()
        })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        present(sheet, animated: true)
    }

    func canvasView(_ canvas: CanvasView, didFinish stroke: Stroke) {
        updateTitle()
    }

    private func updateTitle() {
        let count = canvas.strokes.count
        titleLabel.text = count == 0 ? "Doodle" : count == 1 ? "1 stroke" : "\(count) strokes"
    }
}
