import UIKit

extension Move {
  static let times = [
    Move("Timer.scheduledTimer") { stage in
      var isOver = false
      Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in isOver = true }
      return { isOver }
    },
    Move("Timer.invalidate") { stage in
      stage.timer?.invalidate()
      return { stage.timer?.isValid != true }
    },
    Move("CADisplayLink.invalidate") { stage in
      stage.link?.invalidate()
      return { true }
    },
    Move("DispatchQueue.main.async") { stage in
      var isOver = false
      DispatchQueue.main.async { isOver = true }
      return { isOver }
    },
    Move("TickClock.isPaused") { stage in
      stage.root.view.clock.isPaused = true
      stage.root.view.clock.isPaused = false
      return { !stage.root.view.clock.isPaused }
    },
    Move("NotificationCenter.post") { stage in
      var isOver = false
      let token = NotificationCenter.default.addObserver(forName: Notification.Name("other"), object: nil) { _ in
        isOver = true
      }
      NotificationCenter.default.post(name: Notification.Name("other"), object: nil)
      NotificationCenter.default.removeObserver(token)
      return { isOver }
    },
    Move("NotificationCenter.removeObserver") { stage in
      if let observer = stage.observer { NotificationCenter.default.removeObserver(observer) }
      NotificationCenter.default.removeObserver(stage.hooks)
      return { true }
    },
  ]
}
