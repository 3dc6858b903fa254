import { addMs } from '@ordago/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  buildSelfPriced,
  EMITTED,
  reportSelfPriced,
  SELF_PRICING,
} from '../../../../test-support/sportsbook/self-pricing.ts';
import {
  type Bettor,
  createSportsbookTestKit,
  type SportsbookTestKit,
  type TestEvent,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';

let kit: SportsbookTestKit;
let bettors: Bettor[];
let owned = 0;
beforeAll(async () => {
  kit = await createSportsbookTestKit({ moreFeeds: [SELF_PRICING] });
  bettors = await Promise.all(Array.from({ length: 20 }, () => kit.buildBettor({ main: '1000.00' })));
  await kit.testServer.db.owner.query(WITNESS);
});
afterEach(async () => {
  expect(await kit.broken()).toEqual([]);
});
afterAll(() => kit.close());

const sql = async (text: string, values: unknown[] = []) => (await kit.testServer.db.pool.query(text, values)).rows;

// Notes, in the commit that begins or ends an event, which bets on it are committed by then.
const WITNESS = `
create table sportsbook.test_witness (event bigint primary key, bets text[] not null);
create function sportsbook.test_witness() returns trigger language plpgsql as $$
begin
  insert into sportsbook.test_witness
  select new.id, coalesce(array_agg(bet::text order by bet), '{}') from sportsbook.bet_leg where event = new.id
  on conflict do nothing;
  return null;
end $$;
create trigger test_witness after update on sportsbook.event for each row
  when ((old.status, old.starts_at) is distinct from (new.status, new.starts_at))
  execute function sportsbook.test_witness()`;

const side = (name: string) => ({ key: name, name, code: null });
const fixture = (eventKey: string, startsInMs: number) => ({
  kind: 'fixture' as const,
  eventKey,
  round: '1',
  home: side('alba'),
  away: side('duna'),
  league: { key: 'es.1', sport: 'football', name: 'Primera División', country: 'es' },
  startsAt: addMs(kit.testServer.clock.now(), startsInMs),
});

/** An event of a supplier that leaves the prices to us. */
async function buildOurs(): Promise<TestEvent> {
  const event = await kit.buildEvent();
  await kit.priceLegs([[event, '1x2', '1', 2_000]]);
  return event;
}

/** An event of the supplier that prices by itself. */
function buildOwn(): Promise<TestEvent> {
  owned += 1;
  return buildSelfPriced(kit, `own-event-${owned}`);
}

interface Kickoff {
  readonly build: () => Promise<TestEvent>;
  readonly report: (event: TestEvent) => Promise<unknown>;
  /** Reason why a bet is refused from then on. */
  readonly reason: string;
  /** Final state of the accepted bets, and the payout of each stake of 5.00 at 2.00. */
  readonly end: 'open' | 'lost' | 'void';
}

const KICKOFFS: [string, Kickoff][] = [
  [
    'the match is under way',
    {
      build: buildOwn,
      reason: 'event-started',
      end: 'open',
      report: ({ key }) => reportSelfPriced(kit, key, { version: kit.testServer.clock.now() + 1, facts: EMITTED.live }),
    },
  ],
  [
    'it begins now, a day early',
    { build: buildOurs, reason: 'event-started', end: 'open', report: ({ key }) => kit.report(fixture(key, 0)) },
  ],
  [
    'the score at its end',
    { build: buildOurs, reason: 'event-over', end: 'lost', report: (event) => kit.result(event, 0, 1) },
  ],
  [
    'it was called off',
    {
      build: buildOurs,
      reason: 'event-over',
      end: 'void',
      report: ({ key }) => kit.report({ kind: 'status', eventKey: key, status: 'cancelled' }),
    },
  ],
];

describe('100 bets in flight while the supplier reports the kick-off', () => {
  it.each(KICKOFFS)('(%s) are taken before it or refused', async (_what, { build, report, reason, end }) => {
    const event = await build();
    const slip = { stake: '5.00', legs: [{ ...event.leg('1x2', '1'), odds: '2.000' }] };
    const before = await fundsOf(bettors);
    let answered = 0;
    let begin = () => {};
    const isUnderWay = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const submission = async (bettor: Bettor) => {
      const reply = await bettor.place(slip);
      answered += 1;
      if (answered === 20) begin();
      return reply;
    };
    // Eighty are in flight when the message is sent; twenty more are submitted while it is processed, and twenty after.
    const submitted = [0, 1, 2, 3].flatMap(() => bettors.map(submission));
    await isUnderWay;
    const reported = report(event);
    const replies = await Promise.all([...submitted, ...bettors.map(submission)]);
    await reported;
    const late = await Promise.all(bettors.map(submission));
    expect(late.map(({ refusal }) => refusal)).toEqual(bettors.map(() => reason));

    const taken = replies.filter(({ refusal }) => refusal === '').map(({ result }) => result.bet.id as string);
    // Chance decides how many of those in flight were quicker; none may be refused for any reason but this one.
    expect(
      [...new Set(replies.map(({ refusal }) => refusal))].filter((name) => name !== '' && name !== reason),
    ).toEqual([]);
    expect(taken.length).toBeGreaterThanOrEqual(20);
    expect(await sql('select bets from sportsbook.test_witness where event = $1', [event.id])).toEqual([
      { bets: taken.toSorted((a, b) => Number(a) - Number(b)) },
    ]);
    await checkBooks(event, { count: taken.length, end, spent: before - (await fundsOf(bettors)) });
  });
});

describe('a kick-off that the supplier reports', () => {
  it.each(KICKOFFS)('(%s) waits for a bet that is being placed', async (_what, { build, report }) => {
    const event = await build();
    const placing = await kit.testServer.db.pool.connect();
    try {
      await placing.query('begin');
      await placing.query('select sportsbook.lock_exposure(array[$1::bigint])', [event.id]);
      let isReported = false;
      const reported = report(event).finally(() => {
        isReported = true;
      });
      while (!isReported && !(await isSomebodyWaiting())) await new Promise(setImmediate);
      expect(isReported).toBe(false);
      expect(await stateOf(event)).toEqual({ status: 'scheduled', is_ahead: true });
      await placing.query('commit');
      await reported;
      expect(await stateOf(event)).not.toEqual({ status: 'scheduled', is_ahead: true });
    } finally {
      placing.release();
    }
  });
});

async function isSomebodyWaiting(): Promise<boolean> {
  const found = await sql(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
       and query like '%lock_exposure%'`,
  );
  return found.length > 0;
}

async function stateOf({ id }: TestEvent) {
  const [row] = await sql('select status, starts_at > $2 as is_ahead from sportsbook.event where id = $1', [
    id,
    new Date(kit.testServer.clock.now()),
  ]);
  return row;
}

async function fundsOf(some: readonly Bettor[]): Promise<number> {
  return (await Promise.all(some.map((bettor) => bettor.main()))).reduce((sum, main) => sum + Number(main), 0);
}

/** Checks that the books of the event and of the players hold the accepted bets and no others. */
async function checkBooks(
  event: TestEvent,
  { count, end, spent }: { count: number; end: Kickoff['end']; spent: number },
): Promise<void> {
  const bets = await sql(
    `select b.status::text, count(*)::int from sportsbook.bet b join sportsbook.bet_leg l on l.bet = b.id
     where l.event = $1 group by b.status`,
    [event.id],
  );
  expect(bets).toEqual([{ status: end, count }]);
  expect(spent).toBe(end === 'void' ? 0 : 5 * count);
  expect(await sql('select open_profit from sportsbook.liability where event = $1', [event.id])).toEqual([
    { open_profit: String(end === 'open' ? count * 500_000 : 0) },
  ]);
}
