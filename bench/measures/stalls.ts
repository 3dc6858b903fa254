import { settlePending } from '../../apps/server/src/modules/sportsbook/use-cases/settle-event.ts';
import { betSource } from '../harness/bets.ts';
import type { Figure } from '../harness/figures.ts';
import { type FullEvent, finishEvent, openFullEvents, placeOnBoth } from '../harness/full-events.ts';
import { wholeBet } from '../harness/ledger-bets.ts';
import { pairedRatio, spreadOf } from '../harness/statistics.ts';
import { AT, type World } from '../harness/world.ts';
import { settleAtOnce } from '../yardsticks/settle-at-once.ts';
import type { Scale } from './scale.ts';

/** Clients who bet on other events meanwhile. */
const CLIENTS = 8;

/** What live bets met while an event was settled beside them. */
interface Stall {
  readonly maxMs: number;
  readonly settlingMs: number;
}

/**
 * G10: the longest that a live bet waits while an event full of bets is settled: by the sportsbook's job, in chunks, beside
 * the same settlement in one transaction. The live bets are the product's own in both, by the same players, on other events.
 */
export async function measureStalls(world: World, scale: Scale): Promise<Figure[]> {
  const events = await openFullEvents(world, { name: 'stall', count: 2 * scale.settlementRounds });
  for (const event of events) await placeOnBoth(world, event, scale.stalledPerRound);
  await world.pool.query('vacuum analyze sportsbook.bet, sportsbook.bet_leg, ledger.wallet, ledger.op');
  const idle: number[] = [];
  const ours: Stall[] = [];
  const theirs: Stall[] = [];
  for (let round = 0; round < scale.settlementRounds; round += 1) {
    idle.push((await beside(world, () => new Promise((resolve) => setTimeout(resolve, scale.roundMs)))).maxMs);
    const turns = [
      async (event: FullEvent) => ours.push(await beside(world, () => inChunks(world, event, scale))),
      async (event: FullEvent) => theirs.push(await beside(world, () => atOnce(world, event, scale))),
    ];
    const [first, second] = events.slice(2 * round, 2 * round + 2);
    if (!first || !second) throw new Error('the bench needs an event for each turn');
    if (round % 2 === 1) turns.reverse();
    await turns[0]?.(first);
    await turns[1]?.(second);
  }
  return figuresOf(scale.stalledPerRound * scale.settlementRounds, { idle, ours, theirs });
}

/** Runs live bets until the work is done; answers the longest wait of any that was sent meanwhile. */
async function beside(world: World, work: () => Promise<unknown>): Promise<Stall> {
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
  const settlingMs = performance.now() - began;
  isDone = true;
  await Promise.all(clients);
  return { maxMs, settlingMs };
}

async function inChunks(world: World, event: FullEvent, { stalledPerRound }: Scale): Promise<void> {
  await finishEvent(world, event);
  const { pool, ledger } = world;
  expectAll(await settlePending({ pool, ledger, clock: { now: () => AT }, publish: () => undefined }), stalledPerRound);
}

async function atOnce(world: World, event: FullEvent, { stalledPerRound }: Scale): Promise<void> {
  const before = world.aborts.length;
  const wish = { won: event.first, lost: event.second, limit: stalledPerRound + 1 };
  expectAll(await settleAtOnce(world, wish), stalledPerRound);
  // Live bets that waited too long for its locks were tried again: the yardstick's doing, and measured as their wait.
  world.aborts.length = before;
}

function expectAll(settled: number, bets: number): void {
  if (settled !== bets) throw new Error(`${settled} of ${bets} bets were settled`);
}

function figuresOf(bets: number, found: { idle: number[]; ours: Stall[]; theirs: Stall[] }): Figure[] {
  const { idle, ours, theirs } = found;
  const waits = (stalls: readonly Stall[]) => stalls.map(({ maxMs }) => maxMs);
  const what = `longest wait of a live bet, ${bets} bets settled beside`;
  return [
    { goal: 'G10', what: 'longest wait of a live bet, nothing beside', unit: 'ms', value: spreadOf(idle) },
    { goal: 'G10', what: `${what}: in chunks`, unit: 'ms', value: spreadOf(waits(ours)) },
    { goal: 'G10', what: `${what}: at once`, unit: 'ms', value: spreadOf(waits(theirs)) },
    {
      ...{ goal: 'G10', what: `${what}, in chunks vs at once`, unit: 'x' },
      ...{ value: pairedRatio(waits(ours), waits(theirs)), floor: { atMost: 0.25 } },
    },
  ];
}
