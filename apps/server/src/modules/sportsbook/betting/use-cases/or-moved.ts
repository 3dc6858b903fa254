import { type Refusal, refuse } from '@ordago/kernel';
import type { OfferRepository } from '../repository/offer.repository.ts';

/**
 * Returns the refusal that a player reads: a line that was withdrawn while another of its market is offered has moved, and the
 * refusal contains the new one.
 * @refuses handicap-changed in place of market-suspended; any other as it was given
 */
export async function orMoved(offer: Pick<OfferRepository, 'findMovedLine'>, refused: Refusal): Promise<Refusal> {
  if (refused.name !== 'market-suspended') return refused;
  const { leg, selection } = refused.params;
  const moved = await offer.findMovedLine(String(selection));
  return moved === null ? refused : refuse('handicap-changed', { ...moved, ...(leg !== undefined && { leg }) });
}
