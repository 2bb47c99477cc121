import CaromHeadlessHost
import UIKit

extension Callback {
  private static func reloadTable(_ stage: Stage) {
    stage.root.table.reloadData()
    stage.host.advance(ticks: 1)
  }

  private static func tapRow(_ stage: Stage) {
    stage.host.tap(at: CGPoint(x: 60, y: 40))
    stage.host.advance(ticks: 5)
    stage.host.tap(at: CGPoint(x: 60, y: 90))
  }

  private static func swipeRow(_ stage: Stage) {
    stage.host.drag(from: CGPoint(x: 300, y: 90), to: CGPoint(x: 150, y: 90), duration: 0.2)
    stage.host.advance(ticks: 60)
  }

  static let tables =
    all(
      "UITableViewDataSource.",
      [
        "numberOfSections", "numberOfRowsInSection", "cellForRowAt", "titleForHeaderInSection",
      ], reloadTable)
    + all(
      "UITableViewDelegate.",
      [
        "heightForRowAt", "heightForHeaderInSection", "viewForHeaderInSection", "willDisplay",
      ], reloadTable)
    + all("UITableViewCell.", ["prepareForReuse", "layoutSubviews", "setSelected"], reloadTable)
    + all("UITableViewDelegate.", ["didEndDisplaying"]) {
      $0.root.table.contentOffset.y = 400
      $0.host.advance(ticks: 1)
    }
    + all(
      "UITableViewDelegate.",
      [
        "shouldHighlightRowAt", "didHighlightRowAt", "didUnhighlightRowAt", "willSelectRowAt", "didSelectRowAt",
        "willDeselectRowAt", "didDeselectRowAt",
      ], tapRow)
    + [Callback("UITableViewCell.setHighlighted", tapRow)]
    + all("", ["UITableViewDataSource.canEditRowAt", "UITableViewDelegate.editingStyleForRowAt"]) {
      $0.root.table.setEditing(true, animated: true)
      $0.host.advance(ticks: 2)
    }
    + all("UITableViewDelegate.", ["trailingSwipeActionsConfigurationForRowAt", "willBeginEditingRowAt"], swipeRow)
    + all("", ["UIContextualAction handler", "UITableViewDelegate.didEndEditingRowAt"]) {
      swipeRow($0)
      $0.host.tap(at: CGPoint(x: 370, y: 90))
    }
    + [
      Callback("UITableView.performBatchUpdates") { stage in
        stage.root.table.performBatchUpdates { Stage.say("UITableView.performBatchUpdates") }
      },
      Callback("UITableView.performBatchUpdates completion") { stage in
        stage.rows[0].insert("New", at: 0)
        stage.root.table.performBatchUpdates {
          stage.root.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        } completion: { _ in
          Stage.say("UITableView.performBatchUpdates completion")
        }
        stage.host.advance(ticks: 60)
      },
    ]

  private static func reloadCollection(_ stage: Stage) {
    stage.root.collection.reloadData()
    stage.host.advance(ticks: 1)
  }

  private static func tapItem(_ stage: Stage) {
    stage.host.tap(at: CGPoint(x: 30, y: 270))
    stage.host.advance(ticks: 5)
    stage.host.tap(at: CGPoint(x: 110, y: 270))
  }

  static let collections =
    all(
      "UICollectionViewDataSource.",
      [
        "numberOfSections", "numberOfItemsInSection", "cellForItemAt", "viewForSupplementaryElementOfKind",
      ], reloadCollection)
    + all(
      "UICollectionViewDelegate.", ["sizeForItemAt", "willDisplay", "willDisplaySupplementaryView"], reloadCollection)
    + all("UICollectionViewCell.", ["prepareForReuse", "apply", "layoutSubviews"], reloadCollection)
    + all("UICollectionViewLayout.", ["prepare", "layoutAttributesForElements"], reloadCollection)
    + all("UICollectionViewDelegate.", ["didEndDisplaying"]) {
      $0.root.collection.contentOffset.y = 250
      $0.host.advance(ticks: 1)
    }
    + all(
      "UICollectionViewDelegate.",
      [
        "shouldHighlightItemAt", "didHighlightItemAt", "didUnhighlightItemAt", "shouldSelectItemAt", "didSelectItemAt",
        "didDeselectItemAt",
      ], tapItem)
    + [
      Callback("UICollectionView.performBatchUpdates") { stage in
        stage.root.collection.performBatchUpdates { Stage.say("UICollectionView.performBatchUpdates") }
      },
      Callback("UICollectionView.performBatchUpdates completion") { stage in
        stage.items[0] += 1
        stage.root.collection.performBatchUpdates {
          stage.root.collection.insertItems(at: [IndexPath(item: 0, section: 0)])
        } completion: { _ in
          Stage.say("UICollectionView.performBatchUpdates completion")
        }
        stage.host.advance(ticks: 60)
      },
    ]
}
