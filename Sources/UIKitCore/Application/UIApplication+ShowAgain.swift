extension UIApplication {
  /// Makes the next commit describe everything visible, and the next outputs every lasting setting, for a new page that
  /// knows nothing of this session: the old page was closed or killed, and the session was restored.
  ///
  /// Past events are not repeated: pending outputs are dropped, and sound files that were playing are paused. Call it
  /// between ticks.
  package func showAgain() {
    // The sharing sheet is gone with the old page.
    if let answer = shareAnswered {
      shareAnswered = nil
      answer(SharedInput.cancelled)
    }
    layerIdentities.beginPage()
    commands.removeAll()
    for layer in layersToCommit { layer.isQueued = false }
    layersToCommit.removeAll()
    for window in windows { window.layer.showAgain() }
    outputs.removeAll()
    if let title = windowScene.title { send(.title(title)) }
    windowScene.tellThemeColor()
    if let chosenLanguage { send(.language(chosenLanguage)) }
    send(.address(path: address, step: .same))
    if touchDispatcher.hover.cursor != "default" { send(.cursor(touchDispatcher.hover.cursor)) }
    if isIdleTimerDisabled { send(.keepAwake(true)) }
    for name in describedSounds.keys.sorted() { describedSounds[name].map { describe($0) } }
    for listener in listeners { listener.showAgain() }
    for name in permissions { send(.wantPermission(name: name)) }
    // The page reads the device's motion only after it was asked to.
    if motionAccess == true, !permissions.contains("motion") { send(.wantPermission(name: "motion")) }
    if let focused = focusedView ?? firstResponder as? UIView { send(.focus(layer: focused.layer.id)) }
  }

  /// Tells the host what a sound consists of.
  func describe(_ sound: SynthesizedSound) {
    send(.describeSound(name: sound.name))
    for voice in sound.voices { send(.voice(sound: sound.name, voice)) }
  }
}

extension CALayer {
  /// Queues this layer and its sublayers to be written as if the page had never seen them.
  final func showAgain() {
    forgetPage()
    isQueued = false
    markDirty([])
    for layer in allSublayers { layer.showAgain() }
  }

  /// Forgets what the page already has, so that the next commit creates the element and writes everything.
  final func forgetPage() {
    committed = nil
    view?.committedSemantics = nil
    page = identities.page
    dirt = .all
  }
}
