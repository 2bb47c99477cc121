import CaromServer
import Foundation

// The answers to requests about players and their keys.

extension Boards {
  func tellPlayer(_ request: ServiceRequest) throws -> ServiceAnswer {
    let signer = try Signer(request, now: now())
    guard let data = try store.data(of: store.player(of: signer)) else { throw Refusal(404, Store.nothing) }
    let keys = data.keys.map { [$0.id, $0.kind.rawValue, "\($0.added)", $0.id == signer.id ? "own" : ""] }
    return .told(data, rows: [[data.player, data.name]] + keys, to: request)
  }

  private struct NameWish: Decodable { let name: String }

  func rename(_ request: ServiceRequest) throws -> ServiceAnswer {
    let (signer, _) = try writer(of: request)
    let name = try ShownName.checked(try decoded(NameWish.self, request).name)
    let player = try store.admit(signer, now: now())
    try store.rename(player, to: name)
    return .told(["player": player, "name": name], rows: [[player, name]], to: request)
  }

  private struct GivenInvitation: Encodable {
    let invitation: String
    let expires: Int64
  }

  func invite(_ request: ServiceRequest) throws -> ServiceAnswer {
    let (_, player) = try writer(of: request)
    let (text, expires) = try store.invite(for: player, now: now())
    let given = GivenInvitation(invitation: text, expires: expires)
    return .told(given, rows: [[text, "\(expires)"]], to: request, status: 201)
  }

  private struct KeyWish: Decodable {
    let invitation, kind: String
  }

  func join(_ request: ServiceRequest) throws -> ServiceAnswer {
    // A key that was removed is told the same as any other that is somebody's.
    let signer = try Signer(request, now: now())
    try byPlayer.take(of: signer.id, now: now())
    let wish = try decoded(KeyWish.self, request)
    guard let kind = KeyKind(rawValue: wish.kind), kind != .removed else {
      throw Refusal(422, "There is no such kind of key; send device or recovery.")
    }
    let (player, name) = try store.join(signer, as: kind, by: wish.invitation, now: now())
    return .told(
      ["player": player, "name": name, "key": signer.id], rows: [[player, name, signer.id]], to: request, status: 201)
  }

  func removeKey(_ key: String, _ request: ServiceRequest) throws -> ServiceAnswer {
    let (_, player) = try writer(of: request)
    try store.removeKey(key, of: player)
    return .json(["status": "removed"])
  }
}
