/// A measured piece of one run.
struct TextPiece {
  var run: Int
  var text: String
  var width: Double
}

/// Text that is never divided between lines, and the spaces after it, which are dropped at a line break.
struct TextChunk {
  var ink: [TextPiece] = []
  var spaces: [TextPiece] = []
  var inkWidth = 0.0
  var spaceWidth = 0.0
  /// Whether a newline follows.
  var endsParagraph = false

  var isEmpty: Bool { ink.isEmpty && spaces.isEmpty && !endsParagraph }
}

/// Splits a text where its lines may break.
struct TextChunker {
  private let runs: [TextRun]
  private(set) var chunks: [TextChunk] = []
  private var chunk = TextChunk()
  private var pending = String.UnicodeScalarView()
  private var pendingIsSpace = false
  private var run = 0
  private var previous: UnicodeScalar = "\n"

  init(_ runs: [TextRun]) {
    self.runs = runs
    for index in runs.indices {
      run = index
      // Each break depends on a scalar and its two neighbors; no other code looks at the text.
      let scalars = Array(runs[index].text.unicodeScalars)
      for (place, scalar) in scalars.enumerated() {
        take(scalar, before: place + 1 < scalars.count ? scalars[place + 1] : " ")
      }
      flushPiece()
    }
    flushChunk()
  }

  private mutating func take(_ scalar: UnicodeScalar, before next: UnicodeScalar) {
    defer { previous = scalar }
    if scalar.isNewline {
      if scalar.value == 0x0A && previous.value == 0x0D { return }
      flushPiece()
      chunk.endsParagraph = true
      flushChunk()
    } else if scalar.isBreakingSpace {
      if !pendingIsSpace { flushPiece() }
      pendingIsSpace = true
      switch scalar.value {
      case 0x09: pending.append(contentsOf: "    ".unicodeScalars)
      case 0x200B: chunk.spaces.append(TextPiece(run: run, text: "", width: 0))
      default: pending.append(scalar)
      }
    } else {
      let follows = !chunk.spaces.isEmpty || pendingIsSpace
      if follows || breaks(between: previous, and: scalar, next) {
        flushPiece()
        if !chunk.isEmpty { flushChunk() }
      }
      pending.append(scalar)
    }
  }

  /// Whether a line may end between two characters without a space between them.
  private func breaks(between left: UnicodeScalar, and right: UnicodeScalar, _ next: UnicodeScalar) -> Bool {
    if left.value < 0x80 && !left.isHyphen && right.value < 0x80 { return false }
    if right.mayNotBeginLine || left.mayNotEndLine || left.isNewline || left.isBreakingSpace { return false }
    if left.isHyphen { return right.isLetter }
    // Never break between two regional indicators: they are usually the halves of one flag.
    if left.value >= 0x1F1E6 && left.value <= 0x1F1FF && right.value >= 0x1F1E6 && right.value <= 0x1F1FF {
      return false
    }
    return left.breaksAnywhere || right.breaksAnywhere
  }

  private mutating func flushPiece() {
    defer { pendingIsSpace = false }
    guard !pending.isEmpty else { return }
    let piece = runs.measured(String(pending), run: run)
    pending = String.UnicodeScalarView()
    if pendingIsSpace {
      chunk.spaces.append(piece)
      chunk.spaceWidth += piece.width
    } else {
      chunk.ink.append(piece)
      chunk.inkWidth += piece.width
    }
  }

  private mutating func flushChunk() {
    if !chunk.isEmpty { chunks.append(chunk) }
    chunk = TextChunk()
  }
}

extension [TextRun] {
  /// A piece of the run at index `run`, with its width.
  func measured(_ text: String, run: Int) -> TextPiece {
    let attributes = self[run].attributes
    var width = UIApplication.shared.textMetrics.width(of: text, font: attributes.fontOrDefault)
    if attributes.kern != 0 { width += attributes.kern * Double(text.clusters.count) }
    return TextPiece(run: run, text: text, width: width)
  }

  /// The characters of a piece, each of them measured.
  func clusters(of piece: TextPiece) -> [TextPiece] {
    // A long word repeats the same few letters.
    var letters = [TextPiece?](repeating: nil, count: 128)
    return piece.text.clusters.map { cluster in
      let place = cluster.utf8.count == 1 ? Int(cluster.utf8.first ?? 0) : nil
      if let place, let known = letters[place] { return known }
      let made = measured(cluster, run: piece.run)
      if let place { letters[place] = made }
      return made
    }
  }

  /// The characters of a chunk, each as a chunk; the last one keeps the spaces and the newline that follow.
  func characters(of chunk: TextChunk) -> [TextChunk] {
    var result = chunk.ink.flatMap { clusters(of: $0) }.map { TextChunk(ink: [$0], inkWidth: $0.width) }
    guard let last = result.indices.last else { return [chunk] }
    result[last].spaces = chunk.spaces
    result[last].spaceWidth = chunk.spaceWidth
    result[last].endsParagraph = chunk.endsParagraph
    return result
  }
}
