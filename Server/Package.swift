// swift-tools-version: 6.3
import PackageDescription

// A package of its own, so that the kit and the WebAssembly build have no dependencies.
let package = Package(
  name: "CaromServer",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "carom", targets: ["carom"]), .library(name: "CaromServer", targets: ["CaromServer"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
  ],
  targets: [
    .target(
      name: "CaromServer",
      dependencies: [
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      resources: [.embedInCode("policy.txt")]),
    .executableTarget(
      name: "carom",
      dependencies: [
        "CaromServer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(name: "CaromServerTests", dependencies: ["CaromServer"]),
  ]
)

// A warning of ours is an error.
for target in package.targets {
  target.swiftSettings = [.treatAllWarnings(as: .error)]
}
