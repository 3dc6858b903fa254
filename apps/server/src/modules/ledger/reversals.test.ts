import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test-support/database/test-database.ts';
import { entriesOf } from '../../../test-support/ledger/entries.ts';
import { AT, createTestKit, outcomeOf, type TestKit } from '../../../test-support/ledger/test-kit.ts';
import { digestOf, TRANSFER, type Verdict } from './index.ts';

let db: TestDatabase;
let kit: TestKit;

beforeAll(async () => {
  db = await createTestDatabase();
  kit = await createTestKit(db);
});

afterEach(async () => {
  expect(await kit.broken()).toEqual([]);
});

afterAll(async () => {
  await kit.ledger.close();
  await db.close();
});

function rollbackOf(verdict: Verdict): unknown {
  return verdict.verdict === 'accepted' ? verdict.answer.rollback : verdict.verdict;
}

describe('a rollback', () => {
  it('gives a stake back exactly, once', async () => {
    const player = await kit.buildPlayer(100n);
    const bet = kit.stake(player, 60n);
    await kit.ledger.apply(bet);
    expect(rollbackOf(await kit.ledger.apply(kit.rollback(player, bet)))).toBe('reversed');
    expect(rollbackOf(await kit.ledger.apply(kit.rollback(player, bet)))).toBe('already-reversed');
    expect(await kit.balances(player)).toEqual({ main: 100n, hold: 0n, debt: 0n });
  });

  it('that arrives before its bet leaves a tombstone, and the bet has no effect', async () => {
    const player = await kit.buildPlayer(100n);
    const bet = kit.stake(player, 60n);
    const verdict = await kit.ledger.apply(kit.rollback(player, bet));
    expect(rollbackOf(verdict)).toBe('tombstone');
    expect(outcomeOf(await kit.ledger.apply(bet))).toBe('rolled-back');
    expect(outcomeOf(await kit.ledger.apply({ ...bet, digest: digestOf('else') }))).toBe('rolled-back');
    expect(rollbackOf(await kit.ledger.apply(kit.rollback(player, bet)))).toBe('already-reversed');
    expect((await kit.balances(player)).main).toBe(100n);
  });

  it('that races its bet ends with no effect whichever comes first', async () => {
    const player = await kit.buildPlayer(1_000n);
    for (let round = 0; round < 20; round += 1) {
      const bet = kit.stake(player, 60n);
      const pair = [bet, kit.rollback(player, bet)];
      await Promise.all((round % 2 ? pair : pair.reverse()).map((command) => kit.ledger.apply(command)));
    }
    expect((await kit.balances(player)).main).toBe(1_000n);
  });

  it('of a refused bet moves nothing', async () => {
    const player = await kit.buildPlayer(10n);
    const bet = kit.stake(player, 60n);
    await kit.ledger.apply(bet);
    expect(rollbackOf(await kit.ledger.apply(kit.rollback(player, bet)))).toBe('target-refused');
    expect((await kit.balances(player)).main).toBe(10n);
  });

  it("of another player's bet is refused", async () => {
    const ana = await kit.buildPlayer(100n);
    const luis = await kit.buildPlayer(100n);
    const bet = kit.stake(ana, 60n);
    await kit.ledger.apply(bet);
    expect(outcomeOf(await kit.ledger.apply(kit.rollback(luis, bet)))).toBe('target-of-another-player');
  });

  it('cannot itself be rolled back', async () => {
    const player = await kit.buildPlayer(100n);
    const bet = kit.stake(player, 60n);
    const rollback = kit.rollback(player, bet);
    await kit.ledger.apply(bet);
    await kit.ledger.apply(rollback);
    expect(outcomeOf(await kit.ledger.apply(kit.rollback(player, rollback)))).toBe('not-reversible');
  });

  it('of a combined bet and win returns the stake before it takes the win', async () => {
    const player = await kit.buildPlayer(10n);
    const both = kit.command(player, {
      moves: [
        { from: player.main, to: kit.revenue, units: 10n, code: TRANSFER.slotsBet },
        { from: kit.revenue, to: player.main, units: 30n, code: TRANSFER.winSlots },
      ],
    });
    await kit.ledger.apply(both);
    await kit.ledger.apply(kit.stake(player, 25n));
    await kit.ledger.apply(kit.rollback(player, both));
    expect(await kit.balances(player)).toEqual({ main: 0n, hold: 0n, debt: 15n });
  });
});

describe('a debt', () => {
  it('is what a taken-back win left unpaid; main stops at zero and later credits pay it', async () => {
    const player = await kit.buildPlayer();
    const win = kit.win(player, 100n);
    await kit.ledger.apply(win);
    await kit.ledger.apply(kit.stake(player, 70n));
    await kit.ledger.apply(kit.rollback(player, win));
    expect(await kit.balances(player)).toEqual({ main: 0n, hold: 0n, debt: 70n });
    await kit.ledger.apply(kit.deposit(player, 30n));
    await expect.poll(() => kit.balances(player)).toEqual({ main: 0n, hold: 0n, debt: 40n });
    await kit.ledger.apply(kit.deposit(player, 50n));
    await expect.poll(() => kit.balances(player)).toEqual({ main: 10n, hold: 0n, debt: 0n });
    expect(await kit.ledger.collectDebts(AT)).toBe(0);
  });

  it('blocks withdrawals while it is open', async () => {
    const player = await kit.buildPlayer();
    const refusalOf = async () => {
      const found = await db.pool.query('select name, params from ledger.withdrawal_refusal($1)', [player.id]);
      return found.rows[0];
    };
    const win = kit.win(player, 100n);
    await kit.ledger.apply(win);
    expect(await refusalOf()).toEqual({ name: null, params: null });
    await kit.ledger.apply(kit.stake(player, 100n));
    await kit.ledger.apply(kit.rollback(player, win));
    expect(await refusalOf()).toEqual({ name: 'debt-outstanding', params: { amount: '0.001 MXN' } });
  });

  it('is kept per creditor: a taken-back deposit is owed to the gateway', async () => {
    const player = await kit.buildPlayer();
    const deposit = kit.deposit(player, 40n);
    await kit.ledger.apply(deposit);
    await kit.ledger.apply(kit.stake(player, 40n));
    await kit.ledger.apply(kit.rollback(player, deposit));
    await kit.ledger.apply(kit.win(player, 40n));
    await expect.poll(() => kit.balances(player)).toEqual({ main: 0n, hold: 0n, debt: 0n });
    const [paid] = await entriesOf(db, player.main);
    expect([paid?.counter, paid?.code]).toEqual([kit.clearing, TRANSFER.debtCollected]);
  });

  it('can be forgiven by staff', async () => {
    const player = await kit.buildPlayer();
    const win = kit.win(player, 100n);
    await kit.ledger.apply(win);
    await kit.ledger.apply(kit.stake(player, 100n));
    await kit.ledger.apply(kit.rollback(player, win));
    const [booked] = await entriesOf(db, player.debt);
    const to = booked?.counter ?? player.debt;
    const moves = [{ from: player.debt, to, units: 100n, code: TRANSFER.debtForgiven }];
    await kit.ledger.apply(kit.command(player, { kind: 'ledger.forgive-debt', moves }));
    expect(await kit.balances(player)).toEqual({ main: 0n, hold: 0n, debt: 0n });
  });
});
