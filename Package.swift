// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Carom",
  products: [
    .library(name: "Geometry", targets: ["Geometry"]),
    .library(name: "Physics", targets: ["Physics"]),
    .library(name: "PhysicsScenes", targets: ["PhysicsScenes"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "WebHost", targets: ["WebHost"]),
    .library(name: "HeadlessHost", targets: ["HeadlessHost"]),
    .library(name: "Replay", targets: ["Replay"]),
    .library(name: "_Testing_UIKit", targets: ["_Testing_UIKit"]),
    .library(name: "Arcade", targets: ["Arcade"]),
    .executable(name: "ArcadeWeb", targets: ["ArcadeWeb"]),
    .executable(name: "FrameScene", targets: ["FrameScene"]),
    .executable(name: "Parity", targets: ["Parity"]),
    .executable(name: "PhysicsWasm", targets: ["PhysicsWasm"]),
    .executable(name: "DynamicsBench", targets: ["DynamicsBench"]),
    .executable(name: "LayoutBench", targets: ["LayoutBench"]),
    .executable(name: "HostileBench", targets: ["HostileBench"]),
    .executable(name: "LongRuns", targets: ["LongRuns"]),
  ],
  targets: [
    // The machine below the kit.
    // `rounded(_:)` is a call into libm where the processor has no instruction for it.
    .target(name: "Geometry", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "CVector"),
    .target(name: "Physics", dependencies: ["Geometry", "CVector"]),

    .target(name: "Cassowary"),

    // The kit: an app imports `UIKit` alone.
    .target(name: "UIKitCore", dependencies: ["Geometry", "Cassowary"]),
    .target(name: "UIKitDynamics", dependencies: ["UIKitCore", "Physics", "Geometry"]),
    .target(name: "UIKitControls", dependencies: ["UIKitCore", "UIKitDynamics", "Geometry"]),
    .target(
      name: "UIKit", dependencies: ["UIKitCore", "UIKitDynamics", "UIKitControls", "Geometry"]),

    // The apps.
    .target(name: "ArcadeKit", dependencies: ["UIKit"]),
    .target(name: "Breakout", dependencies: ["UIKit", "ArcadeKit", "Geometry"]),
    .target(name: "Pong", dependencies: ["UIKit", "ArcadeKit", "Geometry"]),
    .target(name: "SetGame", dependencies: ["UIKit", "ArcadeKit", "Geometry"]),
    .target(name: "Concentration", dependencies: ["UIKit", "ArcadeKit", "Geometry"]),
    .target(name: "Cards", dependencies: ["UIKit", "ArcadeKit", "SetGame", "Concentration"]),
    .target(name: "BubblePop", dependencies: ["UIKit", "ArcadeKit", "Geometry"]),
    .target(name: "InclinedPlane", dependencies: ["UIKit", "ArcadeKit", "Geometry"]),
    .target(
      name: "Arcade",
      dependencies: ["UIKit", "ArcadeKit", "Breakout", "Pong", "Cards", "BubblePop", "InclinedPlane"]),

    // The hosts.
    .target(name: "CHost"),
    .target(name: "WebHost", dependencies: ["UIKit", "CHost"]),
    .target(name: "HeadlessHost", dependencies: ["UIKit"]),
    .target(name: "Replay", dependencies: ["UIKit", "HeadlessHost"]),
    .target(name: "_Testing_UIKit", dependencies: ["UIKit", "HeadlessHost"]),
    .executableTarget(name: "ArcadeWeb", dependencies: ["Arcade", "WebHost", "UIKit"]),

    // Proof.
    .target(name: "DynamicsSignatures", dependencies: ["UIKit"], path: "Tests/Signatures"),
    .executableTarget(
      name: "Parity",
      dependencies: [
        "Arcade", "ArcadeKit", "Breakout", "Pong", "SetGame", "Concentration", "BubblePop", "InclinedPlane", "UIKit",
        "HeadlessHost", "Replay", "Physics", "PhysicsScenes", "DynamicsSignatures", "CHost",
      ],
      path: "Tests/Parity", exclude: ["golden.txt"]),
    .executableTarget(
      name: "LongRuns",
      dependencies: [
        "Arcade", "Breakout", "Pong", "SetGame", "Concentration", "BubbleMonkey", "UIKit", "HeadlessHost", "Replay",
        "Physics", "PhysicsScenes", "Geometry",
      ],
      path: "Tests/LongRuns"),
    .target(
      name: "BubbleMonkey", dependencies: ["BubblePop", "UIKit", "Geometry", "HeadlessHost"], path: "Tests/BubbleMonkey"
    ),
    .target(name: "PhysicsScenes", dependencies: ["Physics", "Geometry"], path: "Benchmarks/PhysicsScenes"),
    .executableTarget(
      name: "FrameScene", dependencies: ["ArcadeKit", "BubblePop", "UIKit", "Geometry", "WebHost"],
      path: "Benchmarks/FrameScene"),
    .target(name: "CAllocations", path: "Benchmarks/CAllocations"),
    .target(name: "CStopwatch", path: "Benchmarks/CStopwatch"),
    .executableTarget(
      name: "PhysicsBench", dependencies: ["Physics", "PhysicsScenes", "CAllocations", "CStopwatch"],
      path: "Benchmarks/physics"),
    .executableTarget(
      name: "PhysicsWasm", dependencies: ["Physics", "PhysicsScenes", "CStopwatch", "CHost"],
      path: "Benchmarks/physics-wasm"),
    .executableTarget(
      name: "DynamicsBench", dependencies: ["UIKit", "UIKitCore", "UIKitDynamics", "Physics", "Geometry"],
      path: "Benchmarks/dynamics"),
    .executableTarget(name: "LayoutBench", dependencies: ["UIKit"], path: "Benchmarks/layout"),
    .executableTarget(name: "HostileBench", dependencies: ["UIKit", "CStopwatch"], path: "Benchmarks/hostile"),
    .testTarget(name: "CassowaryTests", dependencies: ["Cassowary", "Geometry"]),
    .testTarget(name: "GeometryTests", dependencies: ["Geometry"]),
    .testTarget(name: "PhysicsTests", dependencies: ["Physics", "PhysicsScenes", "Geometry"]),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "UIKit", "UIKitCore", "UIKitDynamics", "UIKitControls", "HeadlessHost", "Replay", "DynamicsSignatures",
        "_Testing_UIKit",
      ]),
    .testTarget(
      name: "BreakoutTests",
      dependencies: ["Breakout", "Arcade", "ArcadeKit", "UIKit", "HeadlessHost", "Replay", "_Testing_UIKit"]),
    .testTarget(
      name: "PongTests",
      dependencies: ["Pong", "Arcade", "ArcadeKit", "UIKit", "HeadlessHost", "Replay", "_Testing_UIKit"]),
    .testTarget(
      name: "SetGameTests",
      dependencies: [
        "SetGame", "ArcadeKit", "UIKit", "Geometry", "HeadlessHost", "Replay", "_Testing_UIKit",
      ]),
    .testTarget(
      name: "ConcentrationTests",
      dependencies: [
        "Concentration", "ArcadeKit", "UIKit", "Geometry", "HeadlessHost", "Replay", "_Testing_UIKit",
      ]),
    .testTarget(
      name: "BubblePopTests",
      dependencies: [
        "BubblePop", "BubbleMonkey", "ArcadeKit", "UIKit", "Geometry", "HeadlessHost", "Replay", "_Testing_UIKit",
      ]),
    .testTarget(
      name: "InclinedPlaneTests",
      dependencies: [
        "InclinedPlane", "ArcadeKit", "UIKit", "Geometry", "HeadlessHost", "Replay", "_Testing_UIKit",
      ]),
    .testTarget(
      name: "ArcadeTests",
      dependencies: [
        "Arcade", "Breakout", "SetGame", "Concentration", "ArcadeKit", "UIKit", "Geometry", "HeadlessHost", "Replay",
        "_Testing_UIKit",
      ]),
  ],
  swiftLanguageModes: [.v5]
)
