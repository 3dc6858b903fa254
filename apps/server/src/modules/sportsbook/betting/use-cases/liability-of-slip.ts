import type { ActiveLimit } from '../../shared/domain/judge-limits.ts';
import type { StakeLimits } from '../../shared/domain/slip.ts';
import type { BoundsRepository } from '../repository/bounds.repository.ts';
import type { SlipContext } from './read-slip-context.ts';

/** Id of the liability of an event among limits, which has no row of its own. */
export const LIABILITY_ID = '';

/** Reads the liability of each event of a slip as a limit; the lock of every bet checks it. */
export async function liabilityOfSlip(
  bounds: Pick<BoundsRepository, 'findOpenProfits'>,
  { offer }: Pick<SlipContext, 'offer'>,
  { currency, liabilityMax }: StakeLimits,
): Promise<readonly ActiveLimit[]> {
  const events = [...new Map(offer.map((one) => [one.event, one.selection]))];
  const used = await bounds.findOpenProfits(
    events.map(([event]) => event),
    currency,
  );
  return events.map(([event, selection]) => ({
    id: LIABILITY_ID,
    kind: 'max-payout',
    scope: 'event',
    target: event,
    selection,
    lock: null,
    amount: liabilityMax,
    used: used.get(event) ?? 0n,
    isLiability: true,
  }));
}
