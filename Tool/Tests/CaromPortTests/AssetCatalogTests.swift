import Foundation
import Testing

@testable import CaromPort

/// A catalog names its files, and a project of somebody else may name any.
final class AssetCatalogTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("catalog-\(UUID().uuidString)")

  init() throws {
    for set in ["Assets.xcassets/Ball.imageset", "Assets.xcassets/AppIcon.appiconset"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(set), withIntermediateDirectories: true)
    }
    for file in ["secret.png", "Assets.xcassets/Ball.imageset/ball.png"] {
      try Data().write(to: folder.appendingPathComponent(file))
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func catalog(naming file: String) throws -> AssetCatalog {
    let contents = "{\"images\": [{\"filename\": \"\(file)\", \"scale\": \"1x\", \"size\": \"60x60\"}]}"
    for set in ["Ball.imageset", "AppIcon.appiconset"] {
      try contents.write(
        to: folder.appendingPathComponent("Assets.xcassets/\(set)/Contents.json"), atomically: true, encoding: .utf8)
    }
    return AssetCatalog(folder.appendingPathComponent("Assets.xcassets"), path: "Assets.xcassets")
  }

  @Test func aPictureBesideItsContentsIsTaken() throws {
    #expect(try catalog(naming: "ball.png").pictures.map(\.name) == ["Ball"])
  }

  @Test(
    "A picture elsewhere is left out",
    arguments: ["../../secret.png", "../AppIcon.appiconset/../../secret.png", "/etc/hostname.png"])
  func elsewhere(file: String) throws {
    let found = try catalog(naming: file)
    #expect(found.pictures.isEmpty && found.icon == nil)
  }
}
