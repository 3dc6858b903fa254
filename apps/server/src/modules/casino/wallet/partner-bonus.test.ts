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
  // Settles what is decided, once a second.
  await kit.sandbox.plugins.find(({ name }) => name === 'game-providers')?.start?.();
});
afterEach(async () => {
  await setting('bonus_percent_max = 100, bonus_bets_max = null, bonus_express_legs_min = 2, bonus_odds_min = 1800');
  const readings = await kit.testServer.modules.ledger.invariants();
  expect(readings.filter(({ violations }) => violations > 0).map(({ name }) => name)).toEqual([]);
});
afterAll(() => kit.close());

const sql = (text: string, values: unknown[] = []) => kit.testServer.db.pool.query(text, values);
const setting = (assignments: string) => sql(`update sportsbook.betting_setting set ${assignments}`);
const { ok, orderExists, lowBalance, refunded, bonusTerms } = DIGITAIN_CODES;
const TRY = currency('TRY');
let count = 0;

/** A player with bonus money beside their own. */
async function bonusPlayer(bonus: bigint, main = '100.00') {
  count += 1;
  const who = await kit.player(main);
  const { ledger } = kit.testServer.modules;
  const wallet = await ledger.openGrantWallet(who.id, `partner-${count}`, TRY);
  const promotion = { class: 'promotion-cost', product: 'test', provider: 'test', currency: TRY } as const;
  const verdict = await ledger.apply({
    scope: 'test',
    key: `partner-${count}`,
    digest: digestOf(count),
    kind: 'ledger.move',
    player: who.id,
    moves: [
      { from: await ledger.houseAccount(promotion), to: wallet, units: bonus * 1_000n, code: TRANSFER.bonusGrant },
    ],
    at: kit.testServer.clock.now(),
  });
  expect(verdict.verdict).toBe('accepted');
  return who;
}

/** Cents of the bonus and of the player's own money. */
async function wallets(who: CasinoPlayer): Promise<[bonus: number, main: number]> {
  const wallets = await kit.testServer.modules.ledger.walletsOf(who.id);
  const cents = (kind: string) => Number((wallets.find((one) => one.class === kind)?.balance ?? 0n) / 1_000n);
  return [cents('grant'), cents('main')];
}

const BOOKS = ['betconstruct', 'digitain', 'gr8'] as const;
type Book = (typeof BOOKS)[number];
const HAND: Readonly<Record<Book, (who: CasinoPlayer) => Promise<string>>> = {
  betconstruct: async (who) =>
    (await who.call(providerApis.betconstruct.open, { body: { project_name: 'vulcan' } })).result.data.token,
  digitain: async (who) => (await who.call(providerApis.digitain.open)).result.data.token,
  gr8: async (who) => new URL((await who.call(providerApis.gr8.open)).result.game_link).searchParams.get('token') ?? '',
};

describe.each(BOOKS)('a bet in the frame of %s', (book) => {
  it('is paid by bonus money, and its winnings go back to it', async () => {
    const who = await bonusPlayer(50_00n);
    const entered = await kit.post(`/${book}/frame/enter`, { token: await HAND[book](who), lang: 'es' });
    // The frame shows the wallet that pays.
    expect(entered.body.balance).toBe('50.00');
    const offer = await kit.sandbox.app.inject(`/${book}/frame/offer`);
    const ahead = offer.json().matches.filter(({ status }: { status: string }) => status === 'ahead');
    const place = BOOKS.indexOf(book) * 2;
    const match = ahead[place];
    const outcome = Number(match.odds['1']) >= 1.8 ? '1' : '2';
    const slip = { session: entered.body.session, key: `bonus-${book}`, stake: '10.00' };
    const picks = [{ event: match.id, outcome, odds: match.odds[outcome] }];
    expect((await kit.post(`/${book}/frame/place`, { ...slip, picks })).body).toMatchObject({
      state: 'open',
      balance: '40.00',
    });
    expect(await wallets(who)).toEqual([40_00, 100_00]);
    await setting('bonus_odds_min = 100000');
    const late = await kit.post(`/${book}/frame/place`, { ...slip, key: `bonus-${book}-2`, picks });
    expect(late.body.state).toBe('refused');
    expect(await wallets(who)).toEqual([40_00, 100_00]);

    const score = outcome === '1' ? { home: 2, away: 0 } : { home: 0, away: 2 };
    await kit.post('/console/feed', { kind: 'result', event: match.id, ...score });
    const paid = 40_00 + Math.round(Number(match.odds[outcome]) * 1_000);
    await expect.poll(() => wallets(who), { timeout: 20_000 }).toEqual([paid, 100_00]);
  });
});

