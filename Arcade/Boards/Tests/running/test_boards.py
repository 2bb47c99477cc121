"""The boards of a running server: everything that a person and an operator do."""

import json
import pathlib
import re
import signal
import socket
import time
import unittest

from databases import PASSWORD, Folder, only
from forge import Forge, arcade
from house import PAGE, House
from keys import Key
from shared_house import SharedHouseTests


class BoardTests(SharedHouseTests):
  def proven(self, key, game="concentration", day=None):
    answer, made, _ = self.house.play(self.forge, key, game, day)
    self.assertEqual(answer[0], 202, answer)
    told = self.house.outcome(answer[2]["id"])
    self.assertEqual((told["state"], told["score"]), ("proven", made["score"]), told)
    return told, made

  def board(self, told, rest="", player=None):
    path = f"/api/boards/{told['game']}" + (f"/{player}" if player else "") + f"?rules={told['rules']}" + rest
    status, _, found = self.house.ask("GET", path)
    self.assertEqual(status, 200, found)
    return found["lines"]

  def test_the_site_is_served_beside_the_boards(self):
    status, fields, body = self.house.ask("GET", "/")
    self.assertEqual((status, body), (200, PAGE))
    self.assertIn("Content-Security-Policy", fields)
    self.assertEqual(self.house.ask("GET", "/", headers={"Range": "bytes=0-4"})[2], PAGE[:5])
    self.assertEqual(self.house.ask("GET", "/../secret")[0], 404)

  def test_a_run_comes_onto_the_board_and_can_be_fetched(self):
    key = Key()
    told, made = self.proven(key)
    for span in ("day", "week", "ever"):
      self.assertIn(key.player, [line["player"] for line in self.board(told, f"&span={span}&limit=100")])
    own = [line for line in self.board(told, player=key.player) if line["player"] == key.player]
    self.assertEqual((own[0]["score"], own[0]["run"]), (made["score"], told["id"]))
    status, fields, run = self.house.ask("GET", f"/api/runs/{told['id']}/bytes")
    self.assertEqual((status, run), (200, made["bytes"]))
    # Erased data must not be served by caches any longer.
    self.assertIn("private", fields["Cache-Control"])

  def test_a_page_reads_tables(self):
    key, table = Key(), {"Accept": "text/tab-separated-values"}
    told, made = self.proven(key)
    status, fields, body = self.house.ask("GET", f"/api/runs/{told['id']}", headers=table)
    self.assertEqual((status, fields["Content-Type"], body), (200, table["Accept"], f"proven\t{told['rank']}\t{told['rankToday']}\t\n".encode()))
    lines = self.house.ask("GET", f"/api/boards/concentration?rules={told['rules']}&limit=100", headers=table)[2].decode().splitlines()
    self.assertIn(f"{told['rank']}\t{key.player}\tPlayer {key.player[:4]}\t{made['score']}\t{told['id']}\t", lines)
    body = json.dumps({"game": "set"}).encode()
    ticket, seed, player = self.house.ask("POST", "/api/tickets", body, key, headers=table)[2].decode().split("\t")
    self.assertEqual((player.strip(), seed.isdigit(), "." in ticket), (key.player, True, True))
    self.assertEqual(self.house.ask("GET", "/boards.live")[2], b"boards\n")

  def test_the_best_counts_and_ranks_are_told_with_neighbors(self):
    scores = {}
    for _ in range(4):
      key = Key()
      told, made = self.proven(key, "bubblepop")
      scores[key.player] = made["score"]
    lines = self.board(told, "&limit=100")
    self.assertEqual([line["score"] for line in lines], sorted((line["score"] for line in lines), reverse=True))
    for line in lines:
      self.assertEqual(line["rank"], 1 + sum(other["score"] > line["score"] for other in lines))
      self.assertEqual(scores.get(line["player"], line["score"]), line["score"])
    last = lines[-1]
    near = self.board(told, "&reach=1", player=last["player"])
    self.assertEqual([line["player"] for line in near], [line["player"] for line in lines[-2:]])
    self.assertEqual([line["rank"] for line in near], [line["rank"] for line in lines[-2:]])
    self.assertEqual(self.board(told, player="nobody"), [])

  def test_a_day_s_challenge_has_a_board_and_its_runs_are_secret_until_it_is_over(self):
    today = time.strftime("%Y-%m-%d", time.gmtime())
    key = Key()
    told, _ = self.proven(key, "concentration", today)
    self.assertEqual(told["day"], today)
    self.assertIn(key.player, [line["player"] for line in self.board(told, f"&day={today}")])
    self.assertEqual(self.house.ask("GET", f"/api/runs/{told['id']}/bytes")[0], 403)
    # There is one try, so the ticket is the first one again, and is used up.
    again = self.house.ticket(key, "concentration", today)
    self.assertEqual(self.house.ticket(key, "concentration", today), again)
    made = self.forge.make("concentration", again["seed"], today, chance=2, forgery="thinned")
    self.assertEqual(self.house.submit(key, again, made["bytes"])[0], 409)
    wish = json.dumps({"game": "set", "day": "2020-01-01"}).encode()
    self.assertEqual(self.house.ask("POST", "/api/tickets", wish, key)[0], 422)

  def test_a_name_is_text_and_nothing_else(self):
    key = Key()
    for name in ["Ada", "<b>Ада</b>", "名前", "👩‍👩‍👧", "  Bob  "]:
      status, _, answer = self.house.ask("PUT", "/api/me", json.dumps({"name": name}).encode(), key)
      self.assertEqual((status, answer.get("name")), (200, name.strip()), answer)
    for name in ["", "   ", "x" * 25, "x" * 10_000, "a\u202eb", "a\nb", "a\u0000b", "\u200b"]:
      status, _, answer = self.house.ask("PUT", "/api/me", json.dumps({"name": name}).encode(), key)
      self.assertEqual(status, 422, name)
      self.assertIn("send", answer["error"])

  def test_one_s_data_is_fetched_and_erased_by_the_key(self):
    key = Key()
    told, _ = self.proven(key)
    status, _, data = self.house.ask("GET", "/api/me", key=key)
    self.assertEqual((status, data["player"], [run["id"] for run in data["runs"]]), (200, key.player, [told["id"]]))
    self.assertEqual(self.house.ask("DELETE", "/api/me")[0], 401)
    self.assertEqual(self.house.ask("DELETE", "/api/me", key=Key())[0], 200)
    self.assertEqual(self.house.ask("GET", "/api/me", key=key)[0], 200)
    self.assertEqual(self.house.ask("DELETE", "/api/me", key=key)[0], 200)
    self.assertEqual(self.house.ask("GET", "/api/me", key=key)[0], 404)
    self.assertEqual(self.house.ask("GET", f"/api/runs/{told['id']}")[0], 404)
    self.assertEqual(self.board(told, player=key.player), [])

  def test_the_operator_hides_and_bans(self):
    house, key = self.house, Key()
    # Its id looks like an option.
    other = next(each for each in iter(Key, None) if each.player.startswith("-"))
    told, _ = self.proven(key)
    spare, _ = self.proven(other)
    listed = house.operate("list")
    name = next(line.split("\t")[1] for line in listed.stdout.decode().splitlines() if told["rules"] in line)
    runs = [json.loads(line) for line in house.operate("list", name, "--json").stdout.splitlines()]
    self.assertIn(told["id"], [run["run"] for run in runs])
    self.assertEqual(house.operate("hide", told["id"]).returncode, 0)
    self.assertEqual(self.board(told, player=key.player), [])
    self.assertEqual(house.ask("GET", f"/api/runs/{told['id']}/bytes")[0], 404)
    self.assertEqual(house.operate("show", told["id"]).returncode, 0)
    self.assertNotEqual(self.board(told, player=key.player), [])
    self.assertEqual(house.operate("ban", other.player).returncode, 0)
    self.assertEqual(self.board(spare, player=other.player), [])
    self.assertEqual(house.ask("POST", "/api/tickets", b'{"game": "set"}', other)[0], 403)
    self.assertEqual(house.operate("hide", "nothing").returncode, 1)

  @only("sqlite")
  def test_the_operator_backs_up_and_restores(self):
    house, data = self.house, self.house.database.place
    told, _ = self.proven(Key())
    name = f"concentration/{house.ticket(Key(), 'concentration')['rulesVersion']}/{told['rules']}"
    copy = pathlib.Path(house.folder.name, "copy.db")
    self.assertEqual(house.operate("backup", copy).returncode, 0)
    self.assertEqual(house.operate("backup", copy).returncode, 2)
    restored = pathlib.Path(house.folder.name, "restored")
    self.assertEqual(arcade("boards", "restore", "--data", restored, copy).returncode, 0)
    listed = arcade("boards", "list", "--data", restored, name, "--json").stdout
    self.assertEqual((listed, told["id"].encode() in listed), (house.operate("list", name, "--json").stdout, True))
    self.assertEqual(arcade("boards", "restore", *data, copy).returncode, 2)
    broken = pathlib.Path(house.folder.name, "broken.db")
    broken.write_bytes(copy.read_bytes()[:5000] + b"\0" * 5000)
    self.assertEqual(arcade("boards", "restore", "--data", str(restored) + "2", broken).returncode, 2)

  def test_health_metrics_and_logs_say_nothing_about_people(self):
    key = Key()
    told, _ = self.proven(key)
    self.assertEqual(self.house.ask("GET", "/api/health")[0], 200)
    self.assertEqual(self.house.ask("GET", "/api/ready")[0], 200)
    status, fields, text = self.house.ask("GET", "/metrics")
    self.assertEqual((status, fields["Content-Type"]), (200, "text/plain; version=0.0.4"))
    text = text.decode()
    for line in text.splitlines():
      self.assertRegex(line, r'^(# TYPE [a-z_]+ (counter|gauge|summary)|[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [0-9.e-]+)$')
    self.assertIn("arcade_runs_proven_total", text)
    with open(self.house.log.name) as log:
      lines = log.read()
    self.assertTrue(all(json.loads(line)["level"] for line in lines.splitlines()))
    self.assertTrue(re.search('"request":"[0-9a-f]', lines))
    for secret in (key.public, key.player, told["id"], "127.0.0.1", PASSWORD):
      self.assertNotIn(secret, lines)
      self.assertNotIn(secret, text)


