import CaromGeometry

/// A text broken into lines: the same lines on every machine that measures the same widths.
///
/// Lines break at spaces, after hyphens between letters, and around ideographs. A word wider than a line breaks between
/// characters. The spaces at a break are dropped.
package struct TextLayout {
  /// One line of a layout.
  package struct Line {
    var pieces: [TextPiece] = []
    package var width = 0.0
    /// Whether a newline follows the line.
    var endsParagraph = false

    /// The line's text.
    package var text: String { pieces.reduce("") { $0 + $1.text } }
  }

  package private(set) var lines: [Line] = []
  /// Whether part of the text was left out.
  package private(set) var isTruncated = false
  /// The height of a line without the space between lines, in points.
  package let lineHeight: Double
  /// The space between lines, in points.
  package let lineSpacing: Double
  let runs: [TextRun]
  private let limit: Double
  private let maximumLines: Int
  private let breaking: NSLineBreakMode
  private let pushesOut: Bool

  /// Breaks `runs` into lines of at most `width` points, and at most `maximumLines` of them (0: no limit). The mode is
  /// `breaking`, or else that of the text's paragraph style. If `pushesOut` is true, a paragraph does not end with a
  /// line of a single word if the line above it can spare one.
  package init(
    _ runs: [TextRun], width: Double = .infinity, maximumLines: Int = 0, breaking: NSLineBreakMode? = nil,
    pushesOut: Bool = false
  ) {
    self.runs = runs
    self.pushesOut = pushesOut
    self.breaking = breaking ?? runs.first?.attributes.paragraphStyle?.values.breaking ?? .byWordWrapping
    self.maximumLines = maximumLines > 0 ? maximumLines : .max
    // The slack of half a thousandth makes the text fit into a size that was rounded from these same widths.
    limit = (width > 0 ? width : 0) + 0.0005
    (lineHeight, lineSpacing) = Self.line(of: runs)
    if !layOutAsOneLine() { breakLines() }
  }

  /// The height of the lines of a text and the space between them, in points: the largest font, and the paragraph style
  /// of the first run, decide for all lines.
  static func line(of runs: [TextRun]) -> (height: Double, spacing: Double) {
    let style = runs.first?.attributes.paragraphStyle?.values
    let tallest = runs.reduce(0) { max($0, $1.attributes.fontOrDefault.lineHeight) }
    let multiple = style?.heightMultiple ?? 0
    return (tallest * (multiple > 0 ? multiple : 1), style?.spacing ?? 0)
  }

  /// The size of the lines in points, rounded up to whole pixels.
  package var size: CGSize {
    let scale = UITraitCollection.current.displayScale
    func up(_ value: Double) -> Double { (value * scale - 0.001).rounded(.up) / scale }
    let width = lines.reduce(0) { max($0, $1.width) }
    return CGSize(width: up(width), height: up(height(of: lines.count)))
  }

  /// The height of a number of lines, in points.
  package func height(of lines: Int) -> Double {
    lines > 0 ? Double(lines) * (lineHeight + lineSpacing) - lineSpacing : 0
  }

  // MARK: Breaking

  /// Measures a text that fits on one line as a whole instead of word by word, which is the common case; false if it
  /// does not.
  private mutating func layOutAsOneLine() -> Bool {
    if runs.isEmpty { return true }
    guard maximumLines == 1 || limit == .infinity else { return false }
    guard runs.allSatisfy({ $0.text.isPlainLine }) else { return false }
    var line = Line()
    for index in runs.indices where !runs[index].text.utf8.isEmpty {
      line.append(runs.measured(runs[index].text, run: index))
    }
    guard line.width <= limit else { return false }
    lines = [line]
    return true
  }

  @inline(never)
  private mutating func breakLines() {
    var chunks = TextChunker(runs).chunks
    if breaking == .byCharWrapping { chunks = chunks.flatMap { runs.characters(of: $0) } }
    // In reverse order, so that removing the next chunk moves none of the others.
    chunks.reverse()
    var line = Line()
    var spaces: [TextPiece] = []
    var spaceWidth = 0.0
    /// The chunks on the line so far.
    var taken: [TextChunk] = []
    /// Those on the line above, if it belongs to the same paragraph.
    var above: [TextChunk] = []

    /// Ends the line; returns whether there is room for another one.
    func endLine(_ layout: inout TextLayout, ofParagraph: Bool = true) -> Bool {
      if ofParagraph { layout.pushOut(above, to: &line, of: taken) }
      layout.lines.append(line)
      above = ofParagraph ? [] : taken
      line = Line()
      spaces = []
      spaceWidth = 0
      taken = []
      return layout.lines.count < layout.maximumLines
    }

    while let chunk = chunks.last {
      if line.width + spaceWidth + chunk.inkWidth > limit {
        if !line.pieces.isEmpty {
          if lines.count + 1 == maximumLines { return endTruncated((taken + chunks.reversed())[...]) }
          _ = endLine(&self, ofParagraph: false)
          continue
        }
        if chunk.inkWidth > limit, chunk.ink.count > 1 || chunk.ink.first?.text.clusters.count ?? 0 > 1 {
          chunks.removeLast()
          chunks += runs.characters(of: chunk).reversed()
          continue
        }
      }
      chunks.removeLast()
      taken.append(chunk)
      if !chunk.ink.isEmpty {
        for piece in spaces + chunk.ink { line.append(piece) }
        spaces = []
        spaceWidth = 0
      }
      spaces += chunk.spaces
      spaceWidth += chunk.spaceWidth
      if chunk.endsParagraph {
        line.endsParagraph = true
        if lines.count + 1 == maximumLines, !chunks.isEmpty { return endTruncated((taken + chunks.reversed())[...]) }
        // A newline at the very end does not start another line, as in Apple's labels.
        if !endLine(&self) { return }
      }
    }
    if !taken.isEmpty { _ = endLine(&self) }
  }

  /// Adds the last word of the line above to a last line of a single word, if there is room for it and the line above
  /// keeps at least two.
  private mutating func pushOut(_ above: [TextChunk], to last: inout Line, of words: [TextChunk]) {
    guard pushesOut, breaking != .byCharWrapping, words.count == 1, above.count > 2 else { return }
    let moved = [above[above.count - 1], words[0]]
    guard moved[0].inkWidth + moved[0].spaceWidth + moved[1].inkWidth <= limit else { return }
    lines[lines.count - 1] = wholeWords(above.dropLast())
    let endsParagraph = last.endsParagraph
    last = wholeWords(moved[...])
    last.endsParagraph = endsParagraph
  }

  // MARK: Truncation

  /// Appends the last line of a text that does not fit; `rest` is all of the text that remains.
  @inline(never)
  private mutating func endTruncated(_ rest: ArraySlice<TextChunk>) {
    isTruncated = true
    // Of a text that is truncated at its end, only as much as fills two lines is examined, because single letters have
    // other widths than in words.
    let isCutAtEnd = breaking != .byTruncatingHead && breaking != .byTruncatingMiddle
    var characters: [TextPiece] = []
    var width = 0.0
    for chunk in rest {
      characters += (chunk.ink + chunk.spaces).flatMap { runs.clusters(of: $0) }
      width += chunk.inkWidth + chunk.spaceWidth
      if chunk.endsParagraph || isCutAtEnd && width > 2 * limit + chunk.spaceWidth { break }
    }
    while let last = characters.last, last.isSpace { characters.removeLast() }
    switch breaking {
    case .byTruncatingHead: lines.append(shortened(characters, keepsFront: false, keepsBack: true))
    case .byTruncatingMiddle: lines.append(shortened(characters, keepsFront: true, keepsBack: true))
    case .byTruncatingTail: lines.append(shortened(characters, keepsFront: true, keepsBack: false))
    case .byWordWrapping: lines.append(wholeWords(rest))
    case .byCharWrapping, .byClipping: lines.append(clipped(characters))
    }
  }

  /// The characters that fit, with an ellipsis for the others.
  private func shortened(_ characters: [TextPiece], keepsFront: Bool, keepsBack: Bool) -> Line {
    guard !characters.isEmpty else { return Line() }
    var front = 0
    var back = characters.count
    var takesFront = keepsFront
    let ellipsis = runs.measured("…", run: characters[keepsFront ? 0 : characters.count - 1].run)
    var width = ellipsis.width
    while front < back {
      let next = takesFront ? characters[front] : characters[back - 1]
      guard width + next.width <= limit else { break }
      width += next.width
      if takesFront { front += 1 } else { back -= 1 }
      if keepsFront && keepsBack { takesFront.toggle() }
    }
    while front > 0, characters[front - 1].isSpace { front -= 1 }
    while back < characters.count, characters[back].isSpace { back += 1 }
    var line = Line()
    for piece in characters[..<front] { line.append(piece) }
    line.append(TextPiece(run: front > 0 ? characters[front - 1].run : ellipsis.run, text: "…", width: ellipsis.width))
    for piece in characters[(keepsBack ? back : characters.count)...] { line.append(piece) }
    return line
  }

  private func wholeWords(_ rest: ArraySlice<TextChunk>) -> Line {
    var line = Line()
    var spaces: [TextPiece] = []
    for chunk in rest {
      let width = spaces.reduce(line.width + chunk.inkWidth) { $0 + $1.width }
      if width > limit, !line.pieces.isEmpty { break }
      for piece in spaces + chunk.ink { line.append(piece) }
      spaces = chunk.spaces
      if chunk.endsParagraph { break }
    }
    return line
  }

  private func clipped(_ characters: [TextPiece]) -> Line {
    var line = Line()
    for piece in characters {
      if line.width + piece.width > limit, !line.pieces.isEmpty { break }
      line.append(piece)
    }
    return line
  }
}

extension TextLayout.Line {
  mutating func append(_ piece: TextPiece) {
    width += piece.width
    // The last piece is changed in place: with a second reference to it, each addition would copy its text.
    if !pieces.isEmpty, pieces[pieces.count - 1].run == piece.run {
      pieces[pieces.count - 1].text += piece.text
      pieces[pieces.count - 1].width += piece.width
    } else if !piece.text.utf8.isEmpty {
      pieces.append(piece)
    }
  }
}

extension TextPiece {
  var isSpace: Bool { text.unicodeScalars.first?.isBreakingSpace ?? true }
}

extension String {
  /// Whether the text is one line without tabs and zero-width spaces, so that it can be measured as a whole.
  fileprivate var isPlainLine: Bool {
    unicodeScalars.allSatisfy { !$0.isNewline && $0.value != 9 && $0.value != 0x200B }
  }
}
