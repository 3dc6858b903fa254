import { addMs, DAY_MS, type Instant } from '@ordago/kernel';
import { dropValues } from '../../cash-out/index.ts';
import { dropCombinations, dropRates } from '../../pricing/index.ts';
import { dropOldStarts } from '../../settlement/index.ts';
import type { SportsbookParts } from '../../shared/use-cases/parts.ts';
import {
  CHUNKS,
  dropStray,
  type ForgottenChunk,
  forgetEvents,
  type OldEvent,
  trimEvents,
} from '../repository/old-rows.repository.ts';

export interface ForgetParts extends Pick<SportsbookParts, 'pool' | 'clock' | 'log'> {
  /** Suppliers; events of those with `keptMs` are deleted so many milliseconds after their start. */
  readonly feeds: readonly { readonly name: string; readonly keptMs?: number | undefined }[];
}

/** How long all markets of an event can be read after its start; then those stay that somebody needs. */
const MARKETS_KEPT_MS = 30 * DAY_MS;
/** How long what was said of an event waits for that event. */
const STRAY_KEPT_MS = 30 * DAY_MS;
/** How far back the chart of what an open bet was worth goes. */
const VALUES_KEPT_MS = 30 * DAY_MS;
/** How long after its window a start that an event gave up may still turn out to have been missed. */
const STARTS_KEPT_MS = 30 * DAY_MS;
/** How long a combination that nobody bet on can be bet on after somebody asked for it last. */
const COMBINATIONS_KEPT_MS = DAY_MS;
/** Chunks of each sort that one run takes; the next run takes the rest. */
const CHUNKS_MAX = 500;

/**
 * Forgets what grows by the day and nobody needs: events that nobody bet on, of suppliers that say so; markets without a bet
 * of events that are long over; what was said of events that never came. In small chunks, each of a commit of its own.
 */
export async function forgetOldRows({ pool, clock, log, feeds }: ForgetParts): Promise<void> {
  const now = clock.now();
  let events = 0;
  for (const { name: feed, keptMs } of feeds) {
    if (keptMs === undefined) continue;
    events += await forgetEventsOf({ pool }, { feed, before: addMs(now, -keptMs) });
  }
  const trimmed = await inChunks(CHUNKS.trims, () =>
    trimEvents(pool, { before: addMs(now, -MARKETS_KEPT_MS), at: now }),
  );
  const rows = await inChunks(CHUNKS.strays, () => dropStray(pool, addMs(now, -STRAY_KEPT_MS)));
  const old = { before: addMs(now, -VALUES_KEPT_MS), max: CHUNKS.rows };
  const values = await inChunks(CHUNKS.rows, () => dropValues(pool, old));
  const gone = { before: addMs(now, -STARTS_KEPT_MS), limit: CHUNKS.rows };
  const starts = await inChunks(CHUNKS.rows, () => dropOldStarts(pool, gone));
  const idle = { before: addMs(now, -COMBINATIONS_KEPT_MS), limit: CHUNKS.rows };
  const combinations = await inChunks(CHUNKS.rows, () => dropCombinations(pool, idle));
  await inChunks(CHUNKS.rows, () => dropRates(pool, CHUNKS.rows));
  if (events + trimmed + rows + values + starts + combinations > 0)
    log.info({ events, trimmed, rows, values, starts, combinations }, 'what nobody needs any more was forgotten');
}

/** Takes settled events of a supplier out of the line that nobody needs; answers how many. */
export async function forgetEventsOf(
  { pool }: Pick<SportsbookParts, 'pool'>,
  which: { feed: string; before: Instant },
): Promise<number> {
  let events: number = 0;
  let chunks: number = 0;
  let after: OldEvent | null = null;
  // Chunks in which all is kept are no more than a look, and count as none.
  while (chunks < CHUNKS_MAX) {
    const { examined, gone, last }: ForgottenChunk = await forgetEvents(pool, { ...which, after });
    events += gone;
    chunks += gone > 0 ? 1 : 0;
    if (examined < CHUNKS.events || last === null) break;
    after = last;
  }
  return events;
}

/** Until a chunk is not full. */
async function inChunks(full: number, take: () => Promise<number>): Promise<number> {
  let taken = 0;
  for (let chunk = 0; chunk < CHUNKS_MAX; chunk += 1) {
    const some = await take();
    taken += some;
    if (some < full) break;
  }
  return taken;
}
