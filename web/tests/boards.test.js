import { test } from "node:test";
import assert from "node:assert/strict";
import { base64url, newKeys, signature, signedText } from "../boardkey.js";
import { BoardServer, Failed, WAITS, bytesOfRun } from "../boardserver.js";
import { Boards } from "../boards.js";
import { Answers, Memory, ROOT, ordinary, stage, until } from "./boardstage.js";
import { runWords, whyNotFetched } from "../runwords.js";

const utf8 = new TextEncoder();

/** @param {object} value @param {ResponseInit} how */
const json = (value, how) => new Response(JSON.stringify(value), how);

test("a request is signed as the server checks it", async () => {
  const keys = await newKeys();
  assert.equal(keys.privateKey.extractable, false);
  const body = utf8.encode("{}");
  assert.equal(await signedText("PUT", "/api/me", 5, utf8.encode("")),
    "carom1\nPUT\n/api/me\n5\ne3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  const fields = await signature(keys, "POST", "/api/tickets?a=1", 99, body);
  const bytes = (/** @type {string} */ text) => Uint8Array.from(
    atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  assert.equal(bytes(fields["Carom-Key"]).length, 65);
  assert.equal(bytes(fields["Carom-Signature"]).length, 64);
  const text = utf8.encode(await signedText("POST", "/api/tickets?a=1", 99, body));
  assert.ok(await crypto.subtle.verify(
    { name: "ECDSA", hash: "SHA-256" }, keys.publicKey, bytes(fields["Carom-Signature"]), text));
  assert.equal(base64url(new Uint8Array([251, 255, 190])), "-_--");
});

test("if the clocks differ, a request is signed once more with the server's time", async () => {
  /** @type {{ url: string, headers: Record<string, string> }[]} */
  const asked = [];
  const fetch = async (/** @type {URL} */ url, /** @type {any} */ { headers }) => {
    asked.push({ url: url.href, headers });
    return asked.length === 1
      ? json({ error: "The signature is of another time than the server's, which is 900000; sign with that." }, { status: 401 })
      : new Response("a\tb\nc\td\n");
  };
  const server = new BoardServer(ROOT, { fetch, now: () => 5000 });
  const keys = await newKeys();
  assert.deepEqual(await server.rows("GET", "me?x", { keys }), [["a", "b"], ["c", "d"]]);
  assert.deepEqual(asked.map(({ headers }) => headers["Carom-Time"]), ["5000", "900000"]);
  assert.equal(asked[0].url, "https://example.com/arcade/api/me?x");
  await server.rows("GET", "me", { keys });
  assert.equal(asked[2].headers["Carom-Time"], "900000");
});

test("a busy server gets no requests until it wants them again", async () => {
  let [count, now] = [0, 0];
  const fetch = async () => {
    count += 1;
    return count === 1 ? json({ error: "slower" }, { status: 429, headers: { "Retry-After": "7" } }) : new Response("a\n");
  };
  const server = new BoardServer(ROOT, { fetch, now: () => now });
  for (const _ of [1, 2]) {
    const failed = await server.rows("GET", "x").catch((error) => error);
    assert.deepEqual([failed.kind, failed.retry], ["busy", 7000]);
  }
  assert.equal(count, 1);
  now = 7000;
  assert.deepEqual(await server.rows("GET", "x"), [["a"]]);
  const offline = new BoardServer(ROOT, { fetch: () => Promise.reject(new TypeError()) });
  assert.equal((await offline.rows("GET", "x").catch((error) => error)).kind, "offline");
});

test("nothing is created or sent before the person joins", async () => {
  const { boards, told, server, store } = stage(ordinary);
  await boards.begin(true);
  await boards.ticket("pong", "");
  await boards.ranToEnd({ game: "pong", seed: "77", seconds: 10, bytes: new Uint8Array(4) });
  assert.deepEqual(told, [["access", "open", ""]]);
  assert.deepEqual([server.asked, store.values.size], [[], 0]);
  await boards.join(" Ada ");
  assert.deepEqual(told.at(-1), ["access", "joined", "Ada"]);
  assert.equal((await store.person()).player, "player1");
});

test("a ticket is asked for with the game, the day, the player and the page's build", async () => {
  /** @type {any[]} */
  const asked = [];
  const { boards } = stage((method, path, what) => {
    if (path === "tickets") asked.push(what.json);
    return ordinary(method, path);
  }, new Memory(), { build: "0123456789ab" });
  await boards.begin(true);
  await boards.join("Ada");
  await boards.ticket("pong", "");
  await boards.ticket("set", "2026-11-24");
  const all = { player: "player1", build: "0123456789ab" };
  assert.deepEqual(asked, [{ game: "pong", ...all }, { game: "set", day: "2026-11-24", ...all }]);
});

test("a run with a ticket's seed is submitted, and the app is told its rank", async () => {
  const states = [["queued", "", "", ""], ["proven", "12", "3", ""]];
  const { boards, told, server, store, clock } = stage((method, path) =>
    path === "runs/run1" ? [states.length > 1 ? states.shift() ?? [] : states[0]] : ordinary(method, path));
  await boards.join("Ada");
  await boards.ticket("pong", "");
  assert.deepEqual(told.at(-1), ["ticket", "pong", "", "77"]);
  boards.ended();
  await boards.ranToEnd({ game: "pong", seed: "78", seconds: 10, bytes: new Uint8Array(4) });
  assert.deepEqual(told.at(-1), ["run", "practice", "", "", ""]);
  const begun = clock.now;
  await boards.ranToEnd({ game: "pong", seed: "77", seconds: 10, bytes: new Uint8Array(4) });
  await until(() => told.at(-1)?.[1] === "ranked");
  assert.deepEqual(told.at(-1), ["run", "ranked", "12", "3", ""]);
  // Not before the time in which it can have been played since its ticket.
  assert.ok(clock.now >= begun + 10_000);
  assert.deepEqual(server.asked.slice(-3), ["POST runs", "GET runs/run1", "GET runs/run1"]);
  assert.deepEqual([await store.waiting(), await store.tickets()], [[], []]);
});

test("the board on the screen is loaded again when a run has been checked", async () => {
  const { boards, told, server } = stage(ordinary);
  await boards.join("Ada");
  await boards.board("pong?rules=a&span=day");
  await boards.ticket("pong", "");
  await boards.ranToEnd({ game: "pong", seed: "77", seconds: 1, bytes: new Uint8Array(4) });
  await until(() => told.filter(([about]) => about === "board").length === 2);
  assert.equal(server.asked.at(-1), "GET boards/pong?rules=a&span=day&limit=20");
});

test("a run waits until there is a network, also in a later page", async () => {
  let isOffline = false;
  const answer = (/** @type {string} */ method, /** @type {string} */ path) => {
    if (isOffline) throw new Failed("offline", "");
    return ordinary(method, path);
  };
  const first = stage(answer);
  await first.boards.join("Ada");
  await first.boards.ticket("pong", "");
  isOffline = true;
  await first.boards.ranToEnd({ game: "pong", seed: "77", seconds: 1, bytes: new Uint8Array(4) });
  await until(() => first.told.some((list) => list[1] === "waiting"));
  assert.equal((await first.store.waiting()).length, 1);
  const later = stage(answer, first.store);
  isOffline = false;
  await later.boards.begin(true);
  await until(() => later.server.asked.includes("GET runs/run1"));
  await until(() => ![...first.store.values.keys()].some((key) => key.startsWith("waiting")));
});

test("if the server refuses a run, the app is told the reason, and the run is not sent again", async () => {
  const { boards, told, store } = stage((method, path) => {
    if (path === "runs") throw new Failed("refused", "This ticket has been used", 409);
    return ordinary(method, path);
  });
  await boards.join("Ada");
  await boards.ticket("pong", "");
  await boards.ranToEnd({ game: "pong", seed: "77", seconds: 1, bytes: new Uint8Array(4) });
  await until(() => told.at(-1)?.[1] === "refused");
  assert.deepEqual(told.at(-1), ["run", "refused", "", "", "This ticket has been used"]);
  assert.deepEqual(await store.waiting(), []);
});

test("leaving erases everything on the server first, then in the browser", async () => {
  let isOffline = true;
  const { boards, told, server, store } = stage((method, path) => {
    if (method === "DELETE" && isOffline) throw new Failed("offline", "");
    return ordinary(method, path);
  });
  await boards.join("Ada");
  await boards.leave();
  assert.deepEqual([told.at(-1), store.isErased], [["failed", "leave", "offline"], false]);
  isOffline = false;
  await boards.leave();
  assert.deepEqual([told.at(-1), store.isErased, server.asked.at(-1)], [["access", "open", ""], true, "DELETE me"]);
});

test("the app is told if the server rejects a name, and if the browser stores nothing", async () => {
  const refused = stage(() => { throw new Failed("refused", "The name is empty", 422); });
  await refused.boards.join("");
  assert.deepEqual(refused.told, [["failed", "join", "name"]]);
  const store = new Memory();
  store.keepPerson = () => Promise.reject(new Error("no room"));
  const forgetful = stage(ordinary, store);
  await forgetful.boards.join("Ada");
  assert.deepEqual([forgetful.told, forgetful.server.asked], [[["failed", "join", "storage"]], []]);
});

test("a board has the person's own line, or the lines around their place below it", async () => {
  const lines = Array.from({ length: 20 }, (_, place) => [`${place + 1}`, `p${place}`, `Name ${place}`, `${900 - place}`, `r${place}`]);
  const { boards, told, server } = stage((method, path) => {
    if (path.startsWith("boards/pong?")) return lines;
    if (path.startsWith("boards/pong/player1?")) return [lines[19], ["21", "player1", "Ada", "5", "mine"], ["22", "q", "Bo", "4", "last"]];
    return ordinary(method, path);
  });
  await boards.board("pong?rules=a&span=day");
  assert.equal(told.at(-1)?.length, 3 + 5 * 20);
  await boards.join("Ada");
  await boards.board("pong?rules=a&span=day");
  assert.deepEqual(server.asked.at(-1), "GET boards/pong/player1?rules=a&span=day&reach=2");
  assert.deepEqual(told.at(-1)?.slice(-10), ["21", "Ada", "5", "mine", "own", "22", "Bo", "4", "last", ""]);
  assert.deepEqual((await boards.recording("mine")).name, "Ada");
  const away = stage(() => { throw new Failed("offline", ""); });
  await away.boards.board("pong?rules=a");
  assert.deepEqual(away.told, [["board", "pong?rules=a", "offline"]]);
});

test("the closed boards of a game come as the server lists them", async () => {
  const rows = [["2", "day-a", "2026-11-20", "12", "2026-11-20", "later column"], ["1", "a", "", "3", "2026-11-02"]];
  const { boards, told, server } = stage((method, path) => path.startsWith("closed/") ? rows : ordinary(method, path));
  await boards.closed("pong");
  assert.deepEqual(server.asked, ["GET closed/pong?limit=50"]);
  assert.deepEqual(told, [["closed", "pong", "loaded", "2", "day-a", "2026-11-20", "12", "2026-11-20", "1", "a", "", "3", "2026-11-02"]]);
  for (const [kind, word] of /** @type {const} */ ([["offline", "offline"], ["busy", "busy"], ["refused", "offline"]])) {
    const away = stage(() => { throw new Failed(kind, ""); });
    await away.boards.closed("pong");
    assert.deepEqual(away.told, [["closed", "pong", word]]);
  }
});

test("the browser's own runs learn under which id they are on the boards, also after a reload", async () => {
  /** @type {string[]} */
  const proven = [];
  let hasLeft = 0;
  let state = "queued";
  const answer = (/** @type {string} */ method, /** @type {string} */ path) => {
    if (path.startsWith("runs/") && state === "queued") throw new Failed("offline", "");
    return path.startsWith("runs/") ? [[state, "1", "1", ""]] : ordinary(method, path);
  };
  const page = { proven: (/** @type {string} */ kept, /** @type {string} */ id) => void proven.push(`${kept} ${id}`), left: () => void (hasLeft += 1) };
  const store = new Memory();
  const { boards } = stage(answer, store, page);
  await boards.join("Ada");
  await boards.ticket("pong", "");
  await boards.ranToEnd({ game: "pong", seed: "77", seconds: 1, bytes: new Uint8Array([1]), kept: "mine" });
  assert.deepEqual([proven, (await store.waiting()).length], [[], 1]);
  state = "proven";
  const later = stage(answer, store, page);
  await later.boards.begin(true);
  await until(() => proven.length > 0);
  assert.deepEqual(proven, ["mine run1"]);
  // One that is refused is on no board.
  state = "refused";
  await later.boards.ticket("pong", "");
  await later.boards.ranToEnd({ game: "pong", seed: "77", seconds: 1, bytes: new Uint8Array([2]), kept: "other" });
  assert.deepEqual([proven.length, hasLeft], [1, 0]);
  await later.boards.leave();
  assert.equal(hasLeft, 1);
});

test("a run on the boards is fetched, or it is known why not", async () => {
  let status = 0;
  let state = "queued";
  const server = {
    bytes: async () => {
      if (status) throw new Failed("refused", "", status);
      return new Uint8Array([1]);
    },
    rows: async () => {
      if (state === "none") throw new Failed("refused", "", 404);
      return [[state, "", "", ""]];
    },
  };
  const words = runWords("en");
  const why = () => bytesOfRun(server, "r").then(() => "", (error) => whyNotFetched(words, error.status));
  assert.equal(await why(), "");
  status = 404;
  assert.equal(await bytesOfRun(server, "r").catch((error) => error.status), WAITS);
  assert.equal(await why(), words.waits);
  for (const each of ["refused", "proven", "none"]) {
    state = each;
    assert.equal(await why(), words.gone);
  }
  for (const [code, word] of /** @type {const} */ ([[403, words.notYet], [410, words.gone], [0.5, words.notFetched]])) {
    status = code;
    assert.equal(await why(), word);
  }
});

test("without a secure connection there is only practice", async () => {
  /** @type {string[][]} */
  const told = [];
  const server = new Answers(ordinary);
  const boards = new Boards({ tell: (list) => void told.push(list), id: "app", root: ROOT, store: new Memory(), server, isSecure: false });
  await boards.begin(true);
  await boards.join("Ada");
  await boards.ticket("pong", "");
  assert.deepEqual([told, server.asked], [[["access", "insecure", ""]], []]);
});
