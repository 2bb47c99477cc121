import UIKit

/// Three boxes laid out by visual formats, with an overlay that draws the constraints and their faults, and the
/// constraint trace below: one layout is sound, one is ambiguous, one contradicts itself.
final class VisualFormatDemo: Demo {
  override class var name: String { "Visual format" }

  /// A layout and its formats.
  struct Layout {
    let name: String
    let formats: [String]
  }

  static let layouts = [
    Layout(name: "Sound", formats: ["|-[red(==blue)]-[green(60)]-[blue]-|", "V:|-[red(==green,==blue)]-|"]),
    Layout(name: "Open", formats: ["|-[red(>=40)]-[green(>=40)]-[blue(40)]-|", "V:|-[red(==green,==blue)]-|"]),
    Layout(name: "Broken", formats: ["|-[red(80)]-[green(80)]-[blue(>=200)]-|", "V:|-[red(==green,==blue)]-|"]),
  ]

  let court = UIView(frame: CGRect(x: 20, y: 150, width: 280, height: 120))
  let boxes = ["red", "green", "blue"].map { name in
    let box = UIView()
    box.accessibilityIdentifier = name
    box.translatesAutoresizingMaskIntoConstraints = false
    return box
  }
  let trace = UILabel(frame: CGRect(x: 20, y: 326, width: 280, height: 134))
  private let choice = UISegmentedControl(items: VisualFormatDemo.layouts.map { $0.name })
  private var constraints: [NSLayoutConstraint] = []
  private(set) lazy var overlay = UILayoutDebugView(inspecting: court)

  override func viewDidLoad() {
    super.viewDidLoad()
    for (box, color) in zip(boxes, [UIColor.systemRed, .systemGreen, .systemBlue]) {
      box.backgroundColor = color.withAlphaComponent(0.3)
      court.addSubview(box)
    }
    court.backgroundColor = .secondarySystemBackground
    court.addSubview(overlay)
    choice.frame = CGRect(x: 20, y: 104, width: 280, height: 36)
    choice.selectedSegmentIndex = 0
    choice.addAction(
      UIAction { [me = Weak(self)] _ in
        me.value.map { $0.show(VisualFormatDemo.layouts[$0.choice.selectedSegmentIndex]) }
      }, for: .valueChanged)
    let other = UIButton(
      type: .system, primaryAction: UIAction(title: "Another solution") { [me = Weak(self)] _ in me.value?.exercise() })
    other.frame = CGRect(x: 20, y: 276, width: 280, height: 44)
    trace.numberOfLines = 0
    trace.font = .systemFont(ofSize: 11)
    for part in [court, choice, other, trace] { view.addSubview(part) }
    show(VisualFormatDemo.layouts[0])
  }

  private func show(_ layout: Layout) {
    NSLayoutConstraint.deactivate(constraints)
    let views = ["red": boxes[0], "green": boxes[1], "blue": boxes[2]]
    constraints = layout.formats.flatMap { format in
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: format.hasPrefix("V:") ? [] : [.alignAllTop, .alignAllBottom],
        metrics: nil, views: views)
    }
    NSLayoutConstraint.activate(constraints)
    court.layoutIfNeeded()
    tell()
  }

  /// Shows other frames that satisfy the constraints, if there are any.
  private func exercise() {
    for box in boxes { box.exerciseAmbiguityInLayout() }
    tell()
  }

  private func tell() {
    let faults = court.layoutFaults()
    trace.text = faults.isEmpty ? court.autolayoutTrace() : faults.joined(separator: "\n")
  }
}
