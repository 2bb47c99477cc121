import CaromGeometry

/// A rectangle with a position, an appearance and sublayers; it becomes one element of the browser's page.
///
///     let frame = CALayer()
///     frame.frame = view.bounds.insetBy(dx: 10, dy: 10)
///     frame.borderWidth = 2
///     view.layer.addSublayer(frame)
///
/// Setting a property changes the model immediately. Inside an animation block, what is visible follows over time.
open class CALayer: NSObject {
  /// Identifies the layer's page element; unique within the application.
  public final let id: Int32
  final let identities: LayerIdentities

  /// The values that were set last.
  package final var model = LayerValues()

  /// The values that were last written to the page; nil before the first commit.
  final var committed: LayerValues?
  /// The page that received `committed`; see `LayerIdentities.page`.
  final var page: Int32
  final var dirt: Dirt = []
  final var isQueued = false
  /// The animations in progress, in the order in which they began.
  package final var animations: [LayerAnimation] = []
  /// Whether the layer is in the tree of a window.
  package final var isInWindow = false
  /// The motion that an animator of dynamics caused in the latest tick, for showing positions between ticks.
  final var motion: Motion?
  /// Draws the content, if the layer has an image, a delegate that draws, or draws itself.
  final var contentDrawing: ((CGContext) -> Void)?
  /// Whether the page shows a drawing of this layer or its view.
  final var hasDrawing = false
  @Weak final var ownDelegate: (any CALayerDelegate)?
  /// Whether `layoutSublayers()` will be called; for a view's layer the view decides.
  final var awaitsLayout = false
  /// The layer whose shape clips this one.
  final var shownMask: CALayer?
  /// The view that owns the mask's layer; kept here because nothing else may own it.
  final var maskView: UIView?
  /// Writes the mask for the page; set when the first mask is.
  final var maskWriter: ((inout CommandBuffer) -> Void)?
  /// The layer that this one masks.
  @BackLink final var maskedLayer: CALayer?
  /// The image that was set as `contents`, and how it is placed.
  final var picture: LayerPicture?
  /// The properties that few layers use; nil for most.
  final var rare: RareLayerValues?

  /// The view that this layer belongs to; nil for a layer that the app added.
  @BackLink package final var view: UIView?
  /// The layer that contains this one; nil if there is none.
  @BackLink public private(set) final var superlayer: CALayer?
  /// The sublayers, from back to front (for equal `zPosition`); empty if there are none.
  package private(set) final var allSublayers: [CALayer] = []
  /// The sublayers, from back to front (for equal `zPosition`); nil if there are none. Setting it adds, removes and
  /// reorders sublayers.
  public final var sublayers: [CALayer]? {
    get { allSublayers.isEmpty ? nil : allSublayers }
    set {
      let kept = newValue ?? []
      for layer in allSublayers where !kept.contains(where: { $0 === layer }) { layer.removeFromSuperlayer() }
      for layer in kept { addSublayer(layer) }
    }
  }
  /// The number of levels of layers from here down, including this one; it may be too large after sublayers were
  /// removed.
  final var levels = 1

