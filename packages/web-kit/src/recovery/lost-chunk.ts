import { checkConnection, untilReachable } from './connection.ts';
import { KEPT_INPUTS } from './kept-inputs-key.ts';

/** A part of the page that the server has no more, also after a reload. */
export class LostChunk extends Error {
  override readonly name = 'LostChunk';
}

/** Messages of the browsers, and of the preloading of styles. */
const LOST = /dynamically imported module|module script failed|preload CSS/i;

const STORAGE_KEY = 'ordago.reloaded-for';

/** Time after the start at which the code that keeps what is typed is loaded, in ms: it has to be there before any is lost. */
const KEEPING_AFTER_MS = 4_000;

/** Stores what is typed before the page reloads. (Default: nothing, until its code is there) */
let keepInputs: () => void = () => undefined;
/** Stores more than what is typed before the page reloads. (Default: nothing) */
let keepMore: () => void = () => undefined;

/**
 * Reloads the page when a part of it is gone from the server, as after a deploy. Called once, at start. `keep` stores what the
 * reload must not lose.
 */
export function startChunkRecovery(keep?: () => void): void {
  if (keep) keepMore = keep;
  const load = () => import('./kept-inputs.ts');
  if (hasKeptInputs()) void load().then(({ restoreInputs }) => restoreInputs());
  setTimeout(() => {
    load().then(
      (kit) => {
        keepInputs = kit.keepInputs;
      },
      () => undefined,
    );
  }, KEEPING_AFTER_MS);
  window.addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { readonly payload?: unknown };
    void recover(messageOf(payload));
  });
}

/**
 * Loads a part of the page. Without a connection it waits until there is one; a part that the server has no more has the page
 * reload once, and is thrown after that: never in a loop.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      const message = messageOf(error);
      // A part that came and broke is no lost one.
      if (!LOST.test(message)) throw error;
      if ((await recover(message)) === 'lost') throw new LostChunk(message, { cause: error });
    }
  }
}

const recoveries = new Map<string, Promise<'again' | 'lost'>>();

/** One answer for all who miss the same part at the same time. */
function recover(message: string): Promise<'again' | 'lost'> {
  const known = recoveries.get(message);
  if (known) return known;
  const recovery = judge(message).finally(() => recoveries.delete(message));
  recoveries.set(message, recovery);
  return recovery;
}

async function judge(message: string): Promise<'again' | 'lost'> {
  if (!(await checkConnection())) {
    await untilReachable();
    return 'again';
  }
  if (wasReloadedFor(message)) return 'lost';
  noteReload(message);
  keepInputs();
  keepMore();
  location.reload();
  // The page is going.
  return new Promise(() => undefined);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function hasKeptInputs(): boolean {
  try {
    return sessionStorage.getItem(KEPT_INPUTS) !== null;
  } catch {
    return false;
  }
}

/** A browser that closes its storage to a frame keeps the state of its history, also over a reload. */
function wasReloadedFor(message: string): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) === message;
  } catch {
    return (history.state as Record<string, unknown> | null)?.[STORAGE_KEY] === message;
  }
}

function noteReload(message: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, message);
  } catch {
    history.replaceState({ ...history.state, [STORAGE_KEY]: message }, '');
  }
}
