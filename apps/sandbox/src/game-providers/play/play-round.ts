import { randomUUID } from 'node:crypto';
import type { Units } from '@ordago/kernel';
import type { BookedRound, Outcome, PlaySession, RoundBooks, RoundMoney } from '@ordago/provider-kit';
import type { ProviderSimulator, SandboxGame } from '../provider-simulator.ts';
import { choiceOr, type EngineKey, engineOf, limitsOf, playEngine } from './play-engine.ts';
import { type Flights, waitsForHand } from './play-flight.ts';
import type { Hands } from './play-hand.ts';

export interface PlayParts {
  readonly simulators: readonly ProviderSimulator[];
  readonly rounds: RoundBooks;
  readonly money: RoundMoney;
  readonly hands: Hands;
  readonly flights: Flights;
}

/** One request to play. `key` is minted by the game client: a repeat with the same key plays no second round. */
export interface RoundRequest {
  readonly stake: Units;
  readonly key: string;
  /** Choice of the player beside the stake, as the game client sent it. */
  readonly choice: unknown;
}

export type RoundFault = 'stake-outside-limits' | 'choice-invalid' | 'game-unknown' | 'operator-refused';

export interface PlayApi {
  /** The session with the operator's reference, exchanged now if it was not yet; null when the operator refuses. */
  enter(session: PlaySession): Promise<PlaySession | null>;
  balance(session: PlaySession): Promise<string | null>;
  play(session: PlaySession, request: RoundRequest): Promise<BookedRound | RoundFault>;
  /** Takes up what is unfinished: unpaid wins are sent again, unanswered bets are taken back. */
  resume(): Promise<number>;
  /** Makes a move of a round of several steps. */
  readonly move: Hands['move'];
  /** The session's round that waits for its player. */
  readonly openOf: Hands['openOf'];
  /** Returns a flight once it is over, or its state after a while. */
  readonly wait: Flights['wait'];
  simulatorOf(provider: string): ProviderSimulator | null;
  gameOf(session: PlaySession): SandboxGame | null;
  /** The lobby that the session's game is, or is a table of. */
  lobbyOf(session: PlaySession): SandboxGame | null;
}

/** Plays rounds as a provider's engine does: decided and booked first, then their money (`RoundMoney`). */
export function createPlayApi({ simulators, rounds, money, hands, flights }: PlayParts): PlayApi {
  const simulatorOf = (provider: string) => simulators.find(({ name }) => name === provider) ?? null;
  const gameOf = ({ provider, game }: PlaySession) =>
    simulatorOf(provider)?.games.find(({ id }) => id === game) ?? null;
  /** Begins a round that waits for its player: one of several steps, or a flight that is left by hand. */
  const begin = async (session: PlaySession, { engine }: SandboxGame, { stake, key, choice }: RoundRequest) => {
    const entered = await money.enter(session);
    if (entered === null) return 'operator-refused';
    return hasMoves(engine)
      ? hands.start(entered, { engine, key, stake, choice: choiceOr(engineOf(engine), choice) })
      : flights.start(entered, { engine, key, stake, choice });
  };
  /** Moves the money of a round that is booked. */
  const settle = async (entered: PlaySession, booked: BookedRound) => {
    const simulator = simulatorOf(entered.provider);
    if (simulator?.combines) return money.stakeAndPay(entered, booked);
    const staked = await money.stake(entered, booked, 'settling');
    if (staked.state !== 'settling') return staked;
    if (simulator?.drawMs === undefined) return money.pay(entered, staked);
    // The draw takes its time: `resume` pays what it brings.
    await rounds.defer(staked.id, simulator.drawMs);
    return staked;
  };
  return {
    simulatorOf: simulatorOf,
    gameOf,
    lobbyOf: ({ provider, game }) =>
      simulatorOf(provider)?.games.find(({ id, tables }) => tables && (id === game || tables.includes(game))) ?? null,
    enter: money.enter,
    balance: money.balance,
    wait: flights.wait,
    move: async (session, wish) => {
      const flown = await flights.move(session, wish);
      return flown === 'round-unknown' ? hands.move(session, wish) : flown;
    },
    openOf: async (session) => (await flights.openOf(session)) ?? hands.openOf(session),
    resume: async () => (await money.resume()) + (await hands.endAbandoned()) + (await flights.endDue()),
    play: async (session, request) => {
      const { stake, key, choice } = request;
      const known = await rounds.byKey(session.id, key);
      if (known) return known;
      const game = gameOf(session);
      if (!game) return 'game-unknown';
      const { min, max } = limitsOf(game);
      if (stake < min || stake > max) return 'stake-outside-limits';
      if (hasMoves(game.engine) || waitsForHand(game.engine, choice)) return begin(session, game, request);
      const played = playEngine(game.engine, stake, choice);
      if (played === null || betsOf(played.outcome) > (game.betsMax ?? Number.POSITIVE_INFINITY))
        return 'choice-invalid';
      const entered = await money.enter(session);
      if (entered === null) return 'operator-refused';
      const { payout, outcome } = played;
      const booking = { session: session.id, key, roundKey: randomUUID(), stake, payout, outcome };
      const booked = await rounds.book(booking);
      // Another request with the same key was faster.
      if (!booked) return (await rounds.byKey(session.id, key)) ?? 'operator-refused';
      return settle(entered, booked);
    },
  };
}

function betsOf({ bets }: Outcome): number {
  return Array.isArray(bets) ? bets.length : 1;
}

/** Several steps that the player decides; a flight whose target was all that was asked is decided before it leaves. */
function hasMoves(key: EngineKey): boolean {
  const { form, source } = engineOf(key);
  return form === 'stepped' && source === 'seeds';
}
