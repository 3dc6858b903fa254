import { addMs, DAY_MS } from '@ordago/kernel';
import type { CashOut } from '../../cash-out/index.ts';
import type { Pricing } from '../../pricing/index.ts';
import type { Settlement } from '../../settlement/index.ts';
import type { SportsbookParts } from '../../shared/use-cases/parts.ts';
import { CHUNKS, type OldRowsRepository } from '../repository/old-rows.repository.ts';
import { CHUNKS_MAX, forgetEventsOf } from './forget-events.ts';

export interface ForgetParts extends Pick<SportsbookParts, 'clock' | 'log'> {
  readonly oldRows: OldRowsRepository;
  readonly values: CashOut['values'];
  readonly combinations: Pricing['idle'];
  readonly starts: Settlement['movedStarts'];
  /** Suppliers; events of those with `keptMs` are deleted so many milliseconds after their start. */
  readonly feeds: readonly { readonly name: string; readonly keptMs?: number | undefined }[];
}

/**
 * Time after the start of an event for which all its markets are kept, in milliseconds; then only the needed ones are.
 */
const MARKETS_KEPT_MS = 30 * DAY_MS;
/** Time for which reports about an unknown event wait for it, in milliseconds. */
const STRAY_KEPT_MS = 30 * DAY_MS;
/** Length of the chart of an open bet's values, in milliseconds. */
const VALUES_KEPT_MS = 30 * DAY_MS;
/**
 * Time after its window in which a start that an event gave up may still prove to have been missed, in milliseconds.
 */
const STARTS_KEPT_MS = 30 * DAY_MS;
/** Time after the last request for which a combination without a bet can be bet on, in milliseconds. */
const COMBINATIONS_KEPT_MS = DAY_MS;
/**
 * Deletes rows that grow by the day and nobody needs: events that nobody bet on, of suppliers with `keptMs`; markets
 * without a bet of events that are long over; reports about events that never came. In small chunks, each of a commit
 * of its own.
 */
export async function forgetOldRows(parts: ForgetParts): Promise<void> {
  const { clock, log, feeds, oldRows } = parts;
  const now = clock.now();
  let events = 0;
  for (const { name: feed, keptMs } of feeds) {
    if (keptMs === undefined) continue;
    events += await forgetEventsOf(parts, { feed, before: addMs(now, -keptMs) });
  }
  const trimmed = await inChunks(CHUNKS.trims, () =>
    oldRows.trimEvents({ before: addMs(now, -MARKETS_KEPT_MS), at: now }),
  );
  const rows = await inChunks(CHUNKS.strays, () => oldRows.dropStray(addMs(now, -STRAY_KEPT_MS)));
  const old = { before: addMs(now, -VALUES_KEPT_MS), max: CHUNKS.rows };
  const values = await inChunks(CHUNKS.rows, () => parts.values.dropValues(old));
  const gone = { before: addMs(now, -STARTS_KEPT_MS), limit: CHUNKS.rows };
  const starts = await inChunks(CHUNKS.rows, () => parts.starts.dropOldStarts(gone));
  const idle = { before: addMs(now, -COMBINATIONS_KEPT_MS), limit: CHUNKS.rows };
  const combinations = await inChunks(CHUNKS.rows, () => parts.combinations.dropCombinations(idle));
  await inChunks(CHUNKS.rows, () => parts.combinations.dropRates(CHUNKS.rows));
  if (events + trimmed + rows + values + starts + combinations > 0)
    log.info({ events, trimmed, rows, values, starts, combinations }, 'what nobody needs any more was forgotten');
}

/** Runs chunks until one is not full; returns how many rows they took. */
async function inChunks(full: number, take: () => Promise<number>): Promise<number> {
  let taken = 0;
  for (let chunk = 0; chunk < CHUNKS_MAX; chunk += 1) {
    const some = await take();
    taken += some;
    if (some < full) break;
  }
  return taken;
}
