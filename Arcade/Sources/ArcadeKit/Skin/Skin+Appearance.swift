import UIKit

extension Skin {
  /// Gives bars, tables and controls inside controllers of the class `app` this look, as soon as they enter a window.
  ///
  /// Containers are compared by their exact class, so each app has a class of its own (`SkinnedTabs`).
  public func dress(_ app: NSObject.Type) {
    dressBars(in: app)
    dressTables(in: app)
    dressControls(in: app)
    UILabel.appearance(whenContainedInInstancesOf: [app]).textColor = ground.ink
    MutedLabel.dress([app], ground)
    UILabel.appearance(whenContainedInInstancesOf: [UIAlertController.self, app]).textColor = surface.ink
  }

  // MARK: Bars

  /// Gives the whole tab bar this look while this tab is selected.
  func dress(_ tab: UITabBarItem) {
    tab.standardAppearance = tabBarAppearance
    tab.scrollEdgeAppearance = tabBarAppearance
  }

  private func dressBars(in app: NSObject.Type) {
    let tabs = UITabBar.appearance(whenContainedInInstancesOf: [app])
    tabs.standardAppearance = tabBarAppearance
    tabs.scrollEdgeAppearance = tabBarAppearance
    let navigation = UINavigationBar.appearance(whenContainedInInstancesOf: [app])
    navigation.standardAppearance = navigationBarAppearance
    navigation.scrollEdgeAppearance = navigationBarAppearance
    navigation.tintColor = bar.accent
  }

  private var tabBarAppearance: UITabBarAppearance {
    let look = UITabBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = bar.color
    look.shadowColor = bar.separator
    for tabs in [look.stackedLayoutAppearance, look.inlineLayoutAppearance, look.compactInlineLayoutAppearance] {
      for (state, ink) in [(tabs.normal, bar.mutedInk), (tabs.selected, bar.accent)] {
        state.iconColor = ink
        state.titleTextAttributes = [.foregroundColor: ink]
      }
    }
    return look
  }

  private var navigationBarAppearance: UINavigationBarAppearance {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = bar.color
    look.shadowColor = bar.separator
    look.titleTextAttributes = [.foregroundColor: bar.ink, .font: UIFont.display(18)]
    look.largeTitleTextAttributes = [.foregroundColor: bar.ink, .font: UIFont.display(32)]
    return look
  }

  // MARK: Tables

  private func dressTables(in app: NSObject.Type) {
    let table = UITableView.appearance(whenContainedInInstancesOf: [app])
    table.backgroundColor = ground.color
    table.separatorColor = surface.separator
    table.tintColor = surface.accent
    UITableViewCell.appearance(whenContainedInInstancesOf: [app]).backgroundColor = surface.color
    UILabel.appearance(whenContainedInInstancesOf: [UITableView.self, app]).textColor = surface.ink
    MutedLabel.dress([UITableView.self, app], surface)
    // After the rules for tables, because the last rule takes precedence.
    UILabel.appearance(whenContainedInInstancesOf: [UITableViewHeaderFooterView.self, app]).textColor = ground.mutedInk
  }

  // MARK: Controls

  private func dressControls(in app: NSObject.Type) {
    // Tracks have the color of the text, with a lower opacity.
    let track = surface.mutedInk.withAlphaComponent(0.28)
    let plate = surface.mutedInk.withAlphaComponent(0.16)
    let toggle = UISwitch.appearance(whenContainedInInstancesOf: [app])
    toggle.onTintColor = surface.accent
    toggle.backgroundColor = track
    let slider = UISlider.appearance(whenContainedInInstancesOf: [app])
    slider.minimumTrackTintColor = surface.accent
    slider.maximumTrackTintColor = track
    UIStepper.appearance(whenContainedInInstancesOf: [app]).backgroundColor = plate
    let segments = UISegmentedControl.appearance(whenContainedInInstancesOf: [app])
    segments.backgroundColor = plate
    segments.selectedSegmentTintColor = surface.accent
    segments.setTitleTextAttributes([.foregroundColor: surface.ink], for: .normal)
    segments.setTitleTextAttributes([.foregroundColor: surface.onAccent], for: .selected)
    let field = UITextField.appearance(whenContainedInInstancesOf: [app])
    field.backgroundColor = surface.color
    field.textColor = surface.ink
    field.placeholderColor = surface.mutedInk
    field.tintColor = surface.accent
  }
}

extension UIAlertController {
  /// An alert in the colors of a skin.
  public convenience init(title: String?, message: String?, skin: Skin) {
    self.init(title: title, message: message, preferredStyle: .alert)
    view.backgroundColor = skin.surface.color
    view.tintColor = skin.surface.accent
  }
}
