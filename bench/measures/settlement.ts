import { cpuUsedUs } from '../harness/cpu.ts';
import type { Figure } from '../harness/figures.ts';
import { type FullEvent, finishEvent, openFullEvents, placeOnBoth } from '../harness/full-events.ts';
import { settlePending } from '../harness/settle-pending.ts';
import { pairedRatio, spreadOf } from '../harness/statistics.ts';
import type { World } from '../harness/world.ts';
import { placeForSettlement, settleRowByRow } from '../yardsticks/naive-settlement.ts';
import type { Scale } from './scale.ts';

/**
 * G9: the sportsbook's own job, from the result to the last payout, on the bets of one event per round, half of them won,
 * beside row by row in interactive transactions.
 */
export async function measureSettlement(world: World, scale: Scale): Promise<Figure[]> {
  const events = await openFullEvents(world, { name: 'full', count: scale.settlementRounds });
  for (const event of events) await placeOnBoth(world, event, scale.settledPerRound);
  const naive = await placeForSettlement(world, scale.rowByRowPerRound * scale.settlementRounds);
  await world.pool.query('vacuum analyze sportsbook.bet, sportsbook.bet_leg, ledger.wallet, ledger.op, naive.bet');
  const ours: number[] = [];
  const theirs: number[] = [];
  const ourCpu: number[] = [];
  const theirCpu: number[] = [];
  for (const [round, event] of events.entries()) {
    const before = cpuUsedUs(world.server.pid);
    ours.push(await settleEvent(world, event, scale.settledPerRound));
    const between = cpuUsedUs(world.server.pid);
    const first = round * scale.rowByRowPerRound;
    theirs.push(await settleRowByRow(world, naive.slice(first, first + scale.rowByRowPerRound)));
    ourCpu.push((between - before) / scale.settledPerRound);
    theirCpu.push((cpuUsedUs(world.server.pid) - between) / scale.rowByRowPerRound);
  }
  const what = `settling ${scale.settledPerRound * events.length} bets`;
  return [
    { goal: 'G9', what: `${what}: the sportsbook's job`, unit: '/s', value: spreadOf(ours) },
    { goal: 'G9', what: `${what}: row by row`, unit: '/s', value: spreadOf(theirs) },
    { goal: 'G9', what: `${what}: processor time per bet`, unit: 'us', value: spreadOf(ourCpu) },
    { goal: 'G9', what: `${what}: processor time per bet, row by row`, unit: 'us', value: spreadOf(theirCpu) },
    {
      goal: 'G9',
      what: `${what}, against row by row`,
      unit: 'x',
      value: pairedRatio(ours, theirs),
      floor: { atLeast: 25 },
    },
  ];
}

/** Bets per second, from the result of the event on. */
async function settleEvent(world: World, event: FullEvent, bets: number): Promise<number> {
  await finishEvent(world, event);
  const began = performance.now();
  const settled = await settlePending(world);
  if (settled !== bets) throw new Error(`${settled} of ${bets} bets were settled`);
  return (bets / (performance.now() - began)) * 1_000;
}
