// The message in browsers that do not support modules.
var notice = document.getElementById("notice");
var named = document.querySelector("meta[name=application-name]");
if (notice) notice.textContent = "This browser is too old for " + ((named && named.getAttribute("content")) || "this app") +
  ". Any browser of the last three years will do.";
