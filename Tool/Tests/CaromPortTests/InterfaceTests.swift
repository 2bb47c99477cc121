import Foundation
import Testing

@testable import CaromPort

/// Storyboards and xibs before and after: each pair is a fragment as Xcode writes it, and lines of the code that stands for it.
@Suite struct InterfaceTests {
  /// The file that stands for an interface, ported with sources.
  private static func ported(_ contents: String, as file: String, _ sources: String) throws -> (
    text: String, report: PortReport
  ) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("port-\(UUID().uuidString)/Shop")
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try contents.write(to: folder.appendingPathComponent(file), atomically: true, encoding: .utf8)
    let app =
      "import UIKit\n\n@UIApplicationMain\nclass AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }\n\n"
    try (app + sources).write(to: folder.appendingPathComponent("App.swift"), atomically: true, encoding: .utf8)
    let result = try ProjectPort(folder: folder, kit: .path("/kit")).run()
    let name = file == "Main.storyboard" ? "MainStoryboard" : "BadgeNib"
    return (result.texts["Sources/Shop/\(name).swift"] ?? "", result.report)
  }

  private static func storyboard(initial: String = "A-1", _ scenes: String...) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" useAutolayout="YES" useTraitCollections="YES" initialViewController="\(initial)">
    <scenes>\(scenes.map { "<scene sceneID=\"S\"><objects>\($0)</objects></scene>" }.joined())</scenes>
    </document>
    """
  }

  /// Whether lines follow each other in a text, whatever their indentation.
  private static func contains(_ text: String, _ lines: String) -> Bool {
    func trimmed(_ text: String) -> [String] {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    return ("\n" + trimmed(text).joined(separator: "\n") + "\n").contains(
      "\n" + trimmed(lines).joined(separator: "\n") + "\n")
  }

  private static let constraintVariation = """
    <viewController id="A-1" customClass="ShopController"><view key="view" id="V-1"><subviews>
    <imageView contentMode="scaleAspectFit" translatesAutoresizingMaskIntoConstraints="NO" id="I-1"><constraints>
    <constraint firstAttribute="height" constant="120" id="C-1"><variation key="heightClass=compact" constant="60"/></constraint>
    </constraints></imageView></subviews></view></viewController>
    """
  private static let fontVariation = """
    <viewController id="A-1" customClass="ShopController"><view key="view" id="V-1"><subviews>
    <label text="Note" translatesAutoresizingMaskIntoConstraints="NO" id="L-1"><fontDescription key="fontDescription" type="system" pointSize="17"/>
    <variation key="widthClass=regular"><fontDescription key="fontDescription" type="system" pointSize="28"/></variation></label>
    </subviews></view></viewController>
    """
  private static let installedVariation = """
    <viewController id="A-1" customClass="ShopController"><view key="view" id="V-1"><subviews>
    <label text="Note" translatesAutoresizingMaskIntoConstraints="NO" id="L-1"/></subviews><constraints>
    <constraint firstItem="L-1" firstAttribute="leading" secondItem="V-1" secondAttribute="leading" constant="20" id="C-1"/></constraints>
    <variation key="default"><mask key="constraints"><exclude reference="C-1"/></mask></variation>
    <variation key="widthClass=regular"><mask key="constraints"><include reference="C-1"/></mask></variation></view></viewController>
    """

  /// Something that differs between size classes.
  struct Variation: CustomTestStringConvertible {
    let testDescription: String
    let scene: String
    /// Lines of the code that stands for it.
    let code: String
  }

  static let variations = [
    Variation(
      testDescription: "a constant", scene: constraintVariation,
      code: """
        adapt = { traits in
        constraint.constant = traits.verticalSizeClass == .compact ? 60 : 120
        }
        adapt(traitCollection)
        """),
    Variation(
      testDescription: "a font", scene: fontVariation,
      code:
        "label.font = traits.horizontalSizeClass == .regular ? UIFont.systemFont(ofSize: 28) : UIFont.systemFont(ofSize: 17)"
    ),
    Variation(
      testDescription: "whether a constraint is there", scene: installedVariation,
      code: "constraint.isActive = traits.horizontalSizeClass == .regular ? true : (false)"),
  ]

  @Test(arguments: variations)
  func sizeClassesVary(_ variation: Variation) throws {
    let (text, report) = try InterfaceTests.ported(
      InterfaceTests.storyboard(variation.scene), as: "Main.storyboard", "class ShopController: UIViewController {}\n")
    #expect(InterfaceTests.contains(text, variation.code), "\(text)")
    #expect(
      InterfaceTests.contains(text, "super.traitCollectionDidChange(previousTraitCollection)\nadapt(traitCollection)"))
    #expect(report.leftCount == 0, "\(report.text)")
  }

  private static let collection = """
    <collectionViewController storyboardIdentifier="Photos" id="A-1" customClass="PhotosController">
    <collectionView key="view" dataMode="prototypes" id="V-1">
    <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="4" minimumInteritemSpacing="6" id="F-1">
    <size key="itemSize" width="90" height="80"/><inset key="sectionInset" minX="8" minY="10" maxX="8" maxY="12"/></collectionViewFlowLayout>
    <cells><collectionViewCell reuseIdentifier="PhotoCell" id="E-1" customClass="PhotoCell"><view key="contentView" id="W-1"><subviews>
    <label text="Photo" translatesAutoresizingMaskIntoConstraints="NO" id="L-1"/></subviews></view>
    <connections><outlet property="nameLabel" destination="L-1" id="O-1"/>
    <segue destination="B-1" kind="showDetail" identifier="ShowPhoto" id="G-1"/></connections></collectionViewCell></cells>
    <connections><outlet property="dataSource" destination="A-1" id="O-2"/></connections></collectionView></collectionViewController>
    """
  private static let detail = """
    <viewController id="B-1" customClass="PhotoController"><view key="view" id="V-2"/></viewController>
    """
  private static let photos = """
    class PhotosController: UICollectionViewController {}
    class PhotoCell: UICollectionViewCell { @IBOutlet weak var nameLabel: UILabel! }
    class PhotoController: UIViewController {}
    """

  @Test func aCollectionHasItsLayoutItsPrototypesAndTheirSegues() throws {
    let (text, report) = try InterfaceTests.ported(
      InterfaceTests.storyboard(InterfaceTests.collection, InterfaceTests.detail), as: "Main.storyboard",
      InterfaceTests.photos)
    let layout = """
      collectionView.setCollectionViewLayout({ let layout = UICollectionViewFlowLayout(); layout.minimumLineSpacing = 4; \
      layout.minimumInteritemSpacing = 6; layout.itemSize = CGSize(width: 90, height: 80); \
      layout.sectionInset = UIEdgeInsets(top: 10, left: 8, bottom: 12, right: 8); return layout }(), animated: false)
      """
    #expect(InterfaceTests.contains(text, layout), "\(text)")
    #expect(InterfaceTests.contains(text, "photoCell.contentView.addSubview(label)\nphotoCell.nameLabel = label"))
    #expect(text.contains("forCellWithReuseIdentifier: \"PhotoCell\")"))
    #expect(
      InterfaceTests.contains(text, "controller.register(.init(\"ShowPhoto\", .showDetail) { photoController() })"))
    let selected = """
      override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      let cell = collectionView.cellForItem(at: indexPath)
      if cell?.reuseIdentifier == "PhotoCell" {
      triggerSegue(withIdentifier: "ShowPhoto", sender: cell)
      }
      super.collectionView(collectionView, didSelectItemAt: indexPath)
      }
      """
    #expect(InterfaceTests.contains(text, selected), "\(text)")
    #expect(report.leftCount == 0, "\(report.text)")
  }

  @Test func aSplitViewHasItsTwoControllers() throws {
    let split = """
      <splitViewController id="P-1"><connections>
      <segue destination="N-1" kind="relationship" relationship="masterViewController" id="R-1"/>
      <segue destination="B-1" kind="relationship" relationship="detailViewController" id="R-2"/></connections></splitViewController>
      """
    let navigation = """
      <navigationController id="N-1"><navigationBar key="navigationBar" id="K-1"/><connections>
      <segue destination="A-1" kind="relationship" relationship="rootViewController" id="R-3"/></connections></navigationController>
      """
    let (text, report) = try InterfaceTests.ported(
      InterfaceTests.storyboard(initial: "P-1", split, navigation, InterfaceTests.collection, InterfaceTests.detail),
      as: "Main.storyboard", InterfaceTests.photos)
    #expect(
      InterfaceTests.contains(
        text,
        "let controller = UISplitViewController()\ncontroller.viewControllers = [navigationController(), photoController()]"
      ),
      "\(text)")
    #expect(InterfaceTests.contains(text, "controller.viewControllers = [photos()]"))
    #expect(text.contains("\"Main\", initial: \"P-1\","))
    #expect(report.leftCount == 0, "\(report.text)")
  }

  @Test func aXibFillsTheOutletsOfItsOwnerAndSendsItActions() throws {
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" useAutolayout="YES">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="BadgeView"><connections>
      <outlet property="contentView" destination="V-1" id="O-1"/><outlet property="countLabel" destination="L-1" id="O-2"/></connections></placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <view id="V-1"><rect key="frame" x="0.0" y="0.0" width="80" height="40"/><subviews>
      <label text="3" translatesAutoresizingMaskIntoConstraints="NO" id="L-1"/>
      <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="B-1"><state key="normal" title="Reset"/><connections>
      <action selector="reset:" destination="-1" eventType="touchUpInside" id="X-1"/></connections></button></subviews><constraints>
      <constraint firstItem="B-1" firstAttribute="leading" secondItem="L-1" secondAttribute="trailing" constant="8" id="C-1"/>
      </constraints></view></objects></document>
      """
    let owner = """
      class BadgeView: UIView {
          @IBOutlet var contentView: UIView!
          @IBOutlet weak var countLabel: UILabel!
          @IBAction func reset(_ sender: UIButton) {}
      }
      """
    let (text, report) = try InterfaceTests.ported(xib, as: "Badge.xib", owner)
    #expect(
      InterfaceTests.contains(
        text, "UINib.register(\"Badge\") { anyOwner in\nguard let owner = anyOwner as? BadgeView else {"))
    #expect(
      text.contains(
        "button.addTarget(owner, action: Selector(\"reset(_:)\", BadgeView.reset(_:)), for: .touchUpInside)"))
    #expect(InterfaceTests.contains(text, "owner.contentView = contentView\nowner.countLabel = countLabel"))
    #expect(text.contains("button.leadingAnchor.constraint(equalTo: countLabel.trailingAnchor, constant: 8),"))
    #expect(InterfaceTests.contains(text, "return [contentView]"))
    #expect(report.leftCount == 0, "\(report.text)")
  }
}
