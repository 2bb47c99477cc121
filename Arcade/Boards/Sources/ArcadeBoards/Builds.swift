import ArcadeRuns
import Foundation

/// The builds of the arcade that a server keeps: its own and the one before, each with its site and with the program that replays its
/// runs, because another build may come to another result.
///
/// A folder with the name of each contains `site`, `arcade`, and `about.json`.
struct Builds: Sendable {
  /// A build that is kept.
  struct Build: Sendable {
    /// The folder of its site.
    let site: String
    /// The program whose command `verifier` replays its runs.
    let program: String
    /// The version of each game's rules.
    let rules: [String: Int]
  }

  private struct About: Codable {
    /// The version of each game's rules.
    let rules: [String: Int]
    /// When a server with this build started last, in milliseconds since 1970.
    let served: Int64
  }

  /// The builds by their names, with the server's own if its site is a build.
  let all: [String: Build]
  /// The server's own program.
  private let program: String

  /// Ends the name of a build that is being copied.
  private static let fresh = ".new"

  /// The address below which the sites of builds are.
  static let address = "/v/"

  /// Keeps the server's own build, and of the others the one that was served last and those that are needed.
  /// - Parameters:
  ///   - folder: The folder of all builds, which is created if it is missing.
  ///   - site: The folder of the server's own site.
  ///   - program: The server's own program.
  ///   - needed: The builds whose runs still wait for their replay.
  ///   - log: Is told if the server's own build cannot be copied; later builds then cannot replay its runs.
  init(in folder: String, site: String, program: String, needed: Set<String>, log: Log) {
    self.program = program
    let files = FileManager.default
    let rules = Dictionary(uniqueKeysWithValues: BoardGame.allCases.map { ($0.rawValue, $0.rulesVersion) })
    let own = Builds.name(ofSite: site)
    var found: [String: About] = [:]
    for name in (try? files.contentsOfDirectory(atPath: folder)) ?? [] {
      // Whatever else is in the folder is not ours.
      let isFresh = name.hasSuffix(Builds.fresh)
      guard Builds.isName(isFresh ? String(name.dropLast(Builds.fresh.count)) : name) else { continue }
      if !isFresh, let about = Builds.about(folder + "/" + name) {
        found[name] = about
      } else {
        // It was being copied when its server ended.
        try? files.removeItem(atPath: folder + "/" + name)
      }
    }
    let earlier = found.filter { $0.key != own }.sorted { $0.value.served > $1.value.served }
    for (index, build) in earlier.enumerated() where index > 0 && !needed.contains(build.key) {
      found[build.key] = nil
      try? files.removeItem(atPath: folder + "/" + build.key)
    }
    var kept: [String: Build] = [:]
    for (name, about) in found where name != own {
      let path = folder + "/" + name
      kept[name] = Build(site: path + "/site", program: path + "/arcade", rules: about.rules)
    }
    if let own {
      kept[own] = Build(site: site, program: program, rules: rules)
      do {
        try Builds.keep(site: site, program: program, About(rules: rules, served: Boards.now()), in: folder, as: own)
      } catch {
        log.error("This build cannot be kept for later ones.", error)
      }
    }
    all = kept
  }

  /// The name of the build in a site's folder: that of the folder with the app's program; nil if there is none.
  static func name(ofSite site: String) -> String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: site)) ?? []
    return names.first { isName($0) && FileManager.default.fileExists(atPath: "\(site)/\($0)/app.wasm") }
  }

  private static func isName(_ name: String) -> Bool {
    name.utf8.count == 12 && name.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
  }

  /// What is known of a build; nil if it is not whole.
  private static func about(_ path: String) -> About? {
    guard ["/arcade", "/site/index.html"].allSatisfy({ FileManager.default.fileExists(atPath: path + $0) }) else {
      return nil
    }
    return FileManager.default.contents(atPath: path + "/about.json").flatMap {
      try? JSONDecoder().decode(About.self, from: $0)
    }
  }

  /// Copies a build, so that it stays when the site and the program are replaced.
  private static func keep(site: String, program: String, _ about: About, in folder: String, as name: String) throws {
    let files = FileManager.default
    // First under another name, so that there is never half a build.
    let (path, fresh) = ("\(folder)/\(name)", "\(folder)/\(name)\(Builds.fresh)")
    try? files.removeItem(atPath: fresh)
    try files.createDirectory(atPath: fresh, withIntermediateDirectories: true)
    try files.copyItem(atPath: site, toPath: fresh + "/site")
    try files.copyItem(atPath: program, toPath: fresh + "/arcade")
    try JSONEncoder().encode(about).write(to: URL(fileURLWithPath: fresh + "/about.json"))
    // The program may be another one although the site is the same.
    try? files.removeItem(atPath: path)
    try files.moveItem(atPath: fresh, toPath: path)
  }

  /// The program that replays the runs of a build, or those that name none; nil if the build is not kept.
  func program(of build: String) -> String? { build.isEmpty ? program : all[build]?.program }

  /// Why runs of a build cannot be accepted; nil if they can be.
  func objection(to build: String) -> Refusal? {
    program(of: build) != nil
      ? nil
      : Refusal(
        410,
        "It was played in a version of the arcade that is not kept here; load the page again and take a new ticket.")
  }

  /// Why a page of a build gets no ticket for a game; nil if it gets one.
  func objection(to build: String, forTicketOf game: BoardGame) -> Refusal? {
    let rules = build.isEmpty ? game.rulesVersion : all[build]?.rules[game.rawValue]
    return rules == game.rulesVersion
      ? nil
      : Refusal(
        409, "The boards of this page’s version are closed, because the rules have changed; load the page again.")
  }
}
