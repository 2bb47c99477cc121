// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Testbed",
  dependencies: [.package(name: "Carom", path: "../..")],
  targets: [
    .target(name: "CClock"),
    .executableTarget(
      name: "Testbed",
      dependencies: [
        "CClock", .product(name: "UIKit", package: "Carom"), .product(name: "WebHost", package: "Carom"),
        .product(name: "Physics", package: "Carom"), .product(name: "PhysicsScenes", package: "Carom"),
      ]),
    .testTarget(
      name: "TestbedTests",
      dependencies: [
        "Testbed", .product(name: "_Testing_UIKit", package: "Carom"),
        .product(name: "PhysicsScenes", package: "Carom"),
      ]),
  ],
  swiftLanguageModes: [.v5]
)
