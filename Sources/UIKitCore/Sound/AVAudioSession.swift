/// How the app's sounds mix with those of other apps. A page cannot control that: the settings are stored and have no
/// effect.
public final class AVAudioSession: NSObject {
  /// What sounds are for.
  public struct Category: Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a category with that name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sounds that are not essential, and mix with those of other apps.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sounds that are not essential, and silence other apps.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Sounds that are essential to the app.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recordings.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Recordings and sounds.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }

  /// What kind of sounds a category has.
  public struct Mode: Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a mode with that name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// No special mode.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// Films.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
  }

  /// Options of a category; the bits are Apple's.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Sounds mix with those of other apps.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Sounds of other apps become quieter.
    public static let duckOthers = CategoryOptions(rawValue: 2)
  }

  /// Options for ending the session.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Other apps are notified of the end.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// The session of the running app.
  public static func sharedInstance() -> AVAudioSession {
    if let made = UIApplication.shared.audioSession as? AVAudioSession { return made }
    let made = AVAudioSession()
    UIApplication.shared.audioSession = made
    return made
  }

  /// The category that was set last; `soloAmbient` by default.
  public private(set) var category = Category.soloAmbient
  /// The mode that was set last.
  public private(set) var mode = Mode.default
  /// The options that were set last.
  public private(set) var categoryOptions: CategoryOptions = []

  /// Stores the category, its mode and its options; never throws.
  public func setCategory(_ category: Category, mode: Mode = .default, options: CategoryOptions = [])
    throws(AVAudioError)
  {
    self.category = category
    self.mode = mode
    categoryOptions = options
  }
  /// Has no effect; never throws.
  public func setActive(_ isActive: Bool, options: SetActiveOptions = []) throws(AVAudioError) {}

  public override class var kind: String { "AVAudioSession" }
}
