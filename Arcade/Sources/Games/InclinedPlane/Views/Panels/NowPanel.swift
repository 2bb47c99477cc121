import ArcadeKit
import CaromGeometry
import UIKit

/// The current moment: energies, values, and switches for the arrows.
final class NowPanel: InstrumentPanel {
  private let bars = EnergyView(frame: .zero)
  private let values = Words(.numbers)

  override class var kind: String { "NowPanel" }

  override func build() {
    super.build()
    sheet.rows = [
      Words(.header, InclineStrings.energies), bars,
      ChoiceRow(InclineStrings.velocity, isOn: true) { [me = Weak(self)] in
        me.value?.controller?.slopeView.shows.velocity = $0
      },
      ChoiceRow(InclineStrings.forces, isOn: true) { [me = Weak(self)] in
        me.value?.controller?.slopeView.shows.forces = $0
      },
      ChoiceRow(InclineStrings.components, isOn: false) { [me = Weak(self)] in
        me.value?.controller?.slopeView.shows.components = $0
      },
      Words(.note, InclineStrings.letters), Words(.header, InclineStrings.values), values,
    ]
  }

  override func update(isHurried: Bool) {
    guard let controller else { return }
    let run = controller.experiment
    let c = run.conditions(controller.lane)
    bars.show(run.motion(controller.lane), c, most: run.motion(controller.lane, at: 0).total(c))
    if !isHurried { values.show(InclineStrings.values(run, lane: controller.lane)) }
  }
}
