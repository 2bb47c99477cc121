import COpenSSL
import Foundation

/// SHA-256 (FIPS 180-4) by OpenSSL.
enum SHA256 {
  /// The hash of these bytes: 32 bytes.
  static func hash(of bytes: some ContiguousBytes) -> Data {
    var hash = Data(count: 32)
    let isDone = bytes.withUnsafeBytes { bytes in
      hash.withUnsafeMutableBytes { hash in
        EVP_Digest(
          bytes.baseAddress, bytes.count, hash.bindMemory(to: UInt8.self).baseAddress, nil, EVP_sha256(), nil) == 1
      }
    }
    precondition(isDone, "OpenSSL offers no SHA-256; install it from the operating system again")
    return hash
  }

  /// The authentication code of these bytes by a key (HMAC, RFC 2104): 32 bytes.
  static func authenticationCode(of bytes: Data, by key: Data) -> Data {
    var code = Data(count: 32)
    let isDone = bytes.withUnsafeBytes { bytes in
      key.withUnsafeBytes { key in
        code.withUnsafeMutableBytes { code in
          HMAC(
            EVP_sha256(), key.baseAddress, Int32(key.count), bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count,
            code.bindMemory(to: UInt8.self).baseAddress, nil) != nil
        }
      }
    }
    precondition(isDone, "OpenSSL offers no SHA-256; install it from the operating system again")
    return code
  }

  /// Whether this is the authentication code of these bytes. It takes the same time for every code of 32 bytes, so that nobody can guess a
  /// code byte by byte.
  static func isAuthenticationCode(_ code: Data, of bytes: Data, by key: Data) -> Bool {
    let expected = authenticationCode(of: bytes, by: key)
    guard code.count == expected.count else { return false }
    return code.withUnsafeBytes { code in
      expected.withUnsafeBytes { CRYPTO_memcmp(code.baseAddress, $0.baseAddress, $0.count) == 0 }
    }
  }
}
