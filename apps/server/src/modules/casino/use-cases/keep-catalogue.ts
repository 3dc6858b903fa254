import { type Clock, MINUTE_MS, SECOND_MS } from '@ordago/kernel';
import type { SyncCatalogue } from './sync-catalogue.ts';

/** How often lists are fetched when all went well, and how soon again when a provider gave none. */
const EVERY_MS = 15 * MINUTE_MS;
const RETRY_MS = 2 * SECOND_MS;
const RETRY_MS_MAX = MINUTE_MS;

export interface CatalogueKeeper {
  /** Begins at once: at the first start the catalogue is filled as soon as the providers answer. */
  start(): void;
  /** Ends after the synchronisation under way. */
  stop(): Promise<void>;
}

/** Keeps the catalogue what the providers list, for as long as the process runs. */
export function createCatalogueKeeper(parts: {
  sync: SyncCatalogue;
  /** Forgets what is too old to matter; runs along. */
  sweep: () => Promise<void>;
  clock: Clock;
  onFault: (error: unknown) => void;
}): CatalogueKeeper {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();
  let failures = 0;
  let isStopped = false;
  const once = async () => {
    try {
      const { failed } = await parts.sync(parts.clock.now());
      await parts.sweep();
      failures = failed.length > 0 ? failures + 1 : 0;
    } catch (error) {
      failures += 1;
      parts.onFault(error);
    }
    if (isStopped) return;
    const wait = failures === 0 ? EVERY_MS : Math.min(RETRY_MS_MAX, RETRY_MS * 2 ** Math.min(8, failures - 1));
    timer = setTimeout(run, wait);
    timer.unref();
  };
  const run = () => {
    running = once();
  };
  return {
    start: run,
    stop: async () => {
      isStopped = true;
      if (timer) clearTimeout(timer);
      await running;
    },
  };
}
