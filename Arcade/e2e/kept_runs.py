"""Runs in the browser's database, as if they had been played; they have no sound recordings."""

from runs import DATABASE

NAMES = ["Breakout", "Set", "Concentration", "BubblePop", "Pong", "Wall of the day"]
RESULTS = [
  "Wall cleared · 1,240 points · ★★☆", "Deck empty · 23 points", "All pairs found · 18 turns", "Time's up · 312 points",
  "You won · 11 : 7", "The last ball is lost · 730 points"]
NOON = 1_795_608_000_000


def described(index):
  """The description of the run with this number; higher numbers are older."""
  return {
    "id": f"run{index}", "game": f"game{index % 6}", "name": NAMES[index % 6], "result": RESULTS[index % 6],
    "score": 1000 - index, "lowestWins": False, "date": NOON - index * 5_000_000, "seconds": 40 + 31 * index, "size": 3, "sum": 1}


def keep(page, runs):
  """Stores runs in the database of an open page; the page shows them after it is reloaded."""
  page.run("""(runs) => new Promise((resolve, reject) => {
    const opening = indexedDB.open(%s);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(['runs', 'recordings'], 'readwrite');
      for (const run of runs) {
        transaction.objectStore('runs').put(run, run.id);
        transaction.objectStore('recordings').put(new Uint8Array([1, 2, 3]), run.id);
      }
      transaction.oncomplete = () => { opening.result.close(); resolve(0); };
      transaction.onabort = () => reject(transaction.error);
    };
  })""" % DATABASE, runs)
