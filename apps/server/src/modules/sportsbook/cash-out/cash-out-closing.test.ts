import { cancelCashOutRule, listCashOuts, setCashOutRule } from '@ordago/contracts';
import { addMs, MINUTE_MS } from '@ordago/kernel';
import type { SimulatedEvent, SimulatedProgress } from '@ordago/provider-protocols';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accept, quote, sell } from '../../../../test-support/sportsbook/selling.ts';
import {
  createSportsbookTestKit,
  readTestEvent,
  type SportsbookTestKit,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';
import { createSimulated } from '../../../adapters/odds-feeds/simulated/simulated.ts';

const SECRET = 'a secret of this test alone, long enough';
let kit: SportsbookTestKit;
let events = 0;
beforeAll(async () => {
  const feed = createSimulated({ url: 'http://127.0.0.1:9', secret: SECRET });
  kit = await createSportsbookTestKit({ moreFeeds: [{ ...feed, recover: async () => {} }] });
});
afterEach(async () => {
  expect(await kit.broken()).toEqual([]);
});
afterAll(() => kit.close());

const sql = (text: string, values: unknown[] = []) => kit.testServer.db.pool.query(text, values);
const NOTHING = { score: null, clock: null, phase: null, period: null, periods: [], points: null, server: null };

/** A match that its supplier sells in play, before its kick-off: 10.00 on the host at 2.00, without margin. */
async function buildInPlay(sport: string) {
  events += 1;
  const key = `closing-${events}`;
  const bettor = await kit.buildBettor();
  const team = (name: string) => ({ key: `${key}-${name}`, name, code: null });
  const startsAt = addMs(kit.testServer.clock.now(), MINUTE_MS);
  const sendMessage = async (more: Partial<SimulatedEvent>) => {
    // Of two reports of one moment either might count.
    kit.testServer.clock.advance(1);
    const event = { event: key, version: kit.testServer.clock.now(), prices: [], results: [], ...more };
    const batch = { events: [event] };
    expect(
      await kit.testServer.modules.sportsbook.receiveMessage('simulated', Buffer.from(JSON.stringify(batch))),
    ).toBeNull();
  };
  const kind = sport === 'football' ? '1x2' : 'match-winner';
  const outcomes = sport === 'football' ? ['1', 'x', '2'] : ['1', '2'];
  const league = { key: sport, name: `Liga ${sport}`, country: 'simulated', sport };
  await sendMessage({
    fixture: { league, home: team('Alba'), away: team('Duna'), starts_at: new Date(startsAt).toISOString() },
    progress: { status: 'scheduled', ...NOTHING },
    stopped: false,
    prices: [
      {
        kind,
        specifier: '',
        status: 'open',
        selections: outcomes.map((outcome) => ({ outcome, odds: outcome === '1' ? '2.00' : '1000.00' })),
      },
    ],
  });
  const event = await readTestEvent(kit.testServer, key);
  const leg = event.leg(kind, '1');
  const { bet } = (await bettor.place({ legs: [leg] })).result;
  kit.testServer.clock.advance(2 * MINUTE_MS);
  const move = (odds: number) => kit.movePrice(leg.selection, odds);
  /** Reports the progress of the event at the present moment. */
  const progressAt = (clock: string | null, more: Partial<SimulatedProgress> = {}) =>
    sendMessage({
      progress: { ...NOTHING, status: 'live', score: { home: 0, away: 0 }, clock, phase: 'play', period: 2, ...more },
    });
  await progressAt(null);
  return { bettor, event, id: bet.id as string, progressAt, move };
}

const reasonOf = async ({ bettor, id }: Awaited<ReturnType<typeof buildInPlay>>) => {
  const [offer] = (await bettor.call(listCashOuts)).result.offers;
  const asked = await quote(bettor, id);
  expect(asked.params.reason ?? null).toBe(offer.reason);
  return offer.reason as string | null;
};

describe('the last seconds of a leg in play', () => {
  it.each<
    [title: string, sport: string, clock: string | null, more: Partial<SimulatedProgress>, reason: string | null]
  >([
    ['football at 80:00 is for sale', 'football', '80:00', {}, null],
    ['football at 89:49 is for sale', 'football', '89:49', {}, null],
    ['football at 89:50 is not', 'football', '89:50', {}, 'closing'],
    ['nor at 89:55', 'football', '89:55', {}, 'closing'],
    ['nor in added time, which may end at any moment', 'football', '93:10', {}, 'closing'],
    ['the added time of the first half ends nothing', 'football', '46:50', { period: 1 }, null],
    ['half-time ends nothing', 'football', '45:00', { phase: 'break', period: 1 }, null],
    ['of an overtime nobody knows how long it is', 'football', '104:00', { phase: 'overtime', period: 3 }, null],
    ['unless its supplier allows it', 'basketball', '00:08', { period: 4, remaining: 8 }, 'closing'],
    ['and whatever the clock shows', 'basketball', '00:25', { period: 4, remaining: 25 }, null],
    ['a sport without a clock is for sale', 'tennis', null, { period: 3 }, null],
  ])('%s', async (_title, sport, clock, more, reason) => {
    const built = await buildInPlay(sport);
    await built.progressAt(clock, more);
    expect(await reasonOf(built)).toBe(reason);
  });

  it('run on by the watch while its supplier is silent, and go when the clock goes back', async () => {
    const built = await buildInPlay('football');
    await built.progressAt('89:30');
    expect(await reasonOf(built)).toBeNull();
    kit.testServer.clock.advance(19_000);
    expect(await reasonOf(built)).toBeNull();
    kit.testServer.clock.advance(1_000);
    expect(await reasonOf(built)).toBe('closing');
    await built.progressAt('88:00');
    expect(await reasonOf(built)).toBeNull();
  });

  it('are as long as the terms of the sport are', async () => {
    const built = await buildInPlay('football');
    await built.progressAt('89:00');
    expect(await reasonOf(built)).toBeNull();
    await sql(`insert into sportsbook.cash_out_setting values ('football', true, 500, 60)`);
    expect(await reasonOf(built)).toBe('closing');
    await sql(`delete from sportsbook.cash_out_setting where sport <> '*'`);
  });

  it('refuse a quote that was given before them, and nothing is paid', async () => {
    const { bettor, id, progressAt } = await buildInPlay('football');
    await progressAt('89:00');
    const { quote: text } = (await quote(bettor, id)).result;
    kit.testServer.clock.advance(1_000);
    await progressAt('89:52');
    expect(await accept(bettor, id, text)).toMatchObject({
      refusal: 'cash-out-unavailable',
      status: 3502,
      params: { reason: 'closing', leg: '0' },
    });
    expect(await bettor.main()).toBe('90.00');
    await progressAt('88:00');
    expect((await sell(bettor, id)).result.bet).toMatchObject({ status: 'cashed-out' });
  });

  it('are refused under the lock as well, when they begin between the read and the lock', async () => {
    const { bettor, event, id, progressAt } = await buildInPlay('football');
    const { rows } = await sql(
      `select s.id, s.odds, (select string_agg(x.odds::text, ',' order by x.id) from sportsbook.selection x
         where x.market = s.market) as prices
       from sportsbook.selection s join sportsbook.bet_leg l on l.selection = s.id where l.bet = $1`,
      [id],
    );
    const check = async (isLive: boolean) => {
      await sql('update sportsbook.event set in_play = $2 where id = $1', [event.id, isLive]);
      const payload = {
        bet: id,
        revision: '0',
        cause: 'player',
        stake: '1000000',
        rest_stake: '0',
        value: '950000',
        closing_seconds: '10',
        selections: [rows[0].id],
        odds: [String(rows[0].odds)],
        outcomes: [''],
        prices: [rows[0].prices],
      };
      const found = await sql('select (sportsbook.check_cash_out($1, $2, $3)).*', [
        payload,
        bettor.id,
        new Date(kit.testServer.clock.now()),
      ]);
      return [found.rows[0].name, found.rows[0].params?.reason];
    };
    await progressAt('89:49');
    expect(await check(true)).toEqual([null, undefined]);
    kit.testServer.clock.advance(1_000);
    expect(await check(true)).toEqual(['cash-out-unavailable', 'closing']);
    expect((await check(false))[0]).toBe('event-started');
  });

  it('keep an automatic cash-out from selling, which sells when the match goes on', async () => {
    const { bettor, event, id, progressAt, move } = await buildInPlay('football');
    await progressAt('88:00');
    const checkCashOuts = () =>
      kit.testServer.modules.sportsbook.jobs.find(({ name }) => name === 'sportsbook.check-cash-outs');
    const set = await bettor.call(setCashOutRule, { params: { id }, body: { value: '12.00' } });
    expect(set.refusal).toBe('');
    await progressAt('91:20');
    await move(1_500);
    await checkCashOuts()?.run({ event: event.id });
    expect(await bettor.main()).toBe('90.00');
    kit.testServer.clock.advance(1_000);
    await progressAt('88:30');
    await move(1_500);
    await checkCashOuts()?.run({ event: event.id });
    expect(await bettor.main()).toBe('102.66');
    expect((await bettor.call(cancelCashOutRule, { params: { id } })).refusal).toBe('bet-already-sold');
  });
});
