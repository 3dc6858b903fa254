import { type BetId, type HouseAccountId, idOf } from '@ordago/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test-support/database/test-database.ts';
import { entriesOf } from '../../../test-support/ledger/entries.ts';
import { AT, createTestKit, MXN, type Player, type TestKit } from '../../../test-support/ledger/test-kit.ts';
import { createLedger } from './create-ledger.ts';
import { type SettlementLine, TRANSFER } from './index.ts';

let db: TestDatabase;
let kit: TestKit;
let revenue: HouseAccountId;
let bets = 0;

const BET_TABLE = `
  create table public.test_bet (id bigint primary key, revision int not null default 0);
  create function public.test_settle(bets bigint[], revisions int[], payload jsonb, at timestamptz) returns bigint[]
  language sql as $$
    with taken as (
      update public.test_bet b set revision = n.revision from unnest(bets, revisions) n (id, revision)
      where b.id = n.id and b.revision = n.revision - 1 returning b.id)
    select coalesce(array_agg(id), '{}') from taken
  $$;
  select ledger.register_op_kind('test.settle', null, null, 'public.test_settle');`;

beforeAll(async () => {
  db = await createTestDatabase();
  kit = await createTestKit(db);
  revenue = await kit.ledger.houseAccount({ class: 'revenue', product: 'sport', provider: 'house', currency: MXN });
  await db.owner.query(BET_TABLE);
});

afterEach(async () => {
  expect(await kit.broken()).toEqual([]);
});

afterAll(async () => {
  await kit.ledger.close();
  await db.close();
});

async function placeBet(player: Player, units: bigint): Promise<BetId> {
  bets += 1;
  await db.pool.query('insert into public.test_bet (id) values ($1)', [bets]);
  const move = { from: player.main, to: kit.openStakes, units, code: TRANSFER.betSet };
  await kit.ledger.apply(kit.command(player, { moves: [move] }));
  return idOf<BetId>(bets);
}

function line(player: Player, bet: BetId, rest: Partial<SettlementLine>): SettlementLine {
  const accounts = { wallet: player.main, openStakes: kit.openStakes, revenue };
  return {
    bet,
    player: player.id,
    ...accounts,
    revision: 1,
    stakeReleased: 0n,
    payoutDifference: 0n,
    ...rest,
  };
}

async function settle(...lines: SettlementLine[]): Promise<string[]> {
  const results = await kit.ledger.applySettlements({ kind: 'test.settle', lines, at: AT });
  return results.map((result) => result.outcome);
}

async function houseBalance(account: HouseAccountId): Promise<string> {
  const found = await db.pool.query('select sum(balance)::bigint as it from ledger.house_lane where account = $1', [
    account,
  ]);
  return found.rows[0].it ?? '0';
}

