import UIKit

extension Move {
  static let controllers = [
    Move("UIViewController.present") { stage in
      let controller = StageController.Plain("Modal")
      stage.root.present(controller, animated: false)
      return { controller.presentingViewController != nil }
    },
    Move("UIViewController.present animated") { stage in
      let controller = StageController.Plain("Modal")
      controller.modalPresentationStyle = .pageSheet
      var isOver = false
      stage.root.present(controller, animated: true) { isOver = true }
      return { isOver }
    },
    Move("UIViewController.dismiss") { stage in
      stage.root.dismiss(animated: true)
      return { true }
    },
    Move("UINavigationController.pushViewController") { stage in
      let controller = StageController.Plain("Next")
      stage.navigation.pushViewController(controller, animated: false)
      return { stage.navigation.topViewController === controller }
    },
    Move("UINavigationController.pushViewController animated") { stage in
      let controller = StageController.Plain("Next")
      stage.navigation.pushViewController(controller, animated: true)
      return { stage.navigation.topViewController === controller }
    },
    Move("UINavigationController.popViewController") { stage in
      stage.navigation.popViewController(animated: true)
      return { true }
    },
    Move("UINavigationController.setViewControllers") { stage in
      let controllers = [StageController.Plain("A"), StageController.Plain("B")]
      stage.navigation.setViewControllers(controllers, animated: false)
      return { stage.navigation.viewControllers == controllers }
    },
    Move("UITabBarController.selectedIndex") { stage in
      stage.tabs.selectedIndex = 1
      return { stage.tabs.selectedIndex == 1 }
    },
    Move("UIViewController.addChild") { stage in
      let child = StageController.Plain("Child")
      stage.root.addChild(child)
      stage.root.pad.addSubview(child.view)
      child.didMove(toParent: stage.root)
      return { child.parent === stage.root && child.view.superview === stage.root.pad }
    },
    Move("UIViewController.additionalSafeAreaInsets") { stage in
      stage.root.additionalSafeAreaInsets.left = 12
      return { stage.root.view.window == nil || stage.root.view.safeAreaInsets.left == 12 }
    },
  ]
}
