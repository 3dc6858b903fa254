import {
  type BetId,
  type Currency,
  type Instant,
  instant,
  type Odds,
  odds,
  type PlayerId,
  type RefusalParams,
} from '@ordago/kernel';
import type { Pool } from 'pg';
import { gather } from '../../../platform/db/gather.ts';
import type { StandingLimit } from '../domain/judge-limits.ts';
import type { BettingSettings, DeskRule, OfferedSelection, StakeLimits } from '../domain/slip.ts';

/** Where reads go. */
export type Reads = Pick<Pool, 'query'>;

/** A slip that is to be judged. */
export interface Asked {
  readonly player: PlayerId;
  readonly currency: Currency;
  readonly selections: readonly string[];
  readonly at: Instant;
}

/** All that it is judged by. */
export interface Look {
  /** Unknown selections are missing. */
  readonly offer: readonly OfferedSelection[];
  /** Null when nothing may be bet in the currency. */
  readonly stakes: StakeLimits | null;
  readonly settings: BettingSettings;
  readonly limits: readonly StandingLimit[];
  readonly rules: readonly DeskRule[];
}

/** Looks at the offer and at all that limits a slip; slips that come together are looked at in one statement. */
export function createLooks(pool: Reads): (asked: Asked) => Promise<Look> {
  const look = gather(async (asked: readonly Asked[]) => {
    const texts = asked.map((one) => ({ ...one, at: new Date(one.at).toISOString() }));
    const found = await pool.query<{ look: LookRow }>({
      name: 'sportsbook.look_all',
      text: 'select look from sportsbook.look_all($1::jsonb) as look',
      values: [JSON.stringify(texts)],
    });
    return found.rows.map(({ look }) => look);
  });
  return async (asked) => readLook(await look(asked), asked.currency);
}

interface LookRow {
  readonly offer: readonly (Pick<
    OfferedSelection,
    'selection' | 'event' | 'league' | 'sport' | 'state' | 'score' | 'version'
  > & {
    readonly starts_at: number /** A contest of many has one name and no second side. */;
    readonly teams: readonly (string | null)[];
    readonly in_play: boolean;
    readonly odds: number;
  })[];
  readonly stake: {
    readonly [Field in 'min' | 'default' | 'max' | 'payout_max' | 'liability_max']: string;
  } & { readonly legal_payout_max: string | null };
  readonly settings: SettingRow;
  readonly limits: readonly (Pick<StandingLimit, 'kind' | 'scope' | 'target' | 'selection' | 'lock'> & {
    readonly amount: string | null;
    readonly used: string;
  })[];
  readonly rules: readonly { readonly rule: DeskRule['rule']; readonly leg: string }[];
}

export interface SettingRow {
  readonly bets_stopped: boolean;
  readonly live_stopped: boolean;
  readonly live_delay_s: number;
  readonly bet_gap_s: number;
  readonly same_bet_max: number | null;
  readonly express_legs_max: number;
  readonly combinations_max: number;
  readonly express_odds_max: number;
  readonly bonus_odds_min: number;
  readonly bonus_express_legs_min: number;
  readonly bonus_percent_max: number;
  readonly bonus_bets_max: number | null;
}

function readLook(row: LookRow, currency: Currency): Look {
  const { offer, stake, settings, limits, rules } = row;
  return {
    offer: offer.map(({ starts_at, in_play, odds: price, teams, ...selection }) => ({
      ...selection,
      teams: teams.filter((team) => team !== null),
      ...{ startsAt: instant(Math.round(starts_at)), isInPlay: in_play, odds: odds(price) },
    })),
    stakes: stake && {
      currency,
      stakeMin: BigInt(stake.min),
      stakeDefault: BigInt(stake.default),
      stakeMax: BigInt(stake.max),
      payoutMax: BigInt(stake.payout_max),
      liabilityMax: BigInt(stake.liability_max),
      legalPayoutMax: stake.legal_payout_max === null ? null : BigInt(stake.legal_payout_max),
    },
    settings: readSettings(settings),
    limits: limits.map(({ amount, used, ...limit }) => ({
      ...limit,
      ...{ amount: amount === null ? null : BigInt(amount), used: BigInt(used) },
    })),
    rules: rules.map(({ rule, leg }) => ({ rule, selection: leg })),
  };
}

export function readSettings(row: SettingRow): BettingSettings {
  return {
    areBetsStopped: row.bets_stopped,
    areLiveBetsStopped: row.live_stopped,
    liveDelayS: row.live_delay_s,
    betGapS: row.bet_gap_s,
    sameBetMax: row.same_bet_max,
    expressLegsMax: row.express_legs_max,
    combinationsMax: row.combinations_max,
    expressOddsMax: row.express_odds_max as Odds,
    bonusOddsMin: row.bonus_odds_min as Odds,
    bonusExpressLegsMin: row.bonus_express_legs_min,
    bonusPercentMax: row.bonus_percent_max,
    bonusBetsMax: row.bonus_bets_max,
  };
}

/** Whether the line holds an event. */
export async function hasEvent(reads: Reads, event: string): Promise<boolean> {
  return (await reads.query('select from sportsbook.event where id = $1', [event])).rows.length > 0;
}

/** What the ledger answered to a key before: the digest of its slip and its verdict. */
export interface Placement {
  readonly digest: string;
  /** Null when the slip was refused. */
  readonly bet: BetId | null;
  readonly refusal: string | null;
  readonly params: RefusalParams;
}

/** What the ledger knows of a key; null when it never saw it. */
export async function findPlacement(
  reads: Reads,
  { scope, key }: { scope: string; key: string },
): Promise<Placement | null> {
  const found = await reads.query<Placement>(
    `select encode(op.digest, 'hex') as digest, bet.id as bet, op.refusal, coalesce(op.answer, '{}') as params
     from ledger.op left join sportsbook.bet on bet.id = op.id where scope = $1 and key = $2`,
    [scope, key],
  );
  return found.rows[0] ?? null;
}

interface LimitRow {
  readonly currency: Currency;
  readonly stake_min: string;
  readonly stake_default: string;
  readonly stake_max: string;
  readonly payout_max: string;
  readonly liability_max: string;
  readonly legal_payout_max: string | null;
}

/** The limits of a currency; null when nothing may be bet in it. */
export async function findLimits(reads: Reads, currency: Currency): Promise<StakeLimits | null> {
  const found = await reads.query<LimitRow>('select * from sportsbook.stake_limit where currency = $1', [currency]);
  const row = found.rows[0];
  if (!row) return null;
  return {
    currency,
    stakeMin: BigInt(row.stake_min),
    stakeDefault: BigInt(row.stake_default),
    stakeMax: BigInt(row.stake_max),
    payoutMax: BigInt(row.payout_max),
    liabilityMax: BigInt(row.liability_max),
    legalPayoutMax: row.legal_payout_max === null ? null : BigInt(row.legal_payout_max),
  };
}
