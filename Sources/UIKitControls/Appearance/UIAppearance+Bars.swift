import CaromGeometry
import UIKitCore

extension UIAppearance where Self: UINavigationBar {
  /// The appearance proxy for navigation bars of this class: colors, images, attributes of titles, appearance objects,
  /// `isTranslucent`, `barStyle`, `prefersLargeTitles`.
  public static func appearance(whenContainedInInstancesOf containers: [NSObject.Type] = []) -> UINavigationBar {
    AppearanceRules.specimen(of: Self.self, in: containers, { UINavigationBar(frame: .zero) }) { specimen, fresh, bar in
      give(specimen, fresh, bar)
      if let color = wanted(specimen.barTintColor, where: bar.barTintColor) { bar.barTintColor = color }
      if let text = wanted(specimen.titleTextAttributes, where: bar.titleTextAttributes) {
        bar.titleTextAttributes = text
      }
      if let text = wanted(specimen.largeTitleTextAttributes, where: bar.largeTitleTextAttributes) {
        bar.largeTitleTextAttributes = text
      }
      if let isIt = wanted(specimen.isTranslucent, fresh.isTranslucent, bar.isTranslucent) { bar.isTranslucent = isIt }
      if let does = wanted(specimen.prefersLargeTitles, fresh.prefersLargeTitles, bar.prefersLargeTitles) {
        bar.prefersLargeTitles = does
      }
      if let image = wanted(specimen.plainIndicator.image, where: bar.plainIndicator.image) {
        bar.plainIndicator = (image, specimen.plainIndicator.mask)
      }
      bar.plainLook.take(specimen.plainLook)
      bar.appearances.take(specimen.appearances) { [bar = Weak(bar)] in bar.value?.appearanceChanged() }
      bar.appearanceChanged()
    }
  }
}

extension UIAppearance where Self: UIToolbar {
  /// The appearance proxy for toolbars of this class: colors, images, appearance objects and `barStyle`.
  public static func appearance(whenContainedInInstancesOf containers: [NSObject.Type] = []) -> UIToolbar {
    AppearanceRules.specimen(of: Self.self, in: containers, { UIToolbar(frame: .zero) }) { specimen, fresh, bar in
      give(specimen, fresh, bar)
      if let color = wanted(specimen.barTintColor, where: bar.barTintColor) { bar.barTintColor = color }
      bar.plainLook.take(specimen.plainLook)
      bar.appearances.take(specimen.appearances) { [bar = Weak(bar)] in bar.value?.appearanceChanged() }
      bar.appearanceChanged()
    }
  }
}

extension UIAppearance where Self: UITabBar {
  /// The appearance proxy for tab bars of this class: colors, images, appearance objects and `barStyle`.
  public static func appearance(whenContainedInInstancesOf containers: [NSObject.Type] = []) -> UITabBar {
    AppearanceRules.specimen(of: Self.self, in: containers, { UITabBar(frame: .zero) }) { specimen, fresh, bar in
      give(specimen, fresh, bar)
      if let color = wanted(specimen.barTintColor, where: bar.barTintColor) { bar.barTintColor = color }
      if let color = wanted(specimen.unselectedItemTintColor, where: bar.unselectedItemTintColor) {
        bar.unselectedItemTintColor = color
      }
      bar.plainLook.take(specimen.plainLook)
      bar.appearances.take(specimen.appearances) { [bar = Weak(bar)] in bar.value?.appearanceChanged() }
      bar.appearanceChanged()
    }
  }
}

extension UIAppearance where Self: UIBarItem {
  /// The appearance proxy for items of this class: the attributes of titles.
  public static func appearance(whenContainedInInstancesOf containers: [NSObject.Type] = []) -> UIBarItem {
    AppearanceRules.specimen(of: Self.self, in: containers, { UIBarItem() }) { specimen, _, item in
      item.takeTexts(of: specimen)
    }
  }
}

extension UIAppearance where Self: UIBarButtonItem {
  /// The appearance proxy for bar buttons of this class: `tintColor` and the attributes of titles.
  public static func appearance(whenContainedInInstancesOf containers: [NSObject.Type] = []) -> UIBarButtonItem {
    AppearanceRules.specimen(of: Self.self, in: containers, { UIBarButtonItem() }) { specimen, _, item in
      if let color = wanted(specimen.tintColor, where: item.tintColor) { item.tintColor = color }
      item.takeTexts(of: specimen)
    }
  }
}

extension UIAppearance where Self: UITabBarItem {
  /// The appearance proxy for tabs of this class: attributes of titles, `badgeColor` and appearance objects.
  public static func appearance(whenContainedInInstancesOf containers: [NSObject.Type] = []) -> UITabBarItem {
    AppearanceRules.specimen(of: Self.self, in: containers, { UITabBarItem() }) { specimen, _, item in
      if let color = wanted(specimen.badgeColor, where: item.badgeColor) { item.badgeColor = color }
      item.takeTexts(of: specimen)
      item.appearances.take(specimen.appearances) { [item = Weak(item)] in item.value?.onAppearance?() }
      item.onAppearance?()
    }
  }
}
