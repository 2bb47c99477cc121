import Testing
import UIKit

@testable import UIKitControls

/// A collection view of 300 × 600 points with a compositional layout, and the frames that it shows.
final class CompositionalStage {
  let host = HeadlessHost(size: CGSize(width: 300, height: 600))
  let view: UICollectionView
  let source = NumberSource()
  let diary = CollectionDiary()

  init(
    _ counts: [Int], isMirrored: Bool = false,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init(),
    _ provider: @escaping UICollectionViewCompositionalLayout.SectionProvider
  ) {
    var number = 0
    source.items = counts.map { count in
      (0..<count).map { _ in
        number += 1
        return number - 1
      }
    }
    let layout = UICollectionViewCompositionalLayout(sectionProvider: provider, configuration: configuration)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
    if isMirrored { host.writeFromRightToLeft() }
    view.contentInsetAdjustmentBehavior = .never
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    for kind in ["head", "foot", "badge"] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    view.dataSource = source
    view.delegate = diary
    host.view.addSubview(view)
    host.advance(ticks: 1)
  }

  convenience init(_ counts: [Int], isMirrored: Bool = false, _ section: NSCollectionLayoutSection) {
    self.init(counts, isMirrored: isMirrored) { _, _ in section }
  }

  /// The frames of a section's items, in whole numbers: `x y width height`.
  func frames(_ section: Int = 0) -> [[Int]] {
    source.items[section].indices.compactMap {
      rect(view.layoutAttributesForItem(at: IndexPath(item: $0, section: section)))
    }
  }

  func frame(of kind: String, _ section: Int = 0, item: Int = 0) -> [Int]? {
    rect(view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: item, section: section)))
  }

  private func rect(_ attributes: UICollectionViewLayoutAttributes?) -> [Int]? {
    (attributes?.frame).map { [$0.minX, $0.minY, $0.width, $0.height].map { Int($0.rounded()) } }
  }

  func cell(_ item: Int, _ section: Int = 0) -> NumberCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? NumberCell
  }
}

extension HeadlessHost {
  /// Makes the app right-to-left.
  func writeFromRightToLeft() {
    var preferences = PreferencesInput()
    preferences.isRightToLeft = 1
    send(.preferences(preferences))
    advance(ticks: 1)
  }
}

func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

private func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutItem
{
  NSCollectionLayoutItem(layoutSize: size(width, height))
}

