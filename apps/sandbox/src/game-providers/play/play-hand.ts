import { randomBytes, randomUUID } from 'node:crypto';
import { fairDraws } from '@ordago/fairness';
import { isEngineRefusal, type Json, replayMoves, type SteppedEngine } from '@ordago/game-engines';
import { addMs, assert, type Clock, toIso, type Units } from '@ordago/kernel';
import {
  type BookedRound,
  createAddedStakes,
  type PlaySession,
  type RoundBooks,
  type RoundMoney,
  type SessionBooks,
} from '@ordago/provider-kit';
import type { Pool } from 'pg';
import { createTurns } from './in-turns.ts';
import { type EngineKey, engineOf, outcomeOf } from './play-engine.ts';

/** Table from which a hand is replayed: everything is drawn from its seed at the start, so seed, choice and moves are the hand. */
export const HAND_SCHEMA = `create table play_hand (
  round bigint primary key references play_round (id),
  engine text not null,
  seed text not null,
  choice jsonb not null,
  moves jsonb not null default '[]',
  moved_at timestamptz not null
);
create index play_hand_moved on play_hand (moved_at)`;

interface Hand {
  readonly round: string;
  readonly engine: EngineKey;
  readonly seed: string;
  readonly choice: Json;
  readonly moves: readonly Json[];
}

/** A hand that waits for its player, or has ended. */
export interface HandRound {
  readonly booked: BookedRound;
  /** Moves made so far: the next one bears this number. */
  readonly place: number;
}

export type HandFault = 'round-unknown' | 'choice-invalid' | 'operator-refused';

/** Games of several steps (blackjack, mines, poker): the bet first, then moves, then the win. */
export interface Hands {
  start(
    session: PlaySession,
    deal: { engine: EngineKey; key: string; stake: Units; choice: Json },
  ): Promise<BookedRound | 'choice-invalid'>;
  /** Makes the move of a place; a move that was made already is answered with the current state of the hand. */
  move(session: PlaySession, wish: { round: string; place: number; move: unknown }): Promise<HandRound | HandFault>;
  /** The session's hand that waits for a move. */
  openOf(session: PlaySession): Promise<(HandRound & { choice: Json }) | null>;
  /** Ends what nobody played on for an hour: stands, cashes out, folds, or takes back what nothing was decided in. */
  endAbandoned(): Promise<number>;
}

export interface HandParts {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly rounds: RoundBooks;
  readonly sessions: SessionBooks;
  readonly money: RoundMoney;
}

/** Time that a hand waits for its player, in milliseconds. */
const PATIENCE_MS = 3_600_000;
/** Moves that end a round without staking more. */
const ENDINGS = [{ action: 'decline' }, { action: 'stand' }, { action: 'cash-out' }, { action: 'fold' }] as const;
const COLUMNS = 'h.round, h.engine, h.seed, h.choice, h.moves';

export function createHands(parts: HandParts): Hands {
  const { rounds, sessions, money } = parts;
  const books = createHandBooks(parts);
  const added = createAddedStakes(parts);
  const show = shower(parts);
  const inTurn = createTurns();
  const make: Hands['move'] = async (session, { round, place, move: wish }) => {
    const booked = await rounds.byRoundKey(round);
    const hand = booked?.session === session.id ? await books.ofRound(booked.id) : null;
    if (!booked || !hand) return 'round-unknown';
    if (booked.state !== 'playing' || place < hand.moves.length) return { booked, place: hand.moves.length };
    const { engine, state } = currentOf(hand, booked);
    const made = (await added.paidMoveAt(booked, place)) ?? engine.readMove(wish, state);
    if (place > hand.moves.length || isEngineRefusal(made)) return 'choice-invalid';
    const cost = engine.costOf(state, made);
    if (cost > 0n && !(await added.take(session, { booked, place, cost, move: made }))) return 'operator-refused';
    if (!(await books.addMove(hand, made as Json))) return { booked, place: hand.moves.length };
    return { booked: await show(session, booked, { engine, state: engine.move(state, made) }), place: place + 1 };
  };
  const move: Hands['move'] = (session, wish) => inTurn(wish.round, () => make(session, wish));
  /** No ending fits: nothing was opened yet, so nothing was decided. */
  const takeBack = async (session: PlaySession, { id }: BookedRound) => {
    const taken = await rounds.claim(id, { from: 'playing', to: 'cancelling', word: 'abandoned' });
    if (taken) await money.cancel(session, taken);
  };
  const end = async (hand: Hand) => {
    const booked = await rounds.byId(hand.round);
    const session = booked && (await sessions.byId(booked.session));
    assert(booked && session, `the hand ${hand.round} cannot be ended`);
    for (let place = hand.moves.length; place < MOVES_MAX; place += 1) {
      const made = await firstMade(ENDINGS, (wish) => move(session, { round: booked.roundKey, place, move: wish }));
      if (made === null) return takeBack(session, booked);
      if (made.booked.state !== 'playing') return;
    }
  };
  return {
    move,
    start: async (session, { engine: key, key: submission, stake, choice }) => {
      const hand = { engine: key, seed: randomBytes(32).toString('hex'), choice, moves: [] };
      const engine = steppedOf(key);
      if (isEngineRefusal(engine.readChoice(choice, stake))) return 'choice-invalid';
      const standing = currentOf(hand, { stake });
      const outcome = { kind: engine.kind, ...engine.view(standing.state) };
      const booking = { session: session.id, key: submission, roundKey: randomUUID(), stake, payout: 0n, outcome };
      const booked = await rounds.book(booking);
      if (!booked) {
        const first = await rounds.byKey(session.id, submission);
        assert(first, `the round of ${submission} is gone`);
        return first;
      }
      // Written before the bet leaves: a hand whose bet is accepted can always be played on.
      await books.add({ ...hand, round: booked.id });
      const staked = await money.stake(session, booked, 'playing');
      return staked.state === 'playing' ? show(session, staked, standing) : staked;
    },
    openOf: async (session) => {
      const hand = await books.openOf(session.id);
      const booked = hand && (await rounds.byId(hand.round));
      return booked ? { booked, place: hand.moves.length, choice: hand.choice } : null;
    },
    endAbandoned: async () => {
      const abandoned = await books.abandoned();
      for (const hand of abandoned) await end(hand);
      return abandoned.length;
    },
  };
}

