import * as z from 'zod/mini';
import { amount, count, type ValueOf } from './shape.ts';

/*
 * Messages of the crash table, over the WebSocket `…/crash/live`. Multiples in hundredths, instants in milliseconds on the
 * server's clock.
 */

const cashed = z.object({ multiple: count, payout: amount });

/** A bet of the round that everybody sees. */
const seenBet = z.object({
  id: z.string(),
  /** Masked. */
  name: z.string(),
  stake: amount,
  currency: z.string(),
  cashed: z.nullable(cashed),
});

/** On every message: its number, by which a broken connection is taken up, and the server's time. */
const numbered = { seq: count, now: z.number() };

/** Everything that somebody who comes now has to know. Before the first round there is no phase. */
const snapshot = z.object({
  ...numbered,
  type: z.literal('snapshot'),
  phase: z.optional(z.enum(['betting', 'flying', 'over'])),
  place: z.optional(count),
  endsAt: z.optional(z.number()),
  flewAt: z.optional(z.nullable(z.number())),
  /** Null until the round has burst. */
  bust: z.nullable(count),
  chain: z.nullable(z.object({ terminal: z.string(), salt: z.string(), length: count })),
  bets: z.array(seenBet),
  /** The viewer's own bet; of play money as well, which the others do not see. */
  mine: z.nullable(z.extend(seenBet, { cashOutAt: z.nullable(count) })),
  history: z.array(z.object({ place: count, bust: count })),
});

const betting = z.object({ ...numbered, type: z.literal('betting'), place: count, endsAt: z.number() });

const bet = z.object({
  ...numbered,
  type: z.literal('bet'),
  id: z.string(),
  name: z.string(),
  stake: amount,
  currency: z.string(),
});

const flying = z.object({ ...numbered, type: z.literal('flying'), at: z.number() });

const cashedOut = z.object({
  ...numbered,
  type: z.literal('cashed'),
  id: z.string(),
  multiple: count,
  payout: amount,
});

const bust = z.object({
  ...numbered,
  type: z.literal('bust'),
  place: count,
  multiple: count,
  /** Hash of the round in the chain. */
  hash: z.string(),
});

/** A message of the table. */
export const crashMessage = z.discriminatedUnion('type', [snapshot, betting, bet, flying, cashedOut, bust]);

export type CrashMessage = ValueOf<typeof crashMessage>;
export type CrashSnapshot = ValueOf<typeof snapshot>;
export type CrashSeenBet = ValueOf<typeof seenBet>;
/** News as the table publishes it, before it is numbered. */
export type CrashNews = Unnumbered<Exclude<CrashMessage, CrashSnapshot>>;

type Unnumbered<Message> = Message extends CrashMessage ? Omit<Message, 'seq' | 'now'> : never;
