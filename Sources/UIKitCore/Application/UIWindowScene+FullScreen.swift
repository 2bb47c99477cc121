extension UIWindowScene {
  // MARK: Carom's own

  /// Posted when `isFullScreen` or `canBeFullScreen` has changed; the object is the scene.
  public static let fullScreenDidChangeNotification = Notification.Name("UIWindowSceneFullScreenDidChangeNotification")

  /// Lets the scene fill the whole screen, or gives the screen back. Call it in answer to a tap, a click or a key, because
  /// browsers refuse it at any other time; `isFullScreen` changes when it has happened. Does nothing where
  /// `canBeFullScreen` is false.
  public final func setFullScreen(_ isWanted: Bool) {
    if canBeFullScreen, isWanted != isFullScreen { UIApplication.shared.send(.fullScreen(isWanted)) }
  }

  final func fullScreenCame(_ input: FullScreenInput) {
    canBeFullScreen = true
    isFullScreen = input.isOn != 0
    UIApplication.shared.notificationCenter.post(
      Notification(name: UIWindowScene.fullScreenDidChangeNotification, object: self))
  }
}
