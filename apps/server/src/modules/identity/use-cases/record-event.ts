import type { Instant, PlayerId } from '@ordago/kernel';
import type { AccountAction } from '../repository/accounts.repository.ts';
import type { Origin } from '../repository/sessions.repository.ts';
import type { Tx } from '../repository/transact.ts';
import type { IdentityParts } from './identity-parts.ts';

/** Writes what happened to an account where its player and its reviewer read it. The last step of a transaction. */
export async function recordEvent(
  { accounts, audit }: Pick<IdentityParts, 'accounts' | 'audit'>,
  event: { player: PlayerId; session: string; action: AccountAction; origin: Origin; at: Instant },
  tx?: Tx,
): Promise<void> {
  await accounts.insertEvent(event, tx);
  const actor = `player:${event.player}` as const;
  const { at, origin } = event;
  await audit.append({ at, actor, action: `identity.${event.action}`, subject: actor, ip: origin.ip }, tx);
}