function createHandBooks({ pool, clock }: Pick<HandParts, 'pool' | 'clock'>) {
  const at = (inMs = 0) => toIso(addMs(clock.now(), inMs));
  const find = async (sql: string, values: readonly unknown[]) =>
    (await pool.query(`select ${COLUMNS} from play_hand h ${sql}`, [...values])).rows as Hand[];
  const waiting = "join play_round r on r.id = h.round and r.state = 'playing'";
  return {
    ofRound: async (round: string) => (await find('where h.round = $1', [round]))[0] ?? null,
    openOf: async (session: string) =>
      (await find(`${waiting} where r.session = $1 order by h.round desc limit 1`, [session]))[0] ?? null,
    abandoned: () => find(`${waiting} where h.moved_at <= $1 order by h.moved_at limit 50`, [at(-PATIENCE_MS)]),
    add: async ({ round, engine, seed, choice }: Hand) => {
      const sql = 'insert into play_hand (round, engine, seed, choice, moved_at) values ($1, $2, $3, $4, $5)';
      await pool.query(sql, [round, engine, seed, JSON.stringify(choice), at()]);
    },
    /** Adds the next move; false when somebody else was faster. */
    addMove: async ({ round, moves }: Hand, move: Json) => {
      const sql = `update play_hand set moves = moves || jsonb_build_array($3::jsonb), moved_at = $4
        where round = $1 and jsonb_array_length(moves) = $2`;
      return (await pool.query(sql, [round, moves.length, JSON.stringify(move), at()])).rowCount === 1;
    },
  };
}

/** Writes what the player sees now; a hand that is over is owed its payout from this moment on. */
function shower({ rounds, money }: Pick<HandParts, 'rounds' | 'money'>) {
  return async (session: PlaySession, booked: BookedRound, { engine, state }: Standing): Promise<BookedRound> => {
    const over = engine.roundOf(state);
    if (!over) {
      const outcome = { kind: engine.kind, ...engine.view(state) };
      return (await rounds.claim(booked.id, { from: 'playing', to: 'playing', outcome })) ?? booked;
    }
    const step = { from: 'playing', to: 'settling', payout: over.payout, outcome: outcomeOf(engine, over) } as const;
    const settling = await rounds.claim(booked.id, step);
    return settling ? money.pay(session, settling) : ((await rounds.byId(booked.id)) ?? booked);
  };
}

/** A hand has never more moves: four hands' worth of cards. */
const MOVES_MAX = 40;

interface Standing {
  readonly engine: SteppedEngine;
  readonly state: object;
}

function steppedOf(key: EngineKey): SteppedEngine {
  const engine = engineOf(key);
  assert(engine.form === 'stepped', `${key} has no moves`);
  return engine;
}

/** Current state of the hand, dealt again from its seed. */
function currentOf({ engine: key, seed, choice, moves }: Omit<Hand, 'round'>, { stake }: { stake: Units }): Standing {
  const engine = steppedOf(key);
  const read = engine.readChoice(choice, stake);
  assert(!isEngineRefusal(read), 'a choice that was read before cannot be read again');
  const draws = fairDraws({ serverSeed: seed, clientSeed: 'table', nonce: 0 });
  const state = replayMoves(engine, { stake, choice: read, moves }, draws);
  assert(!isEngineRefusal(state), 'a move that was made before cannot be made again');
  return { engine, state };
}

async function firstMade(
  wishes: readonly object[],
  make: (wish: object) => Promise<HandRound | HandFault>,
): Promise<HandRound | null> {
  for (const wish of wishes) {
    const made = await make(wish);
    if (typeof made !== 'string') return made;
  }
  return null;
}
