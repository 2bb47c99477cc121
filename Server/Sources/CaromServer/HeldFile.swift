import Foundation
import NIOCore
import NIOHTTP1

/// A file in memory: its bytes, which all answers share, and the header fields that are the same in every answer.
struct HeldFile: Sendable {
  let stamp: FileStamp
  /// Whether the stamp distinguishes this content from a later one.
  let isSettled: Bool
  let bytes: ByteBuffer
  /// A hash of the bytes, in the quotation marks of an ETag.
  let tag: String
  /// All fields of a complete answer, except those that depend on the request.
  let headers: HTTPHeaders

  /// Reads a file.
  /// - Parameters:
  ///   - path: the file, which may be a compressed variant.
  ///   - name: the path within the site that the request names.
  ///   - encoding: how a variant is compressed.
  init?(path: String, name: Substring, encoding: ContentEncoding?) {
    // Opened without blocking, in case a pipe has taken the file's place.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard let stamp = FileStamp(of: descriptor), !stamp.isFolder else { return nil }
    var bytes = ByteBufferAllocator().buffer(capacity: stamp.size)
    var missing = stamp.size
    while missing > 0 {
      let count = bytes.writeWithUnsafeMutableBytes(minimumWritableBytes: missing) { free in
        max(0, read(descriptor, free.baseAddress, missing))
      }
      // If the file became shorter meanwhile, it has a new stamp at the next request.
      if count == 0 { break }
      missing -= count
    }
    self.stamp = stamp
    isSettled = !stamp.isFresh
    self.bytes = bytes
    tag = "\"\(HeldFile.hash(bytes))\""
    let type = ContentType.ofFile(extension: name.split(separator: ".").last.map(String.init) ?? "")
    var headers = HTTPHeaders(HeldFile.isEmbedded(name) ? SecurityHeaders.embeddedFields : SecurityHeaders.fields)
    headers.add(name: "Content-Type", value: type)
    headers.add(name: "ETag", value: tag)
    headers.add(name: "Vary", value: "Accept-Encoding")
    headers.add(
      name: "Cache-Control",
      value: HeldFile.isNamedByContents(name) ? "public, max-age=31536000, immutable" : "no-cache")
    headers.add(name: "Accept-Ranges", value: "bytes")
    if let encoding { headers.add(name: "Content-Encoding", value: encoding.rawValue) }
    self.headers = headers
  }

  /// The build puts immutable files into a folder whose name is twelve hexadecimal digits of a hash of their contents.
  private static func isNamedByContents(_ name: Substring) -> Bool {
    let parts = name.split(separator: "/")
    guard parts.count > 1, let folder = parts.first else { return false }
    return folder.utf8.count == 12 && folder.allSatisfy { $0.isHexDigit && !$0.isUppercase }
  }

  /// The build puts the pages that are made for frames in other sites into one folder.
  private static func isEmbedded(_ name: Substring) -> Bool { name.hasPrefix("embed/") }

  /// FNV-1a over eight-byte words: it distinguishes versions and is not meant to be secure.
  private static func hash(_ buffer: ByteBuffer) -> String {
    buffer.withUnsafeReadableBytes { bytes in
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(bytes.count)
      func add(_ word: UInt64) {
        hash = (hash ^ UInt64(littleEndian: word)) &* 0x0000_0100_0000_01b3
        hash ^= hash >> 29
      }
      let whole = bytes.count & ~7
      for offset in stride(from: 0, to: whole, by: 8) {
        add(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      }
      var last: UInt64 = 0
      withUnsafeMutableBytes(of: &last) { $0.copyBytes(from: bytes[whole...]) }
      add(last)
      return String(hash, radix: 16)
    }
  }
}
