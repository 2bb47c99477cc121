"""The keys of a player: other devices join by an invitation, are removed, and are banned and erased together."""

import concurrent.futures
import json
import pathlib
import time
import unittest

from databases import only
from forge import arcade
from house import House
from keys import Key
from load import check_counts
from shared_house import SharedHouseTests
from test_many import bracket

QUARTER = 15 * 60_000
# What makes a database one of the first version again.
FIRST_VERSION = """
DROP TABLE playerKey;
DROP TABLE invitation;
DROP TABLE tally;
DROP TABLE verifier;
DROP TRIGGER lineAdded;
DROP TRIGGER lineRemoved;
DROP TRIGGER lineMoved;
DROP TRIGGER boardPlayed;
DROP TRIGGER boardLeft;
DROP TABLE board;
DROP INDEX dead;
DROP INDEX linesOfPlayer;
ALTER TABLE line DROP COLUMN bracket;
ALTER TABLE run DROP COLUMN lease;
ALTER TABLE run DROP COLUMN holder;
ALTER TABLE run DROP COLUMN tries;
ALTER TABLE run DROP COLUMN crashes;
ALTER TABLE run DROP COLUMN build;
DELETE FROM grdb_migrations WHERE identifier NOT LIKE '1:%';
"""


class Family:
  """The keys of one player in a house."""

  def __init__(self, house):
    self.house, self.first = house, Key()
    status, _, answer = house.ask("PUT", "/api/me", b'{"name": "Ada"}', self.first)
    assert (status, answer["player"]) == (200, self.first.id), answer

  def invitation(self, key=None):
    status, _, answer = self.house.ask("POST", "/api/me/invitations", key=key or self.first)
    assert status == 201, answer
    return answer["invitation"]

  def try_to_join(self, key, invitation, kind="device"):
    return self.house.ask("POST", "/api/me/keys", json.dumps({"invitation": invitation, "kind": kind}).encode(), key)

  def joined(self, kind="device"):
    key = Key()
    status, _, answer = self.try_to_join(key, self.invitation(), kind)
    assert (status, answer) == (201, {"player": self.first.id, "name": "Ada", "key": key.id}), answer
    return key

  def me(self, key=None):
    return self.house.ask("GET", "/api/me", key=key or self.first)

  def keys(self):
    return {each["id"]: each["kind"] for each in self.me()[2]["keys"]}

  def remove(self, key, by=None):
    return self.house.ask("DELETE", f"/api/me/keys/{key.id}", key=by or self.first)

  def ticket(self, key, **more):
    return self.house.ask("POST", "/api/tickets", json.dumps({"game": "concentration", **more}).encode(), key)


