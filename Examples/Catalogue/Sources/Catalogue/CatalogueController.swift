import UIKit

/// The list of screens; choosing one opens it.
final class CatalogueController: UITableViewController {
  static let sections: [(title: String, demos: [Demo.Type])] = [
    (
      "Behaviors",
      [
        GravityDemo.self, CollisionModeDemo.self, BoundariesDemo.self, ContinuousPushDemo.self,
        InstantaneousPushDemo.self, OffCenterPushDemo.self, SnapDemo.self,
      ]
    ),
    (
      "Attachments",
      [
        AnchorDemo.self, ItemsDemo.self, SlidingToAnchorDemo.self, SlidingItemsDemo.self, LimitDemo.self,
        FixedDemo.self, PinDemo.self,
      ]
    ),
    (
      "Items",
      [
        ElasticityDemo.self, FrictionDemo.self, DensityDemo.self, AnchoredDemo.self, RotationDemo.self,
        GroupDemo.self, CustomItemDemo.self, ShapesDemo.self, ValueDemo.self, SpringListDemo.self,
      ]
    ),
    (
      "Fields",
      [
        DragDemo.self, VortexDemo.self, RadialGravityDemo.self, LinearGravityDemo.self, VelocityDemo.self,
        NoiseDemo.self, TurbulenceDemo.self, SpringFieldDemo.self, ElectricDemo.self, MagneticDemo.self,
        CustomFieldDemo.self,
      ]
    ),
    ("Layers", [TextLayerDemo.self, PerspectiveDemo.self, LayerTimeDemo.self]),
    ("Layout", [VisualFormatDemo.self]),
    ("Scrolling", [ZoomDemo.self]),
    (
      "Controls",
      [
        ButtonsDemo.self, ValuesDemo.self, FieldsDemo.self, AlertsDemo.self, TabsDemo.self, IndexDemo.self,
        BarsDemo.self, RefreshDemo.self, SearchDemo.self, MenuDemo.self, PickerDemo.self, PagesDemo.self,
        DiffableDemo.self, CompositionDemo.self, MovingDemo.self, FavoritesDemo.self, TextViewDemo.self,
        DateDemo.self, PicturesDemo.self,
      ]
    ),
    (
      "Controllers",
      [NavigationDemo.self, SplitDemo.self, TripleColumnDemo.self, SheetDemo.self, PopoverDemo.self]
    ),
  ]

  override func numberOfSections(in tableView: UITableView) -> Int { CatalogueController.sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    CatalogueController.sections[section].demos.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    CatalogueController.sections[section].title
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = CatalogueController.sections[indexPath.section].demos[indexPath.row].name
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let demo = CatalogueController.sections[indexPath.section].demos[indexPath.row]
    navigationController?.pushViewController(demo.init(), animated: true)
  }

  /// Each screen has an address, such as `#/gravity`: the documentation shows it there.
  override func viewController(forAddressName name: String) -> UIViewController? {
    let demos = CatalogueController.sections.flatMap { $0.demos }
    return demos.first { $0.address == name }?.init()
  }
}
