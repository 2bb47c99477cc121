"""The same inputs lead to the same state, wherever they are replayed."""

import subprocess

import pytest

from drivers import BROWSERS
from player import play, stop
from served import ROOT, plain


@pytest.fixture(scope="session")
def recorded(site):
  """A session played in Chromium: its recording, and the state in which it ended."""
  page = BROWSERS["chromium"](site.address).open("#/breakout", debug="seed=11&metrics=fixed&record")
  try:
    play(page)
    page.wait("carom.tick > 900", 30)
    stop(page)
    if not page.has("tab", "Settings"):
      page.find("button", "Pause").tap()
    page.find("tab", "Settings").tap()
    page.settle()
    page.resize(852, 393)
    page.find("tab", "Play").tap()
    page.settle()
    # Both are read in one call, so that nothing can run in between.
    return page.evaluate("({ inputs: carom.recording(), hash: carom.stateHash() })")
  finally:
    page.close()


def test_a_recorded_session_ends_in_the_same_state(open_page, recorded):
  page = open_page(debug="metrics=fixed")
  assert page.run("(inputs) => carom.replay(inputs)", recorded["inputs"]) == recorded["hash"]


# Runs the program with the golden hashes of the games, as scripts/run-wasm.mjs does under node.
RUN_PARITY = """
(async () => {
  const module = await WebAssembly.compileStreaming(fetch('ArcadeParity.wasm'));
  const lines = [];
  let instance;
  const log = (start, length) => { lines.push(new TextDecoder().decode(new Uint8Array(instance.exports.memory.buffer, start, length))); };
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[name] = name.endsWith('log') ? log : () => 0;
  instance = await WebAssembly.instantiate(module, imports);
  instance.exports.__wasm_call_ctors();
  (instance.exports.__main_argc_argv ?? instance.exports.main)(0, 0);
  return lines;
})()
"""


@pytest.mark.needs("code that is not optimized")
def test_hashes_are_those_of_node(open_page, browser_name):
  # As scripts/parity links it.
  program = ROOT / ".build-web/release/ArcadeParity.wasm"
  if not program.exists():
    subprocess.run([ROOT / "scripts/build-web", "--package-path", ROOT / "Arcade", "--scratch-path", ROOT / ".build-web", "--product", "ArcadeParity", "--fast"], check=True)
  with plain(program.parent) as address:
    page = BROWSERS[browser_name](address)
    page.await_start = lambda: None
    # An empty page of the same origin.
    page.navigate(address + "nothing-here")
    page.wait("location.pathname === '/nothing-here' && document.readyState === 'complete'")
    found = page.evaluate(RUN_PARITY)
    page.close()
  under_node = subprocess.run(
    ["node", ROOT / "scripts/run-wasm.mjs", program], check=True, capture_output=True, text=True).stdout.splitlines()
  assert found and found == under_node
