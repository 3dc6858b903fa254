import { type Instant, instant, type Page, pageOf, toIso, type Units } from '@ordago/kernel';
import type { Pool } from 'pg';
import { onlyOf } from '../../../../platform/db/only-of.ts';
import { inTransaction, type Queryable } from '../../../../platform/db/transaction.ts';
import type { LimitKind, LimitLine, LimitScope } from '../../shared/domain/judge-limits.ts';
import type { BettingRule } from '../../shared/domain/slip.ts';
import type { SettingRow } from '../../shared/repository/settings.repository.ts';

/** Writes the line of the audit in the transaction of the change that it records. */
export type Noted = (tx: Queryable) => Promise<unknown>;
export type AdminScope = LimitScope | 'selection';

export interface BetLimit {
  readonly kind: LimitKind;
  readonly line: LimitLine;
  readonly scope: LimitScope;
  readonly target: string | null;
  readonly currency: string | null;
}
/** `of`: limits of each of their scope, or of one target. */
export interface LimitFilter {
  readonly scope: LimitScope | null;
  readonly target: string | null;
  readonly of: 'all' | 'each' | 'one';
}
/** `name` is what people call the target; null where it has none. */
type Listed<Row> = Row & { readonly id: string; readonly name: string | null; readonly setAt: Instant };
type ListedRow<Row> = Row & { readonly id: string; readonly name: string | null; readonly set_at: Date };

export interface CurrencyStakes {
  readonly currency: string;
  readonly stakeMin: Units;
  readonly stakeDefault: Units;
  readonly stakeMax: Units;
  readonly payoutMax: Units;
  readonly liabilityMax: Units;
  readonly legalPayoutMax: Units | null;
  readonly perUsd: string | null;
}

/** Stakes of a currency as they are kept, with the instant at which staff set its rate. */
export interface KeptStakes extends CurrencyStakes {
  /** Null while the rate is that of the installation, or there is none. */
  readonly rateSetAt: Instant | null;
}

/** Stakes of a currency to be kept: a rate of undefined stays as it is. */
export interface StakesToKeep extends Omit<CurrencyStakes, 'perUsd'> {
  readonly perUsd: string | null | undefined;
  /** False for a rate that only converts limits. (Default: true) */
  readonly isRateSet?: boolean | undefined;
}

export interface NamedRule {
  readonly rule: BettingRule['rule'];
  readonly scope: Exclude<AdminScope, 'bet'>;
  readonly target: string;
}

