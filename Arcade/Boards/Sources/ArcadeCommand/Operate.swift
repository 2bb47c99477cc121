import ArcadeBoards
import ArgumentParser
import Foundation

/// `arcade boards`: what the operator of a server does, also while it runs.
struct Operate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "boards", abstract: "Lists, hides, bans, erases, backs up and restores what a server stores.",
    subcommands: [List.self, Hide.self, Show.self, Ban.self, Unban.self, Erase.self, Backup.self, Restore.self])

  struct Folder: ParsableArguments {
    @Option(help: "The folder of the server's database.")
    var data: String

    var store: Store {
      get throws {
        guard FileManager.default.fileExists(atPath: data + "/arcade.db") else {
          throw fault("\(data): there is no database; give the folder of `arcade serve --data`", code: 2)
        }
        do {
          return try Store(folder: data)
        } catch {
          throw fault("\(data): the database cannot be opened (\(oneLine(error)))", code: 2)
        }
      }
    }
  }

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Lists the boards, or the runs of one.")
    @OptionGroup var folder: Folder
    @Argument(help: "The name of a board, as the list has it.") var board: String?
    @Option(help: "The most runs.") var limit = 50
    @Flag(help: "Prints JSON lines.") var json = false

    func run() throws {
      let store = try folder.store
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
    @OptionGroup var folder: Folder
    @Argument(help: "The run's id.") var id: String
    func run() throws { try expect(folder.store.setHidden(id, true), "there is no run \(id)") }
  }

  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Shows a hidden run again.")
    @OptionGroup var folder: Folder
    @Argument(help: "The run's id.") var id: String
    func run() throws { try expect(folder.store.setHidden(id, false), "there is no run \(id)") }
  }

  struct Ban: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Takes a player off all boards, and accepts no more runs, with any key.")
    @OptionGroup var folder: Folder
    @Argument(help: "The player's id.") var player: String
    func run() throws { try expect(folder.store.setBanned(player, true), "there is no player \(player)") }
  }

  struct Unban: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Lets a banned player back.")
    @OptionGroup var folder: Folder
    @Argument(help: "The player's id.") var player: String
    func run() throws { try expect(folder.store.setBanned(player, false), "there is no player \(player)") }
  }

  struct Erase: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Erases a player with all keys and runs.")
    @OptionGroup var folder: Folder
    @Argument(help: "The player's id.") var player: String
    func run() throws { try expect(folder.store.erase(player), "there is no player \(player)") }
  }

  struct Backup: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Copies the database into a new file, while the server runs.")
    @OptionGroup var folder: Folder
    @Argument(help: "The file to write.") var file: String

    func run() throws {
      let store = try folder.store
      do {
        try store.back(upTo: file)
      } catch {
        throw fault("\(file): the copy cannot be written (\(oneLine(error))); choose a new file", code: 2)
      }
    }
  }

  struct Restore: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Puts a copy into a new folder, for a server that is started with it.")
    @OptionGroup var folder: Folder
    @Argument(help: "The file that `backup` has written.") var file: String

    func run() throws {
      guard !FileManager.default.fileExists(atPath: folder.data + "/arcade.db") else {
        throw fault("\(folder.data): there is a database already; restore into a new folder", code: 2)
      }
      do {
        try Store.restore(file, into: folder.data)
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
