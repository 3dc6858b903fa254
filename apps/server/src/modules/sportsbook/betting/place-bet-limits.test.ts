import { LIMIT_NAMES, type LimitName } from '@ordago/contracts';
import { HOUR_MS } from '@ordago/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type Bettor,
  createSportsbookTestKit,
  type SportsbookTestKit,
  type TestEvent,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';

let kit: SportsbookTestKit;
beforeAll(async () => {
  kit = await createSportsbookTestKit();
  await sql('update sportsbook.betting_setting set live_delay_s = 0');
});
afterEach(async () => {
  await sql('delete from sportsbook.bet_limit');
  await sql('delete from sportsbook.betting_rule');
  await sql(
    `update sportsbook.betting_setting set bets_stopped = false, live_stopped = false, bet_gap_s = 0, same_bet_max = null`,
  );
});
// Rows are never taken back: what one case breaks is still broken at the end.
afterAll(async () => {
  expect(await kit.broken()).toEqual([]);
  await kit.close();
});

const sql = async (text: string, values: unknown[] = []) => (await kit.testServer.db.pool.query(text, values)).rows;

interface NewLimit {
  readonly name: LimitName;
  readonly amount: number;
  readonly target?: string | null;
  readonly currency?: string | null;
}

/** Sets a limit by the name of its refusal; amounts in whole units. */
async function setLimit({ name, amount, target = null, currency = 'USD' }: NewLimit) {
  const [, kind, line, scope] = /^limit-(.+)-(usual|live)-(.+)$/.exec(name) ?? [];
  await sql(
    `insert into sportsbook.bet_limit (kind, line, scope, target, currency, amount, set_at)
     values ($1, $2, $3, $4, $5, $6, now())`,
    [kind, line, scope, target, currency, Math.round(amount * 100_000)],
  );
}

/** An event, in play where asked, with its first price at 3.00. */
async function priced(line: string) {
  const event = await kit.buildEvent({ startsInMs: 5 * HOUR_MS });
  const legs = await kit.priceLegs([
    [event, '1x2', '1', 3_000],
    [event, 'both-score', 'yes', 3_000],
  ]);
  if (line === 'live') {
    await sql(`update sportsbook.event set status = 'live', in_play = true where id = $1`, [event.id]);
  }
  const [main, side] = legs.map((leg) => ({ ...leg, live: line === 'live' }));
  return { event, main: main as NonNullable<typeof main>, side: side as NonNullable<typeof side> };
}

/** Bets before the limit binds, per kind: it leaves a stake of 10.00 at 3.00. */
const ROOM: Record<string, { amount: number; before: string }> = {
  'max-bet': { amount: 10, before: '0' },
  'bet-total': { amount: 15, before: '5.00' },
  'max-payout': { amount: 30, before: '0' },
};

describe('the thirty limits', () => {
  it.each(LIMIT_NAMES)('%s names what is left, takes it, and refuses more', async (name) => {
    const [, kind = '', line = '', scope = ''] = /^limit-(.+)-(usual|live)-(.+)$/.exec(name) ?? [];
    const bettor = await kit.buildBettor();
    const { event, main } = await priced(line);
    const { before } = ROOM[kind] ?? { before: '0' };
    if (before !== '0') expect((await bettor.place({ stake: before, legs: [main] })).http).toBe(200);
    // Of an event, a league or a sport the payouts of all players count; that of 10.00 at 3.00 fits, as for a bet or a player.
    const isOfAll = kind === 'max-payout' && !['bet', 'user'].includes(scope);
    const amount = isOfAll ? (await payableSoFar(scope, event)) + 30.01 : (ROOM[kind]?.amount ?? 0);
    await setLimit({ name, amount, target: await targetOf(scope, event, bettor) });

    const refused = await bettor.place({ stake: '11.00', legs: [main] });
    expect(refused).toMatchObject({ refusal: name, params: { stake_max: '10.00 USD', max: expect.any(String) } });
    // One number for who set the limit and who reads of it: the rest of the payout.
    if (isOfAll) expect(refused.params.max).toBe('30.01 USD');
    expect((await bettor.place({ stake: '10.00', legs: [main] })).http).toBe(200);
    if (kind === 'max-bet' || (kind === 'max-payout' && scope === 'bet')) return;
    expect(await bettor.place({ stake: '1.00', legs: [main] })).toMatchObject({
      refusal: 'minimum-above-maximum',
      params: { limit: name },
    });
  });

  it.each(['bet-total', 'max-payout'] as const)('%s of one line leaves the other alone', async (kind) => {
    const bettor = await kit.buildBettor();
    const { main } = await priced('usual');
    await setLimit({ name: `limit-${kind}-live-user`, amount: 1 });
    expect((await bettor.place({ stake: '10.00', legs: [main] })).http).toBe(200);
  });
});