/** A player in Digitain's frame who sends its server's calls. */
async function inside(who: CasinoPlayer) {
  const send = async (action: string, fields: string) => {
    const body = `{"projectName":"vulcan",${fields}}`;
    const now = kit.testServer.clock.now();
    const signed = digitainProof.sign(Buffer.from(body), { secret: developmentSecret('digitain'), path: action, now });
    const headers = { ...signed, 'content-type': 'application/json' };
    const url = `/callbacks/digitain/${action}`;
    return (
      await kit.testServer.servers.get('player')?.inject({ method: 'POST', url, headers, payload: body })
    )?.json();
  };
  const { token } = await send('authenticate', `"token":"${await HAND.digitain(who)}"`);
  const head = `"playerId":"${who.id}","currencyId":"TRY"`;
  const stakes = (prices: readonly string[]) =>
    prices.map(
      (factor, place) =>
        `{"eventId":"${place + 1}","event":"Ronda - Sevilla","stakeType":"1X2","stake":"1","factor":"${factor}"}`,
    );
  return {
    bet: (tx: string, amount: string, prices: readonly string[] = ['2.00']) =>
      send(
        'debit',
        `${head},"txId":"${tx}","orderNumber":"o-${tx}","token":"${token}","betAmount":${amount},"stakes":[${stakes(prices)}]`,
      ),
    win: (tx: string, key: string, amount: string) =>
      send(
        'credit',
        `${head},"txId":"${key}","orderNumber":"o-${tx}","debitTxId":"${tx}","status":"win","winAmount":${amount}`,
      ),
    back: (target: string, amount: string) =>
      send('refund', `${head},"txId":"${target}-back","refundTxId":"${target}","amount":${amount}`),
    gift: (key: string, amount: string) => send('bonus', `${head},"txId":"${key}","winAmount":${amount}`),
    balance: async () => Number((await send('balance', head)).balance),
  };
}