/** Settings of bets by staff; each change is written with its line of the audit. */
export function createBettingAdminRepository(pool: Pool) {
  return {
    /** The settings of all bets. */
    settings: async () => onlyOf(await pool.query<SettingRow>('select * from sportsbook.betting_setting')),
    /** Stakes and payouts of each currency, by its code. */
    currencies: async (): Promise<KeptStakes[]> =>
      (await pool.query<StakesRow>('select * from sportsbook.stake_limit order by currency')).rows.map(toStakes),
    /** Writes the settings; terms of retirements hold for bets from `at` on. */
    saveSettings: (row: SettingRow, at: Instant, noted: Noted) =>
      inTransaction(pool, async (tx) => {
        const fields = Object.keys(row);
        await tx.query(
          `update sportsbook.betting_setting set ${fields.map((field, place) => `${field} = $${place + 1}`).join()}`,
          Object.values(row),
        );
        await tx.query(SAVE_RETIREMENT, [row.retirement, new Date(at)]);
        await noted(tx);
      }),
    /** Writes the stakes of a currency, a new one too; a rate of undefined stays as it is. */
    saveStakes: (
      { perUsd, isRateSet = true, ...stakes }: StakesToKeep,
      at: Instant,
      noted: (tx: Queryable, perUsd: string | null) => Promise<unknown>,
    ) =>
      inTransaction(pool, async (tx) => {
        const isKept = perUsd === undefined;
        const { rows } = await tx.query<{ per_usd: string | null }>(SAVE_STAKES, [
          stakes.currency,
          stakes.stakeMin,
          stakes.stakeDefault,
          stakes.stakeMax,
          stakes.payoutMax,
          stakes.liabilityMax,
          stakes.legalPayoutMax,
          perUsd ?? null,
          toIso(at),
          isKept,
          isRateSet,
        ]);
        await noted(tx, onlyOf({ rows }).per_usd);
      }),
    /** Removes the stakes of a currency in which nobody has bet; `bet-in` where somebody has, and nothing is removed. */
    removeStakes: (currency: string, noted: Noted): Promise<'removed' | 'unknown' | 'bet-in'> =>
      inTransaction(pool, async (tx) => {
        const { rowCount } = await tx.query(LOCK_STAKES, [currency]);
        if (rowCount === 0) return 'unknown';
        // Asked by a statement of its own: it sees the bet for which the lock waited.
        const { is_bet_in } = onlyOf(await tx.query<{ is_bet_in: boolean }>(IS_BET_IN, [currency]));
        if (is_bet_in) return 'bet-in';
        await tx.query('delete from sportsbook.stake_limit where currency = $1', [currency]);
        await noted(tx);
        return 'removed';
      }),
    /** A page of limits, the newest first. */
    limits: (filter: LimitFilter, paging: { page: number; size: number }) =>
      readPage(
        pool,
        `select id, kind, line, scope, target, currency, amount::text, set_at, ${NAME_OF} from sportsbook.bet_limit r
         where ($1::text is null or scope = $1) and ($2::text is null or target = $2)
           and case $3 when 'each' then target is null when 'one' then target is not null else true end`,
        [filter.scope, filter.target, filter.of],
        paging,
        ({
          set_at,
          amount,
          ...row
        }: ListedRow<BetLimit> & { amount: string }): Listed<BetLimit & { amount: Units }> => ({
          ...row,
          amount: BigInt(amount),
          setAt: instant(set_at.getTime()),
        }),
      ),
    /** Sets or lifts; false when there was nothing to lift. */
    saveLimit: (limit: BetLimit, amount: Units | null, at: Instant, noted: Noted): Promise<boolean> =>
      inTransaction(pool, async (tx) => {
        const { kind, line, scope, target, currency } = limit;
        const key = [kind, line, scope, target, currency];
        const { rowCount } =
          amount === null
            ? await tx.query(LIFT_LIMIT, key)
            : await tx.query(SAVE_LIMIT, [...key, amount, new Date(at)]);
        if (rowCount === 0) return false;
        await noted(tx);
        return true;
      }),
    /** A page of rules, the newest first. */
    rules: (paging: { page: number; size: number }) =>
      readPage(
        pool,
        `select id, rule, scope, target, set_at, ${NAME_OF} from sportsbook.betting_rule r`,
        [],
        paging,
        ({ set_at, ...row }: ListedRow<NamedRule>): Listed<NamedRule> => ({ ...row, setAt: instant(set_at.getTime()) }),
      ),
    /** Sets or lifts; false when it was so already. */
    saveRule: (rule: NamedRule, holds: boolean, at: Instant, noted: Noted) =>
      saveRule(pool, { rule, holds, at, noted }),
    /** Returns true if there is such an event, league, sport, player or selection. */
    hasTarget: async (scope: AdminScope, target: string): Promise<boolean> =>
      (await pool.query(`select from ${TABLES[scope]} limit 1`, [target])).rows.length > 0,
  };
}

export type BettingAdminRepository = ReturnType<typeof createBettingAdminRepository>;

// Bets from now on; those before keep what held then. Two changes of one moment are the last of them.
const SAVE_RETIREMENT = `
insert into sportsbook.retirement_term (from_at, retirement)
select $2, $1 where $1 is distinct from (select retirement from sportsbook.retirement_term order by from_at desc limit 1)
on conflict (from_at) do update set retirement = excluded.retirement`;

async function saveRule(
  pool: Pool,
  { rule: { rule, scope, target }, holds, at, noted }: { rule: NamedRule; holds: boolean; at: Instant; noted: Noted },
): Promise<boolean> {
  return inTransaction(pool, async (tx) => {
    const { rowCount } = holds
      ? await tx.query(SAVE_RULE, [rule, scope, target, new Date(at)])
      : await tx.query(LIFT_RULE, [rule, scope, target]);
    if (rowCount === 0) return false;
    await noted(tx);
    return true;
  });
}

const SAVE_RULE =
  'insert into sportsbook.betting_rule (rule, scope, target, set_at) values ($1, $2, $3, $4) on conflict do nothing';
