import { providerDoors } from '@ordago/contracts';
import { DIGITAIN_CODES, developmentSecret, digitainProof } from '@ordago/provider-protocols';
import { type CasinoPlayer, type CasinoStage, createCasinoStage } from '@ordago/testing/casino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

let stage: CasinoStage;
beforeAll(async () => {
  stage = await createCasinoStage();
});
afterEach(async () => {
  const readings = await stage.house.modules.ledger.invariants();
  expect(readings.filter(({ violations }) => violations > 0).map(({ name }) => name)).toEqual([]);
});
afterAll(() => stage.close());

const { ok, orderExists, lowBalance, orderDiffers, refunded, groupRefused, signature, fields } = DIGITAIN_CODES;
let ids = 0;

interface Order {
  readonly tx: string;
  readonly amount: string;
  /** (Default: that of its transaction) */
  readonly number?: string;
}

const order = (amount: string): Order => {
  ids += 1;
  return { tx: `t-${ids}`, amount };
};
const written = ({ tx, amount, number = `o-${tx}` }: Order) =>
  `{"txId":"${tx}","orderNumber":"${number}","betAmount":${amount},"stakes":[` +
  '{"eventId":"7","event":"Ronda - Sevilla","stakeType":"1X2","stake":"1","factor":"1.95"}]}';

/** A call of the sportsbook, proved. */
async function call(action: string, body: string, secret = developmentSecret('digitain')) {
  const headers = digitainProof.sign(Buffer.from(body), { secret, path: action, now: stage.house.clock.now() });
  const url = `/callbacks/digitain/${action}`;
  const app = stage.house.servers.get('player');
  const sent = {
    method: 'POST' as const,
    url,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: body,
  };
  return (await app?.inject(sent))?.json();
}

/** A player inside the frame, with the reference that the exchange brought. */
async function bettor(balance: string) {
  const who = await stage.player(balance);
  const { token } = (await who.call(providerDoors.digitain.open)).result.data;
  const entered = await call('authenticate', `{"projectName":"vulcan","token":"${token}"}`);
  const head = `"projectName":"vulcan","playerId":"${who.id}","currencyId":"TRY"`;
  const debit = (isAllOrNone: boolean, orders: readonly Order[]) =>
    call(
      'debit-orders',
      `{${head},"token":"${entered.token}","allOrNone":${isAllOrNone},"orders":[${orders.map(written).join(',')}]}`,
    );
  return {
    who,
    each: (...orders: Order[]) => debit(false, orders),
    all: (...orders: Order[]) => debit(true, orders),
    one: (one: Order) => call('debit', `{${head},"token":"${entered.token}",${written(one).slice(1)}`),
    refund: ({ tx, amount }: Order) =>
      call('refund', `{${head},"txId":"${tx}-back","refundTxId":"${tx}","amount":${amount}}`),
  };
}

const codes = (answer: { orders: { code: number }[] }) => answer.orders.map(({ code }) => Number(code));
const main = (who: CasinoPlayer) => stage.mainOf(who);

describe('orders in one call, each by itself', () => {
  it('are taken as far as the money goes, and each has its own first answer', async () => {
    const { who, each } = await bettor('25.00');
    const orders = [order('10.00'), order('20.00'), order('15.00')];
    const first = await each(...orders);
    expect([first.code, codes(first), await main(who)]).toEqual([ok, [ok, lowBalance, ok], '0.00']);
    expect(first.orders.map(({ txId }: { txId: string }) => txId)).toEqual(orders.map(({ tx }) => tx));
    expect([codes(await each(...orders)), await main(who)]).toEqual([[orderExists, lowBalance, orderExists], '0.00']);
  });

  it('are the same orders in another call, alone or among others', async () => {
    const { who, each, one } = await bettor('100.00');
    const [a, b] = [order('10.00'), order('5.00')];
    expect((await one(a)).code).toBe(ok);
    expect(codes(await each(a, b))).toEqual([orderExists, ok]);
    expect((await one(b)).code).toBe(orderExists);
    expect(await main(who)).toBe('85.00');
  });

  it('are refused with another content under a known key, and none of the others is', async () => {
    const { who, each } = await bettor('100.00');
    const [a, b] = [order('10.00'), order('5.00')];
    expect(codes(await each(a))).toEqual([ok]);
    expect(codes(await each({ ...a, amount: '11.00' }, b))).toEqual([orderDiffers, ok]);
    expect(await main(who)).toBe('85.00');
  });

  it('that were refunded before they came are refused for ever', async () => {
    const { who, each, refund } = await bettor('100.00');
    const [a, b] = [order('10.00'), order('5.00')];
    expect((await refund(a)).code).toBe(ok);
    expect(codes(await each(a, b))).toEqual([refunded, ok]);
    expect(await main(who)).toBe('95.00');
  });
});

