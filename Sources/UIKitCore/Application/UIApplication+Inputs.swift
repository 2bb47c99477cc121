import CaromGeometry

extension UIApplication {
  /// Passes an input to the part of the kit that handles it.
  ///
  /// Each input has a handler function of its own. Thus the first part of an app in two parts contains only the
  /// handlers of inputs that come before the first frame.
  func deliver(_ input: HostInput) {
    switch input {
    case .start(let start): begin(start)
    case .advance: break
    case .pointer(let pointer): touchDispatcher.handle(pointer)
    case .wheel(let wheel): touchDispatcher.handle(wheel)
    case .key(let key): touchDispatcher.handle(key)
    case .text(let text): touchDispatcher.handle(text)
    case .assistive(let act): semantics.handle(act)
    case .resize(let size): resize(to: size)
    case .motion(let motion): motionCame(motion)
    case .gamepad(let pad): touchDispatcher.handle(pad)
    case .visibility(let visibility): visibilityChanged(visibility)
    case .preferences(let preferences): apply(preferences)
    case .address(let address): go(to: address)
    case .permission(let answer): permissionCame(answer)
    case .storage(let news): userDefaults.changedElsewhere(news)
    case .file(let file): fileCame(file)
    case .measured(let measured): textMetrics.remember(measured)
    case .calendar(let told): calendarCame(told)
    case .audio(let event): audioCame(event)
    case .pictures(let pictures): pictureFiles.read(pictures.files)
    case .shared(let answer): sharedCame(answer)
    case .fullScreen(let fullScreen): windowScene.fullScreenCame(fullScreen)
    case .runs(let runs): runsCame(runs)
    case .ghost(let ghost): ghostCame(ghost)
    case .verified(let news): verifiedCame(news)
    }
  }

  @inline(never)
  private func begin(_ start: StartInput) {
    guard start.version == HostInput.formatVersion else {
      return diagnose(
        "UIApplication: the session's format is \(start.version), this build reads \(HostInput.formatVersion). Reload the page."
      )
    }
    seed(UInt64(UInt32(bitPattern: start.seed)))
    userDefaults.load(start.stored)
    address = start.address
    platform = start.platform
    locale = start.locale
    waitsForLaunch = true
  }

  @inline(never)
  private func resize(to size: ResizeInput) {
    func length(_ value: Double) -> Double { value.isFinite && value > 0 ? min(value, 100_000) : 0 }
    let bounds = CGRect(x: 0, y: 0, width: max(1, length(size.width)), height: max(1, length(size.height)))
    windowScene.safeAreaInsets = UIEdgeInsets(
      top: length(size.top), left: length(size.left), bottom: length(size.bottom), right: length(size.right))
    let keyboard = (old: windowScene.keyboardHeight, new: length(size.keyboard))
    windowScene.keyboardHeight = keyboard.new
    let old = windowScene.bounds.size
    let sizeChanged = bounds != windowScene.bounds
    windowScene.bounds = bounds
    let traits = traits.copy()
    traits.displayScale = max(0.5, min(8, length(size.scale)))
    traits.setSizeClasses(for: bounds.size)
    let resized = windows.map { ($0, $0.sceneResized(to: bounds, traits: traits, sizeChanged: sizeChanged)) }
    adopt(traits)
    if sizeChanged { for (window, coordinator) in resized { coordinator.run(in: window) } }
    device.windowChanged?(old, bounds.size)
    if keyboard.old != keyboard.new { keyboardChanged(from: keyboard.old, to: keyboard.new) }
  }

  /// Posts the notifications about the keyboard, and scrolls the text field that has the focus into view.
  @inline(never)
  private func keyboardChanged(from old: CGFloat, to new: CGFloat) {
    let post = { (name: Notification.Name) in
      self.notificationCenter.post(Notification(name: name, object: self, keyboard: KeyboardChange(old: old, new: new)))
    }
    post(UIResponder.keyboardWillChangeFrameNotification)
    if old == 0 { post(UIResponder.keyboardWillShowNotification) }
    if new == 0 { post(UIResponder.keyboardWillHideNotification) }
    layout()
    if new > 0, let view = firstResponder as? UIView { view.reveal(view.bounds) }
    if old == 0 { post(UIResponder.keyboardDidShowNotification) }
    if new == 0 { post(UIResponder.keyboardDidHideNotification) }
    post(UIResponder.keyboardDidChangeFrameNotification)
  }

  @inline(never)
  private func apply(_ preferences: PreferencesInput) {
    let traits = traits.copy()
    traits.userInterfaceStyle = preferences.isDark != 0 ? .dark : .light
    traits.reducesMotion = preferences.reducesMotion != 0
    traits.accessibilityContrast = preferences.increasesContrast != 0 ? .high : .normal
    traits.layoutDirection = preferences.isRightToLeft != 0 ? .rightToLeft : .leftToRight
    traits.textScale = preferences.textScale.isFinite ? max(0.5, min(3.5, preferences.textScale)) : 1
    adopt(traits)
  }

  /// Makes `traits` the current ones and tells every view and controller about the change.
  private func adopt(_ traits: UITraitCollection) {
    let previous = self.traits
    guard !traits.isEqual(previous) else { return }
    self.traits = traits
    for window in windows { window.traitsChanged(from: previous) }
  }

  /// Passes a file to the closure that waits for one. Others are ignored: a second file, or one that nobody asked for.
  @inline(never)
  private func fileCame(_ file: FileInput) {
    let asker = fileWanted
    fileWanted = nil
    asker?(file)
  }

  /// Passes the answer to the closure that waits for it. Others are ignored.
  private func sharedCame(_ answer: SharedInput) {
    let asker = shareAnswered
    shareAnswered = nil
    asker?(answer.outcome)
  }

  @inline(never)
  private func go(to address: AddressInput) {
    self.address = address.path
    addressTick = tick
    isOpeningAddress = true
    defer { isOpeningAddress = false }
    if delegate?.application(self, openAddress: address.path) == false {
      diagnose("UIApplication: there is no place \"\(address.path)\" in this app.")
    }
  }

}

extension UITraitCollection {
  /// Sets the size classes and idiom for a window size. Apple publishes no thresholds; ours are 600 pt of width and 500
  /// pt of height.
  func setSizeClasses(for size: CGSize) {
    horizontalSizeClass = size.width >= 600 && min(size.width, size.height) >= 500 ? .regular : .compact
    verticalSizeClass = size.height >= 500 ? .regular : .compact
    userInterfaceIdiom = min(size.width, size.height) >= 600 ? .pad : .phone
  }
}
