// What lies beside the page: files of the edition this page is of, at addresses that hold for it alone.

const EDITION = new URL('..', import.meta.url).href;

/** Where a file is that the house names by its path, such as /games/GAME/board/poster.svg. @param {string} path */
export function address(path) {
  return EDITION + path.replace(/^\//, '');
}

/** Read a file. @param {string} path */
export async function read(path) {
  const answer = await fetch(address(path));
  if (answer.ok) return answer;
  if (answer.status === 404) await renew();
  throw new Error(`${answer.status} ${path}`);
}

/** Load a module. @param {string} path @returns {Promise<any>} */
export async function load(path) {
  try {
    return await import(address(path));
  } catch (error) {
    await read(path); // it may be that it is not there any more
    throw error;
  }
}

/** The house has a new edition, and nothing of this one: the page comes anew. Once, for a file may really be missing. */
async function renew() {
  if (sessionStorage.getItem('salon.renewed') === EDITION) return;
  sessionStorage.setItem('salon.renewed', EDITION);
  location.reload();
  await new Promise(() => {}); // until it does
}