describe('orders in one call, all or none', () => {
  it('are all taken, once however often and however many at once', async () => {
    const { who, all } = await bettor('100.00');
    const orders = [order('10.00'), order('20.00'), order('30.00')];
    const answers = await Promise.all(Array.from({ length: 6 }, () => all(...orders)));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([ok]));
    expect(await main(who)).toBe('40.00');
    expect(codes(await all(...orders))).toEqual([orderExists, orderExists, orderExists]);
  });

  it('are none where one is refused, which is named; and stay so when the call comes again', async () => {
    const { who, all } = await bettor('25.00');
    const orders = [order('10.00'), order('20.00'), order('5.00')];
    const first = await all(...orders);
    expect([first.code, codes(first), await main(who)]).toEqual([
      ...[groupRefused, [groupRefused, lowBalance, groupRefused]],
      '25.00',
    ]);
    expect(String(first.balance)).toMatch(/^25(\.0+)?$/);
    const again = await Promise.all([all(...orders), all(...orders)]);
    expect(again.map(({ code }) => code)).toEqual([groupRefused, groupRefused]);
    expect(await main(who)).toBe('25.00');
  });

  it('are none where one was refunded before it came', async () => {
    const { who, all, refund } = await bettor('100.00');
    const [a, b] = [order('10.00'), order('5.00')];
    expect((await refund(b)).code).toBe(ok);
    expect([codes(await all(a, b)), await main(who)]).toEqual([[groupRefused, refunded], '100.00']);
  });

  it('do not take an order along that was placed alone, nor take it back', async () => {
    const { who, all, one } = await bettor('100.00');
    const [a, b] = [order('10.00'), order('5.00')];
    expect((await one(a)).code).toBe(ok);
    expect(codes(await all(b, a))).toEqual([groupRefused, orderDiffers]);
    expect(await main(who)).toBe('90.00');
  });

  it('that pull at the same money are each whole or nothing', async () => {
    const { who, all } = await bettor('50.00');
    const groups = Array.from({ length: 8 }, () => [order('10.00'), order('10.00')]);
    const answers = await Promise.all(groups.map((orders) => all(...orders)));
    const taken = answers.filter(({ code }) => code === ok).length;
    expect(answers.filter(({ code }) => code !== ok).every(({ code }) => code === groupRefused)).toBe(true);
    expect(await main(who)).toBe(`${50 - 20 * taken}.00`);
    expect(taken).toBeLessThanOrEqual(2);
  });

  it('are taken back one by one afterwards, and the call keeps its first answer', async () => {
    const { who, all, refund } = await bettor('100.00');
    const [a, b] = [order('10.00'), order('5.00')];
    expect((await all(a, b)).code).toBe(ok);
    expect((await refund(a)).code).toBe(ok);
    expect((await all(a, b)).code).toBe(ok);
    expect(await main(who)).toBe('95.00');
  });
});

describe('a call of several orders that is none', () => {
  it('moves nothing', async () => {
    const { who, each } = await bettor('100.00');
    const a = order('1.00');
    expect((await each(a, { ...a, number: 'o-other' })).code).toBe(fields);
    expect((await each(a, { ...order('1.00'), number: `o-${a.tx}` })).code).toBe(fields);
    expect((await each()).code).toBe(fields);
    expect((await each(...Array.from({ length: 21 }, () => order('1.00')))).code).toBe(fields);
    expect((await call('debit-orders', '{}', 'a wrong secret')).code).toBe(signature);
    expect((await call('debit-orders', '{', undefined)).code).toBe(fields);
    expect(await main(who)).toBe('100.00');
  });
});
