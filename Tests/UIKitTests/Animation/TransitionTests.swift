import Testing
import UIKit

@testable import UIKitCore

/// Transitions and rotations in space.
@Suite struct TransitionTests {
  private static let flips: [UIView.AnimationOptions] = [
    .transitionFlipFromLeft, .transitionFlipFromRight, .transitionFlipFromTop, .transitionFlipFromBottom,
  ]

  @Test("SE-L4: flips turn in perspective and show one face at a time", arguments: flips)
  func flipsTurnInPerspectiveAndShowOneFaceAtATime(option: UIView.AnimationOptions) {
    let stage = AnimationStage()
    UIView.transition(
      with: stage.view, duration: 1, options: [option, .curveLinear], animations: { stage.view.alpha = 0.9 })
    let picture = stage.window.layer.sublayers![1]
    #expect(picture.hidesBack && stage.view.layer.hidesBack)
    stage.advance(ticks: 30)
    let (old, new) = (stage.seen(picture).transform, stage.seen().transform)
    #expect(!CATransform3DIsAffine(old) && !CATransform3DIsAffine(new))
    // Back to back: the normal of one points forward, that of the other backward.
    #expect(old.m33 > 0.7 && new.m33 < -0.7)
    stage.application.commit(fraction: 0)
    #expect(picture.committed?.isHidden == false && stage.view.layer.committed?.isHidden == true)
    stage.advance(ticks: 60)
    #expect(stage.seen(picture).transform.m33 < -0.7 && stage.seen().transform.m33 > 0.7)
    stage.application.commit(fraction: 0)
    #expect(picture.committed?.isHidden == true && stage.view.layer.committed?.isHidden == false)
    #expect((stage.view.layer.committed?.opacity ?? 0) > 0.89 && !stage.view.isHidden)
    stage.advance(ticks: 31)
    #expect(!stage.view.layer.hidesBack)
    #expect(stage.window.layer.sublayers?.count == 1)
  }

  @Test(arguments: [UIView.AnimationOptions.transitionCurlUp, .transitionCurlDown])
  func curlsFoldASheetAlongALine(option: UIView.AnimationOptions) {
    let stage = AnimationStage()
    var done: [Bool] = []
    let goes = option == .transitionCurlUp
    UIView.transition(
      with: stage.view, duration: 1, options: [option, .curveLinear],
      animations: { stage.view.backgroundColor = .white }, completion: { done.append($0) })
    let layers = stage.window.layer.sublayers!
    #expect(layers.count == (goes ? 2 : 3))
    let sheet = layers[layers.count - 1]
    #expect(sheet.masksToBounds && sheet.frame == stage.view.frame)
    let box = sheet.sublayers![0]
    // At half the time the fold is in the middle; the box around the sheet does not move it.
    stage.advance(ticks: 60)
    let (seen, front) = (stage.seen(box), stage.seen(box.sublayers![0]))
    let edge = CGPoint(x: seen.bounds.width, y: seen.bounds.height / 2).applying(seen.toSuperlayer)
    #expect(abs(edge.x - 50) < 1e-6 && abs(edge.y - 50) < 1e-6)
    let corner = CGPoint.zero.applying(front.toSuperlayer).applying(seen.toSuperlayer)
    #expect(abs(corner.x) < 1e-6 && abs(corner.y) < 1e-6)
    // The folded corner is as far before the fold as it was beyond it.
    let back = stage.seen(box.sublayers![1])
    let folded = CGPoint(x: 100, y: 100).applying(back.toSuperlayer).applying(seen.toSuperlayer)
    #expect(folded.x < 50 && folded.y < 50)
    stage.advance(ticks: 61)
    #expect(done == [true])
    #expect(stage.window.layer.sublayers?.count == 1)
    #expect(stage.view.layer.animations.isEmpty)
  }

  @Test(arguments: flips + [.transitionCurlUp, .transitionCurlDown, .transitionCrossDissolve])
  func anotherViewTakesThePlace(option: UIView.AnimationOptions) {
    let stage = AnimationStage()
    let other = UIView(frame: stage.view.frame)
    var done: [Bool] = []
    UIView.transition(from: stage.view, to: other, duration: 0.5, options: option) { done.append($0) }
    #expect(stage.view.superview == nil && other.superview === stage.window)
    stage.advance(ticks: 61)
    #expect(done == [true])
    UIView.transition(
      from: other, to: other, duration: .nan, options: [option, .showHideTransitionViews]
    ) { done.append($0) }
    stage.advance(ticks: 1)
    #expect(done == [true, true])
  }

  @Test func aViewThatLeavesInTheMiddleOfATransitionLeavesNothingBehind() {
    let stage = AnimationStage()
    var done: [Bool] = []
    UIView.transition(with: stage.view, duration: 1, options: .transitionCurlDown, animations: {}) { done.append($0) }
    stage.advance(ticks: 20)
    stage.view.removeFromSuperview()
    stage.advance(ticks: 200)
    #expect(done == [false])
    #expect(stage.window.layer.sublayers == nil)
  }

