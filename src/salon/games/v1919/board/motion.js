/** What moved is seen to move: things with a `data-fly` name travel from where they were. */
const MOVE = 300; // ms
const EASE = 'cubic-bezier(.25, .7, .3, 1)';

/** Where things are now, by name. @param {HTMLElement} root */
export function places(root) {
  /** @type {Map<string, DOMRect>} */
  const found = new Map();
  for (const element of root.querySelectorAll('[data-fly]')) {
    const rect = element.getBoundingClientRect();
    if (rect.width) found.set(element.getAttribute('data-fly') ?? '', rect);
  }
  return found;
}

/** Let things travel to where they have come to lie. @param {HTMLElement} root @param {Map<string, DOMRect>} was */
export function travel(root, was) {
  for (const element of root.querySelectorAll('[data-fly]')) {
    const to = element.getBoundingClientRect();
    if (!to.width) continue;
    const name = element.getAttribute('data-fly') ?? '';
    const from = was.get(name) ?? (name.startsWith('disc:') ? stock(root, name.split(':')[1]) : null);
    if (!from) {
      element.animate(
        [
          { opacity: 0, transform: 'scale(.7)' },
          { opacity: 1, transform: 'none' },
        ],
        { duration: MOVE, easing: EASE },
      );
      continue;
    }
    const [x, y] = [from.left - to.left, from.top - to.top];
    if (Math.abs(x) + Math.abs(y) < 3) continue;
    element.animate(
      [
        { transform: `translate(${x}px, ${y}px)`, zIndex: 9 },
        { transform: 'none', zIndex: 9 },
      ],
      { duration: MOVE, easing: EASE },
    );
  }
}

/** A power's stock. @param {HTMLElement} root @param {string} nation */
function stock(root, nation) {
  const rect = root.querySelector(`[data-stock="cubes:${nation}"]`)?.getBoundingClientRect();
  return rect?.width ? rect : null;
}
