import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test-support/database/test-database.ts';
import { entriesOf } from '../../../test-support/ledger/entries.ts';
import { createTestKit, MXN, outcomeOf, staffId, type TestKit } from '../../../test-support/ledger/test-kit.ts';
import { digestOf, TRANSFER } from './index.ts';

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

describe('a money command', () => {
  it('moves money and returns the balance at its commit', async () => {
    const player = await kit.buildPlayer();
    const verdict = await kit.ledger.apply(kit.deposit(player, 500n));
    expect(verdict).toMatchObject({ verdict: 'accepted', replayed: false, balances: [{ balance: 500n, version: 1n }] });
    expect(await kit.balances(player)).toEqual({ main: 500n, hold: 0n, debt: 0n });
  });

  it('is refused when the money is not there, and the refusal is remembered', async () => {
    const player = await kit.buildPlayer(100n);
    const bet = kit.stake(player, 101n);
    const refusal = { verdict: 'refused', name: 'insufficient-balance' };
    expect(await kit.ledger.apply(bet)).toMatchObject({ ...refusal, replayed: false });
    await kit.ledger.apply(kit.deposit(player, 1_000n));
    expect(await kit.ledger.apply(bet)).toMatchObject({ ...refusal, replayed: true });
    expect((await kit.balances(player)).main).toBe(1_100n);
  });

  it('happens once however often it is sent, and another body under its key is a conflict', async () => {
    const player = await kit.buildPlayer(1_000n);
    const bet = kit.stake(player, 100n);
    const verdicts = await Promise.all(Array.from({ length: 50 }, () => kit.ledger.apply(bet)));
    expect(verdicts.filter((v) => v.verdict === 'accepted' && !v.replayed)).toHaveLength(1);
    expect(verdicts.filter((v) => v.verdict === 'accepted' && v.replayed)).toHaveLength(49);
    expect(await kit.ledger.apply({ ...bet, digest: digestOf('other') })).toMatchObject({ verdict: 'conflict' });
    expect((await kit.balances(player)).main).toBe(900n);
  });

  it('is accepted ten times of fifty when fifty stakes of 10 meet a balance of 100', async () => {
    const player = await kit.buildPlayer(100n);
    const verdicts = await Promise.all(Array.from({ length: 50 }, () => kit.ledger.apply(kit.stake(player, 10n))));
    expect(verdicts.filter((v) => v.verdict === 'accepted')).toHaveLength(10);
    expect((await kit.balances(player)).main).toBe(0n);
  });

  it('judges a combined bet and win on the bet alone', async () => {
    const player = await kit.buildPlayer(10n);
    const moves = (units: bigint) => [
      { from: player.main, to: kit.revenue, units, code: TRANSFER.slotsBet },
      { from: kit.revenue, to: player.main, units: 500n, code: TRANSFER.winSlots },
    ];
    expect(outcomeOf(await kit.ledger.apply(kit.command(player, { moves: moves(11n) })))).toBe('insufficient-balance');
    expect(outcomeOf(await kit.ledger.apply(kit.command(player, { moves: moves(10n) })))).toBe('accepted');
    expect((await kit.balances(player)).main).toBe(500n);
  });

  it('shows in the history with the balance before and after, newest first', async () => {
    const player = await kit.buildPlayer(10n);
    await kit.ledger.apply(kit.stake(player, 4n));
    const page = await entriesOf(db, player.main);
    expect(
      page.map(({ units, balanceBefore, balanceAfter, code }) => [units, balanceBefore, balanceAfter, code]),
    ).toEqual([
      [-4n, 10n, 6n, TRANSFER.slotsBet],
      [10n, 0n, 10n, TRANSFER.replenishment],
    ]);
  });

  it('moves staff credit between wallets with two mirrored entries', async () => {
    const player = await kit.buildPlayer();
    const float = await kit.ledger.openFloat(staffId(7), MXN);
    const issue = await kit.ledger.houseAccount({
      class: 'float-issue',
      product: 'staff',
      provider: 'house',
      currency: MXN,
    });
    const give = { from: issue, to: float, units: 50n, code: TRANSFER.floatIssue } as const;
    const credit = { from: float, to: player.main, units: 20n, code: TRANSFER.floatToPlayer } as const;
    await kit.ledger.apply(kit.command(null, { moves: [give] }));
    expect(outcomeOf(await kit.ledger.apply(kit.command(player, { moves: [credit] })))).toBe('accepted');
    const [taken] = await entriesOf(db, float);
    const [given] = await entriesOf(db, player.main);
    expect([taken?.units, taken?.counter, given?.units, given?.counter]).toEqual([-20n, player.main, 20n, float]);
    expect(taken?.op).toBe(given?.op);
  });
});