class KeyTests(SharedHouseTests):
  def setUp(self):
    self.family = Family(self.house)

  def refused(self, answer, status):
    """Refused, with a sentence that says what to do."""
    self.assertEqual(answer[0], status, answer)
    self.assertIn(";", answer[2]["error"])
    return answer[2]["error"]

  def test_another_device_joins_by_an_invitation(self):
    family = self.family
    before = time.time() * 1000
    status, _, given = self.house.ask("POST", "/api/me/invitations", key=family.first)
    self.assertEqual((status, len(given["invitation"])), (201, 22))
    self.assertTrue(before + QUARTER - 1000 <= given["expires"] <= time.time() * 1000 + QUARTER + 1000, given)
    other = Key()
    status, _, answer = family.try_to_join(other, given["invitation"])
    self.assertEqual((status, answer), (201, {"player": family.first.id, "name": "Ada", "key": other.id}))
    self.assertEqual(family.me(other)[2], family.me()[2])
    self.assertEqual(family.keys(), {family.first.id: "device", other.id: "device"})
    # Either may invite a third, and change the name of both.
    self.assertEqual(family.try_to_join(Key(), family.invitation(other), "recovery")[0], 201)
    self.house.ask("PUT", "/api/me", b'{"name": "Lovelace"}', other)
    self.assertEqual(family.me()[2]["name"], "Lovelace")

  def test_devices_share_tickets_runs_and_places(self):
    family, house = self.family, self.house
    other = family.joined()
    ticket = house.ticket(family.first, "concentration")
    self.assertEqual(ticket["player"], family.first.id)
    made = house.made(self.forge, "concentration", ticket)
    house.await_end(made)
    self.refused(house.submit(Key(), ticket, made["bytes"]), 403)
    answer = house.submit(other, ticket, made["bytes"])
    self.assertEqual(answer[0], 202, answer)
    told = house.outcome(answer[2]["id"])
    self.assertEqual(told["state"], "proven", told)
    line = house.ask("GET", f"/api/boards/concentration/{family.first.id}?rules={told['rules']}")[2]["lines"]
    self.assertIn((family.first.id, "Ada"), [(each["player"], each["name"]) for each in line])
    # One try a day, on whatever device.
    today = time.strftime("%Y-%m-%d", time.gmtime())
    self.assertEqual(house.ticket(family.first, "concentration", today)["seed"], house.ticket(other, "concentration", today)["seed"])
    # The first device is lost; its player goes on.
    self.assertEqual(family.remove(family.first, by=other)[0], 200)
    self.assertEqual([run["id"] for run in family.me(other)[2]["runs"]], [told["id"]])

  def test_an_invitation_is_used_once_and_not_long(self):
    family = self.family
    used = family.invitation()
    self.assertEqual(family.try_to_join(Key(), used)[0], 201)
    old = family.invitation()
    self.house.database.change("UPDATE invitation SET expires = expires - 900001")
    # Nobody learns from the answer what was wrong.
    reasons = {self.refused(family.try_to_join(Key(), each), 410) for each in (used, old, "", "x" * 22, "é", "x" * 5000)}
    self.assertEqual(len(reasons), 1, reasons)
    self.assertEqual(len(family.keys()), 2)

  def test_few_invitations_are_open(self):
    family = self.family
    given = [family.invitation() for _ in range(6)]
    self.refused(family.try_to_join(Key(), given[0]), 410)
    for each in given[1:]:
      self.assertEqual(family.try_to_join(Key(), each)[0], 201)

  def test_a_key_belongs_to_one_player(self):
    family, stranger = self.family, Family(self.house)
    invitation = family.invitation()
    self.refused(family.try_to_join(stranger.first, invitation), 409)
    self.refused(family.try_to_join(family.first, invitation), 409)
    # The invitation is not used up by that.
    self.assertEqual(family.try_to_join(Key(), invitation)[0], 201)
    self.refused(stranger.remove(family.first), 404)
    self.refused(self.house.ask("POST", "/api/me/invitations", key=Key()), 404)

  def test_of_joins_at_once_one_wins(self):
    for _ in range(10):
      family = Family(self.house)
      invitation, keys = family.invitation(), [Key() for _ in range(6)]
      with concurrent.futures.ThreadPoolExecutor(len(keys)) as pool:
        statuses = list(pool.map(lambda key: family.try_to_join(key, invitation)[0], keys))
      self.assertEqual(sorted(statuses), [201] + [410] * 5)
      self.assertEqual(family.keys(), {family.first.id: "device", keys[statuses.index(201)].id: "device"})

  def test_a_removed_key_stays_out(self):
    spare = self.family.invitation()
    # The first one gave the player its name, and must not find it again.
    for is_first in (True, False):
      family = Family(self.house)
      other = family.joined()
      gone, stays = (family.first, other) if is_first else (other, family.first)
      self.assertEqual(family.remove(gone, by=stays)[0], 200)
      self.refused(family.me(gone), 410)
      self.refused(family.ticket(gone), 410)
      self.refused(self.house.ask("PUT", "/api/me", b'{"name": "Eve"}', gone), 410)
      self.refused(self.house.ask("POST", "/api/me/invitations", key=gone), 410)
      self.refused(family.remove(stays, by=gone), 410)
      self.refused(self.house.ask("DELETE", "/api/me", key=gone), 410)
      self.refused(family.try_to_join(gone, spare), 409)
      self.assertEqual(family.me(stays)[2]["name"], "Ada")
      kinds = {each["id"]: each["kind"] for each in family.me(stays)[2]["keys"]}
      self.assertEqual(kinds, {gone.id: "removed", stays.id: "device"})
      # The last one stays, and a removed one cannot be removed again.
      self.refused(family.remove(stays, by=stays), 409)
      self.refused(family.remove(gone, by=stays), 404)

  def test_a_recovery_key_brings_the_player_back(self):
    family = self.family
    recovery = family.joined("recovery")
    self.assertEqual(family.remove(family.first, by=recovery)[0], 200)
    device = Key()
    self.assertEqual(family.try_to_join(device, family.invitation(recovery))[0], 201)
    self.assertEqual(family.me(device)[2]["name"], "Ada")

  def test_keys_have_a_limit(self):
    family = self.family
    for _ in range(19):
      family.joined()
    invitation = family.invitation()
    self.assertIn("20 keys", self.refused(family.try_to_join(Key(), invitation), 409))
    self.assertEqual(family.remove(Key())[0], 404)
    self.assertEqual(self.house.ask("DELETE", f"/api/me/keys/{list(family.keys())[-1]}", key=family.first)[0], 200)
    self.assertEqual(family.try_to_join(Key(), invitation)[0], 201)

  def test_erasing_takes_all_keys_along(self):
    family = self.family
    other, invitation = family.joined(), family.invitation()
    self.assertEqual(self.house.ask("DELETE", "/api/me", key=other)[0], 200)
    for key in (family.first, other):
      self.assertEqual(family.me(key)[0], 404)
      # A device that does not know of it yet makes no new player without being asked to.
      self.refused(family.ticket(key, player=family.first.id), 410)
      self.assertEqual(family.me(key)[0], 404)
    self.refused(family.try_to_join(Key(), invitation), 410)
    self.assertEqual(family.ticket(other)[2]["player"], other.id)
    self.assertEqual(self.house.operate("erase", other.player).returncode, 0)
    self.assertEqual(family.me(other)[0], 404)

  def test_all_keys_of_a_banned_player_are_refused(self):
    family, house = self.family, self.house
    other, invitation = family.joined(), family.invitation()
    self.assertEqual(house.operate("ban", family.first.id).returncode, 0)
    self.refused(family.try_to_join(Key(), invitation), 410)
    self.assertEqual(self.house.ask("DELETE", "/api/me", key=other)[0], 200)
    for key in (family.first, other):
      self.refused(family.ticket(key), 403)
      self.refused(self.house.ask("POST", "/api/me/invitations", key=key), 403)
      self.refused(family.try_to_join(key, Family(self.house).invitation()), 409)
      told = family.me(key)[2]
      self.assertEqual((told["name"], told["isBanned"], told["runs"], len(told["keys"])), ("", True, [], 2))
    self.assertEqual(house.operate("unban", family.first.id).returncode, 0)
    self.refused(family.try_to_join(Key(), invitation), 410)
    self.assertEqual(family.ticket(other)[0], 201)

  def test_a_page_reads_its_keys_as_a_table(self):
    family, table = self.family, {"Accept": "text/tab-separated-values"}
    recovery = family.joined("recovery")
    rows = [line.split("\t") for line in self.house.ask("GET", "/api/me", key=family.first, headers=table)[2].decode().splitlines()]
    self.assertEqual(rows[0], [family.first.id, "Ada"])
    self.assertEqual(
      sorted((row[0], row[1], row[3]) for row in rows[1:]),
      sorted([(family.first.id, "device", "own"), (recovery.id, "recovery", "")]))
    self.assertTrue(all(abs(int(row[2]) - time.time() * 1000) < 60_000 for row in rows[1:]), rows)


