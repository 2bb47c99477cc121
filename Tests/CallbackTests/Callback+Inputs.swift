import CaromHeadlessHost
import UIKit

extension Callback {
  static let times = [
    Callback("Timer") { stage in
      stage.timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { _ in Stage.say("Timer") }
      stage.host.advance(ticks: 20)
    },
    Callback("DispatchQueue.main.async") { stage in
      DispatchQueue.main.async { Stage.say("DispatchQueue.main.async") }
      stage.host.advance(ticks: 2)
    },
    Callback("CADisplayLink") { stage in
      let link = CADisplayLink(target: stage.hooks, selector: Selector("ticked", Hooks.ticked))
      link.add(to: .main, forMode: .common)
      stage.link = link
      stage.host.advance(ticks: 3)
    },
    Callback("NotificationCenter block") { stage in
      stage.observer = NotificationCenter.default.addObserver(forName: Notification.Name("news"), object: nil) { _ in
        Stage.say("NotificationCenter block")
      }
      NotificationCenter.default.post(name: Notification.Name("news"), object: nil)
    },
    Callback("NotificationCenter selector") { stage in
      NotificationCenter.default.addObserver(
        stage.hooks, selector: Selector("noticed", Hooks.noticed), name: Notification.Name("news"), object: nil)
      NotificationCenter.default.post(name: Notification.Name("news"), object: nil)
    },
  ]

  static let gestures =
    all("UIGestureRecognizerDelegate.", ["shouldReceive", "gestureRecognizerShouldBegin"]) {
      $0.host.tap(at: CGPoint(x: 30, y: 550))
    }
    + [Callback("UITapGestureRecognizer action") { $0.host.tap(at: CGPoint(x: 30, y: 550)) }]
    + all(
      "",
      [
        "UIPanGestureRecognizer action .began", "UIPanGestureRecognizer action .changed",
        "UIPanGestureRecognizer action .ended", "UIGestureRecognizerDelegate.shouldRecognizeSimultaneouslyWith",
      ]
    ) { stage in
      let second = UIPanGestureRecognizer(target: nil, action: nil)
      second.delegate = stage.hooks
      stage.root.box.addGestureRecognizer(second)
      stage.host.drag(from: CGPoint(x: 30, y: 550), to: CGPoint(x: 90, y: 560), duration: 0.2)
      stage.root.box.removeGestureRecognizer(second)
    }

  static let controls =
    all("UIControl ", ["action .touchDown", "action .touchUpInside", "target"]) {
      $0.host.tap(at: CGPoint(x: 240, y: 440))
    }
    + all("UIControl.", ["beginTracking", "endTracking"]) { $0.host.tap(at: CGPoint(x: 240, y: 440)) }
    + [Callback("UIControl action .valueChanged") { $0.host.activate("Toggle") }]

  static let texts =
    all("UITextFieldDelegate.", ["textFieldShouldBeginEditing", "textFieldDidBeginEditing"]) {
      $0.root.field.becomeFirstResponder()
      $0.host.advance(ticks: 1)
    }
    + all("UITextFieldDelegate.", ["shouldChangeCharactersIn", "textFieldDidChangeSelection", "textFieldShouldReturn"])
  {
    stage in
    stage.root.field.becomeFirstResponder()
    stage.host.advance(ticks: 1)
    stage.host.type("a", into: "Field")
    stage.host.press("Enter")
  }
    + [
      Callback("UIControl action .editingChanged") { stage in
        stage.root.field.becomeFirstResponder()
        stage.host.advance(ticks: 1)
        stage.host.type("a", into: "Field")
      }
    ]
    + all("UITextFieldDelegate.", ["textFieldShouldEndEditing", "textFieldDidEndEditing"]) { stage in
      stage.root.field.becomeFirstResponder()
      stage.host.advance(ticks: 1)
      stage.root.field.resignFirstResponder()
      stage.host.advance(ticks: 1)
    }

  static let scrolls =
    all(
      "UIScrollViewDelegate.",
      [
        "scrollViewDidScroll", "scrollViewWillBeginDragging", "scrollViewWillEndDragging", "scrollViewDidEndDragging",
        "scrollViewWillBeginDecelerating", "scrollViewDidEndDecelerating",
      ]
    ) { stage in
      stage.host.drag(from: CGPoint(x: 90, y: 480), to: CGPoint(x: 90, y: 430), duration: 0.1)
      stage.host.advance(ticks: 300)
    }
    + [
      Callback("UIScrollViewDelegate.scrollViewDidEndScrollingAnimation") { stage in
        stage.root.scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        stage.host.advance(ticks: 90)
      },
      Callback("UIScrollViewDelegate.scrollViewDidChangeAdjustedContentInset") {
        $0.root.scroll.contentInset.top = 10
      },
    ]
    + all(
      "UIScrollViewDelegate.",
      [
        "viewForZooming", "scrollViewWillBeginZooming", "scrollViewDidZoom", "scrollViewDidEndZooming",
      ]
    ) { stage in
      stage.host.pinch(at: CGPoint(x: 90, y: 430), from: 40, to: 80, duration: 0.2)
      stage.host.advance(ticks: 60)
    }
}
