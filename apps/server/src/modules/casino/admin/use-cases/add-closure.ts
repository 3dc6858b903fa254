import { type Refusal, refuse } from '@ordago/kernel';
import type { Audit } from '../../../audit/index.ts';
import type { PlayerDirectory } from '../../shared/ports/player-directory.ts';
import { hoursText, type NewClosure } from '../domain/closure.ts';
import type { ClosuresRepository } from '../repository/closures.repository.ts';
import { type AdminOrder, adminLineOf } from './admin-line.ts';

/**
 * Closes a provider or a casino type, for everybody or one player, with its line in the audit.
 *
 * @refuses provider-not-configured, user-not-found, state-changed when the same is closed already
 */
export type AddClosure = (
  closure: NewClosure,
  order: AdminOrder,
) => Promise<{ id: string } | Refusal<'provider-not-configured' | 'user-not-found' | 'state-changed'>>;

export function createAddClosure({
  closures,
  players,
  audit,
}: {
  closures: ClosuresRepository;
  players: PlayerDirectory;
  audit: Audit;
}): AddClosure {
  return async (closure, order) => {
    const { player, provider, casinoType, country, hours, reason, until } = closure;
    if (provider !== null && !(await closures.hasProvider(provider))) {
      return refuse('provider-not-configured', { provider });
    }
    if (player !== null && !(await players.find(player))) return refuse('user-not-found');
    const details = { provider, casinoType, country, hours: hoursText(hours), reason, until };
    const line = adminLineOf(order, 'casino.closed', details);
    const subject = player === null ? {} : { subject: `player:${player}` as const };
    const id = await closures.add({ ...closure, staff: order.staff }, order.now, (tx) =>
      audit.append({ ...line, ...subject }, tx),
    );
    return id === null ? refuse('state-changed') : { id };
  };
}
