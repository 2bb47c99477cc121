"""Runs that were changed at random, and tickets of other players: every score that is stored is one that an honest replay gives."""

import gzip
import hashlib
import http.client
import json
import random
import socket
import time
import unittest

from forge import GAMES, IS_FULL, Forge, Verifier
from house import House
from keys import N, Key, base64url, from_base64url
from shared_house import SharedHouseTests

FORGERIES = [None, "flipped", "resealed", "cutOff", "shuffled", "thinned", "doubled", "moved", "seed", "rules", "game", "longer",
             "endless", "settings", "window", "bomb"]
# Whatever else these forgeries do, the result cannot be the run for which the ticket was.
NEVER = {"flipped", "cutOff", "seed", "rules", "game", "endless"}
BATCH = 1000


class ForgedRunTests(unittest.TestCase):
  def test_no_forged_run_is_stored_with_another_score_than_its_own_replay_gives(self):
    count = 10_000 if IS_FULL else 80
    forge, judge, key = Forge(), Verifier(), Key()
    ways = {}
    with House("--verifiers", "2") as house:
      # Those of a batch wait together until they could have been played.
      for start in range(0, count, BATCH):
        sent = []
        for number in range(start, min(count, start + BATCH)):
          game, forgery = GAMES[number % len(GAMES)], FORGERIES[number // len(GAMES) % len(FORGERIES)]
          # The test would have to wait for a game that the bot does not finish.
          while True:
            ticket = house.ticket(key, game)
            made = house.made(forge, game, ticket, forgery=forgery, chance=number)
            if made["ticks"] < 60 * 120:
              break
          sent.append((game, forgery, ticket, made))
        house.await_end(*(made for *_, made in sent))
        taken = []
        for game, forgery, ticket, made in sent:
          status, _, answer = house.submit(key, ticket, made["bytes"])
          with self.subTest(game=game, forgery=forgery):
            if status != 202:
              # Bytes that do not even look like a run are refused at once.
              self.assertIn(status, (422, 413), answer)
              self.assertTrue(answer["error"])
              self.assertIsNotNone(forgery)
            else:
              taken.append((game, forgery, made, answer["id"]))
        for game, forgery, made, run in taken:
          with self.subTest(game=game, forgery=forgery, run=run):
            told = house.outcome(run, 600)
            ways.setdefault(forgery, []).append(told["state"])
            if told["state"] == "refused":
              self.assertTrue(told["reason"] and "\n" not in told["reason"])
              # An honest run is refused only if the bot has not finished its game.
              self.assertTrue(forgery or not judge.reply(made["bytes"])["verdict"]["isOver"], told)
              continue
            self.assertNotIn(forgery, NEVER)
            reply = judge.reply(made["bytes"])
            self.assertEqual(told["score"], reply["verdict"]["score"])
            self.assertEqual(told["rules"], reply["verdict"]["rules"])
            if not forgery:
              self.assertEqual(told["score"], made["score"])
      # The server and its verifiers have survived all of it.
      answer, made, _ = house.play(forge, key, "pong")
      self.assertEqual(house.outcome(answer[2]["id"])["score"], made["score"])
      self.assertIsNone(house.process.poll())
    print({str(way): f"{states.count('proven')} proven, {states.count('refused')} refused" for way, states in ways.items()})
    judge.close()
    forge.close()


class DoorTests(SharedHouseTests):
  @classmethod
  def setUpClass(cls):
    super().setUpClass()
    cls.key = Key()
    cls.first = cls.house.ticket(cls.key, "pong")
    cls.made = cls.house.made(cls.forge, "pong", cls.first)
    cls.house.await_end(cls.made)

  def refused(self, answer, status):
    self.assertEqual(answer[0], status, answer)
    self.assertTrue(answer[2]["error"], answer)

  def test_a_run_counts_once(self):
    ticket = self.first
    first = self.house.submit(self.key, ticket, self.made["bytes"])
    self.assertEqual(first[0], 202)
    # The same bytes once more, as after a lost answer, are the same run.
    self.assertEqual(self.house.submit(self.key, ticket, self.made["bytes"])[2]["id"], first[2]["id"])
    self.refused(self.house.submit(self.key, ticket, self.made["bytes"] + b"x"), 409)
    self.refused(self.house.submit(self.key, self.house.ticket(self.key, "pong"), self.made["bytes"]), 409)
    self.assertEqual(self.house.outcome(first[2]["id"])["state"], "proven")

  def test_another_s_ticket_and_a_changed_one_are_refused(self):
    ticket, other = self.house.ticket(self.key, "pong"), Key()
    self.refused(self.house.submit(other, ticket, self.made["bytes"]), 403)
    text = ticket["ticket"]
    for changed in (text[:-2], text[1:], text.replace(".", ""), "", "a.b", "A" * 15_000, text[:10] + "B" + text[11:]):
      answer = self.house.submit(self.key, {"ticket": changed}, self.made["bytes"])
      self.refused(answer, 422)

  def test_a_run_of_another_ticket_is_refused_when_it_is_played_again(self):
    for forgery in (None, "seed"):
      ticket = self.house.ticket(self.key, "pong")
      made = self.forge.make("pong", int(ticket["seed"]) ^ 1)
      time.sleep(made["ticks"] / 120)
      told = self.house.outcome(self.house.submit(self.key, ticket, made["bytes"])[2]["id"])
      self.assertEqual(told["state"], "refused", forgery)
      self.assertIn("seed", told["reason"])

  def test_faster_than_the_clock_allows_is_refused(self):
    ticket = self.house.ticket(self.key, "bubblepop")
    made = self.forge.make("bubblepop", ticket["seed"])
    told = self.house.outcome(self.house.submit(self.key, ticket, made["bytes"])[2]["id"])
    self.assertEqual(told["state"], "refused")
    self.assertIn("time since its ticket", told["reason"])

  def test_signatures_of_others_of_other_bodies_and_of_other_times_are_refused(self):
    body, now = b'{"game": "set"}', int(time.time() * 1000)
    self.refused(self.house.ask("POST", "/api/tickets", body), 401)
    for at in (0, now - 3_600_000, now + 10 * 365 * 86_400_000, -(2**63), 2**63 - 1):
      answer = self.house.ask("POST", "/api/tickets", body, self.key, at=at)
      self.refused(answer, 401)
      self.assertIn("time", answer[2]["error"])
    other = Key()
    for fields in ({"Carom-Key": other.public}, {"Carom-Signature": "AAAA"}, {"Carom-Key": "ü"}, {"Carom-Time": "now"}):
      fields = {name: value.encode() for name, value in fields.items()}
      self.refused(self.house.ask("POST", "/api/tickets", body, self.key, headers=fields), 401)
    self.refused(self.house.ask("POST", "/api/tickets", b"[1", self.key), 400)
    self.refused(self.house.ask("POST", "/api/tickets", b'{"game": "<b>"}', self.key), 422)

  def test_keys_that_are_no_point_and_signatures_that_are_no_numbers_are_refused(self):
    body, now = b'{"game": "set"}', str(int(time.time() * 1000))
    raw, signed = from_base64url(self.key.public), "\n".join(["carom1", "POST", "/api/tickets", now, hashlib.sha256(body).hexdigest()])
    signature = from_base64url(self.key.sign(signed.encode()))
    r, s = signature[:32], signature[32:]

    def answer(raw, signature):
      return self.house.ask("POST", "/api/tickets", body, headers={
        "Carom-Key": base64url(raw), "Carom-Time": now, "Carom-Signature": base64url(signature)})

    off_the_curve, infinity, beyond = raw[:-1] + bytes([raw[-1] ^ 1]), b"\x04" + bytes(64), b"\x04" + b"\xff" * 64
    # Hybrid and compressed forms of the same point would give one key several names.
    hybrid, compressed = bytes([6 + raw[-1] % 2]) + raw[1:], bytes([2 + raw[-1] % 2]) + raw[1:33]
    for key in (off_the_curve, infinity, beyond, hybrid, compressed, raw + b"\0", raw[1:], b""):
      told = answer(key, signature)
      self.refused(told, 401)
      self.assertIn("P-256", told[2]["error"])
    zero, order = bytes(32), N.to_bytes(32, "big")
    sequence = b"0" + bytes([len(signature) + 6]) + b"\2\x21\0" + r + b"\2\x21\0" + s
    for wrong in (bytes(64), zero + s, r + zero, order + s, r + order, s + r, signature[:-1], signature + b"\0", sequence, b""):
      told = answer(raw, wrong)
      self.refused(told, 401)
      self.assertIn("does not match", told[2]["error"])
    self.assertEqual(answer(raw, signature)[0], 201)

  def test_packed_long_slow_and_endless_bodies_are_refused(self):
    ticket = self.house.ticket(self.key, "pong")
    headers = {"Arcade-Ticket": ticket["ticket"], "Content-Encoding": "gzip"}
    # A gigabyte when it is decompressed.
    bomb = gzip.compress(b"\0" * (1 << 20)) * 1000
    self.refused(self.house.ask("POST", "/api/runs", bomb[:1 << 19], self.key, headers=headers), 415)
    self.assertEqual(self.house.ask("POST", "/api/tickets", b"x" * ((64 << 10) + 1), self.key)[0], 413)
    connection = http.client.HTTPConnection("127.0.0.1", self.house.port, timeout=30)
    begun = time.monotonic()
    try:
      connection.putrequest("POST", "/api/runs")
      connection.putheader("Transfer-Encoding", "chunked")
      connection.endheaders()
      for _ in range(1 << 10):
        connection.send(b"100000\r\n" + b"x" * (1 << 20) + b"\r\n")
        # Slowly enough that the two seconds for which the server discards data are over before a gigabyte is sent.
        time.sleep(0.02)
    except OSError:
      pass
    finally:
      connection.close()
    self.assertLess(time.monotonic() - begun, 20, "the server read a gigabyte")
    self.assertLess(self.house.memory(), 256, "the server keeps a body that is too long")
    with socket.create_connection(("127.0.0.1", self.house.port), timeout=40) as slow:
      slow.sendall(b"POST /api/runs HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nCRUN")
      begun = time.monotonic()
      self.assertIn(b" 408 ", slow.recv(4096))
      self.assertLess(time.monotonic() - begun, 35)

  def test_paths_and_parameters_that_make_no_sense_are_refused(self):
    chance = random.Random(5)
    for path, status in [
        ("/api", 404), ("/api/", 404), ("/api/nothing", 404), ("/api/boards/chess?rules=x", 404), ("/api/boards/set", 400),
        ("/api/boards/set?rules=x&span=year", 400), ("/api/boards/set?rules=x&limit=0", 400),
        ("/api/boards/set?rules=x&limit=99999999999999999999", 400), ("/api/boards/set?rules=x&day=yesterday", 400),
        ("/api/boards/set?rules=" + "x" * 201, 400), ("/api/runs/'%20OR%201=1", 404)]:
      self.refused(self.house.ask("GET", path), status)
    self.refused(self.house.ask("DELETE", "/api/tickets"), 405)
    for _ in range(300):
      path = "/api/" + "".join(chance.choice("abz/.%20?&=\\'\"<>{}") for _ in range(chance.randrange(40)))
      self.assertIn(self.house.ask("GET", path)[0], (400, 404, 405), path)
    self.assertEqual(json.loads(json.dumps(self.house.ask("GET", "/api/health")[2])), {"status": "alive"})
