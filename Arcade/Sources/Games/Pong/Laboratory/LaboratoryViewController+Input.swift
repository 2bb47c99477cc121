import ArcadeKit
import UIKit

extension LaboratoryViewController: UIGestureRecognizerDelegate {
  func connectTouches() {
    let tap = UITapGestureRecognizer(target: self, action: Selector("tap", LaboratoryViewController.tap))
    let pan = UIPanGestureRecognizer(target: self, action: Selector("pan", LaboratoryViewController.pan))
    exhibit.table.addGestureRecognizer(tap)
    exhibit.table.addGestureRecognizer(pan)
    let again = UITapGestureRecognizer(target: self, action: Selector("reset", LaboratoryViewController.reset))
    again.numberOfTapsRequired = 2
    again.numberOfTouchesRequired = 2
    view.isMultipleTouchEnabled = true
    view.addGestureRecognizer(again)
    for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
      let swipe = UISwipeGestureRecognizer(target: self, action: Selector("swipe", LaboratoryViewController.swipe))
      swipe.direction = direction
      swipe.delegate = self
      view.addGestureRecognizer(swipe)
    }
  }

  func tap(_ tap: UITapGestureRecognizer) { move(to: tap.location(in: exhibit.table)) }

  /// Moves the paddle for the reader, who controls it alone from now on.
  private func move(to place: CGPoint) {
    player.take()
    player.start()
    exhibit.movePaddle(to: place)
  }

  /// Lets springs and snaps follow the finger. A paddle whose center is set moves only with a tap.
  func pan(_ pan: UIPanGestureRecognizer) {
    guard exhibit.stage.drive == .spring || exhibit.stage.drive == .snap else { return }
    if pan.state == .began || pan.state == .changed { move(to: pan.location(in: exhibit.table)) }
  }

  /// Turns the page in the direction of the swipe.
  func swipe(_ swipe: UISwipeGestureRecognizer) {
    let isNext = (swipe.direction == .left) != view.readsRightToLeft
    step(by: isNext ? 1 : -1)
  }

  /// Ignores swipes on a control, or on a table whose paddle follows the finger.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    var each = touch.view
    while let view = each {
      if view as? UIControl != nil { return false }
      if view === exhibit.table, exhibit.stage.drive == .spring || exhibit.stage.drive == .snap { return false }
      each = view.superview
    }
    return true
  }

  // MARK: Keys

  /// Handles a key; returns false if the key has no meaning here.
  func handle(_ code: String, _ isRepeat: Bool) -> Bool {
    if isRepeat { return false }
    let forward = view.readsRightToLeft ? -1 : 1
    switch code {
    case "ArrowRight": step(by: forward)
    case "ArrowLeft": step(by: -forward)
    case "Space": togglePlay()
    case "KeyR": reset()
    default: return notes.isHidden ? contents.scroll(by: code) : notes.scroll(by: code)
    }
    return true
  }
}

extension UIScrollView {
  /// Scrolls by most of a page, or by a few lines.
  fileprivate func scroll(by code: String) -> Bool {
    let page = bounds.height * 0.8
    var way: CGFloat = 0
    switch code {
    case "ArrowDown": way = 60
    case "ArrowUp": way = -60
    case "PageDown": way = page
    case "PageUp": way = -page
    default: return false
    }
    let last = max(0, contentSize.height - bounds.height)
    setContentOffset(CGPoint(x: 0, y: max(0, min(contentOffset.y + way, last))), animated: true)
    return true
  }
}
