import { providerApis } from '@ordago/contracts';
import { currency } from '@ordago/kernel';
import { DIGITAIN_CODES, developmentSecret, digitainProof } from '@ordago/provider-protocols';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type CasinoPlayer,
  type CasinoTestKit,
  createCasinoTestKit,
} from '../../../../test-support/casino/casino-test-kit.ts';
import { digestOf, TRANSFER } from '../../ledger/index.ts';

let kit: CasinoTestKit;
beforeAll(async () => {
  kit = await createCasinoTestKit();
});
afterEach(async () => {
  const readings = await kit.testServer.modules.ledger.invariants();
  expect(readings.filter(({ violations }) => violations > 0).map(({ name }) => name)).toEqual([]);
});
afterAll(() => kit.close());

const { ok, orderExists, orderUnknown, lowBalance, orderDiffers, refunded, groupRefused, signature, fields } =
  DIGITAIN_CODES;
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
  const headers = digitainProof.sign(Buffer.from(body), { secret, path: action, now: kit.testServer.clock.now() });
  const url = `/callbacks/digitain/${action}`;
  const app = kit.testServer.servers.get('player');
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
  const who = await kit.player(balance);
  const { token } = (await who.call(providerApis.digitain.open)).result.data;
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
    one: (one: Order, flag = '') =>
      call('debit', `{${head},"token":"${entered.token}"${flag},${written(one).slice(1)}`),
    refund: ({ tx, amount }: Order, flag = '') =>
      call('refund', `{${head},"txId":"${tx}-back${ids}","refundTxId":"${tx}","amount":${amount}${flag}}`),
  };
}

