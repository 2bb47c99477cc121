import CaromGeometry
import UIKitCore

// One declaration for each class that has appearance properties. A class without one uses that of its superclass.

extension UIAppearance where Self: UIView {
  /// The appearance proxy for views of this class: `tintColor` and `backgroundColor`.
  public static func appearance(whenContainedInInstancesOf containers: [NSObject.Type] = []) -> UIView {
    AppearanceRules.specimen(of: Self.self, in: containers, { UIView(frame: .zero) }, give)
  }
}

/// Applies the properties that every view has.
func give(_ specimen: UIView, _ fresh: UIView, _ view: UIView) {
  if let tint = wanted(specimen.ownTint, where: view.ownTint) { view.tintColor = tint }
  if let color = wanted(specimen.backgroundColor, fresh.backgroundColor, view.backgroundColor) {
    view.backgroundColor = color
  }
}

extension UIAppearance where Self: UILabel {
  /// The appearance proxy for labels of this class: `textColor`, `font`, `shadowColor`, `highlightedTextColor`.
  public static func appearance(whenContainedInInstancesOf containers: [NSObject.Type] = []) -> UILabel {
    AppearanceRules.specimen(of: Self.self, in: containers, { UILabel(frame: .zero) }) { specimen, fresh, label in
      give(specimen, fresh, label)
      if let color = wanted(specimen.ownTextColor, where: label.ownTextColor) { label.textColor = color }
      if let font = wanted(specimen.font, fresh.font, label.font) { label.font = font }
      if let color = wanted(specimen.shadowColor, where: label.shadowColor) { label.shadowColor = color }
      if let color = wanted(specimen.highlightedTextColor, where: label.highlightedTextColor) {
        label.highlightedTextColor = color
      }
    }
  }
}

extension UIAppearance where Self: UIButton {
  /// The appearance proxy for buttons of this class: `tintColor`, `backgroundColor` and title colors.
  public static func appearance(whenContainedInInstancesOf containers: [NSObject.Type] = []) -> UIButton {
    AppearanceRules.specimen(of: Self.self, in: containers, { UIButton(frame: .zero) }) { specimen, fresh, button in
      give(specimen, fresh, button)
      for state in [UIControl.State.normal, .highlighted, .selected, .disabled] {
        guard let color = wanted(specimen.ownTitleColor(for: state), where: button.ownTitleColor(for: state)) else {
          continue
        }
        button.setTitleColor(color, for: state)
      }
    }
  }
}

extension UIAppearance where Self: UISwitch {
  /// The appearance proxy for switches of this class: `onTintColor`, `thumbTintColor`.
  public static func appearance(whenContainedInInstancesOf containers: [NSObject.Type] = []) -> UISwitch {
    AppearanceRules.specimen(of: Self.self, in: containers, { UISwitch(frame: .zero) }) { specimen, fresh, toggle in
      give(specimen, fresh, toggle)
      if let color = wanted(specimen.onTintColor, where: toggle.onTintColor) { toggle.onTintColor = color }
      if let color = wanted(specimen.thumbTintColor, where: toggle.thumbTintColor) { toggle.thumbTintColor = color }
    }
  }
}

extension UIAppearance where Self: UISlider {
  /// The appearance proxy for sliders of this class: the colors of both tracks and of the thumb.
  public static func appearance(whenContainedInInstancesOf containers: [NSObject.Type] = []) -> UISlider {
    AppearanceRules.specimen(of: Self.self, in: containers, { UISlider(frame: .zero) }) { specimen, fresh, slider in
      give(specimen, fresh, slider)
      if let color = wanted(specimen.minimumTrackTintColor, where: slider.minimumTrackTintColor) {
        slider.minimumTrackTintColor = color
      }
      if let color = wanted(specimen.maximumTrackTintColor, where: slider.maximumTrackTintColor) {
        slider.maximumTrackTintColor = color
      }
      if let color = wanted(specimen.thumbTintColor, where: slider.thumbTintColor) { slider.thumbTintColor = color }
    }
  }
}

extension UIAppearance where Self: UIProgressView {
  /// The appearance proxy for progress views of this class: `progressTintColor`, `trackTintColor`.
  public static func appearance(whenContainedInInstancesOf containers: [NSObject.Type] = []) -> UIProgressView {
    AppearanceRules.specimen(of: Self.self, in: containers, { UIProgressView(frame: .zero) }) { specimen, fresh, bar in
      give(specimen, fresh, bar)
      if let color = wanted(specimen.progressTintColor, where: bar.progressTintColor) { bar.progressTintColor = color }
      if let color = wanted(specimen.trackTintColor, where: bar.trackTintColor) { bar.trackTintColor = color }
    }
  }
}

