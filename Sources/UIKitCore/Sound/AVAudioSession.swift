/// How the app's sounds get along with others. A page cannot choose: what is set is kept, and has no effect.
public final class AVAudioSession: NSObject {
  /// What sounds are for.
  public struct Category: Hashable {
    /// The name.
    public let rawValue: String
    /// Creates a category of that name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sounds that are not needed, beside those of other apps.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sounds that are not needed, and silence others.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Sounds that the app is about.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recordings.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Recordings and sounds.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }

  /// What kind of sounds a category has.
  public struct Mode: Hashable {
    /// The name.
    public let rawValue: String
    /// Creates a mode of that name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// No special one.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// Films.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
  }

  /// How a category is changed; the bits are Apple's.
  public struct CategoryOptions: OptionSet {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Sounds mix with those of other apps.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Sounds of other apps become quieter.
    public static let duckOthers = CategoryOptions(rawValue: 2)
  }

  /// How the session is ended.
  public struct SetActiveOptions: OptionSet {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Other apps hear of the end.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// The session of the running app.
  public static func sharedInstance() -> AVAudioSession {
    if let made = UIApplication.shared.audioSession as? AVAudioSession { return made }
    let made = AVAudioSession()
    UIApplication.shared.audioSession = made
    return made
  }

  /// The category that was set last; `soloAmbient` at first.
  public private(set) var category = Category.soloAmbient
  /// The mode that was set last.
  public private(set) var mode = Mode.default
  /// The options that were set last.
  public private(set) var categoryOptions: CategoryOptions = []

  /// Keeps the category, its mode and its options; never throws.
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
