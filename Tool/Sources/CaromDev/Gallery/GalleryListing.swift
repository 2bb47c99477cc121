import CaromPort
import Foundation

/// What the gallery's page is told of a project; `web/gallery/requests.js` in the kit is the other side.
struct GalleryListing: Encodable {
  /// What is told of a project that is looked at, beside the list.
  struct Details: Encodable {
    let source: String
    let package: String
    let findings: [PortReport.Finding]
    let errors: [CompilerMessage]
  }

  let id: String
  let name: String
  let isDropped: Bool
  let stage: GalleryProject.Stage
  /// How long something has been done with it; 0 if nothing is.
  let seconds: Int
  let problem: String?
  let lines: Int
  /// How many findings are left for a person to deal with; nil before the port.
  let left: Int?
  let errorCount: Int
  /// The path of the app's page.
  let page: String
  let details: Details?

  /// Describes a project, with all details if `package`, the folder of its package, is given.
  init(_ project: GalleryProject, package: URL? = nil) {
    (id, name, isDropped, stage) = (project.id, project.name, project.isDropped, project.stage)
    seconds = project.isBusy ? max(0, Int(Date().timeIntervalSince(project.since))) : 0
    (problem, lines, left) = (project.problem, project.lineCount, project.report?.leftCount)
    errorCount = project.errors.count
    page = "/" + project.path
    details = package.map {
      Details(
        source: project.source.path, package: $0.path, findings: project.report?.findings ?? [], errors: project.errors)
    }
  }
}
