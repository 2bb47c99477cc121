import Foundation
import NIOCore
import NIOFoundationCompat
import NIOHTTP1

/// What the gallery's page can ask for, below `/projects`. Each request needs the token, and one that makes the machine build and run
/// code needs it a second time, as the person types it.
///
/// | request | |
/// |---|---|
/// | `GET /projects` | all projects |
/// | `GET /projects/ID` | one, with its report |
/// | `POST /projects?name=NAME.zip` | drops a zip, which is the body |
/// | `POST /projects/ID/port` | ports it, again if it has been |
/// | `POST /projects/ID/build` | builds and runs it; the body is the token |
/// | `DELETE /projects/ID` | removes one that was dropped |
final class GalleryDesk: RequestDesk {
  /// The field with the token. No page of another site can send it.
  static let field = "Carom-Token"

  private unowned let gallery: Gallery

  init(_ gallery: Gallery) { self.gallery = gallery }

  func limit(of head: HTTPRequestHead) -> Int? {
    let parts = GalleryDesk.parts(of: head.uri)
    guard parts.first == "projects" else { return nil }
    // Nothing is kept of those who are not answered.
    if refusal(of: head) != nil { return 0 }
    return head.method == .POST && parts.count == 1 ? DroppedZip.most : 256
  }

  func answer(_ head: HTTPRequestHead, body: ByteBuffer?, _ answer: @escaping (DeskAnswer) -> Void) {
    if let text = refusal(of: head) { return answer(.refusal(GalleryRefusal(text: text, status: .forbidden))) }
    let parts = GalleryDesk.parts(of: head.uri)
    guard body != nil || parts.count > 1 else {
      let text = "It has more than \(DroppedZip.most >> 20) MB: leave out what is not part of the project."
      return answer(.refusal(GalleryRefusal(text: text, status: .payloadTooLarge)))
    }
    // No token is too long.
    let body = body ?? ByteBuffer()
    do {
      switch (head.method, parts.count) {
      case (.GET, 1): answer(.json(gallery.projects.map { GalleryListing($0) }))
      case (.POST, 1): drop(body, named: GalleryDesk.name(in: head.uri), answer)
      case (.GET, 2): answer(described(try project(parts[1])))
      case (.DELETE, 2):
        let project = try idle(parts[1])
        guard project.isDropped else {
          throw GalleryRefusal(text: "Only what was dropped can be removed here.", status: .conflict)
        }
        gallery.remove(project)
        answer(.json(gallery.projects.map { GalleryListing($0) }))
      case (.POST, 3) where parts[2] == "port":
        let project = try idle(parts[1])
        gallery.port(project)
        answer(described(project))
      case (.POST, 3) where parts[2] == "build": answer(described(try build(parts[1], body)))
      default: throw GalleryRefusal(text: "There is nothing at this path.", status: .notFound)
      }
    } catch {
      answer(.refusal(error as? GalleryRefusal ?? GalleryRefusal(text: "\(error)")))
    }
  }

  /// Why a request is not answered; nil if it comes from the gallery's page and has the token.
  private func refusal(of head: HTTPRequestHead) -> String? {
    let host = head.headers.first(name: "Host")
    // A browser does not tell its own page's origin when that only asks.
    let origin = head.headers.first(name: "Origin") ?? (head.method == .GET ? "http://\(host ?? "")" : nil)
    return server.gate.refusal(host: host, origin: origin, token: head.headers.first(name: GalleryDesk.field))
  }

  private var server: DevServer { gallery.server }

  private func drop(_ body: ByteBuffer, named name: String, _ answer: @escaping (DeskAnswer) -> Void) {
    gallery.take(DroppedZip(name: name, bytes: Data(buffer: body))) { [self] result in
      switch result {
      case .success(let project): answer(described(project, .created))
      case .failure(let refusal): answer(.refusal(refusal))
      }
    }
  }

  private func build(_ id: String, _ body: ByteBuffer) throws -> GalleryProject {
    let typed = String(buffer: body).trimmingCharacters(in: .whitespacesAndNewlines)
    guard server.gate.isToken(typed) else {
      throw GalleryRefusal(
        text: "This is another token: copy the one that the terminal shows, all 32 characters.", status: .forbidden)
    }
    let project = try idle(id)
    guard [.ported, .broken, .running].contains(project.stage) else {
      throw GalleryRefusal(text: "\(project.name) has not been ported: port it first.", status: .conflict)
    }
    gallery.build(project)
    return project
  }

  private func project(_ id: String) throws -> GalleryProject {
    guard let project = gallery.project(id) else {
      throw GalleryRefusal(text: "There is no such project any more: go back to the list.", status: .notFound)
    }
    return project
  }

  /// A project with which nothing is being done.
  private func idle(_ id: String) throws -> GalleryProject {
    let project = try project(id)
    guard !project.isBusy else {
      throw GalleryRefusal(text: "\(project.name) is being worked on: wait until that has ended.", status: .conflict)
    }
    return project
  }

  private func described(_ project: GalleryProject, _ status: HTTPResponseStatus = .ok) -> DeskAnswer {
    .json(GalleryListing(project, package: gallery.folders.package(project.id)), status)
  }

  private static func parts(of uri: String) -> [String] {
    uri.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").map(String.init)
  }

  /// The name of a dropped file, which the page has escaped.
  private static func name(in uri: String) -> String {
    SocketGate.value(of: "name", in: uri)?.removingPercentEncoding ?? ""
  }
}

extension DeskAnswer {
  static func json(_ value: some Encodable, _ status: HTTPResponseStatus = .ok) -> DeskAnswer {
    let encoder = JSONEncoder()
    // Equal answers are equal texts, so that a page sees at once that nothing has changed.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return DeskAnswer(status: status, json: (try? encoder.encode(value)).map { ByteBuffer(bytes: $0) } ?? ByteBuffer())
  }

  static func refusal(_ refusal: GalleryRefusal) -> DeskAnswer { json(["error": refusal.text], refusal.status) }
}
