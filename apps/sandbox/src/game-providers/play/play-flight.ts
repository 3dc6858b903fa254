import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fairDraws } from '@ordago/fairness';
import {
  CRASH_MULTIPLE,
  crashMsUntil,
  crashMultipleAt,
  isEngineRefusal,
  type SteppedEngine,
} from '@ordago/game-engines';
import { addMs, assert, type Clock, type Instant, type Units } from '@ordago/kernel';
import type { BookedRound, PlaySession, RoundBooks, RoundMoney, SessionBooks } from '@ordago/provider-kit';
import type { Pool } from 'pg';
import { createFlightBooks, type Flight, type FlightBooks } from './flight-books.ts';
import { createTurns } from './in-turns.ts';
import { type EngineKey, engineOf, outcomeOf } from './play-engine.ts';
import type { HandFault, HandRound } from './play-hand.ts';

/** A flight that is in the air, or over; while it flies its outcome contains the time in flight (`flownMs`). */
export type FlightRound = HandRound;

/**
 * Flights of crash that the player leaves by hand: the bet first, then the flight, then the win. The provider's clock alone
 * determines the multiple, and each round is judged by one at a time: a hand counts when the multiple at its turn is
 * below the bust, and a later hand is answered with what was decided.
 */
export interface Flights {
  start(session: PlaySession, launch: FlightLaunch): Promise<BookedRound | 'choice-invalid'>;
  /** `{ action: 'cash-out' }` pays what the clock shows now; too late, or twice, answers the flight as it ended. */
  move(session: PlaySession, wish: { round: string; move: unknown }): Promise<FlightRound | HandFault>;
  /** Returns the flight once it is over, or its state after ten seconds; null if there is none. */
  wait(session: PlaySession, round: string): Promise<FlightRound | null>;
  /** The session's flight in the air. */
  openOf(session: PlaySession): Promise<(FlightRound & { choice: { cashOutAt: number | null } }) | null>;
  /** Ends what has burst or met its target, and what an earlier process left in the air. */
  endDue(): Promise<number>;
}

export interface FlightLaunch {
  readonly engine: EngineKey;
  readonly key: string;
  readonly stake: Units;
  readonly choice: unknown;
}

export interface FlightParts {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly rounds: RoundBooks;
  readonly sessions: SessionBooks;
  readonly money: RoundMoney;
}

const WAIT_MS_MAX = 10_000;

export function createFlights(parts: FlightParts): Flights {
  const { rounds, sessions, clock } = parts;
  const books = createFlightBooks(parts);
  const inTurn = createTurns();
  /** Flights that left in this process: nobody could leave one while the process was down. */
  const ours = new Set<string>();
  const judge = createJudge(parts, ours);
  const find = async (session: PlaySession, roundKey: string) => {
    const booked = await rounds.byRoundKey(roundKey);
    const flight = booked?.session === session.id ? await books.ofRound(booked.id) : null;
    return booked && flight && { booked, flight };
  };
  const shown = (booked: BookedRound, { flewAt }: Flight): FlightRound => {
    if (booked.state !== 'playing') return { booked, place: 1 };
    const flownMs = flewAt === null ? 0 : clock.now() - flewAt;
    return { booked: { ...booked, outcome: { ...booked.outcome, flownMs } }, place: 0 };
  };
  const endIfDue = (session: PlaySession, roundKey: string) =>
    inTurn(roundKey, async () => {
      const found = await find(session, roundKey);
      return found && { ...shown(await judge(session, found, null), found.flight), flight: found.flight };
    });
  return {
    start: createStart(parts, books, ours),
    move: (session, { round, move }) =>
      inTurn(round, async () => {
        const found = await find(session, round);
        if (!found) return 'round-unknown';
        const wish = clock.now();
        if ((move as { action?: unknown } | null)?.action !== 'cash-out' || isEarly(found, wish))
          return 'choice-invalid';
        return shown(await judge(session, found, wish), found.flight);
      }),
    wait: async (session, round) => {
      const until = Date.now() + WAIT_MS_MAX;
      for (;;) {
        const state = await endIfDue(session, round);
        if (state?.booked.state !== 'playing') return state;
        const overAt = overAtOf(state.flight, state.booked.stake);
        const left = until - Date.now();
        if (left <= 0 || overAt === null) return state;
        // Somebody who leaves by hand meanwhile has their own answer; this one is late by a second at most.
        await sleep(Math.max(5, Math.min(left, 1_000, overAt - clock.now())));
      }
    },
    openOf: async (session) => {
      const flight = await books.openOf(session.id);
      const booked = flight && (await rounds.byId(flight.round));
      return booked ? { ...shown(booked, flight), choice: { cashOutAt: flight.cashOutAt } } : null;
    },
    endDue: async () => {
      let ended = 0;
      for (const flight of await books.open()) {
        const booked = await rounds.byId(flight.round);
        const session = booked && (await sessions.byId(booked.session));
        if (!booked || !session) continue;
        const overAt = overAtOf(flight, booked.stake);
        if (ours.has(flight.round) && (overAt === null || clock.now() < overAt)) continue;
        await endIfDue(session, booked.roundKey);
        ended += 1;
      }
      return ended;
    },
  };
}

