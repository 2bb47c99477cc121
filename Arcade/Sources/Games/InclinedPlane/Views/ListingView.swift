import ArcadeKit
import CaromGeometry
import UIKit

/// The tutorial's listing, in which PLANE_HEIGHT can be edited in place.
final class ListingView: ArrangedRow, UITextFieldDelegate {
  let field = UITextField()
  private let plate = UIView()
  private let head = UILabel()
  private let code: CodeView
  private let refusal = Words(.refusal)
  /// Applies a typed height; returns the reason if it is refused.
  private let take: (String) -> String?
  private var height = ""
  private static let declaration = "let PLANE_HEIGHT: CGFloat = "

  init(take: @escaping (String) -> String?) {
    self.take = take
    code = CodeView(Draft.listing, name: InclineStrings.listing)
    super.init(frame: .zero)
    plate.backgroundColor = Draft.paper
    plate.layer.cornerRadius = 6
    plate.layer.borderWidth = 1
    head.text = ListingView.declaration
    head.textColor = Draft.ink
    head.semanticContentAttribute = .forceLeftToRight
    field.textColor = Draft.red
    field.borderStyle = .roundedRect
    field.backgroundColor = Draft.table
    field.keyboardType = .numbersAndPunctuation
    field.autocorrectionType = .no
    field.maximumLength = 8
    field.returnKeyType = .done
    field.delegate = self
    field.accessibilityLabel = "PLANE_HEIGHT"
    refusal.isHidden = true
    for part in [plate, head, field, code, refusal] as [UIView] { addSubview(part) }
    field.addAction(UIAction { [me = Weak(self)] _ in me.value?.written(isDone: false) }, for: .editingChanged)
    setFonts()
    resolveColors()
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "ListingView" }

  /// Shows a listing; its first line is the declaration of the height.
  func show(_ listing: String, height: String) {
    self.height = height
    if !field.isEditing { field.text = height }
    let rest = listing.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let new = String((rest.count > 1 ? String(rest[1]) : "").drop { $0 == "\n" })
    guard !new.utf8.elementsEqual(code.code.utf8) else { return }
    code.code = new
    // The reason may have several lines.
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  override func resolveColors() {
    super.resolveColors()
    plate.layer.borderColor = Draft.strongGrid.resolvedColor(with: traitCollection).cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setFonts()
  }

  private func setFonts() {
    head.font = CodeView.font(12)
    field.font = CodeView.font(14, weight: .semibold)
    setNeedsLayout()
  }

  // MARK: Writing

  /// A whole number takes effect while it is being typed; anything else is refused when typing ends.
  private func written(isDone: Bool) {
    let reason = take(field.text ?? "")
    if isDone, reason != nil { field.text = height }
    let isTold = isDone || reason == nil ? reason : nil
    guard refusal.isHidden != (isTold == nil) || isTold != nil else { return }
    refusal.isHidden = isTold == nil
    if let isTold {
      refusal.show(isTold)
      UIAccessibility.post(notification: .announcement, argument: isTold)
    }
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    if field.text?.utf8.elementsEqual(height.utf8) != true { written(isDone: true) }
    field.text = height
  }

  // MARK: Layout

  override func arrange(in width: CGFloat, moving: Bool) -> CGFloat {
    let inset = Spacing.close
    let (line, wide) = (Spacing.target, min(84 * min(max(traitCollection.textScale, 1), 1.6), width * 0.34))
    let words = min(head.sizeThatFits(CGSize(width: width, height: 0)).width, max(width - wide - 2 * inset - 4, 1))
    let rest = code.sizeThatFits(CGSize(width: width, height: 0)).height
    let reason = refusal.isHidden ? 0 : refusal.sizeThatFits(CGSize(width: width - 2 * inset, height: 0)).height
    guard moving else { return line + reason + rest + Spacing.hair }
    head.adjustsFontSizeToFitWidth = true
    plate.frame = CGRect(x: 0, y: 0, width: width, height: line + reason + Spacing.hair)
    // Programs are written from left to right everywhere.
    head.frame = CGRect(x: inset, y: 0, width: words, height: line)
    field.frame = CGRect(x: inset + words + 2, y: 4, width: wide, height: line - 8)
    refusal.frame = CGRect(x: inset, y: line, width: width - 2 * inset, height: reason)
    code.frame = CGRect(x: 0, y: line + reason + Spacing.hair, width: width, height: rest)
    return line + reason + rest + Spacing.hair
  }
}
