import { type Instant, toIso } from '@ordago/kernel';
import type { Pool } from 'pg';
import {
  type HaltMessage,
  isOutcome,
  type OfferMessage,
  type OutcomeMessage,
  type StopMessage,
} from '../../shared/domain/feed-message.ts';

/** Messages that wait for their event. */
export type HeldMessage = OutcomeMessage | StopMessage | OfferMessage | HaltMessage;

/** Messages that are kept until their event is known. */
export interface HeldMessagesRepository {
  /** Keeps a message until its event is known; of each sort the newest alone. */
  holdMessage(message: HeldMessage, at: Instant): Promise<void>;
  /** Held messages whose events are known by now. */
  findReleased(limit: number): Promise<HeldMessage[]>;
  /** Forgets a held message, and any older one in its place. */
  dropHeld(message: HeldMessage): Promise<void>;
}

export function createHeldMessagesRepository(pool: Pool): HeldMessagesRepository {
  return {
    async holdMessage(message, at) {
      await pool.query(
        `insert into sportsbook.held_message as held (feed, event_key, sort, version, message, at)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (feed, event_key, sort) do update
           set version = excluded.version, message = excluded.message, at = excluded.at
         where held.version < excluded.version`,
        [message.feed, message.eventKey, sortOf(message), message.version, JSON.stringify(message), toIso(at)],
      );
    },
    async findReleased(limit) {
      const found = await pool.query<{ message: HeldMessage }>(
        `select held.message from sportsbook.held_message held
         join sportsbook.event e on e.feed = held.feed and e.feed_key = held.event_key order by held.at limit $1`,
        [limit],
      );
      return found.rows.map((row) => row.message);
    },
    async dropHeld(message) {
      await pool.query(
        'delete from sportsbook.held_message where feed = $1 and event_key = $2 and sort = $3 and version <= $4',
        [message.feed, message.eventKey, sortOf(message), message.version],
      );
    },
  };
}

function sortOf(message: HeldMessage): 'outcome' | 'offer' | 'stop' {
  if (isOutcome(message)) return 'outcome';
  return message.kind === 'offer' ? 'offer' : 'stop';
}
