import { type Currency, currency, idOf, instant, type PlayerId } from '@ordago/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test-support/database/test-database.ts';
import { createLedger, type Ledger } from '../../ledger/index.ts';
import type { GameProvider } from '../shared/ports/game-provider.ts';
import type { WalletCommand, WalletOutcome } from '../shared/ports/wallet-dialect.ts';
import { createCallbacksRepository } from './repository/callbacks.repository.ts';
import { createApplyWalletCallback } from './use-cases/apply-wallet-callback.ts';

/** Bets and wins of a provider whose currency was seen before: nothing is read before the ledger. */
const AT = instant(Date.UTC(2026, 0, 14));
const PLAYERS = ['1', '2', '3'].map((id) => idOf<PlayerId>(id));
let db: TestDatabase;
let ledger: Ledger;
let admissions = 0;
let apply: (command: WalletCommand) => Promise<WalletOutcome>;
let keys = 0;

beforeAll(async () => {
  db = await createTestDatabase();
  ledger = createLedger({ pool: db.pool, clock: { now: () => AT } });
  const codes = ['MXN', 'TRY', 'MXN'].map(currency);
  for (const [index, code] of codes.entries()) {
    await db.pool.query(
      `insert into players.player (id, username, username_key, username_skeleton, email, email_key, phone, currency,
         birth_date, locale, created_at)
       overriding system value values ($1::text::bigint, 'p' || $1, 'p' || $1, 'p' || $1, 'p@' || $1, 'p@' || $1, '+3460000000' || $1, $2, '1990-01-01', 'es', $3)`,
      [String(index + 1), code, new Date(AT)],
    );
  }
  for (const index of [0, 1]) await ledger.openPlayerWallets(PLAYERS[index] as PlayerId, codes[index] as Currency);
  await db.pool.query(
    `insert into casino.provider (name, route_provider, win_max) values ('originals', 'originals', 900)`,
  );
  await db.pool.query(
    `insert into casino.game (provider, game_id, mobile_game_id, name, studio, casino_type, raw, added_at, changed_at)
     values ('originals', 'dice', 'dice-m', 'Dice', 'Ours', 'slots', '{}', $1, $1)`,
    [new Date(AT)],
  );
  const callbacks = createCallbacksRepository(db.pool);
  const applyCall = createApplyWalletCallback({
    ledger,
    callbacks: {
      ...callbacks,
      admit: (caller, at) => {
        admissions += 1;
        return callbacks.admit(caller, at);
      },
    },
  });
  const provider = { name: 'originals', roams: false } as GameProvider;
  apply = (command) => applyCall({ provider, command, nonce: null, at: AT });
  await apply(promotion('1', 1n));
  await apply({ ...promotion('2', 1n), currency: 'TRY' });
  expect(admissions).toBe(2);
});

afterAll(async () => {
  expect((await ledger.invariants()).filter(({ violations }) => violations > 0)).toEqual([]);
  await ledger.close();
  await db.close();
});

function promotion(userId: string, payout: bigint): WalletCommand & { action: 'win' } {
  keys += 1;
  return {
    action: 'win',
    userId,
    currency: 'MXN',
    key: `k${keys}`,
    gameId: 'dice',
    roundId: `r${keys}`,
    payout,
    winType: 'promotion',
    settles: null,
  };
}

it('pays, and the round names the wallet and the game, by either of its ids', async () => {
  const desktop = promotion('1', 100n);
  const phone = { ...promotion('1', 200n), gameId: 'dice-m' };
  expect(await apply(desktop)).toMatchObject({ ok: true, balance: 101n, isReplay: false });
  // Side by side: the two are carried out together.
  expect(await Promise.all([apply(phone), apply(promotion('1', 5n))])).toMatchObject([
    { balance: 301n },
    { balance: 306n },
  ]);
  const { rows } = await db.pool.query(
    `select distinct r.player, g.game_id, w.player as owner, w.class from casino.round r
     join casino.game g on g.id = r.game join ledger.wallet w on w.id = r.wallet where r.player = 1`,
  );
  expect(rows).toEqual([{ player: '1', game_id: 'dice', owner: '1', class: 'main' }]);
  expect(admissions).toBe(2);
});

it.each([
  ['of nobody', { userId: '99' }, 'user-not-found'],
  ['of no id at all', { userId: 'me' }, 'user-not-found'],
  ['in the currency of another player', { currency: 'TRY' }, 'currency-mismatch'],
  ['at a game that is not there', { gameId: 'none' }, 'game-not-found'],
])('refuses what is %s, alone and beside others, and stores nothing', async (_title, rest, name) => {
  const odd = { ...promotion('1', 5n), ...rest };
  const refused = { ok: false, name, balance: null, currency: null };
  expect(await apply(odd)).toMatchObject(refused);
  const [beside, other] = await Promise.all([apply(odd), apply(promotion('1', 5n))]);
  expect([beside, other.ok]).toMatchObject([refused, true]);
  expect((await db.pool.query('select from ledger.op where key = $1', [odd.key])).rowCount).toBe(0);
  expect(admissions).toBe(2);
});

it('parks what is not owed yet, and pays it once it is', async () => {
  const high = promotion('1', 1_000n);
  const early: WalletCommand = { ...promotion('1', 10n), winType: 'ordinary' };
  expect(await Promise.all([apply(high), apply(early)])).toMatchObject([
    { ok: false, name: 'win-above-cap', currency: 'MXN', balance: expect.any(BigInt) },
    { ok: false, name: 'win-without-bet' },
  ]);
  expect(await apply(high)).toMatchObject({ name: 'win-above-cap' });
  const parked = () =>
    db.pool.query('select reason, attempts, paid_at is not null as is_paid from casino.parked_win order by reason');
  expect((await parked()).rows).toEqual([
    { reason: 'win-above-cap', attempts: 2, is_paid: false },
    { reason: 'win-without-bet', attempts: 1, is_paid: false },
  ]);
  await db.pool.query('update casino.parked_win set approved_at = now() where key = $1', [high.key]);
  expect(await apply(high)).toMatchObject({ ok: true });
  expect((await parked()).rows[0]).toMatchObject({ is_paid: true });
});

it('opens the wallets of a player who never signed in', async () => {
  expect(await apply(promotion('3', 50n))).toMatchObject({ ok: true, balance: 50n, currency: 'MXN' });
});
