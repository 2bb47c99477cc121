import CaromGeometry

/// The settings of an animation block or transaction while its code runs.
final class AnimationContext {
  /// The group that the recorded animations belong to; nil if nothing is recorded.
  let group: AnimationGroup?
  /// What nested blocks inherit.
  let duration, delay: Double
  let curve: TimingCurve
  let options: UIView.AnimationOptions
  /// Records stretches of time instead of whole changes, inside `animateKeyframes`; nil for other blocks.
  let keyframes: KeyframeRecorder?
  /// What waits for the end of a transaction; nil for a block. Transactions only affect layers without a view.
  let tally: TransactionTally?
  /// Whether only nested blocks animate, as parts of this one; changes made by its own code are immediate.
  let isSilent: Bool
  /// Layers whose subviews are laid out at the end of the block.
  var touched: [CALayer] = []

  init(
    group: AnimationGroup?, duration: Double, delay: Double = 0, curve: TimingCurve,
    options: UIView.AnimationOptions = [], keyframes: KeyframeRecorder? = nil, tally: TransactionTally? = nil,
    isSilent: Bool = false
  ) {
    self.group = group
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.options = options
    self.keyframes = keyframes
    self.tally = tally
    self.isSilent = isSilent
  }

  var isTransaction: Bool { tally != nil }
  var beginsFromCurrentState: Bool { options.contains(.beginFromCurrentState) }

  /// A context in which nothing is recorded.
  static var suspended: AnimationContext { AnimationContext(group: nil, duration: 0, curve: .cubic(.linear)) }
}

/// Records what keyframe blocks change, by property.
final class KeyframeRecorder {
  private struct Path {
    let layer: CALayer
    let property: LayerProperty
    var stretches: [Stretch]
  }
  private struct Stretch {
    let start, end: Double
    let from, to: CAAnimationValue
  }

  let mode: Keyframes.Mode
  /// The share of the whole time, 0…1, in which the running code makes its changes.
  var window = (start: 0.0, end: 1.0)
  private var paths: [Path] = []

  init(mode: Keyframes.Mode) { self.mode = mode }

  func note(_ property: LayerProperty, of layer: CALayer, from: CAAnimationValue, to: CAAnimationValue) {
    let stretch = Stretch(start: window.start, end: window.end, from: from, to: to)
    guard let index = paths.firstIndex(where: { $0.layer === layer && $0.property == property }) else {
      return paths.append(Path(layer: layer, property: property, stretches: [stretch]))
    }
    // Changed twice in one block: one stretch, to the last value.
    if let last = paths[index].stretches.last, last.start == stretch.start, last.end == stretch.end {
      paths[index].stretches.removeLast()
      paths[index].stretches.append(Stretch(start: last.start, end: last.end, from: last.from, to: to))
    } else {
      paths[index].stretches.append(stretch)
    }
  }

  /// Calls `body` with the keyframes of every property that changed.
  func handOut(_ body: (_ layer: CALayer, _ property: LayerProperty, _ keyframes: Keyframes) -> Void) {
    for path in paths { body(path.layer, path.property, keyframes(of: path.stretches)) }
  }

  /// The values and times. Between stretches the value stays; a stretch that begins before the previous one has ended
  /// cuts that off.
  private func keyframes(of unsorted: [Stretch]) -> Keyframes {
    let stretches = unsorted.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
      .map { $0.element }
    var values = [unsorted[0].from]
    var times = [0.0]
    for stretch in stretches {
      let last = times.count - 1
      if stretch.start < times[last] {
        let before = last > 0 ? times[last - 1] : 0
        let share = times[last] > before ? (stretch.start - before) / (times[last] - before) : 1
        if last > 0 { values[last] = values[last - 1].mixed(with: values[last], max(0, share)) }
        times[last] = max(before, stretch.start)
      } else if stretch.start > times[last] {
        values.append(values[last])
        times.append(stretch.start)
      }
      values.append(stretch.to)
      times.append(stretch.end)
    }
    if times[times.count - 1] < 1 {
      values.append(values[values.count - 1])
      times.append(1)
    }
    return Keyframes(values: values, times: times, mode: mode)
  }
}
