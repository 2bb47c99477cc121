extension UIApplication {
  /// The session of the connected scene.
  public var openSessions: Set<UISceneSession> { connectedScenes.isEmpty ? [] : [windowScene.session] }

  /// Always false, because a page has one scene.
  public var supportsMultipleScenes: Bool { false }

  /// Begins the life of the application and of its scene, once all inputs of the first tick are delivered: size and
  /// preferences among them.
  func launchIfStarted() {
    guard waitsForLaunch else { return }
    waitsForLaunch = false
    guard let delegate else { return }
    _ = delegate.application(self, didFinishLaunchingWithOptions: LaunchOptions(address: address))
    connectScene(UIScene.ConnectionOptions(address: address))
    if applicationState == .background {
      windowScene.activationState = .background
    } else {
      sceneEntersForeground()
      if applicationState == .active { becomeActive() }
    }
  }

  private func connectScene(_ options: UIScene.ConnectionOptions) {
    let session = windowScene.session
    if let configuration = delegate?.application(self, configurationForConnecting: session, options: options) {
      session.configuration = configuration
    }
    if let sceneClass = session.configuration.sceneClass {
      let scene = sceneClass.init(session: session, connectionOptions: options)
      scene.takeOver(windowScene)
      windowScene = scene
    }
    let scene: UIWindowScene = windowScene
    scene.delegate = session.configuration.delegateClass?()
    connectedScenes = [scene]
    notificationCenter.post(name: UIScene.willConnectNotification, object: scene)
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
  }

  /// The page was hidden or shown, or another window has the keyboard. Calls the scene's delegate, or the application's
  /// if the scene has none; then posts the notifications of the scene and of the application.
  func visibilityChanged(_ visibility: VisibilityInput) {
    let state: State = visibility.isVisible == 0 ? .background : visibility.isFocused == 0 ? .inactive : .active
    guard state != applicationState else { return }
    let previous = applicationState
    applicationState = state
    if waitsForLaunch { return }
    if previous == .background {
      sceneEntersForeground()
      if windowScene.delegate == nil { delegate?.applicationWillEnterForeground(self) }
      notificationCenter.post(name: UIApplication.willEnterForegroundNotification, object: self)
    }
    // A click that brings the page to the front continues. Anything else that was held down may have been released
    // while the page could not see it, so it is cancelled.
    if state != .active || previous == .background { touchDispatcher.cancelEverything() }
    if previous == .active { resignActive() }
    if state == .background { enterBackground() }
    if state == .active { becomeActive() }
  }

  private func sceneEntersForeground() {
    windowScene.delegate?.sceneWillEnterForeground(windowScene)
    notificationCenter.post(name: UIScene.willEnterForegroundNotification, object: windowScene)
    windowScene.activationState = .foregroundInactive
  }

  private func becomeActive() {
    windowScene.activationState = .foregroundActive
    if let delegate = windowScene.delegate {
      delegate.sceneDidBecomeActive(windowScene)
    } else {
      delegate?.applicationDidBecomeActive(self)
    }
    notificationCenter.post(name: UIScene.didActivateNotification, object: windowScene)
    notificationCenter.post(name: UIApplication.didBecomeActiveNotification, object: self)
  }

  private func resignActive() {
    if let delegate = windowScene.delegate {
      delegate.sceneWillResignActive(windowScene)
    } else {
      delegate?.applicationWillResignActive(self)
    }
    notificationCenter.post(name: UIScene.willDeactivateNotification, object: windowScene)
    notificationCenter.post(name: UIApplication.willResignActiveNotification, object: self)
    windowScene.activationState = .foregroundInactive
  }

  private func enterBackground() {
    windowScene.activationState = .background
    if let delegate = windowScene.delegate {
      delegate.sceneDidEnterBackground(windowScene)
    } else {
      delegate?.applicationDidEnterBackground(self)
    }
    notificationCenter.post(name: UIScene.didEnterBackgroundNotification, object: windowScene)
    notificationCenter.post(name: UIApplication.didEnterBackgroundNotification, object: self)
  }
}
