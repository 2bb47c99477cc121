// For browsers that know no modules: they get told so.
var notice = document.getElementById("notice");
if (notice) notice.textContent =
  "This browser is too old for this game. Any browser of the last three years will do.";
