// The page that is shown where the site has none. It stands at any depth, so it asks for this script in every folder above
// (see scripts/assemble); the one that is there knows where the site begins.

{
  const here = /** @type {HTMLScriptElement} */ (document.currentScript).src;
  const home = document.querySelector("a");
  if (home) home.href = new URL("../", here).href;
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = new URL("style.css", here).href;
  document.head.append(style);
}
