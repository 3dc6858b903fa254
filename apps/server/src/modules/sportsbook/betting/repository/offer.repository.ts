import {
  type BetId,
  Bug,
  type Currency,
  formatOdds,
  type Instant,
  idOf,
  instant,
  type Odds,
  odds,
  type PlayerId,
  type RefusalParams,
  toIso,
  type WalletId,
} from '@ordago/kernel';
import { gather } from '../../../../platform/db/gather.ts';
import type { Queryable } from '../../../../platform/db/transaction.ts';
import { eachWayOffer } from '../../shared/domain/each-way.ts';
import type { LegDisplay } from '../../shared/domain/placed-bet.ts';
import type { BettingSettings, FundingWallet, OfferedSelection, StakeLimits } from '../../shared/domain/slip.ts';
import { EACH_WAY_BASIS } from '../../shared/repository/each-way.ts';
import { readSettings, type SettingRow } from '../../shared/repository/settings.repository.ts';

/** A slip that is to be judged. */
export interface Asked {
  readonly player: PlayerId;
  readonly selections: readonly string[];
  readonly at: Instant;
}

/** Offer of a slip before the paying wallet is known. */
export interface OfferSnapshot {
  /** Unknown selections are missing. */
  readonly offer: readonly OfferedSelection[];
  /** The same selections as a bet shows them. */
  readonly displays: readonly LegDisplay[];
  /** Of those a stake is paid from, in the order of their ids. */
  readonly wallets: readonly FundingWallet[];
  /** By currency; nothing may be bet in one that is missing. */
  readonly stakes: ReadonlyMap<Currency, StakeLimits>;
  readonly settings: BettingSettings;
  /** True if staff have set any limit or rule, so that those of the slip must be read. */
  readonly isBounded: boolean;
}

/** Earlier answer of the ledger to a key: the digest of its slip and its verdict. */
export interface Placement {
  readonly digest: string;
  /** Null when the slip was refused. */
  readonly bet: BetId | null;
  readonly refusal: string | null;
  readonly params: RefusalParams;
}

/** Withdrawn line of a market, the nearest offered one, and the same outcome there. */
export interface MovedLine {
  readonly offered: string;
  readonly current: string;
  readonly selection: string;
  readonly odds: string;
  readonly version: number;
}

/** Offer by which slips are judged, and the ledger's answers to them. */
export interface OfferRepository {
  /** Reads all that a slip is judged by; slips that come together are read in one statement. */
  findSnapshot(asked: Asked): Promise<OfferSnapshot>;
  /** Returns true if the line has an event. */
  hasEvent(event: string): Promise<boolean>;
  /**
   * Finds the offered line nearest to a withdrawn one; null where the market has no line, was not withdrawn, or is
   * offered at no other line.
   */
  findMovedLine(selection: string): Promise<MovedLine | null>;
  /** Returns the ledger's answer to a key; null for an unknown one. */
  findPlacement(command: { scope: string; key: string }): Promise<Placement | null>;
}

export function createOfferRepository(db: Queryable): OfferRepository {
  return {
    findSnapshot: gather((asked: readonly Asked[]) => findSnapshots(db, asked)),
    async hasEvent(event) {
      return (await db.query('select from sportsbook.event where id = $1', [event])).rows.length > 0;
    },
    async findMovedLine(selection) {
      const found = await db.query<Omit<MovedLine, 'odds'> & { readonly odds: Odds }>(MOVED_LINE, [selection]);
      const [moved] = found.rows;
      return moved ? { ...moved, odds: formatOdds(moved.odds) } : null;
    },
    async findPlacement({ scope, key }) {
      const found = await db.query<Placement>({
        // Every refused submission asks.
        name: 'sportsbook.placement',
        text: `select encode(op.digest, 'hex') as digest, bet.id as bet, op.refusal, coalesce(op.answer, '{}') as params
          from ledger.published_op op left join sportsbook.bet on bet.id = op.id where scope = $1 and key = $2`,
        values: [scope, key],
      });
      return found.rows[0] ?? null;
    },
  };
}

