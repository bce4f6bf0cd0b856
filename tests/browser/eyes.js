// What a test sees of the page: which answers it offers, where they can be clicked, how far the keyboard is from them.
(() => {
  const OFFERED = '[data-action].legal, [data-answer]:not([aria-disabled])';
  const TARGETS = '[data-action], [data-answer], button, a, summary';
  const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]';
  // Where to try a click: the middle first; cards may lie over one another.
  const PARTS = [
    [50, 50],
    [25, 50],
    [75, 50],
    [50, 20],
    [50, 80],
    [10, 10],
    [90, 90],
    [10, 90],
    [90, 10],
    [4, 50],
    [96, 50],
  ];

  const OFTEN = 10; // ms between two looks

  /** @param {Element} element */
  const nameOf = (element) => element.getAttribute('data-action') ?? element.getAttribute('data-answer');
  /** @param {Element} element */
  const isDrawn = (element) => element.getClientRects().length > 0;
  const offered = () => [...document.querySelectorAll(OFFERED)];

  /** Once something is asked after a version, or the game is over: how things stand. Else nothing. @param {number} after */
  function ready(after) {
    const dialog = document.querySelector('dialog[open]');
    if (dialog) return { dialog: dialog.getAttribute('aria-label') ?? '' };
    const grid = /** @type {HTMLElement | null} */ (document.querySelector('.table-grid'));
    const [state, version] = [grid?.dataset.state ?? '', Number(grid?.dataset.version ?? -1)];
    if (version <= after || !['mine', 'over'].includes(state) || grid?.classList.contains('weighing')) return null;
    return { version, over: state === 'over', answers: [...new Set(offered().map(nameOf))].sort() };
  }

  /** A point at which a click hits `element` as it stands, or nothing. @param {Element} element */
  function free(element) {
    const box = element.getBoundingClientRect();
    for (const [right, down] of PARTS) {
      const at = { x: box.left + (box.width * right) / 100, y: box.top + (box.height * down) / 100 };
      const found = document.elementFromPoint(at.x, at.y);
      if (found && element.contains(found) && found.closest(TARGETS) === element) return at;
    }
    return null;
  }

  /** The same, if need be after the page has brought it into sight. @param {Element} element */
  function hit(element) {
    // Where something lies over the middle of what scrolls, its upper edge may be free.
    for (const block of /** @type {const} */ (['nearest', 'center', 'start'])) {
      element.scrollIntoView({ block, inline: block === 'start' ? 'center' : block, behavior: 'instant' });
      const at = free(element);
      if (at) return at;
    }
    return null;
  }

  /**
   * Where to click for an answer: where the mouse is, if that does; `first` if a click there only opens what hides it.
   * @param {string} action @param {{x: number, y: number} | null} mouse
   */
  function point(action, mouse) {
    const under = mouse && document.elementFromPoint(mouse.x, mouse.y)?.closest(TARGETS);
    if (under?.matches(OFFERED) && nameOf(under) === action) return { ...mouse, first: false };
    for (const element of offered().filter((e) => nameOf(e) === action)) {
      const at = isDrawn(element) ? hit(element) : null;
      if (at) return { ...at, first: false };
      const summary = element.closest('details:not([open])')?.querySelector('summary');
      const open = summary && hit(summary);
      if (open) return { ...open, first: true };
    }
    return null;
  }

  /** The first answer of a kind that the mouse can reach, and where. @param {string} selector */
  function reach(selector) {
    for (const element of [...document.querySelectorAll(selector)].filter(isDrawn)) {
      const at = hit(element);
      if (at) return { ...at, action: nameOf(element) };
    }
    return null;
  }

  /** How many presses of Tab away an answer is; back if negative. @param {string} action */
  function distance(action) {
    const within = document.querySelector('dialog[open]') ?? document;
    const stops = [...within.querySelectorAll(STOPS)].filter(
      (e) => /** @type {HTMLElement} */ (e).tabIndex >= 0 && !e.matches(':disabled') && e.checkVisibility({ visibilityProperty: true }),
    );
    const here = document.activeElement ? stops.indexOf(document.activeElement) : -1;
    const ways = stops.flatMap((e, n) => (e.matches(OFFERED) && nameOf(e) === action ? [n - here] : []));
    return ways.sort((a, b) => Math.abs(a) - Math.abs(b))[0] ?? 1;
  }

  function focused() {
    return document.activeElement?.matches(OFFERED) ? nameOf(document.activeElement) : null;
  }

  /**
   * Wait for something; the page's own rules forbid Playwright to.
   * @template T @param {string} what @param {() => T} happens @param {number} patience @returns {Promise<T>}
   */
  async function until(what, happens, patience) {
    const end = performance.now() + patience;
    for (;;) {
      const found = happens();
      if (found) return found;
      if (performance.now() > end)
        throw new Error(`waited in vain: ${what}; ${document.querySelector('.prompt')?.className} ${document.querySelector('.prompt')?.textContent}`);
      await new Promise((next) => setTimeout(next, OFTEN)); // not by frames: to ask for frames is work
    }
  }

  Object.assign(window, { eyes: { until, ready, point, reach, free, distance, focused } });
})();
