import Foundation
import Testing

@testable import CaromPort

/// Sources before and after, a pair for each case of a rule. The last column is what is left for a person to do.
@Suite struct RuleTests {
  /// A source after all rules; `others` are further files of the project.
  static func ported(_ text: String, others: [String] = [], _ set: (inout ProjectIndex) -> Void = { _ in })
    -> SourceFile
  {
    var files = ([text] + others).enumerated().map { SourceFile(path: "\($0.offset).swift", text: $0.element) }
    OverrideMove.apply(to: &files)
    var index = ProjectIndex(files)
    set(&index)
    SourceRule.apply(to: files[0], index)
    return files[0]
  }

  static let pairs: [(name: String, before: String, after: String)] = [
    ("attributes", "class A: UIView {\n    @objc dynamic var x = 1\n}\n", "class A: UIView {\n    var x = 1\n}\n"),
    (
      "@MainActor",
      "@MainActor class A {\n    var f: @MainActor () -> Void = {}\n    @MainActor func go() { run { @MainActor in f() }; run { @MainActor x in x() } }\n}\n@MainActor extension A {}\n",
      "@MainActor class A {\n    var f: () -> Void = {}\n    @MainActor func go() { run { f() }; run { x in x() } }\n}\nextension A {}\n"
    ),
    (
      "an attribute on a line of its own",
      "class A: UIViewController {\n    @IBOutlet\n    weak var label: UILabel!\n}\n",
      "class A: UIViewController {\n    var label: UILabel!\n}\n"
    ),
    (
      "private outlets", "class A: UIViewController {\n    @IBOutlet private weak var label: UILabel!\n}\n",
      "class A: UIViewController {\n    var label: UILabel!\n}\n"
    ),
    (
      "private(set) stays", "class A {\n    private(set) var x = 1\n    private var y = 2\n}\n",
      "class A {\n    private(set) var x = 1\n    private var y = 2\n}\n"
    ),
    (
      "what is thrown and caught",
      "enum E: Error { case a, b(Int) }\nfunc f() throws {\n    throw E.b(1)\n}\nfunc g() throws -> Int {\n    try f()\n    return 1\n}\nfunc h() {\n    do {\n        _ = try g()\n    } catch let error as E {\n        show(error)\n    } catch {\n        show(nil)\n    }\n}\n",
      "enum E: Error { case a, b(Int) }\nfunc f() throws(E) {\n    throw E.b(1)\n}\nfunc g() throws(E) -> Int {\n    try f()\n    return 1\n}\nfunc h() {\n    do throws(E) {\n        _ = try g()\n    } catch let error {\n        show(error)\n    }\n}\n"
    ),
    (
      "an initializer that throws",
      "struct E: Error {}\nstruct A {\n    init() throws { throw E() }\n}\nfunc f() {\n    do {\n        let a = try A()\n        use(a)\n    } catch {\n        print(\"no\")\n    }\n}\n",
      "struct E: Error {}\nstruct A {\n    init() throws(E) { throw E() }\n}\nfunc f() {\n    do throws(E) {\n        let a = try A()\n        use(a)\n    } catch {\n        print(\"no\")\n    }\n}\n"
    ),
    (
      "errors of several types stay",
      "enum E: Error { case a }\nenum F: Error { case a }\nfunc f(_ x: Bool) throws {\n    if x { throw E.a }\n    throw F.a\n}\n",
      "enum E: Error { case a }\nenum F: Error { case a }\nfunc f(_ x: Bool) throws {\n    if x { throw E.a }\n    throw F.a\n}\n"
    ),
    ("the delegate", "@UIApplicationMain\nclass A: UIResponder {}\n", "@main\nclass A: UIResponder {}\n"),
    ("Foundation alone", "import Foundation\n\nstruct A {}\n", "import UIKit\n\nstruct A {}\n"),
    ("Foundation beside UIKit", "import UIKit\nimport Foundation\nstruct A {}\n", "import UIKit\nstruct A {}\n"),
    (
      "a selector without a base",
      "class A: UIViewController {\n    func f() { b.addTarget(self, action: #selector(tap), for: .touchUpInside) }\n    @objc func tap(_ sender: UIButton) {}\n}\n",
      "class A: UIViewController {\n    func f() { b.addTarget(self, action: Selector(\"tap(_:)\", A.tap(_:)), for: .touchUpInside) }\n    func tap(_ sender: UIButton) {}\n}\n"
    ),
    (
      "a selector with a base and labels",
      "class A: UIViewController {\n    let s = #selector(B.go(with:))\n}\n",
      "class A: UIViewController {\n    let s = Selector(\"go(with:)\", B.go(with:))\n}\n"
    ),
    (
      "a selector in a lazy property",
      "class A: UIView {\n    lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(self.drag(_:)))\n    @objc func drag(_ g: UIPanGestureRecognizer) {}\n}\n",
      "class A: UIView {\n    lazy var pan = UIPanGestureRecognizer(target: self, action: Selector(\"drag(_:)\", A.drag(_:)))\n    func drag(_ g: UIPanGestureRecognizer) {}\n}\n"
    ),
    (
      "a selector of a method that returns something",
      "class A: UIView {\n    let s = #selector(next)\n    @objc func next() -> Int { 1 }\n}\n",
      "class A: UIView {\n    let s = Selector(\"next\", { (it: A) in { _ = it.next() } })\n    func next() -> Int { 1 }\n}\n"
    ),
    (
      "the keyboard goes away",
      "class A: UIViewController {\n    lazy var t = UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing(_:)))\n}\n",
      "class A: UIViewController {\n    lazy var t = UITapGestureRecognizer(target: view, action: Selector(\"endEditing\", { (view: UIView) in { _ = view.endEditing(true) } }))\n}\n"
    ),
    (
      "a selector by its text",
      "class A: UIView {\n    let s = Selector((\"tap:\"))\n    @objc func tap(_ g: UITapGestureRecognizer) {}\n}\n",
      "class A: UIView {\n    let s = Selector(\"tap(_:)\", A.tap(_:))\n    func tap(_ g: UITapGestureRecognizer) {}\n}\n"
    ),
    (
      "weak self", "class A: UIView {\n    func f() { g { [weak self] in self?.h() } }\n}\n",
      "class A: UIView {\n    func f() { g { [weakSelf = Weak(self)] in weakSelf.value?.h() } }\n}\n"
    ),
    (
      "weak self until a guard",
      "class A: UIView {\n    func f() { g { [weak self] in\n        guard let self = self else { return }\n        self.h()\n    } }\n}\n",
      "class A: UIView {\n    func f() { g { [weakSelf = Weak(self)] in\n        guard let self = weakSelf.value else { return }\n        self.h()\n    } }\n}\n"
    ),
    (
      "weak self until a short guard",
      "class A: UIView {\n    func f() { g { [weak self] x in\n        guard let self else { return }\n        self.h(x)\n    } }\n}\n",
      "class A: UIView {\n    func f() { g { [weakSelf = Weak(self)] x in\n        guard let self = weakSelf.value else { return }\n        self.h(x)\n    } }\n}\n"
    ),
    (
      "weak self in an if, and after it",
      "class A: UIView {\n    func f() { g { [weak self] in\n        if let me = self { me.h() } else { self?.k() }\n        self?.h()\n    } }\n}\n",
      "class A: UIView {\n    func f() { g { [weakSelf = Weak(self)] in\n        if let me = weakSelf.value { me.h() } else { weakSelf.value?.k() }\n        weakSelf.value?.h()\n    } }\n}\n"
    ),
    (
      "weak self in a closure within",
      "class A: UIView {\n    func f() { g { [weak self] in k { [weak self] in self?.h() } } }\n}\n",
      "class A: UIView {\n    func f() { g { [weakSelf = Weak(self)] in k { [weakSelf = Weak(weakSelf.value)] in weakSelf.value?.h() } } }\n}\n"
    ),
    (
      "two captures", "class A: UIView {\n    func f() { g { [weak self, weak button] in self?.h(button) } }\n}\n",
      "class A: UIView {\n    func f() { g { [weakSelf = Weak(self), weakButton = Weak(button)] in weakSelf.value?.h(weakButton.value) } }\n}\n"
    ),
    (
      "unowned self", "class A: UIView {\n    func f() { g { [unowned self] in self.h() } }\n}\n",
      "class A: UIView {\n    func f() { g { [self] in self.h() } }\n}\n"
    ),
    (
      "a weak delegate",
      "class A: UIView {\n    weak var delegate: D?\n}\nprotocol D: class {}\nclass B: UIViewController, D {}\n",
      "class A: UIView {\n    @Weak var delegate: D?\n}\nprotocol D: NSObject {}\nclass B: UIViewController, D {}\n"
    ),
    (
      "an optional requirement",
      "@objc protocol D {\n    @objc optional func won(_ points: Int)\n    @objc optional func name() -> String?\n}\nclass A {\n    var d: D?\n    func f() { d?.won?(1) }\n}\n",
      "protocol D: AnyObject {\n    func won(_ points: Int)\n    func name() -> String?\n}\nclass A {\n    var d: D?\n    func f() { d?.won(1) }\n}\n\nextension D {\n  func won(_ points: Int) {}\n  func name() -> String? { nil }\n}\n"
    ),
    (
      "senders",
      "class A: UIViewController {\n    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}\n    @IBAction func go(_ sender: Any) {}\n}\n",
      "class A: UIViewController {\n    override func prepare(for segue: UIStoryboardSegue, sender: NSObject?) {}\n    func go(_ sender: NSObject) {}\n}\n"
    ),
    (
      "launch options",
      "class A: UIResponder, UIApplicationDelegate {\n    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }\n}\n",
      "class A: UIResponder, UIApplicationDelegate {\n    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: LaunchOptions?) -> Bool { true }\n}\n"
    ),
    (
      "names of boundaries",
      "class A: NSObject {\n    func f(_ n: Int) { c.removeBoundary(withIdentifier: n as NSCopying) }\n    func g(withBoundaryIdentifier identifier: NSCopying?) {\n        if let s = identifier as? String { h(s) }\n        k(identifier as! Int)\n    }\n}\n",
      "class A: NSObject {\n    func f(_ n: Int) { c.removeBoundary(withIdentifier: UIBoundaryIdentifier(n)) }\n    func g(withBoundaryIdentifier identifier: UIBoundaryIdentifier?) {\n        if let s = identifier?.text { h(s) }\n        k(identifier!.integer!)\n    }\n}\n"
    ),
    (
      "a block on the main queue", "DispatchQueue.main.async { f() }\n", "mainQueue.async { f() }\n"
    ),
    (
      "values of any type", "var a: [NSAttributedString.Key: Any] = [.strokeWidth: 5, .font: f]\n",
      "var a: [NSAttributedString.Key: AnyValue] = [.strokeWidth: NSNumber(value: 5), .font: f]\n"
    ),
    (
      "Swift 4's names", "b.setTitle(t, for: UIControlState.normal)\nlet k: NSAttributedStringKey = .font\n",
      "b.setTitle(t, for: UIControl.State.normal)\nlet k: NSAttributedString.Key = .font\n"
    ),
    (
      "Swift 4's calls", "view.bringSubview(toFront: a)\nlet i = x.index(of: y)\nfor c in childViewControllers {}\n",
      "view.bringSubviewToFront(a)\nlet i = x.firstIndex(of: y)\nfor c in children {}\n"
    ),
    ("makers of structs", "let r = CGRectMake(0, 1, 2, 3)\n", "let r = CGRect(x: 0, y: 1, width: 2, height: 3)\n"),
    ("characters of a text", "let n = text.characters.count\n", "let n = text.count\n"),
    ("casts of arrays", "let a = views as! [UIButton]\n", "let a = views.map { $0 as! UIButton }\n"),
    ("print of several", "print(a, \"b\", 3)\n", "print(\"\\(a) \\(\"b\") \\(3)\")\n"),
    ("print of a text", "print(\"hello \\(x)\")\n", "print(\"hello \\(x)\")\n"),
    (
      "a color literal", "let c = #colorLiteral(red: 1, green: 0.5763723254, blue: 0, alpha: 1)\n",
      "let c = UIColor(red: 1, green: 0.57637, blue: 0, alpha: 1)\n"
    ),
    (
      "an override in an extension",
      "class A: UIViewController {\n}\nextension A {\n    override func viewDidLoad() {\n        super.viewDidLoad()\n    }\n}\n",
      "class A: UIViewController {\n\n    override func viewDidLoad() {\n        super.viewDidLoad()\n    }\n}\nextension A {\n}\n"
    ),
    (
      "the initializer of a cell",
      "class A: UITableViewCell {\n    override init(style: UITableViewCellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: reuseIdentifier) }\n}\n",
      "class A: UITableViewCell {\n    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: reuseIdentifier) }\n}\n"
    ),
  ]

