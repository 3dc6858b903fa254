import { listBets, listCashOuts, listExposures, setCashOutRule } from '@ordago/contracts';
import { MINUTE_MS } from '@ordago/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  accept,
  buildSingle,
  freeOfMargin,
  quote,
  readOwnBet,
  sell,
} from '../../../../test-support/sportsbook/selling.ts';
import {
  type Bettor,
  createSportsbookTestKit,
  type SportsbookTestKit,
  type TestEvent,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';

let kit: SportsbookTestKit;
beforeAll(async () => {
  kit = await createSportsbookTestKit();
});
afterEach(async () => {
  await sql(`delete from sportsbook.cash_out_setting where sport <> '*'`);
  expect(await kit.broken()).toEqual([]);
});
afterAll(() => kit.close());

const sql = (text: string, values: unknown[] = []) => kit.testServer.db.pool.query(text, values);
const selectionsOf = (legs: readonly { selection: string }[]) => legs.map(({ selection }) => selection);
async function transfersOf(bettor: Bettor): Promise<number[]> {
  const found = await sql('select code from ledger.entry where player = $1 order by op_id, leg', [bettor.id]);
  return found.rows.map(({ code }) => code);
}

describe('selling a whole bet', () => {
  it('pays the value that was quoted, with transfer code 13, and ends the bet', async () => {
    const { bettor, move, id } = await buildSingle(kit);
    await move(1_600);
    const offered = await quote(bettor, id);
    // 10.00 · 2.00 ÷ 1.60, less 5 %
    expect(offered.result).toMatchObject({ value: '11.87', whole: '11.87', stake: '10.00', rest_stake: '0.00' });
    const reply = await accept(bettor, id, offered.result.quote);
    expect(reply.result).toMatchObject({
      value: '11.87',
      balance: '101.87',
      bet: {
        status: 'cashed-out',
        status_code: '5',
        payout: '11.87',
        rest_stake: '0.00',
        sales: [{ stake: '10.00', value: '11.87', cause: 'player' }],
      },
    });
    expect([await bettor.main(), await transfersOf(bettor)]).toEqual(['101.87', [1, 5, 13]]);
  });

  it('answers the first sale to a quote that is sent again, even when it is old', async () => {
    const { bettor, id } = await buildSingle(kit);
    const { quote: text } = (await quote(bettor, id)).result;
    const replies = await Promise.all([1, 2, 3].map(() => accept(bettor, id, text)));
    kit.testServer.clock.advance(MINUTE_MS);
    replies.push(await accept(bettor, id, text));
    expect(replies.map(({ http, result }) => [http, result.value])).toEqual(Array(4).fill([200, '9.50']));
    expect(await bettor.main()).toBe('99.50');
  });

  it('goes on in a currency whose stakes staff removed while it was placed, and they see what it may cost', async () => {
    const { bettor, event, id } = await buildSingle(kit);
    const removed = await sql(
      `delete from sportsbook.stake_limit s where currency = 'USD' returning to_jsonb(s) as kept`,
    );
    const offered = await quote(bettor, id);
    const boss = await kit.hireSuperadmin();
    const { exposures } = (await boss.call(listExposures, { query: { event: event.id } })).result;
    await sql(
      'insert into sportsbook.stake_limit select * from jsonb_populate_record(null::sportsbook.stake_limit, $1)',
      [removed.rows[0].kept],
    );
    expect(offered.result).toMatchObject({ value: '9.50' });
    expect(exposures).toMatchObject([{ currency: 'USD' }]);
  });

  it('is not touched by what its event comes to, nor by a correction or a cancellation', async () => {
    const { bettor, event, id } = await buildSingle(kit);
    await sell(bettor, id);
    await kit.result(event, 1, 0);
    await kit.result(event, 0, 1);
    await kit.report({ kind: 'status', eventKey: event.key, status: 'cancelled' });
    expect(await readOwnBet(bettor, id)).toMatchObject({ status: 'cashed-out', payout: '9.50' });
    expect(await bettor.main()).toBe('99.50');
  });

  it('is sent to its player', async () => {
    const { bettor, id } = await buildSingle(kit);
    const received: { topic: string; value: Record<string, unknown> }[] = [];
    const member = kit.testServer.hub.join({
      send: (frame) => void received.push(...JSON.parse(frame).updates),
      backlog: () => 0,
    });
    member.listen([`player:${bettor.id}`]);
    await sell(bettor, id);
    await kit.testServer.handleEvents();
    member.leave();
    expect(received.map(({ value }) => value)).toContainEqual({
      kind: 'bet-sold',
      bet: id,
      stake: '10.00',
      value: '9.50',
      whole: true,
    });
  });

  it('of an express counts what its legs came to', async () => {
    const bettor = await kit.buildBettor();
    const over = await kit.buildEvent();
    const ahead = await kit.buildEvent();
    const legs = await kit.priceLegs([
      [over, '1x2', '1', 2_500],
      [ahead, '1x2', '2', 2_000],
    ]);
    await freeOfMargin(kit, selectionsOf(legs));
    const { bet } = (await bettor.place({ legs })).result;
    await kit.result(over, 1, 0);
    expect((await quote(bettor, bet.id)).result.value).toBe('23.75');
    await kit.result(over, 0, 0);
    expect((await quote(bettor, bet.id)).refusal).toBe('event-over');
  });

  it('of a system counts the combinations that live', async () => {
    const bettor = await kit.buildBettor();
    const events = [await kit.buildEvent(), await kit.buildEvent(), await kit.buildEvent()] as const;
    const legs = await kit.priceLegs(events.map((event) => [event, '1x2', '1', 2_000]));
    await freeOfMargin(kit, selectionsOf(legs));
    const { bet } = (await bettor.place({ kind: 'system', system: { sizes: [2] }, stake: '12.00', legs })).result;
    await kit.result(events[0], 0, 1);
    // 12.00 · 1 / 3, less 5 %
    expect((await quote(bettor, bet.id)).result.value).toBe('3.80');
    const reply = await sell(bettor, bet.id);
    expect(reply.result.bet).toMatchObject({ status: 'cashed-out', payout: '3.80' });
  });
});

describe('selling a part', () => {
  it('leaves the rest in play at its odds, which settles alone', async () => {
    const { bettor, event, move, id } = await buildSingle(kit);
    await move(1_600);
    const offered = await quote(bettor, id, { share: 60 });
    expect(offered.result).toMatchObject({
      value: '7.12',
      whole: '11.87',
      stake: '6.00',
      rest_stake: '4.00',
      rest_potential_payout: '8.00',
    });
    const reply = await accept(bettor, id, offered.result.quote);
    expect(reply.result.bet).toMatchObject({
      status: 'partly-cashed-out',
      status_code: '0',
      payout: null,
      rest_stake: '4.00',
      rest_potential_payout: '8.00',
      sales: [{ stake: '6.00', value: '7.12', cause: 'player' }],
    });
    await kit.result(event, 1, 0);
    expect(await readOwnBet(bettor, id)).toMatchObject({ status: 'won', payout: '15.12', rest_stake: '4.00' });
    expect([await bettor.main(), await transfersOf(bettor)]).toEqual(['105.12', [1, 5, 1522, 6]]);
  });

  it('is listed among open bets and among sold ones', async () => {
    const { bettor, id } = await buildSingle(kit);
    await sell(bettor, id, { share: 50 });
    const listed = async (status: string) => (await bettor.call(listBets, { query: { status } })).result.bets.length;
    expect([await listed('open'), await listed('cashed-out'), await listed('settled')]).toEqual([1, 1, 0]);
    await sell(bettor, id);
    expect([await listed('open'), await listed('cashed-out'), await listed('settled')]).toEqual([0, 1, 1]);
  });

  it('is corrected like any bet: the rest moves, what was sold stays', async () => {
    const { bettor, event, id } = await buildSingle(kit);
    await sell(bettor, id, { share: 50 });
    for (const [home, away, main] of [
      [1, 0, '104.75'],
      [0, 1, '94.75'],
      [2, 1, '104.75'],
    ] as const) {
      await kit.result(event, home, away);
      expect(await bettor.main()).toBe(main);
    }
    await kit.report({ kind: 'status', eventKey: event.key, status: 'cancelled' });
    expect(await readOwnBet(bettor, id)).toMatchObject({ status: 'void', payout: '9.75', sales: [{ value: '4.75' }] });
    expect(await bettor.main()).toBe('99.75');
  });

  it('again and again, until nothing is left', async () => {
    const { bettor, id } = await buildSingle(kit);
    await sell(bettor, id, { share: 50 });
    await sell(bettor, id, { share: 50 });
    const { bet } = (await sell(bettor, id)).result;
    expect(bet.sales.map(({ stake, value }: { stake: string; value: string }) => [stake, value])).toEqual([
      ['5.00', '4.75'],
      ['2.50', '2.37'],
      ['2.50', '2.37'],
    ]);
    expect(bet).toMatchObject({ status: 'cashed-out', payout: '9.49' });
    expect(await transfersOf(bettor)).toEqual([1, 5, 1522, 1522, 13]);
  });

  it('can be asked for by its amount', async () => {
    const { bettor, id } = await buildSingle(kit);
    const offered = await quote(bettor, id, { amount: '3.33' });
    expect(offered.result).toMatchObject({ value: '3.33', stake: '3.51', rest_stake: '6.49' });
    expect((await accept(bettor, id, offered.result.quote)).result.value).toBe('3.33');
  });

  it.each([
    ['9 per cent', { share: 9 }],
    ['91 per cent', { share: 91 }],
    ['nothing', { share: 0 }],
    ['more than all', { share: 101 }],
    ['an amount below 10 per cent', { amount: '0.94' }],
    ['an amount above 90 per cent', { amount: '8.56' }],
    ['an amount above the value', { amount: '9.51' }],
  ])('is refused: %s', async (_title, body) => {
    const { bettor, id } = await buildSingle(kit);
    expect(await quote(bettor, id, body)).toMatchObject({
      refusal: 'cash-out-share-invalid',
      params: { min: '10', max: '90' },
    });
  });

  it.each([
    ['both', { share: 50, amount: '4.00' }],
    ['neither', {}],
    ['a fraction of a per cent', { share: '10.5' }],
    ['less than a cent', { amount: '4.001' }],
  ])('cannot be read: %s', async (_title, body) => {
    const { bettor, id } = await buildSingle(kit);
    expect((await quote(bettor, id, body)).http).toBe(400);
  });
});

describe('a quote', () => {
  it('is valid for five seconds', async () => {
    const { bettor, id } = await buildSingle(kit);
    const { quote: text, expires_in_ms } = (await quote(bettor, id)).result;
    expect(expires_in_ms).toBe('5000');
    kit.testServer.clock.advance(5_000);
    expect((await accept(bettor, id, text)).refusal).toBe('cash-out-quote-expired');
    expect(await readOwnBet(bettor, id)).toMatchObject({ status: 'open' });
  });

  it('is good for its bet, its player and its seal alone', async () => {
    const { bettor, id } = await buildSingle(kit);
    const other = await buildSingle(kit);
    const { quote: text } = (await quote(bettor, id)).result;
    expect((await accept(other.bettor, other.id, text)).refusal).toBe('cash-out-quote-expired');
    expect((await accept(other.bettor, id, text)).refusal).toBe('cash-out-quote-expired');
    for (const wrong of [
      text.replace(/\d/, (digit: string) => String((Number(digit) + 1) % 10)),
      `${text}x`,
      text.slice(0, -2),
      '',
      '.',
      text.replace('.950000.', '.990000.'),
    ])
      expect((await accept(bettor, id, wrong)).refusal).toBe('cash-out-quote-expired');
    expect((await quote(other.bettor, id)).refusal).toBe('bet-not-found');
  });

  it('that is worth less by now is shown anew, one that is worth more pays what was shown', async () => {
    const { bettor, move, id } = await buildSingle(kit);
    const { quote: text } = (await quote(bettor, id)).result;
    await move(2_500);
    expect(await accept(bettor, id, text)).toMatchObject({
      refusal: 'cash-out-value-changed',
      params: { offered: '9.50 USD', current: '7.60 USD' },
    });
    await move(1_900);
    expect((await accept(bettor, id, text)).result.value).toBe('9.50');
  });

  it('of before a part was sold is not taken any more', async () => {
    const { bettor, id } = await buildSingle(kit);
    const { quote: text } = (await quote(bettor, id)).result;
    await sell(bettor, id, { share: 10 });
    expect((await accept(bettor, id, text)).refusal).toBe('cash-out-quote-expired');
  });
});

describe('a bet is not for sale', () => {
  it('once it is sold (602)', async () => {
    const { bettor, id } = await buildSingle(kit);
    await sell(bettor, id);
    expect(await quote(bettor, id)).toMatchObject({ refusal: 'bet-already-sold', status: 602 });
  });

  it('once its event is over (603)', async () => {
    const { bettor, event, id } = await buildSingle(kit);
    const { quote: text } = (await quote(bettor, id)).result;
    await kit.result(event, 1, 0);
    expect(await quote(bettor, id)).toMatchObject({ refusal: 'event-over', status: 603 });
    expect(await accept(bettor, id, text)).toMatchObject({ refusal: 'event-over', status: 603 });
    expect(await bettor.main()).toBe('110.00');
  });

  it('of which the player has none (601)', async () => {
    const { bettor } = await buildSingle(kit);
    expect(await quote(bettor, '999999999')).toMatchObject({ refusal: 'bet-not-found', status: 601 });
  });

  it('when it is a free bet', async () => {
    const { bettor, id } = await buildSingle(kit);
    await sql('update sportsbook.bet set is_free = true where id = $1', [id]);
    expect((await quote(bettor, id)).refusal).toBe('free-bet-not-sellable');
    expect((await bettor.call(setCashOutRule, { params: { id }, body: { value: '15.00' } })).refusal).toBe(
      'free-bet-not-sellable',
    );
    expect((await bettor.call(listCashOuts)).result.offers).toMatchObject([{ value: null, reason: 'free-bet' }]);
    await sql('update sportsbook.bet set is_free = false where id = $1', [id]);
  });

  it.each<[reason: string, close: (event: TestEvent) => Promise<unknown>]>([
    ['event-stopped', (event) => kit.report({ kind: 'status', eventKey: event.key, status: 'stopped' })],
    [
      'market-suspended',
      (event) => sql(`update sportsbook.market set status = 'suspended' where event = $1`, [event.id]),
    ],
    ['closing', async () => kit.testServer.clock.advance(MINUTE_MS - 9_000)],
    ['event-started', async () => kit.testServer.clock.advance(MINUTE_MS)],
    ['not-offered', () => sql(`insert into sportsbook.cash_out_setting values ('football', false, 500, 10)`)],
  ])('while %s, and names the reason', async (reason, close) => {
    const { bettor, event, id } = await buildSingle(kit, { startsInMs: MINUTE_MS });
    const { quote: text } = (await quote(bettor, id)).result;
    await close(event);
    expect(await quote(bettor, id)).toMatchObject({ refusal: 'cash-out-unavailable', params: { reason, leg: '0' } });
    expect(['cash-out-unavailable', 'cash-out-quote-expired']).toContain((await accept(bettor, id, text)).refusal);
    expect((await bettor.call(listCashOuts)).result.offers).toEqual([{ bet: id, value: null, reason, leg: '0' }]);
  });

  it('unless its event is priced while it is played', async () => {
    const { bettor, event, id, move } = await buildSingle(kit, { startsInMs: MINUTE_MS });
    kit.testServer.clock.advance(MINUTE_MS);
    expect((await quote(bettor, id)).params).toMatchObject({ reason: 'event-started' });
    await sql(`update sportsbook.event set status = 'live', in_play = true where id = $1`, [event.id]);
    await move(1_250);
    expect((await sell(bettor, id)).result).toMatchObject({ value: '15.20', bet: { status: 'cashed-out' } });
  });

  it('takes the terms of its sport', async () => {
    const { bettor, id } = await buildSingle(kit);
    await sql(`insert into sportsbook.cash_out_setting values ('football', true, 1000, 10)`);
    expect((await bettor.call(listCashOuts)).result.offers).toEqual([
      { bet: id, value: '9.00', reason: null, leg: null },
    ]);
  });
});