const LIFT_RULE = 'delete from sportsbook.betting_rule where rule = $1 and scope = $2 and target = $3';

const TABLES: Record<AdminScope, string> = {
  bet: 'sportsbook.bet where id::text = $1',
  event: 'sportsbook.event where id::text = $1',
  tourney: 'sportsbook.league where id::text = $1',
  sport: 'sportsbook.league where sport = $1',
  user: 'players.published_player where id::text = $1',
  selection: 'sportsbook.selection where id::text = $1',
};

/** Name of the target of a row `r` with a scope. */
export const NAME_OF = `case scope
  when 'event' then (select h.name || coalesce(' – ' || a.name, '') from sportsbook.event e
    join sportsbook.team h on h.id = e.home left join sportsbook.team a on a.id = e.away where e.id = r.target::bigint)
  when 'tourney' then (select name from sportsbook.league where id = r.target::bigint)
  when 'user' then (select username from players.published_player where id = r.target::bigint) end as name`;

// Waits for bets that are being placed and are the first on their events in this currency, and they for the removal (`sportsbook.holds_stakes`).
const LOCK_STAKES = 'select from sportsbook.stake_limit where currency = $1 for update';

// Every bet leaves a liability of its event, which is never deleted: these are far fewer than the bets.
const IS_BET_IN = 'select exists (select from sportsbook.liability where currency = $1) as is_bet_in';

const SAVE_STAKES = `insert into sportsbook.stake_limit as known
  (currency, stake_min, stake_default, stake_max, payout_max, liability_max, legal_payout_max, per_usd, rate_set_at)
values ($1, $2, $3, $4, $5, $6, $7, $8::numeric, case when $8::numeric is not null and $11 then $9::timestamptz end)
on conflict (currency) do update set stake_min = $2, stake_default = $3, stake_max = $4, payout_max = $5, liability_max = $6,
  legal_payout_max = $7, per_usd = case when $10 then known.per_usd else excluded.per_usd end,
  rate_set_at = case
    when $10 or $11 and known.rate_set_at is not null and known.per_usd = excluded.per_usd then known.rate_set_at
    else excluded.rate_set_at end
returning per_usd::text`;

const SAVE_LIMIT = `insert into sportsbook.bet_limit (kind, line, scope, target, currency, amount, set_at)
values ($1, $2, $3, $4, $5, $6, $7)
on conflict (scope, target, kind, line, currency) do update set amount = excluded.amount, set_at = excluded.set_at`;

const LIFT_LIMIT = `delete from sportsbook.bet_limit where kind = $1 and line = $2 and scope = $3
  and target is not distinct from $4 and currency is not distinct from $5`;

interface StakesRow {
  readonly currency: string;
  readonly per_usd: string | null;
  readonly legal_payout_max: string | null;
  readonly rate_set_at: Date | null;
  readonly stake_min: string;
  readonly stake_default: string;
  readonly stake_max: string;
  readonly payout_max: string;
  readonly liability_max: string;
}

function toStakes(row: StakesRow): KeptStakes {
  return {
    currency: row.currency,
    stakeMin: BigInt(row.stake_min),
    stakeDefault: BigInt(row.stake_default),
    stakeMax: BigInt(row.stake_max),
    payoutMax: BigInt(row.payout_max),
    liabilityMax: BigInt(row.liability_max),
    legalPayoutMax: row.legal_payout_max === null ? null : BigInt(row.legal_payout_max),
    perUsd: row.per_usd,
    rateSetAt: row.rate_set_at === null ? null : instant(row.rate_set_at.getTime()),
  };
}

async function readPage<Row extends object, Shown>(
  pool: Pool,
  from: string,
  values: readonly unknown[],
  { page, size }: { page: number; size: number },
  shownOf: (row: Row) => Shown,
): Promise<Page<Shown>> {
  const { count } = onlyOf(
    await pool.query<{ count: number }>(`select count(*)::int as count from (${from}) listed`, [...values]),
  );
  const at = pageOf({ count, size, page });
  const sql = `select * from (${from}) listed order by set_at desc, id desc limit ${at.limit} offset ${at.offset}`;
  const { rows } = await pool.query<Row>(sql, [...values]);
  return { rows: rows.map(shownOf), count, pages: at.pages, page: at.page };
}