  /// The dirty flags: which parts of a layer must be written to the page.
  package struct Dirt: OptionSet {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }
    package static let values = Dirt(rawValue: 1)
    package static let children = Dirt(rawValue: 2)
    /// Text, gradient, shape or drawing, which `commitContent` writes.
    package static let content = Dirt(rawValue: 4)
    package static let semantics = Dirt(rawValue: 8)
    package static let mask = Dirt(rawValue: 16)
    /// The positions of the sublayers, because their coordinate space has changed.
    package static let places = Dirt(rawValue: 32)
    static let all: Dirt = [.values, .children, .content, .semantics, .mask, .places]
  }

  /// Position and rotation one tick ago.
  struct Motion {
    var position: CGPoint
    var cosine: Double
    var sine: Double
    var tick: Tick
  }

  /// Creates a layer of zero size; one with a view is created by the view.
  public required override init() {
    identities = UIApplication.shared.layerIdentities
    id = identities.make()
    page = identities.page
    super.init()
  }

  deinit {
    for layer in allSublayers { layer.superlayer = nil }
    shownMask?.maskedLayer = nil
    if committed != nil, page == identities.page { identities.destroy(id) }
  }

  open override class var kind: String { "CALayer" }

  // MARK: Values

  /// Changes the model, tells the animation engine if it is recording, and queues the layer for the page.
  ///
  /// `set` stands in for a key path, which Embedded Swift does not have.
  package final func change<T: Equatable>(from current: T, to new: T, set: (inout LayerValues, T) -> Void) {
    if new == current { return }
    let old = model
    set(&model, new)
    motion = nil
    let engine = UIApplication.shared.animationEngine
    if !changesQuietly { engine.modelChanged(self, from: old) }
    markDirty(.values)
  }

  /// Whether a change of the model concerns only the page, because nothing is being recorded or animated.
  final var changesQuietly: Bool { animations.isEmpty && !UIApplication.shared.isInAnimationBlock && !mayAct }

  /// Prepares for a change of position or transform that is neither recorded nor animated.
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

  /// Queues the layer for the next commit.
  package final func markDirty(_ what: Dirt) {
    dirt.formUnion(what)
    enqueue()
  }

  private func enqueue() {
    guard isInWindow else {
      // A mask is not in the tree; the layer that it masks is written again.
      maskedLayer?.markDirty(.mask)
      return
    }
    guard !isQueued else { return }
    isQueued = true
    UIApplication.shared.layersToCommit.append(self)
  }

  // MARK: Tree

  /// Adds `layer` in front of the other sublayers, after removing it from its old superlayer.
  ///
  /// The layer is not added, and this is diagnosed, if it contains this layer or if layers would be nested more than
  /// 256 deep.
  public final func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: allSublayers.count) }

  /// Inserts `layer` at `index`, where 0 is the back; an index outside the range is clamped. See `addSublayer(_:)` for
  /// what is refused.
  public final func insertSublayer(_ layer: CALayer, at index: Int) {
    guard !isInside(layer) else {
      return UIApplication.shared.diagnose("CALayer \(id): a layer cannot be inside itself or its own sublayer.")
    }
    let isNew = layer.superlayer !== self
    guard !isNew || hasRoom(for: layer, called: view.map { UIApplication.describe($0) } ?? "CALayer \(id)") else {
      return
    }
    // Indices do not count the layer itself.
    let own = isNew ? nil : allSublayers.place(of: layer)
    var place = min(max(0, index), allSublayers.count)
    if let own, place >= own { place += 1 }
    put(layer, below: place < allSublayers.count ? allSublayers[place] : nil)
  }

  /// Puts `layer`, for which there is room, directly behind `next`, or in front of all sublayers if `next` is nil.
  final func put(_ layer: CALayer, below next: CALayer?) {
    let isNew = layer.superlayer !== self
    // A layer that only moves among its siblings keeps its animations.
    if isNew {
      layer.removeFromSuperlayer()
    } else if let old = allSublayers.place(of: layer) {
      allSublayers.remove(at: old)
    }
    layer.superlayer = self
    allSublayers.insert(layer, at: next.flatMap { allSublayers.place(of: $0) } ?? allSublayers.count)
    hasLevels(of: layer)
    markDirty(.children)
    if isNew && isInWindow { layer.enterWindow() }
  }

  /// Inserts `layer` directly behind `sibling`, or behind all sublayers if `sibling` is not one of them.
  public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let others = allSublayers.filter { $0 !== layer }
    insertSublayer(layer, at: others.firstIndex { $0 === sibling } ?? 0)
  }

  /// Inserts `layer` directly in front of `sibling`, or in front of all sublayers if `sibling` is not one of them.
  public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let others = allSublayers.filter { $0 !== layer }
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

  /// Removes the layer from its superlayer, which ends its animations; does nothing if it has no superlayer.
  public final func removeFromSuperlayer() {
    guard let parent = superlayer else { return }
    if let place = parent.allSublayers.place(of: self) { parent.allSublayers.remove(at: place) }
    parent.markDirty(.children)
    superlayer = nil
    leaveWindow()
  }

  package final func enterWindow() {
    isInWindow = true
    if committed == nil || page != identities.page { forgetPage() }
    if !dirt.isEmpty { enqueue() }
    for layer in allSublayers { layer.enterWindow() }
  }

  package final func leaveWindow() {
    guard isInWindow else { return }
    isInWindow = false
    UIApplication.shared.animationEngine.removeAnimations(of: self)
    for layer in allSublayers { layer.leaveWindow() }
  }

  // MARK: For subclasses and views

  /// Writes what the layer shows in addition to its values, such as a gradient or a shape; its view writes text and
  /// drawings.
  package func commitContent(into commands: inout CommandBuffer) {
    guard let contentDrawing else { return view?.commitContent(into: &commands) ?? () }
    commitDrawing(into: &commands, mode: .scaleToFill, by: contentDrawing)
  }

  /// Draws what `commitContent` shows, in the layer's coordinates.
  package func drawContent(in context: CGContext) {
    guard let contentDrawing else { return view?.drawContent(in: context) ?? () }
    contentDrawing(context)
  }

  /// Whether the content is written again when the size changes; for a view's layer the view decides.
  package var redrawsOnResize: Bool { picture != nil }

  /// Sets an animatable property of the content; overridden by gradients and shapes.
  package func setContent(_ property: LayerProperty, _ value: CAAnimationValue) {}

  /// The value of an animatable property of the content; nil if the layer has no such property.
  package func content(_ property: LayerProperty) -> CAAnimationValue? { nil }

  /// A layer for `presentation()` to fill, with the content as it is visible.
  package func seenCopy() -> CALayer { CALayer() }

  /// Whether no animation is in progress.
  package final var isAtRest: Bool { animations.isEmpty }

  /// The kind of page element; see `LayerCommand.create`.
  package var elementKind: UInt32 { view?.elementKind ?? 0 }

  /// Requests that the content is written again before the next frame: by the view's `draw(_:)`, or by `draw(in:)`.
  public final func setNeedsDisplay() {
    if view == nil, contentDrawing == nil { contentDrawing = { [me = Weak(self)] in me.value?.draw(in: $0) } }
    markDirty(.content)
  }

  /// Draws the content of a layer without a view, once `setNeedsDisplay()` was called; by default the delegate does.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Lays out the sublayers after the size has changed; by default the delegate does. A view's layer is laid out with
  /// its view.
  open func layoutSublayers() { ownDelegate?.layoutSublayers(of: self) }
}

/// The corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The corners as bits.
  public let rawValue: UInt
  /// Creates a mask from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top-left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top-right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom-left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom-right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  package static let all = CACornerMask(rawValue: 15)
}
