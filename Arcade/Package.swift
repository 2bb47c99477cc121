// swift-tools-version: 6.3
import Foundation
import PackageDescription

/// The folders in a folder of this package.
func folders(in path: String) -> [String] {
  let folder = URL(fileURLWithPath: Context.packageDirectory).appendingPathComponent(path)
  let found =
    (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])) ?? []
  return found.filter { $0.hasDirectoryPath }.map { $0.lastPathComponent }.sorted()
}

/// Every folder in Sources/Games is a game, and every folder in Tests that ends in Tests is tests: a new game changes nothing here.
let games = folders(in: "Sources/Games")
let tests = folders(in: "Tests").filter { $0.hasSuffix("Tests") }

let uiKit = Target.Dependency.product(name: "UIKit", package: "Carom")
let geometry = Target.Dependency.product(name: "CaromGeometry", package: "Carom")
let webHost = Target.Dependency.product(name: "CaromWebHost", package: "Carom")
/// What plays an app without a screen, and records what was played.
let playing: [Target.Dependency] = [
  uiKit, .product(name: "CaromHeadlessHost", package: "Carom"), .product(name: "CaromReplay", package: "Carom"),
]
let testing = playing + [.product(name: "_Testing_UIKit", package: "Carom")]

/// Data files that a game reads; they become a part of the program.
let data: [String: [Resource]] = ["BubblePop": [.embedInCode("Kinds/kinds.txt")]]

/// What the tests of a folder stand on besides ArcadeKit: the game of that name, or what they name here.
let tested: [String: [String]] = [
  "ArcadeKitTests": [],
  "ArcadeRunsTests": ["ArcadeRuns", "RunBots", "Arcade"] + games,
  "ArcadeTests": ["Arcade"] + games,
  "BreakoutTests": ["Breakout", "Arcade"],
  "BubblePopTests": ["BubblePop", "BubbleMonkey"],
]

func named(_ names: [String]) -> [Target.Dependency] { names.map { .target(name: $0) } }

let package = Package(
  name: "Arcade",
  products: [
    .library(name: "Arcade", targets: ["Arcade"]),
    .library(name: "ArcadeRuns", targets: ["ArcadeRuns", "GameSettings"]),
    .library(name: "RunBots", targets: ["RunBots"]),
    .executable(name: "ArcadeWeb", targets: ["ArcadeWeb"]),
    .executable(name: "FrameScene", targets: ["FrameScene"]),
    .executable(name: "ScreensBench", targets: ["ScreensBench"]),
    .executable(name: "ArcadeParity", targets: ["ArcadeParity"]),
    .executable(name: "LongRuns", targets: ["LongRuns"]),
  ],
  dependencies: [.package(name: "Carom", path: "..")],
  targets: [
    .target(name: "GameSettings"),
    .target(name: "ArcadeKit", dependencies: ["GameSettings", uiKit]),
    .target(name: "Cards", dependencies: ["ArcadeKit", "SetGame", "Concentration", uiKit]),
    .target(name: "Arcade", dependencies: ["ArcadeKit", "Cards", uiKit] + named(games)),
    .target(name: "ArcadeRuns", dependencies: ["Arcade", "ArcadeKit", "GameSettings"] + named(games) + playing),
    .executableTarget(name: "ArcadeWeb", dependencies: ["Arcade", "ArcadeKit", "ArcadeRuns", webHost] + playing),

    .executableTarget(
      name: "FrameScene", dependencies: ["ArcadeKit", "BubblePop", "GameSettings", uiKit, geometry, webHost],
      path: "Benchmarks/FrameScene"),
    .executableTarget(name: "ScreensBench", dependencies: ["Arcade"] + playing, path: "Benchmarks/Screens"),
    .executableTarget(
      name: "ArcadeParity",
      // What it prints goes through the host's console, in WebAssembly too.
      dependencies: ["Arcade", "ArcadeKit", .product(name: "CCaromHost", package: "Carom")] + named(games) + playing,
      path: "Tests/Parity", exclude: ["golden.txt"]),
    .executableTarget(
      name: "LongRuns",
      dependencies: [
        "Arcade", "BubbleMonkey", geometry, .product(name: "CaromPhysics", package: "Carom"),
        .product(name: "CaromPhysicsScenes", package: "Carom"),
      ] + named(games) + playing,
      path: "Tests/LongRuns"),
    .target(
      name: "RunBots", dependencies: ["Arcade", "ArcadeRuns", geometry] + named(games) + playing, path: "Tests/RunBots"),
    .target(name: "BubbleMonkey", dependencies: ["BubblePop", geometry] + playing, path: "Tests/BubbleMonkey"),
  ]
    + games.map {
      .target(
        name: $0, dependencies: ["ArcadeKit", "GameSettings", uiKit, geometry], path: "Sources/Games/\($0)",
        resources: data[$0])
    }
    + tests.map {
      let subjects = tested[$0] ?? [String($0.dropLast(5))]
      return .testTarget(name: $0, dependencies: ["ArcadeKit", "GameSettings", geometry] + named(subjects) + testing)
    },
  swiftLanguageModes: [.v5]
)

// BR-E2, SE-E4, BU-A3: a warning of ours is an error. In release the tests are not optimized, only what they test: they are compiled in a
// third of the time, and run no slower.
for target in package.targets {
  target.swiftSettings = [.treatAllWarnings(as: .error)]
  if target.type == .test { target.swiftSettings?.append(.unsafeFlags(["-Onone"], .when(configuration: .release))) }
}
