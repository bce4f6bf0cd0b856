// What is wrong with how a table is laid out on this screen: one line for each fault.
(() => {
  const LEAST = 11; // px: the smallest letters
  const SLACK = 2; // px that letters may lie over others, for their boxes are higher than they are

  /** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

  const screen = () => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  /** @param {DOMRect} box @param {{left: number, top: number, right: number, bottom: number}} place @param {number} [slack] */
  const isWithin = (box, place, slack = 1) =>
    box.left >= place.left - slack && box.top >= place.top - slack && box.right <= place.right + slack && box.bottom <= place.bottom + slack;
  /** @param {Element} element */
  const tell = (element) => {
    const words = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${words}`;
  };

  /** Whether letters are seen there: nothing that is not around them lies over them. @param {Element} element @param {number} x @param {number} y */
  function isOnTop(element, x, y) {
    const found = document.elementFromPoint(x, y);
    return Boolean(found && (element.contains(found) || found.contains(element)));
  }

  /** Whether a click on the element, as it stands, reaches it and nothing else. @param {Element} element */
  const canBeHit = (element) => eyes.free(element) !== null;

  /** The elements that stand for the legal answers, by answer. */
  function answers() {
    /** @type {Map<string, Element[]>} */
    const found = new Map();
    for (const element of document.querySelectorAll('[data-action].legal, [data-answer]:not([aria-disabled])')) {
      // What lies in a list that is closed stands for what opens it.
      const seen = element.getClientRects().length ? element : element.closest('details:not([open])')?.querySelector('summary');
      if (!seen?.checkVisibility({ visibilityProperty: true })) continue;
      const name = element.getAttribute('data-action') ?? element.getAttribute('data-answer') ?? '';
      found.set(name, [...(found.get(name) ?? []), seen]);
    }
    return found;
  }

  /** How far everything is scrolled sideways. */
  const sideways = () => [...document.querySelectorAll('.table-grid *')].filter((e) => e.scrollLeft !== 0);

  /** Whether it can be pressed, if need be after the page has brought it into sight. @param {Element} element */
  function isReachable(element) {
    if (canBeHit(element)) return true;
    for (const block of /** @type {const} */ (['nearest', 'center', 'start'])) {
      element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
      if (canBeHit(element)) return true;
    }
    /** @type {HTMLElement} */ (element).focus(); // a map comes along with the focus
    return canBeHit(element);
  }

  /** Every legal answer is drawn, and a click reaches it. @param {string[]} legal  as the server told them @returns {string[]} */
  function reach(legal) {
    const wrong = [];
    const all = answers();
    for (const name of legal) if (!all.has(name)) wrong.push(`not drawn: ${name}`);
    const before = sideways().length;
    for (const [name, elements] of all) {
      if (!elements.some(isReachable)) wrong.push(`out of reach: ${name} ${tell(elements[0])}`);
    }
    if (sideways().length > before) wrong.push(`scrolled sideways: ${sideways().map(tell).join(', ')}`);
    for (const element of document.querySelectorAll('.table-grid *')) element.scrollTop = element.scrollLeft = 0;
    return wrong;
  }

  /** @param {string[]} legal @returns {string[]} */
  function question(legal) {
    const wrong = [];
    const prompt = /** @type {HTMLElement} */ (document.querySelector('.prompt'));
    if (!isWithin(prompt.getBoundingClientRect(), screen())) wrong.push('the question is not on the screen');
    const [root, body] = [document.documentElement, document.body];
    if (root.scrollHeight > innerHeight + 1 || body.scrollHeight > innerHeight + 1) wrong.push('the page scrolls');
    const seen = [...answers().values()].some((elements) => elements.some((e) => isWithin(e.getBoundingClientRect(), screen(), 8) && canBeHit(e)));
    if (!seen) wrong.push('no answer is on the screen');
    return [...wrong, ...reach(legal)];
  }

  /** Every run of letters that is seen within an element, with its box. @param {Element} root */
  function letters(root) {
    /** @type {{element: Element, box: DOMRect, seen: Box, size: number}[]} */
    const found = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = /** @type {Text} */ (walker.currentNode);
      const element = node.parentElement;
      if (!element || !node.data.trim() || element.closest('.vh, .sprite, noscript, script, style')) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (getComputedStyle(element).clipPath !== 'none') continue; // for readers of the screen alone
      range.selectNodeContents(node);
      const scale = element instanceof SVGElement ? /** @type {SVGGraphicsElement} */ (element.getScreenCTM?.()?.a ?? 1) : 1;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
      for (const box of range.getClientRects()) {
        const seen = visible(element, box);
        if (seen.right - seen.left < 1 || seen.bottom - seen.top < box.height / 2) continue; // scrolled away
        const [x, y] = [(seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2];
        if (x < 0 || y < 0 || x > innerWidth || y > innerHeight || !isOnTop(element, x, y)) continue;
        found.push({ element, box, seen, size });
      }
    }
    return found;
  }

  /** What of a box of letters is left by all that scrolls around it. @param {Element} element @param {DOMRect} box */
  function visible(element, box) {
    const seen = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (![overflowX, overflowY].some((how) => how === 'auto' || how === 'scroll')) continue;
      const edge = around.getBoundingClientRect();
      seen.left = Math.max(seen.left, edge.left);
      seen.top = Math.max(seen.top, edge.top);
      seen.right = Math.min(seen.right, edge.right);
      seen.bottom = Math.min(seen.bottom, edge.bottom);
    }
    return seen;
  }

  /** What cuts letters off: the nearest box around them that hides what is beyond it. @param {Element} element @param {DOMRect} box */
  function cut(element, box) {
    for (let around = /** @type {Element | null} */ (element); around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (['auto', 'scroll'].includes(style.overflowY)) return null; // what it hides can be brought into sight
      const edge = around.getBoundingClientRect();
      if (['hidden', 'clip'].includes(style.overflowX) && (box.left < edge.left - SLACK || box.right > edge.right + SLACK)) return around;
      if (['hidden', 'clip'].includes(style.overflowY) && (box.top < edge.top - box.height / 3 || box.bottom > edge.bottom + box.height / 3)) return around;
      if (around.closest('svg') && around.tagName === 'svg') return null; // a map has more than is seen
    }
    return null;
  }

  /** @param {Element} root @returns {string[]} */
  function words(root) {
    /** @type {Set<string>} */
    const wrong = new Set();
    const all = letters(root);
    for (const { element, box, seen, size } of all) {
      if (size < LEAST - 0.05) wrong.add(`${size.toFixed(1)} px: ${tell(element)}`);
      const by = element.closest('[data-clips]') ? null : cut(element, box); // a name that people chose may be longer than its place
      if (by) wrong.add(`cut off: ${tell(element)} by ${tell(by).split('>')[0]}>`);
      if (seen.right > innerWidth + 1 || seen.left < -1) wrong.add(`beyond the edge: ${tell(element)}`);
    }
    all.sort((a, b) => a.seen.top - b.seen.top);
    for (let n = 0; n < all.length; n++) {
      const [a, one] = [all[n].element, all[n].seen];
      for (let m = n + 1; m < all.length && all[m].seen.top < one.bottom - SLACK; m++) {
        const [b, other] = [all[m].element, all[m].seen];
        if (a === b || a.contains(b) || b.contains(a)) continue;
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (wide > SLACK && high > Math.min(one.bottom - one.top, other.bottom - other.top) / 3) wrong.add(`over one another: ${tell(a)} | ${tell(b)}`);
      }
    }
    return [...wrong];
  }

  /** What is wrong with what comes into sight when one scrolls, part by part. @returns {string[]} */
  function further() {
    const wrong = [];
    for (const part of document.querySelectorAll('.table-grid *')) {
      const { overflowY } = getComputedStyle(part);
      if (!['auto', 'scroll'].includes(overflowY) || part.scrollHeight <= part.clientHeight + SLACK || !part.clientHeight) continue;
      if (!part.checkVisibility({ visibilityProperty: true })) continue;
      const step = Math.max(20, part.clientHeight - 30); // what was cut at one place is whole at the next
      for (let top = step; top < part.scrollHeight - part.clientHeight + step; top += step) {
        part.scrollTop = top;
        wrong.push(...words(part));
      }
      part.scrollTop = 0;
    }
    return wrong;
  }

  /** @param {string[]} legal */
  const faults = (legal) => [...new Set([...question(legal), ...words(document.body), ...further()])];
  Object.assign(window, { layout: { faults, reach } });
})();
