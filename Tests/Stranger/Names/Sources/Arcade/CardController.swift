import Cards
import Parity
import UIKit

public final class CardController: UIViewController {
  public private(set) var taps = 0

  public override func viewDidLoad() {
    let card = CardView()
    card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("turn", CardController.turn)))
    if isEven() { view.addSubview(card) }
  }

  func turn(_ tap: UITapGestureRecognizer) { taps += 1 }
}
