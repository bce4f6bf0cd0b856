// Draw positions of a game as updates bring them: one after the other, and from the first to the last and back.
// On the map of turmoil every space differs as well: its support and its control.
async ({ game, redraws, warmUp, views }) => {
  const { root, table, draw } = watched;
  const flipped = (space) => ({ ...space, liberal: space.authoritarian + 1, authoritarian: space.liberal + 2,
    control: space.control === 'liberal' ? 'authoritarian' : 'liberal' });
  const spaces = (view) => Object.fromEntries(Object.entries(view.spaces).map(([id, space]) => [id, flipped(space)]));
  const [first, last] = [views[0], views[views.length - 1]];
  const far = game === 'turmoil' ? { ...last, spaces: spaces(last) } : first;
  const there = [...views, ...views.slice(1, -1).reverse()]; // and back
  const found = {};
  const timed = (what, work) => {
    const start = performance.now();
    work();
    root.getBoundingClientRect(); // and all must have its place
    found[what].push(performance.now() - start);
  };
  const series = async (what, positions, around) => {
    found[what] = [];
    for (let n = 0; n < redraws + warmUp; n += 1) {
      const view = positions[n % positions.length];
      around(() => draw(root, { ...table, view, question: null, answers: new Map(), events: [], previous: null, reduced: true }));
      await new Promise((next) => setTimeout(next)); // as updates come: one by one
    }
    found[what].splice(0, found[what].length - redraws);
  };
  await series(`${game} step`, there, (again) => timed(`${game} step`, again));
  await series(`${game} anew`, [far, last], (again) => timed(`${game} anew`, again));
  if (game === 'turmoil') {
    const { Chart } = await import('/games/turmoil/board/map.js');
    const paint = Chart.prototype.paint;
    Chart.prototype.paint = function (now) { timed('turmoil map', () => paint.call(this, now)); };
    await series('turmoil map', [far, last], (again) => again());
    Chart.prototype.paint = paint;
  }
  return found;
}
