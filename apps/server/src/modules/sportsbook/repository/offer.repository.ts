import {
  type BetId,
  Bug,
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
import type { LegFace } from '../domain/placed-bet.ts';
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
  /** The same selections as a bet shows them. */
  readonly faces: readonly LegFace[];
  /** Null when nothing may be bet in the currency. */
  readonly stakes: StakeLimits | null;
  readonly settings: BettingSettings;
  readonly limits: readonly StandingLimit[];
  readonly rules: readonly DeskRule[];
}

/** Looks at the offer and at all that limits a slip; slips that come together are looked at in one statement. */
export function createLooks(pool: Reads): (asked: Asked) => Promise<Look> {
  return gather(async (asked: readonly Asked[]) => {
    const legs = asked.flatMap(({ selections }, slip) => [...new Set(selections)].map((id) => ({ slip, id })));
    const found = await pool.query<LooksRow>({
      // Named, so that a connection plans it once.
      name: 'sportsbook.looks',
      text: LOOKS,
      values: [
        ...[asked.map(({ player }) => player), asked.map(({ currency }) => currency)],
        ...[asked.map(({ at }) => new Date(at)), legs.map(({ slip }) => slip + 1), legs.map(({ id }) => id)],
      ],
    });
    const [row] = found.rows;
    if (!row) throw new Bug('the house has no betting settings');
    return readLooks(row, asked);
  });
}

/**
 * What slips are judged by: $1 players, $2 currencies, $3 instants, and their legs, $4 the slip's place and $5 the selection.
 * Where staff have set no limit and no rule, nothing is asked for one.
 */
const LOOKS = `
  with offer as (
    select leg.slip, s.id::text as selection, s.event::text, s.odds, s.version, s.outcome, s.name, m.kind as market, m.specifier,
      e.league::text, g.name as league_name, g.sport, e.home::text as home_id, h.name as home, e.away::text as away_id, a.name as away,
      extract(epoch from e.starts_at) * 1000 as starts_at,
      case when e.status = 'live' or e.status = 'scheduled' and e.starts_at <= ($3::timestamptz[])[leg.slip] then 'live'
        else e.status::text end as state,
      e.in_play, sportsbook.binds_score(g.sport) as binds_score, e.home_score, e.away_score
    from unnest($4::int[], $5::bigint[]) as leg (slip, selection)
    join sportsbook.selection s on s.id = leg.selection
    join sportsbook.market m on m.id = s.market
    join sportsbook.event e on e.id = s.event
    join sportsbook.league g on g.id = e.league
    join sportsbook.team h on h.id = e.home left join sportsbook.team a on a.id = e.away
  )
  select (select json_agg(offer) from offer) as offer,
    (select json_agg(json_build_object('currency', currency, 'min', stake_min::text, 'default', stake_default::text,
        'max', stake_max::text, 'payout_max', payout_max::text, 'liability_max', liability_max::text,
        'legal_payout_max', legal_payout_max::text))
      from sportsbook.stake_limit where currency = any ($2)) as stakes,
    (select to_json(setting) from sportsbook.betting_setting setting) as settings,
    case when exists (select from sportsbook.desk_rule) or exists (select from sportsbook.bet_limit) then (
      select json_agg(sportsbook.look(player, currency, array(
          select selection from unnest($4::int[], $5::bigint[]) as leg (slip, selection) where slip = place), at) order by place)
      from unnest($1::bigint[], $2::text[], $3::timestamptz[]) with ordinality as asked (player, currency, at, place)
    ) end as bounds`;

interface LooksRow {
  /** Null when no selection is known. */
  readonly offer: readonly OfferRow[] | null;
  readonly stakes: readonly StakesRow[] | null;
  readonly settings: SettingRow;
  /** By slip; null where nothing bounds any. */
  readonly bounds: readonly BoundsRow[] | null;
}

interface OfferRow
  extends Pick<OfferedSelection, 'selection' | 'event' | 'league' | 'sport' | 'state' | 'version'>,
    Pick<LegFace, 'home' | 'market' | 'specifier' | 'outcome'> {
  readonly slip: number;
  readonly starts_at: number;
  readonly in_play: boolean;
  readonly odds: number;
  readonly binds_score: boolean;
  readonly home_score: number | null;
  readonly away_score: number | null;
  readonly home_id: string;
  /** A contest of many has one name and no second side. */
  readonly away_id: string | null;
  readonly away: string | null;
  readonly league_name: string;
  readonly name: string | null;
}

type StakesRow = {
  readonly [Field in 'currency' | 'min' | 'default' | 'max' | 'payout_max' | 'liability_max']: string;
} & { readonly legal_payout_max: string | null };

interface BoundsRow {
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

/** The looks of many slips, in their order. */
function readLooks({ offer, stakes, settings, bounds }: LooksRow, asked: readonly Asked[]): Look[] {
  const bySlip = asked.map((): OfferRow[] => []);
  for (const row of offer ?? []) bySlip[row.slip - 1]?.push(row);
  const stakesIn = new Map((stakes ?? []).map((row) => [row.currency, readStakes(row)]));
  const shared = readSettings(settings);
  return asked.map(({ currency }, slip) => {
    const rows = bySlip[slip] ?? [];
    const bound = bounds?.[slip];
    return {
      offer: rows.map(readOffered),
      faces: rows.map(readFace),
      stakes: stakesIn.get(currency) ?? null,
      settings: shared,
      limits: (bound?.limits ?? []).map(({ amount, used, ...limit }) => ({
        ...limit,
        ...{ amount: amount === null ? null : BigInt(amount), used: BigInt(used) },
      })),
      rules: (bound?.rules ?? []).map(({ rule, leg }) => ({ rule, selection: leg })),
    };
  });
}

function readOffered(row: OfferRow): OfferedSelection {
  const { selection, event, league, sport, state, version, home_id, away_id, home_score, away_score } = row;
  const score = home_score === null || away_score === null ? '' : `${home_score}-${away_score}`;
  return {
    ...{ selection, event, league, sport, state, version },
    teams: away_id === null ? [home_id] : [home_id, away_id],
    startsAt: instant(Math.round(row.starts_at)),
    isInPlay: row.in_play,
    score: row.binds_score ? score : '*',
    odds: odds(row.odds),
  };
}

function readFace(row: OfferRow): LegFace {
  const { event, selection, home, away, league_name, market, specifier, outcome, name, home_score, away_score } = row;
  return {
    ...{ event, selection, home, away: away ?? '', league: league_name, market, specifier, outcome },
    ...(name === null ? {} : { name }),
    startsAt: instant(Math.round(row.starts_at)),
    score: home_score === null || away_score === null ? null : { home: home_score, away: away_score },
  };
}

function readStakes(row: StakesRow): StakeLimits {
  return {
    currency: row.currency as Currency,
    stakeMin: BigInt(row.min),
    stakeDefault: BigInt(row.default),
    stakeMax: BigInt(row.max),
    payoutMax: BigInt(row.payout_max),
    liabilityMax: BigInt(row.liability_max),
    legalPayoutMax: row.legal_payout_max === null ? null : BigInt(row.legal_payout_max),
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
