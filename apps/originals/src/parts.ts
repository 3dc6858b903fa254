import type { Clock } from '@ordago/kernel';
import type { RoundBooks, RoundMoney, SessionBooks } from '@ordago/provider-kit';
import type { Pool } from 'pg';
import type { NoteRefusal } from './http/note-refusal.ts';
import type { LiveSessions } from './play/live-sessions.ts';
import type { FairBooks } from './rounds/fair-books.ts';
import type { SeedBooks } from './seeds/seed-books.ts';

/** Parts that every game of this server may use. */
export interface Parts {
  readonly pool: Pool;
  readonly clock: Clock;
  /** Least time from one spin of a slot to the next, in ms. */
  readonly slotRoundMsMin: number;
  readonly sessions: SessionBooks;
  /** Sessions by the tokens of games in browsers. */
  readonly live: LiveSessions;
  readonly rounds: RoundBooks;
  readonly money: RoundMoney;
  readonly seeds: SeedBooks;
  readonly fair: FairBooks;
  /** Writes what a person should know of. */
  readonly note: (message: string, details?: Readonly<Record<string, unknown>>) => void;
  /** Notes a refusal that says something about its caller, as the operator's audit does: one line a minute for the same. */
  readonly noteRefusal: NoteRefusal;
}
