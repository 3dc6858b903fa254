import { type Clock, MINUTE_MS, SECOND_MS } from '@ordago/kernel';
import type { SyncCatalogue } from './sync-catalogue.ts';

/** Pause before a provider that gave no list is asked again, in milliseconds: doubled each time. */
const RETRY_MS = 2 * SECOND_MS;
const RETRY_MS_MAX = MINUTE_MS;

export interface CatalogueFiller {
  /** Begins at once, and again until every provider answered; from there on the schedule keeps the lists fresh. */
  start(): void;
  /** Ends after the synchronisation under way. */
  stop(): Promise<void>;
}

/** Fills the catalogue when the process starts, as soon as the providers answer. */
export function createCatalogueFiller(parts: {
  sync: SyncCatalogue;
  clock: Clock;
  onFault: (error: unknown) => void;
}): CatalogueFiller {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();
  let failures = 0;
  let isStopped = false;
  const once = async () => {
    try {
      const { failed } = await parts.sync(parts.clock.now());
      if (failed.length === 0) return;
    } catch (error) {
      parts.onFault(error);
    }
    if (isStopped) return;
    timer = setTimeout(run, Math.min(RETRY_MS_MAX, RETRY_MS * 2 ** Math.min(8, failures)));
    timer.unref();
    failures += 1;
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