describe('a bet that bonus money paid', () => {
  it('is paid back into it, also when own money is in play by then, and whatever was refused meanwhile', async () => {
    const who = await bonusPlayer(10_00n);
    const { bet, win, back, balance } = await inside(who);
    expect((await bet('a1', '10.00')).code).toBe(ok);
    expect([await wallets(who), await balance()]).toEqual([[0, 100_00], 100]);
    // The bonus is empty: own money pays the next one.
    expect((await bet('a2', '20.00')).code).toBe(ok);
    expect(await wallets(who)).toEqual([0, 80_00]);
    expect((await win('a1', 'a1w', '25.00')).code).toBe(ok);
    expect((await win('a2', 'a2w', '30.00')).code).toBe(ok);
    expect([await wallets(who), await balance()]).toEqual([[25_00, 110_00], 25]);
    // Settled anew by the difference: what was paid is taken back where it went, before the next.
    expect((await back('a1w', '25.00')).code).toBe(ok);
    expect(await wallets(who)).toEqual([0, 110_00]);
    expect((await win('a1', 'a1w2', '12.00')).code).toBe(ok);
    expect(await wallets(who)).toEqual([12_00, 110_00]);
    expect((await win('a1', 'a1w2', '12.00')).code).toBe(orderExists);
    expect(await wallets(who)).toEqual([12_00, 110_00]);
  });

  it('is taken back into it; and one that was taken back first is never paid by anything', async () => {
    const who = await bonusPlayer(30_00n);
    const { bet, back } = await inside(who);
    expect((await bet('b1', '10.00')).code).toBe(ok);
    expect((await back('b1', '10.00')).code).toBe(ok);
    expect((await back('b2', '10.00')).code).toBe(ok);
    expect((await bet('b2', '10.00')).code).toBe(refunded);
    expect(await wallets(who)).toEqual([30_00, 100_00]);
  });

  it('is paid whole or not at all: a stake above the bonus is not topped up with own money', async () => {
    const who = await bonusPlayer(5_00n);
    const { bet } = await inside(who);
    expect((await bet('c1', '10.00')).code).toBe(lowBalance);
    expect(await wallets(who)).toEqual([5_00, 100_00]);
  });

  it('is in the history as one of the bonus, and a gift of the sportsbook goes to the player’s own money', async () => {
    const who = await bonusPlayer(30_00n);
    const { bet, gift } = await inside(who);
    expect((await bet('d1', '10.00')).code).toBe(ok);
    expect((await gift('d-gift', '3.00')).code).toBe(ok);
    expect(await wallets(who)).toEqual([20_00, 103_00]);
    const { rows } = await sql('select is_bonus from casino.round where player = $1 order by id', [who.id]);
    expect(rows).toEqual([{ is_bonus: true }, { is_bonus: false }]);
  });
});

describe('the terms of a bonus at other sportsbooks', () => {
  it.each([
    ['the least odds', 'bonus_odds_min = 1800', ['1.79']],
    ['the least odds of an express', 'bonus_odds_min = 1800', ['1.20', '1.30']],
    ['the least legs of an express', 'bonus_express_legs_min = 3', ['2.00', '2.00']],
    ['the largest share', 'bonus_percent_max = 50', ['2.00']],
  ])('%s refuse, for ever under this key', async (title, assignments, prices) => {
    const who = await bonusPlayer(30_00n);
    const { bet } = await inside(who);
    await setting(assignments);
    const key = title.replaceAll(' ', '-');
    expect((await bet(key, '10.00', prices)).code).toBe(bonusTerms);
    await setting('bonus_percent_max = 100, bonus_express_legs_min = 2, bonus_odds_min = 1800');
    expect((await bet(key, '10.00', prices)).code).toBe(bonusTerms);
    expect((await bet(`${key}-2`, '10.00', ['2.00'])).code).toBe(ok);
    expect(await wallets(who)).toEqual([20_00, 100_00]);
  });

  it('count the bets of one bonus, however many are sent at once; what was taken back counts no more', async () => {
    const who = await bonusPlayer(100_00n);
    const { bet, back } = await inside(who);
    await setting('bonus_bets_max = 3');
    const keys = Array.from({ length: 8 }, (_, place) => `n${place}`);
    const answers = await Promise.all(keys.map((key) => bet(key, '5.00')));
    expect(answers.filter(({ code }) => code === ok)).toHaveLength(3);
    expect(answers.filter(({ code }) => code === bonusTerms)).toHaveLength(5);
    expect(await wallets(who)).toEqual([85_00, 100_00]);
    const taken = keys[answers.findIndex(({ code }) => code === ok)] ?? '';
    expect((await back(taken, '5.00')).code).toBe(ok);
    expect((await bet('n-again', '5.00')).code).toBe(ok);
    expect((await bet('n-last', '5.00')).code).toBe(bonusTerms);
  });

  it('bind nobody who bets with own money', async () => {
    const who = await kit.player('100.00');
    const { bet } = await inside(who);
    await setting('bonus_percent_max = 0, bonus_bets_max = 1, bonus_odds_min = 100000');
    for (const key of ['m1', 'm2']) expect((await bet(key, '10.00', ['1.10'])).code).toBe(ok);
    expect(await kit.mainOf(who)).toBe('80.00');
  });
});
