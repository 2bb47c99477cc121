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
        "CClock", .product(name: "UIKit", package: "Carom"), .product(name: "CaromWebHost", package: "Carom"),
        .product(name: "CaromPhysics", package: "Carom"), .product(name: "CaromPhysicsScenes", package: "Carom"),
      ]),
    .testTarget(
      name: "TestbedTests",
      dependencies: [
        "Testbed", .product(name: "_Testing_UIKit", package: "Carom"),
        .product(name: "CaromPhysicsScenes", package: "Carom"),
      ]),
  ],
  swiftLanguageModes: [.v5]
)

// A warning of ours is an error.
for target in package.targets where target.name != "CClock" {
  target.swiftSettings = [.treatAllWarnings(as: .error)]
}