async function findSnapshots(db: Queryable, asked: readonly Asked[]): Promise<OfferSnapshot[]> {
  const legs = asked.flatMap(({ selections }, slip) => [...new Set(selections)].map((id) => ({ slip, id })));
  const found = await db.query<OfferSnapshotRow>({
    // Named, so that a connection plans it once.
    name: 'sportsbook.offer-snapshots',
    text: OFFER_SNAPSHOTS,
    values: [
      // Written as PostgreSQL reads them: the driver would write each number by itself.
      `{${asked.map(({ player }) => player).join()}}`,
      `{${asked.map(({ at }) => toIso(at)).join()}}`,
      `{${legs.map(({ slip }) => slip + 1).join()}}`,
      legs.map(({ id }) => id),
    ],
  });
  const [row] = found.rows;
  if (!row) throw new Bug('a statement without a table answered without a row');
  return readOfferSnapshots(row, asked);
}

/**
 * Offers by which slips are judged: $1 players, $2 instants, and their legs, $3 the slip's place and $4 the selection.
 * The lists are in selects of their own, so that a plan does not depend on their length: otherwise a short one would be
 * planned anew each time, which takes eight times as long as its execution.
 */
const OFFER_SNAPSHOTS = `
  with offer as (
    select leg.slip, s.id::text as selection, s.event::text, s.odds, s.version, s.outcome, s.name, m.kind as market, m.specifier,
      e.league::text, g.name as league_name, g.country, g.sport, e.home::text as home_id, h.name as home, e.away::text as away_id, a.name as away,
      extract(epoch from e.starts_at) * 1000 as starts_at,
      case when e.status = 'live' or e.status = 'scheduled' and e.starts_at <= ($2::timestamptz[])[leg.slip] then 'live'
        else e.status::text end as state,
      e.in_play, e.is_stopped, m.status = 'open' as is_open, sportsbook.binds_score(g.sport) as binds_score, e.home_score, e.away_score,
      ${EACH_WAY_BASIS} as each_way
    from unnest((select $3::int[]), (select $4::bigint[])) as leg (slip, selection)
    join sportsbook.selection s on s.id = leg.selection
    join sportsbook.market m on m.id = s.market
    join sportsbook.event e on e.id = s.event
    join sportsbook.league g on g.id = e.league
    join sportsbook.team h on h.id = e.home left join sportsbook.team a on a.id = e.away
  ), funding_wallet as materialized (
    select id::text, player::text, class, currency, balance::text, seq::text as version
    from ledger.published_wallet wallet where player = any ((select $1::bigint[])::bigint[]) and class in ('main', 'grant') order by wallet.id
  )
  select (select json_agg(offer) from offer) as offer, (select json_agg(funding_wallet) from funding_wallet) as wallets,
    (select json_agg(json_build_object('currency', currency, 'min', stake_min::text, 'default', stake_default::text,
        'max', stake_max::text, 'payout_max', payout_max::text, 'liability_max', liability_max::text,
        'legal_payout_max', legal_payout_max::text))
      from sportsbook.stake_limit where currency in (select currency from funding_wallet)) as stakes,
    (select to_json(setting) from sportsbook.betting_setting setting) as settings,
    exists (select from sportsbook.betting_rule) or exists (select from sportsbook.bet_limit) as is_bounded`;

interface OfferSnapshotRow {
  /** Null when no selection is known. */
  readonly offer: readonly OfferRow[] | null;
  readonly wallets: readonly WalletRow[] | null;
  readonly stakes: readonly StakesRow[] | null;
  readonly settings: SettingRow;
  readonly is_bounded: boolean;
}

interface WalletRow {
  readonly id: string;
  readonly player: string;
  readonly class: 'main' | 'grant';
  readonly currency: string;
  readonly balance: string;
  readonly version: string;
}

