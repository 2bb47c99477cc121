// What the player of runs says, in English and German. These words are loaded with the player, because hardly any visit needs
// them.

const english = {
  play: "Play", pause: "Pause", tickBack: "One tick back", tickOn: "One tick on", speed: "Speed", place: "Place in the run",
  score: "Score", physics: "X-ray", playOn: "Play on from here", race: "Race", back: "Back to the recording", share: "Share", strip: "Film strip", save: "Save", close: "Close",
  /** @param {string} now @param {string} all */
  time: (now, all) => `${now} of ${all}`,
  /** @param {string} name */
  player: (name) => name ? `Recorded run: ${name}` : "Recorded run",
  opens: "Opening the run …",
  counts: "From here on you play yourself. It does not count and is not kept.",
  copied: "The link was copied.",
  saved: "The run is too long for a link, so it was saved as a file.",
  pictureSaved: "The film strip was saved as a picture.",
  notShared: "The run could not be shared.",
  notDone: "That did not work. Please try again later.",
  noRace: "Nobody can race against this run.",
  notARun: "This is not a run that can be shown here. It may be damaged, or come from another version.",
  otherBuild: "This run was played in another version, which this site does not have, so it cannot be shown.",
  damaged: "The recording of this run is damaged and cannot be shown.",
  gone: "This run is not kept any more.",
  notKept: "This run could not be kept, so there is nothing to watch.",
  noStorage: "This browser keeps no runs for this page, so there is nothing to watch.",
  parted: "From some point on the replay is not what was played, so it ends here.",
  notYet: "The games of today’s challenge can be watched when the day is over in Greenwich.",
  waits: "The server has not checked this run yet. Please try again in a minute.",
  noBoards: "This run is on the boards of its site, and there are none here.",
  notFetched: "The server does not answer, so this run cannot be shown now.",
  stopped: "Something went wrong while the run was shown.",
};

/** @type {typeof english} */
const german = {
  play: "Abspielen", pause: "Anhalten", tickBack: "Einen Tick zurück", tickOn: "Einen Tick weiter", speed: "Tempo",
  place: "Stelle im Spiel", score: "Punkte", physics: "Röntgenbild", playOn: "Von hier weiterspielen", race: "Antreten", back: "Zurück zur Aufzeichnung", share: "Teilen", strip: "Filmstreifen",
  save: "Sichern", close: "Schließen",
  time: (now, all) => `${now} von ${all}`,
  player: (name) => name ? `Aufgezeichnetes Spiel: ${name}` : "Aufgezeichnetes Spiel",
  opens: "Das Spiel wird geöffnet …",
  counts: "Von hier an spielst du selbst. Es zählt nicht und wird nicht aufbewahrt.",
  copied: "Der Link wurde kopiert.",
  saved: "Das Spiel ist zu lang für einen Link und wurde deshalb als Datei gesichert.",
  pictureSaved: "Der Filmstreifen wurde als Bild gesichert.",
  notShared: "Das Spiel konnte nicht geteilt werden.",
  notDone: "Das hat nicht geklappt. Bitte versuche es später noch einmal.",
  noRace: "Gegen dieses Spiel kann man nicht antreten.",
  notARun: "Das ist kein Spiel, das hier gezeigt werden kann. Vielleicht ist es beschädigt oder stammt aus einer anderen Version.",
  otherBuild: "Dieses Spiel wurde in einer anderen Version gespielt, die es auf dieser Seite nicht gibt; deshalb kann es nicht gezeigt werden.",
  damaged: "Die Aufzeichnung dieses Spiels ist beschädigt und kann nicht gezeigt werden.",
  gone: "Dieses Spiel wird nicht mehr aufbewahrt.",
  notKept: "Dieses Spiel konnte nicht aufbewahrt werden, deshalb gibt es nichts zu sehen.",
  noStorage: "Dieser Browser bewahrt für diese Seite keine Spiele auf, deshalb gibt es nichts zu sehen.",
  parted: "Ab einer Stelle weicht die Wiedergabe von dem ab, was gespielt wurde; deshalb endet sie hier.",
  notYet: "Die Spiele der heutigen Aufgabe kann man ansehen, wenn der Tag in Greenwich vorbei ist.",
  waits: "Der Server hat dieses Spiel noch nicht geprüft. Bitte versuche es in einer Minute noch einmal.",
  noBoards: "Dieses Spiel steht auf den Bestenlisten seiner Seite, und hier gibt es keine.",
  notFetched: "Der Server antwortet nicht, deshalb kann dieses Spiel jetzt nicht gezeigt werden.",
  stopped: "Beim Zeigen des Spiels ist etwas schiefgegangen.",
};

/** @typedef {typeof english} RunWords */

/**
 * The words in a language, or in English if the player has no words in that language.
 * @param {string} code such as `de` or `de-AT`
 */
export const runWords = (code) => code.split("-")[0] === "de" ? german : english;

/**
 * Why the recording of a run on a board cannot be shown.
 * @param {RunWords} words
 * @param {number} status of the server's answer; 0 if there was none, 202 if the run is still to be checked
 */
export function whyNotFetched(words, status) {
  if (status === 403) return words.notYet;
  if (status === 202) return words.waits;
  return status === 404 || status === 410 ? words.gone : words.notFetched;
}
