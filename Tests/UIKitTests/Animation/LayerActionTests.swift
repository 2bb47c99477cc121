import Testing
import UIKit

@testable import UIKitCore

/// A delegate that answers for one property.
private final class Fading: NSObject, CALayerDelegate {
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard event == "opacity" else { return nil }
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 1.0
    animation.duration = 2
    return animation
  }
}

/// An action of one's own.
private final class Diary: NSObject, CAAction {
  var lines: [String] = []
  func run(forKey event: String, object anObject: NSObject, arguments dict: [AnyKey: AnyValue]?) {
    lines.append("\(event) of \((anObject as? CALayer)?.name ?? "")")
  }
}

@Suite struct LayerActionTests {
  private let stage = AnimationStage()
  private let layer = CALayer()

  init() {
    layer.name = "dot"
    layer.bounds.size = CGSize(width: 10, height: 10)
    stage.view.layer.addSublayer(layer)
    stage.advance(ticks: 1)
  }

  private func moved(_ change: () -> Void) -> Bool {
    CATransaction.begin()
    change()
    CATransaction.commit()
    return layer.animationKeys() != nil
  }

  /// developer.apple.com, `actions`: "A dictionary containing layer actions"; "Core Animation Programming Guide, Changing a
  /// Layer's Default Behavior": `NSNull` ends the search, and nothing is animated.
  @Test func nullMakesChangesImmediate() {
    #expect(moved { layer.position.x = 50 })
    layer.removeAllAnimations()
    layer.actions = ["position": NSNull(), "bounds": NSNull()]
    #expect(!moved { layer.position.x = 80 })
    #expect(!moved { layer.bounds.size.width = 20 })
    #expect(moved { layer.opacity = 0.5 })
    #expect(stage.seen(layer).position.x == 80)
    layer.actions = nil
    #expect(moved { layer.position.x = 50 })
  }

  /// The same place: the delegate is asked before the dictionary, and an animation that is found is added for the key.
  @Test func animationsThatAreFoundRun() {
    let fading = Fading()
    layer.delegate = fading
    layer.actions = ["opacity": NSNull()]
    layer.opacity = 0
    #expect(layer.animationKeys() == ["opacity"])
    #expect((layer.animation(forKey: "opacity") as? CABasicAnimation)?.duration == 2)
    layer.removeAllAnimations()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 1
    CATransaction.commit()
    #expect(layer.animationKeys() == nil)
    layer.delegate = nil
    #expect(layer.action(forKey: "opacity") is NSNull && layer.action(forKey: "position") == nil)
  }

  @Test func anActionOfOnesOwnIsCalledOncePerChange() {
    let diary = Diary()
    layer.actions = ["position": diary, "backgroundColor": diary]
    layer.position.x = 50
    layer.position.x = 50
    layer.backgroundColor = UIColor.red.cgColor
    layer.cornerRadius = 3
    #expect(diary.lines == ["position of dot", "backgroundColor of dot"] && layer.animationKeys() == nil)
    // Layers of views have no actions.
    stage.view.layer.actions = ["position": diary]
    stage.view.center.x += 10
    #expect(diary.lines.count == 2)
  }
}
