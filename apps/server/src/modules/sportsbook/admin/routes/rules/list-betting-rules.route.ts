import { listBettingRules } from '@ordago/contracts';
import { toIso } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../../../platform/http/bound-route.ts';
import type { BettingRulesReads } from '../../use-cases/read-betting-rules.ts';

/** Lists the rules of bets. */
export function listBettingRulesRoute(reads: BettingRulesReads): BoundRoute {
  return bind(listBettingRules, async ({ query: { page, count: size } }) => {
    const { rows, ...found } = await reads.rules({ page, size });
    return { rules: rows.map(({ setAt, ...rule }) => ({ ...rule, set_at: toIso(setAt) })), ...found };
  });
}
