import ArcadeKit
import UIKit

/// Matched sets on their way to the discard pile.
extension SetViewController {
  /// Removes the matched cards and flies copies of them to the pile.
  func flyAway(_ views: [SetCardView]) {
    let copies = views.map { copy(of: $0, mark: $0.face.mark == .called ? .called : .matched) }
    for view in views { view.removeFromSuperview() }
    guard !Motion.isReduced else {
      for copy in copies {
        UIView.animate(
          withDuration: Pace.fade, delay: Pace.fade, options: [.allowUserInteraction], animations: { copy.alpha = 0 },
          completion: { _ in copy.removeFromSuperview() })
      }
      return
    }
    let flight = CardFlight(copies, over: felt, edges: view.safeAreaInsets, to: felt.discard.frame)
    flight.onLanding = { [me = Weak(self), flight = Weak(flight)] in
      if let flight = flight.value { me.value?.landed(flight) }
    }
    flights.append(flight)
    flight.begin(in: run)
  }

  /// A copy of a card, face up and above everything else, where the card is seen now.
  private func copy(of view: SetCardView, mark: SetCardView.Mark) -> SetCardView {
    let copy = SetCardView(view.card)
    let seen = view.layer.presentation()
    // While several animations change a size it can have any value for a moment, but a flying card needs a mass.
    let size = seen?.seenSize ?? view.bounds.size
    let least = CGSize(width: view.bounds.width / 4, height: view.bounds.height / 4)
    copy.bounds = CGRect(x: 0, y: 0, width: max(size.width, least.width), height: max(size.height, least.height))
    copy.center = seen?.position ?? view.center
    copy.flip(up: true, seconds: 0)
    copy.show(mark, letters: game.settings.showsLetters)
    copy.isUserInteractionEnabled = false
    copy.accessibilityElementsHidden = true
    copy.isAccessibilityElement = false
    felt.sky.addSubview(copy)
    return copy
  }

  /// Ends a flight that reached the pile: the top card flips, the ones below it are removed.
  private func landed(_ flight: CardFlight) {
    guard let top = flight.cards.last else { return end(flight) }
    for card in flight.cards where card !== top { card.removeFromSuperview() }
    top.show(.none, letters: game.settings.showsLetters)
    top.flip(up: false, seconds: Pace.flip) { [me = Weak(self), flight = Weak(flight)] in
      if let me = me.value, let flight = flight.value { me.end(flight) }
    }
  }

  /// Ends a flight; its cards now count as lying on the pile.
  func end(_ flight: CardFlight) {
    flight.stop()
    for card in flight.cards { card.removeFromSuperview() }
    flights.removeAll { $0 === flight }
    felt.discard.show(game.discards.count - flights.reduce(0) { $0 + $1.cards.count })
  }

  /// Ends all flights at once.
  func endFlights() { for flight in flights { end(flight) } }
}

extension CALayer {
  /// The size at which the layer is seen: its own, scaled by its transform.
  var seenSize: CGSize {
    let m = affineTransform()
    return CGSize(
      width: bounds.width * (m.a * m.a + m.b * m.b).squareRoot(),
      height: bounds.height * (m.c * m.c + m.d * m.d).squareRoot())
  }
}
