import { DAY_MS } from '@ordago/kernel';
import type { Pool } from 'pg';
import { createBetValuesRepository } from '../../apps/server/src/modules/sportsbook/cash-out/repository/bet-values.repository.ts';
import { createIdleCombinationsRepository } from '../../apps/server/src/modules/sportsbook/pricing/repository/idle-combinations.repository.ts';
import { createOldRowsRepository } from '../../apps/server/src/modules/sportsbook/retention/repository/old-rows.repository.ts';
import { forgetOldRows } from '../../apps/server/src/modules/sportsbook/retention/use-cases/forget-old-rows.ts';
import { createMovedStartsRepository } from '../../apps/server/src/modules/sportsbook/settlement/repository/moved-starts.repository.ts';
import type { Figure } from '../harness/figures.ts';
import { beside } from '../harness/live-bets.ts';
import { openOldEvents } from '../harness/old-events.ts';
import { planningPool } from '../harness/plans.ts';
import { pairedRatio, spreadOf } from '../harness/statistics.ts';
import { AT, type World, yardstickTurn } from '../harness/world.ts';
import { forgetAtOnce } from '../yardsticks/forget-at-once.ts';
import type { Scale } from './scale.ts';

/** Rows that a round deletes: so many events of a supplier, and as many that are trimmed. */
const SELF_PRICED = 'bench-self-priced';
const OLD_DAYS = 40;

/**
 * The job that forgets: on a large book, beside live bets on other events, in its chunks, and all at once as one statement per
 * table would do it. The figure is the longest that any of those bets waited.
 */
export async function measureForget(world: World, scale: Scale): Promise<Figure[]> {
  await openOldEvents(world, { feed: 'bench-past', count: scale.oldEvents, markets: 1, days: 300, isTrimmed: true });
  const build = (name: string, feed: string) =>
    openOldEvents(world, { name, feed, count: scale.forgottenPerRound, markets: 60, days: OLD_DAYS, isTrimmed: false });
  await build('planned', SELF_PRICED);
  await build('planned', 'bench-trimmed');
  await world.pool.query('analyze');
  const scans = await largeScans(world);
  await inChunks(world);
  const idle: number[] = [];
  const ours: number[] = [];
  const theirs: number[] = [];
  const ourMs: number[] = [];
  const theirMs: number[] = [];
  for (let round = 0; round < scale.forgetRounds; round += 1) {
    idle.push((await beside(world, () => new Promise((done) => setTimeout(done, scale.roundMs)))).maxMs);
    const turns = [
      async () => {
        await build(`ours-${round}`, SELF_PRICED);
        await build(`trim-${round}`, 'bench-trimmed');
        const found = await beside(world, () => inChunks(world));
        ours.push(found.maxMs);
        ourMs.push(found.workMs);
      },
      async () => {
        await build(`theirs-${round}`, SELF_PRICED);
        await build(`at-once-${round}`, 'bench-trimmed');
        const forget = () => forgetAtOnce(world, { feed: SELF_PRICED, other: 'bench-trimmed' });
        const found = await yardstickTurn(world, () => beside(world, forget));
        theirs.push(found.maxMs);
        theirMs.push(found.workMs);
      },
    ];
    if (round % 2 === 1) turns.reverse();
    for (const turn of turns) await turn();
  }
  return figuresOf(scale, { scans, idle, ours, theirs, ourMs, theirMs });
}

/** Rows below which reading a table whole is the quickest way. */
const SMALL_TABLE = 10_000;

/** Large tables that a statement of the job would read from end to end. */
async function largeScans({ pool }: World): Promise<string[]> {
  const planning = planningPool(pool);
  await forgetOldRows(jobOf(planning.pool));
  const found = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'sportsbook'::regnamespace and relname = any ($1)
       and reltuples >= $2`,
    [[...planning.scanned], SMALL_TABLE],
  );
  const names = found.rows.map(({ name }) => name);
  if (names.length > 0) console.log(`read from end to end: ${names.join(', ')}`);
  return names;
}

function jobOf(pool: Pool): Parameters<typeof forgetOldRows>[0] {
  return {
    clock: { now: () => AT },
    log: { info: () => undefined } as never,
    feeds: [{ name: SELF_PRICED, keptMs: 2 * DAY_MS }] as never,
    oldRows: createOldRowsRepository(pool),
    values: createBetValuesRepository(pool),
    combinations: createIdleCombinationsRepository(pool),
    starts: createMovedStartsRepository(pool),
  };
}

async function inChunks({ pool }: World): Promise<void> {
  for (let left = 1; left > 0; ) {
    await forgetOldRows(jobOf(pool));
    const found = await pool.query<{ left: number }>(
      `select count(*)::int as left from sportsbook.event
       where feed in ('${SELF_PRICED}', 'bench-trimmed') and trimmed_at is null`,
    );
    left = found.rows[0]?.left ?? 0;
  }
}

interface Found {
  readonly scans: readonly string[];
  readonly idle: number[];
  readonly ours: number[];
  readonly theirs: number[];
  readonly ourMs: number[];
  readonly theirMs: number[];
}

function figuresOf({ oldEvents, forgottenPerRound }: Scale, found: Found): Figure[] {
  const what = `longest wait of a live bet, ${2 * forgottenPerRound} events of ${oldEvents} forgotten beside`;
  const scans = {
    goal: 'G10f',
    what: 'large tables that the job reads from end to end',
    unit: '',
    value: spreadOf([found.scans.length]),
    floor: { atMost: 0 },
  };
  return [
    scans,
    { goal: 'G10f', what: 'longest wait of a live bet, nothing beside', unit: 'ms', value: spreadOf(found.idle) },
    { goal: 'G10f', what: `${what}: in chunks`, unit: 'ms', value: spreadOf(found.ours) },
    { goal: 'G10f', what: `${what}: at once`, unit: 'ms', value: spreadOf(found.theirs) },
    { goal: 'G10f', what: 'time of forgetting in chunks', unit: 'ms', value: spreadOf(found.ourMs) },
    { goal: 'G10f', what: 'time of forgetting at once', unit: 'ms', value: spreadOf(found.theirMs) },
    {
      goal: 'G10f',
      what: `${what}, in chunks vs at once`,
      unit: 'x',
      value: pairedRatio(found.ours, found.theirs),
    },
  ];
}
