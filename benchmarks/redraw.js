// Draw one position and then the other, and so on. In turmoil every space differs: its support and its control.
async ({ game, redraws, warmUp, other }) => {
  const { root, table, draw } = watched;
  const flipped = (space) => ({ ...space, liberal: space.authoritarian + 1, authoritarian: space.liberal + 2,
    control: space.control === 'liberal' ? 'authoritarian' : 'liberal' });
  const spaces = (view) => Object.fromEntries(Object.entries(view.spaces).map(([id, space]) => [id, flipped(space)]));
  const second = game === 'turmoil' ? { ...table.view, spaces: spaces(table.view) } : other;
  const found = { board: [], map: [] };
  const timed = (times, work) => {
    const start = performance.now();
    work();
    root.getBoundingClientRect(); // and all must have its place
    times.push(performance.now() - start);
  };
  const { Chart } = game === 'turmoil' ? await import('/games/turmoil/board/map.js') : {};
  const paint = Chart?.prototype.paint;
  for (const part of Chart ? ['map', 'board'] : ['board']) {
    if (Chart) Chart.prototype.paint = part === 'board' ? paint : function (now) { timed(found.map, () => paint.call(this, now)); };
    for (let n = 0; n < redraws + warmUp; n += 1) {
      const view = n % 2 ? table.view : second;
      const again = () => draw(root, { ...table, view, question: null, answers: new Map(), events: [], previous: null, reduced: true });
      if (part === 'board') timed(found.board, again);
      else again();
      await new Promise((next) => setTimeout(next)); // as updates come: one by one
    }
  }
  return [found.map.slice(warmUp), found.board.slice(warmUp)];
}
