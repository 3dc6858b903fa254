import { cashOutBet, listBets, listCashOuts, quoteCashOut, readBet } from '@ordago/contracts';
import { currency, DAY_MS } from '@ordago/kernel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFreeBetTestKit, type FreeBetTestKit } from '../../../test-support/sportsbook/free-bet-test-kit.ts';
import type { Bettor } from '../../../test-support/sportsbook/sportsbook-test-kit.ts';
import { digestOf, TRANSFER } from '../ledger/index.ts';

let kit: FreeBetTestKit;
let bettor: Bettor;
beforeAll(async () => {
  kit = await createFreeBetTestKit();
});
beforeEach(async () => {
  bettor = await kit.sportsbook.buildBettor();
});
afterEach(async () => {
  expect(await kit.sportsbook.broken()).toEqual([]);
});
afterAll(() => kit.sportsbook.close());

const priced = async (thousandths: number) => {
  const event = await kit.sportsbook.buildEvent();
  const [leg] = await kit.sportsbook.priceLegs([[event, '1x2', '1', thousandths]]);
  return { event, leg: leg as NonNullable<typeof leg> };
};
const shown = async (id: string) => {
  const { status, payout } = (await bettor.call(readBet, { params: { id } })).result;
  return { status, payout };
};
const openProfitOf = async (event: string) =>
  (await kit.sql('select open_profit from sportsbook.liability where event = $1', [event]))[0]?.open_profit;

