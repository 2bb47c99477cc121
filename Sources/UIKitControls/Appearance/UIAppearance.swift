import CaromGeometry
import UIKitCore

/// A class whose objects can be given values in advance.
///
///     UINavigationBar.appearance().barTintColor = .systemIndigo
///     UISwitch.appearance().onTintColor = .systemPink
///     UIButton.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).tintColor = .white
///
/// `appearance()` returns a specimen of the class. What is set there counts for each object of the class, and of its
/// subclasses, that enters a window afterwards, unless the app has given that object a value other than the first one.
/// An app that never calls it has none of this.
public protocol UIAppearance: NSObject {}

/// A class whose objects can contain those that `appearance(whenContainedInInstancesOf:)` is for.
public protocol UIAppearanceContainer: NSObject {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}

/// The specimens that were asked for, and what to do by them.
final class AppearanceRules: NSObject {
  private struct Rule {
    let type: ObjectIdentifier
    let containers: [ObjectIdentifier]
    let specimen: NSObject
    let isFor: (NSObject) -> Bool
    let give: (NSObject) -> Void
  }

  private var rules: [Rule] = []
  /// The rules for objects of each class that was seen, in the order in which they count.
  private var rulesByClass: [ObjectIdentifier: [Rule]] = [:]

  override class var kind: String { "AppearanceRules" }

  /// The running application's, made when it is first asked for.
  static var shared: AppearanceRules {
    let application = UIApplication.shared
    if let rules = application.appearanceRules as? AppearanceRules { return rules }
    let rules = AppearanceRules()
    application.appearanceRules = rules
    application.dress = { [rules] object, view in rules.dress(object, shownBy: view) }
    return rules
  }

  /// The specimen for objects of a class inside of objects of other classes, the last of which is the outermost.
  ///
  /// `give` hands its values, as far as they differ from those of a fresh object, to another object.
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
    // What is said first holds, so rules of more containers come first.
    let place = rules.rules.firstIndex { $0.containers.count <= around.count } ?? rules.rules.count
    rules.rules.insert(rule, at: place)
    rules.rulesByClass = [:]
    return specimen
  }

  /// Gives an object the values for its class; those for exactly its class before those for superclasses.
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

/// The value of a specimen, where it is not the first one and the object still has that.
func wanted<Value: Equatable>(_ specimen: Value, _ fresh: Value, _ own: Value) -> Value? {
  specimen != fresh && own == fresh ? specimen : nil
}

/// The value of a specimen, where the object has none.
func wanted<Value>(_ specimen: Value?, where own: Value?) -> Value? { own == nil ? specimen : nil }
