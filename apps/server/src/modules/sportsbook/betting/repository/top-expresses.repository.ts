import { type Instant, instant, type Odds, toIso } from '@ordago/kernel';
import type { Queryable } from '../../../../platform/db/transaction.ts';

/** Leg of a featured express with its present price and state. */
export interface TopLeg {
  readonly event: string;
  readonly selection: string;
  readonly home: string;
  readonly away: string;
  readonly league: string;
  readonly sport: string;
  readonly startsAt: Instant;
  readonly marketId: string;
  readonly market: string;
  readonly specifier: string;
  readonly outcome: string;
  /** Of a competitor, where the outcome is its key. */
  readonly name: string | null;
  readonly odds: Odds;
  readonly version: number;
  /** True if a bet on it would be taken. */
  readonly isOpen: boolean;
}

export interface TopExpress {
  readonly id: string;
  readonly name: string | null;
  readonly shownUntil: Instant | null;
  readonly legs: readonly TopLeg[];
}

/** Expresses that are listed. */
const LISTED_MAX = 50;

const IS_OFFERED = `sportsbook.top_express_state(t, $1) = 'offered'`;

/** Legs of the express `t` at `$1`, in their order. */
export const LEGS_OF = `(
  select json_agg(json_build_object('event', e.id::text, 'selection', s.id::text, 'home', h.name, 'away', coalesce(a.name, ''),
    'league', l.name, 'sport', l.sport, 'starts_at', extract(epoch from e.starts_at) * 1000, 'market_id', m.id::text, 'market', m.kind,
    'specifier', m.specifier, 'outcome', s.outcome, 'name', s.name, 'odds', s.odds, 'version', s.version,
    'is_open', m.status = 'open' and e.status = 'scheduled' and e.starts_at > $1 and not e.is_stopped) order by place)
  from unnest(t.selections) with ordinality as item (id, place)
  join sportsbook.selection s on s.id = item.id join sportsbook.market m on m.id = s.market
  join sportsbook.event e on e.id = s.event join sportsbook.league l on l.id = e.league
  join sportsbook.team h on h.id = e.home left join sportsbook.team a on a.id = e.away) as legs`;

export type LegRow = Omit<TopLeg, 'startsAt' | 'marketId' | 'isOpen'> & {
  readonly starts_at: number;
  readonly market_id: string;
  readonly is_open: boolean;
};

/** Returns the legs of a row; none of an express whose markets were deleted. */
export function legsOf(rows: readonly LegRow[] | null): TopLeg[] {
  return (rows ?? []).map(({ starts_at, market_id, is_open, ...leg }) => {
    return { ...leg, startsAt: instant(Math.round(starts_at)), marketId: market_id, isOpen: is_open };
  });
}

/** Featured expresses as players see them. */
export interface TopExpressesRepository {
  /** The selections of a featured express; null for one that is not on offer. */
  findTopExpress(id: string, at: Instant): Promise<readonly string[] | null>;
  /** Lists the offered expresses, the newest first. */
  listTopExpresses(at: Instant): Promise<TopExpress[]>;
}

export function createTopExpressesRepository(db: Queryable): TopExpressesRepository {
  return {
    async findTopExpress(id, at) {
      const found = await db.query<{ selections: readonly string[] }>(
        `select selections::text[] from sportsbook.top_express t where t.id = $2 and ${IS_OFFERED}`,
        [toIso(at), id],
      );
      return found.rows[0]?.selections ?? null;
    },
    async listTopExpresses(at) {
      const found = await db.query<{ id: string; name: string | null; shown_until: Date | null; legs: LegRow[] }>(
        `select t.id, t.name, t.shown_until, ${LEGS_OF} from sportsbook.top_express t
         where t.ended_at is null and ${IS_OFFERED} order by t.set_at desc, t.id desc limit ${LISTED_MAX}`,
        [toIso(at)],
      );
      return found.rows.map(({ id, name, shown_until, legs }) => ({
        id,
        name,
        legs: legsOf(legs),
        shownUntil: shown_until === null ? null : instant(shown_until.getTime()),
      }));
    },
  };
}
