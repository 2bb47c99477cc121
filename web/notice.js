// What the page itself has to say: that it loads, that something is missing, that the app stopped.

export const words = {
  noWebAssembly:
    "This game is a WebAssembly program, which this browser cannot run or is not allowed to. Update the browser, or allow WebAssembly for this site.",
  tooOld: "This browser is too old for this game. Any browser of the last three years will do.",
  notLoaded: "The game could not be loaded. Check the connection, then try again.",
  notStarted: "The game could not be started.",
  stopped: "Something went wrong in the game and it had to stop. What you have stored is safe.",
  reload: "Reload",
};

/**
 * Says a problem, with a way to try again; what the app showed last stays behind the message.
 * @param {string} text
 */
export function showProblem(text) {
  const app = document.getElementById("app");
  if (app) app.inert = true;
  const notice = document.getElementById("notice");
  if (!notice) return;
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = words.reload;
  button.addEventListener("click", () => location.reload());
  notice.textContent = text;
  notice.append(button);
  notice.className = "notice problem";
  notice.setAttribute("role", "alert");
  notice.removeAttribute("hidden");
  button.focus({ preventScroll: true });
}