/** Sum of what the open bets on all events of the scope may pay, in whole units. */
async function payableSoFar(scope: string, event: TestEvent): Promise<number> {
  const rows = await sql(
    `select coalesce(sum(open_payout), 0) / 100000 as payable from sportsbook.liability l join sportsbook.event e on e.id = l.event
     where e.status in ('scheduled', 'live') and currency = 'USD' and ($1 <> 'event' or e.id = $2)`,
    [scope, event.id],
  );
  return Number(rows[0]?.payable);
}

async function targetOf(scope: string, event: TestEvent, bettor: Bettor): Promise<string | null> {
  switch (scope) {
    case 'event':
      return event.id;
    case 'tourney':
      return event.shown.league.id;
    case 'sport':
      return event.shown.league.sport;
    case 'user':
      return bettor.id;
    default:
      return null;
  }
}

describe('limits in their currency', () => {
  it('are converted from dollars, at the rate that is stored', async () => {
    const lira = await kit.buildBettor({ currency: 'TRY', main: '5000.00' });
    const { main } = await priced('usual');
    await setLimit({ name: 'limit-max-bet-usual-user', amount: 10, currency: null });
    expect(await lira.place({ stake: '300.00', legs: [main] })).toMatchObject({
      refusal: 'limit-max-bet-usual-user',
      params: { max: '200.00 TRY', stake_max: '200.00 TRY' },
    });
    await sql(`update sportsbook.stake_limit set per_usd = null where currency = 'TRY'`);
    expect(await lira.place({ stake: '20.00', legs: [main] })).toMatchObject({ refusal: 'money-rate-missing' });
    await sql(`update sportsbook.stake_limit set per_usd = 20 where currency = 'TRY'`);
    expect((await lira.place({ stake: '20.00', legs: [main] })).http).toBe(200);
  });

  it('hold for their own currency alone', async () => {
    const dollars = await kit.buildBettor();
    const { main } = await priced('usual');
    await setLimit({ name: 'limit-max-bet-usual-bet', amount: 1, currency: 'TRY' });
    expect((await dollars.place({ stake: '50.00', legs: [main] })).http).toBe(200);
  });

  it('give the legal maximum its own name', async () => {
    const lira = await kit.buildBettor({ currency: 'TRY', main: '5000.00' });
    const { main } = await priced('usual');
    await sql(`update sportsbook.stake_limit set legal_payout_max = 9000000 where currency = 'TRY'`);
    expect(await lira.place({ stake: '40.00', legs: [main] })).toMatchObject({
      refusal: 'legal-maximum-payout',
      params: { max: '90.00 TRY', stake_max: '30.00 TRY' },
    });
    expect((await lira.place({ stake: '30.00', legs: [main] })).http).toBe(200);
  });
});

