// Set by hand: cards are dealt from the deck one by one; they grow, turn twice, and are flipped when they arrive.

import { add, addTabs, app, random, run } from "./hand.js";

const [STAGGER, FLIGHT, FLIP] = [100, 500, 300];
const DECK = { x: 150, y: 700, width: 44, height: 66 };
const SIGNS = ["◆", "●", "≈"];
const COLORS = ["#c0392b", "#27823b", "#6c3483"];
const next = random();

add(app, { className: "felt" });
addTabs(["Set", "Concentration", "Settings"]);
const deck = add(app, { tag: "button", className: "card down", name: "Deck, 69 cards", box: [DECK.x, DECK.y, DECK.width, DECK.height] });
const table = add(app, { role: "group", name: "Table", box: [0, 0, 390, 680] });

function deal(/** @type {number} */ index) {
  const [width, height] = [90, 140];
  const [x, y] = [10 + (index % 4) * 94, 60 + Math.floor(index / 4) * 146];
  const count = 1 + Math.floor(next() * 3);
  const card = add(table, { tag: "button", className: "card down", name: "Face down", box: [x, y, width, height] });
  card.style.color = "transparent";
  const from = `translate(${DECK.x - x - (width - DECK.width) / 2}px,${DECK.y - y - (height - DECK.height) / 2}px)`;
  const flight = card.animate([
    { transform: `${from} scale(${DECK.width / width},${DECK.height / height}) rotate(0)` }, { transform: "rotate(720deg)" },
  ], { duration: FLIGHT, delay: index * STAGGER, easing: "ease-out", fill: "backwards" });
  flight.onfinish = () => {
    card.animate([{ transform: "perspective(600px) rotateY(0)" }, { transform: "perspective(600px) rotateY(90deg)" }], FLIP / 2).onfinish = () => {
      card.classList.remove("down");
      card.style.color = COLORS[Math.floor(next() * 3)];
      card.textContent = Array(count).fill(SIGNS[Math.floor(next() * 3)]).join("\n");
      card.style.whiteSpace = "pre";
      card.setAttribute("aria-label", `${count} signs`);
      card.animate([{ transform: "perspective(600px) rotateY(-90deg)" }, { transform: "perspective(600px) rotateY(0)" }], FLIP / 2);
    };
  };
}

function dealAll() {
  table.replaceChildren();
  for (let index = 0; index < 12; index++) deal(index);
}

deck.addEventListener("click", dealAll);
dealAll();
setInterval(dealAll, 2200);
run(() => {});
