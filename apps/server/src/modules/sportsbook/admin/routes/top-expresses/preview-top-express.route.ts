import { previewTopExpress as previewTopExpressContract } from '@ordago/contracts';
import { formatAmount, formatOdds } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../../../platform/http/bound-route.ts';
import type { TopExpressParts } from '../../use-cases/betting-admin-parts.ts';
import { previewTopExpress } from '../../use-cases/preview-top-express.ts';

/** Computes odds, problems and limits of an express before staff offer it. */
export function previewTopExpressRoute(parts: TopExpressParts): BoundRoute {
  return bind(previewTopExpressContract, async ({ query, now }) => {
    const { odds, problems, currencies } = await previewTopExpress(parts, query.selections.split(','), now);
    return {
      odds: formatOdds(odds),
      problems: problems.map((problem) => ({ ...problem })),
      currencies: currencies.map(({ currency, stakeMax, lossMax, room }) => ({
        currency,
        stake_max: formatAmount(stakeMax),
        loss_max: formatAmount(lossMax),
        room: formatAmount(room),
      })),
    };
  });
}
