"""Many inputs at once, while the page is slow or within one task: the page neither crashes nor stays blank."""

import pytest

from test_start import arriving
from served import late


def goes_on(page):
  """Checks that the app still responds: it opens Breakout."""
  page.find("button", "Breakout").tap()
  page.wait("location.hash === '#/breakout'")
  assert page.evaluate("document.getElementById('notice').hidden")
  return True


def test_starts_with_300_stored_keys(open_page):
  page = open_page(stored={f"some key {index}": f"its value {index}" for index in range(300)})
  assert goes_on(page)


@pytest.mark.parametrize("kind, make", [
  ("mouse moves", "new PointerEvent('pointermove', { pointerId: 1, pointerType: 'mouse', clientX: index % 300, clientY: 200, bubbles: true })"),
  ("pointers", "new PointerEvent('pointerdown', { pointerId: index + 2, pointerType: 'touch', clientX: index % 300, clientY: 5, bubbles: true })"),
  ("wheels", "new WheelEvent('wheel', { deltaY: 1, clientX: 100, clientY: 100, bubbles: true, cancelable: true })"),
  ("keys", "new KeyboardEvent('keydown', { key: 'a', code: 'KeyA', bubbles: true, cancelable: true })"),
])
def test_survives_1000_of_a_kind_in_one_task(open_page, kind, make):
  page = open_page()
  page.evaluate(f"""(() => {{
    const target = document.getElementById('app').firstChild;
    for (let index = 0; index < 1000; index++) target.dispatchEvent({make});
    for (let index = 0; index < 1000; index++) {{
      target.dispatchEvent(new PointerEvent('pointercancel', {{ pointerId: index + 2, pointerType: 'touch', bubbles: true }}));
    }}
  }})(), 0""")
  page.settle()
  assert goes_on(page)


def test_mouse_moves_wait_for_a_slow_second_part(open_page, browser_name):
  handler, is_let_go = late("/near.wasm")
  with arriving(browser_name, handler) as page:
    page.await_start(is_whole=False)
    page.evaluate("""(() => {
      const target = document.getElementById('app').firstChild;
      for (let index = 0; index < 150; index++) {
        target.dispatchEvent(new PointerEvent('pointermove', { pointerId: 1, pointerType: 'mouse', clientX: index, clientY: 200, bubbles: true }));
      }
    })(), 0""")
    is_let_go.set()
    page.await_start()
    assert goes_on(page)


@pytest.mark.needs("touch")
def test_survives_a_drag_while_the_main_thread_stalls(open_page):
  """The page can run for a tenth of every half second; what the finger did in the rest arrives at once."""
  page = open_page()
  page.evaluate("""(() => {
    window.stalls = setInterval(() => { const end = performance.now() + 400; while (performance.now() < end); }, 500);
  })(), 0""")
  page.drag([(60 + 270 * (step % 2), 300 + 2 * step) for step in range(150)], pause=0.008)
  page.evaluate("clearInterval(stalls), 0")
  page.settle(30)
  assert goes_on(page)


def test_much_that_another_tab_stored_comes_at_once(open_page):
  page = open_page()
  page.evaluate("""(() => {
    for (let index = 0; index < 500; index++) {
      window.dispatchEvent(new StorageEvent('storage',
        { key: `carom.elsewhere.${index}`, newValue: 'a value of some length', storageArea: localStorage }));
    }
  })(), 0""")
  page.settle()
  assert goes_on(page)


@pytest.mark.needs("accessibility tree")
def test_an_exception_in_the_first_frame_is_told(site):
  """Whatever goes wrong, the page says what happened and how to continue, and does not stay blank."""
  from drivers import Chromium
  page = Chromium(site.address)
  page.context.add_init_script("Element.prototype.insertBefore = () => { throw new RangeError('no room'); }")
  page.navigate(site.address + "#/breakout")
  page.wait("document.getElementById('notice').classList.contains('problem') && !document.getElementById('notice').hidden")
  assert "had to stop" in page.evaluate("document.getElementById('notice').textContent")
  assert page.evaluate("document.activeElement.textContent") == "Reload"
  page.close()
