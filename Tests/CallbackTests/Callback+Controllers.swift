import CaromHeadlessHost
import UIKit

extension Callback {
  static let controllers =
    all(
      "UIViewController.",
      [
        "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews", "willMove(toParent:)", "didMove(toParent:)", "viewWillDisappear", "viewDidDisappear",
        "willMove(toParent: nil)", "didMove(toParent: nil)",
      ]
    ) { stage in
      stage.navigation.pushViewController(HookController(), animated: true)
      stage.host.advance(ticks: 90)
      if stage.navigation.topViewController is HookController { stage.navigation.popViewController(animated: true) }
      stage.host.advance(ticks: 90)
    }
    + all(
      "",
      [
        "UIViewController.viewWillTransition", "animate(alongsideTransition:)",
        "animate(alongsideTransition:) completion",
      ]
    ) { stage in
      stage.navigation.pushViewController(HookController(), animated: false)
      stage.host.advance(ticks: 2)
      stage.host.resize(to: CGSize(width: 844, height: 390))
      stage.host.advance(ticks: 60)
      stage.navigation.popViewController(animated: false)
      stage.host.resize(to: CGSize(width: 390, height: 844))
    }
    + all("UINavigationControllerDelegate.", ["willShow", "didShow", "animationControllerFor"]) { stage in
      stage.navigation.pushViewController(StageController.Plain("Pushed"), animated: true)
      stage.host.advance(ticks: 90)
    }
    + all("UITabBarControllerDelegate.", ["shouldSelect", "didSelect"]) { stage in
      stage.host.tap("Two")
      stage.host.advance(ticks: 2)
      stage.host.tap("One")
    }
    + [
      Callback("present completion") { stage in
        stage.root.present(StageController.Plain("Presented"), animated: true) { Stage.say("present completion") }
        stage.host.advance(ticks: 90)
      },
      Callback("dismiss completion") { stage in
        stage.root.present(StageController.Plain("Presented"), animated: false)
        stage.host.advance(ticks: 2)
        stage.root.dismiss(animated: true) { Stage.say("dismiss completion") }
        stage.host.advance(ticks: 90)
      },
    ]
    + all(
      "UIAdaptivePresentationControllerDelegate.",
      [
        "presentationControllerShouldDismiss", "presentationControllerWillDismiss", "presentationControllerDidDismiss",
      ]
    ) { stage in
      let controller = StageController.Plain("Sheet")
      controller.modalPresentationStyle = .pageSheet
      controller.presentationController?.delegate = stage.hooks
      stage.root.present(controller, animated: false)
      stage.host.advance(ticks: 2)
      stage.host.drag(from: CGPoint(x: 195, y: 40), to: CGPoint(x: 195, y: 800), duration: 0.2)
      stage.host.advance(ticks: 120)
    }
}
