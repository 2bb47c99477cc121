import Testing
import UIKit
import UIKitCore

private final class Panel: UIView {}
private final class OwnSwitch: UISwitch {}

@Suite struct AppearanceTests {
  private let host = HeadlessHost { UIViewController() }
  private var view: UIView { host.rootViewController!.view }

  @Test("What is set on the specimen counts for objects that enter a window afterwards")
  func laterObjects() {
    let (before, after) = (UISwitch(), UISwitch())
    view.addSubview(before)
    UISwitch.appearance().onTintColor = .red
    #expect(before.onTintColor == nil && after.onTintColor == nil)
    view.addSubview(after)
    #expect(before.onTintColor == nil && after.onTintColor == .red)
    #expect(UISwitch.appearance().onTintColor == .red)
  }

  @Test("What the app itself has set stays")
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

  @Test("Values for containers count inside of them alone, and before those for everywhere")
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
}
