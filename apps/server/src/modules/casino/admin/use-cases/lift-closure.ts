import { type Refusal, refuse } from '@ordago/kernel';
import type { Audit } from '../../../audit/index.ts';
import { type Closure, hoursText } from '../domain/closure.ts';
import type { ClosuresRepository } from '../repository/closures.repository.ts';
import { type AdminOrder, adminLineOf } from './admin-line.ts';

/**
 * Lifts a closure, with its line in the audit.
 *
 * @refuses state-changed when it was lifted before
 */
export type LiftClosure = (id: string, order: AdminOrder) => Promise<Closure | Refusal<'state-changed'>>;

export function createLiftClosure(closures: ClosuresRepository, audit: Audit): LiftClosure {
  return async (id, order) => {
    const lifted = await closures.lift(id, (closure) => (tx) => audit.append(lineAbout(closure, order), tx));
    return lifted ?? refuse('state-changed');
  };
}

function lineAbout({ player, provider, casinoType, country, hours }: Closure, order: AdminOrder) {
  const line = adminLineOf(order, 'casino.opened', { provider, casinoType, country, hours: hoursText(hours) });
  return player === null ? line : { ...line, subject: `player:${player.id}` as const };
}
