import CaromHeadlessHost
import UIKit

extension Stage {
  /// The inconsistencies of the stage after it has come to rest; empty if it is sound.
  var faults: [String] {
    var faults = page.faults
    let application = host.application
    for window in application.windows { treeFaults(of: window, in: window, &faults) }
    pageFaults(&faults)
    if let controller = application.keyWindow?.rootViewController { controllerFaults(of: controller, &faults) }
    tableFaults(&faults)
    collectionFaults(&faults)
    motionFaults(&faults)
    // Without its floor the ball falls forever.
    let isFalling = root.gravity.dynamicAnimator != nil && root.collision.dynamicAnimator == nil
    if host.needsFrame, link == nil, !isFalling { faults.append("the app never comes to rest") }
    return faults
  }

  // MARK: Views

  private func treeFaults(of view: UIView, in window: UIWindow, _ faults: inout [String]) {
    let name = UIApplication.describe(view)
    if view !== window, view.window !== window { faults.append("\(name) is in another window than its superview") }
    let layers = view.layer.allSublayers
    var last = -1
    for (index, subview) in view.subviews.enumerated() {
      if subview.superview !== view { faults.append("\(UIApplication.describe(subview)) does not know its superview") }
      if view.subviews[..<index].contains(where: { $0 === subview }) { faults.append("\(name) has a subview twice") }
      guard let place = layers.firstIndex(where: { $0 === subview.layer }) else {
        faults.append("\(name) lacks the layer of \(UIApplication.describe(subview))")
        continue
      }
      if place < last { faults.append("\(name) has its layers in another order than its subviews") }
      last = place
      treeFaults(of: subview, in: window, &faults)
    }
    for layer in layers where layer.view.map({ $0.superview !== view }) == true {
      faults.append("\(name) has the layer of a view that is no subview")
    }
  }

  /// Whether the page shows the tree of views.
  private func pageFaults(_ faults: inout [String]) {
    func compare(_ layer: CALayer) {
      let id = "\(layer.id)"
      guard let shown = page.children[id] else {
        return faults.append("the page lacks an element of a view in the window")
      }
      let wanted = layer.allSublayers.map { "\($0.id)" }
      if shown.sorted() != wanted.sorted() {
        let name = layer.view.map { UIApplication.describe($0) } ?? "a layer"
        faults.append("the page has other children in \(name)")
      }
      for sublayer in layer.allSublayers { compare(sublayer) }
    }
    for window in host.application.windows where !window.isHidden { compare(window.layer) }
  }

  // MARK: Controllers

  private func controllerFaults(of controller: UIViewController, _ faults: inout [String]) {
    let name = UIApplication.describe(controller)
    if controller.isChangingAppearance { faults.append("\(name) never finishes appearing or disappearing") }
    for child in controller.children {
      if child.parent !== controller { faults.append("\(UIApplication.describe(child)) does not know its parent") }
      if let view = child.viewIfLoaded, view.window != nil, let around = controller.viewIfLoaded,
        !view.isDescendant(of: around)
      {
        faults.append("the view of \(UIApplication.describe(child)) is outside its parent's")
      }
      controllerFaults(of: child, &faults)
    }
    if let stack = controller as? UINavigationController {
      let all = stack.viewControllers
      if all.contains(where: { $0.parent !== stack }) { faults.append("\(name) has a controller that is no child") }
      if stack.children.count != all.count { faults.append("\(name) has a child that is not on its stack") }
      if let top = stack.topViewController, stack.viewIfLoaded?.window != nil, top.viewIfLoaded?.window == nil {
        faults.append("\(name) does not show its top")
      }
      for below in all.dropLast() where below.viewIfLoaded?.window != nil {
        faults.append("\(name) shows what is below its top")
      }
      if stack.transitionCoordinator != nil { faults.append("\(name) never ends its transition") }
    }
    guard let presented = controller.presentedViewController, presented.parent == nil else { return }
    if presented.presentingViewController == nil {
      faults.append("\(UIApplication.describe(presented)) does not know its presenter")
    }
    if controller.parent == nil {
      if presented.viewIfLoaded?.window == nil {
        faults.append("\(UIApplication.describe(presented)) is presented and not shown")
      }
      controllerFaults(of: presented, &faults)
    }
  }

  // MARK: Lists

  private func tableFaults(_ faults: inout [String]) {
    let table = root.table
    guard table.window != nil, table.dataSource != nil else { return }
    let counts = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
    if counts != rows.map({ $0.count }) {
      faults.append("the table has \(counts) rows, its data source \(rows.map { $0.count })")
    }
    let visible = table.indexPathsForVisibleRows ?? []
    if rows.contains(where: { !$0.isEmpty }), table.bounds.height > 0, visible.isEmpty {
      faults.append("the table shows no rows")
    }
    for path in visible {
      guard let cell = table.cellForRow(at: path) else {
        faults.append("the table lacks a visible cell")
        continue
      }
      if cell.superview !== table { faults.append("a cell is not in its table") }
      if table.indexPath(for: cell) != path { faults.append("a cell does not know its row") }
      if cell.textLabel?.text != rows[path.section][path.row] { faults.append("a cell shows another row") }
      let rect = table.rectForRow(at: path)
      if cell.alpha != 1 || cell.frame.minY != rect.minY || cell.frame.size != rect.size {
        faults.append("a cell is not at its place")
      }
    }
    let cells = table.subviews.filter { $0 is UITableViewCell }
    if Set(visible.compactMap { table.cellForRow(at: $0) }.map { ObjectIdentifier($0) }).count != visible.count {
      faults.append("a cell is in two rows")
    }
    for case let cell as UITableViewCell in cells where table.indexPath(for: cell) == nil {
      faults.append("the table keeps a cell without a row")
    }
  }

  private func collectionFaults(_ faults: inout [String]) {
    let collection = root.collection
    guard collection.window != nil, collection.dataSource != nil else { return }
    let counts = (0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) }
    if counts != items { faults.append("the collection has \(counts) items, its data source \(items)") }
    let visible = collection.indexPathsForVisibleItems
    if items.reduce(0, +) > 0, collection.bounds.height > 0, visible.isEmpty {
      faults.append("the collection shows no items")
    }
    for path in visible {
      guard let cell = collection.cellForItem(at: path) else {
        faults.append("the collection lacks a visible cell")
        continue
      }
      if cell.superview !== collection { faults.append("an item is not in its collection") }
      if collection.layoutAttributesForItem(at: path)?.frame != cell.frame {
        faults.append("an item is not at its place")
      }
    }
    for case let cell as UICollectionViewCell in collection.subviews where collection.indexPath(for: cell) == nil {
      faults.append("the collection keeps a cell without an item")
    }
  }

  // MARK: Motion

  private func motionFaults(_ faults: inout [String]) {
    for behavior in animator.behaviors where behavior.dynamicAnimator !== animator {
      faults.append("\(type(of: behavior).kind) does not know its animator")
    }
    if !animator.isPaused, !animator.behaviors.isEmpty, !root.ball.center.isFinite {
      faults.append("the ball is nowhere")
    }
  }
}
