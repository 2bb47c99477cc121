import CaromGeometry

extension UIView {
  /// Animates from what `view` shows now to what it shows after `animations`.
  ///
  /// Flips rotate about the vertical or horizontal axis in perspective and exchange the content half way. Curls fold
  /// the old content away like a sheet of paper, or the new one over it. Without a transition option this is the same
  /// as `animate`. A view outside of a window changes immediately.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard options.transition != 0 else {
      return animate(
        withDuration: duration, delay: 0, options: options, animations: animations ?? {}, completion: completion)
    }
    let change = { performChange(options, animations) }
    exchange(
      view,
      for: {
        change()
        return view
      }, duration: duration, options: options, completion: completion)
  }

  /// Animates from `fromView` to `toView`, which replaces it in its superview.
  ///
  /// With `.showHideTransitionViews` both stay in the hierarchy; one is hidden and the other one shown.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let swap: () -> UIView = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else if let parent = fromView.superview {
        parent.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
      return toView
    }
    exchange(fromView, for: swap, duration: duration, options: options, completion: completion)
  }

  private class func performChange(_ options: AnimationOptions, _ animations: (() -> Void)?) {
    guard let animations else { return }
    if options.contains(.allowAnimatedContent) { animations() } else { performWithoutAnimation(animations) }
  }

  /// Takes a snapshot of `old`, makes the change, and animates from the snapshot to the view that `change` returns.
  private class func exchange(
    _ old: UIView, for change: () -> UIView, duration: TimeInterval, options: AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    let engine = UIApplication.shared.animationEngine
    let inherited = options.contains(.overrideInheritedDuration) ? nil : engine.context?.duration
    let canAnimate = engine.areAnimationsEnabled && (inherited ?? duration) > 0 && old.window != nil
    guard canAnimate, let superlayer = old.layer.superlayer else {
      let at = context(
        duration: 0, delay: 0, curve: .cubic(.linear), options: options, completion: completion)
      engine.suspend { _ = change() }
      return engine.record(in: at) {}
    }
    let goes = options.transition == 3
    var curl = goes ? PageCurl { CASnapshotLayer.picture(of: old.layer) } : nil
    let picture = curl?.layer ?? CASnapshotLayer.picture(of: old.layer)
    superlayer.insertSublayer(picture, above: old.layer)
    let new = change()
    if options.transition == 4 {
      curl = PageCurl { CASnapshotLayer.picture(of: new.layer) }
      if let sheet = curl?.layer { superlayer.insertSublayer(sheet, above: picture) }
    }
    let turn = FlipTurn(transition: options.transition)
    if turn != nil { new.layer.hidesBack = true }
    let context = context(duration: duration, delay: 0, curve: .cubic(options.curve), options: options) {
      [new = Weak(new)] finished in
      picture.removeFromSuperlayer()
      curl?.layer.removeFromSuperlayer()
      new.value?.layer.hidesBack = false
      completion?(finished)
    }
    engine.record(in: context) {
      guard let group = context.group else { return }
      // If the view leaves the window or starts another transition, its snapshot is removed too.
      (group as? BlockGroup)?.endsWhenInterrupted = true
      if turn == nil { engine.begin(.position, .difference(.point(.zero)), on: new.layer, in: context, group: group) }
      if let curl { return curl.begin(isGoing: goes, in: context, of: group) }
      guard let turn else {
        picture.opacity = 0
        return
      }
      picture.hidesBack = true
      engine.begin(.flip, turn.track(from: 0, to: turn.angle), on: picture, in: context, group: group)
      engine.begin(.flip, turn.track(from: -turn.angle, to: 0), on: new.layer, in: context, group: group)
    }
  }

  /// Takes a snapshot of this view, which does not change later.
  ///
  /// - Parameter afterUpdates: Has no effect: changes made in this tick are always included.
  /// - Returns: A view that shows the snapshot; nil if this view is not in a window.
  public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard window != nil else { return nil }
    let view = UIView(frame: bounds)
    let picture = CASnapshotLayer.picture(of: layer)
    picture.transform = CATransform3DIdentity
    picture.frame = view.bounds
    view.layer.addSublayer(picture)
    return view
  }
}

/// A rotation by half a turn about an axis in the plane of the screen.
private struct FlipTurn {
  let axisX, axisY: Double
  let angle: Double

  /// Nil for transitions that do not flip.
  init?(transition: UInt) {
    switch transition {
    case 1: (axisX, axisY, angle) = (0, 1, Double.pi)
    case 2: (axisX, axisY, angle) = (0, 1, -Double.pi)
    case 6: (axisX, axisY, angle) = (1, 0, -Double.pi)
    case 7: (axisX, axisY, angle) = (1, 0, Double.pi)
    default: return nil
    }
  }

  func track(from: Double, to: Double) -> LayerAnimation.Track {
    .flip(axisX: axisX, axisY: axisY, from: from, to: to)
  }
}

/// A layer that shows a snapshot of another one.
package final class CASnapshotLayer: CALayer {
  /// The layer in the snapshot. If the page is killed and the session restored, the new page takes the snapshot again,
  /// of the layer as it is then.
  @BackLink private final var original: CALayer?
  /// The page that holds the snapshot.
  private final var picturedPage: Int32 = 0

  /// Takes a snapshot of `layer` and its sublayers as they are now, with the same position and transform.
  package static func picture(of layer: CALayer) -> CASnapshotLayer {
    // The snapshot must include the changes of this tick, so they are sent to the page first.
    UIApplication.shared.commit(fraction: 0)
    return picture(of: layer, showing: UIApplication.shared.animationEngine.presentation(of: layer, fraction: 0))
  }

  /// Takes a snapshot of `layer` as it was committed last, without later changes.
  static func pictureOfLastCommit(of layer: CALayer) -> CASnapshotLayer {
    picture(of: layer, showing: layer.committed ?? layer.model)
  }

  /// Takes a snapshot of `layer` as the page has it, with the position and transform of `values`.
  private static func picture(of layer: CALayer, showing values: LayerValues) -> CASnapshotLayer {
    let application = UIApplication.shared
    let picture = CASnapshotLayer()
    application.commands.put(.create(kind: 0), picture.id)
    application.commands.put(.snapshot(layer: layer.id), picture.id)
    picture.original = layer
    picture.picturedPage = picture.page
    picture.committed = LayerValues()
    picture.dirt = .values
    picture.model = values
    // What is behind the layer's content is in the picture already.
    picture.model.backgroundColor = nil
    picture.model.borderWidth = 0
    picture.model.shadowOpacity = 0
    picture.model.masksToBounds = false
    picture.model.maskedCorners = .all
    picture.model.hidesBack = false
    return picture
  }

  package override func commitContent(into commands: inout CommandBuffer) {
    // The picture is the page's, and no part of the state.
    guard !commands.isAnonymous, picturedPage != page, let original, original.isInWindow else { return }
    picturedPage = page
    commands.put(.snapshot(layer: original.id), id)
  }
  package override class var kind: String { "CASnapshotLayer" }
}
