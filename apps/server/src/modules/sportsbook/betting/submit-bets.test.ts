import { HOUR_MS, SECOND_MS } from '@ordago/kernel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Bettor,
  createSportsbookTestKit,
  readTestEvent,
  type SportsbookTestKit,
  type TestEvent,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';

let kit: SportsbookTestKit;
let bettor: Bettor;
let event: TestEvent;
let leg: { selection: string; odds: unknown; live: boolean };

beforeAll(async () => {
  kit = await createSportsbookTestKit();
});
beforeEach(async () => {
  bettor = await kit.buildBettor();
  event = await kit.buildEvent({ startsInMs: HOUR_MS });
  const [priced] = await kit.priceLegs([[event, '1x2', '1', 3_000]]);
  leg = { ...(priced as typeof leg), live: true };
  await sql(
    `update sportsbook.event set status = 'live', in_play = true, home_score = 0, away_score = 0 where id = $1`,
    [event.id],
  );
});
afterEach(async () => {
  expect(await kit.broken()).toEqual([]);
});
afterAll(() => kit.close());

const sql = async (text: string, values: unknown[] = []) => (await kit.testServer.db.pool.query(text, values)).rows;
/** The operator's clock does not run: a waiting bet is decided when it is asked for again, or by the job. */
const pass = (seconds: number) => kit.testServer.clock.advance(seconds * SECOND_MS);
const job = () =>
  kit.testServer.modules.sportsbook.jobs.find(({ name }) => name === 'sportsbook.decide-due-bets')?.run(undefined);
const betsOf = async (of: Bettor) =>
  (await sql('select count(*)::int as count from sportsbook.bet where player = $1', [of.id]))[0]?.count;
let submissions = 0;
const aSubmission = (change: object = {}) => {
  submissions += 1;
  return { key: `attempt-in-play-${String(submissions).padStart(6, '0')}`, legs: [leg], ...change };
};

