"""What must be true of every screen at every size: nothing is clipped, overlaps, leaves the screen or scrolls."""

# Text is judged by the boxes of its ink, not by those of its elements. Each box is clipped by its ancestors. What a
# scroll view hides above or below is ignored, but text that is cut off at the side is a fault.
FAULTS = """
() => {
  const { isSeen, nameOf } = e2e.nodes;
  const app = document.getElementById('app');
  const faults = [];
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
  if (scrollWidth > clientWidth || scrollHeight > clientHeight || scrollX || scrollY || app.scrollTop || app.scrollLeft) {
    faults.push(`the page scrolls: ${scrollWidth}×${scrollHeight} in ${clientWidth}×${clientHeight}`);
  }
  const modal = [...app.querySelectorAll('[aria-modal=true]')].filter(isSeen).at(-1);
  const within = (element) => !modal || modal.contains(element);
  const clips = (element) => element === app || element.classList?.contains('clips');
  // The visible part of a box, inside all ancestors that clip it.
  const shownPart = (element, box) => {
    let { left, right, top, bottom } = box;
    for (let each = element.parentElement; each; each = each.parentElement) {
      if (!clips(each)) { if (each === app) break; continue; }
      const frame = each.getBoundingClientRect();
      left = Math.max(left, frame.left); right = Math.min(right, frame.right);
      top = Math.max(top, frame.top); bottom = Math.min(bottom, frame.bottom);
      if (each === app) break;
    }
    return { left, right, top, bottom };
  };
  const area = (box) => Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);
  const texts = [];
  for (const lines of app.querySelectorAll('.lines')) {
    // A miniature is a picture of a screen, which is checked where it is shown at its own size.
    if (lines.getBoundingClientRect().width < lines.offsetWidth * 0.95) continue;
    if (!within(lines) || !isSeen(lines.parentElement) || !lines.textContent.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(lines);
    const label = lines.parentElement.getBoundingClientRect();
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue;
      const part = shownPart(lines, box);
      if (area(part) === 0) continue;
      const text = `“${lines.textContent.slice(0, 40)}”`;
      if (part.left > box.left + 1 || part.right < box.right - 1) faults.push(`${text} is cut off at the side`);
      if (box.left < label.left - 3 || box.right > label.right + 3) {
        faults.push(`${text} is wider (${box.width.toFixed(1)}) than its label (${label.width.toFixed(1)})`);
      }
      // Ink fills about the middle of a line's box.
      const inset = box.height * 0.2;
      texts.push({ text, lines, left: part.left + 1, right: part.right - 1,
        top: Math.max(part.top, box.top + inset), bottom: Math.min(part.bottom, box.bottom - inset) });
    }
  }
  // The Home button is beside an app's tabs, in the same bar; in German its name is Start.
  const tabs = [...app.querySelectorAll('[role=tablist]')].find(isSeen) ?? app;
  const bar = (element) =>
    nameOf(element) === (document.documentElement.lang === 'de' ? 'Start' : 'Home') ? tabs : element.closest('[role=tablist],[role=navigation],[role=toolbar]');
  const overlap = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  for (const [index, a] of texts.entries()) {
    for (const b of texts.slice(index + 1)) {
      // Scrolling content passes under the bars.
      if (a.lines !== b.lines && bar(a.lines) === bar(b.lines) && overlap(a, b)) faults.push(`${a.text} overlaps ${b.text}`);
    }
  }
  const targets = [...app.querySelectorAll('[tabindex="0"],[tabindex="-1"]')].filter((each) => within(each) && isSeen(each));
  const boxes = targets.map((element) => ({ element, box: element.getBoundingClientRect() }));
  for (const { element, box } of boxes) {
    const part = shownPart(element, box);
    if (area(part) === 0) continue;
    const name = `${element.getAttribute('role')} “${nameOf(element).slice(0, 40)}”`;
    if (part.left > box.left + 1 || part.right < box.right - 1) faults.push(`${name} is cut off at the side`);
    if (part.bottom > innerHeight + 1 || part.top < -1) faults.push(`${name} is off the screen`);
  }
  for (const [index, a] of boxes.entries()) {
    for (const b of boxes.slice(index + 1)) {
      if (a.element.contains(b.element) || b.element.contains(a.element) || bar(a.element) !== bar(b.element)) continue;
      const one = shownPart(a.element, a.box), other = shownPart(b.element, b.box);
      if (overlap(one, other)) faults.push(`“${nameOf(a.element)}” and “${nameOf(b.element)}” overlap`);
    }
  }
  return [...new Set(faults)];
}
"""


def faults(page):
  """Returns the layout faults of what is visible, as sentences."""
  return page.run(FAULTS)


def misfits(page):
  """Returns the layout faults of what is visible, and the texts that are shortened, as sentences."""
  texts = [" ".join(text.split()) for text in page.texts()]
  # After a space, the ellipsis was written on purpose: something follows.
  return [*faults(page), *(f"“{text}” is shortened" for text in texts if "…" in text.replace(" …", ""))]
