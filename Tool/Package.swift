// swift-tools-version: 6.3
import PackageDescription

// A package of its own: only who ports or makes apps by the command needs swift-syntax.
let package = Package(
  name: "CaromTool",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "carom", targets: ["CaromCommand"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
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
    .executableTarget(
      name: "CaromCommand",
      dependencies: ["CaromPort", .product(name: "ArgumentParser", package: "swift-argument-parser")]),
    .testTarget(name: "CaromPortTests", dependencies: ["CaromPort"]),
  ]
)

// A warning of ours is an error.
for target in package.targets {
  target.swiftSettings = [.treatAllWarnings(as: .error)]
}
