"""Plays Pong as a person would: looks at the screen and moves a finger."""

FOLLOW = """
(isGood) => {
  const app = document.getElementById('app');
  const box = (name) => app.querySelector(`[aria-label="${name}"]`)?.getBoundingClientRect();
  const finger = (type, x, y) => app.dispatchEvent(new PointerEvent(type, {
    pointerId: 98, pointerType: 'touch', isPrimary: true, bubbles: true, cancelable: true, buttons: type === 'pointerup' ? 0 : 1,
    clientX: x, clientY: y }));
  let isDown = false, frame = 0, last = { x: innerWidth / 2, y: innerHeight / 2 };
  const lift = () => { isDown && finger('pointerup', last.x, last.y); isDown = false; };
  const stop = () => { lift(); cancelAnimationFrame(request); window.bot = undefined; };
  const step = () => {
    request = requestAnimationFrame(step);
    frame += 1;
    if (app.querySelector('[role=alertdialog]')) return stop();
    const ball = box('Ball'), court = box('Court');
    if (!ball || !court) return;
    const wantsServe = [...app.querySelectorAll('.lines')].some((each) => each.textContent.startsWith('Tap, click or press'));
    if (wantsServe) {
      lift();
      const x = court.x + court.width / 2, y = court.y + court.height / 2;
      if (frame % 20 === 0) { finger('pointerdown', x, y); finger('pointerup', x, y); }
      return;
    }
    const isUpright = court.height > court.width;
    const across = isUpright ? ball.x + ball.width / 2 : ball.y + ball.height / 2;
    const middle = isUpright ? court.x + court.width / 2 : court.y + court.height / 2;
    const reach = (isUpright ? court.width : court.height) / 2 - 10;
    const wanted = isGood ? across + Math.sin(frame / 23) * 12 : across > middle ? middle - reach : middle + reach;
    last = isUpright ? { x: wanted, y: court.y + court.height * 0.8 } : { x: court.x + court.width * 0.2, y: wanted };
    finger(isDown ? 'pointermove' : 'pointerdown', last.x, last.y);
    isDown = true;
  };
  let request = requestAnimationFrame(step);
  window.bot = { stop };
  return 0;
}
"""


def follow(page, is_good=True):
  """Starts playing the near paddle with a finger; stops when an alert appears."""
  page.run(FOLLOW, is_good)


def stop(page):
  page.evaluate("(window.bot?.stop(), 0)")
