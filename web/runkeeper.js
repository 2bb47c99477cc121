// Keeps each finished run of the app, and shows, shares and deletes runs when the app or a link asks for it.

import { FROM_APP, pageOf } from "./builds.js";
import { Refused, ReplayedRun, countedBytes, hand } from "./replayed.js";
import { LONGEST_LINKED, LONGEST_TEXT, bytesOf, idOf, packed, textOf, unpacked } from "./runlink.js";
import { LONGEST, RunSharing, choose, download } from "./runsharing.js";
import { runWords, whyNotFetched } from "./runwords.js";
import { Runs, bestOf, sum, textsOf } from "./runs.js";

/** @typedef {import("./runs.js").Kept} Kept */
/**
 * What the page hands to the keeper: its own classes (see `replayed.js`), and what belongs to the live app.
 * @typedef {import("./replayed.js").Tools & import("./stage.js").Tools & {
 *   loop: import("./loop.js").Loop, address: import("./address.js").Address, id: string, build: string | undefined, root: () => URL,
 *   showRemark: (text: string) => void, asked?: [act: string, id: string],
 * }} Page
 */
/** @typedef {import("./runsharing.js").Recorded} Recorded */

const TICKS_PER_SECOND = 120;
/** The lengths of the slices in which a run is prepared, in milliseconds: while the page is idle, and while a person waits. */
const SLICE = { idle: 8, awaited: 50 };
const utf8 = new TextEncoder();
const utf8Text = new TextDecoder();

