"""A database of runs that is damaged or missing: the game goes on, and there is no error message."""

import copy
import time

import pytest

import end_card
from runs import DATABASE, NARROW, PLAYER, READY, SAID, await_whole, close, kept, miss, play_and_keep, play_to_end, press

pytestmark = pytest.mark.one_engine

# Opens a later version of the database, as a later page of the app would.
LATER = f"""new Promise((resolve, reject) => {{
  const opening = indexedDB.open({DATABASE}, 99);
  opening.onsuccess = () => resolve(opening.result.close());
  opening.onblocked = opening.onerror = () => reject(opening.error ?? 'blocked');
}})"""
DELETED = f"""new Promise((resolve, reject) => {{
  const deleting = indexedDB.deleteDatabase({DATABASE});
  deleting.onsuccess = () => resolve(1);
  deleting.onblocked = deleting.onerror = () => reject(deleting.error ?? 'blocked');
}})"""
# Changes what is stored, by a script that knows the stores of descriptions and of recordings, and the keys.
CHANGED = """new Promise((resolve, reject) => {
  const opening = indexedDB.open(DATABASE);
  opening.onsuccess = () => {
    const transaction = opening.result.transaction(['runs', 'recordings'], 'readwrite');
    const [runs, recordings] = ['runs', 'recordings'].map((name) => transaction.objectStore(name));
    runs.getAllKeys().onsuccess = ({ target: { result: keys } }) => { CHANGE };
    transaction.oncomplete = () => { opening.result.close(); resolve(1); };
    transaction.onabort = () => reject(transaction.error);
  };
})""".replace("DATABASE", DATABASE)
RESUME = "seed=7&resume"


def watch_last(page):
  """The run that has just ended can be watched, whatever the state of the database."""
  end_card.press(page, "Watch")
  page.wait(READY, 60)
  close(page)
  page.find("alertdialog")


def play_again(page, play=miss):
  end_card.press(page, "Play again")
  page.find_gone("alertdialog", None)
  play_to_end(page, play)


@pytest.mark.every_engine
def test_a_later_version_of_the_database_is_left_alone(open_page):
  page = open_page("#/breakout", stored=NARROW)
  await_whole(page)
  page.evaluate(LATER)
  play_to_end(page, miss)
  watch_last(page)
  assert kept(page) == []
  page.reload()
  play_to_end(page, miss)
  end_card.await_ready(page)
  assert not page.has("button", "Watch")
  play_again(page)


@pytest.mark.every_engine
def test_a_database_that_is_deleted_begins_anew(open_page):
  page = open_page("#/breakout", stored=NARROW)
  play_and_keep(page, miss)
  page.evaluate(DELETED)
  watch_last(page)
  play_again(page)
  page.until(lambda: len(kept(page)) == 1, "the second run is not kept")
  watch_last(page)


def test_a_browser_without_a_database_keeps_nothing(open_page):
  page = open_page("#/breakout", stored=NARROW)
  page.context.add_init_script("Object.defineProperty(window, 'indexedDB', { value: undefined })")
  page.reload()
  play_to_end(page, miss)
  end_card.await_ready(page)
  assert not page.has("button", "Watch")
  play_again(page)


def test_where_there_is_no_room_the_last_run_can_still_be_watched(open_page):
  page = open_page("#/breakout", stored=NARROW)
  await_whole(page)
  page.run("""() => {
    window.aborted = 0;
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...values) {
      const request = put.apply(this, values);
      if (this.name === 'recordings') {
        request.addEventListener('success', (event) => {
          event.stopImmediatePropagation();
          aborted += 1;
          this.transaction.abort();
        });
      }
      return request;
    };
    return 0;
  }""")
  play_to_end(page, miss)
  page.wait("aborted > 0", 30)
  watch_last(page)
  assert kept(page) == []
  play_again(page)


def test_two_tabs_know_each_other_s_runs(open_page):
  one = open_page("#/breakout", stored=NARROW)
  await_whole(one)
  two = copy.copy(one)
  two.page = one.context.new_page()
  two.cdp = one.context.new_cdp_session(two.page)
  two.open("#/breakout")
  play_and_keep(two, miss)
  one.page.bring_to_front()
  # The first page's list is sent again, and both pages keep runs.
  play_to_end(one, miss)
  one.until(lambda: len(kept(one)) == 2, "the second run is not kept")
  watch_last(one)
  two.page.bring_to_front()
  watch_last(two)
  # One page deletes the database while the other has it open.
  two.evaluate(DELETED)
  one.page.bring_to_front()
  play_again(one)
  one.until(lambda: len(kept(one)) == 1, "the third run is not kept")
  two.page.close()


@pytest.mark.parametrize("change, said", [
  # A bit of the recording has changed, or it is gone.
  ("""recordings.get(keys[0]).onsuccess = ({ target: { result } }) => {
        result[result.length >> 1] ^= 1;
        recordings.put(result, keys[0]);
      };""", "damaged"),
  ("recordings.put('recording', keys[0]);", "damaged"),
  ("recordings.delete(keys[0]);", "damaged"),
  # Its description is damaged; other rows never were runs.
  ("runs.put({ id: keys[0], score: 'many' }, keys[0]); runs.put(7, 'seven'); runs.put(null, 'null');", "not kept any more"),
  ("runs.clear(); recordings.clear();", "not kept any more"),
], ids=["a bit", "another value", "no recording", "other rows", "nothing"])
def test_a_damaged_run_is_refused_calmly(open_page, change, said):
  page = open_page("#/breakout", debug=RESUME, stored=NARROW)
  play_and_keep(page, miss)
  # The session is stored with its end card.
  page.settle()
  time.sleep(1)
  page.evaluate(CHANGED.replace("CHANGE", change))
  page.reload()
  end_card.press(page, "Watch")
  page.wait(f"{PLAYER}?.classList.contains('is-refused')", 60)
  assert said in page.evaluate(SAID)
  close(page)
  play_again(page)
  watch_last(page)


def test_a_page_without_a_secure_address_keeps_runs_too(open_page):
  """As on a phone that opens a page of the computer at home; there is no clipboard either."""
  page = open_page("#/breakout", stored=NARROW)
  page.context.add_init_script("""
    delete Crypto.prototype.randomUUID;
    delete Navigator.prototype.share;
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  """)
  page.reload()
  play_and_keep(page, miss)
  end_card.press(page, "Watch")
  page.wait(READY, 60)
  press(page, "Share")
  page.wait(f"{SAID} === 'The run could not be shared.'")
