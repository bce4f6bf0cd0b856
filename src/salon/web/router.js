// Going from page to page without loading anew.

/** @type {() => void} */
let show = () => {};

let place = ''; // what is shown, without the part of the page one has gone to
const here = () => location.pathname + location.search;

/** @param {() => void} render */
export function onRoute(render) {
  show = () => {
    place = here();
    render();
  };
  place = here();
  addEventListener('popstate', () => here() !== place && show());
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const address = new URL(link.href, location.href);
    if (link.target || link.hasAttribute('download') || address.origin !== location.origin) return;
    if (/^\/(api|v|web|games)\//.test(address.pathname)) return;
    if (address.pathname === location.pathname && address.search === location.search && address.hash) return;
    event.preventDefault();
    go(address.pathname + address.search + address.hash);
  });
}

/** @param {string} address */
export function go(address) {
  history.pushState(null, '', address);
  show();
  scrollTo(0, 0);
}

/** Say where we are, without showing another page: what is chosen on it has changed. @param {string} address */
export function stay(address) {
  history.replaceState(null, '', address);
  place = here();
}

/** Show the page again, as after a change of language. */
export function again() {
  show();
}
