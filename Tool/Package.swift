// swift-tools-version: 6.3
import PackageDescription

// A package of its own, because only those who port or create apps with the command need swift-syntax and the sockets
// of `carom dev`.
let package = Package(
  name: "CaromTool",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "carom", targets: ["CaromCommand"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    .target(
      name: "CaromPort",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
      ]),
    .target(
      name: "CaromDev",
      dependencies: [
        "CaromPort",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOFoundationCompat", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ]),
    .executableTarget(
      name: "CaromCommand",
      dependencies: ["CaromDev", "CaromPort", .product(name: "ArgumentParser", package: "swift-argument-parser")]),
    .testTarget(
      name: "CaromDevTests",
      dependencies: [
        "CaromDev", .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
        .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOFoundationCompat", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
      ]),
    .testTarget(name: "CaromPortTests", dependencies: ["CaromPort"]),
  ]
)

// A warning of ours is an error.
for target in package.targets {
  target.swiftSettings = [.treatAllWarnings(as: .error)]
}
