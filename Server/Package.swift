// swift-tools-version: 6.3
import PackageDescription

// A package of its own, so that the kit and the WebAssembly build have no dependencies.
let package = Package(
  name: "CaromServer",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "carom", targets: ["carom"])],
  dependencies: [
    // Without traits: no configuration reader, and no test client, which would bring in a whole TLS library.
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.14.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.92.0"),
  ],
  targets: [
    .target(name: "CaromServer", dependencies: [.product(name: "Hummingbird", package: "hummingbird")]),
    .executableTarget(
      name: "carom",
      dependencies: [
        "CaromServer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
      ]),
    .testTarget(
      name: "CaromServerTests",
      dependencies: ["CaromServer", .product(name: "NIOEmbedded", package: "swift-nio")]),
  ]
)

// A warning of ours is an error.
for target in package.targets {
  target.swiftSettings = [.treatAllWarnings(as: .error)]
}
