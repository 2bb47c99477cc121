// Breakout by hand: 8 rows of 12 bricks, 3 balls; lost balls come back.

import { add, addTabs, app, place, random, run } from "./hand.js";

const [WIDTH, HEIGHT, GAP, BALL] = [358, 679, 4, 17];
const [PADDLE, PADDLE_Y, SPEED] = [197, 628, 468];
const SIGNS = ["", "", "", "", "", "", "⠿", "⚭", "↔", "◷", "✳", "♥"];
const next = random();

let score = 0;
const points = add(app, { className: "text", text: "0", box: [120, 30, 150, 32] });
points.style.fontSize = "26px";
add(app, { tag: "button", name: "Pause", text: "❚❚", box: [18, 32, 40, 40] });
add(app, { tag: "button", name: "Push", text: "✥", box: [332, 32, 40, 40] });
addTabs(["Play", "Settings"]);
const court = add(app, { className: "court night", role: "group", name: "Court" });

const bricks = Array.from({ length: 96 }, (_, id) => {
  const [row, column] = [Math.floor(id / 12), id % 12];
  const sign = SIGNS[Math.floor(next() * SIGNS.length)];
  const reach = (WIDTH - GAP) / 12;
  const box = [Math.round(GAP + column * reach), Math.round(68 + row * 34), Math.round(reach - GAP), 30];
  const hue = (0.55 + row / 8) % 1 * 360;
  const name = `${sign ? "Special" : "Plain"} brick, row ${row + 1}, column ${column + 1}`;
  const element = add(court, { className: "brick", role: "img", name, text: sign, box });
  element.style.borderColor = `hsl(${hue} 80% 85% / 0.65)`;
  element.style.boxShadow = `0 0 14px hsl(${hue} 72% 64% / 0.6)`;
  element.style.background = "linear-gradient(#ffffff6b, #ffffff24 38%, #fff0 46%), "
    + `radial-gradient(60% 75% at 50% 62%, hsl(${hue} 80% 82% / 0.96), hsl(${hue} 75% 68% / 0.78) 55%, hsl(${hue} 72% 64% / 0.52))`;
  return { box, element, isStanding: true };
});

const paddle = add(court, { className: "paddle moves", role: "slider", name: "Paddle", box: [0, 0, PADDLE, 17] });
paddle.tabIndex = 0;
let paddleX = WIDTH / 2;

const balls = [0, 1, 2].map((index) => {
  const element = add(court, { className: "ball moves", role: "img", name: "Ball", box: [0, 0, BALL, BALL] });
  const tail = add(element, { className: "tail", box: [1, 8, 15, 47] });
  return { element, tail, x: 0, y: 0, vx: 0, vy: 0, index };
});

function serve(/** @type {typeof balls[0]} */ ball) {
  const angle = (ball.index - 1) * 0.3 + next() * 0.35;
  Object.assign(ball, { x: paddleX, y: PADDLE_Y - 20, vx: Math.sin(angle) * SPEED, vy: -Math.cos(angle) * SPEED });
  turn(ball);
}

function turn(/** @type {typeof balls[0]} */ { tail, vx, vy }) {
  tail.style.transform = `rotate(${Math.atan2(vx, -vy)}rad)`;
}

function strike(/** @type {typeof bricks[0]} */ brick) {
  brick.isStanding = false;
  brick.element.classList.add("gone");
  brick.element.onanimationend = () => brick.element.remove();
  score += 10;
  points.textContent = String(score);
}

/** The side of a box that a ball hits: "x", "y" or none. */
function side(/** @type {typeof balls[0]} */ ball, /** @type {number[]} */ [left, top, width, height]) {
  const dx = ball.x - Math.max(left, Math.min(ball.x, left + width));
  const dy = ball.y - Math.max(top, Math.min(ball.y, top + height));
  if (dx * dx + dy * dy > (BALL / 2) ** 2) return undefined;
  return Math.abs(dx) > Math.abs(dy) ? "x" : "y";
}

function fly(/** @type {typeof balls[0]} */ ball, /** @type {number} */ seconds) {
  ball.x += ball.vx * seconds;
  ball.y += ball.vy * seconds;
  const before = [ball.vx, ball.vy];
  if (ball.x < BALL / 2) ball.vx = Math.abs(ball.vx);
  if (ball.x > WIDTH - BALL / 2) ball.vx = -Math.abs(ball.vx);
  if (ball.y < BALL / 2) ball.vy = Math.abs(ball.vy);
  for (const brick of bricks) {
    const hit = brick.isStanding && side(ball, brick.box);
    if (!hit) continue;
    if (hit === "x") ball.vx = -ball.vx;
    else ball.vy = -ball.vy;
    strike(brick);
    break;
  }
  if (ball.vy > 0 && side(ball, [paddleX - PADDLE / 2, PADDLE_Y, PADDLE, 17])) {
    const angle = ((ball.x - paddleX) / PADDLE) * 2;
    [ball.vx, ball.vy] = [Math.sin(angle) * SPEED, -Math.cos(angle) * SPEED];
  }
  if (ball.y > HEIGHT + BALL) serve(ball);
  else if (before[0] !== ball.vx || before[1] !== ball.vy) turn(ball);
  ball.element.style.transform = `translate(${ball.x - BALL / 2}px,${ball.y - BALL / 2}px)`;
}

let finger = 0;
app.addEventListener("pointerdown", (event) => (finger = event.clientX));
app.addEventListener("pointermove", (event) => {
  paddleX = Math.max(PADDLE / 2, Math.min(WIDTH - PADDLE / 2, paddleX + event.clientX - finger));
  finger = event.clientX;
  const value = String(Math.round((paddleX / WIDTH) * 20) * 5);
  if (paddle.getAttribute("aria-valuenow") !== value) paddle.setAttribute("aria-valuenow", value);
});

for (const ball of balls) serve(ball);
run((seconds) => {
  for (const part of [seconds / 2, seconds / 2]) for (const ball of balls) fly(ball, part);
  paddle.style.transform = `translate(${paddleX - PADDLE / 2}px,${PADDLE_Y}px)`;
});
