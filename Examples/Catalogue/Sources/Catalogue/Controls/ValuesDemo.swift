import UIKit

/// Controls that hold a value; what they hold is shown by a bar and by dots.
final class ValuesDemo: Demo {
  override class var name: String { "Values" }
  let power = UISwitch(frame: CGRect(x: 20, y: 110, width: 51, height: 31))
  let slider = UISlider(frame: CGRect(x: 20, y: 160, width: 280, height: 34))
  let stepper = UIStepper(frame: CGRect(x: 20, y: 210, width: 94, height: 32))
  let choice = UISegmentedControl(items: ["One", "Two", "Three"])
  let progress = UIProgressView(progressViewStyle: .default)
  let spinner = UIActivityIndicatorView(style: .large)
  let dots = UIPageControl(frame: CGRect(x: 20, y: 370, width: 280, height: 26))

  override func viewDidLoad() {
    super.viewDidLoad()
    power.accessibilityLabel = "Power"
    power.isOn = true
    slider.accessibilityLabel = "Share"
    slider.value = 0.25
    stepper.accessibilityLabel = "Page"
    stepper.maximumValue = 4
    choice.frame = CGRect(x: 20, y: 260, width: 280, height: 32)
    choice.selectedSegmentIndex = 0
    progress.frame = CGRect(x: 20, y: 320, width: 280, height: 4)
    progress.accessibilityLabel = "Progress"
    dots.numberOfPages = 5
    dots.accessibilityLabel = "Pages"
    spinner.frame = CGRect(x: 260, y: 100, width: 40, height: 40)
    spinner.accessibilityLabel = "Busy"
    for control in [power, slider, stepper, choice, dots] as [UIControl] {
      control.addAction(UIAction { [me = Weak(self)] _ in me.value?.show() }, for: .valueChanged)
    }
    for each in [power, slider, stepper, choice, progress, spinner, dots] as [UIView] { view.addSubview(each) }
    show()
  }

  private func show() {
    if power.isOn { spinner.startAnimating() } else { spinner.stopAnimating() }
    progress.progress = slider.value
    if dots.currentPage != Int(stepper.value) { dots.currentPage = Int(stepper.value) }
    choice.isEnabled = power.isOn
  }
}
