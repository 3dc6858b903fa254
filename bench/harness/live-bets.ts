import { betSource } from './bets.ts';
import { wholeBet } from './ledger-bets.ts';
import type { World } from './world.ts';

/** Clients who bet on other events meanwhile. */
const CLIENTS = 8;

/** Measurements of live bets while other work was done beside them. */
export interface Beside {
  /** The longest that one of them waited. */
  readonly maxMs: number;
  readonly workMs: number;
}

/** Runs live bets until the work is done; answers the longest wait of any that was sent meanwhile. */
export async function beside(world: World, work: () => Promise<unknown>): Promise<Beside> {
  const next = betSource(world, world.players.length);
  let isDone = false;
  let maxMs = 0;
  const client = async () => {
    while (!isDone) {
      const sent = performance.now();
      await world.ledger.apply(wholeBet(world, next()));
      maxMs = Math.max(maxMs, performance.now() - sent);
    }
  };
  const clients = Array.from({ length: CLIENTS }, client);
  const began = performance.now();
  await work();
  const workMs = performance.now() - began;
  isDone = true;
  await Promise.all(clients);
  return { maxMs, workMs };
}
