import { randomUUID } from 'node:crypto';
import type { PartnerBook } from '@ordago/contracts';
import { parseAmount, type Units } from '@ordago/kernel';
import type { BookedRound, PlaySession, RoundBooks, RoundMoney, SessionBooks } from '@ordago/provider-kit';
import type { Pool } from 'pg';
import type { SandboxParts } from '../plugin.ts';
import { createFeedBooks } from '../sports-feed/feed-books.ts';
import type { Awards } from './awards.ts';
import { type BookMatch, bookOffer, OUTCOMES, type Outcome, resultOf } from './offer.ts';

/** Smallest and largest stake of a bet in a frame, in ledger units: 0.10 and 1,000.00. */
export const STAKE = { min: 10_000n, max: 100_000_000n } as const;
const PICKS_MAX = 12;

/** A selection as the frame sends it: the price it showed has to be the current price. */
export interface Choice {
  readonly event: string;
  readonly outcome: Outcome;
  readonly odds: string;
}

export type SlipFault =
  | 'slip-invalid'
  | 'stake-outside-limits'
  | 'match-closed'
  | 'odds-changed'
  | 'operator-refused'
  | 'award-gone';

/** A bet as it is pressed. */
export interface SlipSubmission {
  readonly key: string;
  readonly stake: string;
  readonly picks: unknown;
  /** The free bet that pays it, whatever the stake is. (Default: the player pays) */
  readonly award?: string;
}

/** Bets in the frames: booked first, then their money; settled by the results of the matches they are on. */
export interface Slips {
  place(session: PlaySession, slip: SlipSubmission): Promise<BookedRound | SlipFault>;
  /** The bets of a session's player at this sportsbook, newest first. */
  listOf(session: PlaySession): Promise<readonly BookedRound[]>;
  /** Settles what is decided; answers how many bets. */
  settle(): Promise<number>;
}

export interface SlipParts {
  readonly parts: Pick<SandboxParts, 'pool' | 'clock'>;
  readonly sessions: SessionBooks;
  readonly rounds: RoundBooks;
  readonly money: RoundMoney;
}

export function createSlips({
  parts,
  sessions,
  rounds,
  money,
  awards,
}: SlipParts & { readonly awards: Awards }): Slips {
  const { pool, clock } = parts;
  const feed = createFeedBooks(pool);
  return {
    place: async (session, { key, stake: written, picks: sent, award: named }) => {
      const known = await rounds.byKey(session.id, key);
      if (known) return known;
      const picks = readPicks(sent);
      const stake = parseAmount(written);
      if (picks === null || stake === null) return 'slip-invalid';
      if (stake < STAKE.min || stake > STAKE.max) return 'stake-outside-limits';
      const book = session.provider as PartnerBook;
      const legs = legsOf(picks, await bookOffer(book, feed, clock.now()));
      if (typeof legs === 'string') return legs;
      const entered = await money.enter(session);
      if (entered === null) return 'operator-refused';
      const free = named === undefined ? null : await awards.use(session, named);
      if (named !== undefined && free === null) return 'award-gone';
      const outcome = { kind: 'sport', picks, slip: legs, ...(free && { award: free.id }) };
      const paid = free?.amount ?? stake;
      const booking = { session: session.id, key, roundKey: randomUUID(), stake: paid, payout: 0n, outcome };
      const booked = await rounds.book(booking);
      // Another request with the same key was faster.
      if (!booked) return (await rounds.byKey(session.id, key)) ?? 'operator-refused';
      return money.stake(entered, booked, 'playing');
    },
    listOf: async ({ provider, userId }) => {
      const found = await pool.query<{ id: string }>(
        `select r.id from play_round r join play_session s on s.id = r.session
         where s.provider = $1 and s.user_id = $2 and r.outcome ->> 'kind' = 'sport' order by r.id desc limit 50`,
        [provider, userId],
      );
      const listed = await Promise.all(found.rows.map(({ id }) => rounds.byId(id)));
      return listed.filter((round) => round !== null);
    },
    settle: async () => {
      const open = await openSlips(pool, rounds);
      if (open.length === 0) return 0;
      const matches = new Map((await bookOffer('gr8', feed, clock.now())).map((match) => [match.id, match]));
      let settled = 0;
      for (const round of open) {
        const payout = payoutOf(round, matches);
        // A free bet on nothing is taken back, and free again; of another its stake is not paid.
        const isFree = round.outcome.award !== undefined;
        const isBack = isFree && payout === round.stake;
        const owed = isFree && payout !== null && payout > 0n ? payout - round.stake : payout;
        const to = isBack ? 'cancelling' : 'settling';
        const moved = owed === null ? null : await rounds.claim(round.id, { from: 'playing', to, payout: owed });
        const session = moved && (await sessions.byId(moved.session));
        if (!moved || !session) continue;
        await (isBack ? money.cancel(session, moved) : money.pay(session, moved));
        settled += 1;
      }
      return settled;
    },
  };
}

async function openSlips(pool: Pool, rounds: RoundBooks): Promise<readonly BookedRound[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from play_round where state = 'playing' and outcome ->> 'kind' = 'sport' order by id limit 200`,
  );
  const found = await Promise.all(rows.map(({ id }) => rounds.byId(id)));
  return found.filter((round) => round !== null);
}

/** The selections as the frame sent them; null for what is no slip. */
export function readPicks(sent: unknown): readonly Choice[] | null {
  if (!Array.isArray(sent) || sent.length < 1 || sent.length > PICKS_MAX) return null;
  const picks = sent.map((row): Choice | null => {
    const { event, outcome, odds } = (row ?? {}) as Record<string, unknown>;
    const known = OUTCOMES.find((one) => one === outcome);
    if (typeof event !== 'string' || typeof odds !== 'string' || known === undefined) return null;
    return { event, outcome: known, odds };
  });
  const events = new Set(picks.map((pick) => pick?.event));
  return picks.every((pick) => pick !== null) && events.size === picks.length ? picks : null;
}

/** The slip as it is sent to the operator. */
export function legsOf(picks: readonly Choice[], offer: readonly BookMatch[]) {
  const legs = [];
  for (const { event, outcome, odds } of picks) {
    const match = offer.find(({ id }) => id === event);
    if (!match?.odds) return 'match-closed';
    if (match.odds[outcome] !== odds) return 'odds-changed';
    const title = `${match.home} - ${match.away}`;
    // An id on the wire has no character that a path would read.
    legs.push({ event: event.replaceAll('/', '.'), title, market: '1X2', outcome: outcome.toUpperCase(), odds });
  }
  return legs;
}

/** Returns the payout of the bet; null while it is not decided. A match without a result counts as odds 1; one lost leg decides. */
function payoutOf({ stake, outcome }: BookedRound, matches: ReadonlyMap<string, BookMatch>): Units | null {
  let thousandths = 1_000n;
  let isOpen = false;
  for (const { event, outcome: backed, odds } of outcome.picks as readonly Choice[]) {
    const match = matches.get(event);
    const result = match ? resultOf(match) : 'void';
    if (result !== null && result !== 'void' && result !== backed) return 0n;
    if (result === null) isOpen = true;
    else if (result !== 'void') thousandths = (thousandths * BigInt(odds.replace('.', ''))) / 100n;
  }
  if (isOpen) return null;
  const units = (stake * thousandths) / 1_000n;
  return units - (units % 1_000n);
}