describe('limits that staff set', () => {
  it.each([
    ['barred', 'selection', 'bet-blocked-by-bookmaker'],
    ['barred', 'user', 'bet-blocked-by-bookmaker'],
    ['express-only', 'event', 'express-only'],
    ['single-only', 'tourney', 'single-only'],
  ] as const)('%s %s', async (rule, scope, refusal) => {
    const bettor = await kit.buildBettor();
    const one = await priced('usual');
    const two = await priced('usual');
    const target = scope === 'selection' ? one.main.selection : await targetOf(scope, one.event, bettor);
    await sql('insert into sportsbook.betting_rule (rule, scope, target, set_at) values ($1, $2, $3, now())', [
      rule,
      scope,
      target,
    ]);
    const legs = rule === 'single-only' ? [one.main, two.main] : [one.main];
    expect(await bettor.place({ stake: '5.00', legs })).toMatchObject({ refusal, params: { leg: '0' } });
    if (rule === 'express-only') {
      expect((await bettor.place({ stake: '5.00', legs: [one.main, two.main] })).http).toBe(200);
    }
  });

  it('stops all bets, or those in play alone', async () => {
    const bettor = await kit.buildBettor();
    const usual = await priced('usual');
    const live = await priced('live');
    await sql('update sportsbook.betting_setting set live_stopped = true');
    expect(await bettor.place({ legs: [live.main] })).toMatchObject({ refusal: 'live-bets-stopped' });
    expect((await bettor.place({ legs: [usual.main] })).http).toBe(200);
    await sql('update sportsbook.betting_setting set bets_stopped = true');
    expect(await bettor.place({ legs: [usual.main] })).toMatchObject({ refusal: 'bets-stopped' });
  });

  it('asks for time between two bets, and states how much', async () => {
    const bettor = await kit.buildBettor();
    const { main } = await priced('usual');
    await sql('update sportsbook.betting_setting set bet_gap_s = 30');
    const replies = await Promise.all(Array.from({ length: 6 }, () => bettor.place({ stake: '1.00', legs: [main] })));
    expect(replies.filter(({ http }) => http === 200)).toHaveLength(1);
    expect(replies.find(({ http }) => http !== 200)).toMatchObject({
      refusal: 'bet-too-soon',
      params: { seconds: '30' },
    });
    kit.testServer.clock.advance(30_000);
    expect((await bettor.place({ stake: '1.00', legs: [main] })).http).toBe(200);
  });

  it('takes the same bet as often as allowed, and another one beside it', async () => {
    const bettor = await kit.buildBettor();
    const { main, side } = await priced('usual');
    await sql('update sportsbook.betting_setting set same_bet_max = 2');
    const replies = await Promise.all(Array.from({ length: 6 }, () => bettor.place({ stake: '1.00', legs: [main] })));
    expect(replies.filter(({ http }) => http === 200)).toHaveLength(2);
    expect(replies.find(({ http }) => http !== 200)).toMatchObject({
      refusal: 'same-bet-limit',
      params: { max: '2' },
    });
    expect((await bettor.place({ stake: '1.00', legs: [side] })).http).toBe(200);
  });

  it('keeps what could not be stored from being charged, and the submission can be sent again', async () => {
    const bettor = await kit.buildBettor();
    const { main } = await priced('usual');
    const slip = { key: 'a-attempt-that-fails-once', legs: [main] };
    await kit.testServer.db.owner.query(
      'alter table sportsbook.bet_leg add constraint full_disk check (false) not valid',
    );
    expect(await bettor.place(slip)).toMatchObject({ http: 503, refusal: 'bet-not-saved' });
    expect(await bettor.main()).toBe('100.00');
    await kit.testServer.db.owner.query('alter table sportsbook.bet_leg drop constraint full_disk');
    expect((await bettor.place(slip)).http).toBe(200);
    expect(await bettor.main()).toBe('90.00');
  });

  it('names every leg of an express that is refused, and takes nothing', async () => {
    const bettor = await kit.buildBettor();
    const one = await priced('usual');
    const two = await priced('usual');
    const three = await priced('usual');
    const legs = [
      { ...one.main, odds: '9.99' },
      { ...two.main, live: true },
      { selection: '987654', odds: '2.00', event: '987654' },
      { selection: '987655', odds: '2.00', event: three.event.id },
    ];
    const reply = await bettor.place({ legs });
    expect(reply).toMatchObject({ http: 409, refusal: 'odds-changed', params: { leg: '0', offered: '9.99' } });
    expect(reply.also).toMatchObject([
      { name: 'prematch-mismatch', code: '674', params: { leg: '1', selection: two.main.selection } },
      { name: 'event-not-found', code: '612', params: { leg: '2' } },
      { name: 'selection-unknown', code: '672', params: { leg: '3' } },
    ]);
    expect(await bettor.main()).toBe('100.00');
  });

  it('knows no event that the line does not hold, and no selection of another event', async () => {
    const bettor = await kit.buildBettor();
    const one = await priced('usual');
    const two = await priced('usual');
    const gone = { selection: '987654', odds: '2.00' };
    expect(await bettor.place({ legs: [{ ...gone, event: '987654' }] })).toMatchObject({ refusal: 'event-not-found' });
    expect(await bettor.place({ legs: [{ ...gone, event: one.event.id }] })).toMatchObject({
      refusal: 'selection-unknown',
    });
    expect(await bettor.place({ legs: [{ ...one.main, event: two.event.id }] })).toMatchObject({
      refusal: 'selection-unknown',
    });
  });
});

describe('the stage of an event', () => {
  it.each([
    ['live-mismatch', 'live', false],
    ['prematch-mismatch', 'usual', true],
  ] as const)('%s', async (refusal, line, live) => {
    const bettor = await kit.buildBettor();
    const { main } = await priced(line);
    expect(await bettor.place({ legs: [{ ...main, live }] })).toMatchObject({ refusal, params: { leg: '0' } });
  });

  it('is judged again under the lock: what begins meanwhile is no bet before the match', async () => {
    const bettor = await kit.buildBettor();
    const { event, main } = await priced('usual');
    const client = await kit.testServer.db.pool.connect();
    await client.query('begin');
    await client.query('select sportsbook.lock_exposure(array[$1::bigint])', [event.id]);
    const placing = bettor.place({ legs: [main] });
    await new Promise((resume) => setTimeout(resume, 60));
    await client.query(`update sportsbook.event set status = 'live', in_play = true where id = $1`, [event.id]);
    await client.query('commit');
    client.release();
    expect(await placing).toMatchObject({ refusal: 'live-mismatch' });
  });

  it('takes a bet in play at the odds of the moment, and marks it', async () => {
    const bettor = await kit.buildBettor();
    const live = await priced('live');
    const usual = await priced('usual');
    const { result } = await bettor.place({ legs: [live.main, usual.main] });
    expect(await sql('select is_live from sportsbook.bet where id = $1', [result.bet.id])).toEqual([{ is_live: true }]);
    await sql('update sportsbook.event set in_play = false where id = $1', [live.event.id]);
    for (const leg of [live.main, { ...live.main, live: false }]) {
      expect(await bettor.place({ legs: [leg] })).toMatchObject({ refusal: 'event-started' });
    }
  });
});

