import NIOCore

/// A message from an app that runs natively to the tool; `Sources/CCaromHost/CStream.c` in the kit is the other side.
enum AppMessage {
  /// The tables by which inputs are encoded and commands are decoded.
  case tables(String)
  /// The answer to an exchange: the hash, if it was requested, and the words of a frame.
  case frame(hash: UInt64, words: ByteBuffer)
  /// A request for the width of a text.
  case measure(MeasuredText)

  /// Decodes a message without its length; nil if the bytes are not one.
  init?(_ bytes: ByteBuffer) {
    var bytes = bytes
    switch bytes.readInteger(as: UInt8.self) {
    case UInt8(ascii: "T"): self = .tables(String(buffer: bytes))
    case UInt8(ascii: "X"):
      guard let hash = bytes.readInteger(endianness: .little, as: UInt64.self) else { return nil }
      self = .frame(hash: hash, words: bytes)
    case UInt8(ascii: "M"):
      guard let length = bytes.readInteger(endianness: .little, as: UInt32.self),
        let text = bytes.readString(length: Int(length))
      else { return nil }
      self = .measure(MeasuredText(text: text, font: String(buffer: bytes)))
    default: return nil
    }
  }
}

/// A text in a font, of which the width is requested.
struct MeasuredText: Hashable, Codable, Sendable {
  var text: String
  /// A CSS font shorthand.
  var font: String
}

/// A request of the tool to an app; each is answered before the next one is sent.
enum AppRequest {
  case tables
  /// Inputs, then a frame.
  case exchange(inputs: ByteBuffer, fraction: Double, how: How)
  /// The answer to `AppMessage.measure`.
  case width(Double)

  struct How: OptionSet {
    let rawValue: UInt8
    /// Requests the state hash.
    static let hash = How(rawValue: 1)
    /// Requests a frame that describes everything.
    static let all = How(rawValue: 2)
    /// Requests no frame.
    static let noFrame = How(rawValue: 4)
  }

  /// The message, preceded by its length.
  var bytes: ByteBuffer {
    var contents = ByteBuffer()
    switch self {
    case .tables: contents.writeInteger(UInt8(ascii: "T"))
    case .exchange(let inputs, let fraction, let how):
      contents.writeInteger(UInt8(ascii: "X"))
      contents.writeInteger(how.rawValue)
      contents.writeInteger(fraction.bitPattern, endianness: .little)
      contents.writeImmutableBuffer(inputs)
    case .width(let width):
      contents.writeInteger(UInt8(ascii: "W"))
      contents.writeInteger(width.bitPattern, endianness: .little)
    }
    var message = ByteBuffer()
    message.writeInteger(UInt32(contents.readableBytes), endianness: .little)
    message.writeBuffer(&contents)
    return message
  }
}

/// Splits a stream into messages, without their lengths.
struct MessageDecoder: ByteToMessageDecoder {
  typealias InboundOut = ByteBuffer

  mutating func decode(context: ChannelHandlerContext, buffer: inout ByteBuffer) throws -> DecodingState {
    guard let length = buffer.getInteger(at: buffer.readerIndex, endianness: .little, as: UInt32.self),
      buffer.readableBytes >= 4 + Int(length)
    else { return .needMoreData }
    buffer.moveReaderIndex(forwardBy: 4)
    context.fireChannelRead(wrapInboundOut(buffer.readSlice(length: Int(length)) ?? ByteBuffer()))
    return .continue
  }
}

/// Splits a stream into lines, without their line breaks.
struct LineDecoder: ByteToMessageDecoder {
  typealias InboundOut = ByteBuffer

  mutating func decode(context: ChannelHandlerContext, buffer: inout ByteBuffer) throws -> DecodingState {
    guard let end = buffer.readableBytesView.firstIndex(of: UInt8(ascii: "\n")) else { return .needMoreData }
    let line = buffer.readSlice(length: end - buffer.readerIndex) ?? ByteBuffer()
    buffer.moveReaderIndex(forwardBy: 1)
    context.fireChannelRead(wrapInboundOut(line))
    return .continue
  }

  mutating func decodeLast(context: ChannelHandlerContext, buffer: inout ByteBuffer, seenEOF: Bool) throws
    -> DecodingState
  {
    while try decode(context: context, buffer: &buffer) == .continue {}
    if buffer.readableBytes > 0 {
      context.fireChannelRead(wrapInboundOut(buffer.readSlice(length: buffer.readableBytes) ?? ByteBuffer()))
    }
    return .needMoreData
  }
}
