import { DAY_MS } from '@ordago/kernel';
import { type ResultRecord, SPORT_RULES } from '@ordago/sport-rules';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createSideBySide,
  ended,
  type Side,
  type SideBySide,
} from '../../../../test-support/sportsbook/side-by-side.ts';
import { CONTESTS } from '../../../../test-support/sportsbook/sport-contests.ts';
import {
  createSportsbookTestKit,
  type SportsbookTestKit,
  type TestEvent,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';
import { createBetsToSettleRepository } from './repository/bets-to-settle.repository.ts';
import { createMovedStartsRepository } from './repository/moved-starts.repository.ts';
import { createOutcomesRepository, type EventToSettle } from './repository/outcomes.repository.ts';
import { createRetirementTermsRepository } from './repository/retirement-terms.repository.ts';
import type { SettleParts } from './use-cases/parts.ts';
import { resolveSelections } from './use-cases/resolve-selections.ts';
import { settlePending } from './use-cases/settle-pending.ts';

let kit: SportsbookTestKit;
let play: SideBySide;
let parts: SettleParts;
beforeAll(async () => {
  kit = await createSportsbookTestKit();
  play = createSideBySide(kit);
  const { pool } = kit.testServer.db;
  parts = {
    ledger: kit.testServer.modules.ledger,
    clock: kit.testServer.clock,
    announce: async () => undefined,
    bets: createBetsToSettleRepository(pool),
    outcomes: createOutcomesRepository(pool),
    retirements: createRetirementTermsRepository(pool),
    movedStarts: createMovedStartsRepository(pool),
  };
});
afterEach(async () => {
  expect(await kit.broken()).toEqual([]);
});
afterAll(() => kit.close());

const WON = ['won', '23.00'] as const;
const rules = (slug: string) => SPORT_RULES.filter((rule) => rule.slug === slug);
const bare = (): ResultRecord => {
  const { periods: _, ...known } = CONTESTS.sets.ended as Extract<ResultRecord, { sort: 'match' }>;
  return known;
};

/** An event as a process read it while its result was another one. */
const readAs = ({ id }: TestEvent, sport: string, record: ResultRecord): EventToSettle => ({
  id,
  sport,
  record,
  revision: 1,
  status: 'finished',
  interruption: null,
  ending: null,
  isBooked: false,
  isOverdue: false,
  unresolvedSince: null,
});

async function stateOf({ contests: [one] }: Side) {
  const { rows } = await kit.testServer.db.pool.query(
    `select e.unresolved_since, e.window_closed_at, (
       select json_agg(s.result order by s.id) from sportsbook.selection s where s.event = e.id) as results, (
       select count(*)::int from sportsbook.void_window w join sportsbook.market m on m.id = w.market
       where m.event = e.id) as windows
     from sportsbook.event e where e.id = $1`,
    [one?.event.id],
  );
  return rows[0];
}

describe('a process that read the result before', () => {
  it('changes nothing once a complete one is stored, and its window stays open', async () => {
    const side = await play.begin(rules('squash'));
    const [{ event }] = side.contests as [Side['contests'][number]];
    await play.report(side, bare);
    await play.report(side, ended);
    const before = await stateOf(side);
    expect(before).toMatchObject({ unresolved_since: null, window_closed_at: null });
    const isStored = await resolveSelections(parts, readAs(event, 'squash', bare()));
    expect(await stateOf(side)).toEqual(before);
    expect(isStored).toBe(false);
    expect((await play.shown(side))[0]?.map((bet) => bet.slice(0, 2))).toEqual([WON, WON]);
  });

  it('returns no bets of a side that gave up once that was taken back', async () => {
    const side = await play.begin(rules('tennis'));
    const [{ event }] = side.contests as [Side['contests'][number]];
    await play.report(side, ended);
    await play.report(side, (one) => ({ ...ended(one), score: { home: 2, away: 1 } }) as ResultRecord);
    const before = await stateOf(side);
    const ending = { kind: 'withdrawn', part: 2 } as const;
    const record = { ...CONTESTS.sets.ended, status: 'abandoned' } as ResultRecord;
    const read = { ...readAs(event, 'tennis', record), status: 'abandoned', ending } as const;
    const isStored = await resolveSelections(parts, read);
    expect(await stateOf(side)).toEqual(before);
    expect(isStored).toBe(false);
  });

  it('opens nothing that another one gave up meanwhile', async () => {
    const side = await play.begin(rules('squash'));
    const [{ event }] = side.contests as [Side['contests'][number]];
    await play.report(side, bare);
    const read = { ...readAs(event, 'squash', bare()), unresolvedSince: await waitOf(event) };
    await passThreeDays(event);
    // The next round settles what one gave up and could not settle.
    const bets = { ...parts.bets, findSelectionsBetOn: () => Promise.reject(new Error('the connection was lost')) };
    await expect(settlePending({ ...parts, bets })).rejects.toThrow();
    expect(await settlePending(parts)).toBe(1);
    const before = await stateOf(side);
    expect(before).toMatchObject({ unresolved_since: null });
    const isStored = await resolveSelections(parts, read);
    expect(await stateOf(side)).toEqual(before);
    expect(isStored).toBe(false);
    expect((await play.shown(side))[0]?.[1]).toEqual(['void', '10.00', 'unresolved']);
  });
});

it('notes a wait by the bets on the selections of its event, among many others', async () => {
  const side = await play.begin(rules('squash'));
  const [{ event }] = side.contests as [Side['contests'][number]];
  await play.report(side, bare);
  const asked = vi.spyOn(Client.prototype, 'query');
  await resolveSelections(parts, { ...readAs(event, 'squash', bare()), unresolvedSince: await waitOf(event) });
  const [text, values] = asked.mock.calls.find(([first]) => String(first).includes('window_closed_at = case')) ?? [];
  asked.mockRestore();
  const client = await kit.testServer.db.pool.connect();
  try {
    await client.query('begin');
    await client.query(PLANT_LEGS);
    await client.query('analyze sportsbook.bet_leg');
    const { rows } = await client.query(`explain (costs off) ${text}`, values as unknown as unknown[]);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('bet_leg_of_selection');
    expect(plan).not.toContain('Seq Scan on bet_leg');
  } finally {
    await client.query('rollback');
    client.release();
  }
});

const PLANT_LEGS = `
insert into sportsbook.bet_leg (bet, leg, selection, event, odds, player)
select 1000000 + n, 1, 900000 + n % 500, 90000 + n % 70, 1500, 1 from generate_series(1, 40000) n`;

async function waitOf({ id }: TestEvent): Promise<string> {
  const { rows } = await kit.testServer.db.pool.query<{ since: string }>(
    'select unresolved_since::text as since from sportsbook.event where id = $1',
    [id],
  );
  return rows[0]?.since ?? '';
}

/** Moves what an event waits for into the past, since whoever is signed in would not be so three days later. */
const passThreeDays = ({ id }: TestEvent) =>
  kit.testServer.db.pool.query(
    `update sportsbook.event set unresolved_since = unresolved_since - $2 * interval '1 millisecond',
       window_closed_at = window_closed_at - $2 * interval '1 millisecond' where id = $1`,
    [id, 3 * DAY_MS + 1],
  );