interface OfferRow
  extends Pick<OfferedSelection, 'selection' | 'event' | 'league' | 'sport' | 'state' | 'version'>,
    Pick<LegDisplay, 'home' | 'country' | 'market' | 'specifier' | 'outcome'> {
  readonly slip: number;
  readonly starts_at: number;
  readonly in_play: boolean;
  readonly is_stopped: boolean;
  readonly is_open: boolean;
  readonly odds: number;
  readonly binds_score: boolean;
  readonly home_score: number | null;
  readonly away_score: number | null;
  readonly home_id: string;
  readonly each_way: string | null;
  /** A contest of many has one name and no second side. */
  readonly away_id: string | null;
  readonly away: string | null;
  readonly league_name: string;
  readonly name: string | null;
}

type StakesRow = {
  readonly [Field in 'currency' | 'min' | 'default' | 'max' | 'payout_max' | 'liability_max']: string;
} & { readonly legal_payout_max: string | null };

/** Reads the offer of each slip, in their order. */
function readOfferSnapshots(row: OfferSnapshotRow, asked: readonly Asked[]): OfferSnapshot[] {
  const bySlip = asked.map((): OfferRow[] => []);
  for (const leg of row.offer ?? []) bySlip[leg.slip - 1]?.push(leg);
  const wallets = new Map<string, FundingWallet[]>(asked.map(({ player }) => [player, []]));
  for (const wallet of row.wallets ?? []) wallets.get(wallet.player)?.push(readWallet(wallet));
  const stakes = new Map((row.stakes ?? []).map((one) => [one.currency as Currency, readStakes(one)]));
  const settings = readSettings(row.settings);
  const isBounded = row.is_bounded;
  return asked.map(({ player }, slip) => {
    const legs = bySlip[slip] ?? [];
    const offer = legs.map(readOffered);
    const displays = legs.map(readLegDisplay);
    return { offer, displays, wallets: wallets.get(player) ?? [], stakes, settings, isBounded };
  });
}

function readWallet({ id, class: kind, currency, balance, version }: WalletRow): FundingWallet {
  return {
    id: idOf<WalletId>(id),
    class: kind,
    currency: currency as Currency,
    balance: BigInt(balance),
    version: BigInt(version),
  };
}

function readOffered(row: OfferRow): OfferedSelection {
  const { selection, event, league, sport, state, version, home_id, away_id, home_score, away_score } = row;
  const score = home_score === null || away_score === null ? '' : `${home_score}-${away_score}`;
  return {
    selection,
    event,
    league,
    sport,
    state,
    version,
    teams: away_id === null ? [home_id] : [home_id, away_id],
    startsAt: instant(Math.round(row.starts_at)),
    isInPlay: row.in_play,
    isStopped: row.is_stopped,
    isMarketOpen: row.is_open,
    score: row.binds_score ? score : '*',
    odds: odds(row.odds),
    eachWay: eachWayOffer(row.each_way, sport),
  };
}

function readLegDisplay(row: OfferRow): LegDisplay {
  const { event, selection, home, away, league, league_name, country, sport, market, specifier, outcome, name } = row;
  const { home_score, away_score } = row;
  return {
    event,
    selection,
    home,
    away: away ?? '',
    league: league_name,
    leagueId: league,
    country,
    sport,
    market,
    specifier,
    outcome,
    name: name ?? undefined,
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

/** The line of a specifier, and what it asks beside it. */
const lineOf = (specifier: string) => `substring(${specifier} from '(?:^|\\|)line=([^|]+)')`;
const askedOf = (specifier: string) => `regexp_replace(${specifier}, '(^|\\|)line=[^|]+', '')`;

const MOVED_LINE = `
select ${lineOf('m.specifier')} as offered, ${lineOf('o.specifier')} as current, t.id as selection, t.odds, t.version
from sportsbook.selection s join sportsbook.market m on m.id = s.market
join sportsbook.market o on o.event = m.event and o.kind = m.kind and o.status = 'open'
  and ${askedOf('o.specifier')} = ${askedOf('m.specifier')}
join sportsbook.selection t on t.market = o.id and t.outcome = s.outcome
where s.id = $1 and m.is_withdrawn and ${lineOf('m.specifier')} is not null
order by abs(${lineOf('o.specifier')}::numeric - ${lineOf('m.specifier')}::numeric), o.specifier limit 1`;
