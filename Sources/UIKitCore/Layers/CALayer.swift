import CaromGeometry

/// What is seen: one rectangle with a place, a look and sublayers; one element in the browser.
///
/// Set a property and the model changes at once; inside an animation block what is seen follows in time.
open class CALayer: NSObject {
  /// Tells the layer's element; unique in the application.
  public final let id: Int32
  private final let identities: LayerIdentities

  /// The values last assigned.
  package final var model = LayerValues()

  /// What was last written to the page; nil before the first commit.
  final var committed: LayerValues?
  final var dirt: Dirt = []
  final var isQueued = false
  /// The animations under way, in the order they began.
  package final var animations: [LayerAnimation] = []
  /// Whether a chain of superlayers leads to a window.
  package final var isInWindow = false
  /// The move an animator of dynamics made in the last tick, for showing places between ticks.
  final var motion: Motion?
  /// What was set but has no effect; most layers have none.
  final var accepted: AcceptedLayerValues?

  /// The view this layer belongs to; nil for a layer added by hand.
  @BackLink package final var view: UIView?
  @BackLink public private(set) final var superlayer: CALayer?
  public private(set) final var sublayers: [CALayer] = []
  /// How many levels of layers there are from here inwards, this one included; may be more than there are since some left.
  final var levels = 1

  /// What of a layer the page must be told beyond its values.
  package struct Dirt: OptionSet {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }
    package static let values = Dirt(rawValue: 1)
    package static let children = Dirt(rawValue: 2)
    /// Text, gradient, shape or drawing: what `commitContent` writes.
    package static let content = Dirt(rawValue: 4)
    package static let semantics = Dirt(rawValue: 8)
  }

  /// A place and turn one tick ago.
  struct Motion {
    var position: CGPoint
    var cosine: Double
    var sine: Double
    var tick: Tick
  }

  public required override init() {
    identities = UIApplication.shared.layerIdentities
    id = identities.make()
    super.init()
  }

  deinit {
    for layer in sublayers { layer.superlayer = nil }
    if committed != nil { identities.destroy(id) }
  }

  open override class var kind: String { "CALayer" }

  // MARK: Values

  /// Changes the model, tells the animation engine where it records, and queues the layer for the page.
  package final func change<T: Equatable>(_ value: WritableAccess<T>, to new: T) {
    let old = model
    value.set(&model, new)
    if model == old { return }
    motion = nil
    let engine = UIApplication.shared.animationEngine
    if UIApplication.shared.isInAnimationBlock || !animations.isEmpty { engine.modelChanged(self, from: old) }
    markDirty(.values)
  }

  /// Whether a change of the model concerns nobody but the page: nothing records, nothing animates.
  final var changesQuietly: Bool { animations.isEmpty && !UIApplication.shared.isInAnimationBlock }

  /// Place or transform is about to change quietly.
  @inline(__always) final func willChangeQuietly() {
    let tick = UIApplication.shared.writingTick
    if tick < 0 {
      motion = nil
    } else if motion?.tick != tick {
      motion = Motion(position: model.position, cosine: model.transform.m11, sine: model.transform.m12, tick: tick)
    }
    dirt.formUnion(.values)
    if !isQueued { enqueue() }
  }

  /// Stands in for a key path, which Embedded Swift lacks.
  package struct WritableAccess<T> {
    let set: (inout LayerValues, T) -> Void
  }

  /// Queues the layer for the next commit.
  package final func markDirty(_ what: Dirt) {
    dirt.formUnion(what)
    enqueue()
  }

  private func enqueue() {
    guard isInWindow, !isQueued else { return }
    isQueued = true
    UIApplication.shared.layersToCommit.append(self)
  }

  // MARK: Tree

  /// Adds `layer` in front of the others, taking it from its old superlayer.
  public final func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: sublayers.count) }

  /// Inserts `layer` at `index` from the back; an index outside the range means the nearest end.
  public final func insertSublayer(_ layer: CALayer, at index: Int) {
    guard !isInside(layer) else {
      return UIApplication.shared.diagnose("CALayer \(id): a layer cannot be inside itself or its own sublayer.")
    }
    let isNew = layer.superlayer !== self
    guard !isNew || hasRoom(for: layer, called: view.map { UIApplication.describe($0) } ?? "CALayer \(id)") else {
      return
    }
    // Places are counted without the layer itself.
    let own = isNew ? nil : sublayers.place(of: layer)
    var place = max(0, index)
    if let own, place >= own { place += 1 }
    put(layer, below: place < sublayers.count ? sublayers[place] : nil)
  }

  /// Puts `layer`, for which there is room, behind `next`, or in front of all.
  final func put(_ layer: CALayer, below next: CALayer?) {
    let isNew = layer.superlayer !== self
    // One that only changes its place among its siblings keeps its animations.
    if isNew {
      layer.removeFromSuperlayer()
    } else if let old = sublayers.place(of: layer) {
      sublayers.remove(at: old)
    }
    layer.superlayer = self
    sublayers.insert(layer, at: next.flatMap { sublayers.place(of: $0) } ?? sublayers.count)
    hasLevels(of: layer)
    markDirty(.children)
    if isNew && isInWindow { layer.enterWindow() }
  }

  public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let others = sublayers.filter { $0 !== layer }
    insertSublayer(layer, at: others.firstIndex { $0 === sibling } ?? 0)
  }

  public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let others = sublayers.filter { $0 !== layer }
    insertSublayer(layer, at: (others.firstIndex { $0 === sibling } ?? others.count - 1) + 1)
  }

  private func isInside(_ layer: CALayer) -> Bool {
    var each: CALayer? = self
    while let current = each {
      if current === layer { return true }
      each = current.superlayer
    }
    return false
  }

  public final func removeFromSuperlayer() {
    guard let parent = superlayer else { return }
    if let place = parent.sublayers.place(of: self) { parent.sublayers.remove(at: place) }
    parent.markDirty(.children)
    superlayer = nil
    leaveWindow()
  }

  package final func enterWindow() {
    isInWindow = true
    if committed == nil { dirt.formUnion([.values, .children, .content, .semantics]) }
    if !dirt.isEmpty { enqueue() }
    for layer in sublayers { layer.enterWindow() }
  }

  package final func leaveWindow() {
    guard isInWindow else { return }
    isInWindow = false
    UIApplication.shared.animationEngine.removeAnimations(of: self)
    for layer in sublayers { layer.leaveWindow() }
  }

  // MARK: What subclasses and views add

  /// Writes what the layer shows beyond its values: a gradient, a shape; text and drawings come from its view.
  package func commitContent(into commands: inout CommandBuffer) { view?.commitContent(into: &commands) }

  /// Sets an animated property of the content; shapes have some.
  package func setContent(_ property: LayerProperty, _ value: CAAnimationValue) {}

  /// An animated property of the content; nil where the layer has none of that name.
  package func content(_ property: LayerProperty) -> CAAnimationValue? { nil }

  /// A layer for `presentation()` to fill, with what is seen of the content.
  package func seenCopy() -> CALayer { CALayer() }

  /// Whether no animation moves it.
  package final var isAtRest: Bool { animations.isEmpty }

  /// The kind of element: 0 plain, 2 text field, 3 one in front of its siblings.
  package var elementKind: UInt32 { view?.elementKind ?? 0 }

  /// Asks for the content to be written anew.
  public final func setNeedsDisplay() { markDirty(.content) }
}

/// Corners of a layer.
public struct CACornerMask: OptionSet {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  package static let all = CACornerMask(rawValue: 15)
}
