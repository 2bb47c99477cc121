import ArcadeKit
import CaromHeadlessHost
import UIKit
import UIKitCore

@testable import Arcade

extension ShownScene {
  /// The boards.
  static let boards: [ShownScene] =
    [
      ShownScene("boards: nobody takes part", at: "/boards", shows: BoardStrings.join) {
        $0.tell(["access", "open", ""])
      },
      ShownScene("boards: without a secure connection", at: "/boards", shows: BoardStrings.insecure) {
        $0.tell(["access", "insecure", ""])
      },
      ShownScene("boards: the server does not answer", at: "/boards", shows: BoardStrings.unreachable) {
        $0.tell(["access", "unreachable", ""])
      },
      ShownScene("boards: the choice of a board", at: "/boards", shows: "Pong") { stage in
        stage.tell(["access", "open", ""])
        stage.touch(BoardStrings.game)
      },
      ShownScene("boards: one of a challenge", at: "/boards", shows: BoardStrings.watchTomorrow) { stage in
        stage.tell(["access", "joined", "Ада"])
        let board = ArcadeApp.entries.flatMap { $0.boards() }.first { $0.isDaily }!
        stage.touch(BoardStrings.game)
        stage.touch(board.name)
        stage.tell(["board", stage.board, "loaded"] + lines)
      },
      ShownScene("boards: places, and one's own far below", at: "/boards", shows: BoardStrings.yourPlace) { stage in
        stage.tell(["access", "joined", "Ада"])
        stage.tell(["board", stage.board, "loaded"] + lines + ["4000", "Ада", "1", "r40", "own"])
      },
      ShownScene("boards: one without games", at: "/boards", shows: BoardStrings.empty) { stage in
        stage.tell(["access", "joined", "Ада"])
        stage.tell(["board", stage.board, "loaded"])
      },
      ShownScene("boards: leave them?", at: "/boards", shows: BoardStrings.leaveTitle) { stage in
        stage.tell(["access", "joined", "Ада"])
        stage.find(BoardStrings.leave)
        stage.touch(BoardStrings.leave)
      },
    ]
    + ["busy", "offline"].map { reason in
      ShownScene(
        "boards: one is not loaded (\(reason))", at: "/boards",
        shows: reason == "busy" ? BoardStrings.busy : BoardStrings.notLoaded
      ) { stage in
        stage.tell(["access", "joined", "Ада"])
        stage.tell(["board", stage.board, reason])
      }
    }
    + [
      ("join", "name"), ("join", "busy"), ("join", "storage"), ("leave", "offline"), ("key", "removed"),
      ("recover", "file"),
      ("recover", "elsewhere"), ("recover", "gone"), ("recover", "expired"), ("recover", "banned"),
    ].map { act, reason in
      ShownScene("boards: failed to \(act) (\(reason))", at: "/boards", shows: why) { stage in
        stage.tell(["access", act == "leave" ? "joined" : "open", ""])
        stage.tell(["failed", act, reason, "https://1.2/"])
        stage.find(why)
      }
    }

  /// A person's devices, and the question whether this one is to be another.
  static let devices: [ShownScene] =
    [
      ShownScene("devices: three keys and a link", at: "/boards/devices", shows: DeviceStrings.makeOther) { stage in
        stage.tell(["access", "joined", "Ада"])
        stage.tell(keys)
        stage.tell(["invitation", "https://1.2/#/3"])
        stage.find(DeviceStrings.makeOther)
      },
      ShownScene("devices: a link was copied", at: "/boards/devices", shows: DeviceStrings.copied) { stage in
        stage.tell(["access", "joined", "Ада"])
        stage.tell(keys)
        stage.tell(["invitation", "https://1.2/#/3"])
        stage.find(DeviceStrings.copy)
        stage.touch(DeviceStrings.copy)
      },
      ShownScene("devices: another one has joined", at: "/boards/devices", shows: DeviceStrings.deviceJoined) { stage in
        stage.tell(["access", "joined", "Ада"])
        stage.tell(Array(keys.prefix(10)))
        stage.tell(keys)
      },
      ShownScene("devices: this one joined", at: join, shows: DeviceStrings.joined("Ада")) { stage in
        stage.tell(["access", "open", ""])
        stage.find(DeviceStrings.join)
        stage.touch(DeviceStrings.join)
        stage.tell(["access", "joined", "Ада"])
      },
      ShownScene("devices: join?", at: join, shows: DeviceStrings.join) { $0.tell(["access", "open", ""]) },
      ShownScene("devices: join without a secure connection?", at: join, shows: DeviceStrings.insecure) {
        $0.tell(["access", "insecure", ""])
      },
      ShownScene("devices: somebody plays here", at: join, shows: DeviceStrings.somebodyText) {
        $0.tell(["access", "joined", "Ада"])
      },
    ]
    + ["k1", "k2", "k3"].map { id in
      ShownScene("devices: remove \(id)?", at: "/boards/devices", shows: DeviceStrings.remove) { stage in
        stage.tell(["access", "joined", "Ада"])
        stage.tell(keys)
        let key = stage.host.application.verifiedRuns!.keys!.first { $0.id == id }!
        let name = DeviceStrings.remove(DeviceStrings.title(of: key))
        stage.find(name)
        stage.touch(name)
      }
    }
    + [("removeKey", "full"), ("invite", "busy"), ("saveKey", "full")].map { act, reason in
      ShownScene("devices: failed to \(act) (\(reason))", at: "/boards/devices", shows: why) { stage in
        stage.tell(["access", "joined", "Ада"])
        stage.tell(keys)
        stage.tell(["failed", act, reason, ""])
        stage.find(why)
      }
    }
    + ["expired", "full", "storage"].map { reason in
      ShownScene("devices: failed to join (\(reason))", at: join, shows: why) { stage in
        stage.tell(["access", "open", ""])
        stage.tell(["failed", "joinDevice", reason, ""])
      }
    }

  private static let join = "/boards/join/0-0"
  private static let lines = (1...3).flatMap {
    ["\($0)", $0 == 2 ? "Ада" : "Лаврентий", "\(12_345 - $0)", "r\($0)", $0 == 2 ? "own" : ""]
  }
  private static let keys = [
    "devices", "loaded", "k1", "device", "1764028800000", "own", "k2", "recovery", "1764115200000", "", "k3", "device",
    "1764201600000", "",
  ]

  /// The words for what failed last.
  private static var why: String {
    UIApplication.shared.verifiedRuns?.failure.map { DeviceStrings.why($0) } ?? "nothing"
  }
}

extension HomeStage {
  /// The board that the screen asked for last.
  fileprivate var board: String {
    for case .run("board", let query) in host.outputs.reversed() { return query }
    return ""
  }
}
