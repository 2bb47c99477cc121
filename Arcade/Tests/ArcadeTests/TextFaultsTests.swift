import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

/// What finds the faults of texts is not blind.
@Suite(.serialized) struct TextFaultsTests {
  private let host = HeadlessHost(size: CGSize(width: 300, height: 300))

  @discardableResult
  private func label(_ text: String, _ x: CGFloat, _ y: CGFloat, width: CGFloat = 200, height: CGFloat = 22) -> UILabel
  {
    let label = UILabel(frame: CGRect(x: x, y: y, width: width, height: height))
    label.text = text
    host.view.addSubview(label)
    return label
  }

  private var faults: TextFaults { TextFaults(in: host) }

  @Test func whatFitsHasNoFaults() {
    label("Хорошо", 10, 10)
    label("1.2 kg, #/breakout", 10, 40)
    #expect(faults.cut == [] && faults.misplaced == [] && faults.english == [])
  }

  @Test func aTextThatIsTooLongIsFound() {
    label("Вот это слишком длинно", 10, 10, width: 60)
    label("Раз\nдва", 10, 40).numberOfLines = 0
    let small = label("Вот это мельче", 10, 80, width: 100)
    small.adjustsFontSizeToFitWidth = true
    small.minimumScaleFactor = 0.5
    let field = UITextField(frame: CGRect(x: 10, y: 120, width: 60, height: 30))
    field.placeholder = "Вот это слишком длинно"
    host.view.addSubview(field)
    #expect(faults.cut.count == 3, "\(faults.cut)")
  }

  @Test func whatLiesOverSomethingElseOrLeavesTheWindowIsFound() {
    label("Раз", 10, 10)
    label("Два", 14, 14)
    label("Три", 290, 60)
    label("Под окном", 10, 400)
    #expect(faults.misplaced.count == 2, "\(faults.misplaced)")
    label("Надо всем", 10, 10).superview?.subviews.last?.alpha = 0
    #expect(faults.misplaced.count == 2, "what is not seen does not count")
  }

  @Test func controlsThatLieOverOneAnotherAreFound() {
    let buttons = [10, 60, 90].map { UIButton(frame: CGRect(x: $0, y: 10, width: 44, height: 44)) }
    for button in buttons { host.view.addSubview(button) }
    #expect(faults.crowded.count == 1)
    buttons[2].isHidden = true
    #expect(faults.crowded == [])
  }

  @Test func englishIsFoundWhereverItIsSaid() {
    label("Разве not?", 10, 10)
    let image = UIView(frame: CGRect(x: 10, y: 60, width: 20, height: 20))
    image.accessibilityLabel = "Ball"
    image.accessibilityHint = "Шар rolls"
    host.view.addSubview(image)
    #expect(faults.english.map { $0.split(separator: " ")[1] }.sorted() == ["Ball", "not", "rolls"])
  }
}
