"""The running server does what /api/openapi.json says."""

import json
import re

from keys import Key
from shared_house import SharedHouseTests


def problems(value, schema, doc, at="$"):
  """Where a JSON value differs from a schema of the description."""
  if "$ref" in schema:
    schema = doc["components"]["schemas"][schema["$ref"].split("/")[-1]]
  if "const" in schema and value != schema["const"]:
    return [f"{at} is {value!r}"]
  if "enum" in schema and value not in schema["enum"]:
    return [f"{at} is {value!r}"]
  kind = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool}.get(schema.get("type"), object)
  if not isinstance(value, kind) or kind is int and isinstance(value, bool):
    return [f"{at} is no {schema['type']}: {value!r}"]
  found = []
  if kind is dict and "properties" in schema:
    found += [f"{at} has no {name}" for name in schema.get("required", []) if name not in value]
    for name, each in value.items():
      part = schema["properties"].get(name)
      found += problems(each, part, doc, f"{at}.{name}") if part else [f"{at}.{name} is not described"]
  if kind is list:
    for index, each in enumerate(value):
      found += problems(each, schema["items"], doc, f"{at}[{index}]")
  if kind is str and "pattern" in schema and not re.search(schema["pattern"], value):
    found.append(f"{at} is {value!r}")
  return found


class DescriptionTests(SharedHouseTests):
  @classmethod
  def setUpClass(cls):
    super().setUpClass()
    cls.key = Key()
    cls.doc = cls.house.ask("GET", "/api/openapi.json")[2]
    answer, cls.made, cls.ticket = cls.house.play(cls.forge, cls.key, "concentration")
    cls.run_id = answer[2]["id"]
    cls.told = cls.house.outcome(cls.run_id)

  def resolved(self, response):
    return self.doc["components"]["responses"][response["$ref"].split("/")[-1]] if "$ref" in response else response

  def check(self, method, path, answer):
    """An answer is one that the description contains for this path."""
    operation = self.doc["paths"][path][method.lower()]
    status, fields, body = answer
    self.assertIn(str(status), operation["responses"], f"{method} {path} answers {status}: {body}")
    content = self.resolved(operation["responses"][str(status)])["content"]
    kind = fields["Content-Type"].split(";")[0]
    self.assertIn(kind, content)
    if kind == "application/json":
      self.assertEqual(problems(body, content[kind]["schema"], self.doc), [], f"{method} {path}")

  def test_every_operation_answers_as_described(self):
    ask, key = self.house.ask, self.key
    invitation = lambda: ask("POST", "/api/me/invitations", key=key)
    joining = lambda kind="device": json.dumps({"invitation": invitation()[2]["invitation"], "kind": kind}).encode()
    other, third = Key(), Key()
    self.assertEqual(ask("POST", "/api/me/keys", joining(), third)[0], 201)
    rules = f"rules={self.told['rules']}"
    wanted = {
      ("GET", "/boards.live"): [ask("GET", "/boards.live")],
      ("GET", "/api/health"): [ask("GET", "/api/health")],
      ("GET", "/api/ready"): [ask("GET", "/api/ready")],
      ("GET", "/metrics"): [ask("GET", "/metrics")],
      ("GET", "/api/openapi.json"): [ask("GET", "/api/openapi.json")],
      ("POST", "/api/tickets"): [
        ask("POST", "/api/tickets", b'{"game": "set"}', key), ask("POST", "/api/tickets", b'{"game": "go"}', key),
        ask("POST", "/api/tickets", b"x", key), ask("POST", "/api/tickets", b"x"),
        ask("POST", "/api/tickets", b"x" * 5000, key)],
      ("POST", "/api/runs"): [
        self.house.submit(key, self.ticket, self.made["bytes"]), self.house.submit(Key(), self.ticket, b"CRUN"),
        self.house.submit(key, self.ticket, b"CRUN"), self.house.submit(key, {"ticket": "x"}, b"CRUN")],
      ("GET", "/api/runs/{id}"): [ask("GET", f"/api/runs/{self.run_id}"), ask("GET", "/api/runs/none")],
      ("GET", "/api/runs/{id}/bytes"): [ask("GET", f"/api/runs/{self.run_id}/bytes"), ask("GET", "/api/runs/none/bytes")],
      ("GET", "/api/boards/{game}"): [
        ask("GET", f"/api/boards/concentration?{rules}"), ask("GET", "/api/boards/set"), ask("GET", "/api/boards/go?rules=x")],
      ("GET", "/api/boards/{game}/{player}"): [
        ask("GET", f"/api/boards/concentration/{key.player}?{rules}"), ask("GET", "/api/boards/set/x")],
      ("GET", "/api/closed/{game}"): [
        ask("GET", "/api/closed/concentration"), ask("GET", "/api/closed/set?limit=0"), ask("GET", "/api/closed/go")],
      ("PUT", "/api/me"): [
        ask("PUT", "/api/me", b'{"name": "Ada"}', key), ask("PUT", "/api/me", b'{"name": ""}', key), ask("PUT", "/api/me", b"x", key)],
      ("GET", "/api/me"): [ask("GET", "/api/me", key=key), ask("GET", "/api/me", key=Key()), ask("GET", "/api/me")],
      ("POST", "/api/me/invitations"): [
        invitation(), ask("POST", "/api/me/invitations"), ask("POST", "/api/me/invitations", key=Key())],
      ("POST", "/api/me/keys"): [
        ask("POST", "/api/me/keys", joining("recovery"), other), ask("POST", "/api/me/keys", joining(), other),
        ask("POST", "/api/me/keys", joining("removed"), Key()), ask("POST", "/api/me/keys", b'{"invitation": "", "kind": "device"}', Key()),
        ask("POST", "/api/me/keys", b"x", Key()), ask("POST", "/api/me/keys", b"x")],
      ("DELETE", "/api/me/keys/{key}"): [
        ask("DELETE", f"/api/me/keys/{third.id}", key=key), ask("DELETE", f"/api/me/keys/{third.id}", key=third),
        ask("DELETE", "/api/me/keys/x", key=key), ask("DELETE", "/api/me/keys/x")],
      ("DELETE", "/api/me"): [ask("DELETE", "/api/me", key=Key()), ask("DELETE", "/api/me", key=third), ask("DELETE", "/api/me")],
    }
    described = {(method.upper(), path) for path, operations in self.doc["paths"].items() for method in operations if method != "parameters"}
    self.assertEqual(described, set(wanted))
    for (method, path), answers in wanted.items():
      self.assertLess(answers[0][0], 300, f"{method} {path}: {answers[0]}")
      for answer in answers:
        self.check(method, path, answer)

  def test_paths_that_are_not_described_are_nothing(self):
    for path in ("/api/players", "/api/runs/a/b", "/api/boards", "/api/me/name", "/api/me/keys/a/b", "/metrics/x"):
      self.assertNotIn(self.house.ask("GET", path)[0], (200, 202), path)

  def test_the_description_is_whole(self):
    text = json.dumps(self.doc)
    for kind in ("schemas", "responses", "parameters"):
      self.assertEqual(set(self.doc["components"][kind]), set(re.findall(rf"#/components/{kind}/(\w+)", text)))
