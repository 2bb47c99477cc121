// Loaded before other scripts (`node --import`): a warning of node's ends the process.
process.on("warning", (warning) => {
  throw warning;
});
