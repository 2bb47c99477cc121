// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Hello",
  dependencies: [.package(name: "Carom", path: "../..")],
  targets: [
    .executableTarget(
      name: "Hello",
      dependencies: [.product(name: "UIKit", package: "Carom"), .product(name: "CaromWebHost", package: "Carom")]),
    .testTarget(
      name: "HelloTests",
      dependencies: ["Hello", .product(name: "_Testing_UIKit", package: "Carom")]),
  ],
  swiftLanguageModes: [.v5]
)

// A warning of ours is an error.
for target in package.targets {
  target.swiftSettings = [.treatAllWarnings(as: .error)]
}
