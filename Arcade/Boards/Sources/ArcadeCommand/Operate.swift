import ArcadeBoards
import ArgumentParser
import Foundation

/// `arcade boards`: what the operator of a server does, also while it runs.
struct Operate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "boards", abstract: "Lists, hides, bans, erases, thins out, backs up and restores what servers store.",
    subcommands: [
      List.self, Hide.self, Show.self, Ban.self, Unban.self, Erase.self, Dead.self, Retry.self, Thin.self, Backup.self,
      Restore.self,
    ])

  struct Where: ParsableArguments {
    @Option(help: "The folder of the server's database.")
    var data: String?

    @Option(help: ArgumentHelp(databaseHelp))
    var database: String?

    /// Somebody who gives a command can wait longer than a page.
    private static let patience = 3_600

    var store: Store {
      get throws {
        do {
          let place = try Place(data: data, database: database)
          if case .folder(let data) = place, !FileManager.default.fileExists(atPath: data + "/arcade.db") {
            throw fault("\(data): there is no database; give the folder of `arcade serve --data`", code: 2)
          }
          return try Store(place, seconds: Where.patience)
        } catch let place as PlaceFault {
          throw fault("\(place)", code: 2)
        }
      }
    }
  }

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Lists the boards, or the runs of one.")
    @OptionGroup var place: Where
    @Argument(help: "The name of a board, as the list has it.") var board: String?
    @Option(help: "The most runs.") var limit = 50
    @Flag(help: "Prints JSON lines.") var json = false

    func run() throws {
      let store = try place.store
      guard let board else {
        for each in try store.boards() {
          struct Line: Encodable { let board: String, lines: Int }
          say(
            json ? jsonLine(Line(board: each.name, lines: each.lines)) : "\(each.lines)\t\(each.name)",
            to: .standardOutput)
        }
        return
      }
      for each in try store.listed(board, limit: max(1, limit)) {
        let marks = (each.isHidden ? "\thidden" : "") + (each.isBanned ? "\tbanned" : "")
        say(
          json ? jsonLine(each) : "\(each.score)\t\(each.run)\t\(each.player)\t\(each.name)\(marks)",
          to: .standardOutput)
      }
    }
  }

  struct Hide: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Hides a run from all boards.")
    @OptionGroup var place: Where
    @Argument(help: "The run's id.") var id: String
    func run() throws { try expect(place.store.setHidden(id, true), "there is no run \(id)") }
  }

  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Shows a hidden run again.")
    @OptionGroup var place: Where
    @Argument(help: "The run's id.") var id: String
    func run() throws { try expect(place.store.setHidden(id, false), "there is no run \(id)") }
  }

  struct Ban: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Takes a player off all boards, and accepts no more runs, with any key.")
    @OptionGroup var place: Where
    @Argument(help: "The player's id.") var player: String
    func run() throws { try expect(place.store.setBanned(player, true), "there is no player \(player)") }
  }

  struct Unban: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Lets a banned player back.")
    @OptionGroup var place: Where
    @Argument(help: "The player's id.") var player: String
    func run() throws { try expect(place.store.setBanned(player, false), "there is no player \(player)") }
  }

  struct Erase: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Erases a player with all keys and runs.")
    @OptionGroup var place: Where
    @Argument(help: "The player's id.") var player: String
    func run() throws { try expect(place.store.erase(player), "there is no player \(player)") }
  }

  struct Dead: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Lists the runs on which verifiers crashed or did not come back.")
    @OptionGroup var place: Where
    @Option(help: "The most runs.") var limit = 50
    @Flag(help: "Prints JSON lines.") var json = false

    func run() throws {
      for each in try place.store.dead(limit: max(1, limit)) {
        say(json ? jsonLine(each) : "\(each.run)\t\(each.game)\t\(each.reason)", to: .standardOutput)
      }
    }
  }

  struct Retry: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Has a dead run replayed again.")
    @OptionGroup var place: Where
    @Argument(help: "The run's id.") var id: String

    func run() throws {
      guard try place.store.retry(id) else {
        throw fault("there is no dead run \(id); `arcade boards dead` lists them", code: 1)
      }
    }
  }

  struct Thin: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Drops the recordings of older runs that are neither among a board's first nor their player's best.")
    @OptionGroup var place: Where
    @Option(help: "The age from which runs are thinned out, in days.") var olderThan: Int
    @Option(help: "How many of each board's first runs are kept.") var keep: Int

    func validate() throws {
      guard (0...100_000).contains(olderThan) else {
        throw ValidationError("--older-than must be between 0 and 100000 days.")
      }
      guard (0...1_000_000).contains(keep) else { throw ValidationError("--keep must be between 0 and 1000000.") }
    }

    func run() throws {
      let moment = Date.now.timeIntervalSince1970 - Double(olderThan) * 86_400
      let thinned = try place.store.thin(before: Int64(moment * 1000), keeping: keep)
      say("\(thinned.runs) runs thinned out, \(thinned.bytes) bytes", to: .standardOutput)
    }
  }

  struct Backup: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Copies the database into a new file, while the server runs.")
    @OptionGroup var place: Where
    @Argument(help: "The file to write.") var file: String

    func run() throws {
      let store = try place.store
      do {
        try store.back(upTo: file)
      } catch let place as PlaceFault {
        throw fault("\(place)", code: 2)
      } catch {
        throw fault("\(file): the copy cannot be written (\(oneLine(error))); choose a new file", code: 2)
      }
    }
  }

  struct Restore: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Puts a copy into a new folder, for a server that is started with it.")
    @OptionGroup var place: Where
    @Argument(help: "The file that `backup` has written.") var file: String

    func run() throws {
      guard place.database == nil, let data = place.data else {
        throw fault("\(place.database == nil ? PlaceFault.none : .copy)", code: 2)
      }
      guard !FileManager.default.fileExists(atPath: data + "/arcade.db") else {
        throw fault("\(data): there is a database already; restore into a new folder", code: 2)
      }
      do {
        try Store.restore(file, into: data)
      } catch {
        throw fault(
          "\(file): this is not a copy of a database (\(oneLine(error))); give a file that `backup` has written",
          code: 2)
      }
    }
  }
}

/// Ends the command if something was not found.
private func expect(_ isFound: Bool, _ otherwise: String) throws {
  if !isFound { throw fault("\(otherwise); `arcade boards list` shows what there is", code: 1) }
}
