// Pong by hand: a player, a computer, a ball and its fading trail.

import { add, addTabs, app, run } from "./hand.js";

const [WIDTH, HEIGHT, BALL, PADDLE, SPEED] = [358, 726, 18, 79, 460];

const rally = add(app, { className: "text", text: "Rally 0", box: [100, 12, 190, 24] });
add(app, { tag: "button", name: "Pause", text: "❚❚", box: [20, 12, 36, 36] });
addTabs(["Play", "Laboratory", "Settings"]);
const court = add(app, { className: "court paper", role: "group", name: "Court" });
add(court, { className: "middle" });
for (const [y, name] of /** @type {[number, string][]} */ ([[130, "Computer"], [480, "You"]])) {
  add(court, { className: "text numeral", role: "img", name: `${name}: 0`, text: "0", box: [0, y, WIDTH, 100] });
  add(court, { className: "text", text: name, box: [0, y + 100, WIDTH, 24] });
}
const paddles = [
  { element: add(court, { className: "paddle moves", role: "slider", name: "Your paddle", box: [0, 0, PADDLE, 13] }), x: 179, y: 690 },
  { element: add(court, { className: "paddle moves", role: "img", name: "Paddle of Computer", box: [0, 0, PADDLE, 13] }), x: 179, y: 40 },
];
const ball = { element: add(court, { className: "ball moves", role: "img", name: "Ball", box: [0, 0, BALL, BALL] }), x: 179, y: 363, vx: 120, vy: 444 };

let hits = 0;
let last = { x: ball.x, y: ball.y };
let frames = 0;

/** A piece of the trace, which removes itself when it has dried. */
function draw() {
  const [dx, dy] = [ball.x - last.x, ball.y - last.y];
  const piece = add(court, { className: "ink", box: [last.x, last.y - BALL / 4, Math.hypot(dx, dy), BALL / 2] });
  piece.style.transform = `rotate(${Math.atan2(dy, dx)}rad)`;
  piece.onanimationend = () => piece.remove();
  last = { x: ball.x, y: ball.y };
}

let target = WIDTH / 2;
const follow = (/** @type {PointerEvent} */ event) => (target = event.clientX - 16);
app.addEventListener("pointerdown", follow);
app.addEventListener("pointermove", follow);

run((seconds) => {
  ball.x += ball.vx * seconds;
  ball.y += ball.vy * seconds;
  if (ball.x < BALL / 2) ball.vx = Math.abs(ball.vx);
  if (ball.x > WIDTH - BALL / 2) ball.vx = -Math.abs(ball.vx);
  const clamp = (/** @type {number} */ x) => Math.max(PADDLE / 2, Math.min(WIDTH - PADDLE / 2, x));
  paddles[0].x = clamp(target);
  paddles[1].x += Math.max(-300 * seconds, Math.min(300 * seconds, clamp(ball.x) - paddles[1].x));
  for (const { element, x, y } of paddles) {
    const isNear = y > HEIGHT / 2;
    const meets = Math.abs(ball.x - x) < (PADDLE + BALL) / 2 && Math.abs(ball.y - y - 6) < BALL / 2 + 6;
    if (meets && ball.vy > 0 === isNear) {
      const angle = ((ball.x - x) / PADDLE) * 1.6;
      ball.vx = Math.sin(angle) * SPEED;
      ball.vy = Math.cos(angle) * SPEED * (isNear ? -1 : 1);
      hits += 1;
      rally.textContent = `Rally ${hits}`;
      draw();
    }
    element.style.transform = `translate(${x - PADDLE / 2}px,${y}px)`;
  }
  if (ball.y < -BALL || ball.y > HEIGHT + BALL) Object.assign(ball, { x: 179, y: 363, vy: -ball.vy }), (last = { x: 179, y: 363 });
  if (++frames % 2 === 0) draw();
  ball.element.style.transform = `translate(${ball.x - BALL / 2}px,${ball.y - BALL / 2}px)`;
  const value = String(Math.round((paddles[0].x / WIDTH) * 20) * 5);
  if (paddles[0].element.getAttribute("aria-valuenow") !== value) paddles[0].element.setAttribute("aria-valuenow", value);
});