  @Test(arguments: pairs.indices) func aRuleWritesWhatItSays(_ number: Int) {
    let pair = RuleTests.pairs[number]
    #expect(RuleTests.ported(pair.before).result == pair.after, Comment(rawValue: pair.name))
  }

  @Test(arguments: pairs.indices) func whatWasPortedStaysAsItIs(_ number: Int) {
    let pair = RuleTests.pairs[number]
    #expect(RuleTests.ported(pair.after).result == pair.after, Comment(rawValue: pair.name))
  }

  @Test func whatHasNoRuleStaysToTheByte() {
    let source = """
      // A comment — with é, 🎈 and \t tabs   \n
      import UIKit\n\n\n/* and
         another */ final   class  Odd<T>: UIView where T: Hashable {
      \tlet x :Int=1 ;  var y = [1,2 , 3]
        func f( _ a:Int)->Int{ return a }
        #if DEBUG
        let z = "text with \\(x) and @objc in it"
        #endif
      }   \n
      """
    #expect(RuleTests.ported(source).result == source)
  }

  @Test func aSceneDelegateIsNamedByItsConfiguration() {
    let delegate = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
              return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
          }
      }
      """
    let result = RuleTests.ported(delegate, others: ["class SceneDelegate: UIResponder, UIWindowSceneDelegate {}"])
      .result
    #expect(result.contains("configuration.delegateClass = SceneDelegate.init"))
  }

  @Test func theMainStoryboardIsShownBeforeTheDelegateIsAsked() {
    let delegate = """
      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplicationLaunchOptionsKey: Any]?) -> Bool {
              setUp()
              return true
          }
      }
      """
    let file = RuleTests.ported(delegate) {
      $0.mainStoryboard = "Main"
      $0.hasStoryboards = true
    }
    let lines = file.result.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let start = lines.firstIndex { $0.hasPrefix("func application") }!
    #expect(
      Array(lines[(start + 1)...(start + 5)]) == [
        "registerInterfaces()", "window = UIWindow(windowScene: app.windowScene)",
        "window?.rootViewController = UIStoryboard(name: \"Main\", bundle: nil).instantiateInitialViewController()",
        "defer { window?.makeKeyAndVisible() }", "setUp()",
      ])
  }

  static let leftovers: [(source: String, message: String, line: Int)] = [
    ("\nlet v = WKWebView()\n", "WKWebView is not part of Carom", 2),
    ("import CoreData\n", "CoreData is not part of Carom", 1),
    ("import SwiftUI\n", "SwiftUI is not part of Carom", 1),
    (
      "class A: UIView {\n    let s = #selector(getter: frame)\n}\n",
      "selectors of getters and setters have no counterpart", 2
    ),
    ("func f() async { await g() }\n", "there is no concurrency", 1),
    ("func f() { weak var me = self }\n", "a local weak variable has no counterpart", 1),
  ]

  @Test(arguments: leftovers.indices) func whatIsLeftIsNamedWithItsLineAndARemedy(_ number: Int) {
    let (source, message, line) = RuleTests.leftovers[number]
    let found = RuleTests.ported(source).report.findings.first { $0.weight == .left }
    #expect(found?.message == message)
    #expect(found?.line == line)
    #expect(found?.remedy?.isEmpty == false)
  }
}
