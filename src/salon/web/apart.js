// A table that cannot be played: why, and what its people can do.
import { get, post } from './api.js';
import { button, fill, h, panel } from './dom.js';
import { verifyLink } from './fairness.js';
import { confirmed } from './toast.js';
import { text } from './words.js';

/** @param {import('./app.js').Page} page @param {import('./wire.d.ts').TableInfo} info */
export function apartPage(page, info) {
  document.body.classList.replace('table', 'plain');
  page.place(info.title);
  const room = h('div');
  const show = (/** @type {import('./wire.d.ts').TableInfo} */ now) => fill(room, panel(now.title, {}, told(now, show)));
  show(info);
  page.main.append(room);
}

/** @param {import('./wire.d.ts').TableInfo} info @param {(now: import('./wire.d.ts').TableInfo) => void} show */
function told(info, show) {
  const ended = info.status === 'ended';
  const end = async () => {
    if (!(await confirmed(text('sure-end-apart'), { yes: text('end-apart') }))) return;
    await post(`/api/tables/${info.id}/end`);
    show(await get(`/api/tables/${info.id}`));
  };
  return [
    info.result ? h('p', null, info.result) : null,
    h('p', { class: 'problem', role: 'status' }, info.apart ?? ''),
    h(
      'p',
      { class: 'acts' },
      ended ? h('a', { class: 'btn', href: `/api/tables/${info.id}/record`, download: '' }, text('record')) : null,
      ended ? h('a', { class: 'btn', href: verifyLink(info.id) }, text('fair-title')) : null,
      !ended && info.mine ? button(text('end-apart'), end) : null,
      h('a', { class: 'btn', href: '/tables' }, text('tables')),
    ),
  ];
}
