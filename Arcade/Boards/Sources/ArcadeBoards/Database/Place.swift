import Foundation

/// Where a server's players, runs and boards are kept.
public enum Place: Sendable {
  /// A folder with a SQLite database, for one server.
  case folder(String)
  /// A PostgreSQL database at a URL, which any number of servers and verifiers share.
  case shared(String)

  /// The place that the options `--data` and `--database` name. A database without `://` is the name of a variable of the
  /// environment, which has the URL. Throws `PlaceFault`, also if both are given.
  public init(data: String?, database: String?, otherwise folder: String? = nil) throws {
    switch (data, database) {
    case (nil, let database?):
      guard !database.contains("://") else {
        self = .shared(database)
        return
      }
      guard let url = ProcessInfo.processInfo.environment[database] else { throw PlaceFault.variable(database) }
      self = .shared(url)
    case (let data?, nil): self = .folder(data)
    case (nil, nil):
      guard let folder else { throw PlaceFault.none }
      self = .folder(folder)
    case (_?, _?): throw PlaceFault.both
    }
  }

  /// Where builds are kept if nothing else is said.
  public var builds: String {
    switch self {
    case .folder(let folder): folder + "/builds"
    case .shared: "arcade-builds"
    }
  }

  /// Opens the database, and brings it up to date; each statement may take so many seconds. Throws `PlaceFault`.
  func opened(seconds: Int) throws -> any Database {
    switch self {
    case .folder(let folder):
      do {
        return try SQLite(folder: folder)
      } catch let fault as PlaceFault {
        throw fault
      } catch {
        throw PlaceFault.folder(folder, "\(error)")
      }
    case .shared(let url):
      #if PostgreSQL
        return try PostgreSQL(url, seconds: seconds)
      #else
        throw PlaceFault.unbuilt
      #endif
    }
  }
}

/// Why a place cannot be used, in a line that says what to do.
public enum PlaceFault: Error, CustomStringConvertible {
  case none, both, unbuilt, malformed
  case variable(String)
  case folder(String, String)
  case shared(String)
  case later(String)
  case copy

  public var description: String {
    switch self {
    case .none: "there is no database; give the folder of the server with --data, or a URL with --database"
    case .both: "--data and --database are two places; give one of them"
    case .unbuilt:
      "this `arcade` was built without PostgreSQL; install libpq-dev and build it again with `make boards-built`"
    case .malformed:
      "--database is not a PostgreSQL URL; give postgres://USER:PASSWORD@HOST/NAME, with other signs than letters and "
        + "digits in the password as %40"
    case .variable(let name):
      "--database \(name) is neither a URL nor set in the environment; give postgres://USER:PASSWORD@HOST/NAME"
    case .folder(let folder, let why):
      "\(folder): this folder cannot be used (\(PlaceFault.line(why))); give another with --data"
    case .shared(let why):
      "the database cannot be used (\(PlaceFault.line(why))); check the URL after --database and whether PostgreSQL runs"
    case .later(let place): "\(place): this database is of a later version; use a newer `arcade`"
    case .copy: "PostgreSQL has commands of its own for copies; use `pg_dump` and `pg_restore`"
    }
  }

  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