describe('a free bet', () => {
  it('costs its player nothing, the promotions its stake, and pays the winnings alone', async () => {
    const { event, leg } = await priced(2_500);
    const award = await kit.award(bettor);
    const cost = BigInt(await kit.cost());
    const placed = await kit.place(bettor, award, { legs: [leg] });
    expect(placed).toMatchObject({
      http: 200,
      result: {
        balance: '100.00',
        bet: {
          stake: '10.00',
          potential_payout: '15.00',
          paid_with: 'free-bet',
          is_stake_returned: false,
          odds: '2.50',
        },
      },
    });
    expect(await openProfitOf(event.id)).toBe('1500000');
    expect([BigInt(await kit.cost()) - cost, await kit.statusOf(award), await kit.usable(bettor)]).toEqual([
      1_000_000n,
      'used',
      [],
    ]);
    await kit.sportsbook.result(event, 2, 0);
    expect([await bettor.main(), await shown(placed.result.bet.id)]).toEqual([
      '115.00',
      { status: 'won', payout: '15.00' },
    ]);
    expect([BigInt(await kit.cost()) - cost, await openProfitOf(event.id)]).toEqual([1_000_000n, '0']);
    const [entry] = await kit.sql('select code from ledger.entry where player = $1 order by seq desc limit 1', [
      bettor.id,
    ]);
    expect(entry?.code).toBe(1530);
    expect((await bettor.call(listBets)).result.bets[0]).toMatchObject({ paid_with: 'free-bet', payout: '15.00' });
  });

  it('pays its stake too where its terms do', async () => {
    const { event, leg } = await priced(2_500);
    const award = await kit.award(bettor, { is_stake_returned: true });
    const placed = await kit.place(bettor, award, { legs: [leg] });
    expect(placed.result.bet).toMatchObject({ potential_payout: '25.00', is_stake_returned: true });
    // All that it pays is the loss of the operator, the stake too.
    expect(await openProfitOf(event.id)).toBe('2500000');
    await kit.sportsbook.result(event, 2, 0);
    expect(await bettor.main()).toBe('125.00');
  });

  it('that lost is gone, and stays the cost of promotions', async () => {
    const { event, leg } = await priced(2_500);
    const award = await kit.award(bettor);
    const cost = BigInt(await kit.cost());
    const placed = await kit.place(bettor, award, { legs: [leg] });
    await kit.sportsbook.result(event, 0, 2);
    expect([await bettor.main(), await shown(placed.result.bet.id)]).toEqual([
      '100.00',
      { status: 'lost', payout: '0.00' },
    ]);
    expect([await kit.statusOf(award), BigInt(await kit.cost()) - cost]).toEqual(['used', 1_000_000n]);
  });

  it('leaves bonus money alone, and is paid to the main wallet', async () => {
    const { ledger } = kit.sportsbook.testServer.modules;
    const wallet = await ledger.openGrantWallet(bettor.id, 'grant', currency('USD'));
    const promotion = {
      class: 'promotion-cost',
      product: 'test',
      provider: 'test',
      currency: currency('USD'),
    } as const;
    await ledger.apply({
      scope: 'test',
      key: 'grant',
      digest: digestOf('grant'),
      kind: 'ledger.move',
      player: bettor.id,
      moves: [{ from: await ledger.houseAccount(promotion), to: wallet, units: 700_000n, code: TRANSFER.bonusGrant }],
      at: kit.sportsbook.testServer.clock.now(),
    });
    const { event, leg } = await priced(2_000);
    // The balance in the answer is that of the wallet in play.
    const placed = await kit.place(bettor, await kit.award(bettor), { legs: [leg] });
    expect(placed.result).toMatchObject({ balance: '7.00', bet: { paid_with: 'free-bet' } });
    await kit.sportsbook.result(event, 1, 0);
    const balances = (await ledger.walletsOf(bettor.id)).map(({ class: of, balance }) => [of, balance]);
    expect(balances).toContainEqual(['main', 11_000_000n]);
    expect(balances).toContainEqual(['grant', 700_000n]);
  });

  it('is placed once under the key of its submission, and not under another', async () => {
    const { leg } = await priced(2_000);
    const award = await kit.award(bettor);
    const submission = { key: 'a-free-attempt-0000000001', legs: [leg] };
    const first = await kit.place(bettor, award, submission);
    const again = await kit.place(bettor, award, submission);
    expect([again.http, again.result.bet.id]).toEqual([200, first.result.bet.id]);
    expect(again.result.bet).toMatchObject({ paid_with: 'free-bet', is_stake_returned: false });
    expect(await bettor.place(submission)).toMatchObject({ refusal: 'key-conflict' });
    expect(await kit.place(bettor, award, { legs: [leg] })).toMatchObject({
      refusal: 'free-bet-not-found',
      status: 3507,
    });
  });

  it('is not for sale, neither whole nor in part nor by a rule', async () => {
    const { leg } = await priced(2_000);
    const { id } = (await kit.place(bettor, await kit.award(bettor), { legs: [leg] })).result.bet;
    expect(await bettor.call(quoteCashOut, { params: { id }, body: { share: 100 } })).toMatchObject({
      refusal: 'free-bet-not-sellable',
      status: 3503,
    });
    expect((await bettor.call(listCashOuts)).result.offers).toMatchObject([{ value: null, reason: 'free-bet' }]);
    const forged = await bettor.call(cashOutBet, { params: { id }, body: { quote: 'none' } });
    expect(forged.http).not.toBe(200);
  });
});

describe('a void free bet', () => {
  it('gives its award back, and costs the promotions nothing', async () => {
    const { event, leg } = await priced(2_000);
    const award = await kit.award(bettor, { sports: ['football'] });
    const cost = await kit.cost();
    const placed = await kit.place(bettor, award, { legs: [leg] });
    await kit.sportsbook.report({ kind: 'status', eventKey: event.key, status: 'cancelled' });
    expect([await bettor.main(), await shown(placed.result.bet.id)]).toEqual([
      '100.00',
      { status: 'void', payout: '0.00' },
    ]);
    expect([await kit.cost(), await kit.statusOf(award)]).toEqual([cost, 'returned']);
    const [back] = await kit.usable(bettor);
    expect(back).not.toBe(award);
    const { leg: other } = await priced(2_000);
    expect((await kit.place(bettor, back ?? '', { legs: [other] })).http).toBe(200);
    expect(await kit.usable(bettor)).toEqual([]);
  });

  it('gives it back for a week at least', async () => {
    const { event, leg } = await priced(2_000);
    const soon = new Date(kit.sportsbook.testServer.clock.now() + 60_000).toISOString();
    await kit.place(bettor, await kit.award(bettor, { valid_until: soon }), { legs: [leg] });
    kit.sportsbook.testServer.clock.advance(120_000);
    await kit.sportsbook.report({ kind: 'status', eventKey: event.key, status: 'cancelled' });
    const [back] = await kit.usable(bettor);
    const [row] = await kit.sql('select valid_until from sportsbook.free_bet where id = $1', [back]);
    expect(Number(row?.valid_until)).toBe(kit.sportsbook.testServer.clock.now() + 7 * DAY_MS);
  });

  it('in part counts its void legs at odds 1', async () => {
    const one = await priced(3_000);
    const two = await priced(2_000);
    await kit.sql(`update sportsbook.event set starts_at = starts_at + id * interval '3 hours'`);
    const award = await kit.award(bettor);
    const placed = await kit.place(bettor, award, { legs: [one.leg, two.leg] });
    expect(placed.result.bet).toMatchObject({ kind: 'express', potential_payout: '50.00' });
    await kit.sportsbook.report({ kind: 'status', eventKey: two.event.key, status: 'cancelled' });
    await kit.sportsbook.result(one.event, 1, 0);
    expect([await bettor.main(), await shown(placed.result.bet.id)]).toEqual([
      '120.00',
      { status: 'won', payout: '20.00' },
    ]);
    expect([await kit.statusOf(award), await kit.usable(bettor)]).toEqual(['used', []]);
  });
});

