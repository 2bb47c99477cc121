// Tells the people whose browser does not support modules.
var notice = document.getElementById("notice");
if (notice) notice.textContent =
  "This browser is too old for this game. Any browser of the last three years will do.";
