// swift-tools-version: 6.3
import PackageDescription

let uiKit = Target.Dependency.product(name: "UIKit", package: "Carom")
let geometry = Target.Dependency.product(name: "CaromGeometry", package: "Carom")
let webHost = Target.Dependency.product(name: "CaromWebHost", package: "Carom")
/// What plays an app without a screen, and records what was played.
let playing: [Target.Dependency] = [
  uiKit, .product(name: "CaromHeadlessHost", package: "Carom"), .product(name: "CaromReplay", package: "Carom"),
]
let testing = playing + [.product(name: "_Testing_UIKit", package: "Carom")]

/// A game: its models import geometry and settings alone, the rest of it UIKit and what the games share.
func game(_ name: String) -> Target {
  .target(name: name, dependencies: ["ArcadeKit", "GameSettings", uiKit, geometry])
}

let package = Package(
  name: "Arcade",
  products: [
    .library(name: "Arcade", targets: ["Arcade"]),
    .executable(name: "ArcadeWeb", targets: ["ArcadeWeb"]),
    .executable(name: "FrameScene", targets: ["FrameScene"]),
    .executable(name: "ArcadeParity", targets: ["ArcadeParity"]),
    .executable(name: "LongRuns", targets: ["LongRuns"]),
  ],
  dependencies: [.package(name: "Carom", path: "..")],
  targets: [
    .target(name: "GameSettings"),
    .target(name: "ArcadeKit", dependencies: ["GameSettings", uiKit]),
    game("Breakout"),
    game("Pong"),
    game("SetGame"),
    game("Concentration"),
    .target(name: "Cards", dependencies: ["ArcadeKit", "SetGame", "Concentration", uiKit]),
    game("BubblePop"),
    game("InclinedPlane"),
    .target(
      name: "Arcade",
      dependencies: ["ArcadeKit", "Breakout", "Pong", "Cards", "BubblePop", "InclinedPlane", uiKit]),
    .executableTarget(name: "ArcadeWeb", dependencies: ["Arcade", uiKit, webHost]),

    .executableTarget(
      name: "FrameScene", dependencies: ["ArcadeKit", "BubblePop", uiKit, geometry, webHost],
      path: "Benchmarks/FrameScene"),
    .executableTarget(
      name: "ArcadeParity",
      dependencies: [
        "Arcade", "ArcadeKit", "Breakout", "Pong", "SetGame", "Concentration", "BubblePop", "InclinedPlane",
      ] + playing,
      path: "Tests/Parity", exclude: ["golden.txt"]),
    .executableTarget(
      name: "LongRuns",
      dependencies: [
        "Arcade", "Breakout", "Pong", "SetGame", "Concentration", "BubbleMonkey", geometry,
        .product(name: "CaromPhysics", package: "Carom"), .product(name: "CaromPhysicsScenes", package: "Carom"),
      ] + playing,
      path: "Tests/LongRuns"),
    .target(
      name: "BubbleMonkey", dependencies: ["BubblePop", geometry] + playing, path: "Tests/BubbleMonkey"),

    .testTarget(name: "BreakoutTests", dependencies: ["Breakout", "Arcade", "ArcadeKit"] + testing),
    .testTarget(name: "PongTests", dependencies: ["Pong", "Arcade", "ArcadeKit"] + testing),
    .testTarget(name: "SetGameTests", dependencies: ["SetGame", "ArcadeKit", geometry] + testing),
    .testTarget(name: "ConcentrationTests", dependencies: ["Concentration", "ArcadeKit", geometry] + testing),
    .testTarget(name: "BubblePopTests", dependencies: ["BubblePop", "BubbleMonkey", "ArcadeKit", geometry] + testing),
    .testTarget(name: "InclinedPlaneTests", dependencies: ["InclinedPlane", "ArcadeKit", geometry] + testing),
    .testTarget(
      name: "ArcadeTests",
      dependencies: ["Arcade", "Breakout", "SetGame", "Concentration", "ArcadeKit", geometry] + testing),
  ],
  swiftLanguageModes: [.v5]
)

// BR-E2, SE-E4, BU-A3: a warning of ours is an error.
for target in package.targets {
  target.swiftSettings = [.treatAllWarnings(as: .error)]
}
