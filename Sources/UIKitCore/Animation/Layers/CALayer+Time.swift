import CaromGeometry

/// The time of a layer or animation relative to that around it.
///
/// For a layer `beginTime`, `timeOffset` and `speed` count: its own time is (time around it − `beginTime`) · `speed` +
/// `timeOffset`. The other properties have an effect for animations only.
public protocol CAMediaTiming: NSObject {
  /// When its time begins, in seconds of the time around it.
  var beginTime: CFTimeInterval { get set }
  /// How far its own time is ahead, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How fast its own time passes; 1 by default, 0 stops it.
  var speed: Float { get set }
  /// The duration of one pass, in seconds.
  var duration: CFTimeInterval { get set }
  /// The number of passes.
  var repeatCount: Float { get set }
  /// The seconds for which it repeats.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether every pass is followed by the same in reverse.
  var autoreverses: Bool { get set }
  /// What is shown before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

extension CAAnimation: CAMediaTiming {}
extension CALayer: CAMediaTiming {}

/// How a layer's time follows from that of its superlayer, and the properties that have no effect for layers.
struct LayerTime {
  var begin = 0.0
  var offset = 0.0
  var speed: Float = 1
  var duration = Double.infinity
  var repeatCount: Float = 0
  var repeatDuration = 0.0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  func inside(_ outer: Double) -> Double { (outer - begin) * Double(speed) + offset }
  /// Stopped time stays at its beginning.
  func outside(_ inner: Double) -> Double { speed == 0 ? begin : (inner - offset) / Double(speed) + begin }
}

extension CALayer {
  /// When the layer's own time begins, in seconds of its superlayer's time; 0 by default. A time that is not finite is
  /// diagnosed and ignored, as for `timeOffset` and `speed`.
  public final var beginTime: CFTimeInterval {
    get { rare?.time.begin ?? 0 }
    set { changeTime(newValue, "beginTime") { $0.begin = newValue } }
  }
  /// How far the layer's own time is ahead, in seconds; 0 by default.
  public final var timeOffset: CFTimeInterval {
    get { rare?.time.offset ?? 0 }
    set { changeTime(newValue, "timeOffset") { $0.offset = newValue } }
  }
  /// How fast the layer's own time passes, and with it the animations of the layer and its sublayers; 1 by default. 0
  /// stops them:
  ///
  ///     let now = layer.convertTime(CACurrentMediaTime(), from: nil)
  ///     layer.speed = 0
  ///     layer.timeOffset = now
  ///
  /// Property animators and UIKit Dynamics do not follow it. Below 0 animations run backwards, and do not end.
  public final var speed: Float {
    get { rare?.time.speed ?? 1 }
    set { changeTime(Double(newValue), "speed") { $0.speed = newValue } }
  }
  /// Has no effect for layers; infinite by default.
  public final var duration: CFTimeInterval {
    get { rare?.time.duration ?? .infinity }
    set { valuesToSet.time.duration = newValue }
  }
  /// Has no effect for layers; 0 by default.
  public final var repeatCount: Float {
    get { rare?.time.repeatCount ?? 0 }
    set { valuesToSet.time.repeatCount = newValue }
  }
  /// Has no effect for layers; 0 by default.
  public final var repeatDuration: CFTimeInterval {
    get { rare?.time.repeatDuration ?? 0 }
    set { valuesToSet.time.repeatDuration = newValue }
  }
  /// Has no effect for layers; false by default.
  public final var autoreverses: Bool {
    get { rare?.time.autoreverses ?? false }
    set { valuesToSet.time.autoreverses = newValue }
  }
  /// Has no effect for layers; `removed` by default.
  public final var fillMode: CAMediaTimingFillMode {
    get { rare?.time.fillMode ?? .removed }
    set { valuesToSet.time.fillMode = newValue }
  }

  private func changeTime(_ value: Double, _ name: StaticString, _ change: (inout LayerTime) -> Void) {
    guard value.isFinite else {
      let what = name.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
      return UIApplication.shared.diagnose("CALayer \(id): \(what) is not a finite number and was not set.")
    }
    change(&valuesToSet.time)
    UIApplication.shared.animationEngine.layersHaveTimes = true
    markAnimatedBelow()
  }

  private func markAnimatedBelow() {
    if !animations.isEmpty { markDirty([.values, .content]) }
    for layer in allSublayers { layer.markAnimatedBelow() }
  }

  /// Converts a time of another layer (nil: `CACurrentMediaTime()`) to this layer's own.
  public final func convertTime(_ t: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    ownTime(layer?.commonTime(t) ?? t)
  }
  /// Converts a time of this layer to another layer's own (nil: `CACurrentMediaTime()`).
  public final func convertTime(_ t: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    layer?.ownTime(commonTime(t)) ?? commonTime(t)
  }

  /// The layer's own time at a time of its clock.
  final func ownTime(_ time: Double) -> Double {
    let outer = superlayer?.ownTime(time) ?? time
    return rare?.time.inside(outer) ?? outer
  }

  private func commonTime(_ time: Double) -> Double {
    let outer = rare?.time.outside(time) ?? time
    return superlayer?.commonTime(outer) ?? outer
  }
}

extension AnimationEngine {
  /// How many ticks an animation of `layer` is ahead of its group because of the times of layers, `fraction` of a tick
  /// after the last one.
  func lead(of animation: LayerAnimation, on layer: CALayer, fraction: Double) -> Double {
    guard layersHaveTimes, animation.group.root.run == nil else { return 0 }
    let time = (Double(animation.group.clock.tick) + fraction) / UIApplication.ticksPerSecond
    return (layer.ownTime(time) - time) * UIApplication.ticksPerSecond - animation.lead
  }

  /// Updates how far ahead the slowest layer of each group is, which decides when the group ends.
  func noticeLeads() {
    guard layersHaveTimes else { return }
    for layer in layers {
      for animation in layer.animations { animation.group.root.lead = .infinity }
    }
    for layer in layers {
      for animation in layer.animations {
        let root = animation.group.root
        root.lead = min(root.lead, lead(of: animation, on: layer, fraction: 0))
      }
    }
  }
}
