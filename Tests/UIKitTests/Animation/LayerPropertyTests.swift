import CaromHeadlessHost
import Testing
import UIKit

@testable import UIKitCore

/// What the recipe in Docs/UIKit.docc/ChangingCarom.md promises: each property in the list is hashed, committed and, if
/// possible, animated, and one that is missing there is named.
@Suite struct LayerPropertyTests {
  /// Records the properties that are passed to it, with repetitions.
  private struct Names: LayerValueVisitor {
    var shown: [LayerProperty] = []
    mutating func value<T: LayerValue>(_ property: LayerProperty, _ mine: inout T, _ other: (LayerValues) -> T) {
      shown.append(property)
    }
  }

  /// Changes one property from its initial value.
  private struct Change: LayerValueVisitor {
    let property: LayerProperty
    mutating func value<T: LayerValue>(_ property: LayerProperty, _ mine: inout T, _ other: (LayerValues) -> T) {
      guard property == self.property else { return }
      switch mine {
      case let number as Double: mine = (number + 0.5) as! T
      case let flag as Bool: mine = !flag as! T
      case let point as CGPoint: mine = CGPoint(x: point.x + 3, y: point.y + 5) as! T
      case let size as CGSize: mine = CGSize(width: size.width + 3, height: size.height + 5) as! T
      case is CGRect: mine = CGRect(x: 1, y: 2, width: 30, height: 40) as! T
      case is CATransform3D: mine = CATransform3DMakeScale(2, 3, 1) as! T
      case is CACornerMask: mine = CACornerMask.layerMinXMinYCorner as! T
      case is CGColor, is CGColor?: mine = CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1) as! T
      default: Issue.record("LayerPropertyTests.Change does not know how to change a \(T.self)")
      }
    }
    mutating func number(
      _ property: LayerProperty, _ mine: inout Double, in range: ClosedRange<Double>, _ other: (LayerValues) -> Double
    ) {
      guard property == self.property else { return }
      mine += range.contains(mine + 0.5) ? 0.5 : -0.5
    }
  }

  static var listed: [LayerProperty] {
    var (values, names) = (LayerValues(), Names())
    values.visit(&names)
    return names.shown
  }

  /// Layer values in which one property differs from the initial ones, with everything that makes the difference
  /// visible.
  private func values(with property: LayerProperty?) -> LayerValues {
    var values = LayerValues()
    values.bounds.size = CGSize(width: 10, height: 10)
    values.cornerRadius = 2
    values.borderWidth = 2
    values.shadowOpacity = 0.4
    guard let property else { return values }
    var change = Change(property: property)
    values.visit(&change)
    return values
  }

  @Test func theListHasEveryFieldOnce() {
    let fields = Mirror(reflecting: LayerValues()).children.compactMap(\.label)
    let listed = Self.listed.map { "\($0)" }
    #expect(Set(fields).subtracting(listed).isEmpty, "LayerValues.visit leaves these out")
    #expect(listed.count == fields.count && Set(listed).count == listed.count)
  }

  @Test(arguments: LayerProperty.allCases) func everyPropertyHasItsPlace(property: LayerProperty) {
    let isListed = Self.listed.contains(property)
    #expect(
      isListed == (property.root == property && !property.isContent), "a whole property belongs in LayerValues.visit")
    #expect(isListed == (property.command != nil), "LayerProperty.command names the command that sends it")
    #expect(LayerProperty.allCases.filter { $0.name == property.name } == [property])
    if let kind = property.kind, property != .flip {
      #expect(LayerProperty(keyPath: property.name) == property)
      if !property.isContent { #expect(property.read(LayerValues())?.kind == kind) }
    } else {
      #expect(LayerProperty(keyPath: property.name) == nil)
    }
  }

  @Test(arguments: LayerPropertyTests.listed) func aPropertyIsComparedWithItself(property: LayerProperty) {
    var changed = values(with: property)
    let differences = changed.differences(from: values(with: nil))
    #expect(LayerProperty.allCases.filter(differences.contains) == [property])
  }

  @Test(arguments: LayerPropertyTests.listed) func aPropertyIsHashedAndTold(property: LayerProperty) {
    let host = HeadlessHost(size: CGSize(width: 100, height: 100))
    let (layer, sibling) = (CALayer(), CALayer())
    host.view.layer.addSublayer(layer)
    host.view.layer.addSublayer(sibling)
    layer.model = values(with: nil)
    let first = host.commit()
    let before = host.application.stateHash()
    layer.model = values(with: property)
    layer.markDirty(.values)
    #expect(layer.model != values(with: nil))
    #expect(host.application.stateHash() != before, "the state hash leaves \(property) out")
    let told = host.commit().filter { $0.hasPrefix("\(property.command!) ") }
    #expect(!told.isEmpty, "the commit does not send \(property)")
    #expect(!told.allSatisfy(first.contains), "the commit sends the same as before, without \(property)")
    layer.model = values(with: nil)
    #expect(host.application.stateHash() == before)
  }

  @Test(arguments: LayerPropertyTests.listed) func whatCanBeAnimatedIs(property: LayerProperty) throws {
    guard property.kind != nil else { return #expect(property.read(LayerValues()) == nil) }
    let (from, to) = (
      try #require(property.read(values(with: nil))), try #require(property.read(values(with: property)))
    )
    #expect(from != to)
    var written = values(with: nil)
    property.write(to, to: &written)
    #expect(property.read(written) == to)
    guard property.isRecorded else { return }
    let host = HeadlessHost(size: CGSize(width: 100, height: 100))
    let view = UIView()
    host.view.addSubview(view)
    view.layer.model = values(with: nil)
    UIView.animate(withDuration: 1) {
      view.layer.change(from: view.layer.model, to: values(with: property)) { $0 = $1 }
    }
    #expect(!view.layer.isAtRest, "a block does not animate \(property)")
    host.advance(seconds: 0.5)
    let seen = host.application.animationEngine.presentation(of: view.layer, fraction: 0)
    #expect(property.read(seen) != from && property.read(seen) != to)
  }

  @Test func anOptionChangesTheHashOnlyWhereItIsUsed() {
    let host = HeadlessHost(size: CGSize(width: 100, height: 100))
    let layer = CALayer()
    host.view.layer.addSublayer(layer)
    let hash = { host.application.stateHash() }
    let plain = hash()
    layer.maskedCorners = [.layerMinXMinYCorner]
    let cornered = hash()
    layer.maskedCorners = .all
    layer.isDoubleSided = false
    #expect(Set([plain, cornered, hash()]).count == 3)
    layer.isDoubleSided = true
    #expect(hash() == plain)
  }

  /// A new order reaches the page even if no sublayer was added or removed.
  @Test func aChangedOrderIsTold() {
    let host = HeadlessHost(size: CGSize(width: 100, height: 100))
    let layers = [CALayer(), CALayer()]
    for layer in layers { host.view.layer.addSublayer(layer) }
    host.commit()
    layers[0].zPosition = 1
    #expect(host.commit().contains("children \(host.view.layer.id) \(layers[1].id) \(layers[0].id)"))
  }
}
