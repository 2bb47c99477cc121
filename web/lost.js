// The "not found" page. It may be shown at any depth, so it requests this script in every folder above (see
// scripts/assemble); the copy that exists is at the root of the site.

{
  const here = /** @type {HTMLScriptElement} */ (document.currentScript).src;
  const home = document.querySelector("a");
  if (home) home.href = new URL("../", here).href;
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = new URL("style.css", here).href;
  document.head.append(style);
}
