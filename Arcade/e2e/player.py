"""Plays Breakout as a person would: looks at the screen and moves a finger.

The page itself dispatches the finger's events, once a frame, because no driver is fast enough to follow a ball.
"""

BOT = """
(isGood) => {
  const app = document.getElementById('app');
  const box = (name) => app.querySelector(`[aria-label="${name}"]`)?.getBoundingClientRect();
  const middle = (rect) => rect.x + rect.width / 2;
  const finger = (type, x, y) => app.dispatchEvent(new PointerEvent(type, {
    pointerId: 99, pointerType: 'touch', isPrimary: true, bubbles: true, cancelable: true, buttons: type === 'pointerup' ? 0 : 1,
    clientX: x, clientY: y }));
  const start = { x: innerWidth / 2, y: box('Paddle').y - 40 };
  let x = start.x, isDown = false, frame = 0, taps = 0;
  const stop = () => { isDown && finger('pointerup', x, start.y); cancelAnimationFrame(request); window.bot = undefined; };
  const step = () => {
    request = requestAnimationFrame(step);
    frame += 1;
    if (app.querySelector('[role=alertdialog]')) return stop();
    const balls = [...app.querySelectorAll('[aria-label="Ball"]')].map((ball) => ball.getBoundingClientRect());
    const paddle = box('Paddle');
    const button = app.querySelector('[aria-label="Launch"]');
    if (!paddle || !balls.length) return;
    if (button) {
      if (isDown) { finger('pointerup', x, start.y); isDown = false; }
      if (frame % 20 === 0) { finger('pointerdown', start.x, start.y); finger('pointerup', start.x, start.y); taps += 1; }
      return;
    }
    if (!isDown) { x = start.x; finger('pointerdown', x, start.y); isDown = true; return; }
    const lowest = balls.reduce((a, b) => (a.y > b.y ? a : b));
    // A good player varies where the paddle hits the ball, so that the ball goes everywhere; a bad one stays away.
    const aim = isGood ? middle(lowest) + Math.sin(frame / 37) * paddle.width * 0.35
      : middle(lowest) < innerWidth / 2 ? innerWidth : 0;
    const by = Math.max(-40, Math.min(40, aim - middle(paddle)));
    x += by;
    finger('pointermove', x, start.y);
  };
  let request = requestAnimationFrame(step);
  window.bot = { stop };
  return 0;
}
"""


def play(page, is_good=True):
  """Starts playing; stops when an alert appears."""
  page.run(BOT, is_good)


def stop(page):
  page.evaluate("(window.bot?.stop(), 0)")


def bricks(page):
  """Returns the names of the standing bricks."""
  return [each.name for each in page.all("img") if "brick, row" in each.name]


def wall_link(*rows, gifts=""):
  """Returns the part of an address for a wall of rows of eleven signs, as `Level.link` writes it; `gifts` are letters for the things that
  fall out of it: a is the first case of `Thing`, and so on."""
  signs = "".join(rows)
  runs, place = "", 0
  while place < len(signs):
    end = place
    while end < len(signs) and signs[end] == signs[place]:
      end += 1
    runs += signs[place] + (str(end - place) if end - place > 1 else "")
    place = end
  body = f"1~{runs}~{gifts}~~0~"
  total = 2_166_136_261
  for byte in body.encode():
    total = (total ^ byte) * 16_777_619 & 0xFFFFFFFF
  return body + "".join(chr(ord("a") + (total >> (5 * letter) & 15)) for letter in range(6))
