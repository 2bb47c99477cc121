import CaromServer
import Foundation

/// The key that signed a request; the store knows whose it is.
struct Signer: Sendable {
  /// The key's name: the first bytes of its hash. A player has the name of the key that came first.
  let id: String
  /// The public key, 65 bytes, as WebCrypto exports it in the format `raw`.
  let key: Data

  /// How far a signature's time may be from the server's, in milliseconds.
  static let drift: Int64 = 120_000

  /// Checks the signature of a request, which is that of the lines `carom1`, method, path with query, time and the hash of the
  /// body in hexadecimal digits. Throws an error that says what is wrong with it.
  init(_ request: ServiceRequest, now: Int64) throws {
    guard let keyText = request.field("Carom-Key"), let timeText = request.field("Carom-Time"),
      let signatureText = request.field("Carom-Signature")
    else { throw Refusal(401, "This needs a signature; send Carom-Key, Carom-Time and Carom-Signature.") }
    guard let time = Int64(timeText), (now - Signer.drift...now + Signer.drift).contains(time) else {
      throw Refusal(
        401, "The signature is of another time than the server's, which is \(now); sign with that, in milliseconds.")
    }
    guard let raw = Base64URL.data(keyText), let key = PublicKey(raw: raw)
    else { throw Refusal(401, "Carom-Key is not a raw P-256 key in base64url; export it with exportKey(\"raw\", …).") }
    let hash = SHA256.hash(of: request.body).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    let signed = "carom1\n\(request.method)\n\(request.target)\n\(timeText)\n\(hash)"
    guard let signature = Base64URL.data(signatureText), key.isSignature(signature, of: Data(signed.utf8)) else {
      throw Refusal(401, "The signature does not match this request and this key; sign method, path, time and body.")
    }
    self.key = raw
    id = Base64URL.text(SHA256.hash(of: raw).prefix(12))
  }
}

/// The name that a player goes by: visible text only.
enum ShownName {
  /// The most letters and bytes of a name.
  static let (letters, bytes) = (24, 96)

  /// The name as it is stored. Throws an error that says what is wrong with it.
  static func checked(_ text: String) throws -> String {
    let name = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !name.isEmpty else { throw Refusal(422, "The name is empty; send at least one letter.") }
    guard name.count <= letters, name.utf8.count <= bytes else {
      throw Refusal(422, "The name is too long; send at most \(letters) letters.")
    }
    let isPlain = name.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      // Some formatting characters change the writing direction of what follows; another one joins emoji.
      case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse: false
      case .format: scalar == "\u{200D}"
      default: true
      }
    }
    guard isPlain else {
      throw Refusal(422, "The name has invisible characters; send letters, digits and signs.")
    }
    return name
  }
}
