import Foundation
import NIOCore
import NIOPosix

/// An app that runs natively in a process of its own, and the stream to it. Everything runs on one event loop.
final class AppProcess: @unchecked Sendable {
  /// How a process ended.
  struct Ending {
    /// The exit code, or the number of the signal.
    var code: Int32
    var isTrap: Bool
    /// Its last lines of output: the reason of a trap and its backtrace.
    var said: [String]
  }

  /// Called with each message from the app.
  var heard: (AppMessage) -> Void = { _ in }
  /// Called with each line that the app prints.
  var printed: (String) -> Void = { _ in }
  /// Called once, when the process has ended and all of its output has been read.
  var ended: (Ending) -> Void = { _ in }

  /// The number of lines of an app's output that are kept.
  private static let mostLines = 400

  private let loop: any EventLoop
  private let process = Process()
  private var said: [String] = []
  private var stream: EventLoopFuture<any Channel>
  private var termination: (code: Int32, isTrap: Bool)?
  private var hasPrintedAll = false

  /// Starts a program. Throws if it cannot be run.
  ///
  /// - Parameters:
  ///   - program: The executable.
  ///   - folder: The working directory of the process: the package's folder.
  ///   - loop: The event loop on which everything runs.
  init(_ program: URL, in folder: URL, on loop: any EventLoop) throws {
    self.loop = loop
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    process.executableURL = program
    process.currentDirectoryURL = folder
    // Hash seeds are fixed, so that no result depends on the order of a Set; the page shows the backtrace.
    process.environment = ProcessInfo.processInfo.environment.merging([
      "CAROM_STREAM": "1", "SWIFT_DETERMINISTIC_HASHING": "1",
      "SWIFT_BACKTRACE":
        "enable=yes,color=no,interactive=no,output-to=stderr,threads=crashed,images=none,registers=none",
    ]) { $1 }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    let told = dup(input.fileHandleForWriting.fileDescriptor)
    let heard = dup(output.fileHandleForReading.fileDescriptor)
    let printed = dup(errors.fileHandleForReading.fileDescriptor)
    // Otherwise the next process would inherit these descriptors, and this process's input would never reach its end.
    for each in [told, heard, printed] { _ = fcntl(each, F_SETFD, FD_CLOEXEC) }
    stream = loop.makeFailedFuture(ChannelError.ioOnClosedChannel)
    process.terminationHandler = { [weak self] process in
      guard let self else { return }
      let (code, isTrap) = (process.terminationStatus, process.terminationReason == .uncaughtSignal)
      loop.execute {
        self.termination = (code, isTrap)
        self.endIfOver()
      }
    }
    try process.run()
    for handle in [input.fileHandleForReading, output.fileHandleForWriting, errors.fileHandleForWriting] {
      try? handle.close()
    }
    for handle in [input.fileHandleForWriting, output.fileHandleForReading, errors.fileHandleForReading] {
      try? handle.close()
    }
    stream = NIOPipeBootstrap(group: loop)
      .channelInitializer { [weak self] channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandlers([
            ByteToMessageHandler(MessageDecoder()), Listener { bytes in AppMessage(bytes).map { self?.heard($0) } },
          ])
        }
      }
      .takingOwnershipOfDescriptors(input: heard, output: told).map { $0 as any Channel }
    let printing = NIOPipeBootstrap(group: loop)
      .channelInitializer { [weak self] channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandlers([
            ByteToMessageHandler(LineDecoder()), Listener { bytes in self?.hear(String(buffer: bytes)) },
          ])
        }
      }
      .takingOwnershipOfDescriptor(input: printed)
    printing.flatMap { $0.closeFuture }.whenComplete { [weak self] _ in
      self?.hasPrintedAll = true
      self?.endIfOver()
    }
  }

  /// Sends the app a request.
  func ask(_ request: AppRequest) {
    let bytes = request.bytes
    stream.whenSuccess { $0.writeAndFlush(bytes, promise: nil) }
  }

  /// Kills the process immediately. `ended` is not called any more.
  func stop() {
    heard = { _ in }
    printed = { _ in }
    ended = { _ in }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    stream.whenSuccess { $0.close(promise: nil) }
  }

  private func hear(_ line: String) {
    said.append(line)
    if said.count > AppProcess.mostLines { said.removeFirst() }
    printed(line)
  }

  private func endIfOver() {
    guard let termination, hasPrintedAll else { return }
    stream.whenSuccess { $0.close(promise: nil) }
    ended(Ending(code: termination.code, isTrap: termination.isTrap, said: said))
  }

  /// Passes on received data.
  private final class Listener: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    private let take: (ByteBuffer) -> Void

    init(_ take: @escaping (ByteBuffer) -> Void) { self.take = take }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) { take(unwrapInboundIn(data)) }
  }
}
