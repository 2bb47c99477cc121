#!/usr/bin/env node
// page-reader WEB WORDS TABLES: how long the scripts of the directory WEB take to read the frames that
// `CaromCommitBench --words WORDS` has stored, by the tables in TABLES, with a stubbed browser: µs for each kind of
// frame.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { resolve } from "node:path";
import { stubBrowser } from "../web/tests/page.js";

const [web, directory, tablesFile] = process.argv.slice(2).map((path) => resolve(path));
const FRAMES = ["creation", "moving", "turning", "texts", "drawing"];
const ROUNDS = 300;

const root = stubBrowser();
const load = (name) => import(pathToFileURL(`${web}/${name}`).href);
const { Layers } = await load("layers.js");
const { Words } = await load("words.js");

/** The tables as the page's `readTables` has them, which older pages keep to themselves. */
function readTables(text) {
  const tables = {};
  let table = [];
  const field = (text) => {
    const [name, type] = [text.slice(0, text.indexOf(":")), text.slice(text.indexOf(":") + 1)];
    return type.startsWith("[") ? { name, type: "list", rows: type.slice(1, -1).split(",").map(field) } : { name, type };
  };
  for (const line of text.split("\n")) {
    if (line.startsWith("[")) table = tables[line.slice(1, -1)] = [];
    else if (line) {
      const [number, name, ...fields] = line.split(" ");
      table.push({ number: Number(number), name, fields: fields.map(field) });
    }
  }
  return tables;
}

const layers = new Layers(root, readTables(readFileSync(tablesFile, "utf8")), () => {});
const frames = FRAMES.map((name) => {
  const bytes = readFileSync(`${directory}/${name}.words`);
  const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
  return { name, apply: () => layers.apply(new Words(buffer, 0, bytes.length / 4)) };
});
const times = Object.fromEntries(FRAMES.map((name) => [name, []]));
// All kinds in turn, as in a page, so that the compiler does not specialize the reader for one kind.
for (let round = 0; round < ROUNDS; round++) {
  for (const { name, apply } of frames) {
    const start = performance.now();
    apply();
    times[name].push((performance.now() - start) * 1000);
  }
}
for (const name of FRAMES) {
  const sorted = times[name].sort((a, b) => a - b);
  console.log(`${name} ${sorted[Math.floor(ROUNDS / 4)].toFixed(0)} µs`);
}
