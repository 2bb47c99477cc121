/// The ID of a short sound.
public typealias SystemSoundID = UInt32
/// How a call of the system ended: 0 for success.
public typealias OSStatus = Int32
/// Apple's older name for a URL.
public typealias CFURL = URL

/// The ID of the vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// Creates a sound from a file in the app's folder `Web`, and writes its ID. Returns 0, for success.
@discardableResult
public func AudioServicesCreateSystemSoundID(_ url: CFURL, _ number: UnsafeMutablePointer<SystemSoundID>) -> OSStatus {
  // Apple's IDs begin at 1000.
  let application = UIApplication.shared
  guard let player = try? AVAudioPlayer(contentsOf: url) else { return -1 }
  player.prepareToPlay()
  application.systemSounds.append(player)
  number.pointee = 0x10000 + SystemSoundID(application.systemSounds.count - 1)
  return 0
}

/// Plays a sound from its beginning, or vibrates. An ID without a file plays a short tick, because a page has no system
/// sounds.
public func AudioServicesPlaySystemSound(_ number: SystemSoundID) {
  let application = UIApplication.shared
  if number == kSystemSoundID_Vibrate { return application.send(.haptic(strength: 1)) }
  let place = Int(number) - 0x10000
  guard place >= 0, place < application.systemSounds.count else {
    return application.play(
      SynthesizedSound("system", [.init(.sine, from: 1_100, to: 900, seconds: 0.06, gain: 0.3)]))
  }
  guard let player = application.systemSounds[place] as? AVAudioPlayer else { return }
  player.pause()
  player.currentTime = 0
  player.play()
}

/// Plays a sound and vibrates.
public func AudioServicesPlayAlertSound(_ number: SystemSoundID) {
  if number != kSystemSoundID_Vibrate { AudioServicesPlaySystemSound(number) }
  AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
}

/// Disposes of a sound. Returns 0, for success.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ number: SystemSoundID) -> OSStatus {
  let place = Int(number) - 0x10000
  let application = UIApplication.shared
  guard place >= 0, place < application.systemSounds.count else { return -1 }
  application.systemSounds[place] = nil
  return 0
}
