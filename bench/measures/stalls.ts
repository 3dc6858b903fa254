import type { Figure } from '../harness/figures.ts';
import { type FullEvent, finishEvent, openFullEvents, placeOnBoth } from '../harness/full-events.ts';
import { type Beside, beside } from '../harness/live-bets.ts';
import { settlePending } from '../harness/settle-pending.ts';
import { pairedRatio, spreadOf } from '../harness/statistics.ts';
import { type World, yardstickTurn } from '../harness/world.ts';
import { settleAtOnce } from '../yardsticks/settle-at-once.ts';
import type { Scale } from './scale.ts';

/**
 * G10: the longest that a live bet waits while an event full of bets is settled: by the sportsbook's job, in chunks, beside
 * the same settlement in one transaction. The live bets are the product's own in both, by the same players, on other events.
 */
export async function measureStalls(world: World, scale: Scale): Promise<Figure[]> {
  const events = await openFullEvents(world, { name: 'stall', count: 2 * scale.settlementRounds });
  for (const event of events) await placeOnBoth(world, event, scale.stalledPerRound);
  await world.pool.query('vacuum analyze sportsbook.bet, sportsbook.bet_leg, ledger.wallet, ledger.op');
  const idle: number[] = [];
  const ours: Beside[] = [];
  const theirs: Beside[] = [];
  for (let round = 0; round < scale.settlementRounds; round += 1) {
    idle.push((await beside(world, () => new Promise((resolve) => setTimeout(resolve, scale.roundMs)))).maxMs);
    const turns = [
      async (event: FullEvent) => ours.push(await beside(world, () => inChunks(world, event, scale))),
      async (event: FullEvent) =>
        theirs.push(await yardstickTurn(world, () => beside(world, () => atOnce(world, event, scale)))),
    ];
    const [first, second] = events.slice(2 * round, 2 * round + 2);
    if (!first || !second) throw new Error('the bench needs an event for each turn');
    if (round % 2 === 1) turns.reverse();
    await turns[0]?.(first);
    await turns[1]?.(second);
  }
  return figuresOf(scale.stalledPerRound * scale.settlementRounds, { idle, ours, theirs });
}

async function inChunks(world: World, event: FullEvent, { stalledPerRound }: Scale): Promise<void> {
  await finishEvent(world, event);
  expectAll(await settlePending(world), stalledPerRound);
}

async function atOnce(world: World, event: FullEvent, { stalledPerRound }: Scale): Promise<void> {
  const wish = { won: event.first, lost: event.second, limit: stalledPerRound + 1 };
  expectAll(await settleAtOnce(world, wish), stalledPerRound);
}

function expectAll(settled: number, bets: number): void {
  if (settled !== bets) throw new Error(`${settled} of ${bets} bets were settled`);
}

function figuresOf(bets: number, found: { idle: number[]; ours: Beside[]; theirs: Beside[] }): Figure[] {
  const { idle, ours, theirs } = found;
  const waits = (stalls: readonly Beside[]) => stalls.map(({ maxMs }) => maxMs);
  const what = `longest wait of a live bet, ${bets} bets settled beside`;
  return [
    { goal: 'G10', what: 'longest wait of a live bet, nothing beside', unit: 'ms', value: spreadOf(idle) },
    { goal: 'G10', what: `${what}: in chunks`, unit: 'ms', value: spreadOf(waits(ours)) },
    { goal: 'G10', what: `${what}: at once`, unit: 'ms', value: spreadOf(waits(theirs)) },
    {
      goal: 'G10',
      what: `${what}, in chunks vs at once`,
      unit: 'x',
      value: pairedRatio(waits(ours), waits(theirs)),
      floor: { atMost: 0.25 },
    },
  ];
}
