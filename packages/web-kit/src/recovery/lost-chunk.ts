import { checkConnection, untilReachable } from './connection.ts';
import { KEPT_INPUTS } from './kept-inputs-key.ts';

/** A part of the page that the server has no more. The router's own reload would follow on the words of the browser at the start. */
export class LostChunk extends Error {
  override readonly name = 'LostChunk';
  constructor(cause: unknown) {
    super(`lost part: ${messageOf(cause)}`, { cause });
  }
}

/** Safeguards of a page that reloads by itself. */
export interface ChunkRecovery {
  /** Stores what the reload must not lose. (Default: nothing more than what is typed) */
  readonly keep?: () => void;
  /** True while a reload would cut something off, as a round or a bet: it waits for the end. (Default: never) */
  readonly isBusy?: () => boolean;
}

/** A reload of the page by itself. */
interface Reload {
  /** When, in ms of the wall clock. */
  readonly at: number;
  /** Message of the browser about the part that was missing. */
  readonly part: string;
}

/** Messages of the browsers, and of the preloading of styles. */
const LOST = /dynamically imported module|module script failed|preload CSS/i;

const STORAGE_KEY = 'ordago.reloads';
/** Bound of reloads within a time, in ms: one for a part, and one for another that is missing as well. */
const RELOADS = { max: 2, withinMs: 60_000 } as const;
/** Time after which it is asked again if a reload may happen, in ms. */
const BUSY_MS = 1_000;
/** Time after the start at which the code that keeps what is typed is loaded, in ms: it has to be there before any is lost. */
const KEEPING_AFTER_MS = 4_000;

/** Stores what is typed before the page reloads. (Default: nothing, until its code is there) */
let keepInputs: () => void = () => undefined;
let recovery: ChunkRecovery = {};
let isLeaving = false;

/** Reloads the page when a part of it is gone from the server, as after a deploy. Called once, at start. */
export function startChunkRecovery(safeguards: ChunkRecovery = {}): void {
  recovery = safeguards;
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
}

/**
 * Loads a part of the page. Without a connection it waits until there is one; a part that the server has no more has the page
 * reload once, and is thrown after that: never in a loop. One that nobody wants yet, as under a mere hover, is thrown at once.
 */
export async function loadChunk<T>(load: () => Promise<T>, isWanted: () => boolean = () => true): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      const part = messageOf(error);
      // A part that came and broke is no lost one.
      if (error instanceof LostChunk || !LOST.test(part)) throw error;
      if (!(await checkConnection())) await untilReachable();
      else if (isLeaving) return new Promise(() => undefined);
      else if (!isWanted() || isReloadedFor(part)) throw new LostChunk(error);
      else if (recovery.isBusy?.()) await new Promise((resolve) => setTimeout(resolve, BUSY_MS));
      else {
        noteReload(part);
        reloadPage();
      }
    }
  }
}

/**
 * Loads what nothing can be shown without. While it does not come the outline of the page stays, which tells the reader so
 * after a while (`tools/vite/outline.ts`); a page that threw would be blank.
 */
export function loadFirst<T>(load: () => Promise<T>): Promise<T> {
  return loadChunk(load).catch((error: unknown) => {
    reportError(error);
    return new Promise<never>(() => undefined);
  });
}

/** Reloads the page with what is typed. */
export function reloadPage(): void {
  isLeaving = true;
  keepInputs();
  recovery.keep?.();
  location.reload();
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

function isReloadedFor(part: string): boolean {
  const reloads = lateReloads();
  return reloads.length >= RELOADS.max || reloads.some((reload) => reload.part === part);
}

/** Reloads that still count. Some browsers say nothing of the part: all of them count as the same there. */
function lateReloads(): readonly Reload[] {
  try {
    const reloads = JSON.parse(storedReloads() ?? '[]') as readonly Reload[];
    return reloads.filter(({ at }) => Date.now() - at < RELOADS.withinMs);
  } catch {
    return [];
  }
}

/** A browser that closes its storage to a frame keeps the state of its history, also over a reload. */
function storedReloads(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return ((history.state as Record<string, unknown> | null)?.[STORAGE_KEY] as string | undefined) ?? null;
  }
}

function noteReload(part: string): void {
  const reloads = JSON.stringify([...lateReloads(), { at: Date.now(), part }]);
  try {
    sessionStorage.setItem(STORAGE_KEY, reloads);
  } catch {
    history.replaceState({ ...history.state, [STORAGE_KEY]: reloads }, '');
  }
}