@Suite struct CompositionalTests {
  private func grid() -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(1 / 3)),
      subitems: [item(.fractionalWidth(1 / 3), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 10, bottom: 30, trailing: 20)
    section.interGroupSpacing = 10
    return section
  }

  @Test func aGridIsMadeOfThirdsOfWhatTheInsetsLeave() {
    // 300 − 10 − 20 = 270: squares of 90.
    let stage = CompositionalStage([5], grid())
    #expect(
      stage.frames() == [
        [10, 20, 90, 90], [100, 20, 90, 90], [190, 20, 90, 90], [10, 120, 90, 90], [100, 120, 90, 90],
      ])
    #expect(stage.view.contentSize == CGSize(width: 300, height: 240))
    let mirrored = CompositionalStage([5], isMirrored: true, grid())
    #expect(
      mirrored.frames() == [
        [200, 20, 90, 90], [110, 20, 90, 90], [20, 20, 90, 90], [200, 120, 90, 90], [110, 120, 90, 90],
      ])
    stage.view.frame.size.width = 150
    stage.host.advance(ticks: 1)
    #expect(stage.frames()[1] == [50, 20, 40, 40] && stage.host.diagnostics == [])
  }

  @Test func groupsInGroups() {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))])
    let big = item(.fractionalWidth(0.7), .fractionalHeight(1))
    big.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 20)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(200)), subitems: [big, column])
    for isMirrored in [false, true] {
      let stage = CompositionalStage([5], isMirrored: isMirrored, NSCollectionLayoutSection(group: group))
      #expect(
        stage.frames()
          == (isMirrored
            ? [[110, 5, 180, 180], [0, 0, 90, 100], [0, 100, 90, 100], [110, 205, 180, 180], [0, 200, 90, 100]]
            : [
              [10, 5, 180, 180], [210, 0, 90, 100], [210, 100, 90, 100], [10, 205, 180, 180], [210, 200, 90, 100],
            ]))
      #expect(stage.view.contentSize.height == 400)
    }
  }

  @Test func spaceBetweenItems() {
    let row = size(.fractionalWidth(1), .absolute(50))
    func frames(_ group: NSCollectionLayoutGroup, _ spacing: NSCollectionLayoutSpacing?, _ count: Int) -> [Int] {
      group.interItemSpacing = spacing
      return CompositionalStage([count], NSCollectionLayoutSection(group: group)).frames().map { $0[0] }
    }
    // (300 − 3 · 4) / 4 = 72.
    let four = NSCollectionLayoutGroup.horizontal(
      layoutSize: row, subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 4)
    #expect(frames(four, .fixed(4), 5) == [0, 76, 152, 228, 0])
    // Three of 80 with 10 between them leave 40, which the two gaps share.
    let fixed = NSCollectionLayoutGroup.horizontal(
      layoutSize: row, subitems: [item(.absolute(80), .fractionalHeight(1))])
    #expect(frames(fixed, .flexible(10), 4) == [0, 110, 220, 0])
    #expect(frames(fixed, .fixed(10), 4) == [0, 90, 180, 0])
    // Two halves with space between them do not fit.
    let halves = NSCollectionLayoutGroup.horizontal(
      layoutSize: row, subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1))])
    #expect(frames(halves, nil, 3) == [0, 150, 0] && frames(halves, .fixed(1), 2) == [0, 0])
    let twice = NSCollectionLayoutGroup.horizontal(
      layoutSize: row, repeatingSubitem: item(.absolute(60), .fractionalHeight(1)), count: 2)
    #expect(frames(twice, .fixed(5), 3) == [0, 65, 0])
    let spaced = item(.absolute(60), .fractionalHeight(0.5))
    spaced.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(7), top: .fixed(3), trailing: nil, bottom: nil)
    let edged = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [spaced])
    #expect(
      CompositionalStage([2], NSCollectionLayoutSection(group: edged)).frames() == [[7, 3, 60, 25], [74, 3, 60, 25]])
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .absolute(100)), subitem: item(.fractionalWidth(1), .absolute(1)),
      count: 3)
    column.interItemSpacing = .fixed(5)
    #expect(
      CompositionalStage([3], NSCollectionLayoutSection(group: column)).frames()
        == [[0, 0, 150, 30], [0, 35, 150, 30], [0, 70, 150, 30]])
  }

  private func headed(pins: Bool = false) -> NSCollectionLayoutSection {
    let row = size(.fractionalWidth(1), .absolute(100))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: row, subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 6, trailing: 4)
    let head = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), elementKind: "head", alignment: .top)
    head.pinToVisibleBounds = pins
    section.boundarySupplementaryItems = [
      head,
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(0.5), .absolute(20)), elementKind: "foot", alignment: .bottomTrailing,
        absoluteOffset: CGPoint(x: -1, y: 2)),
    ]
    return section
  }

  @Test func headersAndFootersAreOutsideTheInsets() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    let stage = CompositionalStage([2, 1], configuration: configuration) { [self] _, _ in headed() }
    // 40 header, 10, two rows of 100, 6, 20 footer: 276; then 12.
    #expect(stage.frame(of: "head") == [16, 0, 280, 40])
    #expect(stage.frames() == [[16, 50, 280, 100], [16, 150, 280, 100]])
    #expect(stage.frame(of: "foot") == [155, 258, 140, 20])
    #expect(stage.frame(of: "head", 1) == [16, 288, 280, 40] && stage.frames(1) == [[16, 338, 280, 100]])
    #expect(stage.view.contentSize.height == 464)
    let mirrored = CompositionalStage([2], isMirrored: true, headed())
    #expect(mirrored.frame(of: "head") == [4, 0, 280, 40] && mirrored.frame(of: "foot") == [5, 258, 140, 20])
    let wide = headed()
    wide.supplementariesFollowContentInsets = false
    #expect(CompositionalStage([1], wide).frame(of: "head") == [0, 0, 300, 40])
    #expect(stage.host.diagnostics == [] && mirrored.host.diagnostics == [])
  }

  @Test func aPinnedHeaderStaysInSightAsLongAsItsSection() {
    let stage = CompositionalStage([5, 5], headed(pins: true))
    func top(at y: CGFloat) -> Int? {
      stage.view.setContentOffset(CGPoint(x: 0, y: y), animated: false)
      stage.host.advance(ticks: 1)
      return stage.frame(of: "head")?[1]
    }
    // The section is 40 + 10 + 500 + 6 + 20 = 576 high.
    #expect(top(at: 0) == 0 && top(at: 30) == 30 && top(at: 536) == 536 && top(at: 550) == 536)
    #expect(stage.frame(of: "head", 1)?[1] == 576)
    let head = stage.view.supplementaryView(forElementKind: "head", at: IndexPath(item: 0, section: 1))
    #expect(top(at: 552) == 536 && head?.frame.minY == 576)
    #expect(stage.view.subviews.last { $0 is UICollectionReusableView } === head || head != nil)
  }

  @Test func badgesDecorationsAndCustomGroups() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let square = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(100)), supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [square]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
    ground.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    section.decorationItems = [ground]
    let stage = CompositionalStage([2], section)
    // 100 − 20 + 6 to the right of the item, 6 above it.
    #expect(stage.frame(of: "badge") == [96, 4, 20, 20] && stage.frame(of: "badge", item: 1) == [196, 4, 20, 20])
    #expect(stage.view.subviews[0].frame == CGRect(x: 2, y: 1, width: 294, height: 116))
    let own = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(90))) { environment in
      let width = environment.container.effectiveContentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 30)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width / 2, y: 30, width: width / 2, height: 60)),
      ]
    }
    #expect(
      CompositionalStage([3], isMirrored: true, NSCollectionLayoutSection(group: own)).frames()
        == [[150, 0, 150, 30], [0, 30, 150, 60], [150, 90, 150, 30]])
    #expect(stage.host.diagnostics == [])
  }

  @Test func aLayoutThatScrollsHorizontally() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(100), .fractionalHeight(1)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 20)
    let stage = CompositionalStage([9], configuration: configuration) { _, _ in section }
    #expect(stage.frames()[0...2] == [[10, 0, 100, 300], [10, 300, 100, 300], [110, 0, 100, 300]])
    #expect(stage.view.contentSize == CGSize(width: 530, height: 600) && stage.view.contentOffset.x == 0)
    let mirrored = CompositionalStage([9], isMirrored: true, configuration: configuration) { _, _ in section }
    #expect(mirrored.frames()[0...2] == [[420, 0, 100, 300], [420, 300, 100, 300], [320, 0, 100, 300]])
    #expect(mirrored.view.contentOffset.x == 230)
  }

  @Test func estimatesGiveWayToWhatCellsRequire() {
    let row = size(.fractionalWidth(1), .estimated(20))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: row, subitems: [item(.fractionalWidth(1), .estimated(20))]))
    section.interGroupSpacing = 5
    let stage = CompositionalStage([0], section)
    stage.view.register(TallCell.self, forCellWithReuseIdentifier: "number")
    stage.source.items = [[1, 2, 3]]
    stage.view.reloadData()
    stage.host.advance(ticks: 1)
    #expect(stage.frames() == [[0, 0, 300, 30], [0, 35, 300, 60], [0, 100, 300, 90]])
    stage.source.items = [[3, 1, 2]]
    stage.view.moveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 0, section: 0))
    stage.host.settle()
    #expect(
      stage.frames() == [[0, 0, 300, 90], [0, 95, 300, 30], [0, 130, 300, 60]] && stage.host.diagnostics == [])
    // Tags of different widths: as many in a row as fit.
    let tags = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(20)), subitems: [item(.estimated(50), .absolute(20))])
    tags.interItemSpacing = .fixed(10)
    let cloud = CompositionalStage([0], NSCollectionLayoutSection(group: tags))
    cloud.view.register(TallCell.self, forCellWithReuseIdentifier: "number")
    cloud.source.items = [[10, 5, 20, 4]]
    cloud.view.reloadData()
    cloud.host.advance(ticks: 1)
    #expect(cloud.frames() == [[0, 0, 100, 20], [110, 0, 50, 20], [0, 20, 200, 20], [210, 20, 40, 20]])
  }

  @Test func faultsAreToldOf() {
    let empty = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(10), .absolute(10)), subitems: []))
    let stuck = CompositionalStage([3], empty)
    #expect(stuck.host.diagnostics.count == 1 && stuck.host.diagnostics[0].contains("has no room for an item"))
    let none = CompositionalStage([3]) { _, _ in nil }
    #expect(none.host.diagnostics.count == 1 && none.host.diagnostics[0].contains("returned nil for section 0"))
    #expect(none.frames().count == 3)
    let odd = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(.nan), .absolute(-.infinity)),
        subitems: [item(.absolute(.infinity), .fractionalHeight(-3))]))
    odd.interGroupSpacing = .nan
    let stage = CompositionalStage([4], odd)
    #expect(stage.frames() == Array(repeating: [0, 0, 0, 0], count: 4) && stage.host.diagnostics == [])
  }
}

/// A cell whose width is ten times, and whose height thirty times its number.
private final class TallCell: UICollectionViewCell {
  required init(frame: CGRect) {
    super.init(frame: frame)
    let part = UIView()
    part.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(part)
    sides = [
      part.widthAnchor.constraint(equalToConstant: 0), part.heightAnchor.constraint(equalToConstant: 0),
    ]
    sides[0].priority = .defaultHigh
    NSLayoutConstraint.activate(
      sides + [
        part.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        part.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        part.topAnchor.constraint(equalTo: contentView.topAnchor),
        part.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      ])
  }
  required init?(coder: NSCoder) { nil }
  private var sides: [NSLayoutConstraint] = []
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let source = collectionView?.dataSource as? NumberSource
    let number = CGFloat(source?.items[indexPath.section][indexPath.item] ?? 0)
    sides[0].constant = number * 10
    sides[1].constant = number * 30
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}
