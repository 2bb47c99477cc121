// The style of the player of runs. It is loaded with the player, because hardly any visit needs it.

const rules = `
.player {
  position: fixed;
  inset: 0;
  box-sizing: border-box;
  width: 100%;
  height: 100%;
  max-width: none;
  max-height: none;
  margin: 0;
  border: 0;
  padding: calc(env(safe-area-inset-top) + 8px) calc(env(safe-area-inset-right) + 12px)
    calc(env(safe-area-inset-bottom) + 8px) calc(env(safe-area-inset-left) + 12px);
  gap: 8px;
  overflow: auto;
  background: #0d0e12;
  color: #f2f2f7;
  color-scheme: dark;
  font: 15px/1.3 system-ui, sans-serif;
  touch-action: manipulation;
  user-select: none;
  -webkit-user-select: none;
  -webkit-tap-highlight-color: transparent;
  animation: player-appear 0.2s;
}
.player[open] {
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
}
.player::backdrop { background: #0d0e12; }
.player [hidden] { display: none; }
@keyframes player-appear { from { opacity: 0; } }
.player-head { display: flex; align-items: center; gap: 12px; min-height: 44px; }
.player-names { flex: 1; min-width: 0; }
.player-title, .player-detail { margin: 0; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
.player-title { font-size: 17px; font-weight: 650; line-height: 1.25; }
.player-detail { color: #b4b6c2; font-size: 13px; }
.player-score { font-size: 20px; font-weight: 650; font-variant-numeric: tabular-nums; }
.player-space { position: relative; display: grid; place-items: center; min-height: 60px; overflow: clip; }
.stage {
  position: relative;
  overflow: clip;
  border-radius: 14px;
  background: #000;
  box-shadow: 0 0 0 1px #fff2, 0 12px 48px #000a;
}
.stage.is-played { box-shadow: 0 0 0 2px #6cb2ff, 0 12px 48px #000a; }
.stage-root, .stage-rings { position: absolute; left: 0; top: 0; transform-origin: 0 0; }
.stage-root { overflow: clip; contain: strict; touch-action: none; -webkit-touch-callout: none; -webkit-tap-highlight-color: transparent; }
.stage-rings { pointer-events: none; }
.stage-rings i {
  position: absolute;
  left: -24px;
  top: -24px;
  width: 48px;
  height: 48px;
  box-sizing: border-box;
  border: 2px solid #fffd;
  border-radius: 50%;
  background: #fff4;
  box-shadow: 0 0 0 1px #0006, 0 0 18px #fff6;
}
.player-progress {
  position: absolute;
  inset: auto 10% 24px;
  appearance: none;
  width: 80%;
  height: 5px;
  border: 0;
  border-radius: 3px;
  overflow: clip;
  background: #fff4;
  color: #fff;
  box-shadow: 0 0 12px #000a;
}
.player-progress::-webkit-progress-bar { background: none; }
.player-progress::-webkit-progress-value { background: currentcolor; }
.player-progress::-moz-progress-bar { background: currentcolor; }
.player-controls { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px 12px; width: 100%; max-width: 900px; margin: 0 auto; }
.player-said { grid-column: 1 / -1; margin: 0; padding: 4px; text-align: center; color: #e4e5ec; }
.player-line { grid-column: 1 / -1; }
.player-legend {
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 2px 14px;
  margin: 0;
  padding: 4px;
  list-style: none;
  font-size: 13px;
  color: #d5d6de;
}
.player-legend li::before {
  content: "";
  display: inline-block;
  width: 10px;
  height: 10px;
  margin-right: 5px;
  border-radius: 2px;
  background: var(--color);
  forced-color-adjust: none;
}
.player-row { display: flex; flex-wrap: wrap; align-items: center; gap: 4px; }
.player-line { flex-wrap: nowrap; gap: 12px; }
.player-time { flex: none; min-width: 6em; font-variant-numeric: tabular-nums; color: #d5d6de; }
.player input { flex: 1; min-width: 0; height: 44px; margin: 0; accent-color: #6cb2ff; touch-action: none; cursor: pointer; }
.player button, .player select {
  min-width: 44px;
  min-height: 44px;
  margin: 0;
  padding: 0 14px;
  border: 0;
  border-radius: 12px;
  background: #fff1;
  color: inherit;
  font: inherit;
  cursor: pointer;
}
.player select { padding: 0 8px; font-variant-numeric: tabular-nums; background: #22242c; }
.player button:has(svg) { padding: 0; }
.player svg { display: block; width: 24px; height: 24px; margin: auto; fill: currentcolor; }
.player .player-toggle { min-width: 56px; background: #f2f2f7; color: #0d0e12; }
.player .player-first {
  position: absolute;
  width: 88px;
  height: 88px;
  border-radius: 50%;
  background: #f2f2f7e6;
  color: #0d0e12;
  box-shadow: 0 4px 32px #000a;
}
.player .player-first svg { width: 44px; height: 44px; }
.player [aria-pressed="true"] { background: #6cb2ff; color: #0d0e12; }
.player :disabled { opacity: 0.4; cursor: default; }
.player :is(button, select):not(:disabled):hover { background: #fff3; }
.player select:not(:disabled):hover { background: #33363f; }
.player [aria-pressed="true"]:not(:disabled):hover { background: #8cc4ff; }
.player :is(.player-toggle, .player-first):not(:disabled):hover { background: #fff; }
.player :is(button, select, input):focus-visible { outline: 3px solid #6cb2ff; outline-offset: 2px; }
.player.is-played-on .player-line, .player.is-played-on .player-row:has(.player-toggle) { display: none; }
.player.is-refused :is(.player-line, .player-row, .stage, .player-score, .player-first) { display: none; }
.player.is-refused .player-said { padding: 24px 12px 40vh; font-size: 17px; text-wrap: balance; }
@media (max-width: 359px) {
  .player button { padding: 0 9px; font-size: 14px; }
  .player .player-toggle { min-width: 46px; }
  .player select { padding: 0 2px; }
}
@media (max-width: 560px) {
  .player-controls { grid-template-columns: minmax(0, 1fr); }
  .player-row { justify-content: center; }
}
/* Not all buttons fit into one row, and the last one would stand alone in the next. */
@media (max-width: 560px), (max-height: 500px) and (orientation: landscape) {
  .player-row:has(.player-race) { display: grid; grid-template-columns: minmax(max-content, 1fr) minmax(0, 1fr); }
  .player-row:has(.player-race:not([hidden])) > :last-child { grid-column: 1 / -1; }
}
@media (max-height: 500px) and (orientation: landscape) {
  .player[open] { grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) minmax(212px, 38%); }
  .player-space { grid-area: 1 / 1 / 3 / 2; }
  .player-head { grid-area: 1 / 2; }
  .player-controls { grid-area: 2 / 2; grid-template-columns: minmax(0, 1fr); align-content: end; }
  .player-row { justify-content: flex-start; }
}
/* On the lowest phones everything is a little smaller, so that all of it is on the screen. */
@media (max-height: 359px) and (orientation: landscape) {
  .player[open] { grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) minmax(248px, 44%); gap: 4px 8px; }
  .player button, .player select { min-width: 38px; min-height: 36px; padding: 0 8px; font-size: 13px; }
  .player .player-toggle { min-width: 38px; }
  .player input, .player-head { height: 36px; min-height: 36px; }
  .player-row:has(.player-race) { display: flex; }
  .player-controls { overflow-y: auto; }
}
@media (prefers-reduced-motion: reduce) { .player { animation: none; } }
@media (forced-colors: active) {
  .player :is(button, select) { border: 1px solid ButtonText; }
  .player svg { fill: ButtonText; }
  .stage { forced-color-adjust: none; outline: 1px solid CanvasText; }
}
`;

let isThere = false;

/** Puts the style into the page, once. */
export function style() {
  if (isThere) return;
  isThere = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
