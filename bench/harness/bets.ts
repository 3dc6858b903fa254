import { randomUUID } from 'node:crypto';
import type { BenchEvent, BenchPlayer, World } from './world.ts';

/** A bet as a client sends it. */
export interface BenchBet {
  readonly key: string;
  readonly player: BenchPlayer;
  readonly event: BenchEvent;
  readonly stake: bigint;
}

/** Odds of every bench bet, in thousandths. */
export const ODDS = 2_000;
/** More than anybody has: a bet that must be refused. */
const TOO_MUCH = 9n * 10n ** 14n;
const REPEATED_SHARE = 0.01;
const UNAFFORDABLE_SHARE = 0.01;
const REMEMBERED_MAX = 2_000;
const STAKE_MIN = 2_000_000;
const STAKE_STEPS = 900;
const STAKE_STEP = 1_000;

/**
 * Bets of random players: one in a hundred was sent before, one in a hundred is beyond the player's means, as it
 * happens in production.
 */
export function betSource(world: World, playersMax: number): () => BenchBet {
  const players = world.players.slice(0, playersMax);
  const remembered: BenchBet[] = [];
  return () => {
    const dice = Math.random();
    const known = pick(remembered);
    if (dice < REPEATED_SHARE && known) return known;
    const player = pick(players);
    const event = pick(world.events);
    if (!player || !event) throw new Error('the bench needs players and events');
    const units = STAKE_MIN + Math.floor(Math.random() * STAKE_STEPS) * STAKE_STEP;
    const stake = dice > 1 - UNAFFORDABLE_SHARE ? TOO_MUCH : BigInt(units);
    const bet = { key: randomUUID(), player, event, stake };
    remembered[remembered.length < REMEMBERED_MAX ? remembered.length : Math.floor(Math.random() * REMEMBERED_MAX)] =
      bet;
    return bet;
  };
}

function pick<T>(from: readonly T[]): T | undefined {
  return from[Math.floor(Math.random() * from.length)];
}
