import CaromGeometry

/// Plays a sound file of the app's folder `Web`.
///
///     let url = Bundle.main.url(forResource: "music", withExtension: "mp3")!
///     player = try? AVAudioPlayer(contentsOf: url)
///     player?.numberOfLoops = -1
///     player?.play()
///
/// The page loads and plays the file. Browsers let a page play sound only after a tap or a key press; sounds that were
/// started before begin then. Whether a sound is playing, and where, is counted in ticks, so that it is the same in a
/// replay.
open class AVAudioPlayer: NSObject {
  /// The file; nil if the player was created from bytes.
  public final let url: URL?
  /// The object that is notified when the sound ends.
  @Weak public final var delegate: (any AVAudioPlayerDelegate)?
  /// How often the sound is repeated after the first time: −1 until it is stopped; 0, the default, not at all.
  open var numberOfLoops = 0
  /// The volume, 0 … 1; 1 by default. Other values are clamped, and NaN becomes 0.
  open var volume: Float = 1 {
    didSet {
      let kept = volume > 0 ? min(volume, 1) : 0
      if kept != volume { volume = kept }
      send(.change)
    }
  }
  /// Whether the sound is playing.
  public private(set) final var isPlaying = false
  /// The length in seconds; 0 until the page has loaded the file.
  public private(set) final var duration: TimeInterval = 0
  private final var number: Int32 = 0
  /// Where the sound was, in seconds, when it last began or stopped.
  private final var place: TimeInterval = 0
  private final var begin: Tick = 0

  /// The requests of a player to the page.
  enum Act: UInt32 { case load, play, pause, change, release }

  /// Creates a player for a file; throws nothing, since only the page knows whether the file is there. If it is not, or
  /// cannot be played, that is diagnosed later and the delegate is told.
  public init(contentsOf url: URL) throws(AVAudioError) {
    guard !url.path.utf8.isEmpty else { throw .noFile }
    self.url = url
    super.init()
    number = UIApplication.shared.addPlayer(self)
  }
  /// The same; the hint has no effect, because the page detects the type.
  public convenience init(contentsOf url: URL, fileTypeHint: String?) throws(AVAudioError) {
    try self.init(contentsOf: url)
  }

  deinit { send(.release) }

  /// Loads the file, so that it begins without delay. Always returns true.
  @discardableResult
  open func prepareToPlay() -> Bool {
    send(.load)
    return true
  }

  /// Plays from where the sound stopped, or from the beginning after its end. Always returns true.
  @discardableResult
  open func play() -> Bool {
    guard !isPlaying else { return true }
    isPlaying = true
    begin = UIApplication.shared.tick
    send(.play)
    return true
  }

  /// Pauses at the current position; `play()` continues from there.
  open func pause() { halt() }
  /// Stops at the current position; like Apple's, it does not return to the beginning.
  open func stop() { halt() }

  private func halt() {
    guard isPlaying else { return }
    place = currentTime
    isPlaying = false
    send(.pause)
  }

  /// The current position in seconds, which can be set; a number that is negative or not finite counts as 0.
  open var currentTime: TimeInterval {
    get {
      guard isPlaying else { return place }
      let time = place + Double(UIApplication.shared.tick - begin) / UIApplication.ticksPerSecond
      return duration > 0 ? time.truncatingRemainder(dividingBy: duration) : time
    }
    set {
      place = newValue.isFinite ? max(0, newValue) : 0
      begin = UIApplication.shared.tick
      if isPlaying { send(.play) }
    }
  }

  /// Changes the volume at once; browsers cannot fade it.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }

  private func send(_ act: Act) {
    guard let url else { return }
    let loops = Int32(clamping: max(-1, numberOfLoops))
    guard let application = UIApplication.ifAny else { return }
    application.send(
      .audio(
        player: number, act: act.rawValue, file: url.path, volume: Double(volume) * application.soundVolume,
        time: place,
        loops: loops))
  }

  /// A page that restores a session loads the file, but does not resume it.
  final func showAgain() {
    place = currentTime
    isPlaying = false
    send(.load)
  }

  final func hear(_ event: AudioInput) {
    switch event.event {
    case AudioInput.loaded: duration = event.seconds.isFinite ? max(0, event.seconds) : 0
    case AudioInput.ended:
      guard isPlaying else { return }
      isPlaying = false
      place = 0
      delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
    default:
      isPlaying = false
      place = 0
      UIApplication.shared.diagnose(
        "AVAudioPlayer: \"\(url?.path ?? "")\" cannot be played; put a sound file with that name, in a format that browsers play, into the app's folder Web."
      )
      delegate?.audioPlayerDecodeErrorDidOccur(self, error: .cannotPlay)
    }
  }

  open override class var kind: String { "AVAudioPlayer" }
}

/// Why there is no sound: there is no file (`noFile`), or it cannot be played (`cannotPlay`).
public enum AVAudioError: Error, Sendable {
  /// There is no such file, or its format cannot be played.
  case noFile, cannotPlay
}

/// Is notified when sounds end.
public protocol AVAudioPlayerDelegate: NSObject {
  /// The sound was played to its end, with all repetitions; not called after `stop()`.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// The file is missing or cannot be played.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: AVAudioError?)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: AVAudioError?) {}
}

extension UIApplication {
  func addPlayer(_ player: AVAudioPlayer) -> Int32 {
    lastPlayer += 1
    let (number, me) = (lastPlayer, Weak(player))
    listeners.removeAll { !$0.isAlive() }
    listeners.append(
      AudioListener(
        number: number, isAlive: { me.value != nil }, hear: { me.value?.hear($0) },
        showAgain: { me.value?.showAgain() }))
    return number
  }

  @inline(never)
  func audioCame(_ event: AudioInput) {
    for listener in listeners where listener.number == event.player { listener.hear(event) }
  }
}

/// Callbacks for the events of a sound; closures, so that an app without players contains none.
struct AudioListener {
  let number: Int32
  let isAlive: () -> Bool
  let hear: (AudioInput) -> Void
  let showAgain: () -> Void
}
