import { test } from "node:test";
import assert from "node:assert/strict";
import { BoardServer, Failed } from "../boardserver.js";
import { newKeys } from "../boardkey.js";
import { keysIn } from "../recoverykey.js";
import { Memory, ROOT, ordinary, stage } from "./boardstage.js";

/** @param {number} status */
const refused = (status) => new Failed("refused", "no; try another", status);
const offline = () => new Failed("offline", "");

/**
 * The answers of a server about the keys of one person.
 * @param {string} method @param {string} path
 */
const family = (method, path) => {
  if (path === "me/invitations") return [["token1", "99"]];
  if (path === "me/keys") return [["player1", "Ada", "key2"]];
  if (method === "GET" && path === "me") {
    return [["player1", "Ada"], ["player1", "device", "5", "own"], ["old", "removed", "6", ""], ["key3", "recovery", "7", ""]];
  }
  return ordinary(method, path);
};
const LISTED = ["devices", "loaded", "player1", "device", "5", "own", "key3", "recovery", "7", ""];

/** @param {(method: string, path: string, what: any) => string[][]} answer @param {object} [files] */
async function joined(answer, files) {
  const it = stage(answer, new Memory(), files);
  await it.boards.join("Ada");
  it.told.length = 0;
  it.server.asked.length = 0;
  return it;
}

test("the app is told the keys that are accepted, and a name that another device has changed", async () => {
  let name = "Ada";
  const { boards, told, store } = await joined((method, path) =>
    method === "GET" && path === "me" ? [["player1", name], ...family(method, path).slice(1)] : family(method, path));
  await boards.devices.list();
  assert.deepEqual(told, [LISTED]);
  name = "Lovelace";
  await boards.devices.list();
  assert.deepEqual(told.slice(1), [["access", "joined", "Lovelace"], LISTED]);
  assert.equal((await store.person()).name, "Lovelace");
  const away = await joined((method, path) => {
    if (method === "GET") throw offline();
    return family(method, path);
  });
  await away.boards.devices.list();
  assert.deepEqual(away.told, [["devices", "offline"]]);
});

test("a link has an invitation behind the place that the app names", async () => {
  const { boards, told } = await joined(family);
  await boards.devices.invite("/boards/join/");
  assert.deepEqual(told, [["invitation", "https://example.com/arcade/#/boards/join/token1"]]);
});

test("another device joins with a key of its own, which is stored first", async () => {
  /** @type {any} */
  let sent;
  /** @type {any} */
  let stored;
  const it = stage((method, path, what) => {
    if (path === "me/keys") [sent, stored] = [what, it.store.values.get("person")];
    return family(method, path);
  });
  await it.boards.devices.join("token1");
  assert.deepEqual(it.server.asked, ["POST me/keys"]);
  assert.deepEqual(sent.json, { invitation: "token1", kind: "device" });
  assert.equal(stored.keys, sent.keys);
  assert.equal(sent.keys.privateKey.extractable, false);
  assert.deepEqual(it.told, [["access", "joined", "Ada"]]);
  const { player, name } = await it.store.person();
  assert.deepEqual([player, name], ["player1", "Ada"]);
  // It belongs to somebody now.
  await it.boards.devices.join("token2");
  assert.deepEqual([it.told.at(-1), it.server.asked.length], [["failed", "joinDevice", "here", ""], 1]);
});

test("an invitation that cannot be used leaves nothing behind", async () => {
  for (const [status, reason] of /** @type {[number, string][]} */ ([[410, "expired"], [409, "full"]])) {
    const { boards, told, store } = stage((method, path) => {
      throw refused(path === "me/keys" ? status : 404);
    });
    await boards.devices.join("token1");
    assert.deepEqual([told, store.values.size], [[["failed", "joinDevice", reason, ""]], 0]);
  }
});

