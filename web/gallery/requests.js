// What the gallery's page asks of `carom dev --gallery`; `GalleryDesk` of the tool is the other side.

/** @typedef {import("../stream.js").CompilerMessage} CompilerMessage */
/** @typedef {{ weight: "done" | "note" | "left", file?: string, line?: number, message: string, remedy?: string }} Finding */
/** @typedef {"new" | "porting" | "refused" | "ported" | "waiting" | "building" | "broken" | "running"} Stage */
/**
 * A project, with its details if it alone was asked for.
 * @typedef {{
 *   id: string, name: string, isDropped: boolean, stage: Stage, seconds: number, problem?: string, lines: number, left?: number,
 *   errorCount: number, page: string,
 *   details?: { source: string, package: string, findings: Finding[], errors: CompilerMessage[] },
 * }} Project
 */

/** The greatest size of a zip in bytes, as the tool has it. */
export const MOST = 64 * 1024 * 1024;

/** Something was refused; the message says why and what to do. */
export class Refusal extends Error {}

export class Requests {
  #token;

  /** @param {string} token of the page's address */
  constructor(token) {
    this.#token = token;
  }

  /** @returns {Promise<Project[]>} */
  all() {
    return this.#ask("GET", "");
  }

  /** @param {string} id @returns {Promise<Project>} */
  one(id) {
    return this.#ask("GET", `/${id}`);
  }

  /** @param {File} file @returns {Promise<Project>} */
  drop(file) {
    return this.#ask("POST", `?name=${encodeURIComponent(file.name)}`, file);
  }

  /** @param {string} id @returns {Promise<Project>} */
  port(id) {
    return this.#ask("POST", `/${id}/port`);
  }

  /** @param {string} id @param {string} typed the token once more @returns {Promise<Project>} */
  build(id, typed) {
    return this.#ask("POST", `/${id}/build`, typed);
  }

  /** @param {string} id @returns {Promise<Project[]>} */
  remove(id) {
    return this.#ask("DELETE", `/${id}`);
  }

  /**
   * The address of an app's page.
   * @param {Project} project
   */
  address(project) {
    return `${project.page}?token=${encodeURIComponent(this.#token)}`;
  }

  /** @param {string} method @param {string} path @param {Blob | string} [body] */
  async #ask(method, path, body) {
    /** @type {Response} */
    let answer;
    try {
      answer = await fetch(`/projects${path}`, { method, body, cache: "no-store", headers: { "Carom-Token": this.#token } });
    } catch {
      throw new Refusal("carom dev does not answer. Start it again; this page goes on by itself.");
    }
    const told = await answer.json().catch(() => ({ error: `carom dev answered with the status ${answer.status}.` }));
    if (!answer.ok) throw new Refusal(told.error);
    return told;
  }
}
