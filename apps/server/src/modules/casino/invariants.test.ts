import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CasinoPlayer,
  type CasinoTestKit,
  createCasinoTestKit,
} from '../../../test-support/casino/casino-test-kit.ts';
import { newBreaches } from '../../../test-support/ledger/new-breaches.ts';

let kit: CasinoTestKit;
let who: CasinoPlayer;

/** A round with a bet and a win, a round that was taken back, and a tombstone. */
beforeAll(async () => {
  kit = await createCasinoTestKit();
  who = await kit.player();
  const { gameId: game } = await kit.open(who, 'slotegrator');
  const call = (rest: object) => kit.post('/console/callbacks/slotegrator', { player: who.username, game, ...rest });
  await call({ action: 'bet', round: 'r1', transaction: 'bet-1', amount: '10.00' });
  await call({ action: 'win', round: 'r1', transaction: 'win-1', amount: '25.00' });
  await call({ action: 'bet', round: 'r2', transaction: 'bet-2', amount: '1.00' });
  await call({ action: 'rollback', round: 'r2', transaction: 'back-2', target: 'bet-2', amount: '1.00' });
  await call({ action: 'rollback', round: 'r3', transaction: 'back-3', target: 'bet-3', amount: '1.00' });
});
afterAll(() => kit.close());

async function broken(): Promise<string[]> {
  const readings = await kit.testServer.modules.ledger.invariants();
  return readings.filter(({ violations }) => violations > 0).map(({ name }) => name);
}

/** True when the reading of all that came after the first command finds something; null where an invariant has none. */
async function isFoundSince(name: string): Promise<boolean | null> {
  return (await newBreaches(kit.testServer.db.pool)).get(name) ?? null;
}

const run = (sql: string) => kit.testServer.db.pool.query(sql);

describe('the invariants of providers', () => {
  it('hold after play, rollbacks and tombstones', async () => {
    expect(await kit.mainOf(who)).toBe('115.00');
    expect(await broken()).toEqual([]);
    const names = (await kit.testServer.modules.ledger.invariants()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['casino-13', 'casino-14', 'casino-15', 'casino-17', 'casino-40']));
  });

  it('hold when a win that was spent is taken back: the debt replaces it', async () => {
    const spender = await kit.player('10.00');
    const { gameId: game } = await kit.open(spender, 'slotegrator', 4);
    const call = (rest: object) =>
      kit.post('/console/callbacks/slotegrator', { player: spender.username, game, ...rest });
    await call({ action: 'bet', round: 's1', transaction: 's-bet-1', amount: '10.00' });
    await call({ action: 'win', round: 's1', transaction: 's-win-1', amount: '30.00' });
    await call({ action: 'bet', round: 's2', transaction: 's-bet-2', amount: '25.00' });
    const back = { action: 'rollback', round: 's1', transaction: 's-back-1', target: 's-win-1', amount: '30.00' };
    expect((await call(back)).text).toContain('"balance":0.00');
    const wallets = await kit.testServer.modules.ledger.walletsOf(spender.id);
    expect(wallets.find((wallet) => wallet.class === 'debt')?.balance).toBe(2_500_000n);
    expect(await broken()).toEqual([]);
  });

  it.each([
    [
      'casino-13',
      "update casino.round_transaction set key = 'bet-3' where key = 'bet-1'",
      "set key = 'bet-1' where key = 'bet-3'",
    ],
    ['casino-14', "update casino.round set payout = payout + 1 where round_key = 'r1'", null],
    [
      'casino-15',
      "update casino.round_transaction set reversed_by = 1 where key = 'bet-1'",
      "set reversed_by = null where key = 'bet-1'",
    ],
    [
      'casino-17',
      "update casino.round_transaction set balance_after = balance_after + 1 where key = 'win-1'",
      "set balance_after = balance_after - 1 where key = 'win-1'",
    ],
    [
      'casino-40',
      "update casino.round_transaction set round = -round where key = 'win-1'",
      "set round = -round where key = 'win-1'",
    ],
    [
      'casino-40',
      "update casino.round_transaction set key = 'win-9' where key = 'win-1'",
      "set key = 'win-1' where key = 'win-9'",
    ],
  ])('%s notices a planted violation', async (name, plant, undo) => {
    await run(plant);
    expect(await broken()).toContain(name);
    expect(await isFoundSince(name)).not.toBe(false);
    await run(
      undo === null
        ? "update casino.round set payout = payout - 1 where round_key = 'r1'"
        : `update casino.round_transaction ${undo}`,
    );
    expect(await broken()).toEqual([]);
  });
});
