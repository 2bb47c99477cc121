import UIKit

/// The delegate and data source of everything on the stage; each method reports that it was called.
final class Hooks: NSObject {
  override class var kind: String { "Hooks" }
  func pressed(_ sender: UIButton) { Stage.say("UIControl target") }
  func tapped(_ sender: UITapGestureRecognizer) { Stage.say("UITapGestureRecognizer action") }
  func panned(_ sender: UIPanGestureRecognizer) {
    switch sender.state {
    case .began: Stage.say("UIPanGestureRecognizer action .began")
    case .changed: Stage.say("UIPanGestureRecognizer action .changed")
    case .ended: Stage.say("UIPanGestureRecognizer action .ended")
    default: break
    }
  }
  func ticked(_ sender: CADisplayLink) { Stage.say("CADisplayLink") }
  func noticed() { Stage.say("NotificationCenter selector") }
}

extension Hooks: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    Stage.say("UITableViewDataSource.numberOfSections")
    return Stage.current?.rows.count ?? 0
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Stage.say("UITableViewDataSource.numberOfRowsInSection")
    // An app would trap here if it were asked for a section that no longer exists.
    return Stage.current?.rows[section].count ?? 0
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    // An app would trap here if it were asked for a row that no longer exists.
    cell.textLabel?.text = Stage.current?.rows[indexPath.section][indexPath.row]
    cell.accessoryType = indexPath.row == 1 ? .detailButton : .none
    Stage.say("UITableViewDataSource.cellForRowAt")
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    _ = Stage.current?.rows[section]
    Stage.say("UITableViewDataSource.titleForHeaderInSection")
    return "Section \(section)"
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    _ = Stage.current?.rows[indexPath.section][indexPath.row]
    Stage.say("UITableViewDataSource.canEditRowAt")
    return true
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { Stage.say("UITableViewDataSource.commit") }
}

extension Hooks: UITableViewDelegate {
  private func say(_ what: String) { Stage.say("UITableViewDelegate." + what) }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    _ = Stage.current?.rows[indexPath.section][indexPath.row]
    say("heightForRowAt")
    return 44
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    say("heightForHeaderInSection")
    return 20
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    say("viewForHeaderInSection")
    return nil
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    _ = Stage.current?.rows[indexPath.section][indexPath.row]
    say("willDisplay")
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    say("didEndDisplaying")
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    say("shouldHighlightRowAt")
    return true
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { say("didHighlightRowAt") }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { say("didUnhighlightRowAt") }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    say("willSelectRowAt")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { say("didSelectRowAt") }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    say("willDeselectRowAt")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { say("didDeselectRowAt") }
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    say("editingStyleForRowAt")
    return .delete
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    say("trailingSwipeActionsConfigurationForRowAt")
    let action = UIContextualAction(style: .normal, title: "Act") { _, _, done in
      Stage.say("UIContextualAction handler")
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { say("willBeginEditingRowAt") }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { say("didEndEditingRowAt") }
}

extension Hooks: UICollectionViewDataSource {
  private func tell(_ what: String) { Stage.say("UICollectionViewDataSource." + what) }
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    tell("numberOfSections")
    return Stage.current?.items.count ?? 0
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    tell("numberOfItemsInSection")
    return Stage.current?.items[section] ?? 0
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    precondition(indexPath.item < Stage.current?.items[indexPath.section] ?? 0, "an item that is gone")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    tell("cellForItemAt")
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    tell("viewForSupplementaryElementOfKind")
    return view
  }
}

extension Hooks: UICollectionViewDelegateFlowLayout {
  private func say(item what: String) { Stage.say("UICollectionViewDelegate." + what) }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    precondition(indexPath.item < Stage.current?.items[indexPath.section] ?? 0, "an item that is gone")
    say(item: "sizeForItemAt")
    return CGSize(width: 60, height: 60)
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { say(item: "willDisplay") }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { say(item: "didEndDisplaying") }
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { say(item: "willDisplaySupplementaryView") }
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    say(item: "shouldHighlightItemAt")
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    say(item: "didHighlightItemAt")
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    say(item: "didUnhighlightItemAt")
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    say(item: "shouldSelectItemAt")
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    say(item: "didSelectItemAt")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    say(item: "didDeselectItemAt")
  }
}

extension Hooks: UIScrollViewDelegate {
  private func say(scroll what: String, _ view: UIScrollView) {
    if view === Stage.current?.root.scroll { Stage.say("UIScrollViewDelegate." + what) }
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { say(scroll: "scrollViewDidScroll", scrollView) }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    say(scroll: "scrollViewWillBeginDragging", scrollView)
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { say(scroll: "scrollViewWillEndDragging", scrollView) }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    say(scroll: "scrollViewDidEndDragging", scrollView)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    say(scroll: "scrollViewWillBeginDecelerating", scrollView)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    say(scroll: "scrollViewDidEndDecelerating", scrollView)
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    say(scroll: "scrollViewDidEndScrollingAnimation", scrollView)
  }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    say(scroll: "scrollViewDidChangeAdjustedContentInset", scrollView)
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    say(scroll: "viewForZooming", scrollView)
    return scrollView === Stage.current?.root.scroll ? scrollView.subviews.first : nil
  }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    say(scroll: "scrollViewWillBeginZooming", scrollView)
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { say(scroll: "scrollViewDidZoom", scrollView) }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    say(scroll: "scrollViewDidEndZooming", scrollView)
  }
}
