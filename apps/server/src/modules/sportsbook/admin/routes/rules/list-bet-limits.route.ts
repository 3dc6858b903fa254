import { errorOf, type LimitName, listBetLimits } from '@ordago/contracts';
import { formatAmount, toIso } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../../../platform/http/bound-route.ts';
import type { BetLimit } from '../../use-cases/betting-admin-parts.ts';
import type { BettingRulesReads } from '../../use-cases/read-betting-rules.ts';

/** Lists the limits of bets. */
export function listBetLimitsRoute(reads: BettingRulesReads): BoundRoute {
  return bind(listBetLimits, async ({ query: { scope = null, target = null, of, page, count: size } }) => {
    const { rows, ...found } = await reads.limits({ scope, target, of }, { page, size });
    const limits = rows.map(({ amount, setAt, ...limit }) => ({
      ...limit,
      code: codeOf(limit),
      amount: formatAmount(amount),
      set_at: toIso(setAt),
    }));
    return { limits, ...found };
  });
}

/** The code under which a bet meets the limit. */
function codeOf({ kind, line, scope }: Pick<BetLimit, 'kind' | 'line' | 'scope'>): number {
  const name: LimitName = `limit-${kind}-${line}-${scope}`;
  return errorOf(name).code;
}
