import CaromGeometry
import UIKitCore

/// A class whose objects can get their appearance from a proxy.
///
///     UINavigationBar.appearance().barTintColor = .systemIndigo
///     UISwitch.appearance().onTintColor = .systemPink
///     UIButton.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).tintColor = .white
///
/// `appearance()` returns a proxy, which is an object of the class. Values that are set on it apply to each object of
/// the class and its subclasses that enters a window afterwards, except for properties that the app has changed on that
/// object. An app that never calls it contains none of the code.
@preconcurrency @MainActor
public protocol UIAppearance: NSObject {}

/// A class whose objects can contain those that `appearance(whenContainedInInstancesOf:)` is for.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObject {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}

/// The proxies that were requested, and the rules that result from them.
final class AppearanceRules: NSObject {
  private struct Rule {
    let type: ObjectIdentifier
    let containers: [ObjectIdentifier]
    let specimen: NSObject
    let isFor: (NSObject) -> Bool
    let give: (NSObject) -> Void
  }

  private var rules: [Rule] = []
  /// A cache of the rules for each class, in the order in which they apply.
  private var rulesByClass: [ObjectIdentifier: [Rule]] = [:]

  override class var kind: String { "AppearanceRules" }

  /// The running application's, created on first use.
  static var shared: AppearanceRules {
    let application = UIApplication.shared
    if let rules = application.appearanceRules as? AppearanceRules { return rules }
    let rules = AppearanceRules()
    application.appearanceRules = rules
    application.dress = { [rules] object, view in rules.dress(object, shownBy: view) }
    return rules
  }

  /// The proxy for objects of a class inside objects of other classes, the last of which is the outermost.
  ///
  /// `give` applies the proxy's values to an object, as far as they differ from those of a fresh object.
  static func specimen<Applied: NSObject, Specimen: NSObject>(
    of type: Applied.Type, in containers: [NSObject.Type], _ make: () -> Specimen,
    _ give: @escaping (_ specimen: Specimen, _ fresh: Specimen, _ object: Specimen) -> Void
  ) -> Specimen {
    let rules = shared
    let name = ObjectIdentifier(type)
    let around = containers.map { ObjectIdentifier($0) }
    for rule in rules.rules where rule.type == name && rule.containers == around {
      if let specimen = rule.specimen as? Specimen { return specimen }
    }
    let (specimen, fresh) = (make(), make())
    let rule = Rule(
      type: name, containers: around, specimen: specimen, isFor: { $0 as? Applied != nil },
      give: { object in
        if let object = object as? Specimen, object !== specimen { give(specimen, fresh, object) }
      })
    // The first rule that sets a value wins, so rules with more containers come first.
    let place = rules.rules.firstIndex { $0.containers.count <= around.count } ?? rules.rules.count
    rules.rules.insert(rule, at: place)
    rules.rulesByClass = [:]
    return specimen
  }

  /// Applies the values for its class to an object; those for exactly its class before those for superclasses.
  private func dress(_ object: NSObject, shownBy view: UIView) {
    for rule in rules(for: object) where AppearanceRules.isView(view, in: rule.containers) { rule.give(object) }
  }

  private func rules(for object: NSObject) -> [Rule] {
    let own = ObjectIdentifier(type(of: object))
    if let known = rulesByClass[own] { return known }
    let all = rules.filter { $0.isFor(object) }
    let found = all.filter { $0.type == own } + all.filter { $0.type != own }
    rulesByClass[own] = found
    return found
  }

  private static func isView(_ view: UIView, in containers: [ObjectIdentifier]) -> Bool {
    var rest = containers[...]
    var each = view.next
    while let responder = each, let wanted = rest.first {
      if ObjectIdentifier(type(of: responder)) == wanted { rest = rest.dropFirst() }
      each = responder.next
    }
    return rest.isEmpty
  }
}

/// The proxy's value, if it is not the default and the object still has the default.
func wanted<Value: Equatable>(_ specimen: Value, _ fresh: Value, _ own: Value) -> Value? {
  specimen != fresh && own == fresh ? specimen : nil
}

/// The proxy's value, if the object has none.
func wanted<Value>(_ specimen: Value?, where own: Value?) -> Value? { own == nil ? specimen : nil }