extension UIAppearance where Self: UIPageControl {
  /// The appearance proxy for page controls of this class: the colors of the dots.
  public static func appearance(whenContainedInInstancesOf containers: [NSObject.Type] = []) -> UIPageControl {
    AppearanceRules.specimen(of: Self.self, in: containers, { UIPageControl(frame: .zero) }) { specimen, fresh, dots in
      give(specimen, fresh, dots)
      if let color = wanted(specimen.pageIndicatorTintColor, where: dots.pageIndicatorTintColor) {
        dots.pageIndicatorTintColor = color
      }
      if let color = wanted(specimen.currentPageIndicatorTintColor, where: dots.currentPageIndicatorTintColor) {
        dots.currentPageIndicatorTintColor = color
      }
    }
  }
}

extension UIAppearance where Self: UISegmentedControl {
  /// The appearance proxy for segmented controls of this class: `backgroundColor`, `selectedSegmentTintColor`, and the attributes of
  /// titles.
  public static func appearance(whenContainedInInstancesOf containers: [NSObject.Type] = []) -> UISegmentedControl {
    AppearanceRules.specimen(of: Self.self, in: containers, { UISegmentedControl(frame: .zero) }) {
      specimen, fresh, control in
      give(specimen, fresh, control)
      if let color = wanted(specimen.selectedSegmentTintColor, where: control.selectedSegmentTintColor) {
        control.selectedSegmentTintColor = color
      }
      control.titleTexts.take(specimen.titleTexts)
      control.showTitles()
    }
  }
}

extension UIAppearance where Self: UITextField {
  /// The appearance proxy for text fields of this class: `backgroundColor`, `textColor`, `placeholderColor`, `tintColor`.
  public static func appearance(whenContainedInInstancesOf containers: [NSObject.Type] = []) -> UITextField {
    AppearanceRules.specimen(of: Self.self, in: containers, { UITextField(frame: .zero) }) { specimen, fresh, field in
      give(specimen, fresh, field)
      if let color = wanted(specimen.textColor, fresh.textColor, field.textColor) { field.textColor = color }
      if let color = wanted(specimen.placeholderColor, fresh.placeholderColor, field.placeholderColor) {
        field.placeholderColor = color
      }
    }
  }
}

extension UIAppearance where Self: UITableView {
  /// The appearance proxy for tables of this class: `backgroundColor`, `separatorColor`, `tintColor`.
  public static func appearance(whenContainedInInstancesOf containers: [NSObject.Type] = []) -> UITableView {
    AppearanceRules.specimen(of: Self.self, in: containers, { UITableView(frame: .zero) }) { specimen, fresh, table in
      if let tint = wanted(specimen.ownTint, where: table.ownTint) { table.tintColor = tint }
      if let color = wanted(specimen.backgroundColor, fresh.backgroundColor, fresh.backgroundColor),
        table.backgroundColor == table.standardBackground
      {
        table.backgroundColor = color
      }
      if let color = wanted(specimen.separatorColor, where: table.separatorColor) { table.separatorColor = color }
    }
  }
}

extension UIAppearance where Self: UITableViewCell {
  /// The appearance proxy for cells of this class: `backgroundColor`, which replaces the color that a table gives its cells.
  public static func appearance(whenContainedInInstancesOf containers: [NSObject.Type] = []) -> UITableViewCell {
    AppearanceRules.specimen(
      of: Self.self, in: containers, { UITableViewCell(style: .default, reuseIdentifier: nil) }
    ) { specimen, _, cell in
      if let tint = wanted(specimen.ownTint, where: cell.ownTint) { cell.tintColor = tint }
      if let color = specimen.backgroundColor, cell.hasTablesColor { cell.backgroundColor = color }
    }
  }
}

extension UIAppearance where Self: UIActivityIndicatorView {
  /// The appearance proxy for activity indicators of this class: `color`.
  public static func appearance(
    whenContainedInInstancesOf containers: [NSObject.Type] = []
  ) -> UIActivityIndicatorView {
    AppearanceRules.specimen(of: Self.self, in: containers, { UIActivityIndicatorView(style: .medium) }) {
      specimen, fresh, wheel in
      give(specimen, fresh, wheel)
      if let color = wanted(specimen.color, fresh.color, wheel.color) { wheel.color = color }
    }
  }
}
