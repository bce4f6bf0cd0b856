// Going from page to page without loading anew.

/** @type {() => void} */
let show = () => {};

/** @param {() => void} render */
export function onRoute(render) {
  show = render;
  addEventListener('popstate', render);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const address = new URL(link.href, location.href);
    if (link.target || link.hasAttribute('download') || address.origin !== location.origin) return;
    if (/^\/(api|v|web|games)\//.test(address.pathname)) return;
    if (address.pathname === location.pathname && address.hash) return;
    event.preventDefault();
    go(address.pathname + address.hash);
  });
}

/** @param {string} address */
export function go(address) {
  history.pushState(null, '', address);
  show();
  scrollTo(0, 0);
}

/** Show the page again, as after a change of language. */
export function again() {
  show();
}
