import { currency, type HouseAccountId, idOf, type PlayerId, type StaffId, type WalletId } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { HouseClass, Ledger } from '../index.ts';
import type { ModelAccount, ModelWorld } from './model.ts';

export interface FuzzPlayer {
  readonly id: PlayerId;
  readonly main: WalletId;
  readonly hold: WalletId;
  readonly grant: WalletId;
}

/** The stage of a run: few players, so that they are hot, and one account of each kind. */
export interface FuzzWorld extends ModelWorld {
  readonly players: readonly FuzzPlayer[];
  readonly float: WalletId;
  readonly house: Readonly<Record<HouseName, HouseAccountId>>;
}

const HOUSE = {
  clearing: ['psp-clearing', 'payments', 'xpay'],
  slots: ['revenue', 'casino', 'evolution'],
  sport: ['revenue', 'sport', 'house'],
  open: ['open-stakes', 'sport', 'house'],
  promotion: ['promotion-cost', 'bonus', 'house'],
  pool: ['jackpot-pool', 'casino', 'evolution'],
  issue: ['float-issue', 'staff', 'house'],
} as const satisfies Record<string, readonly [Exclude<HouseClass, 'debt-receivable'>, string, string]>;
export type HouseName = keyof typeof HOUSE;

export const MXN = currency('MXN');
export const USD = currency('USD');
/** How often each shared row may be used. */
const ROW_USES_MAX = 5;

/**
 * What a module would register: a kind with a precondition and an effect that leave traces of their own, a class of
 * shared rows with a limit, and a kind for settlement.
 */
const MODULE_SQL = `
  create table fuzz_note (op_id bigint primary key, row_id bigint);
  create table fuzz_row (id bigint primary key, uses int not null);
  insert into fuzz_row select g, 0 from generate_series(1, 3) g;
  create function fuzz_lock(ids bigint[]) returns void language plpgsql as $$
    begin perform 1 from fuzz_row where id = any (ids) order by id for no key update; end $$;
  create function fuzz_check(p jsonb, player bigint, at timestamptz) returns ledger.refusal language sql as $$
    select case when exists (select from fuzz_row where id = (p->>'row')::bigint and uses >= ${ROW_USES_MAX})
      then ledger.refuse('row-used-up') end $$;
  create function fuzz_effect(op bigint, player bigint, p jsonb, at timestamptz) returns jsonb language plpgsql as $$
    begin
      insert into fuzz_note values (op, (p->>'row')::bigint);
      update fuzz_row set uses = uses + 1 where id = (p->>'row')::bigint;
      return jsonb_build_object('note', op::text);
    end $$;
  select ledger.register_op_kind('fuzz.note', 'fuzz_check', 'fuzz_effect');
  select ledger.register_op_kind('fuzz.settle');
  select ledger.register_shared_class('fuzz-row', 9000, 'fuzz_lock');`;

/** Builds the stage in a fresh database. */
export async function buildWorld(pool: Pool, ledger: Ledger): Promise<FuzzWorld> {
  await pool.query(MODULE_SQL);
  const players: FuzzPlayer[] = [];
  for (let number = 1; number <= 5; number += 1) {
    const id = idOf<PlayerId>(number);
    const { main, hold } = await ledger.openPlayerWallets(id, MXN);
    players.push({ id, main, hold, grant: await ledger.openGrantWallet(id, `g${number}`, MXN) });
  }
  const float = await ledger.openFloat(idOf<StaffId>(1), MXN);
  const house = {} as Record<HouseName, HouseAccountId>;
  for (const name of Object.keys(HOUSE) as HouseName[]) {
    const [houseClass, product, provider] = HOUSE[name];
    house[name] = await ledger.houseAccount({ class: houseClass, product, provider, currency: MXN });
  }
  await ledger.houseAccount({ class: 'revenue', product: 'casino', provider: 'evolution', currency: USD });
  return { players, float, house, rowUsesMax: ROW_USES_MAX, ...(await readAccounts(pool)) };
}

async function readAccounts(pool: Pool): Promise<Pick<FuzzWorld, 'accounts' | 'claims' | 'chart'>> {
  const wallets = await pool.query('select id, class, currency, player from ledger.wallet');
  const house = await pool.query('select id, class, currency, creditor from ledger.house_account');
  const chart = await pool.query('select code, from_class, to_class, reversed_by from ledger.chart');
  const accounts = new Map<string, ModelAccount>();
  for (const row of wallets.rows)
    accounts.set(row.id, { class: row.class, currency: row.currency, player: row.player });
  for (const row of house.rows) accounts.set(row.id, { class: row.class, currency: row.currency, player: null });
  return {
    accounts,
    claims: new Map(house.rows.filter((row) => row.creditor !== null).map((row) => [row.creditor, row.id])),
    chart: new Map(
      chart.rows.map((row) => [
        `${row.code} ${row.from_class} ${row.to_class}`,
        { isReversible: row.reversed_by !== null },
      ]),
    ),
  };
}
