// Loaded before other scripts (`node --import`): a warning from node ends the process.
process.on("warning", (warning) => {
  throw warning;
});