test("if the answer to joining was lost, the next attempt finds out that the device has joined", async () => {
  let isFirst = true;
  /** @type {any[]} */
  const keys = [];
  const { boards, told, store } = stage((method, path, what) => {
    if (path !== "me/keys") return family(method, path);
    keys.push(what.keys);
    if (!isFirst) throw refused(409);
    isFirst = false;
    throw offline();
  });
  await boards.devices.join("token1");
  await boards.devices.join("token1");
  assert.deepEqual(told, [["failed", "joinDevice", "offline", ""], ["access", "joined", "Ada"]]);
  assert.equal(keys[0], keys[1]);
  assert.equal((await store.person()).player, "player1");
});

test("a browser that stores nothing cannot join", async () => {
  const store = new Memory();
  store.keepPerson = () => Promise.reject(new Error("no room"));
  const { boards, told, server } = stage(family, store);
  await boards.devices.join("token1");
  assert.deepEqual([told, server.asked], [[["failed", "joinDevice", "storage", ""]], []]);
});

test("a lost device is removed, and this one forgets the person when it is", async () => {
  const { boards, told, server, store } = await joined(family);
  await boards.devices.list();
  await boards.devices.remove("key3");
  assert.deepEqual(server.asked, ["GET me", "DELETE me/keys/key3", "GET me"]);
  assert.deepEqual(told, [LISTED, LISTED]);
  await boards.devices.remove("player1");
  assert.deepEqual([told.at(-1), store.isErased], [["access", "open", ""], true]);
});

test("a key is not removed if it is the last one, or without a network; one that is gone already is no failure", async () => {
  /** @type {Failed} */
  let failure = refused(409);
  const { boards, told, store } = await joined((method, path) => {
    if (method === "DELETE") throw failure;
    return family(method, path);
  });
  await boards.devices.remove("key3");
  failure = offline();
  await boards.devices.remove("key3");
  failure = refused(404);
  await boards.devices.remove("key3");
  assert.deepEqual(told, [["failed", "removeKey", "full", ""], ["failed", "removeKey", "offline", ""], LISTED]);
  assert.equal(store.isErased, false);
});

test("a device that another one has removed, or whose person was erased, takes part no more, and says so", async () => {
  for (const status of [410, 404]) {
    for (const act of /** @type {const} */ (["list", "invite", "saveKey", "ticket", "join"])) {
      let isRemoved = false;
      const { boards, told, store } = await joined((method, path) => {
        if (isRemoved) throw refused(status);
        return ordinary(method, path);
      });
      isRemoved = true;
      if (act === "ticket" || act === "join") await boards[act]("pong", "");
      else await boards.devices[act]("/boards/join/");
      assert.deepEqual(told, [["access", "open", ""], ["failed", "key", "removed", ""]], act);
      assert.equal(store.isErased, true);
    }
    const { boards, told } = await joined((method, path) => {
      if (method === "DELETE") throw refused(status);
      return ordinary(method, path);
    });
    await boards.leave();
    assert.deepEqual(told, [["access", "open", ""]]);
  }
});

test("a ticket is asked for as the person that the page knows", async () => {
  /** @type {any} */
  let sent;
  const { boards } = await joined((method, path, what) => {
    if (path === "tickets") sent = what.json;
    return family(method, path);
  });
  await boards.ticket("pong", "2026-11-27");
  assert.deepEqual(sent, { game: "pong", day: "2026-11-27", player: "player1" });
});

test("a recovery key is saved as a file, of which nothing stays, and brings the person to a new browser", async () => {
  /** @type {File[]} */
  const files = [];
  /** @type {any} */
  let saved;
  const first = await joined((method, path, what) => {
    if (path === "me/keys") saved = what;
    return family(method, path);
  }, { save: (/** @type {File} */ file) => void files.push(file) });
  await first.boards.devices.saveKey();
  assert.deepEqual(first.server.asked, ["POST me/invitations", "POST me/keys", "GET me"]);
  assert.deepEqual([saved.json, first.told], [{ invitation: "token1", kind: "recovery" }, [LISTED]]);
  const [file] = files;
  assert.equal(file.name, "app-recovery-key.json");
  const { key, ...about } = JSON.parse(await file.text());
  assert.deepEqual([about.format, about.address, about.name], ["carom recovery key 1", ROOT.href, "Ada"]);
  assert.ok(![...first.store.values.values()].some((value) => JSON.stringify(value)?.includes(key.d)));

  /** @type {any[]} */
  const sent = [];
  const later = stage((method, path, what) => {
    sent.push([path, what.keys]);
    return family(method, path);
  }, new Memory(), { choose: async () => file });
  await later.boards.devices.recover();
  assert.deepEqual(later.told, [["access", "joined", "Ada"]]);
  const [[asked, recovery], [joining, own]] = sent;
  assert.deepEqual([asked, joining], ["me/invitations", "me/keys"]);
  const raw = async (/** @type {CryptoKeyPair} */ pair) => new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey));
  assert.deepEqual(await raw(recovery), await raw(saved.keys));
  assert.ok(String(await raw(own)) !== String(await raw(recovery)));
  assert.equal(recovery.privateKey.extractable, false);
});

