import type { Instant } from '@ordago/kernel';
import {
  CHUNKS,
  type ForgottenChunk,
  type OldEvent,
  type OldRowsRepository,
} from '../repository/old-rows.repository.ts';

/** Chunks of each sort that one run takes; the next run takes the rest. */
export const CHUNKS_MAX = 500;

/** Deletes settled events of a supplier that nobody needs from the line; answers how many. */
export async function forgetEventsOf(
  { oldRows }: { readonly oldRows: Pick<OldRowsRepository, 'forgetEvents'> },
  which: { feed: string; before: Instant },
): Promise<number> {
  let events: number = 0;
  let chunks: number = 0;
  let after: OldEvent | null = null;
  // Chunks in which all is kept are no more than a read, and count as none.
  while (chunks < CHUNKS_MAX) {
    const { examined, gone, last }: ForgottenChunk = await oldRows.forgetEvents({ ...which, after });
    events += gone;
    chunks += gone > 0 ? 1 : 0;
    if (examined < CHUNKS.events || last === null) break;
    after = last;
  }
  return events;
}
