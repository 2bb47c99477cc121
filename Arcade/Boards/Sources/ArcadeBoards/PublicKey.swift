import COpenSSL
import Foundation

/// A public key for signatures by ECDSA with the curve P-256 and SHA-256, checked by OpenSSL.
final class PublicKey {
  /// An `EVP_PKEY`.
  private let key: OpaquePointer

  /// The bytes of a key in the format `raw` of WebCrypto: 4, and the point's two coordinates, 32 bytes each.
  static let length = 65
  /// What stands before them in the format `spki` (RFC 5480): the names of the algorithm and of the curve.
  private static let spki = Data([
    0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01, 0x06, 0x08, 0x2a, 0x86, 0x48, 0xce,
    0x3d, 0x03, 0x01, 0x07, 0x03, 0x42, 0x00,
  ])

  /// The key with these bytes, as WebCrypto exports it in the format `raw`; nil if they are no key, or its point is not on the curve.
  init?(raw: Data) {
    // OpenSSL also reads hybrid points, which begin with 6 or 7, so one key would have two names.
    guard raw.count == PublicKey.length, raw.first == 4 else { return nil }
    let read = (PublicKey.spki + raw).withUnsafeBytes { bytes in
      var start = bytes.bindMemory(to: UInt8.self).baseAddress
      return d2i_PUBKEY(nil, &start, bytes.count)
    }
    guard let read else {
      ERR_clear_error()
      return nil
    }
    key = read
  }

  deinit { EVP_PKEY_free(key) }

  /// Whether the key's owner signed these bytes. `signature` is what WebCrypto makes: the numbers r and s, 32 bytes each.
  func isSignature(_ signature: Data, of bytes: Data) -> Bool {
    guard let sequence = PublicKey.sequence(of: signature) else { return false }
    let context = EVP_MD_CTX_new()
    defer {
      EVP_MD_CTX_free(context)
      // A signature that does not match leaves an error, which the next user of OpenSSL in this thread would take for its own.
      ERR_clear_error()
    }
    guard EVP_DigestVerifyInit(context, nil, EVP_sha256(), nil, key) == 1 else { return false }
    return sequence.withUnsafeBytes { sequence in
      bytes.withUnsafeBytes { bytes in
        EVP_DigestVerify(
          context, sequence.bindMemory(to: UInt8.self).baseAddress, sequence.count,
          bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count) == 1
      }
    }
  }

  /// A signature's two numbers in the form that OpenSSL reads, an ASN.1 sequence (RFC 3279); nil unless there are 64 bytes.
  private static func sequence(of signature: Data) -> Data? {
    guard signature.count == 64, let numbers = ECDSA_SIG_new() else { return nil }
    defer { ECDSA_SIG_free(numbers) }
    let (r, s) = signature.withUnsafeBytes { bytes in
      let start = bytes.bindMemory(to: UInt8.self).baseAddress!
      return (BN_bin2bn(start, 32, nil), BN_bin2bn(start + 32, 32, nil))
    }
    guard ECDSA_SIG_set0(numbers, r, s) == 1 else { return nil }
    var written: UnsafeMutablePointer<UInt8>?
    let count = i2d_ECDSA_SIG(numbers, &written)
    guard count > 0, let written else { return nil }
    defer { CRYPTO_free(written, nil, 0) }
    return Data(bytes: written, count: Int(count))
  }
}