function createStart({ rounds, money }: FlightParts, books: FlightBooks, ours: Set<string>): Flights['start'] {
  return async (session, { engine: key, key: submission, stake, choice: asked }) => {
    const engine = flightEngine(key);
    const choice = engine.readChoice(asked, stake);
    if (isEngineRefusal(choice)) return 'choice-invalid';
    const { cashOutAt } = choice as { cashOutAt: number | null };
    const seed = randomBytes(32).toString('hex');
    const outcome = { kind: engine.kind, ...engine.view(stateOf({ engine: key, seed, cashOutAt }, stake)) };
    const booking = { session: session.id, key: submission, roundKey: randomUUID(), stake, payout: 0n, outcome };
    const booked = await rounds.book(booking);
    if (!booked) {
      const first = await rounds.byKey(session.id, submission);
      assert(first, `the round of ${submission} is gone`);
      return first;
    }
    // Written before the bet leaves: a flight whose bet is accepted can always be judged.
    await books.add({ round: booked.id, engine: key, seed, cashOutAt });
    ours.add(booked.id);
    const staked = await money.stake(session, booked, 'playing');
    if (staked.state !== 'playing') {
      ours.delete(booked.id);
      return staked;
    }
    await books.fly(booked.id);
    return { ...staked, outcome: { ...staked.outcome, flownMs: 0 } };
  };
}

/** Ends a flight: by hand at the instant of the wish, else by its target or its bust once the clock is there. */
function createJudge({ rounds, money, clock }: FlightParts, ours: Set<string>) {
  return async (
    session: PlaySession,
    { booked, flight }: { booked: BookedRound; flight: Flight },
    wish: Instant | null,
  ): Promise<BookedRound> => {
    if (booked.state !== 'playing') return booked;
    const engine = flightEngine(flight.engine);
    const overAt = overAtOf(flight, booked.stake);
    const isOver = overAt !== null && clock.now() >= overAt;
    if (!ours.has(booked.id) && !(isOver && isTargetMet(flight, booked.stake))) {
      const taken = await rounds.claim(booked.id, { from: 'playing', to: 'cancelling', word: 'interrupted' });
      return taken ? money.cancel(session, taken) : booked;
    }
    if (flight.flewAt === null || overAt === null || !(isOver || wish !== null)) return booked;
    const state = stateOf(flight, booked.stake);
    const isInTime = wish !== null && wish < overAt;
    const by = isInTime ? { action: 'cash-out', at: crashMultipleAt(wish - flight.flewAt) } : { action: 'end' };
    const move = engine.readMove(by, state);
    assert(!isEngineRefusal(move), 'a flight that is judged can end');
    const over = engine.roundOf(engine.move(state, move));
    assert(over, 'a flight ends with its first move');
    const outcome = outcomeOf(engine, over);
    const settling = await rounds.claim(booked.id, { from: 'playing', to: 'settling', payout: over.payout, outcome });
    ours.delete(booked.id);
    return settling ? money.pay(session, settling) : ((await rounds.byId(booked.id)) ?? booked);
  };
}

/** A flight that waits for its player's hand: every one but those whose target was all that was asked. */
export function waitsForHand(key: EngineKey, asked: unknown): boolean {
  const { source, form } = engineOf(key);
  if (form !== 'stepped' || source !== 'chain') return false;
  const { cashOutAt, byHand } = (asked ?? {}) as { cashOutAt?: unknown; byHand?: unknown };
  return byHand === true || (asked !== null && asked !== undefined && (cashOutAt === null || cashOutAt === undefined));
}

function flightEngine(key: EngineKey): SteppedEngine {
  const engine = engineOf(key);
  assert(engine.form === 'stepped', `${key} does not fly`);
  return engine;
}

function stateOf(
  { engine: key, seed, cashOutAt }: Pick<Flight, 'engine' | 'seed' | 'cashOutAt'>,
  stake: Units,
): object {
  const engine = flightEngine(key);
  const choice = engine.readChoice({ cashOutAt }, stake);
  assert(!isEngineRefusal(choice), 'a target that was read before cannot be read again');
  return engine.start(stake, choice, fairDraws({ serverSeed: seed, clientSeed: 'flight', nonce: 0 }));
}

/** Instant at which a flight is over unless a hand ends it: at its target, or where it bursts. Null before it flies. */
function overAtOf(flight: Flight, stake: Units): Instant | null {
  const { bust } = stateOf(flight, stake) as { bust: number };
  const over = crashMsUntil(Math.min(bust, flight.cashOutAt ?? CRASH_MULTIPLE.max));
  return flight.flewAt && addMs(flight.flewAt, over);
}

function isTargetMet(flight: Flight, stake: Units): boolean {
  const { bust } = stateOf(flight, stake) as { bust: number };
  return flight.cashOutAt !== null && flight.cashOutAt <= bust;
}

/** Nobody leaves before the multiple shows more than the stake; a hand after the end is answered with it. */
function isEarly({ booked, flight }: { booked: BookedRound; flight: Flight }, at: Instant): boolean {
  const overAt = overAtOf(flight, booked.stake);
  if (booked.state !== 'playing' || flight.flewAt === null || overAt === null) return booked.state === 'playing';
  return at < overAt && crashMultipleAt(at - flight.flewAt) < CRASH_MULTIPLE.min;
}
