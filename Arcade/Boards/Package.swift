// swift-tools-version: 6.3
import PackageDescription

// A package of its own, so that the arcade and its WebAssembly build have no dependencies. It is not in a folder named Server, because
// SwiftPM identifies packages by their folders' names, and `carom` is in a folder with that name.
let package = Package(
  name: "ArcadeBoards",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "arcade", targets: ["ArcadeCommand"])],
  traits: [.trait(name: "PostgreSQL", description: "Boards in a PostgreSQL database, which needs libpq.")],
  dependencies: [
    .package(name: "Arcade", path: ".."),
    .package(name: "Carom", path: "../.."),
    .package(name: "CaromServer", path: "../../Server"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .target(
      name: "ArcadeBoards",
      dependencies: [
        .product(name: "ArcadeRuns", package: "Arcade"),
        .product(name: "CaromReplay", package: "Carom"),
        .product(name: "CaromServer", package: "CaromServer"),
        .product(name: "GRDB", package: "GRDB.swift"),
        "COpenSSL",
        .target(name: "CPostgres", condition: .when(traits: ["PostgreSQL"])),
      ],
      resources: [.embedInCode("openapi.json")]),
    .systemLibrary(name: "COpenSSL", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]),
    .systemLibrary(name: "CPostgres", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])]),
    .executableTarget(
      name: "ArcadeCommand",
      dependencies: [
        "ArcadeBoards",
        .product(name: "ArcadeRuns", package: "Arcade"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "CaromReplay", package: "Carom"),
        .product(name: "CaromServer", package: "CaromServer"),
      ]),
    // Makes honest and forged runs for the tests of the command.
    .executableTarget(
      name: "RunForge",
      dependencies: [
        .product(name: "ArcadeRuns", package: "Arcade"),
        .product(name: "CaromGeometry", package: "Carom"),
        .product(name: "CaromReplay", package: "Carom"),
        .product(name: "RunBots", package: "Arcade"),
        .product(name: "UIKit", package: "Carom"),
      ],
      path: "Tests/RunForge"),
  ],
  swiftLanguageModes: [.v5]
)

// A warning in our code is an error.
for target in package.targets where target.type != .system {
  target.swiftSettings = [.treatAllWarnings(as: .error)]
}