describe('a move', () => {
  it.each([
    ['above 10^10 currency units', 10n ** 15n + 1n, 'amount-out-of-range'],
    ['of nothing', 0n, 'amount-out-of-range'],
    ['below zero', -5n, 'amount-out-of-range'],
  ])('%s is refused', async (_title, units, name) => {
    const player = await kit.buildPlayer(10n);
    expect(outcomeOf(await kit.ledger.apply(kit.stake(player, units)))).toBe(name);
  });

  it('outside the chart, to an unknown account or into another currency is refused', async () => {
    const player = await kit.buildPlayer(10n);
    const dollars = await kit.ledger.houseAccount({
      class: 'revenue',
      product: 'casino',
      provider: 'evolution',
      currency: 'USD' as typeof MXN,
    });
    const to = async (account: string, code: 357 | 8) => {
      const move = { from: player.main, to: account as typeof dollars, units: 1n, code };
      return outcomeOf(await kit.ledger.apply(kit.command(player, { moves: [move] })));
    };
    expect(await to(kit.revenue, TRANSFER.withdrawal)).toBe('move-not-in-chart');
    expect(await to('-999999', TRANSFER.slotsBet)).toBe('unknown-account');
    expect(await to(dollars, TRANSFER.slotsBet)).toBe('currency-mismatch');
    expect((await kit.balances(player)).main).toBe(10n);
  });
});

describe('a command of several moves', () => {
  it('stays in one currency, unless it passes an exchange', async () => {
    const player = await kit.buildPlayer(10n);
    const testServer = (name: 'revenue' | 'fx', currency: string) =>
      kit.ledger.houseAccount({
        class: name,
        product: 'casino',
        provider: 'evolution',
        currency: currency as typeof MXN,
      });
    const dollars = await kit.ledger.openPlayerWallets(player.id, 'USD' as typeof MXN);
    const code = TRANSFER.slotsBet;
    const mixed = [
      { from: player.main, to: kit.revenue, units: 2n, code },
      { from: await testServer('revenue', 'USD'), to: dollars.main, units: 1n, code: TRANSFER.winSlots },
    ];
    const exchange = [
      { from: player.main, to: await testServer('fx', 'MXN'), units: 2n, code: TRANSFER.fxExchange },
      { from: await testServer('fx', 'USD'), to: dollars.main, units: 1n, code: TRANSFER.fxExchange },
    ];
    expect(outcomeOf(await kit.ledger.apply(kit.command(player, { moves: mixed })))).toBe('currency-mismatch');
    expect(outcomeOf(await kit.ledger.apply(kit.command(player, { moves: exchange })))).toBe('accepted');
  });
});

describe('history', () => {
  it.each(['op', 'entry', 'house_entry'])('of ledger.%s cannot be rewritten', async (table) => {
    await kit.buildPlayer(10n);
    await expect(db.owner.query(`delete from ledger.${table}`)).rejects.toThrow(/append-only/);
    await expect(db.owner.query(`truncate ledger.${table}`)).rejects.toThrow(/append-only/);
  });
});
