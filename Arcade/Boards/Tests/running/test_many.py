"""Boards of many runs: ranks beyond the first thousand, dead runs, and older runs that are thinned out."""

import json
import random

from house import House
from keys import Key
from load import check_counts
from shared_house import SharedHouseTests


def bracket(merit):
  """The range of scores, as the server counts it."""
  if merit < 0:
    return -1 - bracket(-1 - merit)
  excess = max(0, merit.bit_length() - 6)
  return excess * 32 + (merit >> excess)


def script(name, table, rows):
  """Statements that fill a table, a thousand rows at a time."""
  parts = (rows[start:start + 1000] for start in range(0, len(rows), 1000))
  return "".join(f"INSERT INTO {table} ({name}) VALUES {','.join(map(str, part))};\n" for part in parts)


class ManyTests(SharedHouseTests):
  options = "--verifier-seconds", "1"

  def test_ranks_are_right_beyond_the_first_thousand(self):
    chance, database = random.Random(4), self.house.database
    merits = [int(chance.lognormvariate(5, 2)) for _ in range(4000)]
    players = [(f"player{number}", "", f"Player {number}", 0) for number in range(len(merits))]
    runs = [(f"run{number}", f"ticket{number}", f"player{number}", 0, 1, "pong", 1, "0", f"digest{number}", "CRUN", "proven",
             "r", merit, merit, 1) for number, merit in enumerate(merits)]
    database.change(
      script("id, key, name, joined", "player", players) +
      script("id, ticket, player, issued, sent, game, version, seed, digest, bytes, state, rules, score, merit, ticks", "run", runs))
    numbers = dict(database.rows("SELECT id, number FROM run WHERE rules = 'r'"))
    database.change(script("board, span, period, player, merit, run, bracket", "line", [
      ("pong/1/r", "ever", "", f"player{number}", merit, int(numbers[f"run{number}"]), bracket(merit))
      for number, merit in enumerate(merits)]))
    check_counts(self, database)
    order = sorted(range(len(merits)), key=lambda number: (-merits[number], int(numbers[f"run{number}"])))
    def check(rank, score):
      """Exact up to 1,000; then lines of the same range of scores may be counted or not."""
      better, own = sum(merit > score for merit in merits), sum(bracket(merit) == bracket(score) for merit in merits)
      self.assertTrue(rank == 1 + better if min(rank, 1 + better) <= 1000 else abs(rank - 1 - better) <= own, (rank, better, own))

    for place in (0, 1, 998, 999, 1000, 1001, 1500, 2500, 3500, 3997, 3999, *chance.sample(range(4000), 20)):
      lines = self.house.ask("GET", f"/api/boards/pong/player{order[place]}?rules=r&version=1&reach=3")[2]["lines"]
      self.assertEqual([line["player"] for line in lines], [f"player{number}" for number in order[max(0, place - 3):place + 4]])
      for line in lines:
        check(line["rank"], line["score"])
      self.assertEqual([line["rank"] for line in lines], sorted(line["rank"] for line in lines))
    told = self.house.ask("GET", f"/api/runs/run{order[3000]}")[2]
    check(told["rank"], merits[order[3000]])
    # Whatever takes lines away is counted along.
    self.assertEqual(self.house.operate("hide", f"run{order[0]}").returncode, 0)
    self.assertEqual(self.house.operate("erase", f"player{order[1]}").returncode, 0)
    check_counts(self, database)
    board = self.house.ask("GET", "/api/boards/pong?rules=r&version=1&limit=2")[2]["lines"]
    self.assertEqual([line["player"] for line in board], [f"player{number}" for number in order[2:4]])

  def test_a_run_of_which_verifiers_die_is_dead_until_the_operator_retries_it(self):
    house, key = self.house, Key()
    ticket = house.ticket(key, "breakout")
    run = house.submit(key, ticket, self.forge.make("breakout", ticket["seed"], forgery="busy")["bytes"])[2]["id"]
    self.assertEqual(house.outcome(run)["state"], "refused")
    dead = [json.loads(line) for line in house.operate("dead", "--json").stdout.splitlines()]
    self.assertEqual([(each["run"], each["game"], each["crashes"]) for each in dead], [(run, "breakout", 2)])
    self.assertIn(run, house.operate("dead").stdout.decode())
    self.assertIn(b"arcade_runs_dead 1", house.ask("GET", "/metrics")[2])
    self.assertEqual(house.operate("retry", run).returncode, 0)
    self.assertEqual(house.outcome(run)["state"], "refused")
    self.assertEqual(house.operate("retry", "nothing").returncode, 1)

  def test_a_run_whose_verifiers_do_not_come_back_is_dead(self):
    with House() as house:
      key = Key()
      house.ask("PUT", "/api/me", b'{"name": "Ada"}', key)
      house.database.change(
        "INSERT INTO run (id, ticket, player, issued, sent, game, version, seed, digest, bytes, tries) "
        f"VALUES ('lost', 't', '{key.player}', 0, 0, 'pong', 1, '0', 'd', 'CRUN', 6)")
      told = house.outcome("lost")
      self.assertEqual((told["state"], "6 times" in told["reason"]), ("refused", True), told)

  def test_older_runs_are_thinned_out_and_stay_used(self):
    with House() as house:
      key = Key()
      tickets = [house.ticket(key, "concentration") for _ in range(3)]
      made = [house.made(self.forge, "concentration", ticket) for ticket in tickets]
      house.await_end(*made)
      runs = [house.submit(key, ticket, each["bytes"])[2]["id"] for ticket, each in zip(tickets, made)]
      told = [house.outcome(run) for run in runs]
      self.assertTrue(all(each["state"] == "proven" and each["isKept"] for each in told))
      self.assertIn(b"0 runs", house.operate("thin", "--older-than", "1", "--keep", "0").stdout)
      done = house.operate("thin", "--older-than", "0", "--keep", "0")
      self.assertTrue(done.stdout.startswith(b"2 runs thinned out"), done)
      kept = {run: house.ask("GET", f"/api/runs/{run}")[2]["isKept"] for run in runs}
      self.assertEqual(sum(kept.values()), 1)
      best = house.ask("GET", f"/api/boards/concentration?rules={told[0]['rules']}")[2]["lines"][0]["run"]
      for number, run in enumerate(runs):
        status, _, answer = house.ask("GET", f"/api/runs/{run}/bytes")
        self.assertEqual(status, 200 if run == best else 410)
        self.assertEqual(kept[run], run == best)
        if run != best:
          self.assertIn("not kept any more", answer["error"])
        # The same run is known, and its ticket is used up.
        self.assertEqual(house.submit(key, tickets[number], made[number]["bytes"])[2]["id"], run)
        self.assertEqual(house.submit(key, tickets[number], made[number]["bytes"] + b"x")[0], 409)
      self.assertEqual(house.operate("thin", "--older-than", "-1", "--keep", "0").returncode, 64)