describe('a bet in play', () => {
  it('waits, answers how long, takes no money meanwhile, and is then placed once', async () => {
    const submission = aSubmission();
    const first = await bettor.place(submission);
    expect(first).toMatchObject({ http: 200, result: { bet: null, waiting: { wait_ms: '5000' }, balance: '100.00' } });
    pass(2);
    expect((await bettor.place(submission)).result.waiting).toMatchObject({
      wait_ms: '3000',
      until: first.result.waiting.until,
    });
    expect([await betsOf(bettor), await bettor.main()]).toEqual([0, '100.00']);
    pass(3);
    const replies = await Promise.all(Array.from({ length: 8 }, () => bettor.place(submission)));
    expect(new Set(replies.map(({ result }) => result.bet?.id)).size).toBe(1);
    expect(replies[0]?.result).toMatchObject({ waiting: null, bet: { stake: '10.00', status: 'open' } });
    expect([await betsOf(bettor), await bettor.main()]).toEqual([1, '90.00']);
  });

  it.each<[string, string, () => Promise<unknown>]>([
    ['its price moved', 'odds-changed', () => kit.movePrice(leg.selection, 2_500)],
    [
      'its market was suspended',
      'market-suspended',
      () => sql(`update sportsbook.market set status = 'suspended' where event = $1`, [event.id]),
    ],
    [
      'betting stopped',
      'event-stopped',
      () => sql('update sportsbook.event set is_stopped = true where id = $1', [event.id]),
    ],
    [
      'somebody scored',
      'event-stopped',
      () => sql('update sportsbook.event set home_score = 1 where id = $1', [event.id]),
    ],
    ['it ended', 'event-over', () => sql(`update sportsbook.event set status = 'finished' where id = $1`, [event.id])],
    ['the money went elsewhere', 'insufficient-balance', () => spend()],
    [
      'live bets were stopped',
      'live-bets-stopped',
      () => sql('update sportsbook.betting_setting set live_stopped = true'),
    ],
  ])('is refused when %s meanwhile, and stays so', async (_title, refusal, change) => {
    const submission = aSubmission();
    await bettor.place(submission);
    await change();
    pass(5);
    expect(await bettor.place(submission)).toMatchObject({ refusal });
    await sql('update sportsbook.betting_setting set live_stopped = false');
    await sql(`update sportsbook.event set status = 'live', home_score = 0, is_stopped = false where id = $1`, [
      event.id,
    ]);
    expect(await bettor.place(submission)).toMatchObject({ refusal });
    expect(await betsOf(bettor)).toBe(refusal === 'insufficient-balance' ? 1 : 0);
  });

  async function spend() {
    const before = await kit.buildEvent();
    expect((await bettor.place({ stake: '95.00', legs: [before.leg('1x2', '1')] })).http).toBe(200);
  }

  it.each([
    ['better', 3_200, 'won over', '32.00'],
    ['all', 2_800, 'taken as it is', '28.00'],
  ] as const)('with %s odds accepted, %i is %s', async (accept, moved, _title, payout) => {
    const submission = aSubmission({ accept });
    await bettor.place(submission);
    await kit.movePrice(leg.selection, moved);
    pass(5);
    expect((await bettor.place(submission)).result.bet).toMatchObject({ potential_payout: payout });
  });

  it('is refused at once where the line would refuse it', async () => {
    expect(await bettor.place(aSubmission({ legs: [{ ...leg, odds: '9.00' }] }))).toMatchObject({
      refusal: 'odds-changed',
    });
    expect(await sql('select from sportsbook.delayed_bet where player = $1', [bettor.id])).toEqual([]);
  });

  it('keeps its key for its slip', async () => {
    const submission = aSubmission();
    await bettor.place(submission);
    expect(await bettor.place({ ...submission, stake: '11.00' })).toMatchObject({ http: 409, refusal: 'key-conflict' });
    const other = await kit.buildBettor();
    expect((await other.place(submission)).result.waiting).not.toBeNull();
  });

  it('is offered once the kick-off has come, where the supplier prices the event in play', async () => {
    const playedOn = await kit.buildEvent({ startsInMs: SECOND_MS, isInPlay: true });
    const { selection, odds } = playedOn.leg('1x2', '1');
    pass(1);
    const { shown } = await readTestEvent(kit.testServer, playedOn.key);
    expect([shown.status, shown.markets[0]?.status]).toEqual(['live', 'open']);
    const submission = aSubmission({ legs: [{ selection, odds, live: true }] });
    expect((await bettor.place(submission)).result.waiting).not.toBeNull();
    pass(5);
    expect((await bettor.place(submission)).result.bet).toMatchObject({ status: 'open' });
  });

  it('does not wait where staff set no delay, nor before the match', async () => {
    await sql('update sportsbook.betting_setting set live_delay_s = 0');
    expect((await bettor.place(aSubmission())).result.bet).not.toBeNull();
    await sql('update sportsbook.betting_setting set live_delay_s = 5');
    const before = await kit.buildEvent();
    expect((await bettor.place({ legs: [before.leg('1x2', '1')] })).result.bet).not.toBeNull();
  });
});

describe('a restart while a bet waits', () => {
  it('loses nothing: the job places it, and the submission is answered', async () => {
    const submission = aSubmission();
    await bettor.place(submission);
    kit.testServer.modules.sportsbook.stop();
    pass(4);
    await job();
    expect(await betsOf(bettor)).toBe(0);
    pass(20);
    await job();
    await job();
    expect(await betsOf(bettor)).toBe(1);
    expect((await bettor.place(submission)).result.bet).toMatchObject({ stake: '10.00' });
  });

  it('between the bet and the note of it doubles nothing, however late', async () => {
    const submission = aSubmission();
    await bettor.place(submission);
    pass(5);
    const { bet } = (await bettor.place(submission)).result;
    const forget = () =>
      sql('update sportsbook.delayed_bet set bet = null, decided_at = null where player = $1', [bettor.id]);
    await forget();
    expect((await bettor.place(submission)).result.bet.id).toBe(bet.id);
    await forget();
    pass(200);
    await job();
    expect((await bettor.place(submission)).result.bet.id).toBe(bet.id);
    expect(await betsOf(bettor)).toBe(1);
  });

  it('that took too long leaves the bet unplaced, and reports it', async () => {
    const submission = aSubmission();
    await bettor.place(submission);
    pass(126);
    await job();
    expect(await bettor.place(submission)).toMatchObject({ http: 409, refusal: 'bet-not-placed' });
    expect([await betsOf(bettor), await bettor.main()]).toEqual([0, '100.00']);
  });
});
