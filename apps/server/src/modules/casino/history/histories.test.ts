import { listCasinoHistory, listSlotsBetHistory } from '@ordago/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CasinoTestKit, createCasinoTestKit } from '../../../../test-support/casino/casino-test-kit.ts';

let kit: CasinoTestKit;
beforeAll(async () => {
  kit = await createCasinoTestKit();
});
afterAll(() => kit.close());

describe('the histories', () => {
  it('filter, count, and clamp the page to the last one', async () => {
    const who = await kit.player();
    const { gameId } = await kit.open(who, 'slotegrator');
    const bet = (n: number, win: string) =>
      kit.post('/console/callbacks/slotegrator', {
        action: 'betwin',
        player: who.username,
        game: gameId,
        amount: '1.00',
        win,
        round: `h-${who.id}-${n}`,
        transaction: `h-${who.id}-${n}`,
      });
    for (let n = 0; n < 12; n += 1) await bet(n, n % 3 === 0 ? '2.50' : '0');
    const list = async (query: Record<string, string>) => (await who.call(listCasinoHistory, { query })).result;
    expect(await list({ page: '99' })).toMatchObject({ pageCount: '2', page: '1', list: [{}, {}] });
    expect((await list({ result: '1' })).list).toHaveLength(4);
    expect((await list({ result: '2' })).list).toHaveLength(8);
    expect((await list({ category: 'live-casino' })).list).toHaveLength(0);
    expect((await list({ balance: 'bonusBalance' })).list).toHaveLength(0);
    expect((await list({ game_type: 'slots' })).list).not.toHaveLength(0);
    for (const type of ['live', 'virtual', 'crash']) expect((await list({ game_type: type })).list).toEqual([]);
    expect((await list({ provider: 'slotegrator', count: '100' })).list).toHaveLength(12);
    const slots = (await who.call(listSlotsBetHistory, { body: { page: 1 } })).result;
    expect(slots).toMatchObject({ count: '12' });
    expect(slots.data.at(-1)).toMatchObject({
      bet_amount: '1.00',
      multiplier: '2.50',
      payout: '2.50',
      amount: '1.50',
      status: '1',
    });
  });

  it('find the rounds of crash games, whether their provider or staff declare that they are', async () => {
    const who = await kit.player();
    const play = async (provider: string, n: number) => {
      const { id, gameId: game } = await kit.open(who, provider);
      const name = `crash-${who.id}-${n}`;
      const round = { player: who.username, game, round: name, transaction: name, amount: '1.00', win: '0' };
      await kit.post(`/console/callbacks/${provider}`, { action: 'betwin', ...round });
      return id;
    };
    await play('spribe', 1);
    const slot = await play('slotegrator', 2);
    const providersOf = async (filters: Record<string, string>) => {
      const { list } = (await who.call(listCasinoHistory, { query: filters })).result;
      const { data, count } = (await who.call(listSlotsBetHistory, { body: filters })).result;
      expect(data).toEqual(list);
      expect(Number(count)).toBe(list.length);
      return (list as { provider: string }[]).map(({ provider }) => provider);
    };
    expect(await providersOf({ game_type: 'crash' })).toEqual(['spribe']);
    // A crash game has no reels, whatever its provider files it under.
    expect(await providersOf({ game_type: 'slots' })).toEqual(['slotegrator']);
    expect(await providersOf({ game_type: 'tables' })).toEqual(['spribe']);
    const staffText = (tab: string[] | null) =>
      kit.testServer.db.pool.query('update casino.game set tab = $2 where id = $1', [slot, tab]);
    await staffText(['crash']);
    expect(await providersOf({ game_type: 'crash' })).toEqual(['slotegrator', 'spribe']);
    await staffText(null);
  });

  it('call a round open until every stake of it was answered, and neither won nor lost before', async () => {
    const who = await kit.player();
    const { gameId: slot } = await kit.open(who, 'slotegrator');
    const { gameId: table } = await kit.open(who, 'evolution');
    const call = (provider: string, game: string, rest: object) =>
      kit.post(`/console/callbacks/${provider}`, { player: who.username, game, round: `open-${who.id}`, ...rest });
    const id = (name: string) => `open-${who.id}-${name}`;
    const numbersOf = async (query: Record<string, string> = {}) => {
      const { list, totals } = (await who.call(listCasinoHistory, { query })).result;
      const { data, count } = (await who.call(listSlotsBetHistory, { body: query })).result;
      if (Object.keys(query).length === 0) {
        // The net of decided rounds, less what is in play, is what the wallet lost and gained.
        const [sums] = totals as { net: string; open: string }[];
        const wallet = Number(await kit.mainOf(who)) - 100;
        expect(Number(sums?.net) - Number(sums?.open)).toBeCloseTo(wallet, 5);
        expect((list as { running_net: string }[])[0]?.running_net).toBe(sums?.net);
      }
      const statuses = (list as { status: string }[]).map(({ status }) => status);
      expect((data as { status: string }[]).map(({ status }) => status)).toEqual(statuses);
      expect(Number(count)).toBe(statuses.length);
      return statuses;
    };
    await call('slotegrator', slot, { action: 'bet', transaction: id('a'), amount: '1.00' });
    for (const name of ['b', 'c']) {
      await call('evolution', table, { action: 'bet', transaction: id(name), amount: '1.00' });
    }
    expect(await numbersOf()).toEqual(['0', '0']);
    expect([await numbersOf({ result: '1' }), await numbersOf({ result: '2' })]).toEqual([[], []]);
    // One of the two stakes at the table has paid more than both: the other still waits.
    await call('evolution', table, { action: 'win', transaction: id('d'), target: id('b'), amount: '5.00' });
    await call('slotegrator', slot, { action: 'win', transaction: id('e'), amount: '0' });
    expect(await numbersOf()).toEqual(['0', '2']);
    expect(await numbersOf({ result: '0' })).toEqual(['0']);
    expect(await numbersOf({ result: '2' })).toEqual(['2']);
    await call('evolution', table, { action: 'win', transaction: id('f'), target: id('c'), amount: '0' });
    expect(await numbersOf()).toEqual(['1', '2']);
    expect([await numbersOf({ result: '0' }), await numbersOf({ result: '1' })]).toEqual([[], ['1']]);
    // A later stake of the same round waits again; taken back, it waits no more.
    await call('slotegrator', slot, { action: 'bet', transaction: id('g'), amount: '1.00' });
    expect(await numbersOf()).toEqual(['1', '0']);
    await call('slotegrator', slot, { action: 'rollback', transaction: id('h'), target: id('g'), amount: '1.00' });
    expect(await numbersOf()).toEqual(['1', '2']);
  });

  it('show a player their own rounds alone', async () => {
    const one = await kit.player();
    const other = await kit.player();
    await kit.spin((await kit.open(one, 'slotegrator')).token, 'attempt-0001');
    expect((await other.call(listCasinoHistory)).result.list).toEqual([]);
    expect((await kit.testServer.visitor().call(listCasinoHistory)).refusal).toBe('unauthorized');
  });
});
