import { type Currency, toIso } from '@ordago/kernel';
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
