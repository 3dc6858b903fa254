import { Bug, type Currency, type Odds } from '@ordago/kernel';
import type { Queryable } from '../../../../platform/db/transaction.ts';
import type { BettingSettings, StakeLimits } from '../domain/slip.ts';

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
  readonly free_single_odds_min: number | null;
  readonly free_single_odds_max: number | null;
  readonly free_express_odds_min: number | null;
  readonly builder_offered: boolean;
  readonly builder_parts_max: number;
  readonly builder_margin_bps: number;
  readonly builder_combinations_max: number;
  readonly retirement: BettingSettings['retirement'];
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
    retirement: row.retirement,
    freeSingleOddsMin: row.free_single_odds_min as Odds | null,
    freeSingleOddsMax: row.free_single_odds_max as Odds | null,
    freeExpressOddsMin: row.free_express_odds_min as Odds | null,
  };
}

/** Settings of bets, and stakes of each currency, as staff set them. */
export interface BettingSettingsRepository {
  /** Reads the settings of staff for all bets. */
  findSettings(): Promise<BettingSettings>;
  /** The limits of a currency; null when nothing may be bet in it. */
  findLimits(currency: Currency): Promise<StakeLimits | null>;
  /** Rates that staff set, as decimal texts: units of a currency for one US dollar. */
  findRates(): Promise<ReadonlyMap<string, string>>;
}

export function createBettingSettingsRepository(db: Queryable): BettingSettingsRepository {
  return {
    async findSettings() {
      const found = await db.query<SettingRow>('select * from sportsbook.betting_setting');
      const [row] = found.rows;
      if (!row) throw new Bug('the settings of bets are missing');
      return readSettings(row);
    },
    async findLimits(currency) {
      const found = await db.query<LimitRow>('select * from sportsbook.stake_limit where currency = $1', [currency]);
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
    },
    async findRates() {
      const found = await db.query<{ currency: string; per_usd: string }>(
        'select currency, per_usd::text from sportsbook.stake_limit where rate_set_at is not null',
      );
      return new Map(found.rows.map((row) => [row.currency, row.per_usd]));
    },
  };
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
