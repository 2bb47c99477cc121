import CaromGeometry

extension TextLayout {
  /// Lays text out in a box, in as many lines as its height and `lines` (0: no limit) allow, but at least one. If the
  /// text does not fit, it shrinks, at most to `leastScale` of its size, before any of it is left out. `known` is its
  /// layout in lines of the box's width, whatever their number, if that was made before.
  static func fitting(
    _ runs: [TextRun], in size: CGSize, lines: Int, breaking: NSLineBreakMode, pushesOut: Bool = false,
    leastScale: Double, known: TextLayout? = nil
  ) -> TextLayout {
    func layout(_ scale: Double) -> TextLayout {
      let runs = scale == 1 ? runs : runs.map { $0.scaled(by: scale) }
      let (height, spacing) = TextLayout.line(of: runs)
      // A box whose height was rounded down from that of its text still has room for all lines.
      let pitch = height + spacing
      let room = pitch > 0 ? Int(min(10_000, max(1, ((size.height + spacing + 0.5) / pitch)))) : 1
      let most = lines > 0 ? min(lines, room) : room
      // A single line is measured as a whole, and several word by word.
      if scale == 1, most > 1, let known, !known.isTruncated, known.lines.count <= most { return known }
      return TextLayout(runs, width: size.width, maximumLines: most, breaking: breaking, pushesOut: pushesOut)
    }
    var result = layout(1)
    guard leastScale < 1, size.width > 0 else { return result }
    if result.isTruncated && lines == 1 {
      let natural = TextLayout(runs).lines.reduce(0) { max($0, $1.width) }
      // Widths are not exactly proportional to the size, so this leaves a margin of half a percent.
      var scale = max(leastScale, min(1, size.width / natural * 0.995))
      result = layout(scale)
      // Some browsers give small letters more room than that.
      while result.isTruncated && scale > leastScale {
        scale = max(leastScale, scale - 0.02)
        result = layout(scale)
      }
      return result
    }
    var scale = 1.0
    while result.isTruncated && scale > leastScale {
      scale = max(leastScale, scale - 0.05)
      result = layout(scale)
    }
    return result
  }
}

extension TextRun {
  fileprivate func scaled(by scale: Double) -> TextRun {
    var run = self
    let font = attributes.fontOrDefault
    // Rounding to tenths of a point keeps the number of sizes, and so of measurements, small.
    run.attributes.font = font.withSize(max(1, (font.pointSize * scale * 10).rounded(.down) / 10))
    run.attributes.kern *= scale
    return run
  }
}

extension CommandBuffer {
  /// Writes the `text` command for a layout that is centered vertically in a box of `size`.
  mutating func put(
    _ layout: TextLayout, layer: Int32, in size: CGSize, alignment: NSTextAlignment, isRightToLeft: Bool, scale: Double,
    shadow: (color: CGColor, offset: CGSize)?, color: (TextAttributes) -> CGColor
  ) {
    let spare = size.height - layout.height(of: layout.lines.count)
    // Whole pixels keep text sharp. A browser puts half of the space between lines above each line and half below it.
    let top = (spare / 2 * scale).rounded() / scale - layout.lineSpacing / 2
    let runs = layout.pageRuns.map { index, text in
      let attributes = layout.runs[index].attributes
      return LayerCommand.PageRun(
        font: attributes.fontOrDefault.cssFont, color: color(attributes), decoration: attributes.decoration,
        spacing: attributes.kern, text: text)
    }
    put(
      .text(
        top: top, lineHeight: layout.lineHeight + layout.lineSpacing,
        alignment: alignment.pageValue(isRightToLeft: isRightToLeft), isRightToLeft: isRightToLeft,
        shadowColor: shadow?.color ?? .clear, shadowX: shadow?.offset.width ?? 0,
        shadowY: shadow?.offset.height ?? 0, runs: runs), layer)
  }
}

extension TextLayout {
  /// The pieces of all lines in order, joined by newlines; adjacent pieces of one run are merged.
  fileprivate var pageRuns: [(run: Int, text: String)] {
    var result: [(run: Int, text: String)] = []
    func add(_ text: String, _ run: Int) {
      if let last = result.indices.last, result[last].run == run {
        result[last].text += text
      } else {
        result.append((run, text))
      }
    }
    for (index, line) in lines.enumerated() {
      if index > 0 { add("\n", result.last?.run ?? 0) }
      for piece in line.pieces { add(piece.text, piece.run) }
    }
    return result
  }
}

extension NSTextAlignment {
  func pageValue(isRightToLeft: Bool) -> UInt32 {
    switch self {
    case .left: 0
    case .center: 1
    case .right: 2
    case .justified: 3
    case .natural: isRightToLeft ? 2 : 0
    }
  }
}
