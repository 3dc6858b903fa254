import { type Currency, toIso, type Units } from '@ordago/kernel';
import { gather } from '../../../../platform/db/gather.ts';
import type { Queryable } from '../../../../platform/db/transaction.ts';
import type { ActiveLimit, LimitLine } from '../../shared/domain/judge-limits.ts';
import type { BettingRule } from '../../shared/domain/slip.ts';
import type { Asked } from './offer.repository.ts';

/** Bounds set by staff for the targets of a slip. */
export interface Bounds {
  readonly limits: readonly ActiveLimit[];
  readonly rules: readonly BettingRule[];
}

/** Limit with a supposed amount, or a supposed new one; null for lifted. */
export interface SupposedLimit extends Pick<ActiveLimit, 'id' | 'kind' | 'scope' | 'target'> {
  readonly line: LimitLine;
  readonly currency: string | null;
  /** Units, as text. */
  readonly amount: string | null;
}

/** A slip whose bounds are asked for, in the currency of what pays it. */
export interface AskedBounds extends Asked {
  readonly currency: Currency;
  /** (Default: none, the limits as stored) */
  readonly changes?: readonly SupposedLimit[];
}

/** Limits and rules of staff for slips. */
export interface BoundsRepository {
  /** Reads what bounds a slip; those that come together are read in one statement. */
  findBounds(asked: AskedBounds): Promise<Bounds>;
  /** Reads what the operator can lose on each event with the open bets in a currency; events without bets are missing. */
  findOpenProfits(events: readonly string[], currency: Currency): Promise<ReadonlyMap<string, Units>>;
}

export function createBoundsRepository(db: Queryable): BoundsRepository {
  return {
    findBounds: gather(async (asked: readonly AskedBounds[]) => {
      const found = await db.query<{ bounds: BoundsRow }>({
        name: 'sportsbook.slip_bounds_of_all',
        text: 'select bounds from sportsbook.slip_bounds_of_all($1::jsonb) as bounds',
        values: [JSON.stringify(asked.map((one) => ({ ...one, at: toIso(one.at) })))],
      });
      return found.rows.map(({ bounds }) => readBounds(bounds));
    }),
    async findOpenProfits(events, currency) {
      const found = await db.query<{ event: string; open_profit: string }>(
        'select event::text, open_profit::text from sportsbook.liability where event = any ($1::bigint[]) and currency = $2',
        [events, currency],
      );
      return new Map(found.rows.map((row) => [row.event, BigInt(row.open_profit)]));
    },
  };
}

interface BoundsRow {
  readonly limits: readonly (Pick<ActiveLimit, 'id' | 'kind' | 'scope' | 'target' | 'selection' | 'lock'> & {
    readonly amount: string | null;
    readonly used: string;
  })[];
  readonly rules: readonly { readonly rule: BettingRule['rule']; readonly leg: string }[];
}

function readBounds({ limits, rules }: BoundsRow): Bounds {
  return {
    limits: limits.map(({ amount, used, ...limit }) => ({
      ...limit,
      amount: amount === null ? null : BigInt(amount),
      used: BigInt(used),
    })),
    rules: rules.map(({ rule, leg }) => ({ rule, selection: leg })),
  };
}