describe('many submissions at the edge of a limit', () => {
  it.each([
    ['limit-bet-total-usual-user', 95, 'stake'],
    ['limit-bet-total-usual-event', 95, 'stake'],
    ['limit-bet-total-usual-tourney', 95, 'stake'],
    ['limit-bet-total-usual-sport', 95, 'stake'],
    ['limit-bet-total-usual-bet', 95, 'stake'],
    ['limit-bet-total-live-event', 95, 'stake'],
    ['limit-max-payout-usual-user', 300, 'potential_payout'],
    ['limit-max-payout-live-user', 300, 'potential_payout'],
  ] as const)('of one player: %s', async (name, amount, column) => {
    const bettor = await kit.buildBettor({ main: '1000.00' });
    const { event, main } = await priced(name.includes('-live-') ? 'live' : 'usual');
    await setLimit({ name, amount });
    const replies = await Promise.all(Array.from({ length: 30 }, () => bettor.place({ legs: [main] })));
    const sum = await sql(
      `select sum(${column}) / 100000 as sum from sportsbook.bet b where player = $1
      and exists (select from sportsbook.bet_leg where bet = b.id and event = $2)`,
      [bettor.id, event.id],
    );
    const taken = Math.floor(amount / (column === 'stake' ? 10 : 30));
    expect(replies.filter(({ http }) => http === 200)).toHaveLength(taken);
    expect(Number(sum[0]?.sum)).toBe(taken * (column === 'stake' ? 10 : 30));
    const names = new Set(replies.filter(({ http }) => http !== 200).map(({ refusal }) => refusal));
    // The rest of the total is below a whole stake; that of the payouts is zero.
    expect([...names]).toEqual([column === 'stake' ? name : 'minimum-above-maximum']);
  });

  it.each(['event', 'tourney', 'sport'] as const)('of many players on many events: %s', async (scope) => {
    const bettors = await Promise.all(Array.from({ length: 6 }, () => kit.buildBettor({ main: '1000.00' })));
    const events = [await priced('usual'), await priced('usual'), await priced('usual')];
    const played = scope === 'event' ? events.slice(0, 1) : events;
    const [first] = played as [(typeof events)[number]];
    const before = await payableSoFar(scope, first.event);
    // Each bet may pay 30.00; four fit.
    await setLimit({ name: `limit-max-payout-usual-${scope}`, amount: before + 135 });
    const replies = await Promise.all(
      bettors.flatMap((bettor, place) =>
        Array.from({ length: 5 }, (_, n) =>
          bettor.place({ legs: [(played[(place + n) % played.length] ?? first).main] }),
        ),
      ),
    );
    expect(replies.filter(({ http }) => http === 200)).toHaveLength(4);
    expect(await payableSoFar(scope, first.event)).toBe(before + 120);
    const refused = replies.filter(({ http }) => http !== 200);
    expect(new Set(refused.map(({ refusal }) => refusal))).toEqual(new Set([`limit-max-payout-usual-${scope}`]));
    // 15.00 are left.
    const { params } = await (bettors[0] as Bettor).place({ legs: [first.main] });
    expect(params).toMatchObject({ stake_max: '5.00 USD', max: '15.00 USD' });
  });

  it('lets those without a limit by, in the same breath', async () => {
    const limited = await kit.buildBettor();
    const free = await kit.buildBettor();
    const { main } = await priced('usual');
    await setLimit({ name: 'limit-bet-total-usual-user', amount: 20, target: limited.id });
    const replies = await Promise.all(
      Array.from({ length: 16 }, (_, n) => (n % 2 === 0 ? limited : free).place({ stake: '5.00', legs: [main] })),
    );
    const taken = (of: number) => replies.filter(({ http }, n) => n % 2 === of && http === 200).length;
    expect([taken(0), taken(1)]).toEqual([4, 8]);
  });
});
