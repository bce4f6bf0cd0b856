// Text that somebody has written, with a few marks: headings, lists, bold, slanted, links. Nothing in it is ever run:
// it becomes elements made here, and whatever is no mark is text.
import { h } from '../dom.js';

const LINK = /\[([^\]\n]+)\]\((https?:\/\/[^\s)]+|mailto:[^\s)]+)\)|\*\*([^*\n]+)\*\*|\*([^*\n]+)\*/g;

/** @param {string} body */
export function prose(body) {
  return h(
    'div',
    { class: 'prose' },
    body
      .trim()
      .split(/\n{2,}/)
      .map((block) => {
        const rows = block.split('\n');
        const heading = /^#{1,3} +(.+)$/.exec(rows[0]);
        if (heading) return [h('h2', null, spans(heading[1])), rows.length > 1 ? paragraph(rows.slice(1)) : null];
        if (rows.every((row) => /^[-*] +/.test(row)))
          return h(
            'ul',
            null,
            rows.map((row) => h('li', null, spans(row.replace(/^[-*] +/, '')))),
          );
        return paragraph(rows);
      })
      .flat(),
  );
}

/** @param {string[]} rows */
function paragraph(rows) {
  return h('p', { class: 'said' }, spans(rows.join('\n')));
}

/** @param {string} line */
function spans(line) {
  /** @type {(string | HTMLElement)[]} */
  const found = [];
  let at = 0;
  for (const mark of line.matchAll(LINK)) {
    found.push(line.slice(at, mark.index));
    at = mark.index + mark[0].length;
    if (mark[2]) found.push(h('a', { href: mark[2], rel: 'noopener noreferrer nofollow' }, mark[1]));
    else if (mark[3]) found.push(h('b', null, mark[3]));
    else found.push(h('i', null, mark[4]));
  }
  found.push(line.slice(at));
  return found;
}