export class RunKeeper {
  #page;
  #runs;
  #sharing;
  /**
   * Damaged recordings, which are not listed any more.
   * @type {Set<string>}
   */
  #aside = new Set();
  /**
   * The run that ended last, as it was or will be kept.
   * @type {Promise<{ run: Kept, bytes: Uint8Array }> | undefined}
   */
  #last;
  /** Whether a person waits for it. */
  #isAwaited = false;
  /** @type {import("./player.js").Player | undefined} */
  #player;
  /** How many times a player was requested, or closed by a link; an earlier one that is still being loaded does not open. */
  #turn = 0;
  /** How often a ghost was requested; only the last request is answered. */
  #ghosts = 0;
  /**
   * The page's part in boards; undefined if the site has none.
   * @type {Promise<import("./boards.js").Boards | undefined>}
   */
  #boards;
  /** Tells other pages of the app that the list has changed. */
  #channel;

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
    this.#runs = new Runs(page.id);
    this.#sharing = new RunSharing({ words: () => this.#words, root: page.root(), id: page.id });
    this.#channel = new BroadcastChannel(`${page.id}/runs`);
    this.#channel.addEventListener("message", () => void this.#tell());
    void this.#tell((error) => console.info(`no runs are kept: ${error}`));
    this.#boards = this.#findBoards().catch(() => undefined);
    if (page.asked) this.act(...page.asked);
    page.address.runChanged = () => this.#linkChanged();
    this.#linkChanged();
  }

  /**
   * A run of the live app is over. This is called while a frame is shown; the recording is requested from the program right after
   * it, because that may move the memory from which the frame is read.
   * @param {string} game @param {string} name @param {string} result @param {number} score @param {boolean} lowestWins
   * @param {number} seconds
   */
  ended(game, name, result, score, lowestWins, seconds) {
    const date = Date.now();
    const { program } = this.#page.loop.kit;
    queueMicrotask(() => {
      const build = utf8.encode(this.#page.build ?? "");
      hand(program, build);
      const bytes = countedBytes(program, program.carom_run?.(build.length));
      const id = crypto.getRandomValues(new Uint32Array(4)).join("-");
      const run = { id, game, name, result, score, lowestWins, date, seconds, size: 0, sum: 0 };
      this.#isAwaited = false;
      void this.#boards.then((boards) => boards?.ended());
      const kept = this.#last = this.#keep(run, bytes);
      kept.catch((error) => {
        console.info(`a run is not kept: ${error}`);
        void this.#boards?.then((boards) => boards?.lost(error));
      });
    });
  }

  /**
   * The person wants something; called while a frame is shown.
   * @param {string} act @param {string} id
   */
  act(act, id) {
    queueMicrotask(() => void this.#act(act, id).catch((error) => this.#failed(act, error)));
  }

  /**
   * Looks for a server with boards. A site without boards has a file at the same address that says so.
   */
  async #findBoards() {
    const { loop, root, id } = this.#page;
    if (!location.protocol.startsWith("http")) return undefined;
    const look = async () => {
      // Without a network the service worker answers.
      const answer = await fetch(new URL("boards.live", root()), { cache: "no-store" }).catch(() => undefined);
      const text = answer?.ok ? await answer.text() : answer && "";
      return text === "unreachable" ? undefined : text?.startsWith("boards");
    };
    const found = await look();
    if (found === false) return undefined;
    const { Boards } = await import("./boards.js");
    const boards = new Boards({
      tell: (list) => loop.send("verified", { list }), id, root: root(), pages: new BroadcastChannel(`${id}/boards`),
      build: this.#page.build, choose, save: download,
      proven: (kept, server) => void this.#note((runs) => runs.note(kept, server)),
      left: () => void this.#note((runs) => runs.forgetServer()),
    });
    await boards.begin(found === true);
    addEventListener("online", () => void look().then((found) => boards.begin(found === true)));
    return boards;
  }

  /**
   * Carries out what the person wants from boards.
   * @param {string} act @param {string} id
   */
  async #actOnBoards(act, id) {
    const boards = await this.#boards;
    if (!boards) return;
    switch (act) {
      case "join": return boards.join(id);
      case "leave": return boards.leave();
      case "board": return boards.board(id);
      case "closed": return boards.closed(id);
      case "devices": return boards.devices.list();
      case "invite": return boards.devices.invite(id);
      case "joinDevice": return boards.devices.join(id);
      case "removeKey": return boards.devices.remove(id);
      case "saveKey": return boards.devices.saveKey();
      case "recover": return boards.devices.recover();
      case "ticket": {
        const [game, day] = id.split(" ");
        return boards.ticket(game, day);
      }
      case "watchVerified": return this.#show(() => this.#fetch(id), { plays: true });
    }
  }

  /**
   * A run on the site's boards. Throws `Refused` with a sentence if it cannot be shown.
   * @param {string} id
   * @returns {Promise<Recorded>}
   */
  async #fetch(id) {
    const boards = await this.#boards;
    if (!boards) throw new Refused(this.#words.noBoards);
    const { bytes, ...about } = await boards.recording(id).catch((error) => {
      throw new Refused(whyNotFetched(this.#words, error.status));
    });
    return { packed: await packed(bytes), ...about, place: `board=${id}`, server: id };
  }

  /**
   * Notes what becomes of kept runs on the boards, when the last one is kept.
   * @param {(runs: Runs) => Promise<void>} change
   */
  async #note(change) {
    await this.#last?.catch(() => {});
    await change(this.#runs).catch((error) => console.info(`what becomes of a run is not noted: ${error}`));
  }

  /** @param {string} act @param {unknown} error */
  #failed(act, error) {
    console.info(`“${act}” of a run failed: ${error}`);
    const { notShared, notDone } = this.#words;
    this.#page.showRemark(error instanceof Refused ? error.message : act === "share" ? notShared : notDone);
  }

  get #words() {
    return runWords(document.documentElement.lang);
  }

  /** @param {string} act @param {string} id */
  async #act(act, id) {
    switch (act) {
      case "watch": return this.#show(() => this.#find(id), { plays: true });
      case "share": return this.#page.showRemark(await this.#sharing.share(await this.#find(id)));
      case "save": return this.#sharing.save(await this.#find(id));
      case "forget": return this.#forget(id);
      case "open": return this.#open();
      case "ghost": return this.#sendGhost(id);
      case "race": return this.#race(await this.#ghostOf(await this.#find(id)));
      default: return this.#actOnBoards(act, id);
    }
  }

  // MARK: Keeping

  /**
   * Replays a run to check that it is what was played, and keeps what the replay has read.
   * @param {Kept} run @param {Uint8Array} bytes
   */
  async #keep(run, bytes) {
    if (!bytes.length) throw new Error("its recording became too long");
    await this.#pause();
    const replayed = await ReplayedRun.open(bytes, this.#page);
    await replayed.runAhead({
      slice: () => this.#isAwaited ? SLICE.awaited : SLICE.idle, pause: () => this.#pause(), keeps: false,
      progress: (part) => this.#player?.prepare(part),
    });
    const { agrees, score, counts } = replayed.standing;
    if (!agrees) throw new Error("its replay is not what was played");
    // The app has sent the score as a 32-bit number.
    if (Math.fround(score) !== Math.fround(run.score)) throw new Error(`its replay has the score ${score}, not ${run.score}`);
    const { reduced } = replayed;
    if (counts) void this.#handIn(run, replayed, reduced);
    const kept = await packed(reduced);
    const ghost = replayed.ghost ? await packed(utf8.encode(replayed.ghost)) : undefined;
    Object.assign(run, { size: kept.length + (ghost?.length ?? 0), sum: sum(kept) });
    try {
      await this.#runs.keep(run, kept, ghost);
      await this.#tell();
      this.#channel.postMessage("");
    } catch (error) {
      // It can still be watched while the page is open.
      console.info(`a run is not kept: ${error}`);
    }
    return { run, bytes: kept };
  }

  // MARK: Ghosts

  /**
   * Sends the ghost of the best kept run of a game, or that there is none.
   * @param {string} game with its rules
   */
  async #sendGhost(game) {
    const turn = ++this.#ghosts;
    let track = "";
    try {
      // The run that has just ended may be the best one.
      await this.#last?.catch(() => {});
      const list = (await this.#list()).filter((run) => run.game === game);
      const best = bestOf(list);
      const run = list.find(({ id }) => best.has(id));
      const isOver = () => turn !== this.#ghosts;
      if (run && !isOver()) track = (await this.#track(run, isOver)).track;
    } catch (error) {
      console.info(`there is no ghost: ${error}`);
    }
    if (turn === this.#ghosts) this.#page.loop.send("ghost", { game, track });
  }

  /**
   * The ghost of a kept run: the one that was kept with it, or else one from its replay.
   * @param {Kept} run
   * @param {() => boolean} isOver whether it is not wanted any more
   */
  async #track(run, isOver) {
    const kept = await this.#runs.ghost(run);
    // If it is damaged, it is made anew.
    const track = kept && await unpacked(kept, LONGEST).then((bytes) => utf8Text.decode(bytes), () => "");
    const recording = track ? undefined : await this.#runs.recording(run);
    if (!recording) return { track: track ?? "" };
    return this.#ghostOf({ packed: recording, name: "", detail: "" }, isOver);
  }

  /**
   * The ghost of a run, from its replay, and the place of its game.
   * @param {Recorded} recorded
   * @param {() => boolean} [isOver]
   */
  async #ghostOf({ packed }, isOver) {
    const bytes = await unpacked(packed, LONGEST).catch(() => {
      throw new Refused(this.#words.notARun);
    });
    const replayed = await ReplayedRun.open(bytes, this.#page);
    const slice = () => isOver ? SLICE.idle : SLICE.awaited;
    await replayed.runAhead({ slice, pause: () => this.#pause(!isOver), keeps: false, isOver });
    return { track: replayed.ghost, address: replayed.address };
  }

  /**
   * Begins a game that races against a run.
   * @param {{ track: string, address: string }} ghost
   */
  #race({ track, address }) {
    if (!track) throw new Refused(this.#words.noRace);
    this.#player?.close();
    // Otherwise a ghost that arrives later would replace it.
    this.#ghosts += 1;
    const { loop, address: place } = this.#page;
    if (place.path !== address) place.follow(address);
    loop.send("ghost", { track, isRace: true });
  }

  // MARK: Boards

  /**
   * Submits a run, if the person takes part in boards.
   * @param {Kept} run @param {ReplayedRun} replayed @param {Uint8Array} bytes
   */
  async #handIn({ id, seconds }, { game, seed, begin, end }, bytes) {
    const boards = await this.#boards;
    await boards?.ranToEnd({ game, seed, seconds: Math.max(seconds, (end - begin) / TICKS_PER_SECOND), bytes, kept: id })
      .catch((error) => console.info(`a run is not handed in: ${error}`));
  }

  /** Resolves when there is time. */
  #pause(isAwaited = this.#isAwaited) {
    return new Promise((resolve) => {
      if (isAwaited || !("requestIdleCallback" in window)) setTimeout(resolve);
      else requestIdleCallback(resolve, { timeout: 500 });
    });
  }

  async #list() {
    return (await this.#runs.list()).filter(({ id }) => !this.#aside.has(id));
  }

  /** Tells the app which runs are kept, if any can be. */
  async #tell(fail = (/** @type {unknown} */ _) => {}) {
    const list = await this.#list().catch(fail);
    if (list) this.#page.loop.send("runs", { list: textsOf(list) });
  }

  /** @param {string} id */
  async #forget(id) {
    await this.#runs.forget(id);
    await this.#tell();
    this.#channel.postMessage("");
  }

  /**
   * The recording of a kept run, or with an empty id, of the run that ended last. Throws `Refused` with a sentence if there is
   * none.
   * @param {string} id
   * @returns {Promise<Recorded>}
   */
  async #find(id) {
    const words = this.#words;
    this.#isAwaited = true;
    const last = await this.#last?.catch(() => undefined);
    if (last && (!id || last.run.id === id)) {
      const { server } = (await this.#list().catch(() => [])).find((run) => run.id === last.run.id) ?? {};
      return { packed: last.bytes, name: last.run.name, detail: last.run.result, server };
    }
    if (this.#last && !id) throw new Refused(words.notKept);
    const refuse = () => {
      throw new Refused(words.noStorage);
    };
    const list = await this.#list().catch(refuse);
    const run = id ? list.find((each) => each.id === id) : list[0];
    if (!run) throw new Refused(words.gone);
    const bytes = await this.#runs.recording(run).catch(refuse);
    if (bytes) return { packed: bytes, name: run.name, detail: run.result, place: `kept=${run.id}`, server: run.server };
    this.#aside.add(run.id);
    await this.#tell();
    throw new Refused(words.damaged);
  }

  // MARK: Showing

  /**
   * Opens the player on what `find` finds.
   * @param {() => Promise<Recorded>} find
   * @param {{ plays: boolean }} how whether it plays at once
   */
  async #show(find, { plays }) {
    const { loop, address } = this.#page;
    const turn = ++this.#turn;
    const { Player } = await import("./player.js");
    if (turn !== this.#turn) return;
    const before = this.#player;
    this.#player = undefined;
    before?.close();
    const words = this.#words;
    if (!loop.isHeld) {
      // The app must release touches and keys, because it will not see them end.
      loop.send("visibility", { isVisible: false, isFocused: false });
      loop.pause();
      loop.isHeld = true;
    }
    /** @type {Recorded | undefined} */
    let recorded;
    const player = this.#player = new Player({
      tools: this.#page, words, lang: document.documentElement.lang,
      share: async () => recorded ? this.#sharing.share(recorded) : "",
      save: async () => recorded && this.#sharing.save(recorded),
      give: (picture) => this.#sharing.give(picture, recorded?.name ?? ""),
      race: (run) => this.#race({ track: run.ghost, address: run.address }),
      closed: () => {
        // Another one takes its place.
        if (this.#player !== player) return;
        this.#player = undefined;
        if (address.run) address.endRun();
        loop.isHeld = false;
        if (document.visibilityState === "hidden") return;
        loop.send("visibility", { isVisible: true, isFocused: true });
        loop.resume();
      },
    });
    try {
      recorded = await find();
      const bytes = await unpacked(recorded.packed, recorded.most ?? LONGEST);
      /** @type {ReplayedRun | Refused} */
      const run = await ReplayedRun.open(bytes, this.#page).catch((error) => {
        if (error instanceof Refused) return error;
        throw error;
      });
      if (await this.#leadToBuild(run.build, recorded.place)) return;
      if (run instanceof Refused) throw run.build && run.build !== this.#page.build ? new Refused(words.otherBuild) : run;
      await player.show(run, { ...recorded, plays });
    } catch (error) {
      console.info(`a run cannot be shown: ${error}`);
      player.refuse(error instanceof Refused && error.message || words.notARun, recorded);
    }
  }

  /**
   * Leads to the page of the build that played a run, if it is another one that the site still has; returns whether it does.
   * @param {string} build
   * @param {string | undefined} place where that page finds the run
   */
  async #leadToBuild(build, place) {
    const { build: own, root } = this.#page;
    const page = place && await pageOf(build, own, root());
    if (!page) return false;
    page.hash = place;
    // A link is not left in the history, because from there one would come here again.
    if (this.#page.address.run) {
      location.replace(page);
    } else {
      page.search = FROM_APP;
      location.assign(page);
    }
    return true;
  }

  /** The address has another run than before, or none. */
  #linkChanged() {
    const { run } = this.#page.address;
    if (!run) {
      this.#turn += 1;
      return this.#player?.close();
    }
    this.#show(() => this.#linked(run.slice(1)), { plays: false }).catch((error) => this.#failed("open", error));
  }

  /**
   * The run of a link, which contains it or names one on the site's boards.
   * @param {string} place such as `run=…`
   * @returns {Promise<Recorded>}
   */
  async #linked(place) {
    const text = place.slice(place.indexOf("=") + 1);
    const id = idOf(text);
    return id ? this.#fetch(id) : { packed: bytesOf(text), name: "", detail: "", place, most: LONGEST_LINKED };
  }

  /** Lets the person choose a file, and shows it. */
  async #open() {
    const file = await choose();
    if (!file) return;
    await this.#show(async () => {
      if (file.size > LONGEST) throw new Refused(this.#words.notARun);
      const bytes = await packed(new Uint8Array(await file.arrayBuffer()));
      const text = textOf(bytes);
      return { packed: bytes, name: "", detail: "", place: text.length <= LONGEST_TEXT ? `run=${text}` : undefined };
    }, { plays: true });
  }
}
