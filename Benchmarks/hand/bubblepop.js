// BubblePop by hand: bubbles drift up; every second some vanish and others appear. A game with at most 30 bubbles shows
// 15 on average.

import { add, addTabs, app, random, run } from "./hand.js";

const [SIZE, MEAN] = [56, 15];
const KINDS = [["red", 1, "●", "#e5475f"], ["pink", 2, "♥", "#fb8fc9"], ["green", 5, "❧", "#3fae66"],
  ["blue", 8, "♦", "#3f86f0"], ["black", 10, "★", "#333"]];
const next = random();

add(app, { className: "sky" });
add(app, { className: "evening" });
for (const [index, name] of ["Time", "Score", "Best"].entries()) {
  add(app, { className: "text", text: name, box: [20 + index * 115, 4, 75, 16] });
}
const time = add(app, { className: "text", text: "60", box: [20, 22, 75, 36] });
add(app, { tag: "button", name: "Pause", text: "❚❚", box: [350, 16, 36, 36] });
addTabs(["Play", "Scores", "Settings"]);
const field = add(app, { role: "group", name: "Bubbles", box: [0, 64, 390, 730] });
field.style.overflow = "hidden";

/** @typedef {{ element: HTMLElement, x: number, y: number, vx: number, vy: number }} Bubble */
/** @type {Bubble[]} */
const bubbles = [];

function blow() {
  const place = { x: next() * (390 - SIZE), y: next() * (730 - SIZE) };
  const isTaken = bubbles.some((each) => Math.hypot(each.x - place.x, each.y - place.y) < SIZE);
  if (isTaken) return;
  const [kind, points, sign, color] = KINDS[Math.min(4, Math.floor(next() * next() * 6))];
  const name = `${kind}, ${points} ${points === 1 ? "point" : "points"}`;
  const element = add(field, { tag: "button", className: "bubble moves grows", name, text: `${sign}\n${points}`, box: [0, 0, SIZE, SIZE] });
  element.style.background = `radial-gradient(18% 12% at 30% 20%, #fff, #fff0), radial-gradient(135% 135% at 40% 35%, #ffffff80, ${color} 60%)`;
  bubbles.push({ element, ...place, vx: (next() - 0.5) * 30, vy: -10 - next() * 20 });
}

let seconds = 0;
run((passed) => {
  const second = Math.floor(seconds);
  seconds += passed;
  if (Math.floor(seconds) !== second) {
    time.textContent = String(60 - second);
    for (const bubble of bubbles.splice(0, 3)) {
      bubble.element.animate({ opacity: 0, scale: 0.05 }, 200).onfinish = () => bubble.element.remove();
    }
  }
  for (let tries = 0; bubbles.length < MEAN && tries < 4; tries++) blow();
  for (const bubble of bubbles) {
    bubble.x += bubble.vx * passed;
    bubble.y += bubble.vy * passed;
    if (bubble.x < 0 || bubble.x > 390 - SIZE) bubble.vx = -bubble.vx;
    if (bubble.y < -SIZE) bubble.y = 730;
    bubble.element.style.transform = `translate(${bubble.x}px,${bubble.y}px)`;
  }
});
