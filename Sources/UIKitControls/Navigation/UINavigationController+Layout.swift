import CaromGeometry
import UIKitCore

extension UINavigationController {
  /// Whether a controller's title is large while its content is at the top.
  private func isLarge(_ controller: UIViewController) -> Bool {
    guard navigationBar.prefersLargeTitles, view.traitCollection.verticalSizeClass != .compact,
      let place = stack.firstIndex(where: { $0 === controller })
    else { return false }
    // An automatic mode follows the previous controller; for the first one it means large.
    for each in stack[...place].reversed() {
      switch each.navigationItem.largeTitleDisplayMode {
      case .always: return true
      case .never, .inline: return false
      case .automatic: continue
      }
    }
    return true
  }

  private func fullHeight(for controller: UIViewController) -> CGFloat {
    navigationBar.contentHeight + controller.navigationItem.promptHeight + searchHeight(for: controller)
      + (isLarge(controller) ? navigationBar.largeTitleHeight : 0)
  }

  private func searchHeight(for controller: UIViewController) -> CGFloat {
    controller.navigationItem.searchView == nil ? 0 : controller.navigationItem.searchHeight()
  }

  /// The frame of a controller's view: below the bars, if the controller does not extend under them.
  final func frame(of controller: UIViewController) -> CGRect {
    var frame = container.bounds
    guard !controller.edgesForExtendedLayout.contains(.top), !isNavigationBarHidden else { return frame }
    let top = view.safeAreaInsets.top + fullHeight(for: controller)
    frame.origin.y += top
    frame.size.height = max(0, frame.height - top)
    return frame
  }

  /// Reports the bars, which cover the edges of the content, as a part of its safe area.
  final func inset(_ controller: UIViewController) {
    var insets = UIEdgeInsets.zero
    if !isNavigationBarHidden, controller.edgesForExtendedLayout.contains(.top) {
      insets.top = fullHeight(for: controller)
    }
    if !isToolbarHidden { insets.bottom = toolbar.contentHeight }
    controller.barInsets = insets
  }

  /// Positions the bars for the state of the top controller.
  final func layOutBars() {
    guard let view = viewIfLoaded else { return }
    let safe = view.safeAreaInsets
    let width = view.bounds.width
    var height = navigationBar.contentHeight
    var isAtTop = true
    if let top = stack.last {
      height += searchHeight(for: top) + top.navigationItem.promptHeight
      inset(top)
      if transition == nil {
        let frame = frame(of: top)
        if let content = top.viewIfLoaded, content.superview === container, content.frame != frame {
          content.frame = frame
        }
      }
      let scroll = follow(top)
      let free = fullHeight(for: top) - height
      scroll?.titleInset = isNavigationBarHidden ? 0 : max(0, free)
      if let scroll {
        // How far the top of the content is below the row.
        let below = -scroll.contentOffset.y - scroll.adjustedContentInset.top + free
        height += free > 0 ? max(0, below) : 0
        isAtTop = free > 0 ? below > 0.5 : below >= -0.5
        madeToolbar?.isAtContentEnd = scroll.isAtEnd
      } else {
        height += free
        madeToolbar?.isAtContentEnd = true
      }
    }
    navigationBar.reach = safe.top
    navigationBar.isAtContentTop = isAtTop
    let y = isNavigationBarHidden ? -height - 1 : safe.top
    navigationBar.frame = CGRect(x: 0, y: y, width: width, height: height)
    let isMoving = view.window != nil && !navigationBar.layer.isAtRest
    navigationBar.isHidden = isNavigationBarHidden && !isMoving
    navigationBar.setNeedsLayout()
    layOutToolbar()
    onContentMove?()
  }

  /// Returns the scroll view with which a large title moves, and observes it.
  private func follow(_ top: UIViewController) -> UIScrollView? {
    let scroll = top.scrollViewOfBars
    if followed !== scroll {
      followed?.onMove = nil
      followed?.titleInset = 0
      followed = scroll
      scroll?.onMove = { [me = Weak(self)] in me.value?.contentMoved() }
    }
    return scroll
  }

  private func contentMoved() {
    guard transition == nil, !isNavigationBarHidden else { return }
    UIView.performWithoutAnimation { layOutBars() }
  }

  // MARK: Addresses

  /// The name of a pushed controller in the address: its own, or else its title in lower case, or else its number.
  final func addressName(of controller: UIViewController, at place: Int) -> String? {
    if let name = controller.navigationItem.addressName ?? controller.addressName { return name }
    if place == 0 && !namesRoot { return nil }
    let name = UINavigationController.slug(controller.navigationItem.title ?? "")
    return name.isEmpty ? "\(place + 1)" : name
  }

  /// Replaces everything but ASCII letters and digits by hyphens, in lower case.
  private static func slug(_ title: String) -> String {
    var bytes: [UInt8] = []
    for byte in title.utf8 {
      switch byte {
      case 0x41...0x5A: bytes.append(byte | 0x20)
      case 0x61...0x7A, 0x30...0x39: bytes.append(byte)
      default: if let last = bytes.last, last != 0x2D { bytes.append(0x2D) }
      }
    }
    if bytes.last == 0x2D { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Keeps the controllers that match the names, removes those above, and asks the top one for the next.
  final func openStack(_ names: [String]) -> Bool {
    guard let root = stack.first else { return names.isEmpty }
    var rest = names[...]
    if let name = addressName(of: root, at: 0) {
      guard rest.first == name else { return false }
      rest = rest.dropFirst()
    }
    var new = [root]
    for (place, controller) in stack.enumerated().dropFirst() {
      guard let name = rest.first, name == addressName(of: controller, at: place) else { break }
      new.append(controller)
      rest = rest.dropFirst()
    }
    while let name = rest.first, let next = new.last?.viewController(forAddressName: name) {
      guard !new.contains(where: { $0 === next }) else {
        refuse("\(UIApplication.describe(next)) was returned for \"\(name)\", but it is already in the stack.")
        return false
      }
      new.append(next)
      rest = rest.dropFirst()
    }
    // A controller of the stack that has moved to another container opens its places there; a new one may still be in
    // another.
    guard let top = new.last, top.parent === self || !stack.contains(where: { $0 === top }) else { return false }
    // The rest may be a place inside the top controller.
    guard rest.isEmpty || top.open(addressNames: Array(rest)) else { return false }
    if rest.isEmpty { _ = top.open(addressNames: []) }
    let isSame = new.count == stack.count && zip(new, stack).allSatisfy { $0 === $1 }
    if !isSame {
      let goesBack = new.count < stack.count && stack.contains { $0 === top }
      change(to: new, goesBack ? .pop : .push, animated: isAppearing, step: .same)
    }
    return true
  }
}