const codes = (answer: { orders: { code: number }[] }) => answer.orders.map(({ code }) => Number(code));
const main = (who: CasinoPlayer) => kit.mainOf(who);

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
    const a = order('10.00');
    const b = order('5.00');
    expect((await one(a)).code).toBe(ok);
    expect(codes(await each(a, b))).toEqual([orderExists, ok]);
    expect((await one(b)).code).toBe(orderExists);
    expect(await main(who)).toBe('85.00');
  });

  it('are refused with another content under a known key, and none of the others is', async () => {
    const { who, each } = await bettor('100.00');
    const a = order('10.00');
    const b = order('5.00');
    expect(codes(await each(a))).toEqual([ok]);
    expect(codes(await each({ ...a, amount: '11.00' }, b))).toEqual([orderDiffers, ok]);
    expect(await main(who)).toBe('85.00');
  });

  it('that were refunded before they came are refused for ever', async () => {
    const { who, each, refund } = await bettor('100.00');
    const a = order('10.00');
    const b = order('5.00');
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
      groupRefused,
      [groupRefused, lowBalance, groupRefused],
      '25.00',
    ]);
    expect(String(first.balance)).toMatch(/^25(\.0+)?$/);
    const again = await Promise.all([all(...orders), all(...orders)]);
    expect(again.map(({ code }) => code)).toEqual([groupRefused, groupRefused]);
    expect(await main(who)).toBe('25.00');
  });

  it('leave no trace of a refused group in the wallet, and one commit of a placed one', async () => {
    const { who, all } = await bettor('50.00');
    await all(order('30.00'), order('30.00'));
    await all(order('10.00'), order('10.00'), order('10.00'));
    await all(order('15.00'), order('6.00'));
    const { rows } = await kit.testServer.db.pool.query(
      `select op.batch, array_agg(e.amount order by e.seq)::text[] as amounts
       from ledger.entry e join ledger.wallet w on w.id = e.account join ledger.op on op.id = e.op_id
       where w.player = $1 and w.class = 'main' group by op.batch order by op.batch`,
      [who.id],
    );
    expect(rows.map(({ amounts }) => amounts)).toEqual([['5000000'], ['-1000000', '-1000000', '-1000000']]);
    expect(await main(who)).toBe('20.00');
  });

  it('are seen whole by whoever looks meanwhile: no moment has a part of a group', async () => {
    const { who, all, one, refund } = await bettor('100.00');
    const seen = new Set<string>();
    let isOver = false;
    const readMoments = async () => {
      while (!isOver) {
        const { rows } = await kit.testServer.db.pool.query(
          `select w.balance, (select count(*) from casino.round_transaction t join casino.round r on r.id = t.round
             where r.player = w.player and t.reversed_by is null) as bets
           from ledger.wallet w where w.player = $1 and w.class = 'main'`,
          [who.id],
        );
        seen.add(`${rows[0].balance} ${rows[0].bets}`);
      }
    };
    const reading = [readMoments(), readMoments()];
    const submit = async () => {
      const refused = [order('1.00'), order('2.00'), order('200.00')];
      const placed = [order('10.00'), order('10.00')];
      const [no, yes] = await Promise.all([all(...refused), all(...placed)]);
      expect([no.code, yes.code]).toEqual([groupRefused, ok]);
    };
    for (let turn = 0; turn < 4; turn += 1) await submit();
    isOver = true;
    await Promise.all(reading);
    const whole = [0, 1, 2, 3, 4].map((groups) => `${10_000_000 - 2_000_000 * groups} ${2 * groups}`);
    expect([...seen].filter((state) => !whole.includes(state))).toEqual([]);
    expect(seen.size).toBeGreaterThan(1);
    // A lone order is judged by what the last group left, and a refund of one order gives back that one.
    const last = order('20.00');
    expect([(await one(last)).code, await main(who)]).toEqual([ok, '0.00']);
    expect([(await refund(last)).code, await main(who)]).toEqual([ok, '20.00']);
  });

  it('keep their answer when the money has come meanwhile, and an order of them is none alone either', async () => {
    const { who, all, one } = await bettor('25.00');
    const orders = [order('10.00'), order('20.00')];
    await all(...orders);
    const { ledger } = kit.testServer.modules;
    const clearing = await ledger.houseAccount({
      class: 'psp-clearing',
      product: 'payments',
      provider: 'casino-test-kit',
      currency: currency('TRY'),
    });
    const { main: wallet } = await ledger.openPlayerWallets(who.id, currency('TRY'));
    await ledger.apply({
      scope: 'casino-test-kit',
      key: `more ${who.id}`,
      digest: digestOf(who.id),
      kind: 'ledger.move',
      player: who.id,
      moves: [{ from: clearing, to: wallet, units: 10_000_000n, code: TRANSFER.replenishment }],
      at: kit.testServer.clock.now(),
    });
    const again = await all(...orders);
    expect([again.code, codes(again), await main(who)]).toEqual([groupRefused, [groupRefused, lowBalance], '125.00']);
    expect((await one(orders[0] as Order)).code).toBe(orderDiffers);
  });

  it('are none where one was refunded before it came', async () => {
    const { who, all, refund } = await bettor('100.00');
    const a = order('10.00');
    const b = order('5.00');
    expect((await refund(b)).code).toBe(ok);
    expect([codes(await all(a, b)), await main(who)]).toEqual([[groupRefused, refunded], '100.00']);
  });

  it('do not take an order along that was placed alone, nor take it back', async () => {
    const { who, all, one } = await bettor('100.00');
    const a = order('10.00');
    const b = order('5.00');
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
    const a = order('10.00');
    const b = order('5.00');
    expect((await all(a, b)).code).toBe(ok);
    expect((await refund(a)).code).toBe(ok);
    expect((await all(a, b)).code).toBe(ok);
    expect(await main(who)).toBe('95.00');
  });
});

describe('a refund before its order', () => {
  it('is held where it is asked to be, whatever the order then names', async () => {
    const { who, one, refund } = await bettor('100.00');
    const a = order('10.00');
    const b = order('10.00');
    expect((await refund(a, ',"holdEarlyRefund":true')).code).toBe(ok);
    expect((await one(a, ',"checkRefunded":true')).code).toBe(refunded);
    expect((await refund(b)).code).toBe(ok);
    expect((await one(b, ',"checkRefunded":false')).code).toBe(refunded);
    expect(await main(who)).toBe('100.00');
  });

  it('receives that there is none where it is not to be held, and the order is taken and refunded like any other', async () => {
    const { who, one, refund } = await bettor('100.00');
    const a = order('10.00');
    expect((await refund(a, ',"holdEarlyRefund":false')).code).toBe(orderUnknown);
    expect([(await one(a)).code, await main(who)]).toEqual([ok, '90.00']);
    expect([(await refund(a, ',"holdEarlyRefund":false')).code, await main(who)]).toEqual([ok, '100.00']);
    expect([(await refund(a, ',"holdEarlyRefund":true')).code, await main(who)]).toEqual([ok, '100.00']);
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
