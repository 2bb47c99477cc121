import Testing
import UIKit
import UIKitCore

private final class Panel: UIView {}
private final class OwnSwitch: UISwitch {}

@Suite struct AppearanceTests {
  private let host = HeadlessHost { UIViewController() }
  private var view: UIView { host.rootViewController!.view }

  @Test("Values set on the proxy apply to objects that enter a window afterwards")
  func laterObjects() {
    let (before, after) = (UISwitch(), UISwitch())
    view.addSubview(before)
    UISwitch.appearance().onTintColor = .red
    #expect(before.onTintColor == nil && after.onTintColor == nil)
    view.addSubview(after)
    #expect(before.onTintColor == nil && after.onTintColor == .red)
    #expect(UISwitch.appearance().onTintColor == .red)
  }

  @Test("Values that the app has set itself are kept")
  func ownValues() {
    UISwitch.appearance().onTintColor = .red
    UILabel.appearance().textColor = .blue
    let (toggle, label, plain) = (UISwitch(), UILabel(), UILabel())
    toggle.onTintColor = .green
    label.textColor = .orange
    for each in [toggle, label, plain] as [UIView] { view.addSubview(each) }
    #expect(toggle.onTintColor == .green && label.textColor == .orange && plain.textColor == .blue)
  }

  @Test("Subclasses take the values of their class before those of superclasses")
  func subclasses() {
    UISwitch.appearance().onTintColor = .red
    UISwitch.appearance().thumbTintColor = .yellow
    OwnSwitch.appearance().onTintColor = .blue
    let (own, plain) = (OwnSwitch(), UISwitch())
    view.addSubview(own)
    view.addSubview(plain)
    #expect(own.onTintColor == .blue && own.thumbTintColor == .yellow && plain.onTintColor == .red)
  }

  @Test("Values for containers apply only inside them, and take precedence over general ones")
  func containers() {
    UISlider.appearance().thumbTintColor = .red
    UISlider.appearance(whenContainedInInstancesOf: [Panel.self]).thumbTintColor = .green
    UISlider.appearance(whenContainedInInstancesOf: [Panel.self, UIScrollView.self]).thumbTintColor = .blue
    let (scroll, panel, lone) = (UIScrollView(), Panel(), Panel())
    let sliders = [UISlider(), UISlider(), UISlider()]
    scroll.addSubview(panel)
    panel.addSubview(sliders[0])
    lone.addSubview(sliders[1])
    for each in [scroll, lone, sliders[2]] { view.addSubview(each) }
    #expect(sliders.map { $0.thumbTintColor } == [.blue, .green, .red])
  }

  @Test("Bars, their items and their appearance objects")
  func bars() {
    UINavigationBar.appearance().tintColor = .purple
    UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.red]
    UINavigationBar.appearance().prefersLargeTitles = true
    UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .normal)
    let standard = UINavigationBarAppearance()
    standard.backgroundColor = .cyan
    let page = UIViewController()
    page.title = "Page"
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    let navigation = UINavigationController(rootViewController: page)
    host.rootViewController?.view.addSubview(navigation.view)
    host.advance(ticks: 2)
    let bar = navigation.navigationBar
    #expect(bar.tintColor == .purple && bar.prefersLargeTitles)
    #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .red)
    #expect(page.navigationItem.rightBarButtonItem?.titleTextAttributes(for: .normal) != nil)
    UINavigationBar.appearance().standardAppearance = standard
    let other = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    host.rootViewController?.view.addSubview(other)
    #expect(other.standardAppearance.backgroundColor == .cyan)
  }

  @Test("Tables, their cells, lines and headers: the kit's values are replaced, and the app's are kept")
  func tables() throws {
    final class Source: NSObject, UITableViewDataSource {
      let own = UITableViewCell(style: .value1, reuseIdentifier: nil)
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = indexPath.row == 0 ? own : UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Text"
        cell.detailTextLabel?.text = "Detail"
        return cell
      }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
    }
    UITableView.appearance().backgroundColor = .brown
    UITableView.appearance().separatorColor = .red
    UITableViewCell.appearance().backgroundColor = .yellow
    UILabel.appearance(whenContainedInInstancesOf: [UITableView.self]).textColor = .blue
    UILabel.appearance(whenContainedInInstancesOf: [UITableViewHeaderFooterView.self]).textColor = .green
    let (table, source) = (UITableView(frame: view.bounds, style: .insetGrouped), Source())
    source.own.backgroundColor = .white
    source.own.textLabel?.textColor = .black
    table.dataSource = source
    view.addSubview(table)
    host.advance(ticks: 1)
    let other = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(table.backgroundColor == .brown && source.own.backgroundColor == .white && other.backgroundColor == .yellow)
    #expect(source.own.textLabel?.textColor == .black && other.textLabel?.textColor == .blue)
    #expect(other.detailTextLabel?.textColor == .blue)
    #expect(source.own.subviews.contains { $0.backgroundColor == .red })
    let header = host.elements().first { $0.accessibilityLabel == "Header" } as? UILabel
    #expect(header?.textColor == .green)
    let plain = UITableView(frame: view.bounds, style: .plain)
    plain.backgroundColor = .purple
    view.addSubview(plain)
    #expect(plain.backgroundColor == .purple)
  }

  @Test("Controls whose background replaces their own gray")
  func plates() {
    UIStepper.appearance().backgroundColor = .yellow
    UISwitch.appearance().backgroundColor = .red
    let segments = UISegmentedControl.appearance()
    segments.backgroundColor = .green
    segments.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .normal)
    segments.setTitleTextAttributes([.foregroundColor: UIColor.black], for: .selected)
    UITextField.appearance().textColor = .purple
    let (stepper, toggle, field) = (UIStepper(), UISwitch(), UITextField())
    let choice = UISegmentedControl(items: ["A", "B"])
    choice.selectedSegmentIndex = 1
    for each in [stepper, toggle, choice, field] as [UIView] { view.addSubview(each) }
    #expect(stepper.backgroundColor == .yellow && toggle.backgroundColor == .red && choice.backgroundColor == .green)
    #expect(field.textColor == .purple)
    func labels(_ view: UIView) -> [UILabel] { view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) } }
    #expect(labels(choice).map { $0.textColor } == [.white, .black])
    #expect(choice.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .black)
  }

  @Test("An alert's card has the background color of its view, and its texts those of labels in alerts")
  func alerts() {
    UILabel.appearance(whenContainedInInstancesOf: [UIAlertController.self]).textColor = .blue
    let alert = UIAlertController(title: "Well", message: "So", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    alert.view.backgroundColor = .yellow
    host.rootViewController?.present(alert, animated: false)
    host.advance(seconds: 1)
    func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap { all($0) } }
    let labels = all(alert.view).compactMap { $0 as? UILabel }.filter { $0.text == "Well" || $0.text == "So" }
    #expect(labels.count == 2 && labels.allSatisfy { $0.textColor == .blue })
    #expect(alert.view.layer.backgroundColor == nil, "what is behind is only dimmed")
    #expect(alert.view.subviews.contains { $0.backgroundColor == .yellow && $0.frame.width < 300 })
  }
}
