import UIKitCore

/// A position in a text, between two of its UTF-16 units.
public final class UITextPosition: UIObject {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }

  public override func isEqual(_ object: NSObject?) -> Bool { (object as? UITextPosition)?.offset == offset }
  public override var hash: Int { offset }
  public override class var kind: String { "UITextPosition" }
}

/// A range of a text, between two positions.
public final class UITextRange: UIObject {
  /// The position before the first unit of the range.
  public let start: UITextPosition
  /// The position after the last unit of the range.
  public let end: UITextPosition

  init(_ range: NSRange) {
    start = UITextPosition(range.location)
    end = UITextPosition(range.end)
  }

  /// Whether the range contains no text.
  public var isEmpty: Bool { start.offset == end.offset }
  var range: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }

  public override func isEqual(_ object: NSObject?) -> Bool { (object as? UITextRange)?.range == range }
  public override var hash: Int { range.location &* 31 &+ range.length }
  public override class var kind: String { "UITextRange" }
}

extension UITextField {
  /// The position at the beginning of the text.
  public final var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The position at the end of the text.
  public final var endOfDocument: UITextPosition { UITextPosition(content.utf16.count) }

  /// Returns the position that is `offset` UTF-16 units farther on, or nil if that is outside the text.
  public final func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, overflow) = position.offset.addingReportingOverflow(offset)
    return !overflow && place >= 0 && place <= content.utf16.count ? UITextPosition(place) : nil
  }

  /// Returns the distance between two positions in UTF-16 units; negative if `to` comes first.
  public final func offset(from: UITextPosition, to: UITextPosition) -> Int { to.offset - from.offset }

  /// Returns the range between two positions, in either order, limited to the text; never nil.
  public final func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    let (start, end) = (min(from.offset, to.offset), max(from.offset, to.offset))
    return UITextRange(clamped(NSRange(location: start, length: end - start)))
  }

  /// Returns the text in a range, limited to the whole text; never nil.
  public final func text(in range: UITextRange) -> String? {
    let units = Array(content.utf16)
    let part = clamped(range.range)
    return String(decoding: units[part.location..<(part.location + part.length)], as: UTF16.self)
  }

  /// The selected range, which is empty if there is only a caret; nil outside editing. Setting nil has no effect.
  public final var selectedTextRange: UITextRange? {
    get { isEditing ? UITextRange(selection) : nil }
    set { if let newValue { select(clamped(newValue.range)) } }
  }

  /// The whole text while an input method is composing; nil otherwise.
  public final var markedTextRange: UITextRange? {
    beforeComposing == nil ? nil : UITextRange(NSRange(location: 0, length: content.utf16.count))
  }

  /// Selects the whole text.
  public final func selectAll(_ sender: NSObject?) {
    select(NSRange(location: 0, length: content.utf16.count))
  }

  /// Replaces the selection with a text, as typing does, but without asking the delegate.
  public final func insertText(_ text: String) { replace(selection, with: text) }

  /// Replaces a range with a text without asking the delegate; the range is limited to the text.
  public final func replace(_ range: UITextRange, withText text: String) { replace(clamped(range.range), with: text) }

  /// Deletes the selection, or else the character before the caret, without asking the delegate.
  public final func deleteBackward() {
    guard selection.length == 0 else { return replace(selection, with: "") }
    let head = String(decoding: Array(content.utf16)[..<selection.location], as: UTF16.self)
    let left = head.prefixOfCharacters(max(0, head.characterCount - 1)).utf16.count
    replace(NSRange(location: left, length: selection.location - left), with: "")
  }

  /// Whether the field contains any text.
  public final var hasText: Bool { !content.utf8.isEmpty }

  private func replace(_ range: NSRange, with new: String) {
    let units = Array(content.utf16)
    let head = String(decoding: units[..<range.location], as: UTF16.self)
    let tail = String(decoding: units[(range.location + range.length)...], as: UTF16.self)
    let inserted = new.asFieldContent
    write(head + inserted + tail, caret: head.utf16.count + inserted.utf16.count)
    contentWasEdited()
  }

  final func clamped(_ range: NSRange) -> NSRange {
    let count = content.utf16.count
    let start = min(range.location, count)
    return NSRange(location: start, length: min(range.length, count - start))
  }
}