test("files that are no recovery key of this site are refused, and so are keys that the server does not accept", async () => {
  /** @type {File[]} */
  const files = [];
  const { boards } = await joined(family, { save: (/** @type {File} */ file) => void files.push(file) });
  await boards.devices.saveKey();
  const text = await files[0].text();
  const { d } = JSON.parse(text).key;
  const bad = {
    "": "file", "{": "file", "null": "file", "[]": "file", [text.slice(0, -9)]: "file", [text.replace("key 1", "key 2")]: "file",
    [text.replace(d, d.slice(1))]: "file", [text.replace(`"${d}"`, "7")]: "file", [text + " ".repeat(10_000)]: "file",
    [text.replace(ROOT.href, "nowhere")]: "file", [text.replace(ROOT.href, "https://other.example/")]: "elsewhere",
  };
  for (const [content, reason] of Object.entries(bad)) {
    const { boards, told, server } = stage(family, new Memory(), { choose: async () => new File([content], "key.json") });
    await boards.devices.recover();
    assert.deepEqual(told, [["failed", "recover", reason, reason === "file" ? "" : "https://other.example/"]], content);
    // Nothing was signed with it.
    assert.deepEqual(server.asked, []);
  }
  for (const [failure, reason] of /** @type {[Failed, string][]} */ (
    [[refused(401), "file"], [refused(403), "banned"], [refused(404), "gone"], [refused(410), "expired"], [offline(), "offline"]])) {
    const { boards, told, store } = stage(() => { throw failure; }, new Memory(), { choose: async () => files[0] });
    await boards.devices.recover();
    assert.deepEqual([told, store.values.size], [[["failed", "recover", reason, ""]], 0]);
  }
  const none = stage(family, new Memory(), { choose: async () => undefined });
  await none.boards.devices.recover();
  assert.deepEqual(none.told, []);
  const somebody = await joined(family, { choose: async () => files[0] });
  await somebody.boards.devices.recover();
  assert.deepEqual([somebody.told, somebody.server.asked], [[["failed", "recover", "here", ""]], []]);
});

test("a request by the key in a file is signed as by any other", async () => {
  /** @type {File[]} */
  const files = [];
  const { boards } = await joined(family, { save: (/** @type {File} */ file) => void files.push(file) });
  await boards.devices.saveKey();
  const keys = await keysIn(files[0], ROOT);
  const data = new Uint8Array([1, 2, 3]);
  const algorithm = { name: "ECDSA", hash: "SHA-256" };
  const signed = await crypto.subtle.sign(algorithm, keys.privateKey, data);
  assert.ok(await crypto.subtle.verify(algorithm, keys.publicKey, signed, data));
  assert.ok(!await crypto.subtle.verify(algorithm, (await newKeys()).publicKey, signed, data));
  /** @type {Record<string, string>} */
  let headers = {};
  const fetch = async (/** @type {URL} */ _, /** @type {any} */ options) => {
    headers = options.headers;
    return new Response("a\n");
  };
  await new BoardServer(ROOT, { fetch }).rows("POST", "me/invitations", { keys });
  assert.deepEqual([headers["Carom-Key"].length, headers["Carom-Signature"].length], [87, 86]);
});
