// The page's own messages, in German; loaded if the app's texts are German.

/**
 * @param {() => string} name the app's; a parameter, because a module that two files import would become a third file
 * @returns {typeof import("./notice.js").words}
 */
export const german = (name) => ({
  noWebAssembly: () =>
    `${name()} ist ein WebAssembly-Programm, das dieser Browser nicht ausführen kann oder nicht ausführen darf. Aktualisiere den Browser oder erlaube WebAssembly für diese Seite.`,
  tooOld: () => `Dieser Browser ist zu alt für ${name()}. Jeder Browser der letzten drei Jahre genügt.`,
  notLoaded: () => `${name()} konnte nicht geladen werden. Prüfe die Verbindung und versuche es dann noch einmal.`,
  notStarted: () => `${name()} konnte nicht gestartet werden.`,
  stopped: () => `In ${name()} ist etwas schiefgegangen, und es musste anhalten. Was du gespeichert hast, ist sicher.`,
  canGoOn: "Du kannst im Augenblick davor weitermachen.",
  again: () => `Dasselbe ist noch einmal passiert, deshalb kann ${name()} von dort nicht weitermachen.`,
  tooLong: () => `Diese Sitzung ist zu lang, um zum Augenblick davor zurückzukehren; ${name()} muss neu anfangen.`,
  recordingHolds:
    "Eine Aufzeichnung hilft, den Fehler zu finden. Sie enthält alles, was du hier getan und geschrieben hast, und was gespeichert war.",
  goesBack: "Zurück zum Augenblick davor …",
  notBrought: () =>
    `Was in ${name()} offen war, konnte nicht zurückgeholt werden, deshalb beginnt es neu. Was du gespeichert hast, ist sicher.`,
  renewed: () =>
    `${name()} wurde aktualisiert, und was offen war, konnte nicht weitergehen. Was du gespeichert hast, ist sicher.`,
  goOn: "Weitermachen",
  save: "Aufzeichnung sichern",
  partMissing: () =>
    `${name()} brauchte einen Teil von sich, der noch geladen wurde, und musste anhalten. Lade die Seite neu, dann startet es mit allen Teilen.`,
  partComing: "Einen Moment, das wird noch geladen …",
  runNotShown: "Das Spiel hinter diesem Link konnte nicht gezeigt werden. Prüfe die Verbindung und lade neu.",
  partNotLoaded: () => `Dieser Teil von ${name()} konnte nicht geladen werden. Es wird weiter versucht; prüfe die Verbindung.`,
  notKept: () =>
    `Dieser Browser hat keinen Platz mehr für ${name()} oder behält nichts dafür: Was sich ab jetzt ändert, ist vielleicht weg, wenn die Seite geschlossen wird.`,
  lastWords: (line) => `Zuletzt hat es gemeldet: ${line}`,
  isNew: () => `Es gibt eine neue Version von ${name()}.`,
  take: "Verwenden",
  replaced: () => `${name()} wurde in einem anderen Fenster aktualisiert. Lade die Seite neu, um mit der neuen Version weiterzumachen.`,
  details: "Technische Einzelheiten",
  reload: "Neu laden",
  close: "Schließen",
  actions: (label) => label ? `Aktionen: ${label}` : "Aktionen",
});
