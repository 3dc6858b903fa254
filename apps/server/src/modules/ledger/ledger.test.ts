import { currency, type HouseAccountId, type Instant, idOf, instant, type PlayerId } from '@ordago/kernel';
import { createTestDatabase, fakeClock, type TestDatabase } from '@ordago/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLedger, digestOf, type MoneyCommand, type PlayerWallets, TRANSFER } from './index.ts';

const MXN = currency('MXN');
const at: Instant = instant(Date.UTC(2026, 0, 14));

let db: TestDatabase;
let ledger: ReturnType<typeof createLedger>;
let clearing: HouseAccountId;
let revenue: HouseAccountId;
let players = 0;
let keys = 0;

beforeAll(async () => {
  db = await createTestDatabase();
  ledger = createLedger({ pool: db.pool, clock: fakeClock() });
  clearing = await ledger.houseAccount({ class: 'psp-clearing', product: 'payments', provider: 'xpay', currency: MXN });
  revenue = await ledger.houseAccount({ class: 'revenue', product: 'casino', provider: 'evolution', currency: MXN });
});

afterAll(async () => {
  await ledger.close();
  await db.close();
});

interface Player extends PlayerWallets {
  readonly id: PlayerId;
}

async function buildPlayer(main = 0n): Promise<Player> {
  players += 1;
  const id = idOf<PlayerId>(players);
  const wallets = await ledger.openPlayerWallets(id, MXN);
  const player = { id, ...wallets };
  if (main > 0n) await ledger.apply(deposit(player, main));
  return player;
}

function command(player: Player, rest: Partial<MoneyCommand>): MoneyCommand {
  keys += 1;
  const key = `k${keys}`;
  return { scope: 'test', key, digest: digestOf(key), kind: 'ledger.move', player: player.id, moves: [], at, ...rest };
}

function deposit(player: Player, units: bigint): MoneyCommand {
  return command(player, { moves: [{ from: clearing, to: player.main, units, code: TRANSFER.replenishment }] });
}

function stake(player: Player, units: bigint): MoneyCommand {
  return command(player, { moves: [{ from: player.main, to: revenue, units, code: TRANSFER.slotsBet }] });
}

async function mainOf(player: Player): Promise<bigint> {
  const wallets = await ledger.walletsOf(player.id);
  return wallets.find((wallet) => wallet.class === 'main')?.balance ?? -1n;
}

describe('a money command', () => {
  it('moves money and tells the balance at its commit', async () => {
    const player = await buildPlayer();
    const verdict = await ledger.apply(deposit(player, 500n));
    expect(verdict).toMatchObject({ verdict: 'accepted', replayed: false, balances: [{ balance: 500n, version: 1n }] });
    expect(await mainOf(player)).toBe(500n);
  });

  it('is refused when the money is not there, and the refusal is remembered', async () => {
    const player = await buildPlayer(100n);
    const bet = stake(player, 101n);
    expect(await ledger.apply(bet)).toMatchObject({
      verdict: 'refused',
      name: 'insufficient-balance',
      replayed: false,
    });
    await ledger.apply(deposit(player, 1_000n));
    expect(await ledger.apply(bet)).toMatchObject({ verdict: 'refused', name: 'insufficient-balance', replayed: true });
    expect(await mainOf(player)).toBe(1_100n);
  });

  it('happens once however often it is sent, and another body under its key is a conflict', async () => {
    const player = await buildPlayer(1_000n);
    const bet = stake(player, 100n);
    const verdicts = await Promise.all(Array.from({ length: 50 }, () => ledger.apply(bet)));
    expect(verdicts.filter((v) => v.verdict === 'accepted' && !v.replayed)).toHaveLength(1);
    expect(verdicts.filter((v) => v.verdict === 'accepted' && v.replayed)).toHaveLength(49);
    expect(await ledger.apply({ ...bet, digest: digestOf('other') })).toMatchObject({ verdict: 'conflict' });
    expect(await mainOf(player)).toBe(900n);
  });

  it('judges fifty parallel bets of 10 on a balance of 100 so that exactly ten are accepted', async () => {
    const player = await buildPlayer(100n);
    const verdicts = await Promise.all(Array.from({ length: 50 }, () => ledger.apply(stake(player, 10n))));
    expect(verdicts.filter((v) => v.verdict === 'accepted')).toHaveLength(10);
    expect(await mainOf(player)).toBe(0n);
  });

  it('judges a combined bet and win on the bet alone', async () => {
    const player = await buildPlayer(10n);
    const moves = [
      { from: player.main, to: revenue, units: 11n, code: TRANSFER.slotsBet },
      { from: revenue, to: player.main, units: 500n, code: TRANSFER.winSlots },
    ];
    expect(await ledger.apply(command(player, { moves }))).toMatchObject({ name: 'insufficient-balance' });
    expect(await mainOf(player)).toBe(10n);
  });
});