class LimitTests(unittest.TestCase):
  def test_too_much_at_once_is_refused_for_a_while(self):
    with House("--tickets", "3", "--requests", "50") as house:
      key = Key()
      answers = [house.ask("POST", "/api/tickets", b'{"game": "set"}', key) for _ in range(4)]
      self.assertEqual([answer[0] for answer in answers], [201, 201, 201, 429])
      self.assertGreater(int(answers[3][1]["Retry-After"]), 0)
      self.assertEqual(house.ask("POST", "/api/tickets", b'{"game": "set"}', Key())[0], 201)
      self.assertIn(429, [house.ask("GET", "/api/runs/x")[0] for _ in range(60)])
      self.assertEqual(house.ask("GET", "/api/health")[0], 200)

  def test_it_stops_gracefully_and_runs_that_wait_are_played_later(self):
    forge = Forge()
    with House() as house:
      key = Key()
      answer, made, _ = house.play(forge, key, "pong")
      self.assertEqual(house.stop(signal.SIGTERM), 0)
      house.start()
      self.assertEqual(house.outcome(answer[2]["id"])["score"], made["score"])
      if isinstance(house.database, Folder):
        self.assertEqual(oct((house.database.data / "secret").stat().st_mode)[-3:], "600")
    forge.close()

  def test_starting_where_it_cannot_be_is_said_in_one_line(self):
    with House() as house:
      for options in ([*house.database.place, "--site", "/there/is/none"], ["--data", "/proc/none", "--site", house.site],
                      [*house.database.place, "--site", house.site, "--port", str(house.port)]):
        done = arcade("serve", *options)
        self.assertEqual(done.returncode, 1)
        lines = [line for line in done.stderr.splitlines() if line.startswith(b"arcade: ")]
        self.assertEqual(len(lines), 1, done.stderr)
