import UIKitCore

/// The state of a cell, by which its `configurationUpdateHandler` chooses what it looks like.
public struct UICellConfigurationState: Hashable, Sendable {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the row or item is selected.
  public var isSelected = false
  /// Whether a touch is on the row or item.
  public var isHighlighted = false
  /// Whether the cell or something in it has the keyboard focus.
  public var isFocused = false
  /// Whether the cell does not react to touches.
  public var isDisabled = false
  /// Whether the cell is in editing mode.
  public var isEditing = false
  /// Whether the row is swiped aside and shows its actions.
  public var isSwiped = false

  /// Creates the state of a cell of which nothing else is true.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// Two states are equal if all of their values are.
  public static func == (left: UICellConfigurationState, right: UICellConfigurationState) -> Bool {
    left.traitCollection == right.traitCollection && left.bits == right.bits
  }

  /// Feeds what is true to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(bits) }

  private var bits: Int {
    [isSelected, isHighlighted, isFocused, isDisabled, isEditing, isSwiped].reduce(0) { 2 * $0 + ($1 ? 1 : 0) }
  }
}

extension UITableViewCell {
  /// The state of the cell at this moment.
  public final var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(of: self)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    (state.isEditing, state.isSwiped) = (isEditing, showingDeleteConfirmation)
    return state
  }

  /// Requests a call of `updateConfiguration(using:)` in the next layout.
  public final func setNeedsUpdateConfiguration() {
    awaitsConfiguration = true
    setNeedsLayout()
  }
}

extension UICollectionViewCell {
  /// The state of the cell at this moment.
  public final var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(of: self)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }

  /// Requests a call of `updateConfiguration(using:)` in the next layout.
  public final func setNeedsUpdateConfiguration() {
    awaitsConfiguration = true
    setNeedsLayout()
  }
}

extension UICellConfigurationState {
  /// What is true of a view as such.
  init(of view: UIView) {
    self.init(traitCollection: view.traitCollection)
    isFocused = UIApplication.shared.focusedView?.isDescendant(of: view) == true
    isDisabled = !view.isUserInteractionEnabled
  }
}

extension UIListContentConfiguration {
  /// The content for a cell in that state: the same, because a cell shows its states by itself.
  public func updated(for state: UICellConfigurationState) -> UIListContentConfiguration { self }
}