describe('a free bet whose result is corrected', () => {
  it('is settled by the difference, without its stake as before', async () => {
    const { event, leg } = await priced(2_500);
    const cost = BigInt(await kit.cost());
    const { id } = (await kit.place(bettor, await kit.award(bettor), { legs: [leg] })).result.bet;
    await kit.sportsbook.result(event, 2, 0);
    await kit.sportsbook.result(event, 0, 2);
    expect([await bettor.main(), await shown(id)]).toEqual(['100.00', { status: 'lost', payout: '0.00' }]);
    await kit.sportsbook.result(event, 3, 0);
    expect([await bettor.main(), await shown(id)]).toEqual(['115.00', { status: 'won', payout: '15.00' }]);
    expect(BigInt(await kit.cost()) - cost).toBe(1_000_000n);
  });

  it('from won to void and back moves winnings, stake and award with it', async () => {
    const { event, leg } = await priced(2_500);
    const award = await kit.award(bettor);
    const cost = BigInt(await kit.cost());
    const { id } = (await kit.place(bettor, award, { legs: [leg] })).result.bet;
    await kit.sportsbook.result(event, 2, 0);
    await kit.sportsbook.report({ kind: 'status', eventKey: event.key, status: 'cancelled' });
    expect([await bettor.main(), await shown(id), BigInt(await kit.cost()) - cost]).toEqual([
      '100.00',
      { status: 'void', payout: '0.00' },
      0n,
    ]);
    const [back] = await kit.usable(bettor);
    await kit.sportsbook.result(event, 2, 0);
    expect([await bettor.main(), await shown(id), BigInt(await kit.cost()) - cost]).toEqual([
      '115.00',
      { status: 'won', payout: '15.00' },
      1_000_000n,
    ]);
    expect([await kit.statusOf(award), await kit.statusOf(back ?? ''), await kit.usable(bettor)]).toEqual([
      'used',
      'cancelled',
      [],
    ]);
  });

  it('keeps what was used of a void one, and gives it back no second time', async () => {
    const first = await priced(2_500);
    const second = await priced(2_000);
    const award = await kit.award(bettor);
    const cost = BigInt(await kit.cost());
    await kit.place(bettor, award, { legs: [first.leg] });
    const { key } = first.event;
    await kit.sportsbook.report({ kind: 'status', eventKey: key, status: 'cancelled' });
    const [back] = await kit.usable(bettor);
    await kit.place(bettor, back ?? '', { legs: [second.leg] });
    await kit.sportsbook.result(first.event, 0, 2);
    expect([await kit.statusOf(award), await kit.statusOf(back ?? '')]).toEqual(['used', 'used']);
    expect(BigInt(await kit.cost()) - cost).toBe(2_000_000n);
    await kit.sportsbook.report({ kind: 'status', eventKey: key, status: 'cancelled' });
    expect([await kit.statusOf(award), await kit.usable(bettor)]).toEqual(['returned', []]);
    expect(BigInt(await kit.cost()) - cost).toBe(1_000_000n);
  });
});
