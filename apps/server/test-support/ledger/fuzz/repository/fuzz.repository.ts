import type { Pool } from 'pg';
import type { WalletBalance } from '../../../../src/modules/ledger/domain/accounts.ts';
import type { ModelAccount, ModelWorld } from '../model.ts';

/** Number of shared rows. */
export const ROWS = 60;

/** Number of times that each shared row may be used. */
export const ROW_USES_MAX = 7;

/**
 * Registrations as of a module: a kind with a precondition and an effect that leave traces of their own, the same as a
 * kind that can be carried out together, a class of shared rows with a limit, and a kind for settlement.
 */
const MODULE_SQL = `
  create table public.fuzz_note (op_id bigint primary key, row_id bigint);
  create table public.fuzz_row (id bigint primary key, uses int not null);
  insert into public.fuzz_row select g, 0 from generate_series(1, ${ROWS}) g;
  create function public.fuzz_lock(ids bigint[]) returns void language plpgsql as $$
    begin perform 1 from public.fuzz_row where id = any (ids) order by id for no key update; end $$;
  create function public.fuzz_check(p jsonb, player bigint, at timestamptz) returns ledger.refusal language sql as $$
    select case when exists (select from public.fuzz_row where id = (p->>'row')::bigint and uses >= ${ROW_USES_MAX})
      then ledger.refuse('row-used-up') end $$;
  create function public.fuzz_effect(op bigint, player bigint, p jsonb, at timestamptz) returns jsonb language plpgsql as $$
    begin
      insert into public.fuzz_note values (op, (p->>'row')::bigint);
      update public.fuzz_row set uses = uses + 1 where id = (p->>'row')::bigint;
      return jsonb_build_object('note', op::text);
    end $$;
  select ledger.register_op_kind('fuzz.note', 'public.fuzz_check', 'public.fuzz_effect');
  create table public.fuzz_bet (id bigint primary key, revision int not null);
  create function public.fuzz_settle(bets bigint[], revisions int[], p jsonb, at timestamptz) returns bigint[]
  language plpgsql as $$
    declare taken bigint[];
    begin
      insert into public.fuzz_bet select id, 0 from unnest(bets) as id on conflict do nothing;
      with moved as (
        update public.fuzz_bet b set revision = n.revision from unnest(bets, revisions) as n (id, revision)
        where b.id = n.id and b.revision = n.revision - 1 returning b.id)
      select coalesce(array_agg(id), '{}') into taken from moved;
      return taken;
    end $$;
  select ledger.register_op_kind('fuzz.settle', null, null, 'public.fuzz_settle');
  create function public.fuzz_check_many(players bigint[], ps jsonb[], ats timestamptz[]) returns boolean[] language sql as $$
    select array_agg(coalesce(r.uses, 0) + asked <= ${ROW_USES_MAX} order by ord)
    from (select ord, (p->>'row')::bigint as row_id, count(*) over (partition by p->>'row') as asked
      from unnest(ps) with ordinality as o (p, ord)) o left join public.fuzz_row r on r.id = o.row_id $$;
  create function public.fuzz_effect_many(ops bigint[], players bigint[], ps jsonb[], ats timestamptz[], left_over bigint[]) returns jsonb[]
  language plpgsql as $$
    begin
      insert into public.fuzz_note select op, (p->>'row')::bigint from unnest(ops, ps) as o (op, p);
      update public.fuzz_row set uses = uses + n from (
        select (p->>'row')::bigint as row_id, count(*) as n from unnest(ps) as p group by 1) o where id = row_id;
      return array(select jsonb_build_object('note', op::text) from unnest(ops) as op);
    end $$;
  select ledger.register_op_kind('fuzz.note-many', 'public.fuzz_check', 'public.fuzz_effect',
    p_check_many => 'public.fuzz_check_many', p_effect_many => 'public.fuzz_effect_many');
  select ledger.register_shared_class('fuzz-row', 9000, 'public.fuzz_lock');`;

export async function installFuzzModule(pool: Pool): Promise<void> {
  await pool.query(MODULE_SQL);
}

/** The accounts and the chart as the model knows them. */
export async function readAccounts(pool: Pool): Promise<Pick<ModelWorld, 'accounts' | 'claims' | 'chart'>> {
  const wallets = await pool.query('select id, class, currency, player from ledger.wallet');
  const house = await pool.query('select id, class, currency, creditor from ledger.house_account');
  const chart = await pool.query('select code, from_class, to_class, reversed_by from ledger.chart');
  const accounts = new Map<string, ModelAccount>();
  for (const { id, class: name, currency, player = null } of [...wallets.rows, ...house.rows]) {
    accounts.set(id, { class: name, currency, player });
  }
  const moves = chart.rows.map(
    (row) => [`${row.code} ${row.from_class} ${row.to_class}`, { isReversible: row.reversed_by !== null }] as const,
  );
  const claims = house.rows.filter((row) => row.creditor !== null).map((row) => [row.creditor, row.id] as const);
  return { accounts, claims: new Map(claims), chart: new Map(moves) };
}

/** A command as the ledger stored it. */
export interface StoredOp {
  readonly id: string;
  readonly scope: string;
  readonly key: string;
  readonly digest: string;
  readonly kind: string;
  readonly player: string;
  readonly verdict: string;
  readonly refusal: string | null;
}

/** Reads the ops after a number, in the order of the numbers. */
export async function readOps(pool: Pool, after: string): Promise<readonly StoredOp[]> {
  const found = await pool.query<StoredOp>(
    `select id, scope, key, encode(digest, 'hex') as digest, kind, player, verdict, refusal from ledger.op
     where id > $1 and verdict <> 'tombstone' order by id`,
    [after],
  );
  return found.rows;
}

export async function readBalances(pool: Pool): Promise<readonly { id: string; balance: string }[]> {
  const found = await pool.query<{ id: string; balance: string }>(`
    select id, balance from ledger.wallet
    union all select h.id, coalesce(sum(l.balance), 0)::bigint from ledger.house_account h
    left join ledger.house_lane l on l.account = h.id group by h.id`);
  return found.rows;
}

/** All that a refused command must leave alone: every table but the log of commands. */
export async function fingerprint(pool: Pool): Promise<string> {
  const tables = ['ledger.wallet', 'ledger.entry', 'ledger.house_lane', 'ledger.house_entry', 'ledger.debtor'];
  const hashes = [...tables, 'public.fuzz_note', 'public.fuzz_row'].map(
    (table) => `select '${table}' as t, md5(string_agg(r::text, '|' order by r::text)) as h from ${table} r`,
  );
  const found = await pool.query<{ t: string; h: string }>(hashes.join(' union all '));
  return found.rows.map((row) => `${row.t} ${row.h}`).join('\n');
}

/**
 * Counts the balances in answers that are not in the books: a version of a wallet names one entry, whatever happened to
 * the wallet since.
 */
export async function countFalseBalances(pool: Pool, reported: readonly WalletBalance[]): Promise<number> {
  const found = await pool.query<{ count: number }>(
    `select count(*)::int as count
     from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[]) as reported (wallet, version, balance, class)
     left join ledger.wallet w on w.id = reported.wallet
     left join ledger.entry e on e.account = reported.wallet and e.seq = reported.version
     where w.class::text is distinct from reported.class
        or reported.balance <> case when reported.version = 0 then 0 else coalesce(e.balance_after, -1) end`,
    [
      reported.map(({ wallet }) => wallet),
      reported.map(({ version }) => version.toString()),
      reported.map(({ balance }) => balance.toString()),
      reported.map((balance) => balance.class),
    ],
  );
  return found.rows[0]?.count ?? -1;
}
