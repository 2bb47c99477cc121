import UIKit

extension Move {
  static let tables = [
    Move("UITableView.reloadData") { stage in
      stage.rows = [["A", "B", "C"]]
      stage.root.table.reloadData()
      return { stage.root.table.window == nil || stage.root.table.visibleCells.count == 3 }
    },
    Move("UITableView.insertRows") { stage in
      stage.rows[0].insert("New", at: 0)
      stage.root.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      return { stage.root.table.numberOfRows(inSection: 0) == stage.rows[0].count }
    },
    Move("UITableView.deleteRows") { stage in
      stage.rows[0].removeFirst(8)
      stage.root.table.deleteRows(at: (0..<8).map { IndexPath(row: $0, section: 0) }, with: .left)
      return { stage.root.table.numberOfRows(inSection: 0) == stage.rows[0].count }
    },
    Move("UITableView.deleteSections") { stage in
      stage.rows.removeLast()
      stage.root.table.deleteSections(IndexSet(integer: 1), with: .fade)
      return { stage.root.table.numberOfSections == 1 }
    },
    Move("UITableView.reloadRows") { stage in
      let before = stage.root.table.cellForRow(at: IndexPath(row: 1, section: 0))
      stage.root.table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
      return { before == nil || stage.root.table.cellForRow(at: IndexPath(row: 1, section: 0)) !== before }
    },
    Move("UITableView.performBatchUpdates") { stage in
      var isOver = false
      stage.root.table.performBatchUpdates {
        stage.rows[0].remove(at: 2)
        stage.root.table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
      } completion: { _ in
        isOver = true
      }
      return { isOver }
    },
    Move("UITableView.selectRow") { stage in
      stage.root.table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
      return { stage.root.table.indexPathForSelectedRow?.row == 2 }
    },
    Move("UITableView.scrollToRow") { stage in
      stage.root.table.scrollToRow(at: IndexPath(row: 0, section: 1), at: .top, animated: false)
      return { stage.root.table.contentOffset.y > 100 }
    },
    Move("UITableView.setEditing") { stage in
      stage.root.table.setEditing(true, animated: true)
      return { stage.root.table.isEditing }
    },
    Move("UITableView.dataSource = nil") { stage in
      stage.root.table.dataSource = nil
      stage.root.table.reloadData()
      return { stage.root.table.window == nil || stage.root.table.visibleCells.isEmpty }
    },
    Move("UITableView.layoutIfNeeded") { stage in
      stage.root.table.setNeedsLayout()
      stage.root.table.layoutIfNeeded()
      return { true }
    },
    Move("UITableView.removeFromSuperview") { stage in
      stage.root.table.removeFromSuperview()
      return { stage.root.table.superview == nil }
    },
  ]

  static let collections = [
    Move("UICollectionView.reloadData") { stage in
      stage.items = [3]
      stage.root.collection.reloadData()
      return { stage.root.collection.window == nil || stage.root.collection.visibleCells.count == 3 }
    },
    Move("UICollectionView.insertItems") { stage in
      stage.items[0] += 1
      stage.root.collection.insertItems(at: [IndexPath(item: 0, section: 0)])
      return { stage.root.collection.numberOfItems(inSection: 0) == stage.items[0] }
    },
    Move("UICollectionView.deleteItems") { stage in
      stage.items[0] -= 20
      stage.root.collection.deleteItems(at: (0..<20).map { IndexPath(item: $0, section: 0) })
      return { stage.root.collection.numberOfItems(inSection: 0) == stage.items[0] }
    },
    Move("UICollectionView.performBatchUpdates") { stage in
      var isOver = false
      stage.root.collection.performBatchUpdates {
        stage.items[0] -= 1
        stage.root.collection.deleteItems(at: [IndexPath(item: 2, section: 0)])
      } completion: { _ in
        isOver = true
      }
      return { isOver }
    },
    Move("UICollectionView.selectItem") { stage in
      stage.root.collection.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
      return { stage.root.collection.indexPathsForSelectedItems?.first?.item == 2 }
    },
    Move("UICollectionView.scrollToItem") { stage in
      stage.root.collection.scrollToItem(at: IndexPath(item: 23, section: 0), at: .bottom, animated: false)
      return { stage.root.collection.contentOffset.y > 100 }
    },
    Move("UICollectionView.collectionViewLayout") { stage in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 40, height: 40)
      stage.root.collection.setCollectionViewLayout(layout, animated: false)
      return { stage.root.collection.collectionViewLayout === layout }
    },
    Move("UICollectionViewLayout.invalidateLayout") { stage in
      stage.root.layout.itemSize = CGSize(width: 50, height: 50)
      stage.root.layout.invalidateLayout()
      return { true }
    },
    Move("UICollectionView.removeFromSuperview") { stage in
      stage.root.collection.removeFromSuperview()
      return { stage.root.collection.superview == nil }
    },
  ]
}
