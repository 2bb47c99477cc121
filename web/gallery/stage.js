// How far a project has come, in words.

/** @typedef {import("./requests.js").Project} Project */

/** @param {number} count @param {string} one @param {string} many */
export const counted = (count, one, many) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/**
 * A line about a project.
 * @param {Project} project
 */
export function stageText({ stage, seconds, problem, left, errorCount }) {
  const rest = left ? `${counted(left, "place is", "places are")} left for you` : "nothing is left for you";
  switch (stage) {
    case "new":
      return "Not opened yet";
    case "porting":
      return "Being ported …";
    case "refused":
      return problem ?? "It cannot be ported.";
    case "ported":
      return `Ported, ${rest}`;
    case "waiting":
      return "Waits until another project has been built …";
    case "building":
      return `Being built for ${counted(seconds, "second", "seconds")} …`;
    case "broken":
      return problem ?? `It does not compile: ${counted(errorCount, "error", "errors")}`;
    case "running":
      return `Running, ${rest}`;
  }
}

/**
 * Whether a project changes by itself.
 * @param {Project} project
 */
export const isBusy = ({ stage }) => stage === "porting" || stage === "waiting" || stage === "building";
