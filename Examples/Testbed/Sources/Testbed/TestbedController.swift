import CaromPhysics
import CaromPhysicsScenes
import UIKit

/// A scene on a canvas, its statistics, and the buttons that control it.
final class TestbedController: UIViewController {
  let worldView = WorldView(Experiment(Exhibit.all[0]))
  let scenes = UISegmentedControl(items: Exhibit.all.map { $0.name })
  let titleLabel = UILabel()
  let countsLabel = UILabel()
  let timeLabel = UILabel()
  let hashLabel = UILabel()
  let legend = LegendView()
  private(set) var buttons: [UIButton] = []
  private(set) var isRunning = true
  private var link: CADisplayLink?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.page
    view.addSubview(worldView)
    scenes.selectedSegmentIndex = 0
    scenes.apportionsSegmentWidthsByContent = true
    scenes.addAction(UIAction { [me = Weak(self)] _ in me.value?.choose() }, for: .valueChanged)
    view.addSubview(scenes)
    for (label, color) in [
      (titleLabel, Palette.ink), (countsLabel, Palette.ink), (timeLabel, Palette.quiet), (hashLabel, Palette.quiet),
    ] {
      label.textColor = color
      label.font = .monospacedDigitSystemFont(ofSize: 14, weight: .regular)
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.6
      view.addSubview(label)
    }
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    hashLabel.font = .monospacedSystemFont(ofSize: 13, weight: .regular)
    view.addSubview(legend)
    addButton("Back") { $0.goBack() }
    addButton("Pause") { $0.toggle() }
    addButton("Step") { $0.stepOnce() }
    addButton("Again") { $0.choose() }
    let link = CADisplayLink(target: self, selector: Selector("tick", TestbedController.tick))
    link.add(to: .main, forMode: .common)
    self.link = link
    choose()
  }

  private func addButton(_ title: String, _ action: @escaping (TestbedController) -> Void) {
    var configuration = UIButton.Configuration.gray()
    configuration.title = title
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 4, bottom: 6, trailing: 4)
    configuration.baseForegroundColor = Palette.ink
    let button = UIButton(
      configuration: configuration,
      primaryAction: UIAction { [me = Weak(self)] _ in
        if let me = me.value { action(me) }
      })
    buttons.append(button)
    view.addSubview(button)
  }

  // MARK: Button actions

  /// Starts the selected scene.
  func choose() {
    let exhibit = Exhibit.all[max(scenes.selectedSegmentIndex, 0)]
    worldView.experiment = Experiment(exhibit)
    worldView.accessibilityLabel = exhibit.title
    titleLabel.text = exhibit.title
    update()
  }

  func toggle() {
    isRunning.toggle()
    buttons[1].configuration?.title = isRunning ? "Pause" : "Run"
    update()
  }

  func stepOnce() {
    if isRunning { toggle() }
    worldView.experiment.step()
    update()
  }

  func goBack() {
    if isRunning { toggle() }
    worldView.experiment.goBack()
    update()
  }

  func tick() {
    guard isRunning else { return }
    worldView.experiment.step()
    // Ten updates per second are as many as anybody can read.
    if worldView.experiment.world.stepCount % 12 == 0 { update() }
  }

  private func update() {
    let experiment = worldView.experiment
    let (moving, asleep) = experiment.counts
    let contacts = experiment.world.contactPoints.count
    countsLabel.text = "\(moving) bodies · \(asleep) asleep · \(contacts) contact points"
    let hundredths = Int(experiment.milliseconds * 100 + 0.5)
    let fraction = hundredths % 100
    timeLabel.text =
      "step \(experiment.world.stepCount) · \(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) ms a step"
    hashLabel.text = "hash \(TestbedController.hex(experiment.world.hash()))"
    buttons[0].isEnabled = experiment.canGoBack
  }

  private static func hex(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    var zeros = ""
    for _ in digits.utf8.count..<16 { zeros += "0" }
    return zeros + digits
  }

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 12)
    let isWide = area.width > area.height && area.width > 640
    // Wide enough for the names of the scenes.
    let column = isWide ? min(max(area.width * 0.36, 350), 380) : area.width
    var y = area.minY
    let x = isWide ? area.maxX - column : area.minX
    func row(_ view: UIView, _ height: CGFloat, gap: CGFloat) {
      view.frame = CGRect(x: x, y: y, width: column, height: height)
      y += height + gap
    }
    row(titleLabel, 24, gap: 8)
    row(scenes, 36, gap: 10)
    if isWide {
      worldView.frame = CGRect(x: area.minX, y: area.minY, width: area.width - column - 16, height: area.height)
    } else {
      // Below the canvas: a legend, three lines of numbers, and the buttons.
      let rest: CGFloat = 10 + 22 + 3 * 22 + 10 + 48
      worldView.frame = CGRect(x: x, y: y, width: column, height: max(area.maxY - y - rest, 80))
      y = worldView.frame.maxY + 10
    }
    row(legend, 20, gap: 4)
    row(countsLabel, 20, gap: 2)
    row(timeLabel, 20, gap: 2)
    row(hashLabel, 20, gap: 10)
    let gap: CGFloat = 8
    let width = (column - gap * CGFloat(buttons.count - 1)) / CGFloat(buttons.count)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: x + CGFloat(index) * (width + gap), y: y, width: width, height: 48)
    }
  }
}