  @Test func aScaleAddsToAFlip() {
    let stage = AnimationStage()
    UIView.transition(with: stage.view, duration: 1, options: .transitionFlipFromTop, animations: {})
    UIView.animate(withDuration: 1, animations: { stage.view.transform = CGAffineTransform(scaleX: 2, y: 2) })
    #expect(stage.view.layer.animations.allSatisfy { $0.isAdditive })
    stage.advance(ticks: 121)
    #expect(stage.seen().transform == CATransform3DMakeScale(2, 2, 1))
  }

  @Test func turnsInSpaceTurn() {
    let stage = AnimationStage()
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 400
    stage.view.transform3D = eye
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: { stage.view.transform3D = CATransform3DRotate(eye, 3, 0, 1, 0) })
    stage.advance(ticks: 60)
    let (seen, expected) = (stage.seen().transform, CATransform3DRotate(eye, 1.5, 0, 1, 0))
    for (a, b) in [
      (seen.m11, expected.m11), (seen.m13, expected.m13), (seen.m31, expected.m31), (seen.m33, expected.m33),
      (seen.m14, expected.m14), (seen.m34, expected.m34), (seen.m44, expected.m44),
    ] { #expect(abs(a - b) < 1e-9) }
  }

  @Test func everyTransformOfSpaceIsPutTogetherAsItWas() {
    var transform = CATransform3DMakeRotation(2.1, 0.3, -1, 0.5)
    transform = CATransform3DScale(transform, 2, -0.5, 1.5)
    transform.m21 += 0.4
    transform.m34 = -0.002
    transform.m41 = 30
    transform.m43 = -12
    let again = SpaceTransform(transform)!.matrix
    for (a, b) in zip(DecomposedTransform(solid: transform).components, DecomposedTransform(solid: again).components) {
      #expect(abs(a - b) < 1e-9)
    }
    #expect(SpaceTransform(CATransform3DMakeScale(0, 1, 1)) == nil)
  }

  // MARK: CATransition

  /// The additional positions of the new content and of the old picture at half the time, in layers of 100 points.
  private static let slides: [(CATransitionType, CATransitionSubtype?, new: CGPoint, old: CGPoint)] = [
    (.push, .fromLeft, CGPoint(x: -50, y: 0), CGPoint(x: 50, y: 0)),
    (.push, nil, CGPoint(x: -50, y: 0), CGPoint(x: 50, y: 0)),
    (.push, .fromTop, CGPoint(x: 0, y: -50), CGPoint(x: 0, y: 50)),
    (.moveIn, .fromRight, CGPoint(x: 50, y: 0), .zero),
    (.reveal, .fromBottom, .zero, CGPoint(x: 0, y: -50)),
    (.fade, .fromLeft, .zero, .zero),
  ]

  @Test(arguments: slides.indices) func layersExchangeTheirContent(index: Int) {
    let (type, subtype, new, old) = Self.slides[index]
    let stage = AnimationStage()
    stage.application.commit(fraction: 0)
    let place = stage.view.layer.position
    let transition = CATransition()
    transition.type = type
    transition.subtype = subtype
    transition.duration = 1
    stage.view.layer.add(transition, forKey: "a name of its own")
    stage.view.backgroundColor = .red
    #expect(stage.view.layer.animationKeys() == [kCATransition])
    let layers = stage.window.layer.sublayers!
    #expect(layers.count == 2)
    let picture = layers[type == .moveIn ? 0 : 1]
    #expect(picture is CASnapshotLayer)
    stage.advance(ticks: 60)
    let (seenNew, seenOld) = (stage.seen().position, stage.seen(picture).position)
    #expect(abs(seenNew.x - place.x - new.x) < 1e-9 && abs(seenNew.y - place.y - new.y) < 1e-9)
    #expect(abs(seenOld.x - place.x - old.x) < 1e-9 && abs(seenOld.y - place.y - old.y) < 1e-9)
    #expect(abs(stage.seen(picture).opacity - (type == .fade ? 0.5 : 1)) < 1e-9)
    stage.advance(ticks: 61)
    #expect(stage.window.layer.sublayers?.count == 1 && stage.view.layer.animationKeys() == nil)
  }

  @Test func aTransitionOfALayerPicturesWhatWasSeenLast() {
    let stage = AnimationStage()
    stage.application.commit(fraction: 0)
    stage.view.center = CGPoint(x: 300, y: 50)
    let transition = CATransition()
    transition.startProgress = 0.5
    stage.view.layer.add(transition, forKey: nil)
    let picture = stage.window.layer.sublayers![1]
    #expect(picture.position == CGPoint(x: 50, y: 50))
    #expect(abs(stage.seen(picture).opacity - 0.5) < 1e-9)
    // Another animation replaces it, and a removed one leaves nothing behind.
    stage.view.layer.add(CATransition(), forKey: nil)
    #expect(stage.window.layer.sublayers?.count == 2)
    stage.view.layer.removeAnimation(forKey: kCATransition)
    #expect(stage.window.layer.sublayers?.count == 1)
    // A view that was never drawn changes immediately.
    let fresh = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(fresh)
    fresh.layer.add(CATransition(), forKey: nil)
    #expect(stage.window.layer.sublayers?.count == 2 && stage.diagnostics.isEmpty)
    stage.advance(ticks: 120)
  }
}
