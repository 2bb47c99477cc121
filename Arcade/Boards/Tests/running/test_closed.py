"""Closed boards: those of earlier rules are listed, and their lines can still be read."""

import time
import unittest

from databases import Folder
from forge import Forge
from house import House
from keys import Key
from test_many import bracket, script

GAME = "breakout"
TODAY = time.strftime("%Y-%m-%d", time.gmtime())
TABLE = {"Accept": "text/tab-separated-values"}
# Undoes what the migration with the boards has made, as if the database were of an earlier version.
EARLIER = {
  True: "DROP TRIGGER boardPlayed; DROP TRIGGER boardLeft; DROP TABLE board; DELETE FROM grdb_migrations WHERE identifier = '5: boards';",
  False: "DROP FUNCTION boardPlayed CASCADE; DROP FUNCTION boardLeft CASCADE; DROP TABLE board; DELETE FROM migration WHERE name = '2: boards';",
}


def lower(database, game):
  """Gives the runs and the boards of a game a lower version of the rules, as if these had changed since."""
  for (name,) in database.rows(f"SELECT DISTINCT name FROM board WHERE game = '{game}'"):
    _, version, rest = name.split("/", 2)
    other = f"{game}/{int(version) - 1}/{rest}"
    database.change(
      f"UPDATE line SET board = '{other}' WHERE board = '{name}'; UPDATE tally SET board = '{other}' WHERE board = '{name}';"
      f"UPDATE board SET name = '{other}', version = version - 1 WHERE name = '{name}';")
  database.change(f"UPDATE run SET version = version - 1 WHERE game = '{game}';")


class ClosedTests(unittest.TestCase):
  def setUp(self):
    self.house = House()
    self.addCleanup(self.house.__exit__)

  def closed(self, game=GAME, rest=""):
    status, _, found = self.house.ask("GET", f"/api/closed/{game}{rest}")
    self.assertEqual(status, 200, found)
    return found["boards"]

  def proven(self, forge, key, day=None):
    answer, made, _ = self.house.play(forge, key, GAME, day)
    told = self.house.outcome(answer[2]["id"])
    self.assertEqual((told["state"], told["score"]), ("proven", made["score"]), told)
    return told

  def fill(self, boards):
    """Boards that were played once a player, at noon of the last day: version, rules, day, players and last day of each."""
    database, runs, lines = self.house.database, [], []
    players = [(f"player{number}", "", f"Player {number}", 0) for number in range(max(board[3] for board in boards))]
    database.change(script("id, key, name, joined", "player", players))
    for place, (version, rules, day, count, last) in enumerate(boards):
      sent = (int(time.mktime((*map(int, last.split("-")), 12, 0, 0, 0, 0, 0))) - time.timezone) * 1000
      for number in range(count):
        name = f"{place}x{number}"
        runs.append(f"('run{name}', 'ticket{name}', 'player{number}', 0, {sent}, '{GAME}', {version}, '0', 'digest{name}', 'CRUN', "
                    f"'proven', '{rules}', {number}, {number}, 1, {repr(day) if day else 'NULL'})")
        lines.append((f"{GAME}/{version}/{rules}" + (f"/{day}" if day else ""), last, f"run{name}", f"player{number}", number))
    database.change(
      "INSERT INTO run (id, ticket, player, issued, sent, game, version, seed, digest, bytes, state, rules, score, merit, ticks, day) "
      f"VALUES {','.join(runs)};")
    numbers = dict(database.rows("SELECT id, number FROM run"))
    database.change(script("board, span, period, player, merit, run, bracket", "line", [
      (board, span, period, player, merit, int(numbers[run]), bracket(merit))
      for board, last, run, player, merit in lines for span, period in (("day", last), ("ever", ""))]))

  def test_boards_of_earlier_rules_are_listed_and_read(self):
    house, forge, key = self.house, Forge(), Key()
    self.addCleanup(forge.close)
    told = [self.proven(forge, key), self.proven(forge, Key(), TODAY), self.proven(forge, Key())]
    version = house.ticket(key, GAME)["rulesVersion"]
    self.assertEqual(self.closed(), [])
    house.stop()
    lower(house.database, GAME)
    house.start()
    # A run under today's rules is on another board.
    self.proven(forge, Key())
    self.assertEqual(self.closed(), [
      {"version": version - 1, "rules": told[1]["rules"], "day": TODAY, "players": 1, "lastDay": TODAY},
      {"version": version - 1, "rules": told[0]["rules"], "players": 2, "lastDay": TODAY}])
    self.assertEqual(self.closed("pong"), [])
    table = house.ask("GET", f"/api/closed/{GAME}?limit=1", headers=TABLE)[2].decode()
    self.assertEqual(table, f"{version - 1}\t{told[1]['rules']}\t{TODAY}\t1\t{TODAY}\n")
    lines = house.ask("GET", f"/api/boards/{GAME}?rules={told[0]['rules']}&version={version - 1}")[2]["lines"]
    self.assertEqual(sorted(line["run"] for line in lines), sorted([told[0]["id"], told[2]["id"]]))
    self.assertEqual(house.ask("GET", f"/api/runs/{told[0]['id']}/bytes")[0], 200)
    # Whoever is hidden or erased is not counted, and a board on which nobody is left is not listed.
    self.assertEqual(house.operate("hide", told[1]["id"]).returncode, 0)
    self.assertEqual(house.ask("DELETE", "/api/me", key=key)[0], 200)
    self.assertEqual([(board["rules"], board["players"]) for board in self.closed()], [(told[0]["rules"], 1)])
    self.assertEqual(house.operate("show", told[1]["id"]).returncode, 0)
    self.assertEqual(len(self.closed()), 2)

  def test_the_newest_rules_come_first_and_then_what_was_played_last(self):
    version = self.house.ticket(Key(), GAME)["rulesVersion"]
    # Boards whose version is not lower are not closed.
    wanted = [(version - 1, "b", None, 3, "2026-03-02"), (version - 1, "day-b", "2026-03-01", 40, "2026-03-01"),
              (version - 1, "a", None, 1, "2026-02-28"), (version - 2, "c", None, 2, "2026-03-09")]
    self.fill([*reversed(wanted), (version, "b", None, 1, "2026-03-10"), (version + 1, "b", None, 1, "2026-03-10")])
    rows = [(each["version"], each["rules"], each.get("day"), each["players"], each["lastDay"]) for each in self.closed()]
    self.assertEqual(rows, wanted)
    self.assertEqual(len(self.closed(rest="?limit=3")), 3)
    for limit in ("0", "101", "x"):
      self.assertEqual(self.house.ask("GET", f"/api/closed/{GAME}?limit={limit}")[0], 400)
    self.assertEqual(self.house.ask("GET", "/api/closed/go")[0], 404)

  def test_a_database_of_an_earlier_version_has_its_boards_after_the_update(self):
    version = self.house.ticket(Key(), GAME)["rulesVersion"]
    self.fill([(version - 1, "b", None, 3, "2026-03-02"), (version - 1, "day-b", "2026-03-01", 2, "2026-03-01")])
    before = self.closed()
    self.assertEqual(len(before), 2)
    self.house.stop()
    self.house.database.change(EARLIER[isinstance(self.house.database, Folder)])
    self.house.start()
    self.assertEqual(self.closed(), before)
