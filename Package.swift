// swift-tools-version: 6.3
import PackageDescription

/// What `import UIKit` brings, and what that is made of. SwiftPM compiles a target again only if the module of a *direct*
/// dependency has changed, and the umbrella's own never changes. So whoever depends on UIKit depends on all of these directly;
/// otherwise a subclass would keep the old layout of a class in UIKitCore.
let uiKit = [
  "UIKit", "UIKitControls", "UIKitDynamics", "UIKitCore", "CaromPhysics", "CaromConstraints", "CaromGeometry",
]

/// Modules by the names of Apple's frameworks, for apps whose sources say `import CoreGraphics` and so on. They only pass
/// UIKit on. Nothing of ours depends on them, so only who asks for such a product has its module: with it,
/// `canImport(CoreGraphics)` is true for every package of the graph.
let frameworks = ["AVFoundation", "CoreGraphics", "CoreMotion", "GameController", "GameplayKit", "QuartzCore"]

// The kit. Every other target carries a name of Carom's or of UIKit's, so that none of an app's own can clash with it.
let package = Package(
  name: "Carom",
  products: [
    .library(name: "UIKit", targets: uiKit),
    .library(name: "CaromGeometry", targets: ["CaromGeometry"]),
    .library(name: "CaromPhysics", targets: ["CaromPhysics"]),
    .library(name: "CaromPhysicsScenes", targets: ["CaromPhysicsScenes"]),
    .library(name: "CaromWebHost", targets: ["CaromWebHost"]),
    .library(name: "CaromHeadlessHost", targets: ["CaromHeadlessHost"]),
    .library(name: "CaromReplay", targets: ["CaromReplay"]),
    .library(name: "CCaromHost", targets: ["CCaromHost"]),
    .library(name: "CCaromTrap", targets: ["CCaromTrap"]),
    .library(name: "_Testing_UIKit", targets: ["_Testing_UIKit"]),
    .plugin(name: "CaromWeb", targets: ["CaromWeb"]),
    .executable(name: "CaromParity", targets: ["CaromParity"]),
    .executable(name: "CaromPhysicsBench", targets: ["CaromPhysicsBench"]),
    .executable(name: "CaromPhysicsWasm", targets: ["CaromPhysicsWasm"]),
    .executable(name: "CaromDynamicsBench", targets: ["CaromDynamicsBench"]),
    .executable(name: "CaromLayoutBench", targets: ["CaromLayoutBench"]),
    .executable(name: "CaromHostileBench", targets: ["CaromHostileBench"]),
    .executable(name: "CaromCommitBench", targets: ["CaromCommitBench"]),
  ],
  targets: [
    // Below the kit.
    // `rounded(_:)` is a call into libm where the processor has no instruction for it.
    .target(name: "CaromGeometry", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "CCaromVector"),
    .target(name: "CaromPhysics", dependencies: ["CaromGeometry", "CCaromVector"]),
    .target(name: "CaromConstraints"),

    // The kit: an app imports `UIKit` alone.
    .target(name: "UIKitCore", dependencies: ["CaromGeometry", "CaromConstraints"]),
    .target(name: "UIKitDynamics", dependencies: ["UIKitCore", "CaromPhysics", "CaromGeometry"]),
    .target(name: "UIKitControls", dependencies: ["UIKitCore", "UIKitDynamics", "CaromGeometry"]),
    .target(
      name: "UIKit", dependencies: ["UIKitCore", "UIKitDynamics", "UIKitControls", "CaromGeometry"]),

    // The hosts.
    .target(name: "CCaromHost"),
    .target(name: "CaromWebHost", dependencies: ["UIKit", "CCaromHost"]),
    .target(name: "CCaromTrap"),
    .target(name: "CaromHeadlessHost", dependencies: ["UIKit", "CCaromTrap"]),
    .target(name: "CaromReplay", dependencies: ["UIKit", "CaromHeadlessHost"]),
    .target(name: "_Testing_UIKit", dependencies: ["UIKit", "CaromHeadlessHost"]),

    // `swift package web` in any package that depends on this one; SwiftPM compiles it where it is called, and nowhere else.
    .plugin(
      name: "CaromWeb",
      capability: .command(
        intent: .custom(verb: "web", description: "Builds an app for the browser, into dist/"),
        permissions: [.writeToPackageDirectory(reason: "The site comes into dist/, its parts into .build-web/.")])),

    // Benchmarks.
    .target(
      name: "CaromPhysicsScenes", dependencies: ["CaromPhysics", "CaromGeometry"], path: "Benchmarks/PhysicsScenes"),
    .target(name: "CCaromAllocations", path: "Benchmarks/CAllocations"),
    .target(name: "CCaromStopwatch", path: "Benchmarks/CStopwatch"),
    .executableTarget(
      name: "CaromPhysicsBench",
      dependencies: ["CaromPhysics", "CaromPhysicsScenes", "CCaromAllocations", "CCaromStopwatch"],
      path: "Benchmarks/physics"),
    .executableTarget(
      name: "CaromPhysicsWasm", dependencies: ["CaromPhysics", "CaromPhysicsScenes", "CCaromStopwatch", "CCaromHost"],
      path: "Benchmarks/physics-wasm"),
    .executableTarget(
      name: "CaromDynamicsBench",
      dependencies: ["UIKit", "UIKitCore", "UIKitDynamics", "CaromPhysics", "CaromGeometry"],
      path: "Benchmarks/dynamics"),
    .executableTarget(name: "CaromLayoutBench", dependencies: ["UIKit"], path: "Benchmarks/layout"),
    .executableTarget(
      name: "CaromHostileBench", dependencies: ["UIKit", "CCaromStopwatch"], path: "Benchmarks/hostile"),
    .executableTarget(
      name: "CaromCommitBench", dependencies: ["UIKit", "CCaromStopwatch"], path: "Benchmarks/commit"),

    // Tests.
    .target(name: "CaromDynamicsSignatures", dependencies: ["UIKit"], path: "Tests/Signatures"),
    .target(name: "CaromHostile", dependencies: ["UIKit", "CaromHeadlessHost"], path: "Tests/Hostile"),
    .executableTarget(
      name: "CaromParity",
      dependencies: [
        "UIKit", "CaromHeadlessHost", "CaromReplay", "CaromPhysics", "CaromPhysicsScenes", "CaromDynamicsSignatures",
        "CaromHostile", "CCaromHost",
      ],
      path: "Tests/Parity", exclude: ["golden.txt"]),
    .testTarget(name: "CaromGeometryTests", dependencies: ["CaromGeometry"]),
    .testTarget(name: "CaromPhysicsTests", dependencies: ["CaromPhysics", "CaromPhysicsScenes", "CaromGeometry"]),
    .testTarget(name: "CaromConstraintsTests", dependencies: ["CaromConstraints", "CaromGeometry"]),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "UIKit", "UIKitCore", "UIKitDynamics", "UIKitControls", "CaromHeadlessHost", "CaromReplay",
        "CaromDynamicsSignatures", "_Testing_UIKit",
      ]),
    .testTarget(name: "UIKitSwift6Tests", dependencies: ["UIKit", "CaromHeadlessHost", "_Testing_UIKit"]),
    .testTarget(
      name: "CallbackTests",
      dependencies: ["UIKit", "UIKitCore", "UIKitDynamics", "UIKitControls", "CaromHeadlessHost", "_Testing_UIKit"]),
    .testTarget(
      name: "CaromHeadlessHostTests", dependencies: ["CaromHeadlessHost", "UIKit", "UIKitCore", "_Testing_UIKit"]),
    .testTarget(
      name: "CaromWebHostTests", dependencies: ["CaromWebHost", "CaromHeadlessHost", "CaromReplay", "UIKit"]),
    .testTarget(
      name: "CaromReplayTests",
      dependencies: ["CaromReplay", "CaromHeadlessHost", "UIKit", "UIKitCore", "_Testing_UIKit"]),
  ],
  swiftLanguageModes: [.v5]
)

package.products += frameworks.map { .library(name: $0, targets: [$0]) }
package.targets += frameworks.map { .target(name: $0, dependencies: ["UIKit"]) }

for target in package.targets {
  let names = Set(target.dependencies.compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } })
  if names.contains("UIKit") {
    target.dependencies += uiKit.filter { !names.contains($0) }.map { .byName(name: $0) }
  }
}

// BR-E2, SE-E4, BU-A3: a warning of ours is an error. SwiftPM leaves this out where another package depends on this one by its address.
for target in package.targets where target.type != .plugin {
  if target.name.hasPrefix("CCarom") {
    target.cSettings = [.treatAllWarnings(as: .error)]
  } else {
    target.swiftSettings = [.treatAllWarnings(as: .error)]
  }
}

// An app in the language mode of Swift 6, in which UIKit's classes belong to the main actor.
package.targets.first { $0.name == "UIKitSwift6Tests" }?.swiftSettings?.append(.swiftLanguageMode(.v6))
