import { randomUUID } from 'node:crypto';
import type { CrashSeenBet } from '@ordago/contracts/play';
import { CRASH_MULTIPLE } from '@ordago/game-engines';
import { formatAmount, type Units } from '@ordago/kernel';
import type { BookedRound, PlaySession } from '@ordago/provider-kit';
import { inTransaction } from '../in-transaction.ts';
import type { Parts } from '../parts.ts';
import { PAYOUT_MAX } from '../rounds/stakes.ts';
import type { CrashBooks } from './crash-books.ts';

/** A bet that is on the table. */
export interface TableBet {
  readonly owner: string;
  /** Masked. */
  readonly name: string;
  readonly currency: string;
  readonly isDemo: boolean;
  /** Hundredths; null by hand alone. */
  readonly cashOutAt: number | null;
  /** Null until it is in the books. */
  booked: BookedRound | null;
  /** The operator has taken the stake. */
  isIn: boolean;
  cashed: { readonly multiple: number; readonly payout: string } | null;
}

/** Books a bet on a round of the table, with what it can be recomputed from; durable before its money moves. */
export function bookCrashBet(
  parts: Parts,
  books: CrashBooks,
  options: {
    session: PlaySession;
    order: { readonly key: string; readonly stake: Units };
    bet: TableBet;
    crashRound: string;
  },
): Promise<BookedRound> {
  const { session, order, bet, crashRound } = options;
  const { cashOutAt } = bet;
  return inTransaction(parts.pool, async (client) => {
    const outcome = { kind: 'crash', phase: 'flying', cashOutAt };
    const money = { key: order.key, stake: order.stake, payout: 0n };
    const booked = await parts.rounds.book({ session: session.id, roundKey: randomUUID(), ...money, outcome }, client);
    if (!booked) throw new Error('the key was used a moment ago');
    const proof = { pair: null, nonce: null, choice: { cashOutAt }, game: session.game, isStepped: false };
    await parts.fair.write({ round: booked.id, session: session.id, ...proof }, client);
    await books.join({ round: booked.id, crashRound }, client);
    return booked;
  });
}

/** A bet flies no higher than one round may pay: there it is cashed out by itself. */
export function targetOf({ stake, cashOutAt }: { stake: Units; cashOutAt: number | null }): number | null {
  const payable = Number((PAYOUT_MAX * 100n) / stake);
  if (payable >= CRASH_MULTIPLE.max) return cashOutAt;
  return Math.min(payable, cashOutAt ?? payable);
}

/** A bet as everybody sees it. */
export function presentBet({ booked, name, currency, cashed }: TableBet): CrashSeenBet {
  return { id: booked?.roundKey ?? '', name, stake: formatAmount(booked?.stake ?? 0n), currency, cashed };
}

/** `m***a`: other players see that somebody bets, not who. */
export function maskName(name: string): string {
  return `${name.slice(0, 1)}***${name.slice(-1)}`;
}
