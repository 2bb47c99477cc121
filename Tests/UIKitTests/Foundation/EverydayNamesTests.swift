import CaromHeadlessHost
import Testing
import UIKit

@testable import UIKitCore

/// The names that real apps use most: screen, device, traits, attributed strings, the keyboard's frame.
@Suite struct EverydayNamesTests {
  private let host = HeadlessHost(scale: 3, root: { UIViewController() })

  @Test func theScreenAndTheDevice() {
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(UIScreen.main.scale == 3 && UIScreen.main.nativeBounds.width == 1170)
    #expect(UIDevice.current.userInterfaceIdiom == .phone && UIDevice.current.model == "iPhone")
    #expect(UIDevice.current.orientation == .portrait && UIDevice.current.orientation.isPortrait)
    var turns = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil
    ) { _ in turns += 1 }
    host.rotate()
    #expect(turns == 0)
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    host.rotate()
    #expect(turns == 1)
    host.rotate()
    #expect(turns == 2 && UIDevice.current.orientation.isLandscape)
    #expect(host.view.window?.windowScene?.interfaceOrientation.isLandscape == true)
    UIDevice.current.endGeneratingDeviceOrientationNotifications()
    NotificationCenter.default.removeObserver(token)
    host.resize(to: CGSize(width: 834, height: 1194))
    #expect(UIDevice.current.userInterfaceIdiom == .pad)
  }

  @Test func aControllerWrittenForXcodeCompiles() {
    final class Menu: UIViewController {
      let level: Int
      init(level: Int) {
        self.level = level
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
      override var prefersStatusBarHidden: Bool { true }
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
      override var shouldAutorotate: Bool { false }
      override var prefersHomeIndicatorAutoHidden: Bool { true }
      override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
      override func awakeFromNib() { super.awakeFromNib() }
    }
    let menu = Menu(level: 3)
    menu.setNeedsStatusBarAppearanceUpdate()
    #expect(menu.level == 3 && menu.supportedInterfaceOrientations.contains(.landscapeLeft))
    #expect(UIViewController().supportedInterfaceOrientations == .allButUpsideDown)
  }

  @Test func traitChangesAreToldToThoseThatAsked() {
    final class Card: UIView {
      var told: [String] = []
      func change() { told.append("action") }
    }
    let card = Card()
    host.view.addSubview(card)
    let registration = card.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (card: Card, previous: UITraitCollection) in
      card.told.append(previous.userInterfaceStyle == .light ? "from light" : "from dark")
    }
    card.registerForTraitChanges([UITraitPreferredContentSizeCategory.self], action: Selector("change", Card.change))
    host.setDark(true)
    host.setTextScale(1.5)
    #expect(card.told == ["from light", "action"])
    card.unregisterForTraitChanges(registration)
    host.setDark(false)
    #expect(card.told.count == 2)
    let other = UIView()
    host.view.addSubview(other)
    other.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: Card, _: UITraitCollection) in }
    host.setDark(true)
    #expect(host.diagnostics.contains { $0.contains("handler of trait changes") })
  }

  @Test func collectionsOfTraits() {
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    let both = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light), compact, UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(both.userInterfaceStyle == .dark && both.horizontalSizeClass == .compact)
    #expect(both.containsTraits(in: compact))
    #expect(!both.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
    #expect(host.view.traitCollection.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
    #expect(both.hasDifferentColorAppearance(comparedTo: compact))
    let color = UIColor.systemBackground.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(color == UIColor.black)
  }

  @Test func colorsAndPathsAreKeys() {
    var counts: [UIColor: Int] = [:]
    counts[UIColor(red: 1, green: 0, blue: 0, alpha: 1)] = 1
    counts[.red, default: 0] += 1
    #expect(counts == [.red: 2])
    let (path, other) = (UIBezierPath(rect: .zero), UIBezierPath(rect: .zero))
    let paths: Set<UIBezierPath> = [path, other, path]
    #expect(paths.count == 2)
    // swift-format-ignore: NoPlaygroundLiterals
    let literal: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(literal == .red)
    #expect(UIColor(named: "brand") == nil && host.diagnostics.contains { $0.contains("\"brand\"") })
  }

  @Test func attributesAreReadAndChanged() {
    let text = NSMutableAttributedString(
      string: "Score 12",
      attributes: [.foregroundColor: UIColor.red, .kern: 2, .underlineStyle: NSUnderlineStyle.single.rawValue])
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 6, length: 2))
    var range = NSRange(location: 0, length: 0)
    #expect(text.attribute(.foregroundColor, at: 1, effectiveRange: &range) as? UIColor == .red)
    #expect(range == NSRange(location: 0, length: 6))
    #expect((text.attributes(at: 7, effectiveRange: nil)[.kern] as? NSNumber)?.doubleValue == 2)
    #expect(text.attribute(.font, at: 0, effectiveRange: nil) == nil)
    #expect(text.attributes(at: 99, effectiveRange: &range).isEmpty && range.length == 0)
    var found: [String] = []
    text.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: text.length)) { value, range, _ in
      found.append("\((value as? UIColor) == .red ? "red" : "blue") \(range.location) \(range.length)")
    }
    #expect(found == ["red 0 6", "blue 6 2"])
    text.enumerateAttributes(in: NSRange(location: 0, length: 8), options: .reverse) { _, range, stop in
      found.append("\(range.location)")
      stop.pointee = true
    }
    #expect(found.last == "6" && found.count == 3)
    text.replaceCharacters(in: NSRange(location: 6, length: 2), with: "7")
    #expect(
      text.string == "Score 7" && text.attribute(.foregroundColor, at: 6, effectiveRange: nil) as? UIColor == .blue)
    text.insert(NSAttributedString(string: "High "), at: 0)
    text.deleteCharacters(in: NSRange(location: 0, length: 1))
    #expect(text.string == "igh Score 7")
    text.removeAttribute(.kern, range: NSRange(location: 0, length: text.length))
    #expect(text.attribute(.kern, at: 5, effectiveRange: nil) == nil)
    #expect(text.attribute(.underlineStyle, at: 5, effectiveRange: nil) != nil)
    text.setAttributes(nil, range: NSRange(location: 0, length: text.length))
    #expect(text.attributes(at: 5, effectiveRange: nil).isEmpty)
    #expect(text.attributedSubstring(from: NSRange(location: 4, length: 5)).string == "Score")
  }

  @Test func textsAreMeasuredInARectangle() {
    let font = UIFont.systemFont(ofSize: 17)
    let one = "Hello".boundingRect(with: .zero, attributes: [.font: font])
    #expect(one.size == "Hello".size(withAttributes: [.font: font]))
    let wide = "Hello Hello Hello".boundingRect(
      with: CGSize(width: one.width * 1.5, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
      attributes: [.font: font])
    #expect(wide.height > 2.5 * one.height && wide.height < 3.5 * one.height && wide.width <= one.width * 1.5)
  }

  @Test func theKeyboardTellsItsFrameAndHasAGuide() {
    let card = UIView()
    card.translatesAutoresizingMaskIntoConstraints = false
    host.view.addSubview(card)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: host.view.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: host.view.trailingAnchor),
      card.bottomAnchor.constraint(equalTo: host.view.keyboardLayoutGuide.topAnchor, constant: -10),
      card.heightAnchor.constraint(equalToConstant: 40),
    ])
    var frames: [CGRect] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil
    ) {
      let value = $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      let seconds = ($0.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue
      if let value, seconds == 0.25 { frames.append(value.cgRectValue) }
    }
    func resize(keyboard: Double) {
      var size = ResizeInput()
      (size.width, size.height, size.scale, size.bottom, size.keyboard) = (390, 844, 3, 34, keyboard)
      host.send(.resize(size))
      host.advance(ticks: 1)
    }
    resize(keyboard: 0)
    // 844 less the safe area's 34, less 10.
    #expect(card.frame.maxY == 800)
    resize(keyboard: 336)
    #expect(frames == [CGRect(x: 0, y: 508, width: 390, height: 336)])
    #expect(card.frame.maxY == 498)
    resize(keyboard: 0)
    #expect(card.frame.maxY == 800)
    host.view.keyboardLayoutGuide.usesBottomSafeArea = false
    host.advance(ticks: 1)
    #expect(card.frame.maxY == 834)
    NotificationCenter.default.removeObserver(token)
  }

  @Test func editingEndsWhereverItIs() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let box = UIView()
    box.addSubview(field)
    host.view.addSubview(box)
    host.advance(ticks: 1)
    field.becomeFirstResponder()
    #expect(UIView().endEditing(false) && field.isFirstResponder)
    #expect(host.view.endEditing(false) && !field.isFirstResponder)
  }

  @Test func aDirectionOfItsOwn() {
    let (row, first) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20)), UIView())
    first.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(first)
    host.view.addSubview(row)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 5),
      first.topAnchor.constraint(equalTo: row.topAnchor), first.bottomAnchor.constraint(equalTo: row.bottomAnchor),
      first.widthAnchor.constraint(equalToConstant: 10),
    ])
    host.advance(ticks: 1)
    #expect(first.frame.minX == 5)
    row.semanticContentAttribute = .forceRightToLeft
    host.advance(ticks: 1)
    #expect(first.frame.minX == 85 && row.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft) == .leftToRight)
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft)
  }

  @Test func anAccelerationIsGravityAndThePersonsTogether() throws {
    let manager = CMMotionManager()
    var heard: [Double] = []
    manager.startAccelerometerUpdates(to: .main) { data, _ in heard.append(data?.acceleration.x ?? .nan) }
    #expect(manager.isAccelerometerActive && !manager.isDeviceMotionActive)
    var motion = MotionInput()
    motion.gravityX = 0.5
    motion.accelerationX = 0.25
    host.send(.motion(motion))
    host.advance(ticks: 1)
    #expect(heard == [0.75] && manager.accelerometerData?.acceleration.x == 0.75)
    #expect(manager.deviceMotion == nil)
    manager.stopAccelerometerUpdates()
    host.send(.motion(motion))
    host.advance(ticks: 1)
    #expect(heard.count == 1)
  }

  @Test func visualFormatsTakeAnything() {
    let (label, guide) = (UILabel(), UIView())
    for view in [label, guide] {
      view.translatesAutoresizingMaskIntoConstraints = false
      host.view.addSubview(view)
    }
    let views: [String: Any] = ["label": label, "guide": guide]
    let metrics: [String: Any] = ["gap": 12, "wide": NSNumber(value: 40)]
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-gap-[label(wide)]-[guide]", options: [], metrics: metrics, views: views)
    #expect(made.count == 3 && made.contains { $0.constant == 12 } && made.contains { $0.constant == 40 })
    #expect(NSLayoutConstraint.constraints(withVisualFormat: "[label]-[none]", metrics: nil, views: views).isEmpty)
  }
}