describe('a settlement chunk', () => {
  it('pays winners in the order of the lines, leaves losers alone and turns stakes into revenue', async () => {
    const ana = await kit.buildPlayer(100n);
    const luis = await kit.buildPlayer(100n);
    const first = await placeBet(ana, 10n);
    const second = await placeBet(ana, 20n);
    const lost = await placeBet(luis, 30n);
    const won = line(ana, first, { stakeReleased: 10n, payoutDifference: 25n });
    const alsoWon = line(ana, second, { stakeReleased: 20n, payoutDifference: 50n });
    expect(await settle(won, alsoWon, line(luis, lost, { stakeReleased: 30n }))).toEqual([
      'applied',
      'applied',
      'applied',
    ]);
    expect((await kit.balances(ana)).main).toBe(145n);
    expect((await kit.balances(luis)).main).toBe(70n);
    expect([await houseBalance(kit.openStakes), await houseBalance(revenue)]).toEqual(['0', '-15']);
    const entries = await entriesOf(db, ana.main);
    expect(entries.slice(0, 2).map((entry) => [entry.units, entry.balanceAfter])).toEqual([
      [50n, 145n],
      [25n, 95n],
    ]);
  });

  it('changes nothing when it is sent again, and reports it', async () => {
    const player = await kit.buildPlayer(100n);
    const bet = await placeBet(player, 10n);
    const won = line(player, bet, { stakeReleased: 10n, payoutDifference: 25n });
    expect(await settle(won)).toEqual(['applied']);
    expect(await settle(won)).toEqual(['replayed']);
    expect(await settle({ ...won, payoutDifference: 99n })).toEqual(['skipped']);
    expect(await settle({ ...won, revision: 7 })).toEqual(['skipped']);
    expect((await kit.balances(player)).main).toBe(115n);
  });

  it('takes back what a later revision asks, as far as main reaches, and books the rest as debt', async () => {
    const player = await kit.buildPlayer(10n);
    const bet = await placeBet(player, 10n);
    await settle(line(player, bet, { stakeReleased: 10n, payoutDifference: 25n }));
    await kit.ledger.apply(kit.stake(player, 15n));
    expect(await settle(line(player, bet, { revision: 2, payoutDifference: -25n }))).toEqual(['applied']);
    expect(await kit.balances(player)).toEqual({ main: 0n, hold: 0n, debt: 15n });
    await kit.ledger.apply(kit.deposit(player, 15n));
    await expect.poll(() => kit.balances(player)).toEqual({ main: 0n, hold: 0n, debt: 0n });
  });

  it('collects what a winner owes from the payout, in the commit that pays it', async () => {
    const debtor = await kit.buildPlayer(30n);
    const other = await kit.buildPlayer(10n);
    const first = await placeBet(debtor, 10n);
    await settle(line(debtor, first, { stakeReleased: 10n, payoutDifference: 25n }));
    const won = await placeBet(debtor, 10n);
    const more = await placeBet(debtor, 5n);
    const others = await placeBet(other, 10n);
    await kit.ledger.apply(kit.stake(debtor, 30n));
    await settle(line(debtor, first, { revision: 2, payoutDifference: -25n }));
    expect(await kit.balances(debtor)).toMatchObject({ main: 0n, debt: 25n });
    const lines = [
      line(debtor, won, { stakeReleased: 10n, payoutDifference: 20n }),
      line(other, others, { stakeReleased: 10n, payoutDifference: 7n }),
    ];
    expect(await settle(...lines)).toEqual(['applied', 'applied']);
    expect(await kit.balances(debtor)).toMatchObject({ main: 0n, debt: 5n });
    expect((await kit.balances(other)).main).toBe(7n);
    // Sent again it collects nothing more; the next payout pays the rest and leaves what is over.
    expect(await settle(...lines)).toEqual(['replayed', 'replayed']);
    expect(await settle(line(debtor, more, { stakeReleased: 5n, payoutDifference: 9n }))).toEqual(['applied']);
    expect(await kit.balances(debtor)).toMatchObject({ main: 4n, debt: 0n });
    expect((await db.pool.query('select from ledger.debtor where player = $1', [debtor.id])).rows).toEqual([]);
  });

  it('leaves no debtor with money on main, whatever is settled, corrected and collected side by side', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, () => kit.buildPlayer(40n)));
    const chunks: { readonly back: SettlementLine; readonly won: SettlementLine }[] = [];
    for (const player of players) {
      const one = await placeBet(player, 10n);
      const two = await placeBet(player, 10n);
      await settle(line(player, one, { stakeReleased: 10n, payoutDifference: 50n }));
      await kit.ledger.apply(kit.stake(player, 70n));
      chunks.push({
        back: line(player, one, { revision: 2, payoutDifference: -50n }),
        won: line(player, two, { stakeReleased: 10n, payoutDifference: 30n }),
      });
    }
    const other = createLedger({ pool: db.pool, clock: { now: () => AT }, instance: 3 });
    await Promise.all(
      chunks.flatMap(({ back, won }) => [
        kit.ledger.applySettlements({ kind: 'test.settle', lines: [back], at: AT }),
        other.applySettlements({ kind: 'test.settle', lines: [won], at: AT }),
      ]),
    );
    await other.close();
    for (const player of players) expect(await kit.balances(player)).toMatchObject({ main: 0n, debt: 20n });
  });

  it('opens a bet again when its settlement is withdrawn', async () => {
    const before = await houseBalance(kit.openStakes);
    const player = await kit.buildPlayer(10n);
    const bet = await placeBet(player, 10n);
    await settle(line(player, bet, { stakeReleased: 10n, payoutDifference: 25n }));
    await settle(line(player, bet, { revision: 2, stakeReleased: -10n, payoutDifference: -25n }));
    expect(await kit.balances(player)).toEqual({ main: 0n, hold: 0n, debt: 0n });
    expect(BigInt(await houseBalance(kit.openStakes)) - BigInt(before)).toBe(10n);
  });

  it('is refused as a bug when money would move outside the chart', async () => {
    const player = await kit.buildPlayer(10n);
    const other = await kit.buildPlayer(10n);
    const bet = await placeBet(player, 10n);
    const won = line(player, bet, { stakeReleased: 10n, payoutDifference: 25n });
    const back = { revision: 1, stakeReleased: 10n, payoutDifference: -5n };
    for (const astray of [
      line(player, bet, { revenue: kit.openStakes }),
      line(player, bet, { openStakes: revenue }),
      { ...won, wallet: player.hold },
      { ...won, wallet: other.main },
      { ...won, payoutCode: TRANSFER.betSet },
      { ...won, stakeReleased: 10n ** 15n + 1n },
      { ...won, payoutDifference: 10n ** 15n + 1n },
      { ...won, ...back, wallet: player.hold },
      { ...won, ...back, wallet: other.main },
    ]) {
      await expect(settle(astray)).rejects.toThrow(/outside the chart/);
    }
    expect((await kit.balances(player)).main).toBe(0n);
    expect(await settle(won)).toEqual(['applied']);
  });

  it('moves the stakes of a chunk by one command, in amounts that the ledger takes', async () => {
    const player = await kit.buildPlayer(10n ** 15n);
    await kit.ledger.apply(kit.deposit(player, 10n ** 15n - 7n));
    const one = await placeBet(player, 10n ** 15n);
    const two = await placeBet(player, 10n ** 15n - 7n);
    const lost = [
      line(player, one, { stakeReleased: 10n ** 15n }),
      line(player, two, { stakeReleased: 10n ** 15n - 7n }),
    ];
    expect(await settle(...lost)).toEqual(['applied', 'applied']);
    const found = await db.pool.query(
      `select moves from ledger.op where scope = 'settlement' order by id desc limit 1`,
    );
    const accounts = [kit.openStakes, revenue];
    expect(found.rows[0].moves).toEqual([
      ...accounts,
      `${10n ** 15n}`,
      '1505',
      ...accounts,
      `${10n ** 15n - 7n}`,
      '1505',
    ]);
  });

  it('takes what can be taken, and answers the same when it is sent again', async () => {
    const player = await kit.buildPlayer(100n);
    const settled = await placeBet(player, 10n);
    const open = await placeBet(player, 20n);
    await settle(line(player, settled, { stakeReleased: 10n }));
    const chunk = [
      line(player, settled, { stakeReleased: 10n, payoutDifference: 25n }),
      line(player, open, { stakeReleased: 20n, payoutDifference: 50n }),
    ];
    expect(await settle(...chunk)).toEqual(['skipped', 'applied']);
    expect(await settle(...chunk)).toEqual(['skipped', 'replayed']);
    expect((await kit.balances(player)).main).toBe(120n);
  });

  it('takes its bets in their order, each once', async () => {
    const player = await kit.buildPlayer(100n);
    const first = await placeBet(player, 10n);
    const second = await placeBet(player, 10n);
    const one = line(player, first, { stakeReleased: 10n });
    const two = line(player, second, { stakeReleased: 10n });
    await expect(async () => settle(two, one)).rejects.toThrow(/in their order/);
    await expect(async () => settle(one, one)).rejects.toThrow(/in their order/);
  });

  it('settles two thousand bets in one commit beside live stakes', async () => {
    const player = await kit.buildPlayer(1_000_000n);
    const ids = await db.pool.query(
      `insert into public.test_bet (id) select 100000 + g from generate_series(1, 2000) g returning id`,
    );
    const stake = { from: player.main, to: kit.openStakes, units: 20_000n, code: TRANSFER.betSet };
    await kit.ledger.apply(kit.command(player, { moves: [stake] }));
    const lines = ids.rows.map(({ id }, index) =>
      line(player, idOf<BetId>(id), { stakeReleased: 10n, payoutDifference: index % 2 ? 19n : 0n }),
    );
    const [outcomes] = await Promise.all([
      settle(...lines),
      ...Array.from({ length: 40 }, () => kit.ledger.apply(kit.stake(player, 1n))),
    ]);
    expect(new Set(outcomes)).toEqual(new Set(['applied']));
    expect((await kit.balances(player)).main).toBe(1_000_000n - 20_000n + 19_000n - 40n);
  });
});
