#if PostgreSQL
  extension PostgreSQL {
    /// The tables, as SQLite has them; what was added later follows as a further migration.
    static let migrations: [(name: String, statements: [String])] = [
      ("1: players, keys, runs, lines of boards", players + runs + lines), ("2: boards", boards),
    ]

    private static let players = [
      "CREATE TABLE setting (name TEXT COLLATE \"C\" PRIMARY KEY, value BYTEA NOT NULL)",
      """
      CREATE TABLE player (
        id TEXT COLLATE "C" PRIMARY KEY, key BYTEA NOT NULL, name TEXT NOT NULL, joined BIGINT NOT NULL,
        banned BOOLEAN NOT NULL DEFAULT FALSE
      )
      """,
      """
      CREATE TABLE playerKey (
        id TEXT COLLATE "C" PRIMARY KEY, key BYTEA NOT NULL,
        player TEXT COLLATE "C" NOT NULL REFERENCES player ON DELETE CASCADE, added BIGINT NOT NULL, kind TEXT NOT NULL
      )
      """,
      "CREATE INDEX keysOfPlayer ON playerKey (player, added)",
      """
      CREATE TABLE invitation (
        hash BYTEA PRIMARY KEY, player TEXT COLLATE "C" NOT NULL REFERENCES player ON DELETE CASCADE, expires BIGINT NOT NULL
      )
      """,
      "CREATE INDEX invitationsOfPlayer ON invitation (player, expires)",
      """
      CREATE TABLE challenge (
        player TEXT COLLATE "C" NOT NULL REFERENCES player ON DELETE CASCADE, game TEXT COLLATE "C" NOT NULL,
        day TEXT COLLATE "C" NOT NULL, ticket TEXT NOT NULL, seed TEXT NOT NULL, issued BIGINT NOT NULL,
        PRIMARY KEY (player, game, day)
      )
      """,
    ]

    private static let runs = [
      """
      CREATE TABLE run (
        number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, id TEXT COLLATE "C" NOT NULL UNIQUE,
        ticket TEXT COLLATE "C" NOT NULL UNIQUE, player TEXT COLLATE "C" NOT NULL REFERENCES player ON DELETE CASCADE,
        issued BIGINT NOT NULL, sent BIGINT NOT NULL, game TEXT COLLATE "C" NOT NULL, version BIGINT NOT NULL,
        seed TEXT NOT NULL, day TEXT, digest BYTEA NOT NULL UNIQUE, bytes BYTEA NOT NULL,
        build TEXT COLLATE "C" NOT NULL DEFAULT '', state TEXT COLLATE "C" NOT NULL DEFAULT 'queued', reason TEXT, rules TEXT, score BIGINT, merit BIGINT, ticks BIGINT,
        hidden BOOLEAN NOT NULL DEFAULT FALSE, lease BIGINT NOT NULL DEFAULT 0, holder TEXT,
        tries BIGINT NOT NULL DEFAULT 0, crashes BIGINT NOT NULL DEFAULT 0
      )
      """,
      "CREATE INDEX queue ON run (number) WHERE state = 'queued'",
      "CREATE INDEX dead ON run (number) WHERE state = 'dead'",
      "CREATE INDEX ofPlayer ON run (player, state)",
      "CREATE TABLE verifier (id TEXT COLLATE \"C\" PRIMARY KEY, count BIGINT NOT NULL, seen BIGINT NOT NULL)",
    ]

    private static let lines = [
      """
      CREATE TABLE line (
        board TEXT COLLATE "C" NOT NULL, span TEXT COLLATE "C" NOT NULL, period TEXT COLLATE "C" NOT NULL,
        player TEXT COLLATE "C" NOT NULL REFERENCES player ON DELETE CASCADE, merit BIGINT NOT NULL,
        run BIGINT NOT NULL REFERENCES run ON DELETE CASCADE, bracket BIGINT NOT NULL,
        PRIMARY KEY (board, span, period, player)
      )
      """,
      "CREATE INDEX ranked ON line (board, span, period, merit DESC, run)",
      "CREATE INDEX ofRun ON line (run)",
      "CREATE INDEX linesOfPlayer ON line (player)",
      """
      CREATE TABLE tally (
        board TEXT COLLATE "C" NOT NULL, span TEXT COLLATE "C" NOT NULL, period TEXT COLLATE "C" NOT NULL,
        bracket BIGINT NOT NULL, lines BIGINT NOT NULL, PRIMARY KEY (board, span, period, bracket)
      ) WITH (fillfactor = 50)
      """,
      // Rows are locked in the order of their brackets, so that no two transactions wait for each other here.
      """
      CREATE FUNCTION tallied() RETURNS TRIGGER LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'UPDATE' AND NEW.bracket = OLD.bracket THEN RETURN NULL; END IF;
        INSERT INTO tally
        SELECT * FROM (
          SELECT OLD.board, OLD.span, OLD.period, OLD.bracket AS bracket, -1 WHERE TG_OP <> 'INSERT'
          UNION ALL SELECT NEW.board, NEW.span, NEW.period, NEW.bracket, 1 WHERE TG_OP <> 'DELETE'
        ) AS moved ORDER BY bracket
        ON CONFLICT (board, span, period, bracket) DO UPDATE SET lines = tally.lines + excluded.lines;
        RETURN NULL;
      END $$
      """,
      """
      CREATE TRIGGER tallied AFTER INSERT OR DELETE OR UPDATE OF bracket ON line FOR EACH ROW EXECUTE FUNCTION tallied()
      """,
    ]

    private static let boards = [
      """
      CREATE TABLE board (
        name TEXT COLLATE "C" PRIMARY KEY, game TEXT COLLATE "C" NOT NULL, version BIGINT NOT NULL, rules TEXT NOT NULL,
        day TEXT, last TEXT COLLATE "C" NOT NULL, players BIGINT NOT NULL
      ) WITH (fillfactor = 50)
      """,
      "CREATE INDEX boardsOfGame ON board (game, version DESC, last DESC, name)",
      // No run comes onto a board between what is there already and what the trigger notes.
      "LOCK TABLE line IN SHARE ROW EXCLUSIVE MODE",
      """
      INSERT INTO board
      SELECT line.board, game, version, rules, day, coalesce(max(period) FILTER (WHERE span = 'day'), ''),
        count(*) FILTER (WHERE span = 'ever')
      FROM line JOIN run ON run.number = line.run GROUP BY line.board, game, version, rules, day
      """,
      // The row of a board is locked by the first run of a player, and the first of a day, not by each run.
      """
      CREATE FUNCTION boardPlayed() RETURNS TRIGGER LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.span = 'day' AND EXISTS (SELECT 1 FROM board WHERE name = NEW.board AND last >= NEW.period) THEN
          RETURN NULL;
        END IF;
        INSERT INTO board
        SELECT NEW.board, game, version, rules, day, NEW.period, (NEW.span = 'ever')::int FROM run WHERE number = NEW.run
        ON CONFLICT (name) DO UPDATE
        SET last = greatest(board.last, excluded.last), players = board.players + excluded.players;
        RETURN NULL;
      END $$
      """,
      """
      CREATE FUNCTION boardLeft() RETURNS TRIGGER LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE board SET players = players - 1 WHERE name = OLD.board;
        RETURN NULL;
      END $$
      """,
      """
      CREATE TRIGGER boardPlayed AFTER INSERT ON line FOR EACH ROW WHEN (NEW.span <> 'week')
      EXECUTE FUNCTION boardPlayed()
      """,
      """
      CREATE TRIGGER boardLeft AFTER DELETE ON line FOR EACH ROW WHEN (OLD.span = 'ever') EXECUTE FUNCTION boardLeft()
      """,
    ]
  }
#endif
