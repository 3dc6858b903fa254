import type { PlayerId } from '@ordago/kernel';
import type { AccountEvent } from '../repository/accounts.repository.ts';
import type { IdentityParts } from './identity-parts.ts';

/** One page of what happened to an account, newest first. */
export interface AccountEventsPage {
  readonly list: readonly AccountEvent[];
  readonly pageCount: number;
}

/** Reads a page; a page past the last one is the last one (specification 1, section 9). */
export async function listAccountEvents(
  { accounts }: Pick<IdentityParts, 'accounts'>,
  { player, page, count }: { player: PlayerId; page: number; count: number },
): Promise<AccountEventsPage> {
  const total = await accounts.countEvents(player);
  const pageCount = Math.ceil(total / count);
  const shown = Math.max(0, Math.min(page, pageCount - 1));
  return { list: await accounts.eventsOf(player, { offset: shown * count, limit: count }), pageCount };
}
