// swift-tools-version: 6.3
import PackageDescription

// Fuzzing with libFuzzer, which observes what code an input reaches. A package of its own, built only by scripts/fuzz,
// because it needs the fuzzer's runtime to link.
let package = Package(
  name: "CaromFuzz",
  dependencies: [.package(name: "Carom", path: "../.."), .package(name: "Arcade", path: "../../Arcade")],
  targets: [
    .executableTarget(
      name: "CaromFuzz",
      dependencies: [
        .product(name: "UIKit", package: "Carom"), .product(name: "CaromHeadlessHost", package: "Carom"),
        .product(name: "CaromReplay", package: "Carom"), .product(name: "CaromWebHost", package: "Carom"),
        .product(name: "CaromGeometry", package: "Carom"), .product(name: "Arcade", package: "Arcade"),
      ])
  ],
  swiftLanguageModes: [.v5]
)

// A warning in our code is an error.
for target in package.targets {
  target.swiftSettings = [.treatAllWarnings(as: .error)]
}
