/// The lines of code of a stage, written with the reader's values.
///
/// They are accurate: compiled, the same lines move ball and paddle exactly as the exhibit does.
struct LabProgram {
  struct Line: Equatable {
    var text: String
    /// Whether the previous stage lacks this line or has it in another form.
    var isNew: Bool

    /// Whether the line continues the statement of the line above.
    fileprivate var isContinuation: Bool {
      text.utf8.first == UInt8(ascii: " ") || text.utf8.first == UInt8(ascii: "}")
    }
  }

  private(set) var lines: [Line] = []

  /// The program of the stage at `index` of the ladder.
  init(_ index: Int, values: LabValues) {
    let ladder = LabLadder.stages
    let before = index > 0 ? LabProgram.texts(of: ladder[index - 1].parts, ladder[index - 1].values) : []
    let standard = LabProgram.texts(of: ladder[index].parts, ladder[index].values)
    let shown = LabProgram.texts(of: ladder[index].parts, values)
    // Values change the text of a line, but never the number of lines.
    for (place, text) in shown.enumerated() {
      let isNew = !before.contains { $0.utf8.elementsEqual(standard[place].utf8) }
      lines.append(Line(text: text, isNew: isNew))
    }
    closeGaps()
  }

  /// Marks all lines of a statement as new if one of them is.
  private mutating func closeGaps() {
    var start = 0
    while start < lines.count {
      var end = start + 1
      while end < lines.count, lines[end].isContinuation { end += 1 }
      if lines[start..<end].contains(where: { $0.isNew }) {
        for place in start..<end { lines[place].isNew = true }
      }
      start = end
    }
  }

  /// The new lines only, or the whole program.
  func text(whole: Bool) -> String {
    var text = ""
    for line in lines where whole || line.isNew { text += text.utf8.isEmpty ? line.text : "\n" + line.text }
    return text
  }
}
