import GRDB

extension SQLite {
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1: players, runs, lines of boards") { try $0.execute(sql: first) }
    migrator.registerMigration("2: keys of players, invitations") { try $0.execute(sql: second) }
    migrator.registerMigration("3: builds of runs") { database in
      try database.execute(sql: "ALTER TABLE run ADD COLUMN build TEXT NOT NULL DEFAULT ''")
    }
    migrator.registerMigration("4: leases of runs, counts of scores") { database in
      let bracket = DatabaseFunction("bracket", argumentCount: 1, pure: true) { values in
        Int64.fromDatabaseValue(values[0]).map { Bracket.of(Int($0)) }
      }
      database.add(function: bracket)
      try database.execute(sql: fourth)
      database.remove(function: bracket)
    }
    migrator.registerMigration("5: boards") { try $0.execute(sql: fifth) }
    return migrator
  }

  private static let first = """
    CREATE TABLE player (
      id TEXT PRIMARY KEY, key BLOB NOT NULL, name TEXT NOT NULL, joined INTEGER NOT NULL, banned INTEGER NOT NULL DEFAULT 0
    ) WITHOUT ROWID;
    CREATE TABLE challenge (
      player TEXT NOT NULL REFERENCES player ON DELETE CASCADE, game TEXT NOT NULL, day TEXT NOT NULL,
      ticket TEXT NOT NULL, seed TEXT NOT NULL, issued INTEGER NOT NULL, PRIMARY KEY (player, game, day)
    ) WITHOUT ROWID;
    CREATE TABLE run (
      number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, ticket TEXT NOT NULL UNIQUE,
      player TEXT NOT NULL REFERENCES player ON DELETE CASCADE, issued INTEGER NOT NULL,
      sent INTEGER NOT NULL, game TEXT NOT NULL, version INTEGER NOT NULL, seed TEXT NOT NULL, day TEXT,
      digest BLOB NOT NULL UNIQUE, bytes BLOB NOT NULL,
      state TEXT NOT NULL DEFAULT 'queued', reason TEXT, rules TEXT, score INTEGER, merit INTEGER, ticks INTEGER,
      hidden INTEGER NOT NULL DEFAULT 0
    );
    CREATE INDEX queue ON run (number) WHERE state = 'queued';
    CREATE INDEX ofPlayer ON run (player, state);
    CREATE TABLE line (
      board TEXT NOT NULL, span TEXT NOT NULL, period TEXT NOT NULL, player TEXT NOT NULL REFERENCES player ON DELETE CASCADE,
      merit INTEGER NOT NULL, run INTEGER NOT NULL REFERENCES run ON DELETE CASCADE,
      PRIMARY KEY (board, span, period, player)
    ) WITHOUT ROWID;
    CREATE INDEX ranked ON line (board, span, period, merit DESC, run);
    CREATE INDEX ofRun ON line (run);
    """

  private static let second = """
    CREATE TABLE playerKey (
      id TEXT PRIMARY KEY, key BLOB NOT NULL, player TEXT NOT NULL REFERENCES player ON DELETE CASCADE,
      added INTEGER NOT NULL, kind TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX keysOfPlayer ON playerKey (player, added);
    INSERT INTO playerKey SELECT id, key, id, joined, 'device' FROM player;
    CREATE TABLE invitation (
      hash BLOB PRIMARY KEY, player TEXT NOT NULL REFERENCES player ON DELETE CASCADE, expires INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX invitationsOfPlayer ON invitation (player, expires);
    """

  private static let fourth = """
    ALTER TABLE run ADD COLUMN lease INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE run ADD COLUMN holder TEXT;
    ALTER TABLE run ADD COLUMN tries INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE run ADD COLUMN crashes INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX dead ON run (number) WHERE state = 'dead';
    CREATE TABLE verifier (id TEXT PRIMARY KEY, count INTEGER NOT NULL, seen INTEGER NOT NULL) WITHOUT ROWID;
    CREATE INDEX linesOfPlayer ON line (player);
    ALTER TABLE line ADD COLUMN bracket INTEGER NOT NULL DEFAULT 0;
    UPDATE line SET bracket = bracket(merit);
    CREATE TABLE tally (
      board TEXT NOT NULL, span TEXT NOT NULL, period TEXT NOT NULL, bracket INTEGER NOT NULL, lines INTEGER NOT NULL,
      PRIMARY KEY (board, span, period, bracket)
    ) WITHOUT ROWID;
    INSERT INTO tally SELECT board, span, period, bracket, count(*) FROM line GROUP BY board, span, period, bracket;
    CREATE TRIGGER lineAdded AFTER INSERT ON line BEGIN
      INSERT INTO tally VALUES (NEW.board, NEW.span, NEW.period, NEW.bracket, 1)
      ON CONFLICT (board, span, period, bracket) DO UPDATE SET lines = lines + 1;
    END;
    CREATE TRIGGER lineRemoved AFTER DELETE ON line BEGIN
      UPDATE tally SET lines = lines - 1
      WHERE board = OLD.board AND span = OLD.span AND period = OLD.period AND bracket = OLD.bracket;
    END;
    CREATE TRIGGER lineMoved AFTER UPDATE OF bracket ON line WHEN NEW.bracket <> OLD.bracket BEGIN
      UPDATE tally SET lines = lines - 1
      WHERE board = OLD.board AND span = OLD.span AND period = OLD.period AND bracket = OLD.bracket;
      INSERT INTO tally VALUES (NEW.board, NEW.span, NEW.period, NEW.bracket, 1)
      ON CONFLICT (board, span, period, bracket) DO UPDATE SET lines = lines + 1;
    END;
    """

  private static let fifth = """
    CREATE TABLE board (
      name TEXT PRIMARY KEY, game TEXT NOT NULL, version INTEGER NOT NULL, rules TEXT NOT NULL, day TEXT, last TEXT NOT NULL,
      players INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX boardsOfGame ON board (game, version DESC, last DESC, name);
    INSERT INTO board
    SELECT line.board, game, version, rules, day, coalesce(max(period) FILTER (WHERE span = 'day'), ''),
      count(*) FILTER (WHERE span = 'ever')
    FROM line JOIN run ON run.number = line.run GROUP BY line.board, game, version, rules, day;
    CREATE TRIGGER boardPlayed AFTER INSERT ON line WHEN NEW.span <> 'week' BEGIN
      INSERT INTO board
      SELECT NEW.board, game, version, rules, day, NEW.period, NEW.span = 'ever' FROM run WHERE number = NEW.run
      ON CONFLICT (name) DO UPDATE SET last = max(last, excluded.last), players = players + excluded.players;
    END;
    CREATE TRIGGER boardLeft AFTER DELETE ON line WHEN OLD.span = 'ever' BEGIN
      UPDATE board SET players = players - 1 WHERE name = OLD.board;
    END;
    """
}
