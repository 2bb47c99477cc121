import { test } from "node:test";
import assert from "node:assert/strict";
import { pageOf, siteOf } from "../builds.js";

const OWN = "0123456789ab";
const OTHER = "ba9876543210";
const SITE = new URL("https://example.org/arcade/");

/** @param {number | undefined} status undefined if nobody answers @returns {string[]} what is requested */
function answering(status) {
  /** @type {string[]} */
  const requests = [];
  globalThis.fetch = async (address, options) => {
    requests.push(`${options?.method} ${address}`);
    if (status === undefined) throw new TypeError("no answer");
    return new Response(null, { status });
  };
  return requests;
}

test("the site of an earlier build is that around it", () => {
  assert.equal(siteOf(SITE).href, SITE.href);
  assert.equal(siteOf(new URL(`https://example.org/arcade/v/${OTHER}/`)).href, SITE.href);
  assert.equal(siteOf(new URL("https://example.org/arcade/v/breakout/")).href, "https://example.org/arcade/v/breakout/");
});

test("the page of another build is looked for on the site", async () => {
  const requests = answering(200);
  assert.equal((await pageOf(OTHER, OWN, SITE))?.href, `https://example.org/arcade/v/${OTHER}/watch/`);
  assert.deepEqual(requests, [`HEAD https://example.org/arcade/v/${OTHER}/watch/`]);
});

test("a run without a build, of the page's own, or of what is no name is not looked for", async () => {
  const requests = answering(200);
  for (const build of ["", OWN, "../../etc", `${OTHER}/`, OTHER.toUpperCase()]) assert.equal(await pageOf(build, OWN, SITE), undefined);
  assert.equal(await pageOf(OTHER, OWN, new URL("file:///arcade/")), undefined);
  assert.deepEqual(requests, []);
});

test("a build that the site does not have has no page", async () => {
  for (const status of [404, 503, undefined]) {
    answering(status);
    assert.equal(await pageOf(OTHER, OWN, SITE), undefined);
  }
});
