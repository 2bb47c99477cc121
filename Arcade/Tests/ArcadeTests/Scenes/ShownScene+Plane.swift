import CaromGeometry
import UIKit

@testable import Arcade
@testable import InclinedPlane

extension ShownScene {
  /// Inclined Plane: the tutorial, and the instruments of the true plane.
  static let plane: [ShownScene] =
    [
      ShownScene("Inclined Plane: the tutorial runs", at: "/incline", shows: InclineStrings.tutorialNotes) { stage in
        stage.press("Space", seconds: 2)
        stage.find(InclineStrings.tutorialNotes)
      },
      ShownScene("Inclined Plane: all of the set-up", at: slope, shows: InclineStrings.help) { stage in
        stage.show(.setup)
        (stage.trueOne.panels[TruePlaneViewController.Section.setup.rawValue] as! SetupPanel).showMore()
        stage.find(InclineStrings.help)
      },
      ShownScene("Inclined Plane: the forces of the moment", at: slope, shows: InclineStrings.velocity) { stage in
        stage.slide(seconds: 0.5)
        stage.show(.now)
        stage.find(InclineStrings.velocity)
      },
      ShownScene("Inclined Plane: a curve", at: slope, shows: InclineStrings.plotted) { stage in
        stage.slide(seconds: 0.5)
        stage.show(.plot)
      },
      ShownScene("Inclined Plane: the table", at: slope, shows: InclineStrings.csv) { stage in
        stage.slide(seconds: 0.5)
        stage.show(.data)
        stage.find(InclineStrings.csv)
      },
      ShownScene("Inclined Plane: a race against a ghost", at: slope, shows: InclineStrings.removeGhost) { stage in
        stage.slide(seconds: 0.5)
        stage.press("KeyG")
        stage.press("KeyR")
        stage.press("Space", seconds: 12)
        stage.show(.setup)
        stage.find(InclineStrings.removeGhost)
      },
      ShownScene("Inclined Plane: three bodies at the end", at: slope, shows: "3.\u{A0}") {
        $0.slide(bodies: 3, seconds: 12)
      },
      ShownScene("Inclined Plane: a link to a run", at: slope, shows: InclineStrings.linkCopied("")) { stage in
        stage.show(.setup)
        stage.trueOne.copyLink()
        stage.host.advance(seconds: 1)
      },
      ShownScene("Inclined Plane: a damaged link", at: "/incline/plane?x", shows: InclineStrings.reason(.badLink)) {
        _ in
      },
    ]
    + GuidedTask.Kind.allCases.map { kind in
      ShownScene("Inclined Plane: the question “\(kind)” is answered", at: slope, shows: InclineStrings.taskTitle) {
        stage in
        stage.show(.tasks)
        stage.ask(kind)
      }
    }

  private static let slope = "/incline/plane"
}

extension HomeStage {
  fileprivate var trueOne: TruePlaneViewController { controller(TruePlaneViewController.self, ofApp: "incline")! }

  fileprivate func show(_ section: TruePlaneViewController.Section) {
    trueOne.show(section)
    host.advance(seconds: 0.5)
  }

  /// Lets bodies slide for a while, then holds them.
  fileprivate func slide(bodies: Int = 1, seconds: Double) {
    _ = trueOne.change {
      $0 = Setup([.ball, .ring, .disc].prefix(bodies).map { $0 }, [(.angle, 2_000)])
      return nil
    }
    press("Space", seconds: seconds)
    trueOne.hold()
    host.advance(seconds: 0.5)
  }

  /// Asks one of the questions, and answers it with the first choice, or says that it is done.
  fileprivate func ask(_ kind: GuidedTask.Kind) {
    func found(_ view: UIView) -> UISegmentedControl? {
      if let control = view as? UISegmentedControl, control.accessibilityLabel == InclineStrings.taskTitle {
        return control
      }
      for each in view.subviews { if let control = found(each) { return control } }
      return nil
    }
    let control = found(trueOne.view)
    control?.selectedSegmentIndex = kind.rawValue
    control?.sendActions(for: .valueChanged)
    host.advance(seconds: 0.5)
    let task = GuidedTask(kind)
    let answer = task.choices > 0 ? InclineStrings.choices(task)[0].1 : InclineStrings.check
    find(answer)
    touch(answer, seconds: 12)
  }
}