@only("sqlite")
class VersionTests(unittest.TestCase):
  def test_players_of_the_first_version_keep_their_keys(self):
    with House() as house:
      family = Family(house)
      told = family.me()[2]
      house.stop()
      copy = pathlib.Path(house.folder.name, "copy.db")
      house.database.change(FIRST_VERSION)
      house.database.change(f"VACUUM INTO '{copy}'")
      house.database.change(
        "INSERT INTO run (number, id, ticket, player, issued, sent, game, version, seed, digest, bytes, rules) "
        f"VALUES (1, 'r', 't', '{family.first.id}', 0, 0, 'pong', 1, '0', 'd', 'CRUN', 'a')")
      for number, merit in enumerate((0, 63, 64, 1_000_000, -1, -200)):
        house.database.change(f"INSERT INTO line VALUES ('b{number}', 'ever', '', '{family.first.id}', {merit}, 1)")
      house.start()
      check_counts(self, house.database)
      brackets = [int(row[0]) for row in house.database.rows("SELECT bracket FROM line ORDER BY board")]
      self.assertEqual(brackets, [0, 63, 64, bracket(1_000_000), -1, bracket(-200)])
      house.database.change("DELETE FROM run")
      self.assertEqual(family.me()[2], told)
      self.assertEqual(told["keys"], [{"id": family.first.id, "kind": "device", "added": told["joined"]}])
      family.joined()
      # A copy that was made then is restored, too.
      restored = pathlib.Path(house.folder.name, "restored")
      self.assertEqual(arcade("boards", "restore", "--data", restored, copy).returncode, 0)
      house.stop()
      house.database.data = restored
      house.start()
      self.assertEqual(family.me()[2], told)
      family.joined()

  def test_a_database_of_a_later_version_is_left_alone(self):
    with House() as house:
      house.stop()
      house.database.change("INSERT INTO grdb_migrations VALUES ('99: from the future')")
      for command, code in ((["serve", "--site", house.site], 1), (["boards", "list"], 2)):
        done = arcade(*command, *house.database.place)
        self.assertEqual((done.returncode, len(done.stderr.splitlines())), (code, 1), done)
        self.assertIn(b"later version", done.stderr)

  def test_keys_and_invitations_survive_a_restart_and_a_copy(self):
    with House() as house:
      family = Family(house)
      other, invitation = family.joined(), family.invitation()
      copy, restored = pathlib.Path(house.folder.name, "copy.db"), pathlib.Path(house.folder.name, "restored")
      self.assertEqual(house.operate("backup", copy).returncode, 0)
      self.assertEqual(arcade("boards", "restore", "--data", restored, copy).returncode, 0)
      # The database has no more than a hash of what can be used.
      self.assertNotIn(invitation.encode(), copy.read_bytes())
      house.stop()
      house.database.data = restored
      house.start()
      self.assertEqual(len(family.me(other)[2]["keys"]), 2)
      self.assertEqual(family.try_to_join(Key(), invitation)[0], 201)


class LimitTests(unittest.TestCase):
  def test_the_devices_of_a_player_share_a_limit(self):
    with House("--tickets", "4") as house:
      family = Family(house)
      other = family.joined()
      statuses = [family.ticket(key)[0] for key in (family.first, other, other)]
      self.assertEqual(statuses, [201, 201, 429])
