"""The page's modules that need no page, each by itself."""

import json
import subprocess

from served import ROOT


def value(module, names, script):
  """What a script returns that has `names` from a module of the page."""
  program = f"import {{ {names} }} from {json.dumps((ROOT / 'web' / module).as_uri())};\nconst run = () => {{ {script} }};\n"
  return json.loads(subprocess.run(
    ["node", "--input-type=module", "--eval", program + "console.log(JSON.stringify(run()));"],
    check=True, stdout=subprocess.PIPE, text=True).stdout)


def test_a_late_frame_slows_down_and_never_leaps():
  assert value("clock.js", "Clock", """
    const clock = new Clock(1000);
    clock.tick = 10;
    clock.nextDueTick = 11;
    // A second after tick 10 began: 4 ticks run, and the rest of that second never was.
    const late = clock.target(1000 + 9 / 0.12 + 1000, Infinity).target;
    clock.tick = late;
    clock.nextDueTick = late + 1;
    const next = clock.target(1000 + 9 / 0.12 + 1000 + 2 / 0.12 + 0.1, Infinity).target;
    return [late, next];
  """) == [14, 16]


def test_idle_time_passes_at_once():
  assert value("clock.js", "Clock", """
    const clock = new Clock(0);
    clock.tick = 10;
    clock.nextDueTick = -1;
    const idle = clock.target(60_000, Infinity).target;
    clock.nextDueTick = 600;
    // Until the timer of tick 600 nothing is due; from there a frame runs four ticks at most.
    return [idle, clock.target(60_000, Infinity).target];
  """) == [7201, 603]


def test_time_stands_while_paused():
  assert value("clock.js", "Clock", """
    const clock = new Clock(0);
    clock.stop(500);
    clock.resume(90_500);
    return Math.round(clock.ticks(91_000));
  """) == 120


def test_gradients_run_from_corner_to_corner():
  css = value("gradient.js", "gradientCSS", """return gradientCSS(
    { kind: 0, startX: 0, startY: 0, endX: 1, endY: 1, stops: [{ color: 0xff000000, place: 0 }, { color: 0xffffffff, place: 1 }] },
    300, 100)""")
  # Lines of equal colour are parallel to the other diagonal: the gradient's own direction is atan2(1/300, −1/100).
  assert css == "linear-gradient(2.81984rad,#000000ff 0%,#ffffffff 100%)"


def test_an_app_begins_with_all_it_must_know():
  """However long the page takes to find it out, no tick passes between the start and what is told with it."""
  assert value("loop.js", "Loop", """
    const told = [];
    const writer = { put: (kind) => told.push(kind), take: () => told };
    globalThis.requestAnimationFrame = () => 1;
    globalThis.cancelAnimationFrame = () => {};
    const kit = { writer, receive: () => {}, frame: () => ({ needsFrame: true, nextDueTick: 1 }) };
    const loop = new Loop(kit, () => {}, (error) => { throw error; });
    const sendAfter = (milliseconds, kind) => {
      for (const begin = performance.now(); performance.now() - begin < milliseconds;);
      loop.send(kind, {});
    };
    sendAfter(0, "start");
    sendAfter(30, "preferences");
    sendAfter(30, "resize");
    loop.step(performance.now());
    sendAfter(30, "preferences");
    loop.step(performance.now());
    return told;
  """) == ["start", "preferences", "resize", "advance", "advance", "preferences", "advance"]
