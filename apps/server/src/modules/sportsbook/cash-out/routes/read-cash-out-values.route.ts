import { type RefusalName, readCashOutValues as readCashOutValuesContract } from '@ordago/contracts';
import { type BetId, formatAmount, idOf, isRefusal, type Refusal, toIso } from '@ordago/kernel';
import { playerOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { CashOutParts } from '../use-cases/parts.ts';
import { readCashOutValues } from '../use-cases/read-cash-out-values.ts';

/** Reads the past values of a bet. */
export function readCashOutValuesRoute(parts: CashOutParts): BoundRoute {
  return bind(readCashOutValuesContract, async ({ actor, params }) => {
    const values = await readCashOutValues(parts, { player: playerOf(actor).player, bet: idOf<BetId>(params.id) });
    if (isRefusal(values)) return values as Refusal<RefusalName>;
    return { values: values.map(({ at, value }) => ({ at: toIso(at), value: formatAmount(value) })) };
  });
}
